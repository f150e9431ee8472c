"""Bots by name: four levels that play every game, a fifth where a network was trained, and what they are made
of, for researchers and tests.

`random` plays any legal move, `thumb` plays by the heuristic of a game that brings one, `solver` works out the
turn where that can be done, and `search` looks ahead in any game. What a game brings says its manifest. A file
that `taberna train` has made plays under its own name: "runs/forum/model.onnx".
"""

from __future__ import annotations

from ..core.bot import Bot, Judgement, RandomBot
from ..core.chance import Rng
from ..core.errors import BadOption
from ..core.evaluator import Evaluator
from ..core.game import Game
from ..core.manifest import CITIZEN, CONSUL, IMPERATOR, LEVELS
from ..games import manifest
from .levels import LONGEST, Misjudging
from .network import offered
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
    "bring",
    "evaluator",
    "known",
    "names",
    "usual",
]

# What people call the minds, and what a manifest calls them.
_MINDS = {"thumb": "heuristic", "solver": "solver"}


def names(game: str) -> list[str]:
    """The bots that are offered for a game, the weakest first; those of one's own come last."""
    learned = [IMPERATOR] if manifest(game).strongest == IMPERATOR and _has_imperator(game) else []
    return [*LEVELS, *learned, *offered.own(game)]


def bring(wish: str) -> None:
    """Offer a network of one's own in this process, under a name of one's own: "mine=runs/forum/model.onnx"."""
    offered.bring(wish, {*LEVELS, IMPERATOR, "random", *_MINDS, "search"})


def _has_imperator(game: str) -> bool:
    return IMPERATOR in manifest(game).levels and offered.playable(game)


def known(game: str) -> list[str]:
    """All names that `bot` takes: those that are offered, and what they are made of.

    Imperator plays wherever there is a network, if it is asked for by name.
    """
    minds = [name for name, mind in _MINDS.items() if getattr(manifest(game), mind)]
    learned = [IMPERATOR] if _has_imperator(game) and IMPERATOR not in names(game) else []
    return [*names(game), *learned, "random", *minds, "search"]


def best(game: str) -> str:
    """The bot that gives hints and takes over seats: the strongest of those that need nothing but this package, so
    that everybody is told the same. He judges every option, while imperator looks at the promising ones alone."""
    return CONSUL


def usual(game: str) -> str:
    """The bot to play against if nobody says which."""
    return CITIZEN


def bot(name: str, game: Game, rng: Rng, timed: bool = True) -> Bot:
    """A bot for one seat of this game.

    Levels answer within two seconds on any machine; those that would think longer if they might play by
    the clock then. Untimed, the same seed always gives the same moves.
    """
    longest = LONGEST if timed else None
    name = offered.file_of(name, game.name)
    if offered.is_network(name):
        path, looks = offered.split(name)
        return offered.network_bot(path, game, rng, Budget(looks, longest))
    if name not in known(game.name):
        raise BadOption("unknown-bot", bot=name, game=game.name, choices=", ".join(known(game.name)))
    if name not in manifest(game.name).levels:
        return _mind(_MINDS.get(name, name), game, rng, Budget())
    level = manifest(game.name).levels[name]
    mind = _mind(level.mind, game, rng, Budget(level.iterations, longest))
    return Misjudging(game, rng, mind, level) if level.temperature else mind


def evaluator(game: Game, rng: Rng) -> Evaluator:
    """How search judges a position of this game."""
    brings = manifest(game.name)
    made: Evaluator = brings.find(brings.evaluator)(game, rng) if brings.evaluator else Evaluator()
    return made


def _mind(name: str, game: Game, rng: Rng, budget: Budget) -> Bot:
    if name == "random":
        return RandomBot(game, rng)
    brings = manifest(game.name)
    if name == "search":
        heuristic = _mind("heuristic", game, rng, budget) if brings.cautious else None
        return SearchBot(game, rng, evaluator(game, rng), brings.explore, budget, heuristic=heuristic)
    if name == "network":
        return offered.network_bot(str(offered.shipped(game.name)), game, rng, budget)
    made: Bot = brings.find(brings.heuristic if name == "heuristic" else brings.solver)(game, rng)
    return made
