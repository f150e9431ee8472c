"""Alea Romana: the turn solved exactly, what it leaves judged by values learned from many games.

Within a turn nothing is guessed: every fall of the dice and every way to play the cards is looked
through, each situation once. What is left when the turn is over is judged for everybody: what is
written, plus what the gaps and the cards are expected to bring, by weights that self-play has found
(`python -m tests.study.alea`); from that, everybody's chance to win.
"""

import json
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bot import Bot, Judgement
from ...core.chance import Rng
from ...core.evaluator import share_win
from ...core.game import CHANCE, OVER, Decision, Game, View
from ...package_data import read
from . import actions as a
from . import numbers as n
from .heuristic import CEILING, EASE, FILLING
from .state import AleaState
from .table import ORDER_COUNTS

# How many rows of the fullest column are written decides what a gap is still worth: that is the phase. The
# last phase is the last round, for those whose turn in it is still to come.
LAST_TURN: Final = 7
PHASES: Final = 8
# Weights of one phase: of gaps of one, two, and more rows, and of a card.
GAPS: Final = 3
WEIGHTS: Final = 4
CARD_POINTS: Final = 5.0
TIE: Final = 1e-9
# The cards that take up a single die, which may be any.
SINGLES: Final = a.CARD_ANY_DIE | a.CARD_IGNORE | a.CARD_JOKER
# What is written of the order of dice: three bits a die, of which the highest says that it fell with an I; and
# three bits of nought before each such throw. Of the six dice no more than four are I where it matters.
ORDER_BITS: Final = 30
JOINED: Final = 4


class Values:
    """The learned weights, and how far ahead makes a win how likely."""

    def __init__(self, weights: list[float], scales: list[float]) -> None:
        self.weights = vec[float](weights)
        self.scales = vec[float](scales)

    def hope(self, phase: i64, column: i64, cards: i64) -> float:
        """What the gaps and the cards are expected to bring beyond what is written."""
        features: list[tuple[int, float]] = []
        describe(phase, column, cards, features)
        value = 0.0
        for index, size in features:
            value += self.weights[index] * size
        return value

    def judge(self, state: AleaState, results: list[float]) -> None:
        """Everybody's chance to win when a turn is over."""
        if state.turn == OVER:
            share_win(state, results)
            return
        phase: i64 = phase_of(state)
        total = 0.0
        best = -1.0
        for seat in range(len(results)):
            results[seat] = self.points(state, phase, seat)
            best = max(best, results[seat])
        for seat in range(len(results)):
            results[seat] = exp((results[seat] - best) / self.scales[phase])
            total += results[seat]
        for seat in range(len(results)):
            results[seat] /= total

    def points(self, state: AleaState, phase: i64, seat: i64) -> float:
        """The points this seat is expected to end with."""
        written = float(n.total(state.columns[seat])) + CARD_POINTS * float(n.bits(state.cards[seat]))
        if phase == LAST_TURN and seat < state.seat:
            return written
        return written + self.hope(phase, state.columns[seat], state.cards[seat])


def phase_of(state: AleaState) -> i64:
    if state.ended:
        return LAST_TURN
    fullest: i64 = 0
    k: i64
    for k in range(len(state.columns)):
        fullest = max(fullest, rows_written(state.columns[k]))
    return min(fullest, LAST_TURN - 1)


def rows_written(column: i64) -> i64:
    count: i64 = 0
    while column:
        if column & 63:
            count += 1
        column >>= 6
    return count


def describe(phase: i64, column: i64, cards: i64, features: list[tuple[int, float]]) -> None:
    """The features of a column and a hand: indices of weights, and how large each is."""
    base: i64 = phase * WEIGHTS
    low: i64 = 0
    empty: i64 = 0
    row: i64 = 0
    while row <= a.ROWS:
        high: i64 = n.row_of(column, row) if row < a.ROWS else CEILING
        if high == 0:
            empty += 1
        else:
            if empty and high > low:
                _gap(base, low, high, empty, features)
            empty = 0
            low = high
        row += 1
    features.append((base + GAPS, float(n.bits(cards))))


def _gap(base: i64, low: i64, high: i64, empty: i64, features: list[tuple[int, float]]) -> None:
    """A gap counts as the rules of thumb see it; how much of that comes true is learned."""
    ease: float = EASE[high] - EASE[low + 1]
    filled: float = 1.0 - exp(-FILLING * ease / float(empty))
    features.append((base + min(empty, GAPS) - 1, filled * float(empty * (low + high)) / 2))


def learned() -> Values:
    """The values that come with the package."""
    return Values(numbers_of("weights"), numbers_of("scales"))


def numbers_of(name: str) -> list[float]:
    found = json.loads(read("taberna.games.alea", "values.json"))
    return [float(one) for one in found[name]]


