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
from . import board as b
from .state import ForumState

# How much of its worth a sector counts with so many empty cells: about half with every one more.
CLOSENESS: Final = [0.6, 0.5, 0.25, 0.12, 0.06, 0.03, 0.01, 0.0, 0.0, 0.0]
# A win outweighs any number of steps.
WIN: Final = 1000.0
# So many steps ahead make a win e times as likely.
SCALE: Final = 8.0


class ForumBot(Bot):
    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)

    def choose(self, view: View, decision: Decision) -> int:
        state = self.game.imagine(view, self.rng)
        assert isinstance(state, ForumState)
        best = decision.options[0]
        most = -10 * WIN
        equals: i64 = 0
        for action in decision.options:
            after = state.clone()
            after.do(action)
            value = worth(after, decision.seat)
            if value > most:
                best, most, equals = action, value, 0
            if value == most:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = action
        return best

    def explain(self, view: View, decision: Decision) -> list[Judgement]:
        """The chance to win by each option, as the steps that it is ahead then make it."""
        state = self.game.imagine(view, self.rng)
        assert isinstance(state, ForumState)
        judged: list[Judgement] = []
        for action in decision.options:
            after = state.clone()
            after.do(action)
            judged.append(Judgement(action, chance(after, decision.seat), 0.0, 0, (action,)))
        return sorted(judged, key=_order)


def _order(one: Judgement) -> tuple[float, int]:
    return (-one.chance, one.action)


def chance(state: ForumState, seat: i64) -> float:
    """How likely this seat is to win."""
    if state.turn == OVER:
        winners = state.winners()
        return 1.0 / len(winners) if seat in winners else 0.0
    others = float(state.players - 1)
    return 1.0 / (1.0 + others * exp(-worth(state, seat) / SCALE))


def hopes(state: ForumState) -> list[float]:
    """How far every colour is, or can hope to come, on the track."""
    steps = [float(one) for one in state.track]
    if state.turn != OVER:
        sector: i64 = 0
        while sector < b.SECTORS:
            if (state.coins >> sector) & 1:
                _hope(state, sector, steps)
            sector += 1
    return steps


def worth(state: ForumState, seat: i64) -> float:
    """How far this seat is, or can hope to be, ahead of the others' mean."""
    steps = hopes(state)
    own = 0.0
    others = 0.0
    colour: i64 = 0
    while colour < state.colours:
        if colour % state.players == seat:
            own += steps[colour]
        else:
            others += steps[colour]
        colour += 1
    ahead = own - others / float(state.players - 1)
    if state.turn == OVER:
        ahead += WIN if seat in state.winners() else -WIN
    return ahead


def _hope(state: ForumState, sector: i64, steps: list[float]) -> None:
    """Add what each colour would gain or lose if the sector were scored now, as far as that is near."""
    mask = state.board.masks[sector]
    closeness: float = CLOSENESS[b.count(mask & ~state.occupied)]
    if closeness == 0.0:
        return
    most, leaders, least, losers = state.tally(sector)
    if most == least:
        return
    gain, loss = stakes(state, sector, leaders, losers)
    colour: i64 = 0
    while colour < state.colours:
        romans = b.count(state.stones[colour] & mask)
        if romans == most:
            steps[colour] += closeness * gain
        if romans == least:
            steps[colour] -= closeness * loss
        colour += 1


def stakes(state: ForumState, sector: i64, leaders: i64, losers: i64) -> tuple[float, float]:
    """What each of those with the most Romans can hope for in a sector, and each with the fewest has to fear."""
    size = float(state.board.sizes[sector])
    if state.plebeian:
        return (4.0 if leaders == 1 else 2.0), (size if losers == 1 else 4.0)
    return (size if leaders == 1 else 4.0), (4.0 if losers == 1 else 2.0)
