"""Upgrades: questions about them, how they are revealed and built, the bargain with a slave who leaves (M2)."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.frames import ASK, DONE, DRAW, GO, PLAYER, REGISTER, STEP
from ..base import mutations as m
from ..base import queries as q
from ..base.pieces import ACTIVE, BEHIND, CLASS, ENOUGH, HEAD, PLAIN_SEATS, SEAT_IDS, TURNS
from ..layout import NOBODY
from ..operations import Op
from ..people import SLAVE
from ..registers import Register, roman
from ..table import Table
from .pieces import (
    ANY,
    BARGAIN,
    BUILD,
    BUILT,
    BUILT_ON,
    COINS_LAID,
    DRAWS,
    EXACTLY,
    FEWER,
    FOR_CLASS,
    GONE,
    IN_PILE,
    LEAST_TURNS,
    MOST_TURNS,
    ON_DISPLAY,
    ON_OFFER,
    RESERVED,
    REVEAL,
    REVEALED,
    SPENT,
    UPGRADE_IDS,
    UPGRADES,
    WHERE,
)

# -- questions (M2.3, M2.4) -----------------------------------------------------------------------------------


def upgrade_of(t: Table, player: i64, seat: i64) -> i64:
    """The upgrade of a seat, or NOBODY."""
    if seat >= PLAIN_SEATS:
        return NOBODY
    return t.cells[BUILT_ON + player * PLAIN_SEATS + seat]


def is_spent(t: Table, upgrade: i64) -> bool:
    return (t.cells[SPENT] >> upgrade) & 1 == 1


def upgrade_ready(t: Table, player: i64, seat: i64) -> i64:
    """The upgrade of a seat that its owner may use now: in his own turn, once; or NOBODY (M2.3)."""
    if t.cells[ACTIVE] != player:
        return NOBODY
    upgrade = upgrade_of(t, player, seat)
    if upgrade != NOBODY and is_spent(t, upgrade):
        return NOBODY
    return upgrade


def upgrade_for(t: Table, player: i64, seat: i64, roman: i64) -> i64:
    """The upgrade that does something for a Roman newly placed on this seat, or NOBODY."""
    upgrade = upgrade_ready(t, player, seat)
    if upgrade == NOBODY:
        return NOBODY
    kind = t.numbers[FOR_CLASS + upgrade]
    if kind != ANY and kind != t.numbers[CLASS + roman]:
        return NOBODY
    printed = t.numbers[TURNS + roman]
    if printed < t.numbers[LEAST_TURNS + upgrade] or printed > t.numbers[MOST_TURNS + upgrade]:
        return NOBODY
    does = t.numbers[COINS_LAID + upgrade] + t.numbers[DRAWS + upgrade]
    does += t.numbers[FEWER + upgrade] + t.numbers[EXACTLY + upgrade]
    if does == 0:
        return NOBODY
    return upgrade


def called(t: Table, player: i64, seat: i64) -> i64:
    """Whom a free seat may call from the queue before the front Roman; NOBODY if none can sit there."""
    upgrade = upgrade_ready(t, player, seat)
    if upgrade == NOBODY or t.numbers[RESERVED + upgrade] == ANY or not q.is_free(t, player, seat):
        return NOBODY
    roman: i64 = t.cells[HEAD + player]
    while roman != NOBODY and t.numbers[CLASS + roman] != t.numbers[RESERVED + upgrade]:
        roman = t.cells[BEHIND + roman]
    if roman == NOBODY or roman == t.cells[HEAD + player] or not q.may_sit(t, player, seat, roman):
        return NOBODY
    return roman


def count_at(t: Table, where: i64) -> i64:
    cells = t.cells
    count: i64 = 0
    k: i64
    for k in range(WHERE, WHERE + UPGRADES):
        if cells[k] == where:
            count += 1
    return count


# -- what changes -------------------------------------------------------------------------------------------------


def spend(t: Table, upgrade: i64) -> None:
    bit: i64 = 1
    bit <<= upgrade
    t.cells[SPENT] |= bit


def call(t: Table, player: i64, seat: i64) -> None:
    """Somebody further back comes first, because the seat is kept for his class (M2.4)."""
    roman = called(t, player, seat)
    spend(t, upgrade_of(t, player, seat))
    m.occupy(t, player, seat, roman)


def list_builds(t: Table, player: i64, free_only: bool, out: vec[i64], count: i64) -> i64:
    """Write every open upgrade with every seat it can be put on; how many there are now."""
    cells, first = t.cells, WHERE
    upgrade: i64
    seat: i64
    for upgrade in range(UPGRADES):
        if cells[first + upgrade] == ON_OFFER:
            for seat in range(PLAIN_SEATS):
                if not free_only or q.is_free(t, player, seat):
                    out[count] = BUILD + upgrade * PLAIN_SEATS + seat
                    count += 1
    return count


def take_build(t: Table, player: i64, action: i64) -> None:
    """On a seat; an older one there goes out of the game (M2.2)."""
    seat, upgrade = (action - BUILD) % PLAIN_SEATS, (action - BUILD) // PLAIN_SEATS
    spot: i64 = player * PLAIN_SEATS + seat
    older = t.cells[BUILT_ON + spot]
    if older != NOBODY:
        t.cells[WHERE + older] = GONE
    t.cells[BUILT_ON + spot] = upgrade
    t.cells[WHERE + upgrade] = BUILT + spot
    if t.log is not None:
        t.tell("builds", {"player": player, "card": UPGRADE_IDS[upgrade], "seat": SEAT_IDS[seat]})


# -- operations -----------------------------------------------------------------------------------------------

COUNT: Final = REGISTER  # upgrades still to come
PAY_DUE: Final = REGISTER  # what a slave would pay
SLAVE_LEAVING: Final = REGISTER + 1
WORTH: Final = REGISTER + 2  # what he would pay without Rich slaves


class Reveal(Op):
    """Upgrades from the pile to the display, as many as there are."""

    name = "reveal"
    registers: ClassVar[tuple[Register, ...]] = (Register("count"),)

    def advance(self, t: Table) -> i64:
        return DRAW if t.frames.at(COUNT) > 0 and count_at(t, IN_PILE) > 0 else DONE

    def by_chance(self, t: Table) -> bool:
        return True

    def is_valid(self, t: Table) -> bool:
        return t.frames.at(STEP) == 0 and t.frames.at(COUNT) > 0 and count_at(t, IN_PILE) > 0

    def take(self, t: Table, action: i64) -> i64:
        upgrade = action - REVEALED
        t.cells[WHERE + upgrade] = ON_OFFER
        t.frames.count(COUNT, -1)
        if t.log is not None:
            t.tell("offers", {"card": UPGRADE_IDS[upgrade]})
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        k: i64
        for k in range(UPGRADES):
            if t.cells[WHERE + k] == IN_PILE:
                out[count] = REVEALED + k
                count += 1
        return count


class Bargain(Op):
    """An upgrade instead of what a slave would pay."""

    name = "bargain"
    asks: tuple[str, ...] = ("bargain",)
    registers: ClassVar[tuple[Register, ...]] = (Register("pay", 999), roman(), Register("worth", 999))

    def advance(self, t: Table) -> i64:
        return ASK

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        player, amount, slave, worth = f.at(PLAYER), f.at(PAY_DUE), f.piece(SLAVE_LEAVING), f.at(WORTH)
        f.pop()
        if action == ENOUGH:
            m.collect(t, player, slave, amount, worth)
            return GO
        take_build(t, player, action)
        t.frames.push(REVEAL, t.cells[ACTIVE], ON_DISPLAY - count_at(t, ON_OFFER))
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        out[0] = ENOUGH
        return list_builds(t, t.frames.at(PLAYER), True, out, 1)

    def is_valid(self, t: Table) -> bool:
        slave = t.frames.piece(SLAVE_LEAVING)
        if slave == NOBODY or t.numbers[CLASS + slave] != SLAVE or t.is_seated(slave):
            return False
        return t.frames.at(STEP) == 0 and q.free_seat(t, t.frames.at(PLAYER))

    def facts(self, t: Table) -> dict[str, object]:
        return {"roman": t.rules.names[t.frames.piece(SLAVE_LEAVING)], "pay": t.frames.at(PAY_DUE)}


def offer_bargain(t: Table, player: i64, slave: i64, amount: i64, worth: i64) -> None:
    t.frames.push(BARGAIN, player, amount, slave + 1)
    t.frames.put(WORTH, worth)
