"""Positions with everybody one seat further on: whoever sits first in what he sees must see the same."""

from __future__ import annotations

from typing import Any

from taberna.games.forum.actions import LETTERS

Position = dict[str, Any]


def further(name: str, position: Position, players: int) -> Position:
    """The same position with everybody one seat further."""
    return {"alea": _alea, "forum": _forum, "pecunia": _pecunia}[name](dict(position), players)


def _shifted(values: list[Any]) -> list[Any]:
    return [values[-1], *values[:-1]]


def _seat(seat: Any, players: int) -> Any:
    return (seat + 1) % players if isinstance(seat, int) else seat


def _alea(position: Position, players: int) -> Position:
    lists = {key: _shifted(position[key]) for key in ("columns", "cards")}
    return {**position, **lists, "turn": _seat(position["turn"], players)}


def _forum(position: Position, players: int) -> Position:
    letters = "".join(LETTERS[: 4 if players == 2 else players])
    table = str.maketrans(letters, letters[1:] + letters[0])
    lists: Position = {"board": [row.translate(table) for row in position["board"]]}
    for key in ("hands", "track"):
        lists[key] = {colour.translate(table): value for colour, value in position[key].items()}
    if position.get("used"):
        lists["used"] = position["used"].translate(table)
    return {**position, **lists, "turn": _seat(position["turn"], players)}


def _pecunia(position: Position, players: int) -> Position:
    found = dict(position)
    for key in ("purses", "hands", "latrines", "queues", "upgrades", "favours", "ladders", "steps"):
        if key in found:
            found[key] = _shifted(found[key])
    for key in ("turn", "first"):
        found[key] = _seat(found[key], players)
    if "favours_new" in found:
        found["favours_new"] = sorted(_seat(seat, players) for seat in found["favours_new"])
    found["frames"] = [_frame(frame, players) for frame in found["frames"]]
    return found


def _frame(frame: Position, players: int) -> Position:
    moved = {key: _seat(value, players) for key, value in frame.items() if key in ("player", "giver", "to")}
    return {**frame, **moved}
