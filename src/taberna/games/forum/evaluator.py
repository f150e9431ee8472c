"""What a position of Forum Romanum is worth to everybody, for search: hopes instead of playouts.

Playouts at random say next to nothing here: stones that jump about at random fill sectors for anybody.
"""

from math import exp

from ...core.chance import Rng
from ...core.evaluator import Evaluator
from ...core.game import Game, State
from .heuristic import SCALE, hopes
from .state import ForumState


class ForumEvaluator(Evaluator):
    def __init__(self, game: Game, rng: Rng) -> None:
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
