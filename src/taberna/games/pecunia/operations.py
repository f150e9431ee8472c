"""What a frame can be. Each operation is one object without memory: all it knows is in its frame.

`advance` is called when the frame comes to the top, `take` with the answer to its question. Both say
how it goes on: ASK, DRAW, GO or DONE. `fill` lists the answers. Cards have a base class of their own
below: most of them only say whom they offer and what happens to the one who is picked.
"""

from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.buffer import LISTED
from ...core.chance import Rng
from ...core.frames import ASK, DONE, PLAYER, STEP
from .base.pieces import (
    DISCARD,
    DISCARDS,
    ENOUGH,
    HANDS,
    KINDS,
    LAID_OUT,
    PICK,
    PICK_PLAYER,
    PLACE,
    SEATED,
    SEATS,
    SIT,
    USE,
)
from .people import ROMANS
from .registers import Register

if TYPE_CHECKING:
    from .table import Table


class Op(metaclass=ABCMeta):
    name: str = ""
    asks: tuple[str, ...] = ()
    # What its frame keeps, in the order of the registers.
    registers: ClassVar[tuple[Register, ...]] = ()
    lets_climb: bool = True  # whether a step of a ladder may be climbed while it goes on (M4.2)

    def forced(self, t: "Table") -> i64:
        """The answer that is given without asking because there is no other; -1 if somebody is asked.

        Where asking or not would show what is in a hand, somebody is."""
        out = LISTED.cells
        if self.fill(t, out) != 1:
            return -1
        return out[0]

    def advance(self, t: "Table") -> i64:
        return ASK

    @abstractmethod
    def take(self, t: "Table", action: i64) -> i64: ...

    @abstractmethod
    def fill(self, t: "Table", out: vec[i64]) -> i64: ...

    def by_chance(self, t: "Table") -> bool:
        """Whether CHANCE is asked, and not a seat."""
        return False

    def is_valid(self, t: "Table") -> bool:
        """Whether the top frame, read from a position, can be one of these."""
        return t.frames.at(STEP) == 0

    def weight(self, t: "Table", action: i64) -> i64:
        return 1

    def sample(self, t: "Table", rng: Rng) -> i64:
        """An outcome by its weight, when CHANCE is asked. As a rule all are as likely."""
        out = LISTED.cells
        return out[rng.below(self.fill(t, out))]

    def ask(self, t: "Table") -> str:
        """What the seat of the frame is asked; one of `asks`."""
        return self.asks[0]

    def facts(self, t: "Table") -> dict[str, object]:
        """What the question says besides who plays which card."""
        return {}


# What a card may ask for, as bits.
ROMANS_WANTED: Final = 1
PLAYERS_WANTED: Final = 2
DONE_OFFERED: Final = 8
SEATS_WANTED: Final = 16
USE_OFFERED: Final = 32
CARDS_WANTED: Final = 64


IN_QUEUES: Final = LAID_OUT - 1  # the last of these places
LAST_PLACE: Final = 999


class Choice(Op):
    """Asks the seat of its frame for one of what it wants: it says which of them will do."""

    # Romans in which places it may ask for: those in queues, laid out and on seats, unless it says otherwise.
    first_place: i64 = 0
    last_place: i64 = LAST_PLACE

    def wants(self, t: "Table") -> i64:
        return ROMANS_WANTED

    def offers(self, t: "Table", roman: i64) -> bool:
        """Whether this Roman may be picked now."""
        return False

    def seats(self, t: "Table", seat: i64) -> bool:
        """Whether the front Roman may be put on this seat now."""
        return False

    def suits(self, t: "Table", player: i64) -> bool:
        """Whether this player may be picked now; every other one, unless the card says otherwise."""
        return player != t.frames.at(PLAYER)

    def ask(self, t: "Table") -> str:
        """The first of its questions, then the other one. Cards with more of them say which."""
        return self.asks[-1] if t.frames.at(STEP) else self.asks[0]

    def forced(self, t: "Table") -> i64:
        # Listing all would do, but as a rule two are soon found.
        wanted = self.wants(t)
        if wanted != ROMANS_WANTED:
            return super().forced(t)
        cells = t.cells
        first, last, places = self.first_place, self.last_place, PLACE
        found: i64 = -1
        k: i64
        for k in range(ROMANS):
            place = cells[places + k]
            if first <= place <= last and (place < DISCARDS or place >= SEATED) and self.offers(t, k):
                if found >= 0:
                    return -1
                found = k
        return PICK + found

    def fill(self, t: "Table", out: vec[i64]) -> i64:
        wanted = self.wants(t)
        count: i64 = 0
        k: i64
        if wanted & SEATS_WANTED:
            for k in range(SEATS):
                if self.seats(t, k):
                    out[count] = SIT + k
                    count += 1
        if wanted & ROMANS_WANTED:
            count = self._fill_romans(t, out, count)
        if wanted & PLAYERS_WANTED:
            for k in range(t.players):
                if self.suits(t, k):
                    out[count] = PICK_PLAYER + k
                    count += 1
        if wanted & DONE_OFFERED:
            out[count] = ENOUGH
            count += 1
        if wanted & USE_OFFERED:
            out[count] = USE
            count += 1
        if wanted & CARDS_WANTED:
            for k in range(KINDS):
                if t.cells[HANDS + t.frames.at(PLAYER) * KINDS + k]:
                    out[count] = DISCARD + k
                    count += 1
        return count

    def _fill_romans(self, t: "Table", out: vec[i64], count: i64) -> i64:
        cells = t.cells
        first, last, places = self.first_place, self.last_place, PLACE
        k: i64
        for k in range(ROMANS):
            place = cells[places + k]
            if first <= place <= last and (place < DISCARDS or place >= SEATED) and self.offers(t, k):
                out[count] = PICK + k
                count += 1
        return count


class Card(Choice):
    """The effect of an action card."""

    lets_climb = False
    idle: str = ""  # the refusal that says what is missing when it can't be played (P16)

    @abstractmethod
    def playable(self, t: "Table", player: i64) -> bool:
        """Whether it has a target and would change something (P16)."""

    def is_valid(self, t: "Table") -> bool:
        return t.frames.at(STEP) == 0 and self.playable(t, t.frames.at(PLAYER))


class QuietCard(Card):
    """One that asks nothing: all of it happens in `advance`."""

    def take(self, t: "Table", action: i64) -> i64:
        return DONE


def in_queue(t: "Table", roman: i64) -> bool:
    return t.cells[PLACE + roman] < LAID_OUT
