"""Cards that move Romans in queues."""

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import i64

from .....core.frames import ASK, DONE, GO, PLAYER, REGISTER, STEP
from ...layout import NOBODY
from ...operations import IN_QUEUES, PLAYERS_WANTED, ROMANS_WANTED, Card, in_queue
from ...registers import Register, roman
from ...table import Table
from .. import mutations as m
from ..pieces import DISCARDS, HEAD, LAID_OUT, PICK, PICK_PLAYER, PLACE, SIZE

PICKED: Final = REGISTER  # the Roman whom it is about, once he is picked


class LineCutter(Card):
    """A Roman of any one queue moves to the front of the same queue."""

    name = "line-cutter"
    idle = "pecunia-idle-queue-of-two"
    last_place: i64 = IN_QUEUES
    asks: tuple[str, ...] = ("line-cutter",)

    def playable(self, t: Table, player: i64) -> bool:
        k: i64
        for k in range(t.players):
            if t.cells[SIZE + k] > 1:
                return True
        return False

    def offers(self, t: Table, roman: i64) -> bool:
        return in_queue(t, roman) and t.cells[HEAD + t.cells[PLACE + roman]] != roman

    def take(self, t: Table, action: i64) -> i64:
        roman = action - PICK
        m.to_front(t, t.cells[PLACE + roman], roman)
        return DONE


class RomanFirst(Card):
    """First asks for a Roman in a queue. What is asked then is about him."""

    last_place: i64 = IN_QUEUES
    registers: ClassVar[tuple[Register, ...]] = (roman(),)

    def offers(self, t: Table, roman: i64) -> bool:
        return in_queue(t, roman)

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if f.at(STEP) == 0:
            f.name(PICKED, action - PICK)
            f.put(STEP, 1)
            return ASK
        self.finish(t, f.piece(PICKED), action)
        return DONE

    @abstractmethod
    def finish(self, t: Table, roman: i64, action: i64) -> None: ...

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        if f.piece(PICKED) == NOBODY:
            return super().is_valid(t)
        return f.at(STEP) == 1 and in_queue(t, f.piece(PICKED))

    def facts(self, t: Table) -> dict[str, object]:
        return {"roman": t.rules.names[t.frames.piece(PICKED)]} if t.frames.at(STEP) else {}


class Ejection(RomanFirst):
    """A Roman of any queue moves to the end of another queue."""

    name = "ejection"
    idle = "pecunia-idle-queues"
    asks: tuple[str, ...] = ("ejection", "ejection-queue")

    def playable(self, t: Table, player: i64) -> bool:
        k: i64
        for k in range(t.players):
            if t.cells[SIZE + k] > 0:
                return True
        return False

    def wants(self, t: Table) -> i64:
        return PLAYERS_WANTED if t.frames.at(STEP) else ROMANS_WANTED

    def suits(self, t: Table, player: i64) -> bool:
        return player != t.cells[PLACE + t.frames.piece(PICKED)]

    def finish(self, t: Table, roman: i64, action: i64) -> None:
        m.to_end(t, action - PICK_PLAYER, roman)


class LatrineChange(RomanFirst):
    """Two Romans of two different queues change places."""

    name = "latrine-change"
    idle = "pecunia-idle-two-queues"
    asks: tuple[str, ...] = ("latrine-change", "latrine-change-other")

    def playable(self, t: Table, player: i64) -> bool:
        queues: i64 = 0
        k: i64
        for k in range(t.players):
            if t.cells[SIZE + k] > 0:
                queues += 1
        return queues > 1

    def offers(self, t: Table, roman: i64) -> bool:
        if not in_queue(t, roman):
            return False
        return t.frames.at(STEP) == 0 or t.cells[PLACE + roman] != t.cells[PLACE + t.frames.piece(PICKED)]

    def finish(self, t: Table, roman: i64, action: i64) -> None:
        m.exchange(t, roman, action - PICK)


class ThreeRomans(Card):
    """Draws three Romans first. What is asked then is about them."""

    first_place: i64 = LAID_OUT
    last_place: i64 = LAID_OUT

    def playable(self, t: Table, player: i64) -> bool:
        return t.can_deal()

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(STEP) == 0:
            f.put(STEP, 1)
            m.deal(t, f.at(PLAYER), 3, LAID_OUT)
            return GO
        return ASK if t.cells[SIZE + LAID_OUT] else DONE

    def offers(self, t: Table, roman: i64) -> bool:
        return t.cells[PLACE + roman] == LAID_OUT

    def is_valid(self, t: Table) -> bool:
        return t.frames.at(STEP) == 1


class ColosseumBreak(ThreeRomans):
    """Each of the three goes to the end of a queue of your choice."""

    name = "colosseum-break"
    idle = "pecunia-idle-no-roman"
    asks: tuple[str, ...] = ("colosseum-break", "colosseum-break-queue")
    registers: ClassVar[tuple[Register, ...]] = (roman(),)

    def wants(self, t: Table) -> i64:
        return ROMANS_WANTED if t.frames.at(STEP) == 1 else PLAYERS_WANTED

    def suits(self, t: Table, player: i64) -> bool:
        return True

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if f.at(STEP) == 1:
            f.name(PICKED, action - PICK)
            f.put(STEP, 2)
            return ASK
        m.to_end(t, action - PICK_PLAYER, f.piece(PICKED))
        f.name(PICKED, NOBODY)
        f.put(STEP, 1)
        return GO

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        if f.piece(PICKED) == NOBODY:
            return super().is_valid(t)
        return f.at(STEP) == 2 and t.cells[PLACE + f.piece(PICKED)] == LAID_OUT

    def ask(self, t: Table) -> str:
        return self.asks[t.frames.at(STEP) - 1]

    def facts(self, t: Table) -> dict[str, object]:
        return {} if t.frames.at(STEP) == 1 else {"roman": t.rules.names[t.frames.piece(PICKED)]}


class StateVisit(ThreeRomans):
    """One of the three goes to the front of your queue, the others are discarded."""

    name = "state-visit"
    idle = "pecunia-idle-no-roman"
    asks: tuple[str, ...] = ("state-visit",)

    def take(self, t: Table, action: i64) -> i64:
        player = t.frames.at(PLAYER)
        m.to_front(t, player, action - PICK)
        while t.cells[SIZE + LAID_OUT]:
            m.dismiss(t, t.cells[HEAD + LAID_OUT])
        return DONE


class Regular(Card):
    """The top Roman of the discards goes to the end of a queue of your choice."""

    name = "regular"
    idle = "pecunia-idle-discards"
    asks: tuple[str, ...] = ("regular",)

    def playable(self, t: Table, player: i64) -> bool:
        return t.cells[SIZE + DISCARDS] > 0

    def wants(self, t: Table) -> i64:
        return PLAYERS_WANTED

    def suits(self, t: Table, player: i64) -> bool:
        return True

    def take(self, t: Table, action: i64) -> i64:
        m.to_end(t, action - PICK_PLAYER, t.cells[HEAD + DISCARDS])
        return DONE

    def facts(self, t: Table) -> dict[str, object]:
        return {"roman": t.rules.names[t.cells[HEAD + DISCARDS]]}


CARDS: Final[list[Card]] = [
    LineCutter(),
    Ejection(),
    LatrineChange(),
    ColosseumBreak(),
    Regular(),
    StateVisit(),
]
