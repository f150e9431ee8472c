"""What stored games of the first format mean. They held numbers of actions; what those numbers were is kept here.

`actions.json.gz` is the table of actions of each of our games on the day when texts took the place of numbers.
It never changes: the database's migration reads old journals with it, and the dice of old games are drawn in
the order it gives. The data of a game on that day are `first_data.json` in the game's own package.
"""

from __future__ import annotations

import gzip
import json
from functools import cache
from importlib.resources import files

from ..core.game import Game


@cache
def _tables() -> dict[str, list[str]]:
    packed = files(__package__).joinpath("actions.json.gz").read_bytes()
    known: dict[str, list[str]] = json.loads(gzip.decompress(packed))
    return known


def action_texts(game: str) -> list[str] | None:
    """The texts of a game's actions by the numbers they had; None for a game that was not ours."""
    return _tables().get(game)


@cache
def action_numbers(game: str) -> dict[str, int]:
    """The numbers that actions had, by their texts; empty for a game that was not ours."""
    return {text: number for number, text in enumerate(_tables().get(game, []))}


@cache
def first_data(kind: type[Game]) -> dict[str, object] | None:
    """The data that games of the first format were played with; None for a game that had none then."""
    package = kind.__module__
    while package := package.rpartition(".")[0]:
        file = files(package).joinpath("first_data.json")
        if file.is_file():
            known: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
            return known
    return None
