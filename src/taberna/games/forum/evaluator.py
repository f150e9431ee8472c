"""What a position of Forum Romanum is worth to everybody, for search: hopes instead of playouts.

Playouts at random say next to nothing here: stones that jump about at random fill sectors for anybody.
"""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Rng
from ...core.evaluator import Evaluator, share_win
from ...core.game import OVER, Game, State
from .forecast import Forecast
from .heuristic import SCALE
from .hopes import hopes
from .state import ForumState


class ForumEvaluator(Evaluator):
    def __init__(self, game: Game, rng: Rng) -> None:
        self.forecast = Forecast()
        super().__init__(evaluates_leaves=True)

    def evaluate(self, state: State, rng: Rng, results: list[float]) -> None:
        assert isinstance(state, ForumState)
        steps = hopes(state)
        total = 0.0
        for seat in range(len(results)):
            own = steps[seat] + (steps[seat + 2] if state.players == 2 else 0.0)
            results[seat] = exp(own / SCALE)
            total += results[seat]
        for seat in range(len(results)):
            results[seat] /= total

    def evaluate_options(
        self, state: State, options: vec[i64], count: i64, rng: Rng, results: list[float], out: vec[float]
    ) -> None:
        assert isinstance(state, ForumState)
        self.forecast.see(state)
        k: i64 = 0
        while k < count:
            if self.forecast.after(state, options[k]):
                self._share(state.players, out, k * state.players)
            else:
                self._play(state, options[k], rng, results, out, k * state.players)
            k += 1

    def _share(self, players: i64, out: vec[float], at: i64) -> None:
        """The same as `evaluate` from what was foreseen."""
        steps = self.forecast.steps
        total = 0.0
        seat: i64 = 0
        while seat < players:
            own: float = steps[seat] + steps[seat + 2] if players == 2 else steps[seat]
            out[at + seat] = exp(own / SCALE)
            total += out[at + seat]
            seat += 1
        seat = 0
        while seat < players:
            out[at + seat] /= total
            seat += 1

    def _play(
        self, state: ForumState, action: i64, rng: Rng, results: list[float], out: vec[float], at: i64
    ) -> None:
        after = state.clone()
        after.do(action)
        if after.turn == OVER:
            share_win(after, results)
        else:
            self.evaluate(after, rng, results)
        seat: i64
        for seat in range(state.players):
            out[at + seat] = results[seat]
