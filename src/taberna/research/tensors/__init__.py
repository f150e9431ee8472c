"""Positions as whole numbers in one row: what a seat may know of a game, for programs that learn.

`encoding(game)` finds the one of a game. Everything but this file is compiled with the engine.
"""

from __future__ import annotations

from importlib import import_module

from ...core.errors import BadOption
from ...core.game import Game
from .base import Encoding, Field, Space, choices, outcomes

__all__ = [
    "NAMES",
    "Encoding",
    "Field",
    "Space",
    "choices",
    "encoding",
    "encoding_class",
    "has_encoding",
    "outcomes",
    "version",
]

_ADDRESSES = {
    "alea": "taberna.research.tensors.alea:AleaEncoding",
    "forum": "taberna.research.tensors.forum:ForumEncoding",
    "pecunia": "taberna.research.tensors.pecunia:PecuniaEncoding",
}


NAMES = tuple(_ADDRESSES)


def has_encoding(name: str) -> bool:
    return name in _ADDRESSES


def encoding_class(name: str) -> type[Encoding]:
    """The encoding of a game by its name, not yet settled; BadOption if there is none."""
    if not has_encoding(name):
        raise BadOption("no-tensor", game=name, choices=", ".join(NAMES))
    module, _, attribute = _ADDRESSES[name].partition(":")
    found: type[Encoding] = getattr(import_module(module), attribute)
    return found


def version(name: str) -> int:
    return encoding_class(name).version


def encoding(game: Game) -> Encoding:
    """How positions of this game are written."""
    return encoding_class(game.name)(game)
