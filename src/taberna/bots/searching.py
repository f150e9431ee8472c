"""The bot that looks ahead: tree search from what its seat can see."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

from ..core.bot import Bot, Judgement
from ..core.chance import Rng
from ..core.evaluator import Evaluator
from ..core.game import Decision, Game, View
from .search.tree import Tree

# Iterations between two looks at the clock.
CHUNK = 20
# How far off a single try usually is, where positions are judged after some rounds.
DOUBT = 0.15


@dataclass(frozen=True)
class Budget:
    """How long to think about a move: so many iterations, or so many milliseconds, whichever is first."""

    iterations: int = 1_000
    milliseconds: int | None = None


class SearchBot(Bot):
    """Thinks within a budget. With iterations alone, the same seed gives the same answers."""

    def __init__(
        self,
        game: Game,
        rng: Rng,
        evaluator: Evaluator,
        explore: float,
        budget: Budget | None = None,
        clock: Callable[[], float] = time.monotonic,
        heuristic: Bot | None = None,
    ) -> None:
        super().__init__(game, rng)
        # Whose choice stands unless another looks better by more than the search may be off.
        self.heuristic = heuristic
        self.evaluator = evaluator
        self.explore = explore
        self.budget = budget or Budget()
        self.clock = clock
        self.tree: Tree | None = None

    def choose(self, view: View, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        tree = self._think(view, decision)
        found = tree.best(decision.options)
        return (
            found
            if self.heuristic is None
            else self._with_reason(tree, found, self.heuristic.choose(view, decision))
        )

    def _with_reason(self, tree: Tree, found: int, usual: int) -> int:
        """What was found, if there is a reason to do other than usual."""
        judged = tree.judged()
        if usual not in judged:
            return found
        (best, tries), (other, others) = judged[found], judged[usual]
        doubt = DOUBT * sqrt(1 / tries + 1 / others)
        return found if best - other > doubt else usual

    def explain(self, view: View, decision: Decision) -> list[Judgement]:
        """The options it has looked at, the most promising first."""
        tree = self._think(view, decision)
        judged = [
            Judgement(action, mean, sqrt(mean * (1 - mean) / tries), tries, tuple(tree.line(action)))
            for action, (mean, tries) in tree.judged().items()
        ]
        return sorted(judged, key=lambda one: (-one.tries, one.action))

    def _think(self, view: View, decision: Decision) -> Tree:
        """Think about this question, from where the last one left the tree if it still stands there."""
        root = self.game.imagine(view, self.rng)
        tree = self.tree
        if tree is None or not tree.move_on(root):
            tree = Tree(self.game, decision.seat, self.rng, self.explore, self.evaluator)
        self.tree = tree
        began = self.clock()
        left = self.budget.iterations
        while left > 0:
            tree.run(root, min(CHUNK, left))
            left -= CHUNK
            limit = self.budget.milliseconds
            if limit is not None and (self.clock() - began) * 1000 >= limit:
                break
        return tree
