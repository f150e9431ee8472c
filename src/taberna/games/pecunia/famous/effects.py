"""What famous Romans bring about when they enter a latrine or leave it (M1.2, M1.3).

The player of a frame is the owner of that latrine, unless somebody else is asked.
"""

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import i64

from ....core.frames import ASK, DONE, GO, OP, PLAYER, REGISTER, STEP
from ..base import mutations as m
from ..base import queries as q
from ..base.pieces import (
    ACTIVE,
    CLASS,
    DISCARD,
    ENOUGH,
    HEAD,
    HELD,
    LAID_OUT,
    PICK,
    PLAIN_SEATS,
    ROOM,
    SEAT_IDS,
    SEATED,
    SEATS,
    SIT,
    SITTERS,
    SIZE,
    USE,
)
from ..layout import NOBODY
from ..operations import CARDS_WANTED, DONE_OFFERED, ROMANS_WANTED, SEATS_WANTED, USE_OFFERED, Choice
from ..people import CITIZEN, FAMOUS_IDS, WOMAN
from ..registers import Named, Register
from ..table import Table
from .pieces import ENTERS, FAME, MOMENT

# Registers: of Vercingetorix, of Plinius, of Octavianus.
OWN_SEAT: Final = REGISTER  # the seat he sits on himself
PLACED: Final = REGISTER + 1  # men who have been placed
PLAYERS_DONE: Final = REGISTER  # clockwise from the one after the active player
LAID: Final = REGISTER + 1  # markers of the one who is asked
DISCARDED: Final = REGISTER  # cards so far


def roman_of(t: Table) -> i64:
    """Whose effect the top frame is."""
    return t.frames.at(OP) - FAME


def is_gone(t: Table) -> bool:
    """Whether he has entered, but an event has sent him away since: then he brings nothing about (M1.2)."""
    roman = roman_of(t)
    return t.numbers[MOMENT + roman] == ENTERS and not t.is_seated(roman)


class Effect(Choice):
    """Something that he brings about. At step 0 it has not begun: something else may come first."""

    def is_valid(self, t: Table) -> bool:
        return t.frames.at(STEP) == 0


class Quiet(Effect):
    """Nothing is asked."""

    def take(self, t: Table, action: i64) -> i64:
        return DONE


class Habit(Quiet):
    """One whose row in famous.toml says it all: where he sits. Nothing is brought about."""

    def __init__(self, name: str) -> None:
        self.name = name

    def is_valid(self, t: Table) -> bool:
        return False


class AtOnce(Quiet):
    """It happens at once, and whole."""

    def advance(self, t: Table) -> i64:
        if is_gone(t):
            return DONE
        player, roman = t.frames.at(PLAYER), roman_of(t)
        t.frames.pop()
        self.happens(t, player, roman)
        return GO

    @abstractmethod
    def happens(self, t: Table, player: i64, roman: i64) -> None: ...


class Offer(Effect):
    """It happens if the owner of the latrine wants it."""

    def advance(self, t: Table) -> i64:
        return ASK if self.possible(t, t.frames.at(PLAYER)) else DONE

    def wants(self, t: Table) -> i64:
        return USE_OFFERED | DONE_OFFERED

    def take(self, t: Table, action: i64) -> i64:
        player = t.frames.at(PLAYER)
        t.frames.pop()
        if action == USE:
            self.happens(t, player)
        return GO

    @abstractmethod
    def possible(self, t: Table, player: i64) -> bool: ...

    @abstractmethod
    def happens(self, t: Table, player: i64) -> None: ...


# -- entering -----------------------------------------------------------------------------------------


class Pompeius(AtOnce):
    """All citizens in the queue move to its front, keeping their order."""

    name = "pompeius"

    def happens(self, t: Table, player: i64, roman: i64) -> None:
        m.all_to_front(t, player, CITIZEN)


class Vergilius(AtOnce):
    """The queue is filled up to 7."""

    name = "vergilius"

    def happens(self, t: Table, player: i64, roman: i64) -> None:
        if t.cells[SIZE + player] < 7:
            m.deal(t, player, 7 - t.cells[SIZE + player], player)


