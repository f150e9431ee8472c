"""What a position of Pecunia non olet is worth, for search: played on by rules of thumb, then judged.

Playouts at random say next to nothing here, and a glance at the purses overlooks who will collect
first. So everybody plays on for two rounds by rules of thumb, with the hands that this iteration
has dealt; then what they have makes some likelier to win than others.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ...core.chance import Rng
from ...core.frames import STEP
from ...core.game import CHANCE, OVER, Game, State
from ...games.pecunia.ladders import PRICES, TOP
from ...games.pecunia.state import PecuniaState
from ...games.pecunia.turn import BEGIN
from ..thumb.pecunia import PecuniaBot, wealth
from .tree import Policy, share

ROUNDS: Final = 2
# How much likelier a win becomes with a purse, and with all one has, as full as the target, by the number of
# players; and with the turn about to begin. Fitted to who won some hundred games between rules of thumb.
PURSE: Final = [0.0, 0.0, 1.0, 1.5, 2.0, 2.0, 2.0]
WEALTH: Final = [0.0, 0.0, 7.5, 5.0, 3.0, 2.7, 2.5]
TURN: Final = 0.5
# Where ladders take the place of the target: what all their steps would cost.
LADDER: Final = float(sum([PRICES[step] for step in range(TOP)]))


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
            likely(state, results)

    def _next(self, state: PecuniaState, rng: Rng) -> i64:
        if state.turn == CHANCE:
            return state.pick(rng)
        options = state.options()
        return options[0] if len(options) == 1 else self.thumb.answer(state, options, state.turn)


def likely(state: PecuniaState, results: list[float]) -> None:
    """Everybody's chance to win, by what they have."""
    players = state.players
    goal = float(state.target) if state.ladders == 0 else LADDER
    purse: float = PURSE[players] / goal
    all_told: float = WEALTH[players] / goal
    begins: i64 = state.seat if state.frames.cells[STEP] == BEGIN else -1
    total = 0.0
    player: i64
    for player in range(players):
        own = purse * float(state.purses[player]) + all_told * wealth(state, player)
        results[player] = exp(own + TURN if player == begins else own)
        total += results[player]
    for player in range(players):
        results[player] /= total
