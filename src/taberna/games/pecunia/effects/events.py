"""What happens when an event has no markers left: for all players, clockwise from the active one (M3.4)."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from ....core.frames import ASK, DONE, GO, SEAT, STEP, A, B, C, D
from .. import actions as a
from .. import moves as m
from .. import query as q
from ..events import EVENT_IDS
from ..ops import CARDS_WANTED, DONE_OFFERED, ROMANS_WANTED, Choice
from ..people import CITIZEN, CLASS, ROMANS, SLAVE, WOMAN
from ..table import HELD, NOBODY, Table

DRAWN: Final = 3  # Romans that everybody draws


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

    def sound(self, t: Table) -> bool:
        return False


class SlaveRevolt(AtOnce):
    """In every queue all slaves move to the front, keeping their order."""

    name = "slave-revolt"

    def happens(self, t: Table) -> None:
        k: i64
        for k in range(t.players):
            m.all_to_front(t, (t.seat + k) % t.players, SLAVE)


class FlowerMarket(AtOnce):
    """One marker off every woman in every latrine; then those without leave, the active player's first."""

    name = "flower-market"

    def happens(self, t: Table) -> None:
        roman: i64
        for roman in range(ROMANS):
            if CLASS[roman] == WOMAN and t.is_seated(roman):
                m.hurry(t, roman)
        k: i64
        for k in range(t.players):
            m.let_leave(t, (t.seat + t.players - 1 - k) % t.players)


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
            if CLASS[roman] == SLAVE and t.owner(roman) != NOBODY:
                m.add_coins(t, roman, 1)


class OneByOne(Choice):
    """Clockwise every player whom it concerns is asked. A counts those who are done."""

    def advance(self, t: Table) -> i64:
        f = t.frames
        while f.at(A) < t.players:
            f.put(SEAT, asked(t))
            if self.concerns(t, f.at(SEAT)):
                return ASK
            f.put(A, f.at(A) + 1)
        return DONE

    @abstractmethod
    def concerns(self, t: Table, player: i64) -> bool: ...

    def sound(self, t: Table) -> bool:
        f = t.frames
        return t.events > 0 and f.at(STEP) == 0 and f.at(A) < t.players and f.at(SEAT) == asked(t)


def asked(t: Table) -> i64:
    """The player to whom the count of the top frame has come, clockwise from the active one."""
    return (t.seat + t.frames.at(A)) % t.players


class BreadAndGames(OneByOne):
    """Every player discards one slave from his queue."""

    name = "bread-and-games"
    asks: tuple[str, ...] = ("bread-and-games",)

    def concerns(self, t: Table, player: i64) -> bool:
        return q.waits_one_of(t, player, SLAVE)

    def offers(self, t: Table, roman: i64) -> bool:
        return t.place[roman] == t.frames.at(SEAT) and CLASS[roman] == SLAVE

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        f.put(A, f.at(A) + 1)
        m.remove(t, f.at(SEAT), action - a.ROMAN)
        return GO


class Campaign(OneByOne):
    """For each citizen in his latrine every player pays 1 or removes him."""

    name = "campaign"
    asks: tuple[str, ...] = ("campaign",)

    def concerns(self, t: Table, player: i64) -> bool:
        return q.seated_of(t, player, CITIZEN) > 0

    def wants(self, t: Table) -> i64:
        player = t.frames.at(SEAT)
        if t.purses[player] >= q.seated_of(t, player, CITIZEN):
            return ROMANS_WANTED | DONE_OFFERED
        return ROMANS_WANTED

    def offers(self, t: Table, roman: i64) -> bool:
        return CLASS[roman] == CITIZEN and q.seated_by(t, roman, t.frames.at(SEAT))

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        player = f.at(SEAT)
        if action == a.DONE:
            f.put(A, f.at(A) + 1)
            m.pay(t, player, q.seated_of(t, player, CITIZEN))
        else:
            m.remove(t, player, action - a.ROMAN)
        return GO

    def facts(self, t: Table) -> dict[str, object]:
        player = t.frames.at(SEAT)
        return {"count": q.seated_of(t, player, CITIZEN), "purse": t.purses[player]}


