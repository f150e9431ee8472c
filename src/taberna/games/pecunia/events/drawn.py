"""Events in which everybody draws Romans: the Colosseum and the tumult (M3.4)."""

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import i64

from ....core.frames import ASK, DONE, GO, PLAYER, REGISTER, STEP
from ..base import mutations as m
from ..base.pieces import ACTIVE, BEHIND, ENOUGH, HEAD, LAID_OUT, PICK, PLACE, SIZE, TAIL
from ..layout import NOBODY
from ..operations import DONE_OFFERED, ROMANS_WANTED, Choice
from ..registers import Register, roman
from ..table import Table

ROMANS_EACH: Final = 3  # that everybody draws

# Registers: who has been asked, or how many Romans were put; then what belongs to the one who is asked.
PLAYERS_DONE: Final = REGISTER
PUT: Final = REGISTER
EACH: Final = REGISTER + 1  # how many each has drawn
EXCHANGED: Final = REGISTER + 2
COMING_IN: Final = REGISTER + 3  # the Roman who comes into the queue


def asked(t: Table) -> i64:
    """The player to whom the count of the top frame has come, clockwise from the active one."""
    return (t.cells[ACTIVE] + t.frames.at(PLAYERS_DONE)) % t.players


DRAWING: Final = 1
CHOOSING: Final = 2
REPLACING: Final = 3


class Event(Choice):
    """What an event brings about."""

    lets_climb = False


