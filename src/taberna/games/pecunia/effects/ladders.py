"""Climbing the career ladders (M4.1–M4.4): what the tasks measure, when a step may be climbed, and the deal."""

from librt.vecs import vec
from mypy_extensions import i64

from ....core.chance import Rng
from ....core.frames import DONE, DRAW, GO, OP, STEP, A
from .. import actions as a
from .. import ladders as la
from .. import moves as m
from .. import query as q
from ..cards import KINDS
from ..ops import EFFECT, SUPPLY, TURN, Op
from ..people import CLASS, WOMAN
from ..table import LADDER, NOBODY, ROOM, SEATS, Table


def measure(t: Table, player: i64, what: i64) -> i64:
    """How much there is of what a task asks for: everything that lies there counts (M4.4)."""
    if what < la.TALLIED:
        return t.tally[what]
    if what < la.ROMANS:
        return q.seated_of(t, player, what - la.SENATORS)
    if what == la.ROMANS:
        return q.seated(t, player)
    if what == la.QUEUE:
        return t.size[player]
    if what == la.CARDS:
        return t.held[player]
    if what == la.CLASSES:
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
        if other != NOBODY and CLASS[other] == WOMAN:
            found += 1
    return found


def _markers(t: Table, player: i64, longest: bool) -> i64:
    """On all Romans of the latrine, or on the one who has the most."""
    most: i64 = 0
    total: i64 = 0
    k: i64
    for k in range(player * SEATS * ROOM, (player + 1) * SEATS * ROOM):
        if t.sitters[k] != NOBODY:
            markers = t.markers[t.sitters[k]]
            most = max(most, markers)
            total += markers
    return most if longest else total


def fulfilled(t: Table, player: i64) -> bool:
    """Whether the task of his next step is fulfilled now."""
    base: i64 = (t.career[player] * la.TOP + t.steps[player]) * la.EITHER
    k: i64
    for k in range(base, base + la.EITHER):
        if la.MEASURE[k] != la.NONE and measure(t, player, la.MEASURE[k]) >= la.AMOUNT[k]:
            return True
    return False


def can_pay(t: Table, player: i64) -> bool:
    return t.purses[player] >= la.PRICES[t.steps[player]]


def is_moment(t: Table) -> bool:
    """Whether the active player is asked something and may climb instead: any time but within a card, or while he
    takes markers (M4.2)."""
    if t.climbed or t.turn != t.seat or t.frames.cells[OP] != TURN:
        return False
    op = t.frames.at(OP)
    return op < EFFECT or (op >= EFFECT + KINDS and op != SUPPLY)


def list_climbs(t: Table, out: vec[i64], count: i64) -> i64:
    """Write how the active player may climb now behind the options he has; how many there are then."""
    if not is_moment(t):
        return count
    if fulfilled(t, t.seat):
        out[count] = a.CLIMB + la.BY_TASK
        count += 1
    if can_pay(t, t.seat):
        out[count] = a.CLIMB + la.BY_PRICE
        count += 1
    return count


def climb(t: Table, way: i64) -> None:
    """One step, once a turn; the last one wins at once (M4.2, M4.3)."""
    player = t.seat
    if way == la.BY_PRICE:
        m.pay(t, player, la.PRICES[t.steps[player]])
    t.steps[player] += 1
    t.climbed = 1
    if t.log is not None:
        t.tell("climbs", {"player": player, "step": t.steps[player], "way": la.WAYS[way]})
    if t.steps[player] == la.TOP:
        t.ended = LADDER
        if t.log is not None:
            t.tell("ends", {"ending": "ladder"})


class Careers(Op):
    """A ladders more are dealt, clockwise from the first player (M4.1)."""

    name = "careers"

    def advance(self, t: Table) -> i64:
        return DRAW if t.frames.at(A) > 0 else DONE

    def by_chance(self, t: Table) -> bool:
        return True

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        player = (t.first + t.players - f.at(A)) % t.players
        f.put(A, f.at(A) - 1)
        t.career[player] = action - a.CAREER
        if t.log is not None:
            t.tell("career", {"player": player, "card": la.LADDER_IDS[action - a.CAREER]})
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        ladder: i64
        for ladder in range(la.LADDERS):
            if ladder not in t.career:
                out[count] = a.CAREER + ladder
                count += 1
        return count

    def sample(self, t: Table, rng: Rng) -> i64:
        out = t.game.scratch
        return out[rng.below(self.fill(t, out))]

    def sound(self, t: Table) -> bool:
        """Those before the one whose turn it is have a ladder, the others none."""
        f = t.frames
        if t.ladders == 0 or f.at(STEP) or not 0 < f.at(A) <= t.players:
            return False
        k: i64
        for k in range(t.players):
            if (t.career[(t.first + k) % t.players] != NOBODY) != (k < t.players - f.at(A)):
                return False
        return True
