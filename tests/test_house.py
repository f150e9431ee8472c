"""The rooms of the house: who may import whom, and how long a file may be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def test_the_arrows_between_the_rooms_hold(root: Path) -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    command = [str(linter), "--config", "pyproject.toml", "--no-cache"]
    done = subprocess.run(
        command, cwd=root, env={**os.environ, "PYTHONPATH": "src"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_files_stay_short(root: Path) -> None:
    long = {
        path.name: count
        for path in (root / "src").rglob("*.py")
        if (count := len(path.read_text(encoding="utf-8").splitlines())) > 500
    }
    assert not long, f"files of over 500 lines: {long}"
