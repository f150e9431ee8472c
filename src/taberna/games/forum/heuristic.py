"""Rules of thumb for Forum Romanum: look one action ahead, and guess what open sectors will bring.

An open sector is judged as if it were scored as it stands, and counts the more the fewer of its cells
are empty. The bot takes the action after which it is best off against the others.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ...core.bot import Bot, Judgement
from ...core.chance import Rng
from ...core.game import OVER, Decision, Game, View
from .forecast import Forecast
from .hopes import hopes
from .state import ForumState

# A win outweighs any number of steps.
WIN: Final = 1000.0
# So many steps ahead make a win e times as likely.
SCALE: Final = 8.0
# Sums that differ by no more are equal: it depends on their order.
TIE: Final = 1e-9


class ForumBot(Bot):
    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self.forecast = Forecast()

    def choose(self, view: View, decision: Decision) -> int:
        state = self._see(view)
        best = decision.options[0]
        most = -10 * WIN
        equals: i64 = 0
        for action in decision.options:
            value, _ = self._look(state, action, decision.seat)
            if value > most + TIE:
                best, most, equals = action, value, 0
            if value >= most - TIE:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = action
        return best

    def explain(self, view: View, decision: Decision) -> list[Judgement]:
        """The chance to win by each option, as the steps that it is ahead then make it."""
        state = self._see(view)
        judged: list[Judgement] = []
        for action in decision.options:
            _, chance = self._look(state, action, decision.seat)
            judged.append(Judgement(action, chance, 0.0, 0, (action,)))
        return sorted(judged, key=_order)

    def _see(self, view: View) -> ForumState:
        state = self.game.imagine(view, self.rng)
        assert isinstance(state, ForumState)
        self.forecast.see(state)
        return state

    def _look(self, state: ForumState, action: i64, seat: i64) -> tuple[float, float]:
        """How far ahead an action leaves this seat, and how likely that makes it to win."""
        if self.forecast.after(state, action):
            steps = [self.forecast.steps[colour] for colour in range(state.colours)]
            value = ahead(state, steps, seat)
            return value, chance_of(value, state.players)
        after = state.clone()
        after.do(action)
        value = ahead(after, hopes(after), seat)
        if after.turn != OVER:
            return value, chance_of(value, state.players)
        winners = after.winners()
        if seat not in winners:
            return value - WIN, 0.0
        return value + WIN, 1.0 / len(winners)


def _order(one: Judgement) -> tuple[float, int]:
    return (-one.chance, one.action)


def chance_of(steps_ahead: float, players: i64) -> float:
    """How likely a seat is to win that is so far ahead."""
    return 1.0 / (1.0 + float(players - 1) * exp(-steps_ahead / SCALE))


def ahead(state: ForumState, steps: list[float], seat: i64) -> float:
    """How far this seat is, or can hope to be, ahead of the others' mean."""
    own = 0.0
    others = 0.0
    colour: i64 = 0
    while colour < state.colours:
        if colour % state.players == seat:
            own += steps[colour]
        else:
            others += steps[colour]
        colour += 1
    return own - others / float(state.players - 1)
