"""What happens when an event has no markers left: for all players, clockwise from the active one (M3.4)."""

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import i64

from ....core.frames import ASK, DONE, GO, PLAYER, REGISTER, STEP
from ..base import mutations as m
from ..base import queries as q
from ..base.pieces import (
    ACTIVE,
    BEHIND,
    CLASS,
    DISCARD,
    ENOUGH,
    HEAD,
    HELD,
    LAID_OUT,
    PICK,
    PLACE,
    PURSES,
    SEATED,
    SIZE,
    TAIL,
)
from ..layout import NOBODY
from ..operations import CARDS_WANTED, DONE_OFFERED, IN_QUEUES, ROMANS_WANTED, Choice
from ..people import CITIZEN, ROMANS, SLAVE, WOMAN
from ..registers import Register, roman
from ..table import Table
from .pieces import EVENT_IDS

ROMANS_EACH: Final = 3  # that everybody draws

# Registers: who has been asked, or how many Romans were put; then what belongs to the one who is asked.
PLAYERS_DONE: Final = REGISTER
PUT: Final = REGISTER
DISCARDED: Final = REGISTER + 1
EACH: Final = REGISTER + 1  # how many each has drawn
EXCHANGED: Final = REGISTER + 2
COMING_IN: Final = REGISTER + 3  # the Roman who comes into the queue


class Quiet(Choice):
    """Nothing is asked."""

    def take(self, t: Table, action: i64) -> i64:
        return DONE


class AtOnce(Quiet):
    """It happens at once, and whole."""

    def advance(self, t: Table) -> i64:
        t.frames.pop()
        self.happens(t)
        return GO

    @abstractmethod
    def happens(self, t: Table) -> None: ...

    def is_valid(self, t: Table) -> bool:
        return False


class SlaveRevolt(AtOnce):
    """In every queue all slaves move to the front, keeping their order."""

    name = "slave-revolt"

    def happens(self, t: Table) -> None:
        k: i64
        for k in range(t.players):
            m.all_to_front(t, (t.cells[ACTIVE] + k) % t.players, SLAVE)


class FlowerMarket(AtOnce):
    """One marker off every woman in every latrine; then those without leave, the active player's first."""

    name = "flower-market"

    def happens(self, t: Table) -> None:
        roman: i64
        for roman in range(ROMANS):
            if t.numbers[CLASS + roman] == WOMAN and t.is_seated(roman):
                m.hurry(t, roman)
        k: i64
        for k in range(t.players):
            m.let_leave(t, (t.cells[ACTIVE] + t.players - 1 - k) % t.players)


class FeedingThePoor(AtOnce):
    """A coin on everybody in latrines and queues who would pay exactly 1."""

    name = "feeding-the-poor"

    def happens(self, t: Table) -> None:
        roman: i64
        for roman in range(ROMANS):
            if t.owner(roman) != NOBODY and q.pay_of(t, roman) == 1:
                m.add_coins(t, roman, 1)


class FreeingTheSlaves(AtOnce):
    """A coin on every slave in latrines and queues."""

    name = "freeing-the-slaves"

    def happens(self, t: Table) -> None:
        roman: i64
        for roman in range(ROMANS):
            if t.numbers[CLASS + roman] == SLAVE and t.owner(roman) != NOBODY:
                m.add_coins(t, roman, 1)


class OneByOne(Choice):
    """Clockwise every player whom it concerns is asked."""

    registers: ClassVar[tuple[Register, ...]] = (Register("players_done", 6),)

    def advance(self, t: Table) -> i64:
        f = t.frames
        while f.at(PLAYERS_DONE) < t.players:
            f.put(PLAYER, asked(t))
            if self.concerns(t, f.at(PLAYER)):
                return ASK
            f.count(PLAYERS_DONE)
        return DONE

    @abstractmethod
    def concerns(self, t: Table, player: i64) -> bool: ...

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        return f.at(STEP) == 0 and f.at(PLAYERS_DONE) < t.players and f.at(PLAYER) == asked(t)


def asked(t: Table) -> i64:
    """The player to whom the count of the top frame has come, clockwise from the active one."""
    return (t.cells[ACTIVE] + t.frames.at(PLAYERS_DONE)) % t.players


