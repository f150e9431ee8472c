"""The bot that looks ahead: tree search from what its seat can see."""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import sqrt

from ..core.chance import Rng
from ..core.game import Decision, Game, View
from .base import Bot
from .search.tree import Policy, Tree

# Iterations between two looks at the clock.
CHUNK = 50


@dataclass(frozen=True)
class Budget:
    """How long to think about a move: so many iterations, or so many milliseconds, whichever is first."""

    iterations: int = 1_000
    milliseconds: int | None = None


@dataclass(frozen=True)
class Judgement:
    """What an option is worth: the estimated chance to win by it, and how far off that may be."""

    action: int
    chance: float
    spread: float
    tries: int


class SearchBot(Bot):
    """Thinks within a budget. With iterations alone, the same seed gives the same answers."""

    def __init__(self, game: Game, rng: Rng, policy: Policy, explore: float, budget: Budget | None = None) -> None:
        super().__init__(game, rng)
        self.policy = policy
        self.explore = explore
        self.budget = budget or Budget()

    def choose(self, view: View, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        return self._think(view, decision).best()

    def explain(self, view: View, decision: Decision) -> list[Judgement]:
        """The options it has looked at, the most promising first."""
        found = self._think(view, decision).judged()
        judged = [
            Judgement(action, mean, sqrt(mean * (1 - mean) / tries), tries)
            for action, (mean, tries) in found.items()
        ]
        return sorted(judged, key=lambda one: (-one.tries, one.action))

    def _think(self, view: View, decision: Decision) -> Tree:
        root = self.game.imagine(view, self.rng)
        tree = Tree(self.game, decision.seat, self.rng, self.explore, self.policy)
        began = time.monotonic()
        left = self.budget.iterations
        while left > 0:
            tree.run(root, min(CHUNK, left))
            left -= CHUNK
            limit = self.budget.milliseconds
            if limit is not None and (time.monotonic() - began) * 1000 >= limit:
                break
        return tree
