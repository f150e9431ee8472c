"""Positions as whole numbers in one row: what a seat may know of a game, for programs that learn.

`encoding(game)` finds the one of a game. Everything but this file is compiled with the engine.
"""

from __future__ import annotations

from importlib import import_module

from ...core.errors import BadOption
from ...core.game import Game
from .base import Encoding, Field

__all__ = ["Encoding", "Field", "encoding", "has_encoding"]

_ADDRESSES = {
    "alea": "taberna.research.tensors.alea:AleaEncoding",
    "forum": "taberna.research.tensors.forum:ForumEncoding",
    "pecunia": "taberna.research.tensors.pecunia:PecuniaEncoding",
}


def has_encoding(name: str) -> bool:
    return name in _ADDRESSES


def encoding(game: Game) -> Encoding:
    """How positions of this game are written; BadOption if nobody has said how."""
    if not has_encoding(game.name):
        raise BadOption("no-tensor", game=game.name, choices=", ".join(_ADDRESSES))
    module, _, attribute = _ADDRESSES[game.name].partition(":")
    found: Encoding = getattr(import_module(module), attribute)(game)
    return found
