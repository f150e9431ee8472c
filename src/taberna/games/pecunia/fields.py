"""Fields of the state: what each kind of them looks like in a position and in the tensor.

A slice makes a field once. It lies in the cells from `first` on, so a clone has it; it is shown in positions, read
back and written into the tensor by what is said here, or by a class of the slice where there is more to it.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.errors import BadPosition
from ...core.fields import Fields, brief
from ...core.tensor import MOST, told
from . import layout
from .layout import MOST_PLAYERS, NOBODY

if TYPE_CHECKING:
    from .table import Table


def bad(what: str, **facts: object) -> BadPosition:
    return BadPosition(f"pecunia-position-{what}", "", **facts)


def seen_from(t: "Table", player: i64, other: i64) -> i64:
    """How many places clockwise from a player another one sits."""
    return other - player if other >= player else other - player + t.players


class Pieces:
    """A kind of piece: the ids of all there are. Its sentences are pecunia-position-<kind> and …-<kind>-twice."""

    def __init__(self, kind: str, ids: list[str]) -> None:
        self.kind = kind
        self.ids = ids
        self.by_id = {name: number for number, name in enumerate(ids)}

    def find(self, name: object) -> int:
        if isinstance(name, str) and name in self.by_id:
            return self.by_id[name]
        raise bad(self.kind, name=brief(name), choices=", ".join(self.ids))

    def twice(self, number: int) -> BadPosition:
        return bad(f"{self.kind}-twice", name=self.ids[number])


class Reader:
    """A position that is being read, and what must be known of it before all else."""

    def __init__(self, position: object) -> None:
        self.fields = Fields(position)
        frames = self.fields.get("frames", None)
        self.going_on: list[object] = []  # the names of the operations, the bottom one first
        if isinstance(frames, list):
            self.going_on = [frame.get("op") for frame in frames if isinstance(frame, dict)]
        self.setting_up = self.going_on[:1] == ["setup"]
        self.leaving = "leave" in self.going_on


class Field:
    """Some cells of the state. This kind follows from others: it is in no position and no tensor."""

    def __init__(self, size: int, start: int = 0) -> None:
        self.first: i64 = layout.cells(size, start)
        self.name = ""
        self.scale = 1  # to divide by for a size near 1, in the tensor
        self.most = MOST  # the largest number that it can have there
        self.what = ""  # what it tells a learner; nothing if it is not in the tensor
        self.names = ""  # what the first number of each of its rows is the number of, plus 1

    def position_keys(self) -> tuple[str, ...]:
        """The fields of a position that it makes up."""
        return (self.name,) if self.name else ()

    def show(self, t: "Table", shown: dict[str, object]) -> None:
        """Write it into a position."""

    def read(self, t: "Table", reader: Reader) -> None:
        """Read it from a position; BadPosition if it can't be."""

    def shape(self, players: int) -> tuple[int, ...]:
        return (1,)

    def write(self, t: "Table", player: i64, out: vec[u8], at: i64) -> None:
        """Write it into the tensor as this player sees it. There are zeros."""


class Number(Field):
    """One whole number."""

    def __init__(self, name: str, low: int, high: int, default: int = 0, scale: int = 1, what: str = "") -> None:
        super().__init__(1, default)
        self.name = name
        self.low = low
        self.high = high
        self.most = min(high, MOST)
        self.default = default
        self.scale = scale
        self.what = what

    def show(self, t: "Table", shown: dict[str, object]) -> None:
        shown[self.name] = t.cells[self.first]

    def read(self, t: "Table", reader: Reader) -> None:
        t.cells[self.first] = reader.fields.number(self.name, self.default, self.low, self.high)

    def write(self, t: "Table", player: i64, out: vec[u8], at: i64) -> None:
        out[at] = told(t.cells[self.first])


class Flag(Field):
    """Yes or no."""

    def __init__(self, name: str, what: str = "") -> None:
        super().__init__(1)
        self.name = name
        self.most = 1
        self.what = what

    def show(self, t: "Table", shown: dict[str, object]) -> None:
        shown[self.name] = t.cells[self.first] != 0

    def read(self, t: "Table", reader: Reader) -> None:
        t.cells[self.first] = 1 if reader.fields.flag(self.name, False) else 0

    def write(self, t: "Table", player: i64, out: vec[u8], at: i64) -> None:
        out[at] = told(t.cells[self.first])


