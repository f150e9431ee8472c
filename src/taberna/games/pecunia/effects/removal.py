"""Cards that send Romans away unpaid."""

from mypy_extensions import i64

from ....core.frames import ASK, DONE, GO, SEAT, STEP, A
from .. import actions as a
from .. import moves as m
from .. import query as q
from ..ops import PLAYERS_WANTED, Card
from ..people import CITIZEN, SENATOR, SLAVE, WOMAN
from ..table import NOBODY, ROOM, SEATS, Table


class Assembly(Card):
    """Choose a player: all his Romans of one class are removed from latrine and queue."""

    def __init__(self, name: str, kind: i64) -> None:
        self.name = name
        self.asks = ("assembly",)
        self.kind = kind

    def playable(self, t: Table, player: i64) -> bool:
        k: i64
        for k in range(t.players):
            if self.suits(t, k):
                return True
        return False

    def wants(self, t: Table) -> i64:
        return PLAYERS_WANTED

    def suits(self, t: Table, player: i64) -> bool:
        return q.waits_one_of(t, player, self.kind) or q.touchables_of(t, player, self.kind) > 0

    def take(self, t: Table, action: i64) -> i64:
        player = action - a.PLAYER
        t.frames.pop()
        self._empty_latrine(t, player)
        self._empty_queue(t, player)
        return GO

    def _empty_latrine(self, t: Table, player: i64) -> None:
        if q.sheltered(t, player):
            return
        k: i64
        for k in range(player * SEATS * ROOM, (player + 1) * SEATS * ROOM):
            # When the first of two is gone, the second takes his place.
            while t.sitters[k] != NOBODY and q.class_of(t.sitters[k]) == self.kind:
                m.remove(t, player, t.sitters[k])

    def _empty_queue(self, t: Table, player: i64) -> None:
        roman: i64 = t.head[player]
        while roman != NOBODY:
            behind = t.behind[roman]
            if q.class_of(roman) == self.kind:
                m.remove(t, player, roman)
            roman = behind


ASSEMBLIES = [
    Assembly("senate-meeting", SENATOR),
    Assembly("citizens-assembly", CITIZEN),
    Assembly("slave-market", SLAVE),
    Assembly("womens-forum", WOMAN),
]


class Conspiracy(Card):
    """Beginning with you, clockwise, every player chooses one Roman in his latrine, who leaves unpaid.

    A counts the players who have been asked."""

    name = "conspiracy"
    asks: tuple[str, ...] = ("conspiracy",)

    def playable(self, t: Table, player: i64) -> bool:
        k: i64
        for k in range(t.players):
            if q.touchables(t, k) > 0:
                return True
        return False

    def advance(self, t: Table) -> i64:
        f = t.frames
        while f.at(A) < t.players:
            player = (t.seat + f.at(A)) % t.players
            if q.touchables(t, player) > 0:
                f.put(SEAT, player)
                return ASK
            f.put(A, f.at(A) + 1)
        return DONE

    def sound(self, t: Table) -> bool:
        f = t.frames
        # He who has just sent a Roman away is still the one of the frame while that brings something about.
        asked, before = (t.seat + f.at(A)) % t.players, (t.seat + f.at(A) - 1) % t.players
        return f.at(STEP) == 0 and f.at(A) <= t.players and f.at(SEAT) in (asked, before)

    def offers(self, t: Table, roman: i64) -> bool:
        return q.touchable_in(t, roman, t.frames.at(SEAT))

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        f.put(A, f.at(A) + 1)
        m.leave_unpaid(t, f.at(SEAT), action - a.ROMAN)
        return GO
