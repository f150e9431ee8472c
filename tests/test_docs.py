"""What the papers show works: the README's Python runs, its commands exist, links lead somewhere."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

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
    for command in set(re.findall(r"^taberna ([a-z]+)", text, re.MULTILINE)):
        done = subprocess.run(
            [sys.executable, "-m", "taberna", command, "--help"], capture_output=True, check=False
        )
        assert done.returncode == 0, command


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_links_lead_somewhere(root: Path, name: str) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", (root / name).read_text(encoding="utf-8")):
        assert (root / link).exists(), link


def test_every_make_target_explains_itself(root: Path) -> None:
    shown = subprocess.run(["make", "help"], cwd=root, capture_output=True, text=True, check=True, env=os.environ)
    for target in ("play", "test", "check", "bench", "soak", "clean"):
        assert f"make {target}" in shown.stdout


def test_the_nineteenth_famous_roman_of_contributing(root: Path, tmp_path: Path) -> None:
    """Row, effect, words and test are those of the worked example; nothing else is touched."""
    text = (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    example = text[text.index("*Nero*") :]
    blocks = re.findall(r"^   ```(\w+)\n(.*?)^   ```", example, re.DOTALL | re.MULTILINE)
    assert [kind for kind, _ in blocks] == ["toml", "python", "ftl", "python"]
    row, effect, words, test = (dedent(block) for _, block in blocks)
    shutil.copytree(root / "src" / "taberna", tmp_path / "src" / "taberna", ignore=_not_needed)
    shutil.copytree(root / "tests", tmp_path / "tests", ignore=_not_needed)
    pecunia = tmp_path / "src" / "taberna" / "games" / "pecunia"
    _write(pecunia / "famous" / "famous.toml", lambda old: f"{old}\n{row}")
    effects = "\n_ALL: Final[list[Choice]] = ["
    end = "]\n_BY_NAME"
    _write(
        pecunia / "famous" / "effects.py",
        lambda old: old.replace(effects, f"\n{effect}\n{effects}").replace(end, f"    Nero(),\n{end}"),
    )
    for file in (pecunia / "words").glob("*/base.ftl"):
        _write(file, lambda old: f"{old}\n{words}")
    tests = tmp_path / "tests" / "games" / "pecunia"
    (tests / "famous" / "test_nero.py").write_text(test, encoding="utf-8")
    wanted = ["famous", "test_complete.py", "-k", "nero or (test_complete and not table)"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *wanted],
        cwd=tests,
        env={**os.environ, "PYTHONPATH": f"{tmp_path / 'src'}{os.pathsep}{tmp_path}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"\b[1-9]\d* passed", done.stdout), done.stdout


def _not_needed(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if name.endswith((".so", ".pyd")) or name in ("page", "__pycache__", "records")]


def _write(file: Path, change: Callable[[str], str]) -> None:
    file.write_text(change(file.read_text(encoding="utf-8")), encoding="utf-8")
