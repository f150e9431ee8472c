"""What the papers show works: the README's Python runs, its commands exist, links lead somewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest


def test_the_python_in_the_readme_runs(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", (root / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert (tmp_path / "game.json").exists()


def test_the_commands_in_the_readme_exist(root: Path) -> None:
    text = (root / "README.md").read_text(encoding="utf-8")
    makefile = (root / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"\bmake ([a-z]+)", text):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    helped = subprocess.run(
        [sys.executable, "-m", "taberna", "--help"], capture_output=True, text=True, check=True
    )
    known = set(re.findall(r"^  ([a-z]+) ", helped.stdout, re.MULTILINE))
    assert {"play", "serve"} <= known
    named = set(re.findall(r"^taberna ([a-z]+)", text, re.MULTILINE))
    assert named <= known, named - known


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_links_lead_somewhere(root: Path, name: str) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", (root / name).read_text(encoding="utf-8")):
        assert (root / link).exists(), link


def test_every_make_target_explains_itself(root: Path) -> None:
    shown = subprocess.run(["make", "help"], cwd=root, capture_output=True, text=True, check=True, env=os.environ)
    for target in ("play", "test", "check", "bench", "soak", "clean"):
        assert f"make {target}" in shown.stdout
