"""Forum Romanum as planes of 7 × 7 cells, row 1 first, and a few numbers for each colour."""

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.game import Game, State
from ...core.tensor import MOST, Encoding, Space, told
from . import actions as a
from .board import (
    ALL_CELLS,
    BUILDINGS,
    CELLS,
    COLUMNS,
    DIAGONALS,
    SECTORS,
    SIDE,
    Board,
    lowest,
)
from .rules import Forum
from .state import ENDINGS, ForumState


@final
class ForumEncoding(Encoding):
    version: ClassVar[int] = 2

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        colours = 4 if game.players == 2 else game.players
        self.colours: i64 = colours
        self.stones: i64 = self.add(
            "stones",
            (colours, SIDE, SIDE),
            1,
            "the Romans of each colour, from the own one on in the order of play (two players: 0 and 2 are own)",
        )
        self.coins: i64 = self.add(
            "coins",
            (5, SIDE, SIDE),
            1,
            "cells whose row, column, rising diagonal, falling diagonal, building still has its coin",
        )
        self.hands: i64 = self.add("hands", (colours,), 8, "Romans in hand, by colour")
        self.track: i64 = self.add("track", (colours,), 20, "steps of each colour on the track", MOST)
        self.behind: i64 = self.add("behind", (colours,), 20, "the same for those who are below 0", MOST)
        self.used: i64 = self.add("used", (colours,), 1, "two players: the colour that has acted in this turn")
        self.idle: i64 = self.add("idle", (1,), 48, "actions since a coin left the board", MOST)
        # Which cells of the planes of coins the coin of each sector fills, one sector behind the other.
        cells = [[_plane(k) * CELLS + cell for cell in _cells(mask)] for k, mask in enumerate(_board(game).masks)]
        self.filled = vec[i64]([cell for sector in cells for cell in sector])
        self.begins = vec[i64]([sum(len(sector) for sector in cells[:k]) for k in range(SECTORS + 1)])
        self.empties = vec[i64]([0] * CELLS)  # where empty cells are listed for a moment
        self.ending: i64 = self.add("ending", (len(ENDINGS) - 1,), 1, f"how it ended: {', '.join(ENDINGS[1:])}")

    def by_chance(self) -> tuple[str, ...]:
        return ("first",)

    def order(self, seat: int) -> list[int]:
        """From the hand, then from each cell, to each cell; two players: with the one colour, then the other."""
        if self.players > 2:
            return list(range(a.PLACE, a.COLOUR_PLACE))
        found: list[int] = []
        for colour in (seat, seat + 2):
            place, move = a.COLOUR_PLACE + colour * CELLS, a.COLOUR_MOVE + colour * a.MOVES
            found += [*range(place, place + CELLS), *range(move, move + a.MOVES)]
        return found

    def factors(self) -> tuple[tuple[str, int], ...]:
        return ("from", (CELLS + 1) * (2 if self.players == 2 else 1)), ("to", CELLS)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, ForumState)
        self.write_asked(state, seat, out, at)
        colour: i64 = seat
        k: i64 = 0
        while k < self.colours:
            self._write_cells(state.stones[colour], out, at + self.stones + k * CELLS)
            out[at + self.hands + k] = u8(state.hands[colour])
            out[at + self.track + k] = told(state.track[colour])
            out[at + self.behind + k] = told(-state.track[colour])
            if state.used == colour:
                out[at + self.used + k] = 1
            colour += 1
            if colour == self.colours:
                colour = 0
            k += 1
        self._write_coins(state, out, at + self.coins)
        out[at + self.idle] = told(state.idle)
        if state.ended:
            out[at + self.ending + state.ended - 1] = 1

    def _write_cells(self, cells: i64, out: vec[u8], at: i64) -> None:
        while cells:
            out[at + lowest(cells)] = 1
            cells &= cells - 1

    def _write_coins(self, state: ForumState, out: vec[u8], at: i64) -> None:
        left: i64 = state.coins
        filled = self.filled
        while left:
            sector = lowest(left)
            k: i64 = self.begins[sector]
            end: i64 = self.begins[sector + 1]
            while k < end:
                out[at + filled[k]] = 1
                k += 1
            left &= left - 1

    def write_options(self, state: State, space: Space, out: vec[u8], at: i64) -> None:
        """As in the base class, but without a list: where a Roman may go is the same for all of them."""
        assert isinstance(state, ForumState)
        empty: i64 = ALL_CELLS & ~state.occupied
        count: i64 = 0
        while empty:
            self.empties[count] = lowest(empty)
            empty &= empty - 1
            count += 1
        if self.players > 2:
            self._write_colour(state, state.seat, out, at, at + CELLS, count)
            return
        colour: i64 = state.seat
        while colour < 4:
            if colour != state.used:
                self._write_colour(state, colour, out, at, at + CELLS, count)
            at += CELLS + a.MOVES
            colour += 2

    def _write_colour(
        self, state: ForumState, colour: i64, out: vec[u8], place: i64, move: i64, count: i64
    ) -> None:
        """What one colour may do; `place` and `move` are where its actions begin."""
        if state.hands[colour]:
            self._write_empties(out, place, count)
            return
        stones: i64 = state.stones[colour]
        while stones:
            self._write_empties(out, move + lowest(stones) * CELLS, count)
            stones &= stones - 1

    def _write_empties(self, out: vec[u8], at: i64, count: i64) -> None:
        empties = self.empties
        k: i64 = 0
        while k < count:
            out[at + empties[k]] = 1
            k += 1


def _board(game: Game) -> Board:
    assert isinstance(game, Forum)
    return game.board


def _plane(sector: int) -> int:
    """Rows, columns, two diagonals, buildings."""
    if sector < DIAGONALS:
        return int(sector >= COLUMNS)
    return sector - DIAGONALS + 2 if sector < BUILDINGS else 4


def _cells(mask: int) -> list[int]:
    return [cell for cell in range(CELLS) if (mask >> cell) & 1]
