"""The stack of pending frames: what is going on, and why somebody is asked.

A game whose effects need choices in mid-resolution keeps them here, as plain ints: no closures, no
generators, no references. So a position can be cloned, saved and re-dealt at every decision, also in
the middle of a card, and the stack itself says why a player is asked.

A frame is one thing that is going on: a turn, a card, a deal. The top frame decides what happens
next; when it is done it is taken off and the one below goes on. `Framed` is the run loop over that.
"""

from abc import abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .errors import BadPosition
from .game import CHANCE, OVER, Game, State

# The fields of a frame: which operation, how far it is, which player it asks, and a few registers, for which every
# operation has names of its own: REGISTER, REGISTER + 1, …
OP: Final = 0
STEP: Final = 1
PLAYER: Final = 2
REGISTER: Final = 3
REGISTERS: Final = 4
WIDTH: Final = 7

# What an operation answers when it has gone as far as it can.
ASK: Final = 0  # its seat must choose
DRAW: Final = 1  # CHANCE must
GO: Final = 2  # whatever is on top of the stack now goes on
DONE: Final = 3  # it is finished: take its frame off

_ROOM: Final = 6  # frames that fit without growing

# Steps from one question to the next. Real games take some dozens; a position that needs more than this was
# made up, and would go on for ever.
MAX_STEPS: Final = 10_000


@final
class Frames:
    """The stack. The fields of the top frame are read with `at` and written with `put`."""

    def __init__(self, cells: vec[i64], depth: i64) -> None:
        self.cells = cells
        self.depth = depth
        self._top: i64 = (depth - 1) * WIDTH  # where the top frame begins

    def clone(self) -> "Frames":
        return Frames(self.cells[:], self.depth)

    def become(self, other: "Frames") -> None:
        """The same frames as there, in the memory that is here if they fit."""
        end: i64 = other.depth * WIDTH
        if end > len(self.cells):
            self.cells = other.cells[:]
        cells, others = self.cells, other.cells
        k: i64
        for k in range(end):
            cells[k] = others[k]
        self.depth = other.depth
        self._top = end - WIDTH

    def push(self, op: i64, player: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Put a frame on top: it goes on first. It begins at step 0, with its first two registers set."""
        base: i64 = self.depth * WIDTH
        if base == len(self.cells):
            self._grow()
        self.depth += 1
        self._top = base
        cells = self.cells
        cells[base] = op
        cells[base + STEP] = 0
        cells[base + PLAYER] = player
        cells[base + REGISTER] = first
        cells[base + REGISTER + 1] = second
        cells[base + REGISTER + 2] = 0
        cells[base + REGISTER + 3] = 0

    def _grow(self) -> None:
        bigger = vec[i64]([0] * (2 * len(self.cells)))
        k: i64
        for k in range(len(self.cells)):
            bigger[k] = self.cells[k]
        self.cells = bigger

    def pop(self) -> None:
        self.depth -= 1
        self._top -= WIDTH

    def clear(self) -> None:
        self.depth = 0
        self._top = -WIDTH

    def at(self, field: i64) -> i64:
        return self.cells[self._top + field]

    def put(self, field: i64, value: i64) -> None:
        self.cells[self._top + field] = value

    def count(self, field: i64, amount: i64 = 1) -> i64:
        """Add to a field of the top frame; what it is then."""
        value: i64 = self.cells[self._top + field] + amount
        self.cells[self._top + field] = value
        return value

    # A register that names a piece holds its number plus 1, so that 0 is none.

    def piece(self, field: i64) -> i64:
        """The piece that a register names; -1 if none."""
        return self.cells[self._top + field] - 1

    def name(self, field: i64, piece: i64) -> None:
        self.cells[self._top + field] = piece + 1

    def rows(self) -> list[list[int]]:
        """Every frame as a list of its fields, the bottom one first."""
        return [[self.cells[k * WIDTH + field] for field in range(WIDTH)] for k in range(self.depth)]


def no_frames() -> Frames:
    return Frames(vec[i64]([0] * (_ROOM * WIDTH)), 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Framed(State):
    """A state that runs on frames. The game says what its operations do; the loop is here."""

    def __init__(self, game: Game, frames: Frames) -> None:
        self.frames = frames
        # Not 0 once the game is decided: an index of the game's endings, whatever still lies on the stack.
        self.ended: i64 = 0
        super().__init__(game)

    @abstractmethod
    def advance(self) -> i64:
        """Let the top frame go on; ASK, DRAW, GO or DONE."""

    @abstractmethod
    def take(self, action: i64) -> i64:
        """Hand the answer to the top frame; ASK, DRAW, GO or DONE."""

    @abstractmethod
    def forced_action(self) -> i64:
        """The answer to the top frame's question if there is but one and nobody need be asked; else -1."""

    def do(self, action: i64) -> None:
        self.run(self.take(action))

    def run(self, result: i64) -> None:
        """Go on until somebody must choose or the game is over; sets `turn`."""
        steps: i64 = 0
        while True:
            steps += 1
            if steps > MAX_STEPS:
                raise BadPosition("position-endless")
            if self.ended:
                self.frames.clear()
                self.turn = OVER
                return
            if result == DRAW:
                self.turn = CHANCE
                return
            if result == ASK:
                self.turn = self.frames.at(PLAYER)
                only = self.forced_action()
                if only < 0:
                    return
                result = self.take(only)
                continue
            if result == DONE:
                self.frames.pop()
            result = self.advance()
