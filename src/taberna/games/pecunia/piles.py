"""Dealing Romans and drawing action cards: what chance decides (P12)."""

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Rng
from ...core.frames import DONE, DRAW, GO, OP, SEAT, STEP, A, B
from . import actions as a
from .cards import KINDS
from .ops import SETUP, Op
from .people import COMMON, ROMANS
from .table import BOX, HELD, PILE, Table


class Deal(Op):
    """A Romans more from the pile to the end of list B."""

    name = "deal"

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(A) == 0 or not t.can_deal():
            if t.log is not None:
                self._tell(t)
            return DONE
        if t.left == 0:
            t.shuffle_romans()
        return DRAW

    def by_chance(self, t: Table) -> bool:
        return True

    def sound(self, t: Table) -> bool:
        f = t.frames
        where = f.at(B)
        return f.at(STEP) == 0 and f.at(A) > 0 and t.left > 0 and (where < t.players or where == HELD)

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        t.draw(action - a.DEAL, f.at(B))
        f.put(A, f.at(A) - 1)
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        roman: i64
        for roman in range(ROMANS):
            if t.place[roman] == PILE or (t.unseen > 0 and t.place[roman] == BOX):
                out[count] = a.DEAL + roman
                count += 1
        return count

    def weight(self, t: Table, action: i64) -> i64:
        """Some of the famous Romans whom nobody has seen are in the pile: each of them is as likely (M1.1)."""
        if t.unseen == 0:
            return 1
        return t.unseen if t.place[action - a.DEAL] == BOX else t.boxed

    def sample(self, t: Table, rng: Rng) -> i64:
        skip: i64 = rng.below(t.left)
        if skip < t.unseen:
            return a.DEAL + self._nth(t, BOX, COMMON, rng.below(t.boxed))
        return a.DEAL + self._nth(t, PILE, 0, skip - t.unseen)

    def _nth(self, t: Table, place: i64, first: i64, skip: i64) -> i64:
        roman: i64
        for roman in range(first, ROMANS):
            if t.place[roman] == place:
                if skip == 0:
                    return roman
                skip -= 1
        raise AssertionError("the pile is empty")

    def _tell(self, t: Table) -> None:
        where = t.frames.at(B)
        if where != HELD:
            t.tell("queue", {"player": where, "romans": t.names_in(where)})
        elif t.size[HELD] > 2 or t.frames.cells[OP] != SETUP:
            # Two of the set-up are not laid out, but dealt to seats: they are told of as they sit down.
            t.tell("reveals", {"romans": t.names_in(HELD)})


def total(counts: vec[i64]) -> i64:
    found: i64 = 0
    k: i64
    for k in range(len(counts)):
        found += counts[k]
    return found


class DrawCards(Op):
    """A action cards more for the seat of the frame."""

    name = "draw"

    def advance(self, t: Table) -> i64:
        if t.frames.at(A) == 0:
            return DONE
        if total(t.cards) == 0:
            if total(t.played) == 0:
                return DONE
            t.shuffle_cards()
        return DRAW

    def by_chance(self, t: Table) -> bool:
        return True

    def sound(self, t: Table) -> bool:
        f = t.frames
        return f.at(STEP) == 0 and f.at(A) > 0 and total(t.cards) > 0

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        player = f.at(SEAT)
        t.draw_card(player, action - a.DRAW)
        if t.log is not None:
            t.tell_draw(player, action - a.DRAW)
        f.put(A, f.at(A) - 1)
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        kind: i64
        for kind in range(KINDS):
            if t.cards[kind]:
                out[count] = a.DRAW + kind
                count += 1
        return count

    def weight(self, t: Table, action: i64) -> i64:
        return t.cards[action - a.DRAW]

    def sample(self, t: Table, rng: Rng) -> i64:
        skip: i64 = rng.below(total(t.cards))
        kind: i64 = 0
        while skip >= t.cards[kind]:
            skip -= t.cards[kind]
            kind += 1
        return a.DRAW + kind
