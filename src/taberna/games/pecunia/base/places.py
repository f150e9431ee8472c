"""The table in the tensor, place by place: who sits on each seat, who waits where in a queue, who lies open.

What is true of the first in a queue is then told at one place, whoever it is. A list of all Romans says the rest:
who is in the pile or discarded, and whoever stands farther back than there are places.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....core.tensor import BYTES, told
from ..fields import Field, Seen
from ..layout import MOST_PLAYERS, NOBODY
from ..people import COMMON
from ..table import Table
from .pieces import (
    BEHIND,
    CLASS,
    COINS,
    DISCARDS,
    HEAD,
    LAID_OUT,
    MARKERS,
    PAY,
    PILE,
    PLACE,
    PLAIN_SEATS,
    ROOM,
    SEATED,
    SEATS,
    SITTERS,
    TURNS,
    VILLAS,
)

SITTING: Final = SEATS * ROOM  # rows of a latrine
WAITING: Final = 8  # places of a queue that are told; longer ones are rare
OPEN: Final = 3  # Romans for each player who may lie open

# Columns of a place: who is there, plus 1, and what can be seen of him.
WHO: Final = 0
CLASS_COLUMN: Final = 1
MARKERS_COLUMN: Final = 5
COINS_COLUMN: Final = 6
TURNS_COLUMN: Final = 7
PAY_COLUMN: Final = 8
NAMED_COLUMN: Final = 9
WIDTH: Final = 10
PLACE_TELLS: Final = (
    "who is there (his number from 1 on, 0 = nobody), his class (senator, citizen, slave, woman), markers, coins "
    "on him, printed turns and pay, and whether what is going on names him"
)

# Columns of a Roman in the list of all.
IS_PILED: Final = 0
IS_DISCARDED: Final = 1
WHOSE: Final = 2
HOW_FAR: Final = 3
COINS_THERE: Final = 4
APART: Final = 5
# For every place of a Roman, whether that is the pile.
PILED: Final = vec[u8]([int(place == PILE) for place in range(SEATED + MOST_PLAYERS * SEATS)])


class Place(Seen):
    """Rows that are places."""

    def __init__(self, name: str, rows: int, what: str) -> None:
        super().__init__(name, 10, f"{what}: {PLACE_TELLS}")
        self.rows = rows  # for each player
        self.names = "roman"

    def shape(self, players: int) -> tuple[int, ...]:
        return (players * self.rows, WIDTH)


class Sitting(Place):
    def write(self, t: Table, player: i64, out: vec[u8], at: i64) -> None:
        cells, players = t.cells, t.players
        owner: i64 = player
        for _ in range(players):
            spot: i64 = SITTERS + owner * SITTING
            rows: i64 = SITTING if cells[VILLAS + owner] else PLAIN_SEATS * ROOM
            k: i64
            for k in range(rows):
                roman: i64 = cells[spot + k]
                if roman != NOBODY:
                    _write_roman(t, roman, out, at + k * WIDTH)
                    out[at + k * WIDTH + MARKERS_COLUMN] = told(cells[MARKERS + roman])
            at += SITTING * WIDTH
            owner = owner + 1 if owner + 1 < players else 0


class Waiting(Place):
    def write(self, t: Table, player: i64, out: vec[u8], at: i64) -> None:
        players = t.players
        owner: i64 = player
        for _ in range(players):
            _write_list(t, owner, WAITING, out, at)
            at += WAITING * WIDTH
            owner = owner + 1 if owner + 1 < players else 0


class LyingOpen(Place):
    def write(self, t: Table, player: i64, out: vec[u8], at: i64) -> None:
        _write_list(t, LAID_OUT, OPEN * t.players, out, at)


def _write_list(t: Table, where: i64, most: i64, out: vec[u8], at: i64) -> None:
    """The first in a list, one row each."""
    cells = t.cells
    roman: i64 = cells[HEAD + where]
    end: i64 = at + most * WIDTH
    while roman != NOBODY and at < end:
        _write_roman(t, roman, out, at)
        roman = cells[BEHIND + roman]
        at += WIDTH


def _write_roman(t: Table, roman: i64, out: vec[u8], at: i64) -> None:
    numbers = t.numbers
    out[at] = BYTES[roman + 1]
    out[at + CLASS_COLUMN + numbers[CLASS + roman]] = 1
    out[at + TURNS_COLUMN] = told(numbers[TURNS + roman])
    out[at + PAY_COLUMN] = told(numbers[PAY + roman])
    if t.rules.coins:
        out[at + COINS_COLUMN] = told(t.cells[COINS + roman])


def place_of(t: Table, player: i64, roman: i64) -> tuple[i64, i64]:
    """Which field tells of a Roman, counted in PLACES, and in which row; NOBODY if none does."""
    cells, players = t.cells, t.players
    where: i64 = cells[PLACE + roman]
    if where >= SEATED:
        spot: i64 = where - SEATED
        row: i64 = spot * ROOM - player * SITTING
        if row < 0:
            row += players * SITTING
        return 0, row + 1 if cells[SITTERS + spot * ROOM] != roman else row
    if where > LAID_OUT:
        return NOBODY, 0
    order: i64 = 0
    at: i64 = cells[HEAD + where]
    while at != roman:
        at = cells[BEHIND + at]
        order += 1
    if where == LAID_OUT:
        return (2, order) if order < OPEN * players else (NOBODY, 0)
    if order >= WAITING:
        return NOBODY, 0
    row = where - player
    if row < 0:
        row += players
    return 1, row * WAITING + order


class Everybody(Seen):
    """A row for every Roman from … to …"""

    def __init__(self, name: str, first: int, end: int, what: str) -> None:
        super().__init__(name, 10, what)
        self.begin: i64 = first
        self.end: i64 = end

    def shape(self, players: int) -> tuple[int, ...]:
        return (int(self.end - self.begin), APART)

    def write(self, t: Table, player: i64, out: vec[u8], at: i64) -> None:
        cells = t.cells
        roman: i64 = self.begin
        end: i64 = self.end
        row: i64 = at
        while roman < end:
            out[row] = PILED[cells[PLACE + roman]]
            row += APART
            roman += 1
        self._write_rest(t, DISCARDS, 0, IS_DISCARDED, 0, out, at)
        owner: i64 = player
        k: i64
        for k in range(t.players):
            self._write_rest(t, owner, WAITING, HOW_FAR, k + 1, out, at)
            owner = owner + 1 if owner + 1 < t.players else 0
        self._write_rest(t, LAID_OUT, OPEN * t.players, HOW_FAR, t.players + 1, out, at)

    def _write_rest(
        self, t: Table, where: i64, skipped: i64, column: i64, whose: i64, out: vec[u8], at: i64
    ) -> None:
        """Those of a list who have no place of their own: in which place, from 1 on, and whose list it is."""
        cells = t.cells
        roman: i64 = cells[HEAD + where]
        order: i64 = 0
        while roman != NOBODY:
            order += 1
            if order > skipped and self.begin <= roman < self.end:
                row: i64 = at + (roman - self.begin) * APART
                out[row + column] = BYTES[order]
                out[row + WHOSE] = BYTES[whose]
                out[row + COINS_THERE] = told(cells[COINS + roman])
            roman = cells[BEHIND + roman]


SEATS_TOLD: Final = Sitting(
    "seats", SITTING, "who sits where, two places on each seat (left, middle, right, three Villas) of each player"
)
QUEUES_TOLD: Final = Waiting("queues", WAITING, "who waits in each player's queue, from the front")
OPEN_TOLD: Final = LyingOpen("held", OPEN, "who lies open on the table")
PLACES: Final[tuple[Field, ...]] = (SEATS_TOLD, QUEUES_TOLD, OPEN_TOLD)
EVERYBODY: Final[Field] = Everybody(
    "romans",
    0,
    COMMON,
    "every Roman: in the pile; discarded (his place there, from 1 on); farther back than places are told: in "
    "whose queue (1 is the own; the last of these lies open), at which place from 1 on, coins on him",
)
