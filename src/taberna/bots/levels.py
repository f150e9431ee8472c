"""The levels, the same four names for every game. How each of them thinks says the game's manifest.

People who are new to a game, or tired, do not move at random: they make the best of the moves they have seen.
So a level overlooks so many of a hundred options, others each time, and thinks about the rest; if it sees none it
takes any.
"""

from __future__ import annotations

from ..core.bot import Bot, Judgement
from ..core.chance import Rng
from ..core.game import Decision, Game, View

# A level never thinks longer than this about a move, in milliseconds, whatever the machine.
LONGEST = 1_800


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
