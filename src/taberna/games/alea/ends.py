"""Alea Romana: the turn solved exactly, what it ends with judged by a network.

The network has learned from games with itself and others, in which every turn was solved for what it said of the
ends (tests/study/alea_ends). It is told everybody's column and hand and how far the round is, and answers with the
chance to win for each hand that whoever plays might keep. So one row is asked for every column that the turn can
leave.
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.bot import Asking, Judgement
from ...core.chance import Rng
from ...core.evaluator import share_win
from ...core.game import OVER, Decision, Game, View
from . import numbers as n
from .outlook import ALL as COLUMN_CELLS
from .outlook import columns_after
from .outlook import write as write_column
from .solver import AleaSolver, Values, turn_of
from .state import AleaState

SEATS: Final = 6
# What is told of a player: that he is there, his cards, his points so far in two cells, and his column as the
# network of columns reads it.
CARDS: Final = 1
POINTS: Final = CARDS + 6
COLUMN: Final = POINTS + 2
PLAYER: Final = COLUMN + COLUMN_CELLS
MUCH: Final = 128  # points that a cell of them holds
# What is told of the round: whether it is the last, how many play, and how many of them have yet to play in it.
ENDED: Final = 0
PLAYERS: Final = 1
TO_COME: Final = PLAYERS + SEATS - 1
ROUND: Final = TO_COME + SEATS
ALL: Final = SEATS * PLAYER + ROUND
# Ends that are judged together are those of one turn: what matters of them beside the column is a bit.
LAST: Final = 1 << 42


class Ends(Values):
    """The chance to win when a turn is over, as a network says: `known`, by column and whether it is the last
    round, for each hand."""

    def __init__(self) -> None:
        super().__init__([], [])
        self.seat: i64 = 0  # whose turn it is
        self.known: dict[int, list[float]] = {}

    def judge(self, state: AleaState, results: list[float]) -> None:
        """Only the one whose turn it was is told."""
        if state.turn == OVER:
            share_win(state, results)
            return
        column: i64 = state.columns[self.seat]
        key: i64 = column | LAST if state.ended else column
        results[self.seat] = self.known[key][state.cards[self.seat]]


class AleaEnds(Asking):
    layout: ClassVar[str] = "ends-2"

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self.ends = Ends()
        self.solver = AleaSolver(game, rng, self.ends)
        self.asked: list[int] = []
        self.of: list[int] = []

    def prepare(self, facts: dict[str, str]) -> None:
        """There is nothing that it must know."""

    def questions(self, view: View) -> tuple[int, vec[u8]]:
        state = self.game.imagine(view, self.rng)
        assert isinstance(state, AleaState)
        turn = turn_of(state)
        if turn == self.of:
            return 0, vec[u8]([])
        self.of = turn
        self.ends.seat = state.seat
        self.ends.known = {}
        column: i64 = state.columns[state.seat]
        last: i64 = LAST if state.ended else 0
        self.asked = [int(column | last)]
        if state.bare and not last:
            self.asked.append(int(column | LAST))
        for after in columns_after(column):
            self.asked.append(int(after | LAST if n.is_full(after) else after | last))
        cells = vec[u8](bytes(len(self.asked) * ALL))
        for k, key in enumerate(self.asked):
            write(state, key, cells, k * ALL)
        return len(self.asked), cells

    def hear(self, answers: list[list[float]]) -> None:
        for key, shares in zip(self.asked, answers, strict=True):
            self.ends.known[key] = shares

    def choose(self, view: View, decision: Decision) -> int:
        return self.solver.choose(view, decision)

    def explain(self, view: View, decision: Decision) -> list[Judgement]:
        return self.solver.explain(view, decision)


def write(state: AleaState, key: i64, out: vec[u8], at: i64) -> None:
    """Tell the network how things stand if the turn leaves this column."""
    players: i64 = len(state.columns)
    seat: i64 = state.seat
    k: i64 = 0
    while k < players:
        who: i64 = seat + k if seat + k < players else seat + k - players
        here: i64 = at + k * PLAYER
        out[here] = 1
        column: i64 = key & (LAST - 1) if k == 0 else state.columns[who]
        points: i64 = n.total(column)
        out[here + POINTS] = u8(points % MUCH)
        out[here + POINTS + 1] = u8(points // MUCH)
        write_column(column, out, here + COLUMN)
        if k:
            _write_cards(state.cards[who], out, here + CARDS)
        k += 1
    at += SEATS * PLAYER
    if key & LAST:
        out[at + ENDED] = 1
    out[at + PLAYERS + players - 2] = 1
    out[at + TO_COME + players - 1 - seat] = 1


def _write_cards(hand: i64, out: vec[u8], at: i64) -> None:
    while hand:
        if hand & 1:
            out[at] = 1
        hand >>= 1
        at += 1
