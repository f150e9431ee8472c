"""Bots by name: `random` plays every game, `thumb` those somebody wrote rules of thumb for, and
`search` looks ahead where somebody has said what a position is worth."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..core.chance import Rng
from ..core.errors import BadOption
from ..core.game import Game
from .base import Bot, RandomBot
from .searching import Budget, Judgement, SearchBot

__all__ = ["Bot", "Budget", "Judgement", "RandomBot", "SearchBot", "best", "bot", "names"]

# Rules of thumb, by game. The modules are compiled with the engine.
_THUMBS = {
    "alea": "taberna.bots.thumb.alea:AleaBot",
    "forum": "taberna.bots.thumb.forum:ForumBot",
    "pecunia": "taberna.bots.thumb.pecunia:PecuniaBot",
}

# What search needs to know of a game: how to judge a position, and how eagerly to try what looks worse.
_POLICIES = {"forum": ("taberna.bots.search.forum:ForumPolicy", 0.1)}


def names(game: str) -> list[str]:
    """The bots that can play a game, the weakest first."""
    known = ["random"]
    if game in _THUMBS:
        known.append("thumb")
    if game in _POLICIES:
        known.append("search")
    return known


def best(game: str) -> str:
    """The strongest bot for a game."""
    return names(game)[-1]


def bot(name: str, game: Game, rng: Rng) -> Bot:
    """A bot for one seat of this game."""
    if name not in names(game.name):
        raise BadOption("unknown-bot", bot=name, game=game.name, choices=", ".join(names(game.name)))
    if name == "random":
        return RandomBot(game, rng)
    if name == "search":
        address, explore = _POLICIES[game.name]
        return SearchBot(game, rng, _find(address)(), explore)
    made: Bot = _find(_THUMBS[game.name])(game, rng)
    return made


def _find(address: str) -> Any:
    """What stands at "package.module:Name"; it is imported only when it is asked for."""
    module, _, attribute = address.partition(":")
    return getattr(import_module(module), attribute)
