"""The levels, the same four names for every game. How each of them thinks says the game's manifest.

People who are new to a game do not move at random, and they overlook little: they see what they could do and
misjudge what it is worth. So a level lets a mind judge all options, by the chance to win, and chooses among them
with a temperature: the better one looks the likelier it is taken, and two that are nearly equal nearly equally
often. Two things no level does: it never misses what ends the game in its favour, nor ends it as a loser if it
need not; and it never takes what its mind holds for hopeless beside the best.
"""

from __future__ import annotations

from math import exp, log

from ..core.bot import Bot, Judgement
from ..core.chance import Rng
from ..core.game import Decision, Game, View
from ..core.manifest import Level

# A level never thinks longer than this about a move, in milliseconds, whatever the machine.
LONGEST = 1_800
# No chance is held for nearer to 0 or 1 than this, or the odds would have no end.
SURE = 1e-6
# Parts of a random number from 0 to 1.
FINE = 1 << 30


class Misjudging(Bot):
    """Sees with another's mind all it could do, and is not sure which of it is best."""

    def __init__(self, game: Game, rng: Rng, mind: Bot, level: Level) -> None:
        super().__init__(game, rng)
        self.mind = mind
        self.level = level

    def choose(self, view: View, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        options = self._not_lost(view, decision)
        if len(options) == 1:
            return options[0]
        asked = Decision(decision.seat, decision.ask, decision.facts, options)
        judged = [one for one in self.mind.explain(view, asked) if one.action in options]
        return self._tempted(judged) if judged else self.mind.choose(view, asked)

    def explain(self, view: View, decision: Decision) -> list[Judgement]:
        return self.mind.explain(view, decision)

    def _not_lost(self, view: View, decision: Decision) -> list[int]:
        """A move that wins at once if there is one, else those that do not lose at once, else all."""
        state = self.game.imagine(view, self.rng)
        left = []
        for action in decision.options:
            after = state.clone()
            after.do(action)
            if not after.over:
                left.append(action)
            elif after.winners() == [decision.seat]:
                return [action]
            elif decision.seat in after.winners():
                left.append(action)
        return left or decision.options

    def _tempted(self, judged: list[Judgement]) -> int:
        """One of them, the likelier the better it looks."""
        odds = [log_odds(one, self.game.players) for one in judged]
        best = max(odds)
        weights = [
            exp((one - best) / self.level.temperature) if best - one <= self.level.hopeless else 0.0
            for one in odds
        ]
        left = sum(weights) * (int(self.rng.below(FINE)) / FINE)
        for one, weight in zip(judged, weights, strict=True):
            left -= weight
            if left < 0:
                return one.action
        return judged[odds.index(best)].action


def log_odds(one: Judgement, players: int) -> float:
    """Of the chance to win. What was tried only a few times is not believed beyond that."""
    chance = one.chance
    if one.tries:
        chance = (chance * one.tries + 1 / players) / (one.tries + 1)
    chance = min(max(chance, SURE), 1 - SURE)
    return log(chance / (1 - chance))
