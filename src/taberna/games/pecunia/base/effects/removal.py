"""Cards that send Romans away unpaid."""

from typing import ClassVar, Final

from mypy_extensions import i64

from .....core.frames import ASK, DONE, GO, PLAYER, REGISTER, STEP
from ...layout import NOBODY
from ...operations import PLAYERS_WANTED, Card
from ...people import CITIZEN, SENATOR, SLAVE, WOMAN
from ...registers import Register
from ...table import Table
from .. import mutations as m
from .. import queries as q
from ..pieces import ACTIVE, BEHIND, HEAD, PICK, PICK_PLAYER, ROOM, SEATED, SEATS, SITTERS

ASKED: Final = REGISTER  # players who have been asked, from the active one clockwise


class Assembly(Card):
    """Choose a player: all his Romans of one class are removed from latrine and queue."""

    def __init__(self, name: str, kind: i64) -> None:
        self.name = name
        self.idle = "pecunia-idle-class"
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
        player = action - PICK_PLAYER
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
            while t.cells[SITTERS + k] != NOBODY and q.class_of(t, t.cells[SITTERS + k]) == self.kind:
                m.remove(t, player, t.cells[SITTERS + k])

    def _empty_queue(self, t: Table, player: i64) -> None:
        roman: i64 = t.cells[HEAD + player]
        while roman != NOBODY:
            behind = t.cells[BEHIND + roman]
            if q.class_of(t, roman) == self.kind:
                m.remove(t, player, roman)
            roman = behind


class Conspiracy(Card):
    """Beginning with you, clockwise, every player chooses one Roman in his latrine, who leaves unpaid."""

    name = "conspiracy"
    idle = "pecunia-idle-nobody"
    first_place: i64 = SEATED
    asks: tuple[str, ...] = ("conspiracy",)
    registers: ClassVar[tuple[Register, ...]] = (Register("asked", 6),)

    def playable(self, t: Table, player: i64) -> bool:
        k: i64
        for k in range(t.players):
            if q.touchables(t, k) > 0:
                return True
        return False

    def advance(self, t: Table) -> i64:
        f = t.frames
        while f.at(ASKED) < t.players:
            player = (t.cells[ACTIVE] + f.at(ASKED)) % t.players
            if q.touchables(t, player) > 0:
                f.put(PLAYER, player)
                return ASK
            f.count(ASKED)
        return DONE

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        # He who has just sent a Roman away is still the one of the frame while that brings something about.
        asked, before = (
            (t.cells[ACTIVE] + f.at(ASKED)) % t.players,
            (t.cells[ACTIVE] + f.at(ASKED) + t.players - 1) % t.players,
        )
        return f.at(STEP) == 0 and f.at(ASKED) <= t.players and f.at(PLAYER) in (asked, before)

    def offers(self, t: Table, roman: i64) -> bool:
        return q.touchable_in(t, roman, t.frames.at(PLAYER))

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        f.count(ASKED)
        m.leave_unpaid(t, f.at(PLAYER), action - PICK)
        return GO


CARDS: Final[list[Card]] = [
    Assembly("senate-meeting", SENATOR),
    Assembly("citizens-assembly", CITIZEN),
    Assembly("slave-market", SLAVE),
    Assembly("womens-forum", WOMAN),
    Conspiracy(),
]
