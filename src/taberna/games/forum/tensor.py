"""Forum Romanum as planes of 7 × 7 cells, row 1 first, and a few numbers for each colour."""

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from ...core.game import Game, State
from ...core.tensor import BYTES, MOST, Encoding, Space, told
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
from .rules import ROMANS, Forum
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
        # Where empty cells, and places that a Roman may come from, are listed for a moment.
        self.empties = vec[i64]([0] * CELLS)
        self.lines = vec[i64]([0] * (2 * CELLS))
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
            out[at + self.hands + k] = told(state.hands[colour])
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

    def most_options(self) -> int:
        romans = ROMANS[self.game.players]
        return max(CELLS, romans * (CELLS - romans)) * (2 if self.players == 2 else 1)

    # Masks are written without a list of the options: where a Roman may go is the same for all of them. A line
    # is a place that he may come from, the hand or a cell.

    def write_options(self, state: State, space: Space, out: vec[u8], at: i64) -> None:
        assert isinstance(state, ForumState)
        count: i64 = self._list_empties(state)
        line: i64 = self._lines(state)
        empties = self.empties
        while line > 0:
            line -= 1
            first: i64 = at + self.lines[line] * CELLS
            k: i64 = 0
            while k < count:
                out[first + empties[k]] = 1
                k += 1

    def write_bits(self, state: State, space: Space, out: vec[u8], at: i64) -> None:
        assert isinstance(state, ForumState)
        empty: i64 = ALL_CELLS & ~state.occupied
        line: i64 = self._lines(state)
        while line > 0:
            line -= 1
            first: i64 = self.lines[line] * CELLS
            left: i64 = empty << (first & 7)
            place: i64 = at + (first >> 3)
            while left:
                out[place] |= BYTES[left & 255]
                left >>= 8
                place += 1

    def write_index(self, state: State, space: Space, out: vec[i16], at: i64) -> i64:
        assert isinstance(state, ForumState)
        count: i64 = self._list_empties(state)
        lines: i64 = self._lines(state)
        empties = self.empties
        line: i64 = 0
        while line < lines:
            first: i64 = self.lines[line] * CELLS
            k: i64 = 0
            while k < count:
                out[at + k] = i16(first + empties[k])
                k += 1
            at += count
            line += 1
        return count * lines

    def write_factors(self, state: State, space: Space, out: vec[u8], at: i64) -> None:
        assert isinstance(state, ForumState)
        line: i64 = self._lines(state)
        while line > 0:
            line -= 1
            out[at + self.lines[line]] = 1
        self._write_cells(ALL_CELLS & ~state.occupied, out, at + (CELLS + 1) * (2 if self.players == 2 else 1))

    def _list_empties(self, state: ForumState) -> i64:
        empty: i64 = ALL_CELLS & ~state.occupied
        count: i64 = 0
        while empty:
            self.empties[count] = lowest(empty)
            empty &= empty - 1
            count += 1
        return count

    def _lines(self, state: ForumState) -> i64:
        """List where Romans may come from; how many places there are."""
        if self.players > 2:
            return self._colour_lines(state, state.seat, 0, 0)
        count: i64 = 0
        if state.used != state.seat:
            count = self._colour_lines(state, state.seat, 0, count)
        if state.used != state.seat + 2:
            count = self._colour_lines(state, state.seat + 2, CELLS + 1, count)
        return count

    def _colour_lines(self, state: ForumState, colour: i64, hand: i64, count: i64) -> i64:
        lines = self.lines
        if state.hands[colour]:
            lines[count] = hand
            return count + 1
        stones: i64 = state.stones[colour]
        while stones:
            lines[count] = hand + 1 + lowest(stones)
            stones &= stones - 1
            count += 1
        return count


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
