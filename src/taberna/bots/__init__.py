"""Bots by name: `random` plays every game, `thumb` those somebody wrote rules of thumb for."""

from __future__ import annotations

from importlib import import_module

from ..core.chance import Rng
from ..core.errors import BadOption
from ..core.game import Game
from .base import Bot, RandomBot

__all__ = ["Bot", "RandomBot", "best", "bot", "names"]

# Rules of thumb, by game. The modules are compiled with the engine.
_THUMBS = {
    "alea": "taberna.bots.thumb.alea:AleaBot",
    "forum": "taberna.bots.thumb.forum:ForumBot",
}


def names(game: str) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return ["random", "thumb"] if game in _THUMBS else ["random"]


def best(game: str) -> str:
    """The strongest bot for a game."""
    return names(game)[-1]


def bot(name: str, game: Game, rng: Rng) -> Bot:
    """A bot for one seat of this game."""
    if name not in names(game.name):
        raise BadOption("unknown-bot", bot=name, game=game.name, choices=", ".join(names(game.name)))
    if name == "random":
        return RandomBot(game, rng)
    module, _, attribute = _THUMBS[game.name].partition(":")
    made: Bot = getattr(import_module(module), attribute)(game, rng)
    return made
