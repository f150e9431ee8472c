"""The levels, the same four names for every game: how each of them thinks, and how much it overlooks.

People who are new to a game, or tired, do not move at random: they make the best of the moves they have seen.
So a level overlooks so many of a hundred options, others each time, and thinks about the rest; if it sees none it
takes any. The numbers were found with the arena; docs/results.md has the ladder.
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
    overlooks: int = 0  # how many of a hundred options it does not see
    iterations: int = 0  # how long it looks ahead, if it does


# Games that nobody has written rules of thumb for. Fewer looks would be near to chance where options are many,
# so the lower ones look as long and overlook more.
STRANGERS = {
    NOVICE: Level("search", 96, 500),
    CITIZEN: Level("search", 85, 500),
    SENATOR: Level("search", 35, 500),
    CONSUL: Level("search", 0, 4_000),
}

GAMES = {
    "alea": {
        NOVICE: Level("thumb", 87),
        CITIZEN: Level("thumb", 62),
        SENATOR: Level("thumb", 36),
        CONSUL: Level("solver"),
    },
    "forum": {
        NOVICE: Level("thumb", 91),
        CITIZEN: Level("thumb", 80),
        SENATOR: Level("thumb", 52),
        CONSUL: Level("search", 0, 1_000),
    },
    "pecunia": {
        NOVICE: Level("thumb", 95),
        CITIZEN: Level("thumb", 50),
        SENATOR: Level("thumb", 20),
        CONSUL: Level("search", 0, 10_000),
    },
}


def level_of(game: str, name: str) -> Level:
    return GAMES.get(game, STRANGERS)[name]


class Careless(Bot):
    """Thinks with another's mind, but overlooks some of what it could do."""

    def __init__(self, game: Game, rng: Rng, mind: Bot, overlooks: int) -> None:
        super().__init__(game, rng)
        self.mind = mind
        self.overlooks = overlooks

    def choose(self, view: View, decision: Decision) -> int:
        seen = [action for action in decision.options if self.rng.below(100) >= self.overlooks]
        if not seen:
            return decision.options[self.rng.below(len(decision.options))]
        return self.mind.choose(view, Decision(decision.seat, decision.ask, decision.facts, seen))

    def explain(self, view: View, decision: Decision) -> list[Judgement]:
        return self.mind.explain(view, decision)
