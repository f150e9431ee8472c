"""What famous Romans bring about when they enter a latrine or leave it (M1.2, M1.3).

The seat of a frame is the owner of that latrine, unless somebody else is asked.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from ....core.frames import ASK, DONE, GO, OP, SEAT, STEP, A, B
from .. import actions as a
from .. import moves as m
from .. import query as q
from ..ops import CARDS_WANTED, DONE_OFFERED, FAME, ROMANS_WANTED, SEATS_WANTED, USE_OFFERED, Choice
from ..people import CITIZEN, CLASS, FAMOUS_IDS, WOMAN
from ..table import HELD, NOBODY, PLAIN_SEATS, ROOM, SEATED, SEATS, Table


def roman_of(t: Table) -> i64:
    """Whose effect the top frame is."""
    return t.frames.at(OP) - FAME


class Effect(Choice):
    """Something that he brings about. At step 0 it has not begun: something else may come first."""

    def sound(self, t: Table) -> bool:
        return t.famous > 0 and t.frames.at(STEP) == 0


class Quiet(Effect):
    """Nothing is asked."""

    def take(self, t: Table, action: i64) -> i64:
        return DONE


class Habit(Quiet):
    """One whose row in famous.toml says it all: where he sits. Nothing is brought about."""

    def __init__(self, name: str) -> None:
        self.name = name

    def sound(self, t: Table) -> bool:
        return False


class AtOnce(Quiet):
    """It happens at once, and whole."""

    def advance(self, t: Table) -> i64:
        player, roman = t.frames.at(SEAT), roman_of(t)
        t.frames.pop()
        self.happens(t, player, roman)
        return GO

    @abstractmethod
    def happens(self, t: Table, player: i64, roman: i64) -> None: ...


class Offer(Effect):
    """It happens if the owner of the latrine wants it."""

    def advance(self, t: Table) -> i64:
        return ASK if self.possible(t, t.frames.at(SEAT)) else DONE

    def wants(self, t: Table) -> i64:
        return USE_OFFERED | DONE_OFFERED

    def take(self, t: Table, action: i64) -> i64:
        player = t.frames.at(SEAT)
        t.frames.pop()
        if action == a.USE:
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
        if t.size[player] < 7:
            m.deal(t, player, 7 - t.size[player], player)


class Livia(Quiet):
    """Reveal 5 Romans; the women go to the end of the queue, the others are discarded."""

    name = "livia"

    def advance(self, t: Table) -> i64:
        f = t.frames
        player = f.at(SEAT)
        if f.at(STEP) == 0:
            f.put(STEP, 1)
            m.deal(t, player, 5, HELD)
            return GO
        while t.size[HELD]:
            roman = t.head[HELD]
            if q.class_of(roman) == WOMAN:
                m.to_end(t, player, roman)
            else:
                m.dismiss(t, roman)
        return DONE

    def sound(self, t: Table) -> bool:
        return t.famous > 0 and t.frames.at(STEP) <= 1


class Vercingetorix(Effect):
    """A second man, from the front of the queue, may sit on each of the two other seats that hold one man.

    A is the seat he sits on himself, B counts those who have been placed."""

    name = "vercingetorix"
    asks: tuple[str, ...] = ("vercingetorix",)

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(STEP) == 0:
            f.put(STEP, 1)
            f.put(A, (t.place[roman_of(t)] - SEATED) % SEATS)
        if f.at(B) == 2:
            return DONE
        seat: i64
        for seat in range(PLAIN_SEATS):
            if self.seats(t, seat):
                return ASK
        return DONE

    def wants(self, t: Table) -> i64:
        return SEATS_WANTED | DONE_OFFERED if t.frames.at(STEP) else 0

    def seats(self, t: Table, seat: i64) -> bool:
        player = t.frames.at(SEAT)
        front = t.head[player]
        if front == NOBODY or seat >= PLAIN_SEATS or seat == t.frames.at(A):
            return False
        return q.may_double(t, player, seat, front)

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if action == a.DONE:
            return DONE
        f.put(B, f.at(B) + 1)
        m.double(t, f.at(SEAT), action - a.SIT)
        return GO

    def sound(self, t: Table) -> bool:
        f = t.frames
        return t.famous > 0 and f.at(STEP) <= 1 and f.at(SEAT) == t.seat and f.at(A) < SEATS and f.at(B) <= 2

    def facts(self, t: Table) -> dict[str, object]:
        return {"front": t.deck.names[t.head[t.frames.at(SEAT)]]}


class Ovidius(AtOnce):
    """The markers on all other Romans in this latrine become 3."""

    name = "ovidius"

    def happens(self, t: Table, player: i64, roman: i64) -> None:
        added: i64 = 0
        k: i64
        for k in range(player * SEATS * ROOM, (player + 1) * SEATS * ROOM):
            sitter = t.sitters[k]
            if sitter not in (NOBODY, roman):
                added += m.set_markers(t, sitter, 3)
        m.supply(t, player, added)


class Plinius(Effect):
    """Every other player, clockwise, puts 2 markers on Romans in his own latrine.

    A counts the players who are done, B the markers of the one who is asked."""

    name = "plinius"
    asks: tuple[str, ...] = ("plinius",)

    def advance(self, t: Table) -> i64:
        f = t.frames
        f.put(STEP, 1)
        while f.at(A) < t.players - 1:
            player = (t.seat + 1 + f.at(A)) % t.players
            if f.at(B) < 2 and q.anybody_seated(t, player):
                f.put(SEAT, player)
                return ASK
            f.put(A, f.at(A) + 1)
            f.put(B, 0)
        return DONE

    def wants(self, t: Table) -> i64:
        return ROMANS_WANTED if t.frames.at(STEP) else 0

    def offers(self, t: Table, roman: i64) -> bool:
        return q.seated_by(t, roman, t.frames.at(SEAT))

    def take(self, t: Table, action: i64) -> i64:
        t.frames.put(B, t.frames.at(B) + 1)
        m.add_markers(t, t.frames.at(SEAT), action - a.ROMAN, 1)
        return GO

    def sound(self, t: Table) -> bool:
        f = t.frames
        if t.famous == 0 or f.at(STEP) > 1 or f.at(A) >= t.players - 1 or f.at(B) > 2:
            return False
        if f.at(STEP) == 0:
            return f.at(SEAT) == t.seat
        return f.at(SEAT) == (t.seat + 1 + f.at(A)) % t.players

    def facts(self, t: Table) -> dict[str, object]:
        return {"left": 2 - t.frames.at(B)}


class Crassus(AtOnce):
    """All other Romans in this latrine who would pay 1 or 2 are removed."""

    name = "crassus"

    def happens(self, t: Table, player: i64, roman: i64) -> None:
        k: i64
        for k in range(player * SEATS * ROOM, (player + 1) * SEATS * ROOM):
            # When the first of two is gone, the second takes his place.
            while t.sitters[k] != NOBODY and t.sitters[k] != roman and q.pay_of(t, t.sitters[k]) <= 2:
                m.remove(t, player, t.sitters[k])


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
        m.earn(t, player, q.seated_of(t, player, CLASS[roman]), roman)


class Flamma(AtOnce):
    """1 sesterce for each Roman in the owner's queue."""

    name = "flamma"

    def happens(self, t: Table, player: i64, roman: i64) -> None:
        m.earn(t, player, t.size[player], roman)


class Octavianus(Effect):
    """The owner may discard 1, 2 or 3 action cards for 1, 3 or 5 sesterces. A counts them."""

    name = "octavianus"
    asks: tuple[str, ...] = ("octavianus",)

    def advance(self, t: Table) -> i64:
        return ASK if t.frames.at(A) < 3 and t.held[t.frames.at(SEAT)] else DONE

    def wants(self, t: Table) -> i64:
        return CARDS_WANTED | DONE_OFFERED if t.held[t.frames.at(SEAT)] else 0

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if action == a.DONE:
            return DONE
        f.put(A, f.at(A) + 1)
        m.discard_card(t, f.at(SEAT), action - a.DISCARD)
        m.earn(t, f.at(SEAT), 1 if f.at(A) == 1 else 2, roman_of(t))
        return GO

    def sound(self, t: Table) -> bool:
        f = t.frames
        return t.famous > 0 and f.at(STEP) == 0 and f.at(A) < 3

    def facts(self, t: Table) -> dict[str, object]:
        return {"discarded": t.frames.at(A), "more": 1 if t.frames.at(A) == 0 else 2}


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

FAMES: Final[list[Choice]] = [_BY_NAME[name] for name in FAMOUS_IDS]