class BreadAndGames(OneByOne):
    """Every player discards one slave from his queue."""

    name = "bread-and-games"
    last_place: i64 = IN_QUEUES
    asks: tuple[str, ...] = ("bread-and-games",)

    def concerns(self, t: Table, player: i64) -> bool:
        return q.waits_one_of(t, player, SLAVE)

    def offers(self, t: Table, roman: i64) -> bool:
        return t.cells[PLACE + roman] == t.frames.at(PLAYER) and t.numbers[CLASS + roman] == SLAVE

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        f.count(PLAYERS_DONE)
        m.remove(t, f.at(PLAYER), action - PICK)
        return GO


class Campaign(OneByOne):
    """For each citizen in his latrine every player pays 1 or removes him."""

    name = "campaign"
    first_place: i64 = SEATED
    asks: tuple[str, ...] = ("campaign",)

    def concerns(self, t: Table, player: i64) -> bool:
        return q.seated_of(t, player, CITIZEN) > 0

    def wants(self, t: Table) -> i64:
        player = t.frames.at(PLAYER)
        if t.cells[PURSES + player] >= q.seated_of(t, player, CITIZEN):
            return ROMANS_WANTED | DONE_OFFERED
        return ROMANS_WANTED

    def offers(self, t: Table, roman: i64) -> bool:
        return t.numbers[CLASS + roman] == CITIZEN and q.seated_by(t, roman, t.frames.at(PLAYER))

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        player = f.at(PLAYER)
        if action == ENOUGH:
            f.count(PLAYERS_DONE)
            m.pay(t, player, q.seated_of(t, player, CITIZEN))
        else:
            m.remove(t, player, action - PICK)
        return GO

    def facts(self, t: Table) -> dict[str, object]:
        player = t.frames.at(PLAYER)
        return {"count": q.seated_of(t, player, CITIZEN), "purse": t.cells[PURSES + player]}


class SenateSchemes(OneByOne):
    """Every player may discard any number of action cards and draws as many.

    At step 1 the one who is done has drawn."""

    name = "senate-schemes"
    asks: tuple[str, ...] = ("senate-schemes",)
    registers: ClassVar[tuple[Register, ...]] = (Register("players_done", 6), Register("discarded"))

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(STEP):
            f.put(STEP, 0)
            f.count(PLAYERS_DONE)
        if f.at(DISCARDED) > 0 and t.cells[HELD + f.at(PLAYER)] == 0:
            return self._draw(t)
        return super().advance(t)

    def concerns(self, t: Table, player: i64) -> bool:
        return t.cells[HELD + player] > 0

    def wants(self, t: Table) -> i64:
        f = t.frames
        return CARDS_WANTED | DONE_OFFERED if f.at(STEP) == 0 and t.cells[HELD + f.at(PLAYER)] else 0

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if action == ENOUGH:
            return self._draw(t)
        f.count(DISCARDED)
        m.discard_card(t, f.at(PLAYER), action - DISCARD)
        return GO

    def _draw(self, t: Table) -> i64:
        f = t.frames
        count = f.at(DISCARDED)
        f.put(DISCARDED, 0)
        f.put(STEP, 1)
        m.draw_cards(t, f.at(PLAYER), count)
        return GO

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        drawn = f.at(STEP) == 1 and f.at(DISCARDED) == 0
        return (f.at(STEP) == 0 or drawn) and f.at(PLAYERS_DONE) < t.players and f.at(PLAYER) == asked(t)

    def facts(self, t: Table) -> dict[str, object]:
        return {"discarded": t.frames.at(DISCARDED)}


class TempleService(Quiet):
    """Every player draws 2 action cards."""

    name = "temple-service"
    registers: ClassVar[tuple[Register, ...]] = (Register("players_done", 6),)

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(PLAYERS_DONE) == t.players:
            return DONE
        player = asked(t)
        f.count(PLAYERS_DONE)
        m.draw_cards(t, player, 2)
        return GO

    def wants(self, t: Table) -> i64:
        return 0

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        return f.at(STEP) == 0 and 0 < f.at(PLAYERS_DONE) <= t.players


DRAWING: Final = 1
CHOOSING: Final = 2
REPLACING: Final = 3


class EverybodyDraws(Choice):
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


_ALL: Final[list[Choice]] = [
    SlaveRevolt(),
    BreadAndGames(),
    Colosseum(),
    Tumult(),
    FlowerMarket(),
    Campaign(),
    FeedingThePoor(),
    FreeingTheSlaves(),
    SenateSchemes(),
    TempleService(),
]
_BY_NAME: Final = {event.name: event for event in _ALL}

HAPPENINGS: Final[list[Choice]] = [_BY_NAME[name] for name in EVENT_IDS]
