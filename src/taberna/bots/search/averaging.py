"""Tree search that also says what the position itself is worth to everybody, not only what each option is."""

from math import sqrt
from typing import final

from mypy_extensions import i64

from ...core.chance import Rng
from ...core.evaluator import Evaluator
from ...core.game import Game
from .tree import Tree


@final
class AveragingTree(Tree):
    """For one position: it does not move on to the next."""

    def __init__(self, game: Game, seat: int, rng: Rng, explore: float, evaluator: Evaluator) -> None:
        super().__init__(game, seat, rng, explore, evaluator)
        self.walks = 0
        self.sums: list[float] = [0.0] * game.players
        self.squares: list[float] = [0.0] * game.players

    def _backpropagate(self, depth: i64) -> None:
        self.walks += 1
        for seat in range(len(self.sums)):
            self.sums[seat] += self.results[seat]
            self.squares[seat] += self.results[seat] * self.results[seat]
        super()._backpropagate(depth)

    def mean(self) -> list[float]:
        """Every seat's mean result of all iterations."""
        return [one / self.walks for one in self.sums]

    def spread(self) -> float:
        """The standard error of the mean of the seat whose results differ most."""
        widest = 0.0
        for seat in range(len(self.sums)):
            mean = self.sums[seat] / self.walks
            widest = max(widest, self.squares[seat] / self.walks - mean * mean)
        return sqrt(widest / self.walks)
