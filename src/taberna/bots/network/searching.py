"""Thinks before it plays: search over imagined worlds, led by a network."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import sqrt

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bot import Bot, Judgement
from ...core.chance import Rng
from ...core.evaluator import Evaluator
from ...core.game import Decision, Game, View
from ...core.manifest import NETWORK_EXPLORE, Advice
from ..search.guided import Guided
from ..searching import Budget
from .layout import Table
from .memory import window
from .model import Model

# How many leaves are judged together, at most: more make the network quicker and the search less sure.
WIDTH = 16


class NetworkBot(Bot):
    """Thinks within a budget; iterations are positions that the network judges. With iterations alone, the same
    seed gives the same answers."""

    def __init__(
        self,
        game: Game,
        rng: Rng,
        network: Model,
        budget: Budget,
        explore: float = NETWORK_EXPLORE,
        evaluator: Evaluator | None = None,
        advice: Advice | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(game, rng)
        network.check(game.name)
        self.network = network
        self.budget = budget
        self.explore = explore
        self.clock = clock
        self.evaluator = evaluator or Evaluator()
        self.advice = advice
        self.table = Table(game)
        self.numbers = vec[i64](self._numbers())
        self.tree: Guided | None = None

    def _numbers(self) -> list[int]:
        """For every seat and action, its place among the network's choices."""
        size = len(self.game.actions)
        numbers = [-1] * (size * self.game.players)
        for seat in range(self.game.players):
            for number, action in zip(self.table.used.tolist(), self.table.actions[seat].tolist(), strict=True):
                numbers[seat * size + action] = number
        return numbers

    def choose(self, view: View, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        return self._think(view, decision).best(decision.options)

    def explain(self, view: View, decision: Decision) -> list[Judgement]:
        """The options it has looked at, the most promising first."""
        tree = self._think(view, decision)
        judged = [
            Judgement(action, mean, sqrt(max(0.0, mean * (1 - mean)) / tries), tries, tuple(tree.line(action)))
            for action, (mean, tries) in tree.judged().items()
        ]
        return sorted(judged, key=lambda one: (-one.tries, one.action))

    def _think(self, view: View, decision: Decision) -> Guided:
        root = self.game.imagine(view, self.rng)
        tree = self.tree
        if tree is None or not tree.move_on(root):
            tree = Guided(
                self.game,
                decision.seat,
                self.rng,
                self.explore,
                self.table.encoding,
                self.numbers,
                self.table.layout.most,
                WIDTH,
                self.evaluator,
                self.advice,
            )
        self.tree = tree
        began = self.clock()
        left = self.budget.iterations
        while left > 0:
            # The first positions decide where the others are looked for: fewer at once in the beginning.
            walks = min(WIDTH, left, 1 + (self.budget.iterations - left) // 4)
            window(tree.rows, "uint8").fill(0)
            self._judge(tree, tree.collect(root, walks))
            tree.absorb()
            left -= walks
            limit = self.budget.milliseconds
            if limit is not None and (self.clock() - began) * 1000 >= limit:
                break
        return tree

    def _judge(self, tree: Guided, leaves: int) -> None:
        """Have the network look at the leaves, and give the tree its answers."""
        import numpy as np

        if not leaves:
            return
        encoded = window(tree.rows, "uint8").reshape(WIDTH, -1)[:leaves]
        weights, shares = self.network.judge(self.table.rows(encoded))
        window(tree.shares, "float64").reshape(WIDTH, -1)[:leaves] = shares
        begins = window(tree.begins, "int64")[: leaves + 1]
        leaf = np.repeat(np.arange(leaves), np.diff(begins))
        offered = window(tree.offered, "int64")[: begins[-1]]
        found = weights[leaf, offered].astype(np.float64)
        found = np.exp(found - np.maximum.reduceat(found, begins[:-1])[leaf])
        window(tree.odds, "float64")[: begins[-1]] = found / np.add.reduceat(found, begins[:-1])[leaf]
