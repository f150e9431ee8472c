"""What a frame can be. Each operation is one object without memory: all it knows is in its frame.

`advance` is called when the frame comes to the top, `take` with the answer to its question. Both say
how it goes on: ASK, DRAW, GO or DONE. `fill` lists the answers. Cards have a base class of their own
below: most of them only say whom they offer and what happens to the one who is picked.
"""

from abc import ABCMeta, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Rng
from ...core.frames import ASK, DONE, SEAT, STEP
from . import actions as a
from .cards import KINDS
from .events import EVENTS
from .gods import GODS
from .people import COMMON, ROMANS
from .table import HELD, SEATS, Table

# The numbers of the operations in a frame. Card effects follow (EFFECT + kind of card), then famous Romans and
# what the other modules bring.
SETUP: Final = 0
TURN: Final = 1
LEAVE: Final = 2
DEAL: Final = 3
DRAW_CARDS: Final = 4
EFFECT: Final = 5
FAME: Final[i64] = EFFECT + KINDS - COMMON  # + number of a famous Roman
REVEAL: Final[i64] = FAME + ROMANS
BARGAIN: Final[i64] = REVEAL + 1
SUPPLY: Final[i64] = BARGAIN + 1
HAPPEN: Final[i64] = SUPPLY + 1
OPENING: Final[i64] = HAPPEN + 1
CAREERS: Final[i64] = OPENING + 1
EVENT: Final[i64] = CAREERS + 1  # + number of an event
PRAYER: Final[i64] = EVENT + EVENTS  # + number of a god
APPEAR: Final[i64] = PRAYER + GODS
FAVOUR: Final[i64] = APPEAR + 1


QUEUE: Final = 5  # Romans in a new queue


class Op(metaclass=ABCMeta):
    name: str = ""
    asks: tuple[str, ...] = ()

    def only(self, t: Table) -> i64:
        """The answer that is given without asking because there is no other; -1 if somebody is asked.

        Where asking or not would show what is in a hand, somebody is."""
        out = t.game.scratch
        return out[0] if self.fill(t, out) == 1 else -1

    def advance(self, t: Table) -> i64:
        return ASK

    @abstractmethod
    def take(self, t: Table, action: i64) -> i64: ...

    @abstractmethod
    def fill(self, t: Table, out: vec[i64]) -> i64: ...

    def by_chance(self, t: Table) -> bool:
        """Whether CHANCE is asked, and not a seat."""
        return False

    def sound(self, t: Table) -> bool:
        """Whether the top frame, read from a position, can be one of these."""
        return t.frames.at(STEP) == 0

    def weight(self, t: Table, action: i64) -> i64:
        return 1

    def sample(self, t: Table, rng: Rng) -> i64:
        """An outcome by its weight, when CHANCE is asked. As a rule all are as likely."""
        out = t.game.scratch
        return out[rng.below(self.fill(t, out))]

    def ask(self, t: Table) -> str:
        """What the seat of the frame is asked; one of `asks`."""
        return self.asks[0]

    def facts(self, t: Table) -> dict[str, object]:
        """What the question says besides who plays which card."""
        return {}


# What a card may ask for, as bits.
ROMANS_WANTED: Final = 1
PLAYERS_WANTED: Final = 2
MARKERS_WANTED: Final = 4
DONE_OFFERED: Final = 8
SEATS_WANTED: Final = 16
USE_OFFERED: Final = 32
CARDS_WANTED: Final = 64


class Choice(Op):
    """Asks the seat of its frame for one of what it wants: it says which of them will do."""

    def wants(self, t: Table) -> i64:
        return ROMANS_WANTED

    def offers(self, t: Table, roman: i64) -> bool:
        """Whether this Roman may be picked now."""
        return False

    def seats(self, t: Table, seat: i64) -> bool:
        """Whether the front Roman may be put on this seat now."""
        return False

    def suits(self, t: Table, player: i64) -> bool:
        """Whether this player may be picked now; every other one, unless the card says otherwise."""
        return player != t.frames.at(SEAT)

    def ask(self, t: Table) -> str:
        """The first of its questions, then the other one. Cards with more of them say which."""
        return self.asks[-1] if t.frames.at(STEP) else self.asks[0]

    def only(self, t: Table) -> i64:
        # Listing all would do, but as a rule two are soon found.
        wanted = self.wants(t)
        if wanted != ROMANS_WANTED:
            return super().only(t)
        found: i64 = -1
        k: i64
        for k in range(ROMANS):
            if self.offers(t, k):
                if found >= 0:
                    return -1
                found = k
        return a.ROMAN + found

    def fill(self, t: Table, out: vec[i64]) -> i64:
        wanted = self.wants(t)
        count: i64 = 0
        k: i64
        if wanted & SEATS_WANTED:
            for k in range(SEATS):
                if self.seats(t, k):
                    out[count] = a.SIT + k
                    count += 1
        if wanted & ROMANS_WANTED:
            for k in range(ROMANS):
                if self.offers(t, k):
                    out[count] = a.ROMAN + k
                    count += 1
        if wanted & PLAYERS_WANTED:
            for k in range(t.players):
                if self.suits(t, k):
                    out[count] = a.PLAYER + k
                    count += 1
        if wanted & MARKERS_WANTED:
            out[count] = a.TAKE
            out[count + 1] = a.TAKE + 1
            count += 2
        if wanted & DONE_OFFERED:
            out[count] = a.DONE
            count += 1
        if wanted & USE_OFFERED:
            out[count] = a.USE
            count += 1
        if wanted & CARDS_WANTED:
            for k in range(KINDS):
                if t.hands[t.frames.at(SEAT) * KINDS + k]:
                    out[count] = a.DISCARD + k
                    count += 1
        return count


class Card(Choice):
    """The effect of an action card."""

    @abstractmethod
    def playable(self, t: Table, player: i64) -> bool:
        """Whether it has a target and would change something (P16)."""

    def sound(self, t: Table) -> bool:
        return t.frames.at(STEP) == 0 and self.playable(t, t.frames.at(SEAT))


class QuietCard(Card):
    """One that asks nothing: all of it happens in `advance`."""

    def take(self, t: Table, action: i64) -> i64:
        return DONE


def in_queue(t: Table, roman: i64) -> bool:
    return t.place[roman] < HELD