class EverybodyDraws(Event):
    """All draw 3 Romans, or as many as there are for all alike. They lie in the order of the players."""

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(STEP) == 0:
            f.put(STEP, DRAWING)
            m.deal(t, t.cells[ACTIVE], ROMANS_EACH * t.players, LAID_OUT)
            return GO
        if f.at(STEP) == DRAWING:
            f.put(STEP, CHOOSING)
            f.put(EACH, t.cells[SIZE + LAID_OUT] // t.players)
            while t.cells[SIZE + LAID_OUT] > f.at(EACH) * t.players:
                m.dismiss(t, t.cells[TAIL + LAID_OUT])
        return self.go_on(t) if t.cells[SIZE + LAID_OUT] else DONE

    @abstractmethod
    def go_on(self, t: Table) -> i64: ...

    def has_begun(self, t: Table) -> bool:
        """For reading: whether Romans are being drawn."""
        f = t.frames
        return f.at(STEP) == DRAWING and t.cells[SIZE + LAID_OUT] < ROMANS_EACH * t.players and f.at(PUT) == 0


def is_among(t: Table, first: i64, count: i64, roman: i64) -> bool:
    """Whether he is among so many of a list, from this one on."""
    while count > 0:
        if first == roman:
            return True
        first = t.cells[BEHIND + first]
        count -= 1
    return False


class Colosseum(EverybodyDraws):
    """Each puts 1 at the end of his queue and passes the rest to the left, and so on until all are put."""

    name = "colosseum"
    first_place: i64 = LAID_OUT
    last_place: i64 = LAID_OUT
    asks: tuple[str, ...] = ("colosseum",)
    registers: ClassVar[tuple[Register, ...]] = (Register("put", 18), Register("each", ROMANS_EACH))

    def go_on(self, t: Table) -> i64:
        t.frames.put(PLAYER, asked(t))
        return ASK

    def _first_of_packet(self, t: Table) -> i64:
        """The packet from which the one who is asked chooses: with every round it has gone one player on."""
        count, players = t.frames.at(PUT), t.players
        turn, player = count // players, count % players
        packet = (player + players - turn) % players
        skip: i64 = 0
        k: i64
        for k in range(packet):
            # Of packets whose owner has chosen in this round one more is gone.
            skip += t.frames.at(EACH) - turn - (1 if (k + turn) % players < player else 0)
        roman: i64 = t.cells[HEAD + LAID_OUT]
        while skip > 0:
            roman = t.cells[BEHIND + roman]
            skip -= 1
        return roman

    def wants(self, t: Table) -> i64:
        return ROMANS_WANTED if t.frames.at(STEP) == CHOOSING else 0

    def offers(self, t: Table, roman: i64) -> bool:
        if t.cells[PLACE + roman] != LAID_OUT:
            return False
        return is_among(t, self._first_of_packet(t), t.frames.at(EACH) - t.frames.at(PUT) // t.players, roman)

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        f.count(PUT)
        m.to_end(t, f.at(PLAYER), action - PICK)
        return GO

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        if self.has_begun(t):
            return True
        there = t.cells[SIZE + LAID_OUT] > 0 and t.cells[SIZE + LAID_OUT] == f.at(EACH) * t.players - f.at(PUT)
        return f.at(STEP) == CHOOSING and there and f.at(PLAYER) == asked(t)

    def facts(self, t: Table) -> dict[str, object]:
        return {"left": t.frames.at(EACH) - t.frames.at(PUT) // t.players - 1}


class Tumult(EverybodyDraws):
    """Each may exchange any number of his for Romans in his queue; all others are discarded."""

    name = "tumult"
    last_place: i64 = LAID_OUT
    asks: tuple[str, ...] = ("tumult", "tumult-place")
    registers: ClassVar[tuple[Register, ...]] = (
        Register("players_done", 6),
        Register("each", ROMANS_EACH),
        Register("exchanged", ROMANS_EACH),
        roman("coming_in"),
    )

    def go_on(self, t: Table) -> i64:
        f = t.frames
        f.put(PLAYER, asked(t))
        if f.at(EXCHANGED) < f.at(EACH) and t.cells[SIZE + f.at(PLAYER)] > 0:
            return ASK
        return self._finish(t)

    def _finish(self, t: Table) -> i64:
        """What he has not exchanged is discarded."""
        f = t.frames
        while f.at(EXCHANGED) < f.at(EACH):
            m.dismiss(t, t.cells[HEAD + LAID_OUT])
            f.count(EXCHANGED)
        f.put(EXCHANGED, 0)
        f.count(PLAYERS_DONE)
        return GO

    def wants(self, t: Table) -> i64:
        step = t.frames.at(STEP)
        if step == CHOOSING:
            return ROMANS_WANTED | DONE_OFFERED
        return ROMANS_WANTED if step == REPLACING else 0

    def offers(self, t: Table, roman: i64) -> bool:
        f = t.frames
        if f.at(STEP) == REPLACING:
            return t.cells[PLACE + roman] == f.at(PLAYER)
        return t.cells[PLACE + roman] == LAID_OUT and self._is_his(t, roman)

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if action == ENOUGH:
            return self._finish(t)
        roman = action - PICK
        if f.at(STEP) == CHOOSING:
            f.name(COMING_IN, roman)
            f.put(STEP, REPLACING)
            return ASK
        m.replace(t, f.piece(COMING_IN), roman)
        f.count(EXCHANGED)
        f.name(COMING_IN, NOBODY)
        f.put(STEP, CHOOSING)
        return GO

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        if self.has_begun(t):
            return True
        left = (t.players - f.at(PLAYERS_DONE)) * f.at(EACH) - f.at(EXCHANGED)
        if f.at(PLAYER) != asked(t) or t.cells[SIZE + LAID_OUT] != left or f.at(EXCHANGED) >= f.at(EACH):
            return False
        if t.cells[SIZE + f.at(PLAYER)] == 0:
            return False
        coming_in = f.piece(COMING_IN)
        if coming_in == NOBODY:
            return f.at(STEP) == CHOOSING
        return f.at(STEP) == REPLACING and self._is_his(t, coming_in)

    def _is_his(self, t: Table, roman: i64) -> bool:
        """Whether he is one of those whom the asked player has drawn."""
        return is_among(t, t.cells[HEAD + LAID_OUT], t.frames.at(EACH) - t.frames.at(EXCHANGED), roman)

    def facts(self, t: Table) -> dict[str, object]:
        f = t.frames
        return {"roman": t.rules.names[f.piece(COMING_IN)]} if f.at(STEP) == REPLACING else {}

    def ask(self, t: Table) -> str:
        return self.asks[1] if t.frames.at(STEP) == REPLACING else self.asks[0]
