"""Forum Romanum as planes of 7 × 7 cells, row 1 first, and a few numbers for each colour."""

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ...core.game import Game, State
from ...games.forum.board import BUILDINGS, CELLS, COLUMNS, DIAGONALS, SIDE, lowest
from ...games.forum.state import ENDINGS, ForumState
from .base import Encoding


@final
class ForumEncoding(Encoding):
    version: ClassVar[int] = 1

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
        self.track: i64 = self.add("track", (colours,), 20, "steps of each colour on the track")
        self.used: i64 = self.add("used", (colours,), 1, "two players: the colour that has acted in this turn")
        self.idle: i64 = self.add("idle", (1,), 48, "actions since a coin left the board")
        self.ending: i64 = self.add("ending", (len(ENDINGS) - 1,), 1, f"how it ended: {', '.join(ENDINGS[1:])}")

    def by_chance(self) -> tuple[str, ...]:
        return ("first",)

    def never(self) -> tuple[str, ...]:
        return ("place", "move") if self.players == 2 else ("place-colour", "move-colour")

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, ForumState)
        self.write_asked(state, seat, out, at)
        colour: i64 = seat
        k: i64 = 0
        while k < self.colours:
            self._write_cells(state.stones[colour], out, at + self.stones + k * CELLS)
            out[at + self.hands + k] = i16(state.hands[colour])
            out[at + self.track + k] = i16(state.track[colour])
            if state.used == colour:
                out[at + self.used + k] = 1
            colour += 1
            if colour == self.colours:
                colour = 0
            k += 1
        self._write_coins(state, out, at + self.coins)
        out[at + self.idle] = i16(state.idle)
        if state.ended:
            out[at + self.ending + state.ended - 1] = 1

    def _write_cells(self, cells: i64, out: vec[i16], at: i64) -> None:
        while cells:
            out[at + lowest(cells)] = 1
            cells &= cells - 1

    def _write_coins(self, state: ForumState, out: vec[i16], at: i64) -> None:
        left: i64 = state.coins
        while left:
            sector = lowest(left)
            plane: i64 = 4
            if sector < COLUMNS:
                plane = 0
            elif sector < DIAGONALS:
                plane = 1
            elif sector < BUILDINGS:
                plane = 2 + sector - DIAGONALS
            self._write_cells(state.board.masks[sector], out, at + plane * CELLS)
            left &= left - 1
