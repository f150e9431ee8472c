from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .stranger import installed, with_path

Command = Callable[..., str]


@pytest.fixture(scope="session")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which the package is installed."""
    return installed(tmp_path_factory.mktemp("stranger"))


@pytest.fixture(scope="session")
def command(stranger: Path, tmp_path_factory: pytest.TempPathFactory) -> Command:
    """Runs Python with the stranger's package installed; what it prints."""
    place = tmp_path_factory.mktemp("there")

    def run(*arguments: str, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=place,
            env={**with_path(stranger), "TABERNA_DATA": str(place), "COLUMNS": "120"},
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, f"{arguments}: {done.stdout}{done.stderr}"
        return done.stdout

    return run
