"""What networks are told beside the tensor: how the rules of thumb see the race.

A network learns in minutes what to make of it, and would take hours to work it out from the pieces. Environments
for researchers have the tensor alone.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.game import OVER, Game, State
from ...core.tensor import MOST, told
from .state import PecuniaState
from .tensor import PecuniaEncoding
from .win_estimate import WinEstimate

# Parts of a round, of a sesterce and of the logarithm of odds that are told apart.
ROUNDS: Final = 10.0
COINS: Final = 4.0
ODDS: Final = 25.0


@final
class PecuniaForesight(PecuniaEncoding):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        # Networks read a game as if it had all modules; the race is that of the game itself.
        self.of = game
        self.estimate = WinEstimate(game)
        each = (game.players,)
        self.arrivals: i64 = self.add("arrivals", each, 50, "tenths of rounds until a player would win", MOST)
        self.wealth: i64 = self.add("wealth", each, 50, "what a player has, in quarters of a sesterce", MOST)
        self.behind: i64 = self.add("behind", each, 25, "how far behind the likeliest winner: odds, e = 25", MOST)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        super().write(state, seat, out, at)
        assert isinstance(state, PecuniaState)
        if state.turn == OVER:
            return
        if state.game is not self.of:
            self.of = state.game
            self.estimate = WinEstimate(state.game)
        self.estimate.see(state)
        most = self.estimate.hopes[0]
        player: i64
        for player in range(self.players):
            most = max(most, self.estimate.hopes[player])
        for player in range(self.players):
            place = at + self.seen_from(seat, player)
            out[place + self.arrivals] = told(i64(self.estimate.arrivals[player] * ROUNDS))
            out[place + self.wealth] = told(max(0, i64(self.estimate.worths[player] * COINS)))
            out[place + self.behind] = told(i64((most - self.estimate.hopes[player]) * ODDS))
