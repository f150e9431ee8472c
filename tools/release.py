"""A release in one command: `python tools/release.py 1.2.0` sets version and day, commits and tags.

Pushing the tag builds and publishes. `python tools/release.py check v1.2.0` says whether a tag fits the tree.
"""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSION = re.compile(r'^version = "([^"]+)"$', re.MULTILINE)
CITED = re.compile(r"^version: .*\ndate-released: .*$", re.MULTILINE)
HEADING = re.compile(r"^## (\S+) – (\S+)$", re.MULTILINE)


def main(arguments: list[str]) -> str:
    """What was done; a sentence in SystemExit if it can't be."""
    if arguments[:1] == ["check"] and len(arguments) == 2:
        return check(ROOT, arguments[1].removeprefix("v"))
    if len(arguments) == 1 and re.fullmatch(r"\d+\.\d+\.\d+", arguments[0]):
        write(ROOT, arguments[0], date.today())
        for command in (["commit", "-am", f"Release {arguments[0]}"], ["tag", "-a", f"v{arguments[0]}", "-m", ""]):
            subprocess.run(["git", *command], cwd=ROOT, check=True)
        return f"Tagged v{arguments[0]}. Publish it with: git push --follow-tags"
    raise SystemExit(__doc__)


def write(root: Path, version: str, today: date) -> None:
    """The version into pyproject.toml and CITATION.cff, the day into CHANGELOG.md."""
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = HEADING.search(changes)
    if newest is None or newest[2] != "unreleased":
        raise SystemExit("CHANGELOG.md does not begin with a part that is unreleased.")
    dated = f"## {version} – {today:%Y-%m-%d}"
    texts = {
        "CHANGELOG.md": changes.replace(newest[0], dated, 1),
        "pyproject.toml": VERSION.sub(f'version = "{version}"', _read(root, "pyproject.toml"), count=1),
        "CITATION.cff": CITED.sub(
            f"version: {version}\ndate-released: {today:%Y-%m-%d}", _read(root, "CITATION.cff"), count=1
        ),
    }
    for name, text in texts.items():
        (root / name).write_text(text, encoding="utf-8")


def check(root: Path, version: str) -> str:
    """Whether the tree says what the tag says."""
    found = VERSION.search(_read(root, "pyproject.toml"))
    newest = HEADING.search(_read(root, "CHANGELOG.md"))
    if found is None or found[1] != version or newest is None or newest[1] != version or newest[2] == "unreleased":
        raise SystemExit(f"pyproject.toml or CHANGELOG.md is not that of {version}.")
    return f"This is {version}."


def _read(root: Path, name: str) -> str:
    return (root / name).read_text(encoding="utf-8")


if __name__ == "__main__":
    print(main(sys.argv[1:]))
