"""Dealing Romans and drawing action cards: what chance decides (P12)."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.chance import Rng
from ....core.frames import DONE, DRAW, GO, OP, PLAYER, REGISTER, STEP
from ..operations import Op
from ..people import COMMON, ROMANS
from ..registers import Goal, Register
from ..table import Table
from .cards import nth, total
from .pieces import (
    BOX,
    BOXED,
    CARDS,
    DEALT,
    DRAWN,
    KINDS,
    LAID_OUT,
    LEFT,
    PILE,
    PLACE,
    PLAYED,
    SETUP,
    SIZE,
    UNSEEN,
)

COUNT: Final = REGISTER  # how many are still to come
TO: Final = REGISTER + 1  # the list to which they are dealt
MOST_DEALT: Final = 18  # at once: three for each of six


class Deal(Op):
    """Romans from the pile to the end of a list."""

    name = "deal"
    registers: ClassVar[tuple[Register, ...]] = (Register("count", MOST_DEALT), Goal("to"))

    def advance(self, t: Table) -> i64:
        if t.frames.at(COUNT) == 0 or not t.can_deal():
            if t.log is not None:
                self._tell(t)
            return DONE
        if t.cells[LEFT] == 0:
            t.shuffle_romans()
        return DRAW

    def by_chance(self, t: Table) -> bool:
        return True

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        return f.at(STEP) == 0 and f.at(COUNT) > 0 and t.cells[LEFT] > 0 and f.at(TO) > 0

    def take(self, t: Table, action: i64) -> i64:
        t.draw(action - DEALT, t.frames.piece(TO))
        t.frames.count(COUNT, -1)
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        roman: i64
        for roman in range(ROMANS):
            place = t.cells[PLACE + roman]
            if place == PILE or (place == BOX and t.cells[UNSEEN] > 0):
                out[count] = DEALT + roman
                count += 1
        return count

    def weight(self, t: Table, action: i64) -> i64:
        """Some of the famous Romans whom nobody has seen are in the pile: each of them is as likely (M1.1)."""
        if t.cells[UNSEEN] == 0:
            return 1
        return t.cells[UNSEEN] if t.cells[PLACE + action - DEALT] == BOX else t.cells[BOXED]

    def sample(self, t: Table, rng: Rng) -> i64:
        skip: i64 = rng.below(t.cells[LEFT])
        if skip < t.cells[UNSEEN]:
            return DEALT + self._nth(t, BOX, COMMON, rng.below(t.cells[BOXED]))
        return DEALT + self._nth(t, PILE, 0, skip - t.cells[UNSEEN])

    def _nth(self, t: Table, place: i64, first: i64, skip: i64) -> i64:
        cells, places = t.cells, PLACE
        roman: i64
        for roman in range(first, ROMANS):
            if cells[places + roman] == place:
                if skip == 0:
                    return roman
                skip -= 1
        raise AssertionError("the pile is empty")

    def _tell(self, t: Table) -> None:
        where = t.frames.piece(TO)
        if where != LAID_OUT:
            t.tell("queue", {"player": where, "romans": t.names_in(where)})
        elif t.cells[SIZE + LAID_OUT] > 2 or t.frames.cells[OP] != SETUP:
            # Two of the set-up are not laid out, but dealt to seats: they are told of as they sit down.
            t.tell("reveals", {"romans": t.names_in(LAID_OUT)})


class DrawCards(Op):
    """Action cards for the player of the frame."""

    name = "draw"
    registers: ClassVar[tuple[Register, ...]] = (Register("count"),)

    def advance(self, t: Table) -> i64:
        if t.frames.at(COUNT) == 0:
            return DONE
        if total(t, CARDS) == 0:
            if total(t, PLAYED) == 0:
                return DONE
            t.shuffle_cards()
        return DRAW

    def by_chance(self, t: Table) -> bool:
        return True

    def is_valid(self, t: Table) -> bool:
        return t.frames.at(STEP) == 0 and t.frames.at(COUNT) > 0 and total(t, CARDS) > 0

    def take(self, t: Table, action: i64) -> i64:
        player = t.frames.at(PLAYER)
        t.draw_card(player, action - DRAWN)
        if t.log is not None:
            t.tell_draw(player, action - DRAWN)
        t.frames.count(COUNT, -1)
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        kind: i64
        for kind in range(KINDS):
            if t.cells[CARDS + kind]:
                out[count] = DRAWN + kind
                count += 1
        return count

    def weight(self, t: Table, action: i64) -> i64:
        return t.cells[CARDS + action - DRAWN]

    def sample(self, t: Table, rng: Rng) -> i64:
        return DRAWN + nth(t, rng.below(total(t, CARDS)))
