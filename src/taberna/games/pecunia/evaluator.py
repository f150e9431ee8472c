"""What a position of Pecunia non olet is worth, for search: everybody's chance to win, at a glance.

Playouts at random say next to nothing here, and playing on by rules of thumb takes a hundred times as long as the
glance that these rules go by themselves.
"""

from ...core.chance import Rng
from ...core.evaluator import Evaluator
from ...core.game import Game, State
from .state import PecuniaState
from .win_estimate import WinEstimate


class PecuniaEvaluator(Evaluator):
    def __init__(self, game: Game, rng: Rng) -> None:
        self.estimate = WinEstimate(game)
        super().__init__()

    def evaluate(self, state: State, rng: Rng, results: list[float]) -> None:
        assert isinstance(state, PecuniaState)
        self.estimate.chances(state, results)