class Livia(Quiet):
    """Reveal 5 Romans; the women go to the end of the queue, the others are discarded."""

    name = "livia"

    def advance(self, t: Table) -> i64:
        f = t.frames
        player = f.at(PLAYER)
        if f.at(STEP) == 0:
            if is_gone(t):
                return DONE
            f.put(STEP, 1)
            m.deal(t, player, 5, LAID_OUT)
            return GO
        while t.cells[SIZE + LAID_OUT]:
            roman = t.cells[HEAD + LAID_OUT]
            if q.class_of(t, roman) == WOMAN:
                m.to_end(t, player, roman)
            else:
                m.dismiss(t, roman)
        return DONE

    def is_valid(self, t: Table) -> bool:
        return t.frames.at(STEP) <= 1


def may_double(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Whether a man may be put beside the one man on this seat, if an effect lets him (M1.2)."""
    lone = t.sitter(player, seat, 0)
    if lone == NOBODY or t.sitter(player, seat, 1) != NOBODY:
        return False
    if t.numbers[CLASS + lone] == WOMAN or t.numbers[CLASS + roman] == WOMAN or q.quarrel(t, lone, roman):
        return False
    return q.accepts(t, player, seat, roman) and not q.quarrels_beside(t, player, seat, roman)


class Vercingetorix(Effect):
    """A second man, from the front of the queue, may sit on each of the two other seats that hold one man."""

    name = "vercingetorix"
    asks: tuple[str, ...] = ("vercingetorix",)
    registers: ClassVar[tuple[Register, ...]] = (Named("own_seat", SEAT_IDS), Register("placed", 2))

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(STEP) == 0:
            if is_gone(t):
                return DONE
            f.put(STEP, 1)
            f.name(OWN_SEAT, t.seat_of(roman_of(t)))
        if f.at(PLACED) == 2:
            return DONE
        seat: i64
        for seat in range(PLAIN_SEATS):
            if self.seats(t, seat):
                return ASK
        return DONE

    def wants(self, t: Table) -> i64:
        return SEATS_WANTED | DONE_OFFERED if t.frames.at(STEP) else 0

    def seats(self, t: Table, seat: i64) -> bool:
        player = t.frames.at(PLAYER)
        front = t.cells[HEAD + player]
        if front == NOBODY or seat >= PLAIN_SEATS or seat == t.frames.piece(OWN_SEAT):
            return False
        return may_double(t, player, seat, front)

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if action == ENOUGH:
            return DONE
        f.count(PLACED)
        player = f.at(PLAYER)
        roman = t.cells[HEAD + player]
        t.withdraw(roman)
        m.seat_roman(t, player, action - SIT, roman)
        return GO

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        begun = f.at(STEP) == 1 and f.piece(OWN_SEAT) != NOBODY
        return (begun or (f.at(STEP) == 0 and f.at(PLACED) == 0)) and f.at(PLAYER) == t.cells[ACTIVE]

    def facts(self, t: Table) -> dict[str, object]:
        return {"front": t.rules.names[t.cells[HEAD + t.frames.at(PLAYER)]]}


class Ovidius(AtOnce):
    """The markers on all other Romans in this latrine become 3."""

    name = "ovidius"

    def happens(self, t: Table, player: i64, roman: i64) -> None:
        added: i64 = 0
        k: i64
        for k in range(player * SEATS * ROOM, (player + 1) * SEATS * ROOM):
            sitter = t.cells[SITTERS + k]
            if sitter not in (NOBODY, roman):
                added += m.set_markers(t, sitter, 3)
        m.supply(t, player, added)


class Plinius(Effect):
    """Every other player, clockwise, puts 2 markers on Romans in his own latrine."""

    name = "plinius"
    first_place: i64 = SEATED
    asks: tuple[str, ...] = ("plinius",)
    registers: ClassVar[tuple[Register, ...]] = (Register("players_done", 5), Register("laid", 2))

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(STEP) == 0 and is_gone(t):
            return DONE
        f.put(STEP, 1)
        while f.at(PLAYERS_DONE) < t.players - 1:
            player = (t.cells[ACTIVE] + 1 + f.at(PLAYERS_DONE)) % t.players
            if f.at(LAID) < 2 and q.anybody_seated(t, player):
                f.put(PLAYER, player)
                return ASK
            f.count(PLAYERS_DONE)
            f.put(LAID, 0)
        return DONE

    def wants(self, t: Table) -> i64:
        return ROMANS_WANTED if t.frames.at(STEP) else 0

    def offers(self, t: Table, roman: i64) -> bool:
        return q.seated_by(t, roman, t.frames.at(PLAYER))

    def take(self, t: Table, action: i64) -> i64:
        t.frames.count(LAID)
        m.add_markers(t, t.frames.at(PLAYER), action - PICK, 1)
        return GO

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        if f.at(STEP) > 1 or f.at(PLAYERS_DONE) >= t.players - 1:
            return False
        if f.at(STEP) == 0:
            return f.at(PLAYER) == t.cells[ACTIVE]
        return f.at(PLAYER) == (t.cells[ACTIVE] + 1 + f.at(PLAYERS_DONE)) % t.players

    def facts(self, t: Table) -> dict[str, object]:
        return {"left": 2 - t.frames.at(LAID)}


class Crassus(AtOnce):
    """All other Romans in this latrine who would pay 1 or 2 are removed."""

    name = "crassus"

    def happens(self, t: Table, player: i64, roman: i64) -> None:
        k: i64
        for k in range(player * SEATS * ROOM, (player + 1) * SEATS * ROOM):
            # When the first of two is gone, the second takes his place.
            while (
                t.cells[SITTERS + k] != NOBODY
                and t.cells[SITTERS + k] != roman
                and q.would_pay(t, t.cells[SITTERS + k]) <= 2
            ):
                m.remove(t, player, t.cells[SITTERS + k])


# -- leaving ------------------------------------------------------------------------------------------


class Seneca(Offer):
    """The owner may take one marker off every other Roman there."""

    name = "seneca"
    asks: tuple[str, ...] = ("seneca",)

    def possible(self, t: Table, player: i64) -> bool:
        return q.seated(t, player) > q.departing(t, player)

    def happens(self, t: Table, player: i64) -> None:
        if t.log is not None:
            t.tell("cleaning", {"player": player})
        m.tick(t, player)


class Patron(AtOnce):
    """1 sesterce for each other Roman of the same class there."""

    def __init__(self, name: str) -> None:
        self.name = name

    def happens(self, t: Table, player: i64, roman: i64) -> None:
        m.earn(t, player, q.seated_of(t, player, t.numbers[CLASS + roman]), roman)


class Flamma(AtOnce):
    """1 sesterce for each Roman in the owner's queue."""

    name = "flamma"

    def happens(self, t: Table, player: i64, roman: i64) -> None:
        m.earn(t, player, t.cells[SIZE + player], roman)


class Octavianus(Effect):
    """The owner may discard 1, 2 or 3 action cards for 1, 3 or 5 sesterces."""

    name = "octavianus"
    asks: tuple[str, ...] = ("octavianus",)
    registers: ClassVar[tuple[Register, ...]] = (Register("discarded", 3),)

    def advance(self, t: Table) -> i64:
        return ASK if t.frames.at(DISCARDED) < 3 and t.cells[HELD + t.frames.at(PLAYER)] else DONE

    def wants(self, t: Table) -> i64:
        return CARDS_WANTED | DONE_OFFERED if t.cells[HELD + t.frames.at(PLAYER)] else 0

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if action == ENOUGH:
            return DONE
        discarded = f.count(DISCARDED)
        m.discard_card(t, f.at(PLAYER), action - DISCARD)
        m.earn(t, f.at(PLAYER), 1 if discarded == 1 else 2, roman_of(t))
        return GO

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        return f.at(STEP) == 0 and f.at(DISCARDED) < 3

    def facts(self, t: Table) -> dict[str, object]:
        discarded = t.frames.at(DISCARDED)
        return {"discarded": discarded, "more": 1 if discarded == 0 else 2}


class Agrippina(Offer):
    """The owner may draw 2 action cards."""

    name = "agrippina"
    asks: tuple[str, ...] = ("agrippina",)

    def possible(self, t: Table, player: i64) -> bool:
        return True

    def happens(self, t: Table, player: i64) -> None:
        m.draw_cards(t, player, 2)


_ALL: Final[list[Choice]] = [
    Pompeius(),
    Vergilius(),
    Livia(),
    Habit("caesar"),
    Vercingetorix(),
    Habit("brutus"),
    Habit("marcus-antonius"),
    Ovidius(),
    Plinius(),
    Crassus(),
    Seneca(),
    Patron("spartacus"),
    Patron("maecenas"),
    Patron("cicero"),
    Patron("cleopatra"),
    Flamma(),
    Octavianus(),
    Agrippina(),
]
_BY_NAME: Final = {effect.name: effect for effect in _ALL}

EFFECTS: Final[list[Choice]] = [_BY_NAME[name] for name in FAMOUS_IDS]