class SenateSchemes(OneByOne):
    """Every player may discard any number of action cards and draws as many. B counts them.

    At step 1 the one who is done has drawn."""

    name = "senate-schemes"
    asks: tuple[str, ...] = ("senate-schemes",)

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(STEP):
            f.put(STEP, 0)
            f.put(A, f.at(A) + 1)
        if f.at(B) > 0 and t.held[f.at(SEAT)] == 0:
            return self._draw(t)
        return super().advance(t)

    def concerns(self, t: Table, player: i64) -> bool:
        return t.held[player] > 0

    def wants(self, t: Table) -> i64:
        f = t.frames
        return CARDS_WANTED | DONE_OFFERED if f.at(STEP) == 0 and t.held[f.at(SEAT)] else 0

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if action == a.DONE:
            return self._draw(t)
        f.put(B, f.at(B) + 1)
        m.discard_card(t, f.at(SEAT), action - a.DISCARD)
        return GO

    def _draw(self, t: Table) -> i64:
        f = t.frames
        count = f.at(B)
        f.put(B, 0)
        f.put(STEP, 1)
        m.draw_cards(t, f.at(SEAT), count)
        return GO

    def sound(self, t: Table) -> bool:
        f = t.frames
        drawn = f.at(STEP) == 1 and f.at(B) == 0
        return t.events > 0 and (f.at(STEP) == 0 or drawn) and f.at(A) < t.players and f.at(SEAT) == asked(t)

    def facts(self, t: Table) -> dict[str, object]:
        return {"discarded": t.frames.at(B)}


class TempleService(Quiet):
    """Every player draws 2 action cards. A counts those who have been dealt to."""

    name = "temple-service"

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(A) == t.players:
            return DONE
        player = asked(t)
        f.put(A, f.at(A) + 1)
        m.draw_cards(t, player, 2)
        return GO

    def wants(self, t: Table) -> i64:
        return 0

    def sound(self, t: Table) -> bool:
        f = t.frames
        return t.events > 0 and f.at(STEP) == 0 and 0 < f.at(A) <= t.players


DRAWING: Final = 1
CHOOSING: Final = 2
REPLACING: Final = 3


