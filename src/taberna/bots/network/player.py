"""Plays by a network alone: one look at what the seat may know, and the choice that weighs most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import u8

from ...core.bot import Bot, Judgement
from ...core.chance import Rng
from ...core.game import Decision, Game, State, View
from .layout import Table
from .memory import window
from .model import Model

if TYPE_CHECKING:
    from numpy.typing import NDArray


class PolicyBot(Bot):
    def __init__(self, game: Game, rng: Rng, network: Model) -> None:
        super().__init__(game, rng)
        network.check(game.name)
        self.network = network
        self.reader = Reader(game)

    def choose(self, view: View, decision: Decision) -> int:
        return max(self._weigh(view, decision), key=lambda one: one[1])[0]

    def explain(self, view: View, decision: Decision) -> list[Judgement]:
        """How likely it is to take each option; what that is worth it does not say."""
        weighed = sorted(self._weigh(view, decision), key=lambda one: -one[1])
        return [Judgement(action, weight, 0.0, 0, (action,)) for action, weight in weighed]

    def _weigh(self, view: View, decision: Decision) -> list[tuple[int, float]]:
        import numpy as np

        state = self.game.imagine(view, self.rng)
        weights, _ = self.network.judge(self.reader.row(state, decision.seat))
        mine = self.reader.table.actions[decision.seat]
        by_action = dict(zip(mine.tolist(), weights[0][self.reader.table.used].tolist(), strict=True))
        found = np.array([by_action[action] for action in decision.options])
        odds = np.exp(found - found.max())
        return list(zip(decision.options, (odds / odds.sum()).tolist(), strict=True))


class Reader:
    """Writes what a seat may know as the network reads it."""

    def __init__(self, game: Game) -> None:
        self.table = Table(game)
        self.size = int(self.table.encoding.size)

    def row(self, state: State, seat: int) -> NDArray[Any]:
        cells = vec[u8](bytes(self.size))
        self.table.encoding.write(state, seat, cells, 0)
        return self.table.rows(window(cells, "uint8")[None])
