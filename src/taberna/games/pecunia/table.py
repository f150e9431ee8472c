"""What lies on the table, and the few ways in which pieces can move. No rule about when is in here."""

from abc import abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ...core.events import Event
from ...core.frames import Framed, Frames
from ...core.game import Game
from .base.pieces import (
    BEHIND,
    BOX,
    BOXED,
    CARD_IDS,
    CARDS,
    COINS,
    DISCARDS,
    HANDS,
    HEAD,
    HELD,
    KINDS,
    LAID_OUT,
    LEFT,
    MARKERS,
    PILE,
    PLACE,
    PLAIN_SEATS,
    PLAYED,
    ROOM,
    SEATED,
    SEATS,
    SITTERS,
    SIZE,
    TAIL,
    UNSEEN,
    VILLA,
    VILLAS,
)
from .layout import NOBODY
from .operations import Op
from .slicing import Ruleset


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Framed):
    def __init__(self, game: Game, rules: Ruleset, cells: vec[i64], frames: Frames) -> None:
        self.players: i64 = game.players
        self.rules = rules
        self.numbers = rules.numbers  # of the data
        self.cells = cells  # all that changes, but for the frames
        super().__init__(game, frames)

    @abstractmethod
    def top(self) -> Op:
        """The operation of the top frame."""

    @abstractmethod
    def is_moment(self) -> bool:
        """Whether nothing is going on that must be finished first, however deep it lies (M4.2)."""

    # -- lists --------------------------------------------------------------------------------------

    def append(self, where: i64, roman: i64) -> None:
        """To the end of a list. He must be in no other."""
        cells = self.cells
        if cells[SIZE + where] == 0:
            cells[HEAD + where] = roman
        else:
            cells[BEHIND + cells[TAIL + where]] = roman
        cells[TAIL + where] = roman
        cells[BEHIND + roman] = NOBODY
        cells[SIZE + where] += 1
        cells[PLACE + roman] = where

    def prepend(self, where: i64, roman: i64) -> None:
        """To the front of a list. He must be in no other."""
        cells = self.cells
        if cells[SIZE + where] == 0:
            cells[TAIL + where] = roman
        cells[BEHIND + roman] = cells[HEAD + where]
        cells[HEAD + where] = roman
        cells[SIZE + where] += 1
        cells[PLACE + roman] = where

    def insert(self, where: i64, before: i64, roman: i64) -> None:
        """Behind somebody in a list, or to its front if that is NOBODY. He must be in no list."""
        if before == NOBODY:
            self.prepend(where, roman)
            return
        cells = self.cells
        cells[BEHIND + roman] = cells[BEHIND + before]
        cells[BEHIND + before] = roman
        if cells[TAIL + where] == before:
            cells[TAIL + where] = roman
        cells[SIZE + where] += 1
        cells[PLACE + roman] = where

    def before(self, where: i64, roman: i64) -> i64:
        """Who stands before him in his list; NOBODY if he is the first."""
        cells = self.cells
        at: i64 = cells[HEAD + where]
        if at == roman:
            return NOBODY
        while cells[BEHIND + at] != roman:
            at = cells[BEHIND + at]
        return at

    def withdraw(self, roman: i64) -> None:
        """Out of the list he is in. He must be put somewhere else at once."""
        cells = self.cells
        where = cells[PLACE + roman]
        before = self.before(where, roman)
        if before == NOBODY:
            cells[HEAD + where] = cells[BEHIND + roman]
        else:
            cells[BEHIND + before] = cells[BEHIND + roman]
        if cells[TAIL + where] == roman:
            cells[TAIL + where] = before
        cells[SIZE + where] -= 1

    def exchange(self, one: i64, other: i64) -> None:
        """Two Romans of two different lists change places."""
        cells = self.cells
        here, there = cells[PLACE + one], cells[PLACE + other]
        before_one, before_other = self.before(here, one), self.before(there, other)
        behind_one, behind_other = cells[BEHIND + one], cells[BEHIND + other]
        self._put_between(here, before_one, other, behind_one)
        self._put_between(there, before_other, one, behind_other)

    def _put_between(self, where: i64, before: i64, roman: i64, behind: i64) -> None:
        cells = self.cells
        if before == NOBODY:
            cells[HEAD + where] = roman
        else:
            cells[BEHIND + before] = roman
        if behind == NOBODY:
            cells[TAIL + where] = roman
        cells[BEHIND + roman] = behind
        cells[PLACE + roman] = where

    # -- the pile of Romans ---------------------------------------------------------------------------

    def draw(self, roman: i64, where: i64) -> None:
        """From the pile to the end of a list."""
        self.cells[LEFT] -= 1
        if self.cells[PLACE + roman] == BOX:
            self.cells[BOXED] -= 1
            self.cells[UNSEEN] -= 1
        self.append(where, roman)

    def can_deal(self) -> bool:
        """Whether a Roman can be drawn, the discards shuffled first if need be (P12)."""
        return self.cells[LEFT] > 0 or self.cells[SIZE + DISCARDS] > 0

    def shuffle_romans(self) -> None:
        """The discards become the pile."""
        cells = self.cells
        roman: i64 = cells[HEAD + DISCARDS]
        while roman != NOBODY:
            cells[PLACE + roman] = PILE
            roman = cells[BEHIND + roman]
        cells[LEFT] += cells[SIZE + DISCARDS]
        cells[SIZE + DISCARDS] = 0
        cells[HEAD + DISCARDS] = NOBODY
        cells[TAIL + DISCARDS] = NOBODY
        if self.log is not None:
            self.tell("shuffles", {"pile": "romans"})

    # -- seats ----------------------------------------------------------------------------------------

    def sitter(self, player: i64, seat: i64, k: i64) -> i64:
        """The first (0) or second (1) Roman on a seat, or NOBODY."""
        return self.cells[SITTERS + (player * SEATS + seat) * ROOM + k]

    def is_seated(self, roman: i64) -> bool:
        return self.cells[PLACE + roman] >= SEATED

    def seat_of(self, roman: i64) -> i64:
        """The seat of one who is seated."""
        return (self.cells[PLACE + roman] - SEATED) % SEATS

    def owner(self, roman: i64) -> i64:
        """In whose latrine he sits, or in whose queue he waits; NOBODY for other places."""
        place = self.cells[PLACE + roman]
        if place >= SEATED:
            return (place - SEATED) // SEATS
        return place if place < LAID_OUT else NOBODY

    def put_on_seat(self, player: i64, seat: i64, roman: i64, markers: i64) -> None:
        """Onto a seat with room for him. He must be in no list."""
        base: i64 = SITTERS + (player * SEATS + seat) * ROOM
        if self.cells[base] != NOBODY:
            base += 1
        self.cells[base] = roman
        self.cells[MARKERS + roman] = markers
        self.cells[PLACE + roman] = SEATED + player * SEATS + seat

    def discard(self, roman: i64) -> None:
        """To the top of the discards, from a seat or a list."""
        if self.cells[PLACE + roman] >= SEATED:
            self._leave_seat(roman)
        else:
            self.withdraw(roman)
        self.cells[COINS + roman] = 0
        self.prepend(DISCARDS, roman)

    def _leave_seat(self, roman: i64) -> None:
        cells = self.cells
        spot: i64 = cells[PLACE + roman] - SEATED
        base: i64 = SITTERS + spot * ROOM
        if cells[base] == roman:
            cells[base] = cells[base + 1]
        cells[base + 1] = NOBODY
        cells[MARKERS + roman] = 0
        if cells[base] == NOBODY and spot % SEATS >= PLAIN_SEATS:
            self._drop_villa(spot // SEATS, spot % SEATS)

    # -- Villas ---------------------------------------------------------------------------------------

    def has_villa(self, player: i64, seat: i64) -> bool:
        return (self.cells[VILLAS + player] >> (seat - PLAIN_SEATS)) & 1 == 1

    def lay_villa(self, player: i64) -> i64:
        """On the first place beside the latrine that has none. Returns the seat it makes."""
        seat: i64 = PLAIN_SEATS
        bit: i64 = 1
        while self.cells[VILLAS + player] & bit:
            bit <<= 1
            seat += 1
        self.cells[VILLAS + player] |= bit
        self.cells[PLAYED + VILLA] -= 1
        return seat

    def _drop_villa(self, player: i64, seat: i64) -> None:
        bit: i64 = 1
        bit <<= seat - PLAIN_SEATS
        self.cells[VILLAS + player] &= ~bit
        self.cells[PLAYED + VILLA] += 1
        if self.log is not None:
            self.tell("villa-goes", {"player": player})

    # -- action cards ---------------------------------------------------------------------------------

    def draw_card(self, player: i64, kind: i64) -> None:
        self.cells[CARDS + kind] -= 1
        self.cells[HANDS + player * KINDS + kind] += 1
        self.cells[HELD + player] += 1

    def lay_card(self, player: i64, kind: i64) -> None:
        """From the hand, face up, to the discards."""
        self.cells[HANDS + player * KINDS + kind] -= 1
        self.cells[HELD + player] -= 1
        self.cells[PLAYED + kind] += 1

    def shuffle_cards(self) -> None:
        """The discards become the pile."""
        kind: i64
        for kind in range(KINDS):
            self.cells[CARDS + kind] += self.cells[PLAYED + kind]
            self.cells[PLAYED + kind] = 0
        if self.log is not None:
            self.tell("shuffles", {"pile": "cards"})

    # -- telling --------------------------------------------------------------------------------------
    # Callers ask first whether somebody listens: making facts is dear.

    def tell(self, kind: str, facts: dict[str, object]) -> None:
        assert self.log is not None
        self.log.append(Event(kind, facts))

    def tell_of(self, kind: str, roman: i64, facts: dict[str, object]) -> None:
        """Tell of something that happens to a Roman."""
        told: dict[str, object] = {"roman": self.rules.names[roman]}
        told.update(facts)
        self.tell(kind, told)

    def tell_draw(self, player: i64, kind: i64) -> None:
        """Only the player learns which card it was."""
        assert self.log is not None
        told: dict[str, object] = {"player": player, "card": "unseen"}
        self.log.append(Event("draws", told, {"card": CARD_IDS[kind]}, (player,)))

    def names_in(self, where: i64) -> str:
        """The Romans of a list, for telling."""
        names: list[str] = []
        roman: i64 = self.cells[HEAD + where]
        while roman != NOBODY:
            names.append(self.rules.names[roman])
            roman = self.cells[BEHIND + roman]
        return ", ".join(names)
