"""Module 5: favours of the gods."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.errors import Refused
from ....core.frames import STEP
from ..base import mutations as m
from ..base import queries as q
from ..base.pieces import ACTIVE, CLASS, SEAT_IDS, SEATS
from ..base.slice import refuse_seat
from ..base.turn import OCCUPY
from ..data import Data
from ..fields import Field, Reader, bad
from ..layout import MOST_PLAYERS, NOBODY
from ..operations import Op
from ..people import CITIZEN
from ..slicing import Slice
from ..table import Table
from . import operations as g
from .effects import PRAYERS
from .pieces import (
    AMONG,
    APPEAR,
    END_OF_PREFER,
    FAVOUR,
    FAVOURS,
    FIELDS,
    FRESH,
    GIFT,
    GOD,
    GOD_IDS,
    GODS,
    IS_PLAYED,
    LONGER,
    MIDDLE,
    PICK_GOD,
    PRAY,
    PRAYED,
    PREFER,
    SHELTERS,
    UNSEEN,
    lay_favours,
)


class GodsModule(Slice):
    name = "gods"
    clause = "M5.1"
    kinds: tuple[str, ...] = ("god", "pray", "prefer")
    fields: tuple[Field, ...] = FIELDS
    events: tuple[str, ...] = ("prays", "favours", "gains")
    refusals: tuple[str, ...] = (
        "pecunia-not-preferred",
        "pecunia-no-favour",
        "pecunia-favour-new",
        "pecunia-prayed",
        "pecunia-god-idle",
        "pecunia-sheltered",
    )
    lays_coins = True
    draft_ask = "draft-god"

    def operations(self) -> list[Op]:
        return [*PRAYERS, g.Appear(), g.Exchange()]

    def read_data(self, data: Data) -> None:
        for row in data.rows("gods", GOD_IDS, MOST_PLAYERS):
            data.numbers[IS_PLAYED + row.piece] = 1
            data.numbers[LONGER + row.piece] = row.number("markers")
            data.numbers[GIFT + row.piece] = row.number("coins")
            data.numbers[AMONG + row.piece] = row.number("first", 1)
            data.numbers[SHELTERS + row.piece] = row.number("shelters")
            if not 1 <= row.number("first", 1) <= 3:
                raise row.unknown("first")

    def begin(self, t: Table) -> None:
        for god in range(GODS):
            if t.numbers[IS_PLAYED + god]:
                t.cells[FAVOURS + god] = UNSEEN

    # -- the set-up (M5.1) ----------------------------------------------------------------------------------

    def show_draft(self, t: Table) -> None:
        t.frames.push(APPEAR, t.cells[ACTIVE], t.players)

    def draft_operation(self) -> i64:
        return APPEAR

    def list_draft(self, t: Table, player: i64, out: vec[i64], count: i64) -> i64:
        return g.list_at(t, MIDDLE, out, count, PICK_GOD)

    def take_draft(self, t: Table, player: i64, action: i64) -> bool:
        if not PICK_GOD <= action < PRAY:
            return False
        g.favour(t, player, action - PICK_GOD)
        return True

    def has_drafted(self, t: Table, player: i64) -> bool:
        return t.cells[GOD + player] != NOBODY

    def on_draft(self, t: Table) -> i64:
        return g.count_at(t, MIDDLE)

    def end_draft(self, t: Table) -> None:
        lay_favours(t)

    def is_drafted(self, t: Table) -> bool:
        return g.count_at(t, UNSEEN) == 0 and all(self.has_drafted(t, player) for player in range(t.players))

    def check(self, t: Table, reader: Reader) -> None:
        """Once the game is set up everybody has a favour card, and the others lie open."""
        if reader.setting_up:
            return
        for player in range(t.players):
            if t.cells[GOD + player] == NOBODY:
                raise bad("no-favour", player=player)
        for god in range(GODS):
            if t.cells[FAVOURS + god] == UNSEEN:
                raise bad("god-missing", name=GOD_IDS[god])

    # -- favours that always work (M5.3) --------------------------------------------------------------------

    def sheltered(self, t: Table, player: i64) -> bool:
        """As long as he has her card, so at once (M5.2)."""
        god = t.cells[GOD + player]
        return god != NOBODY and t.numbers[SHELTERS + god] > 0

    def turns(self, t: Table, player: i64, seat: i64, roman: i64, turns: i64) -> i64:
        god = g.god_of(t, player)
        if god == NOBODY:
            return turns
        return turns + t.numbers[LONGER + god]

    def placed(self, t: Table, player: i64, seat: i64, roman: i64) -> None:
        god = g.god_of(t, player)
        if god != NOBODY and t.numbers[GIFT + god] > 0:
            m.add_coins(t, roman, t.numbers[GIFT + god])

    def left(self, t: Table, player: i64, roman: i64) -> None:
        if t.numbers[CLASS + roman] == CITIZEN and player == t.cells[ACTIVE]:
            t.frames.push(FAVOUR, player, roman + 1)

    # -- the turn -------------------------------------------------------------------------------------------

    def list_turn(self, t: Table, step: i64, out: vec[i64], count: i64) -> i64:
        player = t.cells[ACTIVE]
        if g.can_pray(t, player):
            out[count] = PRAY + t.cells[GOD + player]
            count += 1
        if step == OCCUPY:
            place: i64
            seat: i64
            for place in range(1, g.among(t, player)):
                roman = q.nth(t, player, place)
                for seat in range(SEATS):
                    if roman != NOBODY and g.may_prefer(t, player, seat, roman):
                        out[count] = PREFER + (place - 1) * SEATS + seat
                        count += 1
        return count

    def take_turn(self, t: Table, action: i64) -> bool:
        player = t.cells[ACTIVE]
        if PREFER <= action < END_OF_PREFER:
            choice = action - PREFER
            m.occupy(t, player, choice % SEATS, q.nth(t, player, choice // SEATS + 1))
            return True
        if PRAY <= action < PREFER:
            g.pray(t, player, action - PRAY)
            return True
        return False

    def may_place(self, t: Table, player: i64) -> bool:
        for place in range(1, g.among(t, player)):
            roman = q.nth(t, player, place)
            if roman != NOBODY and any(g.may_prefer(t, player, seat, roman) for seat in range(SEATS)):
                return True
        return False

    def may_act(self, t: Table, player: i64) -> bool:
        return g.can_pray(t, player)

    def turn_over(self, t: Table) -> None:
        t.cells[PRAYED] = 0

    def turn_begins(self, t: Table) -> None:
        t.cells[FRESH + t.cells[ACTIVE]] = 0

    # -- refusing -------------------------------------------------------------------------------------------

    def refusal(self, t: Table, action: i64) -> Refused | None:
        if PRAY <= action < PREFER:
            return self._refuse_prayer(t, action - PRAY)
        if PREFER <= action < END_OF_PREFER and t.frames.at(STEP) == OCCUPY:
            choice = action - PREFER
            place = choice // SEATS + 1
            if place >= g.among(t, t.cells[ACTIVE]):
                return Refused("pecunia-not-preferred", "M5.3")
            if not q.is_free(t, t.cells[ACTIVE], choice % SEATS):
                return Refused("pecunia-seat-taken", "M5.3", seat=SEAT_IDS[choice % SEATS])
            return refuse_seat(t, choice % SEATS, q.nth(t, t.cells[ACTIVE], place))
        return None

    def _refuse_prayer(self, t: Table, god: i64) -> Refused:
        player, name = t.cells[ACTIVE], GOD_IDS[god]
        if t.cells[GOD + player] != god:
            return Refused("pecunia-no-favour", "M5.3", card=name)
        if t.cells[FRESH + player]:
            return Refused("pecunia-favour-new", "M5.2", card=name)
        if t.cells[PRAYED]:
            return Refused("pecunia-prayed", "M5.3", card=name)
        return Refused("pecunia-god-idle", "M5.3", card=name)


SLICE: Final = GodsModule()
