"""Gods whom a player calls on, once in his turn (M5.3). The player of a frame is the one who prays."""

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import i64

from ....core.frames import ASK, DONE, GO, PLAYER, REGISTER, STEP
from ..base import mutations as m
from ..base import queries as q
from ..base.pieces import (
    ACTIVE,
    DISCARD,
    ENOUGH,
    HELD,
    MARKERS,
    PICK,
    PLACE,
    PLAIN_SEATS,
    PURSES,
    QUEUE,
    SEATED,
    SEATS,
    SIZE,
)
from ..layout import NOBODY
from ..operations import CARDS_WANTED, DONE_OFFERED, ROMANS_WANTED, Choice
from ..people import ROMANS
from ..registers import Register, roman
from ..table import Table
from .pieces import GOD_BY_ID, GOD_IDS, PRAYED


class Favour(Choice):
    """What a god does for a player who calls on him."""

    @abstractmethod
    def possible(self, t: Table, player: i64) -> bool:
        """Whether it would change something."""

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        return (
            t.cells[PRAYED] > 0
            and f.at(PLAYER) == t.cells[ACTIVE]
            and f.at(STEP) == 0
            and self.possible(t, t.cells[ACTIVE])
        )


class Blessing(Favour):
    """One whose row in gods.toml says it all: it always works, and nobody is called on."""

    def __init__(self, name: str) -> None:
        self.name = name

    def possible(self, t: Table, player: i64) -> bool:
        return False

    def take(self, t: Table, action: i64) -> i64:
        return DONE


class Ceres(Favour):
    """1 marker on a Roman in your latrine, and an action card."""

    name = "ceres"
    first_place: i64 = SEATED
    asks: tuple[str, ...] = ("ceres",)

    def possible(self, t: Table, player: i64) -> bool:
        return q.anybody_seated(t, player)

    def offers(self, t: Table, roman: i64) -> bool:
        return t.frames.at(STEP) == 0 and q.seated_by(t, roman, t.frames.at(PLAYER))

    def advance(self, t: Table) -> i64:
        """The card comes when it is settled where the marker comes from (M3.2)."""
        f = t.frames
        if f.at(STEP) == 0:
            return ASK
        player = f.at(PLAYER)
        f.pop()
        m.draw_cards(t, player, 1)
        return GO

    def take(self, t: Table, action: i64) -> i64:
        t.frames.put(STEP, 1)
        m.add_markers(t, t.frames.at(PLAYER), action - PICK, 1)
        return GO

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        return super().is_valid(t) or (t.cells[PRAYED] > 0 and f.at(PLAYER) == t.cells[ACTIVE] and f.at(STEP) == 1)


class Diana(Favour):
    """Your queue is filled up to 5."""

    name = "diana"

    def possible(self, t: Table, player: i64) -> bool:
        return t.cells[SIZE + player] < QUEUE and t.can_deal()

    def advance(self, t: Table) -> i64:
        player = t.frames.at(PLAYER)
        t.frames.pop()
        m.deal(t, player, QUEUE - t.cells[SIZE + player], player)
        return GO

    def take(self, t: Table, action: i64) -> i64:
        return DONE


SOURCE: Final = REGISTER  # the Roman from whom markers come
MOVED: Final = REGISTER + 1


