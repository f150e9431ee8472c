"""Climbing the career ladders (M4.1–M4.4): what the tasks measure, when a step may be climbed, and the deal."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.frames import DONE, DRAW, GO, OP, REGISTER, STEP
from ..base import mutations as m
from ..base import queries as q
from ..base.pieces import (
    ACTIVE,
    BY_LADDER,
    CLASS,
    FIRST,
    HELD,
    MARKERS,
    PURSES,
    REACHED,
    ROOM,
    SEATS,
    SITTERS,
    SIZE,
    TURN,
)
from ..layout import NOBODY
from ..operations import Op
from ..people import WOMAN
from ..registers import Register
from ..table import Table
from . import pieces as la
from .pieces import CAREER, CAREER_DEALT, CLIMB, CLIMBED, LADDER_IDS, LADDERS, STEPS, TALLY, TOP


def measure(t: Table, player: i64, what: i64) -> i64:
    """How much there is of what a task asks for: everything that lies there counts (M4.4)."""
    if what < la.TALLIED:
        return t.cells[TALLY + what]
    if what < la.ALL_ROMANS:
        return q.seated_of(t, player, what - la.OF_CLASS)
    if what == la.ALL_ROMANS:
        return q.seated(t, player)
    if what == la.WAITING:
        return t.cells[SIZE + player]
    if what == la.IN_HAND:
        return t.cells[HELD + player]
    if what == la.ALL_CLASSES:
        return _classes(t, player)
    return _couples(t, player) if what == la.COUPLES else _markers(t, player, what == la.LONGEST)


def _classes(t: Table, player: i64) -> i64:
    found: i64 = 0
    kind: i64
    for kind in range(4):
        if q.seated_of(t, player, kind) > 0:
            found += 1
    return found


def _couples(t: Table, player: i64) -> i64:
    """Seats with two women."""
    found: i64 = 0
    seat: i64
    for seat in range(SEATS):
        other = t.sitter(player, seat, 1)
        if other != NOBODY and t.numbers[CLASS + other] == WOMAN:
            found += 1
    return found


def _markers(t: Table, player: i64, longest: bool) -> i64:
    """On all Romans of the latrine, or on the one who has the most."""
    most: i64 = 0
    total: i64 = 0
    k: i64
    for k in range(player * SEATS * ROOM, (player + 1) * SEATS * ROOM):
        sitter = t.cells[SITTERS + k]
        if sitter != NOBODY:
            markers = t.cells[MARKERS + sitter]
            most = max(most, markers)
            total += markers
    return most if longest else total


def fulfilled(t: Table, player: i64) -> bool:
    """Whether the task of his next step is fulfilled now."""
    base: i64 = (t.cells[CAREER + player] * TOP + t.cells[STEPS + player]) * la.EITHER
    k: i64
    for k in range(base, base + la.EITHER):
        what = t.numbers[la.MEASURE + k]
        if what != la.NO_TASK and measure(t, player, what) >= t.numbers[la.AMOUNT + k]:
            return True
    return False


def price(t: Table, player: i64) -> i64:
    """Of his next step: the target sets it (M4.3)."""
    return price_of(t.cells[STEPS + player] + 1, t.rules.stake)


def price_of(step: i64, stake: i64) -> i64:
    """What a step costs where so many sesterces would win without ladders."""
    return max(1, step + (stake - 15) // 5)


def tasks_of(t: Table, ladder: int, step: int) -> list[list[object]]:
    """What is asked for to climb from this step to the next one: any of these is enough."""
    first = (ladder * TOP + step) * la.EITHER
    found: list[list[object]] = []
    for k in range(first, first + la.EITHER):
        what = t.numbers[la.MEASURE + k]
        if what != la.NO_TASK:
            found.append([la.MEASURE_IDS[what], t.numbers[la.AMOUNT + k]])
    return found


def is_moment(t: Table) -> bool:
    """Whether the active player is asked something and may climb instead: any time but within a card or an event,
    or while he takes markers (M4.2)."""
    player = t.cells[ACTIVE]
    if t.cells[CLIMBED] or t.turn != player or t.cells[STEPS + player] == TOP or t.frames.cells[OP] != TURN:
        return False
    return t.is_moment()


def list_climbs(t: Table, out: vec[i64], count: i64) -> i64:
    """Write how the active player may climb now behind the options he has; how many there are then."""
    if not is_moment(t):
        return count
    player = t.cells[ACTIVE]
    if fulfilled(t, player):
        out[count] = CLIMB + la.BY_TASK
        count += 1
    if t.cells[PURSES + player] >= price(t, player):
        out[count] = CLIMB + la.BY_PRICE
        count += 1
    return count


def climb(t: Table, way: i64) -> None:
    """One step, once a turn; the last one wins at once, or opens the last round (M4.2, M4.3, P21)."""
    player = t.cells[ACTIVE]
    if way == la.BY_PRICE:
        m.pay(t, player, price(t, player))
    t.cells[STEPS + player] += 1
    t.cells[CLIMBED] = 1
    if t.log is not None:
        t.tell("climbs", {"player": player, "step": t.cells[STEPS + player], "way": la.WAYS[way]})
    if t.cells[STEPS + player] == TOP:
        _reach_top(t, player)


def _reach_top(t: Table, player: i64) -> None:
    if not t.rules.finish_round:
        m.end(t, BY_LADDER)
        return
    if t.cells[REACHED] == 0 and t.log is not None:
        t.tell("last-step", {"player": player})
    t.cells[REACHED] = 1


COUNT: Final = REGISTER  # ladders still to be dealt


class DealLadders(Op):
    """Ladders are dealt, clockwise from the first player (M4.1)."""

    name = "careers"
    registers: ClassVar[tuple[Register, ...]] = (Register("count", 6),)

    def advance(self, t: Table) -> i64:
        return DRAW if t.frames.at(COUNT) > 0 else DONE

    def by_chance(self, t: Table) -> bool:
        return True

    def take(self, t: Table, action: i64) -> i64:
        player = (t.cells[FIRST] + t.players - t.frames.at(COUNT)) % t.players
        t.frames.count(COUNT, -1)
        ladder = action - CAREER_DEALT
        t.cells[CAREER + player] = ladder
        if t.log is not None:
            t.tell("career", {"player": player, "card": LADDER_IDS[ladder]})
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        ladder: i64
        for ladder in range(LADDERS):
            if t.numbers[la.IS_PLAYED + ladder] and not self._is_dealt(t, ladder):
                out[count] = CAREER_DEALT + ladder
                count += 1
        return count

    def _is_dealt(self, t: Table, ladder: i64) -> bool:
        k: i64
        for k in range(t.players):
            if t.cells[CAREER + k] == ladder:
                return True
        return False

    def is_valid(self, t: Table) -> bool:
        """Those before the one whose turn it is have a ladder, the others none."""
        count = t.frames.at(COUNT)
        if t.frames.at(STEP) or not 0 < count <= t.players:
            return False
        k: i64
        for k in range(t.players):
            player = (t.cells[FIRST] + k) % t.players
            if (t.cells[CAREER + player] != NOBODY) != (k < t.players - count):
                return False
        return True
