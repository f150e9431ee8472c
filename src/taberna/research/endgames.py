"""Ends of games that are small enough to be solved: positions that a game brings in its `endgames.json`.

from taberna.research.endgames import endgame, endgames
endgames("pecunia")                      # ["last-coins"]
state = endgame("pecunia", "last-coins")
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from ..core.errors import BadOption
from ..core.game import State
from ..games import manifest
from ..loading import game

FILE = "endgames.json"


def endgames(name: str) -> list[str]:
    """The names of those that a game brings."""
    return list(_read(name))


def endgame(name: str, which: str) -> State:
    """Where it begins; `state.game` has its players and options."""
    found = _read(name)
    if which not in found:
        raise BadOption("bad-option", option="endgame", value=str(which)[:40], choices=", ".join(found))
    told = found[which]
    return game(name, told["players"], **told["options"]).position(told["position"])


def _read(name: str) -> dict[str, Any]:
    path = files(manifest(name).package).joinpath(FILE)
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found
