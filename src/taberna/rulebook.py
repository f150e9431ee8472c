"""The rules of the games: the files of docs/rules, shipped with the package."""

from __future__ import annotations

import re
from pathlib import Path

from .core.errors import BadOption
from .core.registry import game_class

_SHIPPED = Path(__file__).parent / "rules"
_SOURCE = Path(__file__).parents[2] / "docs" / "rules"
_CLAUSE = re.compile(r"^- \*\*([A-Z]+[0-9][0-9.]*)\*\*", re.MULTILINE)


def rules_text(game: str) -> str:
    game_class(game)
    for folder in (_SHIPPED, _SOURCE):
        if (folder / f"{game}.md").is_file():
            return (folder / f"{game}.md").read_text(encoding="utf-8")
    raise BadOption("no-rules", game=game)


def clauses(text: str) -> dict[str, str]:
    """Every clause of a rules text, by its id. A clause is a list item and the lines indented below it."""
    found: dict[str, str] = {}
    starts = list(_CLAUSE.finditer(text))
    for start in starts:
        lines = text[start.start() :].splitlines()
        body = [lines[0]]
        for line in lines[1:]:
            if line.strip() and not line.startswith(" "):
                break
            body.append(line)
        found[start.group(1)] = "\n".join(body).rstrip()
    return found