class EverybodyDraws(Choice):
    """All draw 3 Romans, or as many as there are for all alike. They lie in the order of the players.

    B is how many each has drawn."""

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(STEP) == 0:
            f.put(STEP, DRAWING)
            m.deal(t, t.seat, DRAWN * t.players, HELD)
            return GO
        if f.at(STEP) == DRAWING:
            f.put(STEP, CHOOSING)
            f.put(B, t.size[HELD] // t.players)
            while t.size[HELD] > f.at(B) * t.players:
                m.dismiss(t, t.tail[HELD])
        return self.go_on(t) if t.size[HELD] else DONE

    @abstractmethod
    def go_on(self, t: Table) -> i64: ...

    def has_begun(self, t: Table) -> bool:
        """For reading: whether Romans are being drawn."""
        f = t.frames
        return t.events > 0 and f.at(STEP) == DRAWING and t.size[HELD] < DRAWN * t.players and f.at(A) == 0


def is_among(t: Table, first: i64, count: i64, roman: i64) -> bool:
    """Whether he is among so many of a list, from this one on."""
    while count > 0:
        if first == roman:
            return True
        first = t.behind[first]
        count -= 1
    return False


class Colosseum(EverybodyDraws):
    """Each puts 1 at the end of his queue and passes the rest to the left, and so on until all are put.

    A counts those put."""

    name = "colosseum"
    asks: tuple[str, ...] = ("colosseum",)

    def go_on(self, t: Table) -> i64:
        t.frames.put(SEAT, asked(t))
        return ASK

    def _first_of_packet(self, t: Table) -> i64:
        """The packet from which the one who is asked chooses: with every round it has gone one player on."""
        count, players = t.frames.at(A), t.players
        turn, player = count // players, count % players
        packet = (player + players - turn) % players
        skip: i64 = 0
        k: i64
        for k in range(packet):
            # Of packets whose owner has chosen in this round one more is gone.
            skip += t.frames.at(B) - turn - (1 if (k + turn) % players < player else 0)
        roman: i64 = t.head[HELD]
        while skip > 0:
            roman = t.behind[roman]
            skip -= 1
        return roman

    def wants(self, t: Table) -> i64:
        return ROMANS_WANTED if t.frames.at(STEP) == CHOOSING else 0

    def offers(self, t: Table, roman: i64) -> bool:
        if t.place[roman] != HELD:
            return False
        return is_among(t, self._first_of_packet(t), t.frames.at(B) - t.frames.at(A) // t.players, roman)

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        f.put(A, f.at(A) + 1)
        m.to_end(t, f.at(SEAT), action - a.ROMAN)
        return GO

    def sound(self, t: Table) -> bool:
        f = t.frames
        if self.has_begun(t):
            return True
        there = t.size[HELD] > 0 and t.size[HELD] == f.at(B) * t.players - f.at(A)
        return t.events > 0 and f.at(STEP) == CHOOSING and there and f.at(SEAT) == asked(t)

    def facts(self, t: Table) -> dict[str, object]:
        return {"left": t.frames.at(B) - t.frames.at(A) // t.players - 1}


class Tumult(EverybodyDraws):
    """Each may exchange any number of his for Romans in his queue; all others are discarded.

    A counts the players who are done, C what the one who is asked has exchanged; D is the Roman to come in."""

    name = "tumult"
    asks: tuple[str, ...] = ("tumult", "tumult-place")

    def go_on(self, t: Table) -> i64:
        f = t.frames
        f.put(SEAT, asked(t))
        if f.at(C) < f.at(B) and t.size[f.at(SEAT)] > 0:
            return ASK
        return self._finish(t)

    def _finish(self, t: Table) -> i64:
        """What he has not exchanged is discarded."""
        f = t.frames
        while f.at(C) < f.at(B):
            m.dismiss(t, t.head[HELD])
            f.put(C, f.at(C) + 1)
        f.put(C, 0)
        f.put(A, f.at(A) + 1)
        return GO

    def wants(self, t: Table) -> i64:
        step = t.frames.at(STEP)
        if step == CHOOSING:
            return ROMANS_WANTED | DONE_OFFERED
        return ROMANS_WANTED if step == REPLACING else 0

    def offers(self, t: Table, roman: i64) -> bool:
        f = t.frames
        if f.at(STEP) == REPLACING:
            return t.place[roman] == f.at(SEAT)
        return t.place[roman] == HELD and self._is_his(t, roman)

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if action == a.DONE:
            return self._finish(t)
        roman = action - a.ROMAN
        if f.at(STEP) == CHOOSING:
            f.put(D, roman)
            f.put(STEP, REPLACING)
            return ASK
        m.replace(t, f.at(D), roman)
        f.put(C, f.at(C) + 1)
        f.put(D, 0)
        f.put(STEP, CHOOSING)
        return GO

    def sound(self, t: Table) -> bool:
        f = t.frames
        if self.has_begun(t):
            return True
        left = (t.players - f.at(A)) * f.at(B) - f.at(C)
        if t.events == 0 or f.at(SEAT) != asked(t) or t.size[HELD] != left or f.at(C) >= f.at(B):
            return False
        if t.size[f.at(SEAT)] == 0:
            return False
        return f.at(STEP) == CHOOSING or (f.at(STEP) == REPLACING and self._is_his(t, f.at(D)))

    def _is_his(self, t: Table, roman: i64) -> bool:
        """Whether he is one of those whom the asked player has drawn."""
        return is_among(t, t.head[HELD], t.frames.at(B) - t.frames.at(C), roman)

    def facts(self, t: Table) -> dict[str, object]:
        f = t.frames
        return {"roman": t.deck.names[f.at(D)]} if f.at(STEP) == REPLACING else {}

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
