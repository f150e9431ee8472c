"""Gods whom a player calls on, once in his turn, and how favour cards come and go (M5.1–M5.3).

The seat of a frame is the player who prays.
"""

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.frames import ASK, DONE, DRAW, GO, SEAT, STEP, A, B
from .. import actions as a
from .. import moves as m
from .. import query as q
from ..gods import GOD_BY_ID, GOD_IDS, GODS, UNSEEN
from ..ops import CARDS_WANTED, DONE_OFFERED, QUEUE, ROMANS_WANTED, Choice, Op
from ..people import CITIZEN, CLASS, ROMANS
from ..table import PLAIN_SEATS, SEATED, SEATS, Table


def can_pray(t: Table, player: i64) -> bool:
    """Whether his god would do something for him now."""
    god = q.god_of(t, player)
    return god >= 0 and t.prayed == 0 and PRAYERS[god].possible(t, player)


class Favour(Choice):
    """What a god does for a player who calls on him."""

    @abstractmethod
    def possible(self, t: Table, player: i64) -> bool:
        """Whether it would change something."""

    def sound(self, t: Table) -> bool:
        f = t.frames
        return t.prayed > 0 and f.at(SEAT) == t.seat and f.at(STEP) == 0 and self.possible(t, t.seat)


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
    asks: tuple[str, ...] = ("ceres",)

    def possible(self, t: Table, player: i64) -> bool:
        return q.anybody_seated(t, player)

    def offers(self, t: Table, roman: i64) -> bool:
        return t.frames.at(STEP) == 0 and q.seated_by(t, roman, t.frames.at(SEAT))

    def advance(self, t: Table) -> i64:
        """The card comes when it is settled where the marker comes from (M3.2)."""
        f = t.frames
        if f.at(STEP) == 0:
            return ASK
        player = f.at(SEAT)
        f.pop()
        m.draw_cards(t, player, 1)
        return GO

    def take(self, t: Table, action: i64) -> i64:
        t.frames.put(STEP, 1)
        m.add_markers(t, t.frames.at(SEAT), action - a.ROMAN, 1)
        return GO

    def sound(self, t: Table) -> bool:
        f = t.frames
        return super().sound(t) or (t.prayed > 0 and f.at(SEAT) == t.seat and f.at(STEP) == 1)


class Diana(Favour):
    """Your queue is filled up to 5."""

    name = "diana"

    def possible(self, t: Table, player: i64) -> bool:
        return t.size[player] < QUEUE and t.can_deal()

    def advance(self, t: Table) -> i64:
        player = t.frames.at(SEAT)
        t.frames.pop()
        m.deal(t, player, QUEUE - t.size[player], player)
        return GO

    def take(self, t: Table, action: i64) -> i64:
        return DONE


class Juno(Favour):
    """1 or 2 markers from one Roman to Romans on the other seats.

    A is the Roman they come from, once he is picked, B counts those moved."""

    name = "juno"
    asks: tuple[str, ...] = ("juno", "juno-to")

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
            if t.place[roman] != SEATED + player * SEATS + seat and not q.is_free(t, player, seat):
                return True
        return False

    def wants(self, t: Table) -> i64:
        return ROMANS_WANTED | DONE_OFFERED if t.frames.at(B) else ROMANS_WANTED

    def offers(self, t: Table, roman: i64) -> bool:
        f = t.frames
        player = f.at(SEAT)
        if not q.seated_by(t, roman, player):
            return False
        if f.at(STEP) == 0:
            return self._has_others(t, roman, player)
        return t.place[roman] != t.place[f.at(A)] and (t.place[roman] - SEATED) % SEATS < PLAIN_SEATS

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if action == a.DONE:
            return DONE
        roman = action - a.ROMAN
        if f.at(STEP) == 0:
            f.put(A, roman)
            f.put(STEP, 1)
            return ASK
        source = f.at(A)
        f.put(B, f.at(B) + 1)
        if f.at(B) == 2 or t.markers[source] == 1:
            f.pop()
        m.move_marker(t, source, roman)
        return GO

    def sound(self, t: Table) -> bool:
        f = t.frames
        if f.at(STEP) == 0:
            return super().sound(t)
        if t.prayed == 0 or f.at(SEAT) != t.seat or f.at(STEP) > 1 or f.at(B) > 1:
            return False
        return q.seated_by(t, f.at(A), t.seat) and self._has_others(t, f.at(A), t.seat)

    def facts(self, t: Table) -> dict[str, object]:
        return {"roman": t.deck.names[t.frames.at(A)], "left": 2 - t.frames.at(B)} if t.frames.at(STEP) else {}


