"""The examples run, and show what they say they show."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest


def test_random_agents_play_everywhere(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(root / "examples" / "random_agents.py"), run_name="__main__")
    assert len(capsys.readouterr().out.splitlines()) == 5


def test_their_search_meets_our_consul(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example = runpy.run_path(str(root / "examples" / "ismcts_against_ours.py"))
    example["main"](["--games", "1", "--simulations", "3", "--target", "8"])
    assert "consul has won" in capsys.readouterr().out


def test_the_learner_learns(root: Path) -> None:
    path = root / "examples" / "learn_alea.py"
    # In a process of its own: it tells the library of matrices how many threads to take, before it is there.
    shown = subprocess.run([sys.executable, str(path), "3"], capture_output=True, text=True, check=True).stdout
    means = [float(mean) for mean in re.findall(r"mean reward ([+-][0-9.]+)", shown)]
    assert len(means) == 3
    assert means[-1] > means[0] + 0.3
    assert len([line for line in path.read_text(encoding="utf-8").splitlines() if line]) <= 60


def test_a_record_is_walked_through(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(root / "examples" / "walk_through_a_record.py"), run_name="__main__")
    assert "500 random games" in capsys.readouterr().out
