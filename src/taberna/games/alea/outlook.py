"""Alea Romana: the turn solved exactly, what it leaves judged by what columns and hands are worth by a network.

The network has learned from an exact table what a player alone can expect of a column, with every hand and every
number of turns left (tests/study/alea_table). How many turns are left nobody knows: that is averaged over what
games were like at this stage. From the points that everybody can expect comes the chance to win, as the solver has
it.
"""

import json
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.bot import Asking, Judgement
from ...core.chance import Rng
from ...core.game import Decision, Game, View
from . import actions as a
from . import numbers as n
from .solver import CARD_POINTS, LAST_TURN, AleaSolver, Values
from .state import AleaState

HANDS: Final = a.ALL_CARDS + 1
# Numbers that can be written; where one stands among them is what the network is told.
MANY: Final = 38
HIGHEST: Final = 39
# What a row of the network tells of each empty row: see `write`.
LOW: Final = 0
HIGH: Final = MANY + 1
PLACE: Final = 2 * (MANY + 1)
SIZE: Final = PLACE + a.ROWS
TWICE: Final = SIZE + a.ROWS
WIDTH: Final = TWICE + 2
ALL: Final = a.ROWS * WIDTH
# Columns that are remembered.
KEPT: Final = 20_000


class Outlook(Values):
    """What everybody can expect, from what a network says of columns: `known`, by column, turns × hands."""

    def __init__(self, rounds: list[list[float]], scales: list[float], turns: int) -> None:
        super().__init__([], scales)
        self.rounds = rounds  # by phase, how likely it is that so many rounds follow this one
        self.turns: i64 = turns
        self.known: dict[int, list[float]] = {}

    def points(self, state: AleaState, phase: i64, seat: i64) -> float:
        column, hand = state.columns[seat], state.cards[seat]
        worth = self.known[column]
        # Whose turn in this round is still to come has one more than rounds follow.
        coming: i64 = 1 if seat >= state.seat else 0
        found = float(n.total(column))
        if phase == LAST_TURN:
            return found + self._expected(worth, coming, hand)
        odds = self.rounds[phase]
        k: i64
        for k in range(len(odds)):
            found += odds[k] * self._expected(worth, k + coming, hand)
        return found

    def _expected(self, worth: list[float], turns: i64, hand: i64) -> float:
        if turns == 0:
            return CARD_POINTS * float(n.bits(hand))
        return worth[(min(turns, self.turns) - 1) * HANDS + hand]


class AleaOutlook(Asking):
    layout: ClassVar[str] = "columns-1"

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self.outlook = Outlook([], [], 0)
        self.solver = AleaSolver(game, rng, self.outlook)
        self.asked: list[int] = []

    def prepare(self, facts: dict[str, str]) -> None:
        rounds = [[float(one) for one in odds] for odds in json.loads(facts["rounds"])]
        scales = [float(one) for one in json.loads(facts["scales"])]
        self.outlook = Outlook(rounds, scales, int(facts["turns"]))
        self.solver = AleaSolver(self.game, self.rng, self.outlook)

    def questions(self, view: View) -> tuple[int, vec[u8]]:
        state = self.game.imagine(view, self.rng)
        assert isinstance(state, AleaState)
        if len(self.outlook.known) > KEPT:
            self.outlook.known.clear()
        known = self.outlook.known
        wanted = {int(one) for one in state.columns if one not in known}
        seat: i64 = state.seat
        wanted.update(one for one in columns_after(state.columns[seat]) if one not in known)
        self.asked = sorted(wanted)
        cells = vec[u8](bytes(len(self.asked) * ALL))
        for k, column in enumerate(self.asked):
            write(column, cells, k * ALL)
        return len(self.asked), cells

    def hear(self, answers: list[list[float]]) -> None:
        for column, worth in zip(self.asked, answers, strict=True):
            self.outlook.known[column] = worth

    def choose(self, view: View, decision: Decision) -> int:
        return self.solver.choose(view, decision)

    def explain(self, view: View, decision: Decision) -> list[Judgement]:
        return self.solver.explain(view, decision)


def columns_after(column: i64) -> list[int]:
    """All columns that a turn can leave, whatever falls."""
    found: list[int] = []
    number: i64 = 1
    while number <= HIGHEST:
        rows: i64 = n.rows_for(column, number, 1) if (n.MAKEABLE >> number) & 1 else 0
        row: i64 = 0
        while rows:
            if rows & 1:
                found.append(int(column | (number << (6 * row))))
            rows >>= 1
            row += 1
        number += 1
    return found


def write(column: i64, out: vec[u8], at: i64) -> None:
    """Tell a column to the network: for every empty row, from the first, the numbers before and behind its gap,
    which row of the gap it is, how many the gap has, and whether those numbers stand there twice."""
    row: i64 = 0
    while row < a.ROWS:
        if n.row_of(column, row):
            row += 1
            continue
        end: i64 = row
        while end < a.ROWS and n.row_of(column, end) == 0:
            end += 1
        low: i64 = n.row_of(column, row - 1) if row else 0
        high: i64 = n.row_of(column, end) if end < a.ROWS else 0
        low_twice: bool = low != 0 and row > 1 and n.row_of(column, row - 2) == low
        high_twice: bool = high != 0 and end < a.ROWS - 1 and n.row_of(column, end + 1) == high
        k: i64 = row
        while k < end:
            out[at + LOW + _place(low)] = 1
            out[at + HIGH + _place(high)] = 1
            out[at + PLACE + k - row] = 1
            out[at + SIZE + end - row - 1] = 1
            if low_twice:
                out[at + TWICE] = 1
            if high_twice:
                out[at + TWICE + 1] = 1
            at += WIDTH
            k += 1
        row = end


def _place(number: i64) -> i64:
    """0 for none, else where it stands among those that can be written."""
    return MANY if number == HIGHEST else number
