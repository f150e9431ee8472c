"""Rules of thumb for Alea Romana: exact odds within the turn, a simple value for what it leaves.

The bot looks through every fall of the dice to the end of its turn and takes the choice with the
highest expected worth. The worth of a column is what is written plus, for each gap, what is likely
to be written there still: rows that can be filled from many easy numbers count nearly fully, rows
squeezed between neighbours hardly at all.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bot import Bot, Judgement
from ...core.chance import Rng
from ...core.game import CHANCE, Decision, Game, View
from . import actions as a
from . import numbers as n
from .state import AleaState

# How eagerly a gap is believed to fill, what a card in hand is worth on a failure to come and when it
# is kept, and what a turn without a number costs. Found by playing variants against each other.
FILLING: Final = 6.0
RESCUE: Final = 3.0
CARD_WORTH: Final = 6.0
TEMPO: Final = 7.0
CEILING: Final = 40
# So many points ahead make a win e times as likely.
SCALE: Final = 20.0


def _ease() -> list[float]:
    """For every number, the chance that dice rolled on and on make it before they fail."""
    ease = [0.0] * CEILING

    def roll(counts: int, dice: int, odds: float, seen: tuple[int, ...]) -> None:
        made = [number for number in (n.ADDED[counts], n.TAKEN[counts]) if number]
        for number in made:
            if number not in seen:
                ease[number] += odds
        if dice == n.DICE or not (made or counts in (0, n.FOUR_X)):
            return
        for symbol, weight in ((n.I, 3), (n.V, 1), (n.X, 2)):
            roll(counts + n.COUNT[symbol], dice + 1, odds * weight / 6, (*seen, *made))

    roll(0, 0, 1.0, ())
    return ease


def _sums(ease: list[float]) -> list[float]:
    sums = [0.0]
    for one in ease:
        sums.append(sums[-1] + one)
    return sums


# EASE[k] is the ease of all numbers below k together.
EASE: Final = _sums(_ease())


def worth(column: i64) -> float:
    """What is written, and what is likely to be written in the gaps."""
    value = 0.0
    low: i64 = 0
    empty: i64 = 0
    row: i64 = 0
    while row <= a.ROWS:
        high: i64 = n.row_of(column, row) if row < a.ROWS else CEILING
        if high == 0:
            empty += 1
        else:
            if row < a.ROWS:
                value += float(high)
            if empty and high > low:
                ease: float = EASE[high] - EASE[low + 1]
                filled = 1.0 - exp(-FILLING * ease / float(empty))
                value += float(empty * (low + high)) * filled / 2
            empty = 0
            low = high
        row += 1
    return value


class AleaBot(Bot):
    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)

    def choose(self, view: View, decision: Decision) -> int:
        state = self.game.imagine(view, self.rng)
        assert isinstance(state, AleaState)
        if state.blocked and a.PASS in decision.options:
            return a.PASS  # cards would be spent on nothing
        best = decision.options[0]
        most = -1.0
        for action in decision.options:
            value = self.value(state, action)
            if value > most:
                best, most = action, value
        return best

    def explain(self, view: View, decision: Decision) -> list[Judgement]:
        """The chance to win by each option, as the points that it is expected to be ahead then make it."""
        state = self.game.imagine(view, self.rng)
        assert isinstance(state, AleaState)
        if state.blocked and a.PASS in decision.options:
            return [Judgement(a.PASS, 0.0, 0.0, 0, (a.PASS,))]
        mean = 0.0
        k: i64
        for k in range(len(state.columns)):
            if k != state.seat:
                mean += worth(state.columns[k])
        others = float(len(state.columns) - 1)
        judged: list[Judgement] = []
        for action in decision.options:
            ahead = self.value(state, action) - mean / others
            judged.append(Judgement(action, 1.0 / (1.0 + others * exp(-ahead / SCALE)), 0.0, 0, (action,)))
        return sorted(judged, key=_order)

    def value(self, state: AleaState, action: i64) -> float:
        """The expected worth of the column, and of the cards, when the turn is over."""
        if a.WRITE <= action < a.PASS:
            return worth_after(state, action)
        if action == a.PASS:
            return worth(state.columns[state.seat]) - TEMPO
        after = state.clone()
        after.do(action)
        value = expected(after)
        return value - CARD_WORTH if action > a.PASS else value


def _order(one: Judgement) -> tuple[float, int]:
    return (-one.chance, one.action)


def worth_after(state: AleaState, action: i64) -> float:
    """The worth of the column once this number is written."""
    number = (action - a.WRITE) // a.ROWS + 1
    row = (action - a.WRITE) % a.ROWS
    return worth(state.columns[state.seat] | (number << (6 * row)))


def expected(state: AleaState) -> float:
    """The expected worth at the end of the turn if it is played for it, without another card."""
    if state.turn == CHANCE:
        value = 0.0
        outcome: i64 = a.DIE
        while outcome < a.SIZE:
            after = state.clone()
            after.do(outcome)
            value += float(state.weight(outcome)) * expected(after)
            outcome += 1
        return value / 6
    if state.failed():
        rescue: float = RESCUE if state.cards[state.seat] else 0.0
        return worth(state.columns[state.seat]) - TEMPO + rescue
    most = -1.0
    out = vec[i64]([0] * 64)
    count = state.fill(out)
    k: i64 = 0
    while k < count and out[k] < a.PASS:
        action = out[k]
        if action >= a.WRITE:
            value = worth_after(state, action)
        else:
            after = state.clone()
            after.do(action)
            value = expected(after)
        most = max(most, value)
        k += 1
    return most
