"""Module 1: famous Romans. What changes where they sit is in their rows, what they bring about in effects.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.errors import Refused
from ....core.frames import STEP
from ....core.options import Count, Option
from ..base import mutations as m
from ..base import queries as q
from ..base.deck import company
from ..base.pieces import (
    ACTIVE,
    BOX,
    BOXED,
    CLASS,
    COMPANY,
    END,
    HEAD,
    LEFT,
    PAY,
    PLACE,
    SEAT_IDS,
    STOP,
    TURNS,
    UNSEEN,
)
from ..base.places import Everybody
from ..base.turn import OCCUPY
from ..data import Data, unknown
from ..fields import Field
from ..layout import NOBODY
from ..operations import Op
from ..people import CLASSES, COMMON, FAMOUS, FAMOUS_IDS, ROMANS
from ..slicing import Slice
from ..table import Table
from .effects import EFFECTS
from .pieces import ANY, ENTERS, FAME, LEAVES, MOMENT, MOMENTS, ONLY, SEND, SHUNS


class Famous(Slice):
    name = "famous"
    clause = "M1.1"
    fields: tuple[Field, ...] = (
        Everybody("famous", COMMON, int(ROMANS), "every famous Roman, in the columns of the others"),
    )
    kinds: tuple[str, ...] = ("send",)
    events: tuple[str, ...] = ("earns",)
    refusals: tuple[str, ...] = ("pecunia-must-send", "pecunia-only-seat", "pecunia-shuns")

    def options(self) -> tuple[Option, ...]:
        return (Count("famous", "M1.1", high=int(FAMOUS), samples=(5, int(FAMOUS))),)

    def operations(self) -> list[Op]:
        return list(EFFECTS)

    def read_data(self, data: Data) -> None:
        for roman in range(ROMANS):
            data.numbers[ONLY + roman] = ANY
            data.numbers[SHUNS + roman] = ANY
        for row in data.rows("famous", FAMOUS_IDS):
            roman = COMMON + row.piece
            kind = row.one_of("class", CLASSES)
            if kind < 0:
                raise unknown(f"{row.field}.class", None)
            data.names[roman] = row.text("name")
            data.numbers[CLASS + roman] = kind
            data.numbers[TURNS + roman] = row.number("turns")
            data.numbers[PAY + roman] = row.number("pay")
            data.numbers[MOMENT + roman] = row.one_of("moment", MOMENTS, 0)
            data.numbers[ONLY + roman] = row.one_of("only", SEAT_IDS[:3])
            data.numbers[SHUNS + roman] = row.one_of("shuns", CLASSES)
            data.numbers[COMPANY + roman] = company(kind)
            for other in row.items("joins"):
                if other not in CLASSES:
                    raise unknown(f"{row.field}.joins", other)
                data.numbers[COMPANY + roman] |= 2 ** CLASSES.index(str(other))

    # -- the set-up: nobody knows which of them are in the pile (M1.1) ---------------------------------------

    def begin(self, t: Table) -> None:
        for roman in range(COMMON, ROMANS):
            if t.rules.names[roman]:
                t.cells[PLACE + roman] = BOX
                t.cells[BOXED] += 1

    def ready(self, t: Table) -> None:
        t.cells[UNSEEN] = t.rules.famous
        t.cells[LEFT] += t.rules.famous

    # -- where they sit (M1.2) ------------------------------------------------------------------------------

    def accepts(self, t: Table, player: i64, seat: i64, roman: i64) -> bool:
        only, shuns = t.numbers[ONLY + roman], t.numbers[SHUNS + roman]
        if only != ANY and only != seat:  # noqa: PLR1714 (a tuple would be made)
            return False
        return shuns == ANY or q.seated_of(t, player, shuns) == 0

    def shares(self, t: Table, player: i64, seat: i64, roman: i64) -> bool:
        return not q.quarrel(t, t.sitter(player, seat, 0), roman)

    def must_send(self, t: Table, player: i64) -> bool:
        """Whether a seat is to be filled, but the front Roman can't have the only one he takes."""
        roman = t.cells[HEAD + player]
        if roman == NOBODY or t.numbers[ONLY + roman] == ANY:
            return False
        return not q.may_sit(t, player, t.numbers[ONLY + roman], roman) and q.free_seat(t, player)

    # -- what they bring about ------------------------------------------------------------------------------

    def enters(self, t: Table, player: i64, roman: i64) -> None:
        if t.numbers[MOMENT + roman] == ENTERS:
            t.frames.push(FAME + roman, player)

    def brings_about(self, t: Table, roman: i64) -> bool:
        return t.numbers[MOMENT + roman] == LEAVES

    def left(self, t: Table, player: i64, roman: i64) -> None:
        if t.numbers[MOMENT + roman] == LEAVES:
            t.frames.push(FAME + roman, player)

    # -- the turn -------------------------------------------------------------------------------------------

    def list_turn(self, t: Table, step: i64, out: vec[i64], count: i64) -> i64:
        if step == OCCUPY and self.must_send(t, t.cells[ACTIVE]):
            out[count] = SEND
            count += 1
        return count

    def take_turn(self, t: Table, action: i64) -> bool:
        """The front Roman finds no seat to his taste and goes on to the next player's queue."""
        if action != SEND:
            return False
        player = t.cells[ACTIVE]
        m.to_end(t, (player + 1) % t.players, t.cells[HEAD + player])
        return True

    def refusal(self, t: Table, action: i64) -> Refused | None:
        player = t.cells[ACTIVE]
        if action in (STOP, END) and t.frames.at(STEP) == OCCUPY and self.must_send(t, player):
            return Refused("pecunia-must-send", "M1.2", roman=t.rules.names[t.cells[HEAD + player]])
        return None

    def refuse_seat(self, t: Table, player: i64, seat: i64, roman: i64) -> Refused | None:
        facts: dict[str, object] = {"roman": t.rules.names[roman], "seat": SEAT_IDS[seat]}
        if t.numbers[ONLY + roman] not in (ANY, seat):
            return Refused("pecunia-only-seat", "M1.2", **facts)
        if not self.accepts(t, player, seat, roman):
            return Refused("pecunia-shuns", "M1.2", **{"class": CLASSES[t.numbers[SHUNS + roman]]}, **facts)
        return None


SLICE: Final = Famous()
