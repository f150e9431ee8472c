"""The rooms of the house: who may import whom, and how long a file may be."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

# Lines that break the plan, each in a file where somebody might write it, and how the checker names them.
VIOLATIONS = {
    "arena/plan.py": ("from ..server import app", "taberna.arena.plan -> taberna.server"),
    "client.py": ("from .server import app", "taberna.client -> taberna.server"),
    "bots/levels.py": ("from .. import fair", "taberna.bots.levels -> taberna.fair"),
    "words.py": ("from . import record", "taberna.words -> taberna.record"),
    "games/alea/state.py": ("from ..forum import board", "taberna.games.alea.state -> taberna.games.forum.board"),
    "games/forum/state.py": ("import pathlib", "taberna.games.forum.state -> pathlib"),
    "core/game.py": ("import random", "taberna.core.game -> random"),
    "core/frames.py": ("from ..games import names", "taberna.core.frames -> taberna.games"),
}


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    linter = Path(sys.executable).with_name("lint-imports")
    command = [str(linter), "--config", "pyproject.toml", "--no-cache"]
    environment = {**os.environ, "PYTHONPATH": "src", "COLUMNS": "200"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def copied(root: Path, folder: Path) -> Path:
    unneeded = shutil.ignore_patterns("__pycache__", "*.ftl", "*.md", "*.so")
    shutil.copytree(root / "src" / "taberna", folder / "src" / "taberna", ignore=unneeded)
    shutil.copy(root / "pyproject.toml", folder)
    return folder / "src" / "taberna"


def test_the_arrows_between_the_rooms_hold(root: Path) -> None:
    done = lint(root)
    assert done.returncode == 0, done.stdout + done.stderr


def test_wrong_arrows_are_caught(root: Path, tmp_path: Path) -> None:
    source = copied(root, tmp_path)
    for name, (line, _) in VIOLATIONS.items():
        file = source / name
        file.write_text(f"{file.read_text(encoding='utf-8')}\n{line}\n", encoding="utf-8")
    done = lint(tmp_path)
    assert done.returncode == 1, done.stdout + done.stderr
    missed = [found for _, found in VIOLATIONS.values() if found not in " ".join(done.stdout.split())]
    assert not missed, f"{missed} passed:\n{done.stdout}"


def test_a_package_without_a_place_is_caught(root: Path, tmp_path: Path) -> None:
    (copied(root, tmp_path) / "cellar.py").write_text("", encoding="utf-8")
    done = lint(tmp_path)
    assert done.returncode == 1 and "cellar" in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize("part", ["core", "games"])
def test_the_engine_opens_no_files(root: Path, part: str) -> None:
    """What an import check can't see: built-in functions."""
    for file in (root / "src" / "taberna" / part).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in ("open", "print", "input", "eval", "exec", "__import__"), file


def test_files_stay_short(root: Path) -> None:
    long = {
        path.name: count
        for path in (root / "src").rglob("*.py")
        if (count := len(path.read_text(encoding="utf-8").splitlines())) > 500
    }
    assert not long, f"files of over 500 lines: {long}"