class Minerva(Favour):
    """Discard an action card: 1 sesterce, and one marker off a Roman in your latrine if there is one."""

    name = "minerva"
    asks: tuple[str, ...] = ("minerva", "minerva-marker")

    def possible(self, t: Table, player: i64) -> bool:
        return t.held[player] > 0

    def only(self, t: Table) -> i64:
        # Not asking would show that all cards of a hand are of one kind.
        f = t.frames
        return -1 if f.at(STEP) == 0 and t.held[f.at(SEAT)] > 1 else super().only(t)

    def advance(self, t: Table) -> i64:
        f = t.frames
        return DONE if f.at(STEP) and not q.anybody_seated(t, f.at(SEAT)) else ASK

    def wants(self, t: Table) -> i64:
        return ROMANS_WANTED if t.frames.at(STEP) else CARDS_WANTED

    def offers(self, t: Table, roman: i64) -> bool:
        return q.seated_by(t, roman, t.frames.at(SEAT))

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        player = f.at(SEAT)
        if f.at(STEP) == 0:
            f.put(STEP, 1)
            m.discard_card(t, player, action - a.DISCARD)
            m.gain(t, player, 1, GOD_BY_ID[self.name])
            return GO
        f.pop()
        m.take_markers(t, action - a.ROMAN, 1)
        return GO

    def sound(self, t: Table) -> bool:
        f = t.frames
        asked = t.prayed > 0 and f.at(SEAT) == t.seat and f.at(STEP) == 1
        return super().sound(t) or (asked and q.anybody_seated(t, t.seat))


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


# -- favour cards -------------------------------------------------------------------------------------


class Appear(Op):
    """A favour cards more are drawn for the draft (M5.1)."""

    name = "appear"

    def advance(self, t: Table) -> i64:
        return DRAW if t.frames.at(A) > 0 else DONE

    def by_chance(self, t: Table) -> bool:
        return True

    def sound(self, t: Table) -> bool:
        f = t.frames
        return t.gods > 0 and f.at(STEP) == 0 and 0 < f.at(A) <= t.count_favours(UNSEEN)

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        god = action - a.APPEAR
        t.lay_favour(god)
        f.put(A, f.at(A) - 1)
        if t.log is not None:
            t.tell("offers", {"card": GOD_IDS[god]})
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        return list_favours(t, UNSEEN, out, 0, a.APPEAR)


def list_favours(t: Table, where: i64, out: vec[i64], count: i64, first: i64) -> i64:
    """Write the favour cards in one place as actions that count from `first`; how many there are now."""
    god: i64
    for god in range(GODS):
        if t.favours[god] == where:
            out[count] = first + god
            count += 1
    return count


class Exchange(Op):
    """A citizen has left: your favour card for one in the middle or another player's (M5.2). A is the citizen."""

    name = "favour"
    asks: tuple[str, ...] = ("favour",)

    def take(self, t: Table, action: i64) -> i64:
        if action != a.DONE:
            m.exchange_favour(t, t.frames.at(SEAT), action - a.GOD)
        return DONE

    def fill(self, t: Table, out: vec[i64]) -> i64:
        out[0] = a.DONE
        count: i64 = 1
        god: i64
        for god in range(GODS):
            if t.favours[god] not in (t.frames.at(SEAT), UNSEEN):
                out[count] = a.GOD + god
                count += 1
        return count

    def sound(self, t: Table) -> bool:
        f = t.frames
        citizen = f.at(A) < ROMANS and CLASS[f.at(A)] == CITIZEN and not t.is_seated(f.at(A))
        return t.gods > 0 and f.at(STEP) == 0 and f.at(SEAT) == t.seat and citizen

    def facts(self, t: Table) -> dict[str, object]:
        return {"roman": t.deck.names[t.frames.at(A)], "card": GOD_IDS[t.god[t.frames.at(SEAT)]]}
