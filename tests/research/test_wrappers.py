"""RLlib and Tianshou learn our games through their own wrappers for PettingZoo.

Neither is installed with the rest: `pip install --group learners` brings them. The examples run in processes of
their own, for Ray starts some and both speak on their way.
"""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest


def shown(path: Path, *arguments: str) -> str:
    call = [sys.executable, str(path), *arguments]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    # PettingZoo says so of an action that is not legal, and ends the game.
    assert "Illegal move" not in done.stdout + done.stderr
    return done.stdout


@pytest.mark.skipif(not all(map(find_spec, ("ray", "tree", "torch"))), reason="RLlib is not installed")
def test_rllib_learns_with_masks(root: Path) -> None:
    text = shown(root / "examples" / "learn_rllib.py", "2")
    found = re.findall(r"round \d: (\d+) steps, entropy ([0-9.]+)", text)
    assert [int(steps) for steps, _ in found] == [256, 512]
    assert float(found[0][1]) > float(found[1][1]) > 0  # it becomes surer


@pytest.mark.skipif(not all(map(find_spec, ("tianshou", "torch"))), reason="Tianshou is not installed")
def test_tianshou_learns_with_masks(root: Path) -> None:
    text = shown(root / "examples" / "learn_tianshou.py", "1", "400", "8")
    found = re.findall(r"after (\d+) steps: mean return ([+-][0-9.]+)", text)
    assert [int(steps) for steps, _ in found] == [0, 400]
    assert all(-1 <= float(mean) <= 1 for _, mean in found)
