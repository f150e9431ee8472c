"""The levels, the same four names for every game: how each of them thinks, and how often it slips.

A slip is a move without thinking, any of the options: that is how people who are new to a game, or
tired, make mistakes. The numbers were found with the arena; docs/results.md has the ladder.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..core.chance import Rng
from ..core.game import Decision, Game, View
from .base import Bot, Judgement

NOVICE, CITIZEN, SENATOR, CONSUL = "novice", "citizen", "senator", "consul"
LEVELS = (NOVICE, CITIZEN, SENATOR, CONSUL)

# A level never thinks longer than this about a move, whatever the machine.
LONGEST = 1_800


@dataclass(frozen=True)
class Level:
    mind: str  # the bot that thinks for it, by its name
    slips: int = 0  # how many of a hundred moves it makes without thinking
    iterations: int = 0  # how long it looks ahead, if it does


# Games that nobody has written rules of thumb for.
STRANGERS = {
    NOVICE: Level("search", 50, 20),
    CITIZEN: Level("search", 15, 50),
    SENATOR: Level("search", 0, 200),
    CONSUL: Level("search", 0, 2_000),
}

GAMES = {
    "alea": {
        NOVICE: Level("thumb", 82),
        CITIZEN: Level("thumb", 42),
        SENATOR: Level("thumb", 13),
        CONSUL: Level("solver"),
    },
    "forum": {
        NOVICE: Level("thumb", 62),
        CITIZEN: Level("thumb", 36),
        SENATOR: Level("thumb", 14),
        CONSUL: Level("search", 0, 1_000),
    },
    "pecunia": {
        NOVICE: Level("thumb", 95),
        CITIZEN: Level("thumb", 60),
        SENATOR: Level("thumb", 28),
        CONSUL: Level("search", 0, 10_000),
    },
}


def level_of(game: str, name: str) -> Level:
    return GAMES.get(game, STRANGERS)[name]


class Careless(Bot):
    """Thinks with another's mind, but now and then moves without thinking."""

    def __init__(self, game: Game, rng: Rng, mind: Bot, slips: int) -> None:
        super().__init__(game, rng)
        self.mind = mind
        self.slips = slips

    def choose(self, view: View, decision: Decision) -> int:
        if self.rng.below(100) < self.slips:
            return decision.options[self.rng.below(len(decision.options))]
        return self.mind.choose(view, decision)

    def explain(self, view: View, decision: Decision) -> list[Judgement]:
        return self.mind.explain(view, decision)
