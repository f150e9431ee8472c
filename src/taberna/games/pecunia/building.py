"""Revealing upgrades, and the bargain with a slave who leaves (M2.1, M2.2)."""

from librt.vecs import vec
from mypy_extensions import i64

from ...core.frames import ASK, DONE, DRAW, GO, SEAT, STEP, A, B
from . import actions as a
from . import moves as m
from . import query as q
from .ops import Op
from .people import CLASS, ROMANS, SLAVE
from .table import PLAIN_SEATS, Table
from .upgrades import IN_PILE, ON_OFFER, OPEN, UPGRADE_IDS, UPGRADES


def list_builds(t: Table, player: i64, free_only: bool, out: vec[i64], count: i64) -> i64:
    """Write every open upgrade with every seat it can be put on; how many there are now."""
    upgrade: i64
    seat: i64
    for upgrade in range(UPGRADES):
        if t.where[upgrade] == ON_OFFER:
            for seat in range(PLAIN_SEATS):
                if not free_only or q.is_free(t, player, seat):
                    out[count] = a.BUILD + upgrade * PLAIN_SEATS + seat
                    count += 1
    return count


def take_build(t: Table, player: i64, action: i64) -> None:
    m.build(t, player, (action - a.BUILD) % PLAIN_SEATS, (action - a.BUILD) // PLAIN_SEATS)


class Reveal(Op):
    """A upgrades more from the pile to the display."""

    name = "reveal"

    def advance(self, t: Table) -> i64:
        return DRAW if t.frames.at(A) > 0 and t.count_upgrades(IN_PILE) > 0 else DONE

    def by_chance(self, t: Table) -> bool:
        return True

    def sound(self, t: Table) -> bool:
        f = t.frames
        return t.upgrades > 0 and f.at(STEP) == 0 and f.at(A) > 0 and t.count_upgrades(IN_PILE) > 0

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        upgrade = action - a.REVEAL
        t.where[upgrade] = ON_OFFER
        f.put(A, f.at(A) - 1)
        if t.log is not None:
            t.tell("offers", {"card": UPGRADE_IDS[upgrade]})
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        k: i64
        for k in range(UPGRADES):
            if t.where[k] == IN_PILE:
                out[count] = a.REVEAL + k
                count += 1
        return count


class Bargain(Op):
    """An upgrade instead of what a slave would pay. A is that sum, B the slave."""

    name = "bargain"
    asks: tuple[str, ...] = ("bargain",)

    def advance(self, t: Table) -> i64:
        return ASK

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        player, amount, roman = f.at(SEAT), f.at(A), f.at(B)
        f.pop()
        if action == a.DONE:
            m.collect(t, player, roman, amount)
            return GO
        take_build(t, player, action)
        m.reveal(t, OPEN - t.count_upgrades(ON_OFFER))
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        out[0] = a.DONE
        return list_builds(t, t.frames.at(SEAT), True, out, 1)

    def sound(self, t: Table) -> bool:
        f = t.frames
        slave = f.at(B) < ROMANS and CLASS[f.at(B)] == SLAVE and not t.is_seated(f.at(B))
        return t.upgrades > 0 and f.at(STEP) == 0 and slave and q.free_seat(t, f.at(SEAT))

    def facts(self, t: Table) -> dict[str, object]:
        return {"roman": t.deck.names[t.frames.at(B)], "pay": t.frames.at(A)}