class Juno(Favour):
    """1 or 2 markers from one Roman to Romans on the other seats."""

    name = "juno"
    first_place: i64 = SEATED
    asks: tuple[str, ...] = ("juno", "juno-to")
    registers: ClassVar[tuple[Register, ...]] = (roman("source"), Register("moved", 2))

    def possible(self, t: Table, player: i64) -> bool:
        roman: i64
        for roman in range(ROMANS):
            if q.seated_by(t, roman, player) and self._has_others(t, roman, player):
                return True
        return False

    def _has_others(self, t: Table, roman: i64, player: i64) -> bool:
        """Whether somebody sits on another of the three seats."""
        seat: i64
        for seat in range(PLAIN_SEATS):
            if t.cells[PLACE + roman] != SEATED + player * SEATS + seat and not q.is_free(t, player, seat):
                return True
        return False

    def wants(self, t: Table) -> i64:
        return ROMANS_WANTED | DONE_OFFERED if t.frames.at(MOVED) else ROMANS_WANTED

    def offers(self, t: Table, roman: i64) -> bool:
        f = t.frames
        player = f.at(PLAYER)
        if not q.seated_by(t, roman, player):
            return False
        if f.at(STEP) == 0:
            return self._has_others(t, roman, player)
        return (
            t.cells[PLACE + roman] != t.cells[PLACE + f.piece(SOURCE)]
            and (t.cells[PLACE + roman] - SEATED) % SEATS < PLAIN_SEATS
        )

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if action == ENOUGH:
            return DONE
        roman = action - PICK
        if f.at(STEP) == 0:
            f.name(SOURCE, roman)
            f.put(STEP, 1)
            return ASK
        source = f.piece(SOURCE)
        if f.count(MOVED) == 2 or t.cells[MARKERS + source] == 1:
            f.pop()
        m.move_marker(t, source, roman)
        return GO

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        player, source = t.cells[ACTIVE], f.piece(SOURCE)
        if source == NOBODY:
            return super().is_valid(t) and f.at(MOVED) == 0
        if t.cells[PRAYED] == 0 or f.at(PLAYER) != player or f.at(STEP) != 1 or f.at(MOVED) > 1:
            return False
        return q.seated_by(t, source, player) and self._has_others(t, source, player)

    def facts(self, t: Table) -> dict[str, object]:
        f = t.frames
        return {"roman": t.rules.names[f.piece(SOURCE)], "left": 2 - f.at(MOVED)} if f.at(STEP) else {}


def gain(t: Table, player: i64, amount: i64, god: i64) -> None:
    """What a god gives."""
    if t.log is not None:
        facts: dict[str, object] = {"player": player, "amount": amount, "purse": t.cells[PURSES + player] + amount}
        t.tell("gains", {**facts, "card": GOD_IDS[god]})
    m.receive(t, player, amount)


class Minerva(Favour):
    """Discard an action card: 1 sesterce, and one marker off a Roman in your latrine if there is one."""

    name = "minerva"
    first_place: i64 = SEATED
    asks: tuple[str, ...] = ("minerva", "minerva-marker")

    def possible(self, t: Table, player: i64) -> bool:
        return t.cells[HELD + player] > 0

    def forced(self, t: Table) -> i64:
        # Not asking would show that all cards of a hand are of one kind.
        f = t.frames
        return -1 if f.at(STEP) == 0 and t.cells[HELD + f.at(PLAYER)] > 1 else super().forced(t)

    def advance(self, t: Table) -> i64:
        f = t.frames
        return DONE if f.at(STEP) and not q.anybody_seated(t, f.at(PLAYER)) else ASK

    def wants(self, t: Table) -> i64:
        return ROMANS_WANTED if t.frames.at(STEP) else CARDS_WANTED

    def offers(self, t: Table, roman: i64) -> bool:
        return q.seated_by(t, roman, t.frames.at(PLAYER))

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        player = f.at(PLAYER)
        if f.at(STEP) == 0:
            f.put(STEP, 1)
            m.discard_card(t, player, action - DISCARD)
            gain(t, player, 1, GOD_BY_ID[self.name])
            return GO
        f.pop()
        m.take_markers(t, action - PICK, 1)
        return GO

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        asked = t.cells[PRAYED] > 0 and f.at(PLAYER) == t.cells[ACTIVE] and f.at(STEP) == 1
        return super().is_valid(t) or (asked and q.anybody_seated(t, t.cells[ACTIVE]))


_ALL: Final[list[Favour]] = [
    Ceres(),
    Diana(),
    Juno(),
    Blessing("jupiter"),
    Blessing("mars"),
    Minerva(),
    Blessing("venus"),
]
_BY_NAME: Final = {favour.name: favour for favour in _ALL}

PRAYERS: Final[list[Favour]] = [_BY_NAME[name] for name in GOD_IDS]
