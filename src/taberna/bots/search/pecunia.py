"""What a position of Pecunia non olet is worth, for search: played on by rules of thumb, then judged.

Playouts at random say next to nothing here. So everybody plays on for two rounds by rules of thumb, with the
hands that this iteration has dealt; then what they have makes some likelier to win than others.
"""

from typing import Final

from mypy_extensions import i64

from ...core.chance import Rng
from ...core.game import CHANCE, OVER, Game, State
from ...games.pecunia.state import PecuniaState
from ..thumb.pecunia import PecuniaBot
from .tree import Policy, share

ROUNDS: Final = 2


class PecuniaPolicy(Policy):
    def __init__(self, game: Game, rng: Rng, rounds: int = ROUNDS) -> None:
        self.thumb = PecuniaBot(game, rng)
        self.turns: i64 = rounds * game.players
        super().__init__()

    def judge(self, state: State, rng: Rng, results: list[float]) -> None:
        assert isinstance(state, PecuniaState)
        left = self.turns
        seat: i64 = state.seat
        while state.turn != OVER and left > 0:
            state.do(self._next(state, rng))
            if state.seat != seat:
                seat = state.seat
                left -= 1
        if state.turn == OVER:
            share(state, results)
        else:
            self.thumb.outlook.chances(state, results)

    def _next(self, state: PecuniaState, rng: Rng) -> i64:
        if state.turn == CHANCE:
            return state.pick(rng)
        options = state.options()
        return options[0] if len(options) == 1 else self.thumb.answer(state, options, state.turn)