class AleaSolver(Bot):
    """Takes the choice with the best chance to win when the turn is over."""

    def __init__(self, game: Game, rng: Rng, values: Values | None = None) -> None:
        self.values = values if values is not None else learned()
        self.results: list[float] = [0.0] * game.players
        # What situations of this turn are worth; forgotten when another turn begins.
        self.known: dict[int, float] = {}
        self.written: dict[int, float] = {}
        self.of: list[int] = []
        self.room = vec[i64]([0] * a.SIZE)
        super().__init__(game, rng)

    def choose(self, view: View, decision: Decision) -> int:
        state = self.game.imagine(view, self.rng)
        assert isinstance(state, AleaState)
        return self.answer(state, decision.options)

    def answer(self, state: AleaState, options: list[int]) -> int:
        self._begin(state)
        best = options[0]
        most = -1.0
        for action in options:
            value = self.after(state, action)
            # What can be written now is not rolled for again.
            if value > most + TIE or (value > most - TIE and best < a.WRITE):
                best, most = action, value
        return best

    def explain(self, view: View, decision: Decision) -> list[Judgement]:
        """The chance to win by each option, if the turn goes on as well as can be."""
        state = self.game.imagine(view, self.rng)
        assert isinstance(state, AleaState)
        self._begin(state)
        judged = [Judgement(one, self.after(state, one), 0.0, 0, (one,)) for one in decision.options]
        return sorted(judged, key=_order)

    def _begin(self, state: AleaState) -> None:
        turn = turn_of(state)
        if turn != self.of:
            self.of = turn
            self.known = {}
            self.written = {}

    def after(self, state: AleaState, action: i64) -> float:
        """What it is worth to the player to do this."""
        if a.WRITE <= action <= a.PASS:
            return self._ends(state, action)
        after = state.clone()
        after.do(action)
        return self._worth(after)

    def _ends(self, state: AleaState, action: i64) -> float:
        """The same, of what ends the turn."""
        key: i64 = action * 64 + state.cards[state.seat]
        found = self.written.get(key, -1.0)
        if found < 0.0:
            after = state.clone()
            after.do(action)
            self.values.judge(after, self.results)
            found = self.results[state.seat]
            self.written[key] = found
        return found

    def _worth(self, state: AleaState) -> float:
        key: i64 = situation(state)
        found = self.known.get(key, -1.0)
        if found < 0.0:
            found = self._average_chance(state) if state.turn == CHANCE else self._best(state)
            self.known[key] = found
        return found

    def _average_chance(self, state: AleaState) -> float:
        value = 0.0
        outcome: i64 = a.DIE
        while outcome < a.SIZE:
            after = state.clone()
            after.do(outcome)
            value += float(state.weight(outcome)) * self._worth(after)
            outcome += 1
        return value / 6

    def _best(self, state: AleaState) -> float:
        out = self.room[:]
        count = state.fill(out)
        most = 0.0
        k: i64
        for k in range(count):
            most = max(most, self.after(state, out[k]))
        return most


def _order(one: Judgement) -> tuple[float, int]:
    return (-one.chance, one.action)


def turn_of(state: AleaState) -> list[int]:
    """What stays as it is until the turn is over."""
    turn = [int(state.seat), int(state.round), int(state.ended), int(state.bare)]
    turn.extend(int(one) for one in state.columns)
    turn.extend(int(state.cards[k]) for k in range(len(state.cards)) if k != state.seat)
    return turn


def situation(state: AleaState) -> i64:
    """What matters of the dice and the hand for the rest of the turn."""
    key: i64 = state.counts
    if state.flags & ORDER_COUNTS:
        key = (key << ORDER_BITS) | order_of(state)
    key = (key << 3) | state.lying
    key = (key << 3) | state.aside
    key = (key << 3) | state.rolling
    key = (key << 2) | (state.together << 1) | state.twice
    return (key << 6) | state.cards[state.seat]


def order_of(state: AleaState) -> i64:
    """What may still matter of the order in which the dice fell (A6): no more is told apart than must be.

    A single I is compared with the last V, or with the last X where there is no V. So V and X are not compared
    with each other, and dice count that lie before others of their symbol only if those can still be taken up.
    """
    hand: i64 = state.cards[state.seat]
    left = _symbols(state)
    # So many dice can still be taken up one by one.
    free: i64 = n.bits(hand & SINGLES)
    if left[n.I] > free + 1 or (left[n.I] == 0 and not state.together):
        return 0
    fives: i64 = free + 1
    tens: i64 = fives if left[n.V] <= free or hand & (a.CARD_ALL_V | a.CARD_JOKER) else 0
    throw = vec[i64]([0, 0, 0, 0])
    before = vec[i64]([0, 0, 0, 0])
    order: i64 = 0
    k: i64
    for k in range(state.lying):
        symbol: i64 = (state.dice >> (2 * k)) & 3
        left[symbol] -= 1
        if symbol == n.I or left[symbol] < (fives if symbol == n.V else tens):
            throw[symbol] += 1
        if k + 1 < state.lying and (state.joined >> (k + 1)) & 1:
            continue
        # The last throw may go on, with an I perhaps.
        if throw[n.I] or (state.together and k + 1 == state.lying):
            order = _added(_added(order, before, 0) << 3, throw, JOINED)
        else:
            before[n.V] += throw[n.V]
            before[n.X] += throw[n.X]
            throw[n.V] = throw[n.X] = 0
    return _added(order, before, 0)


def _symbols(state: AleaState) -> vec[i64]:
    """How many dice show each symbol."""
    found = vec[i64]([0, 0, 0, 0])
    k: i64
    for k in range(state.lying):
        found[(state.dice >> (2 * k)) & 3] += 1
    return found


def _added(order: i64, dice: vec[i64], together: i64) -> i64:
    """These dice are written behind others, symbol by symbol, and are gone from where they were counted."""
    symbol: i64
    for symbol in range(n.I, n.X + 1):
        while dice[symbol]:
            order = (order << 3) | together | symbol
            dice[symbol] -= 1
    return order
