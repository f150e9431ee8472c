"""What runs on GitHub: every step is something that there is here. `make check` knows their schemas."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PINNED = re.compile(r"[\w.-]+/[\w./-]+@(?:v\d+(?:\.\d+)*|release/v\d+|[0-9a-f]{40})")


def steps(file: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


def commands(file: Path) -> list[list[str]]:
    """What its steps run, one command each."""
    lines = [line for step in steps(file) for line in step.get("run", "").splitlines()]
    return [shlex.split(command) for line in lines for command in line.split(" && ")]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_every_action_has_a_version(file: Path) -> None:
    used = [step["uses"] for step in steps(file) if "uses" in step]
    assert used and all(PINNED.fullmatch(name) for name in used), used


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_every_step_runs_what_there_is(file: Path) -> None:
    for command in commands(file):
        if command[0] == "make":
            assert all(re.search(rf"^{target}:", MAKEFILE, re.MULTILINE) for target in command[1:]), command
        named = [word for word in command if re.match(r"(tests|tools)\b|[\w-]+\.txt$", word)]
        assert all((ROOT / name).exists() for name in named), command


def test_extras_that_are_installed_are_extras_of_ours() -> None:
    known = set(re.findall(r"^(\w+) = \[", (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE))
    texts = [file.read_text(encoding="utf-8") for file in (*WORKFLOWS, ROOT / "deploy" / "Dockerfile")]
    found = {
        extra for text in texts for names in re.findall(r"[.a]\[([a-z,]+)\]", text) for extra in names.split(",")
    }
    assert found and found <= known, found - known


def test_checks_and_tests_run_on_three_systems_and_the_oldest_and_newest_python() -> None:
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8"))["jobs"]
    ran = {step["run"] for job in jobs.values() for step in job["steps"] if "run" in step}
    assert {"make check", "make test"} <= ran
    matrices = [job["strategy"]["matrix"] for job in jobs.values() if "strategy" in job]
    assert all(matrix["python"] == ["3.11", "3.14"] for matrix in matrices)
    assert {system for matrix in matrices for system in matrix.get("system", [])} == {
        "macos-latest",
        "windows-latest",
    }
