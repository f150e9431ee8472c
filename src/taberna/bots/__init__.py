"""Bots by name: four levels that play every game, and what they are made of, for researchers and tests.

`random` plays any legal move, `thumb` plays by rules of thumb where somebody wrote some, `solver`
works out the turn where that can be done, and `search` looks ahead in any game.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..core.chance import Rng
from ..core.errors import BadOption
from ..core.game import Game
from .base import Bot, Judgement, RandomBot
from .levels import CITIZEN, CONSUL, LEVELS, LONGEST, Careless, level_of
from .search.tree import Policy
from .searching import Budget, SearchBot

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "Judgement",
    "RandomBot",
    "SearchBot",
    "best",
    "bot",
    "known",
    "names",
    "policy",
    "usual",
]

# What plays a game by itself, by name. The modules are compiled with the engine.
_MINDS = {
    ("alea", "thumb"): "taberna.bots.thumb.alea:AleaBot",
    ("alea", "solver"): "taberna.bots.search.alea:AleaSolver",
    ("forum", "thumb"): "taberna.bots.thumb.forum:ForumBot",
    ("pecunia", "thumb"): "taberna.bots.thumb.pecunia:PecuniaBot",
}

# What search needs to know of a game: how to judge a position, how eagerly to try what looks worse, and
# whether luck hides so much that the rules of thumb have the last word in doubt. Without it, playouts at
# random judge.
_POLICIES = {
    "forum": ("taberna.bots.search.forum:ForumPolicy", 0.1, False),
    "pecunia": ("taberna.bots.search.pecunia:PecuniaPolicy", 0.15, True),
}
_STRANGER = ("", 0.7, False)


def names(game: str) -> list[str]:
    """The bots that are offered for a game, the weakest first."""
    return list(LEVELS)


def known(game: str) -> list[str]:
    """All names that `bot` takes: those that are offered, and what they are made of."""
    minds = [name for of, name in _MINDS if of == game]
    return [*LEVELS, "random", *minds, "search"]


def best(game: str) -> str:
    """The strongest bot for a game."""
    return CONSUL


def usual(game: str) -> str:
    """The bot to play against if nobody says which."""
    return CITIZEN


def bot(name: str, game: Game, rng: Rng, timed: bool = True) -> Bot:
    """A bot for one seat of this game.

    Levels answer within two seconds on any machine; those that would think longer if they might play by
    the clock then. Untimed, the same seed always gives the same moves.
    """
    if name not in known(game.name):
        raise BadOption("unknown-bot", bot=name, game=game.name, choices=", ".join(known(game.name)))
    if name not in LEVELS:
        return _mind(name, game, rng, Budget())
    level = level_of(game.name, name)
    mind = _mind(level.mind, game, rng, Budget(level.iterations, LONGEST if timed else None))
    return Careless(game, rng, mind, level.overlooks) if level.overlooks else mind


def policy(game: Game, rng: Rng) -> Policy:
    """How search judges a position of this game."""
    address = _POLICIES.get(game.name, _STRANGER)[0]
    made: Policy = _find(address)(game, rng) if address else Policy()
    return made


def _mind(name: str, game: Game, rng: Rng, budget: Budget) -> Bot:
    if name == "random":
        return RandomBot(game, rng)
    if name == "search":
        _, explore, doubts = _POLICIES.get(game.name, _STRANGER)
        thumb = _mind("thumb", game, rng, budget) if doubts else None
        return SearchBot(game, rng, policy(game, rng), explore, budget, thumb=thumb)
    made: Bot = _find(_MINDS[game.name, name])(game, rng)
    return made


def _find(address: str) -> Any:
    """What stands at "package.module:Name"; it is imported only when it is asked for."""
    module, _, attribute = address.partition(":")
    return getattr(import_module(module), attribute)