class APlayer(Field):
    """One of the players."""

    def __init__(self, name: str, what: str = "") -> None:
        super().__init__(1)
        self.name = name
        self.most = 1
        self.what = what

    def show(self, t: "Table", shown: dict[str, object]) -> None:
        shown[self.name] = t.cells[self.first]

    def read(self, t: "Table", reader: Reader) -> None:
        t.cells[self.first] = reader.fields.number(self.name, 0, 0, int(t.players) - 1)

    def shape(self, players: int) -> tuple[int, ...]:
        return (players,)

    def write(self, t: "Table", player: i64, out: vec[u8], at: i64) -> None:
        out[at + seen_from(t, player, t.cells[self.first])] = 1


class PerPlayer(Field):
    """A number for each player."""

    def __init__(self, name: str, high: int, scale: int = 1, what: str = "") -> None:
        super().__init__(MOST_PLAYERS)
        self.name = name
        self.high = high
        self.most = min(high, MOST)
        self.scale = scale
        self.what = what

    def show(self, t: "Table", shown: dict[str, object]) -> None:
        shown[self.name] = [t.cells[self.first + k] for k in range(t.players)]

    def read(self, t: "Table", reader: Reader) -> None:
        for k, value in enumerate(reader.fields.numbers(self.name, int(t.players), 0, self.high)):
            t.cells[self.first + k] = value

    def shape(self, players: int) -> tuple[int, ...]:
        return (players,)

    def write(self, t: "Table", player: i64, out: vec[u8], at: i64) -> None:
        k: i64
        for k in range(t.players):
            out[at + seen_from(t, player, k)] = told(t.cells[self.first + k])


class Seen(Field):
    """What a learner is told though it follows from other fields: it is in no position."""

    def __init__(self, name: str, scale: int, what: str, size: int = 0) -> None:
        super().__init__(size)
        self.name = name
        self.scale = scale
        self.what = what

    def position_keys(self) -> tuple[str, ...]:
        return ()


class SeenOfPlayer(Seen):
    """The same, for each player."""

    def __init__(self, name: str, scale: int, what: str) -> None:
        super().__init__(name, scale, what, MOST_PLAYERS)

    def shape(self, players: int) -> tuple[int, ...]:
        return (players,)

    def write(self, t: "Table", player: i64, out: vec[u8], at: i64) -> None:
        k: i64
        for k in range(t.players):
            out[at + seen_from(t, player, k)] = told(t.cells[self.first + k])


class Counts(Field):
    """How many of each of some things: {"collected": 3}. Those of which there are none are left out."""

    def __init__(self, name: str, ids: list[str], high: int, scale: int = 1, what: str = "") -> None:
        super().__init__(len(ids))
        self.name = name
        self.ids = ids
        self.high = high
        self.most = min(high, MOST)
        self.scale = scale
        self.what = what

    def show(self, t: "Table", shown: dict[str, object]) -> None:
        counts = t.cells
        shown[self.name] = {
            name: counts[self.first + k] for k, name in enumerate(self.ids) if counts[self.first + k]
        }

    def read(self, t: "Table", reader: Reader) -> None:
        for k, count in enumerate(reader.fields.table(self.name, self.ids, 0, self.high)):
            t.cells[self.first + k] = count or 0

    def shape(self, players: int) -> tuple[int, ...]:
        return (len(self.ids),)

    def write(self, t: "Table", player: i64, out: vec[u8], at: i64) -> None:
        k: i64
        for k in range(len(self.ids)):
            out[at + k] = told(t.cells[self.first + k])


class PieceOfPlayer(Field):
    """A piece for each player, or none; nobody has the same as another."""

    def __init__(self, name: str, pieces: Pieces, what: str = "") -> None:
        super().__init__(MOST_PLAYERS, NOBODY)
        self.name = name
        self.most = 1
        self.pieces = pieces
        self.what = what

    def show(self, t: "Table", shown: dict[str, object]) -> None:
        held = [t.cells[self.first + k] for k in range(t.players)]
        shown[self.name] = [self.pieces.ids[piece] if piece != NOBODY else None for piece in held]

    def read(self, t: "Table", reader: Reader) -> None:
        for player, name in enumerate(reader.fields.items(self.name, int(t.players), self.usual(t, reader))):
            if name is None:
                continue
            piece = self.pieces.find(name)
            if any(t.cells[self.first + k] == piece for k in range(player)):
                raise self.pieces.twice(piece)
            t.cells[self.first + player] = piece

    def usual(self, t: "Table", reader: Reader) -> list[object] | None:
        """What everybody has if nothing is said; None if something must be."""
        return None

    def shape(self, players: int) -> tuple[int, ...]:
        return (players, len(self.pieces.ids))

    def write(self, t: "Table", player: i64, out: vec[u8], at: i64) -> None:
        k: i64
        for k in range(t.players):
            piece = t.cells[self.first + k]
            if piece != NOBODY:
                out[at + seen_from(t, player, k) * len(self.pieces.ids) + piece] = 1
