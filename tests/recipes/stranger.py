"""The package of CONTRIBUTING's worked example, *Acervi*, made from its text and installed beside Taberna."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from .recipe import carry_out, steps

ROOT = Path(__file__).parents[2]


def installed(folder: Path) -> Path:
    """Build and install it into a folder of its own; that folder, for PYTHONPATH."""
    tree, site = folder / "tree", folder / "site"
    found = steps((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), "## Add a game")
    assert len(found) == 7
    for step in found:
        carry_out(step, tree, ["en"])
    uv = Path(sys.executable).with_name("uv")
    where = ["--python", sys.executable, "--target", str(site), "--no-deps"]
    command = [str(uv), "pip", "install", "--quiet", *where, str(tree / "acervi")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return site


def with_path(folder: Path) -> dict[str, str]:
    """The environment in which what lies in a folder can be imported."""
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONIOENCODING": "utf-8"}
