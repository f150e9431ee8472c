"""Whole games with their results, kept for ever: a change of the rules that changes one of them shows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import taberna
from taberna import Game, Record

FOLDER = Path(__file__).parent / "records"


def files(name: str) -> list[Path]:
    return sorted(FOLDER.glob(f"{name}-*.json"))


def covered(record: Record) -> Iterator[str]:
    """What a record shows: its number of players, its options other than the usual ones, its ending."""
    yield f"players {record.game.players}"
    for option in record.game.choices:
        value = record.game.options[option.name]
        if value != option.default:
            yield f"option {option.name}"
    if record.result is not None:
        yield f"ending {record.result['ending']}"


def wanted(kind: type[Game]) -> set[str]:
    """What the records of a game must show between them."""
    return {
        *(f"players {count}" for count in range(kind.min_players, kind.max_players + 1)),
        *(f"option {option.name}" for option in kind.choices),
        *(f"ending {ending}" for ending in kind.endings),
    }


def missing(name: str) -> set[str]:
    found = {thing for file in files(name) for thing in covered(Record.load(file))}
    return wanted(taberna.game_class(name)) - found
