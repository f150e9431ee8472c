"""Positions as whole numbers in one row: what a seat may know of a game, for programs that learn.

`encoding(game)` finds the one that a game brings. What an encoding is says `taberna.core.tensor`.
"""

from __future__ import annotations

from ...core.errors import BadOption
from ...core.game import Game
from ...core.tensor import Encoding, Field, Space, choices, everything, outcomes
from ...games import manifest
from ...games import names as games

__all__ = [
    "Encoding",
    "Field",
    "Space",
    "choices",
    "encoding",
    "encoding_class",
    "has_encoding",
    "names",
    "numbering",
    "outcomes",
    "version",
]


def names() -> list[str]:
    """The games that bring an encoding."""
    return [name for name in games() if has_encoding(name)]


def has_encoding(name: str) -> bool:
    return name in games() and bool(manifest(name).tensor)


def encoding_class(name: str) -> type[Encoding]:
    """The encoding of a game by its name, not yet settled; BadOption if there is none."""
    if not has_encoding(name):
        raise BadOption("no-tensor", game=name, choices=", ".join(names()))
    found: type[Encoding] = manifest(name).find(manifest(name).tensor)
    return found


def version(name: str) -> int:
    return encoding_class(name).version


def encoding(game: Game) -> Encoding:
    """How positions of this game are written."""
    return encoding_class(game.name)(game)


def numbering(game: Game) -> tuple[Space, Space]:
    """The numbers of what players choose and of what chance brings, the same in every interface.

    A game without an encoding has those of its own table."""
    if not has_encoding(game.name):
        return everything(game), everything(game)
    found = encoding(game)
    return choices(found), outcomes(found)
