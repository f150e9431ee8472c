"""Cards that move Romans in queues."""

from abc import abstractmethod

from mypy_extensions import i64

from ....core.frames import ASK, DONE, GO, SEAT, STEP, A
from .. import actions as a
from .. import moves as m
from ..ops import PLAYERS_WANTED, ROMANS_WANTED, Card, in_queue
from ..table import DISCARDS, HELD, Table


class LineCutter(Card):
    """A Roman of any one queue moves to the front of the same queue."""

    name = "line-cutter"
    asks: tuple[str, ...] = ("line-cutter",)

    def playable(self, t: Table, player: i64) -> bool:
        k: i64
        for k in range(t.players):
            if t.size[k] > 1:
                return True
        return False

    def offers(self, t: Table, roman: i64) -> bool:
        return in_queue(t, roman) and t.head[t.place[roman]] != roman

    def take(self, t: Table, action: i64) -> i64:
        roman = action - a.ROMAN
        m.to_front(t, t.place[roman], roman)
        return DONE


class RomanFirst(Card):
    """First asks for a Roman in a queue: A, once he is picked. What is asked then is about him."""

    def offers(self, t: Table, roman: i64) -> bool:
        return in_queue(t, roman)

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if f.at(STEP) == 0:
            f.put(A, action - a.ROMAN)
            f.put(STEP, 1)
            return ASK
        self.finish(t, f.at(A), action)
        return DONE

    @abstractmethod
    def finish(self, t: Table, roman: i64, action: i64) -> None: ...

    def sound(self, t: Table) -> bool:
        f = t.frames
        return super().sound(t) or (f.at(STEP) == 1 and in_queue(t, f.at(A)))

    def facts(self, t: Table) -> dict[str, object]:
        return {"roman": t.deck.names[t.frames.at(A)]} if t.frames.at(STEP) else {}


class Ejection(RomanFirst):
    """A Roman of any queue moves to the end of another queue."""

    name = "ejection"
    asks: tuple[str, ...] = ("ejection", "ejection-queue")

    def playable(self, t: Table, player: i64) -> bool:
        k: i64
        for k in range(t.players):
            if t.size[k] > 0:
                return True
        return False

    def wants(self, t: Table) -> i64:
        return PLAYERS_WANTED if t.frames.at(STEP) else ROMANS_WANTED

    def suits(self, t: Table, player: i64) -> bool:
        return player != t.place[t.frames.at(A)]

    def finish(self, t: Table, roman: i64, action: i64) -> None:
        m.to_end(t, action - a.PLAYER, roman)


class LatrineChange(RomanFirst):
    """Two Romans of two different queues change places."""

    name = "latrine-change"
    asks: tuple[str, ...] = ("latrine-change", "latrine-change-other")

    def playable(self, t: Table, player: i64) -> bool:
        queues: i64 = 0
        k: i64
        for k in range(t.players):
            if t.size[k] > 0:
                queues += 1
        return queues > 1

    def offers(self, t: Table, roman: i64) -> bool:
        if not in_queue(t, roman):
            return False
        return t.frames.at(STEP) == 0 or t.place[roman] != t.place[t.frames.at(A)]

    def finish(self, t: Table, roman: i64, action: i64) -> None:
        m.exchange(t, roman, action - a.ROMAN)


class ThreeRomans(Card):
    """Draws three Romans first. What is asked then is about them."""

    def playable(self, t: Table, player: i64) -> bool:
        return t.can_deal()

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(STEP) == 0:
            f.put(STEP, 1)
            m.deal(t, f.at(SEAT), 3, HELD)
            return GO
        return ASK if t.size[HELD] else DONE

    def offers(self, t: Table, roman: i64) -> bool:
        return t.place[roman] == HELD

    def sound(self, t: Table) -> bool:
        return t.frames.at(STEP) == 1


class ColosseumBreak(ThreeRomans):
    """Each of the three goes to the end of a queue of your choice. A is the one to be sent."""

    name = "colosseum-break"
    asks: tuple[str, ...] = ("colosseum-break", "colosseum-break-queue")

    def wants(self, t: Table) -> i64:
        return ROMANS_WANTED if t.frames.at(STEP) == 1 else PLAYERS_WANTED

    def suits(self, t: Table, player: i64) -> bool:
        return True

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if f.at(STEP) == 1:
            f.put(A, action - a.ROMAN)
            f.put(STEP, 2)
            return ASK
        m.to_end(t, action - a.PLAYER, f.at(A))
        f.put(STEP, 1)
        return GO

    def sound(self, t: Table) -> bool:
        f = t.frames
        return super().sound(t) or (f.at(STEP) == 2 and t.place[f.at(A)] == HELD)

    def ask(self, t: Table) -> str:
        return self.asks[t.frames.at(STEP) - 1]

    def facts(self, t: Table) -> dict[str, object]:
        return {} if t.frames.at(STEP) == 1 else {"roman": t.deck.names[t.frames.at(A)]}


class StateVisit(ThreeRomans):
    """One of the three goes to the front of your queue, the others are discarded."""

    name = "state-visit"
    asks: tuple[str, ...] = ("state-visit",)

    def take(self, t: Table, action: i64) -> i64:
        player = t.frames.at(SEAT)
        m.to_front(t, player, action - a.ROMAN)
        while t.size[HELD]:
            m.dismiss(t, t.head[HELD])
        return DONE


class Regular(Card):
    """The top Roman of the discards goes to the end of a queue of your choice."""

    name = "regular"
    asks: tuple[str, ...] = ("regular",)

    def playable(self, t: Table, player: i64) -> bool:
        return t.size[DISCARDS] > 0

    def wants(self, t: Table) -> i64:
        return PLAYERS_WANTED

    def suits(self, t: Table, player: i64) -> bool:
        return True

    def take(self, t: Table, action: i64) -> i64:
        m.to_end(t, action - a.PLAYER, t.head[DISCARDS])
        return DONE

    def facts(self, t: Table) -> dict[str, object]:
        return {"roman": t.deck.names[t.head[DISCARDS]]}
