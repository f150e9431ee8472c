"""What happens when an event has no markers left: for all players, clockwise from the active one (M3.4)."""

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import i64

from ....core.frames import ASK, DONE, GO, PLAYER, REGISTER, STEP
from ..base import mutations as m
from ..base import queries as q
from ..base.pieces import (
    ACTIVE,
    CLASS,
    DISCARD,
    ENOUGH,
    HELD,
    PICK,
    PLACE,
    PURSES,
    SEATED,
)
from ..layout import NOBODY
from ..operations import CARDS_WANTED, DONE_OFFERED, IN_QUEUES, ROMANS_WANTED, Choice
from ..people import CITIZEN, ROMANS, SLAVE, WOMAN
from ..registers import Register
from ..table import Table
from .drawn import PLAYERS_DONE, Colosseum, Event, Tumult, asked
from .pieces import EVENT_IDS

DISCARDED: Final = REGISTER + 1  # cards of the one who is asked


class Quiet(Event):
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
            if t.owner(roman) != NOBODY and q.would_pay(t, roman) == 1:
                m.add_coins(t, roman, 1)


class FreeingTheSlaves(AtOnce):
    """A coin on every slave in latrines and queues."""

    name = "freeing-the-slaves"

    def happens(self, t: Table) -> None:
        roman: i64
        for roman in range(ROMANS):
            if t.numbers[CLASS + roman] == SLAVE and t.owner(roman) != NOBODY:
                m.add_coins(t, roman, 1)


class OneByOne(Event):
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
