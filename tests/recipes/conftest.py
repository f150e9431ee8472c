from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .recipe import carry_out, steps

Command = Callable[..., str]


@pytest.fixture(scope="session")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of CONTRIBUTING's worked example, built and installed by pip's own rules into a folder."""
    root = Path(__file__).parents[2]
    tree, site = tmp_path_factory.mktemp("stranger"), tmp_path_factory.mktemp("site")
    found = steps((root / "CONTRIBUTING.md").read_text(encoding="utf-8"), "## Add a game")
    assert len(found) == 7
    for step in found:
        carry_out(step, tree, ["en"])
    uv = Path(sys.executable).with_name("uv")
    command = [
        str(uv),
        "pip",
        "install",
        "--quiet",
        "--python",
        sys.executable,
        "--target",
        str(site),
        "--no-deps",
    ]
    done = subprocess.run([*command, str(tree / "acervi")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return site


@pytest.fixture(scope="session")
def command(stranger: Path, tmp_path_factory: pytest.TempPathFactory) -> Command:
    """Runs Python with the stranger's package installed; what it prints."""
    place = tmp_path_factory.mktemp("there")

    def run(*arguments: str, typed: str = "") -> str:
        paths = [str(stranger), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "TABERNA_DATA": str(place)}
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=place,
            env={**environment, "COLUMNS": "120", "PYTHONIOENCODING": "utf-8"},
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, f"{arguments}: {done.stdout}{done.stderr}"
        return done.stdout

    return run
