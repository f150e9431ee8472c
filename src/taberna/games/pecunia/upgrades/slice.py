"""Module 2: latrine upgrades."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.errors import Refused
from ..base import mutations as m
from ..base import queries as q
from ..base.pieces import ACTIVE, CLASS, PLAIN_SEATS, SEAT_IDS
from ..data import Data
from ..fields import Field
from ..layout import NOBODY
from ..operations import Op
from ..people import SLAVE
from ..slicing import Slice
from ..table import Table
from . import operations as u
from .pieces import (
    BUILD,
    CALL,
    COINS_LAID,
    DIVIDES,
    DRAWS,
    END_OF_BUILD,
    EXACTLY,
    FEWER,
    FIELDS,
    IN_PILE,
    IS_PLAYED,
    JOINED_BY,
    ON_DISPLAY,
    ON_OFFER,
    REVEAL,
    SPENT,
    SWEEPS,
    UPGRADES,
    WHERE,
    read_data,
)


class UpgradesModule(Slice):
    name = "upgrades"
    clause = "M2.1"
    kinds: tuple[str, ...] = ("call", "build")
    fields: tuple[Field, ...] = FIELDS
    events: tuple[str, ...] = ("coins", "offers", "builds")
    refusals: tuple[str, ...] = ("pecunia-not-called",)
    lays_coins = True
    draft_ask = "draft-any"

    def operations(self) -> list[Op]:
        return [u.Reveal(), u.Bargain()]

    def read_data(self, data: Data) -> None:
        read_data(data)

    def begin(self, t: Table) -> None:
        for upgrade in range(UPGRADES):
            if t.numbers[IS_PLAYED + upgrade]:
                t.cells[WHERE + upgrade] = IN_PILE

    # -- the set-up (M2.1) ----------------------------------------------------------------------------------

    def show_draft(self, t: Table) -> None:
        t.frames.push(REVEAL, t.cells[ACTIVE], t.players)

    def draft_operation(self) -> i64:
        return REVEAL

    def list_draft(self, t: Table, player: i64, out: vec[i64], count: i64) -> i64:
        return u.list_builds(t, player, False, out, count)

    def take_draft(self, t: Table, player: i64, action: i64) -> bool:
        if not BUILD <= action < END_OF_BUILD:
            return False
        u.take_build(t, player, action)
        return True

    def has_drafted(self, t: Table, player: i64) -> bool:
        seat: i64
        for seat in range(PLAIN_SEATS):
            if u.upgrade_of(t, player, seat) != NOBODY:
                return True
        return False

    def on_draft(self, t: Table) -> i64:
        return u.count_at(t, ON_OFFER)

    def set_up(self, t: Table) -> None:
        t.frames.push(REVEAL, t.cells[ACTIVE], ON_DISPLAY)

    def set_up_operation(self) -> i64:
        return REVEAL

    def dealt(self, t: Table) -> i64:
        return u.count_at(t, ON_OFFER)

    def to_deal(self, t: Table) -> i64:
        return ON_DISPLAY

    # -- where a Roman may sit (M2.4) -----------------------------------------------------------------------

    def joins(self, t: Table, player: i64, seat: i64, roman: i64) -> bool:
        """Whether the seat lets a second Roman of his class join the first."""
        kind = t.numbers[CLASS + roman]
        if kind != t.numbers[CLASS + t.sitter(player, seat, 0)]:
            return False
        upgrade = u.upgrade_ready(t, player, seat)
        return upgrade != NOBODY and t.numbers[JOINED_BY + upgrade] == kind

    def shares(self, t: Table, player: i64, seat: i64, roman: i64) -> bool:
        kind = t.numbers[CLASS + roman]
        upgrade = u.upgrade_of(t, player, seat)
        same = kind == t.numbers[CLASS + t.sitter(player, seat, 0)]
        return same and upgrade != NOBODY and t.numbers[JOINED_BY + upgrade] == kind

    def divides(self, t: Table, player: i64, seat: i64) -> bool:
        here, beside = u.upgrade_of(t, player, seat), u.upgrade_of(t, player, seat + 1)
        if here != NOBODY and t.numbers[DIVIDES + here] > 0:
            return True
        return beside != NOBODY and t.numbers[DIVIDES + beside] > 0

    # -- sitting down and leaving (M2.2, M2.4) --------------------------------------------------------------

    def turns(self, t: Table, player: i64, seat: i64, roman: i64, turns: i64) -> i64:
        upgrade = u.upgrade_for(t, player, seat, roman)
        if upgrade == NOBODY:
            return turns
        exactly = t.numbers[EXACTLY + upgrade]
        return exactly if exactly else max(turns - t.numbers[FEWER + upgrade], 1)

    def sits_down(self, t: Table, player: i64, seat: i64, roman: i64) -> None:
        if not q.is_free(t, player, seat) and not q.joins(t, roman, t.sitter(player, seat, 0)):
            u.spend(t, u.upgrade_of(t, player, seat))  # which lets him join

    def placed(self, t: Table, player: i64, seat: i64, roman: i64) -> None:
        upgrade = u.upgrade_for(t, player, seat, roman)
        if upgrade == NOBODY:
            return
        u.spend(t, upgrade)
        if t.numbers[COINS_LAID + upgrade]:
            m.add_coins(t, roman, t.numbers[COINS_LAID + upgrade])
        if t.numbers[DRAWS + upgrade]:
            m.draw_cards(t, player, t.numbers[DRAWS + upgrade])

    def brings_about(self, t: Table, roman: i64) -> bool:
        return t.numbers[CLASS + roman] == SLAVE

    def bargains(self, t: Table, player: i64, roman: i64, amount: i64, worth: i64) -> bool:
        if t.numbers[CLASS + roman] != SLAVE or not q.free_seat(t, player) or u.count_at(t, ON_OFFER) == 0:
            return False
        u.offer_bargain(t, player, roman, amount, worth)
        return True

    def vacated(self, t: Table, player: i64, seat: i64) -> None:
        upgrade = u.upgrade_of(t, player, seat)
        if upgrade != NOBODY and t.numbers[SWEEPS + upgrade] and not u.is_spent(t, upgrade):
            u.spend(t, upgrade)
            m.draw_cards(t, player, t.numbers[SWEEPS + upgrade])

    # -- the turn -------------------------------------------------------------------------------------------

    def list_turn(self, t: Table, step: i64, out: vec[i64], count: i64) -> i64:
        seat: i64
        for seat in range(PLAIN_SEATS):
            if u.called(t, t.cells[ACTIVE], seat) != NOBODY:
                out[count] = CALL + seat
                count += 1
        return count

    def take_turn(self, t: Table, action: i64) -> bool:
        if not CALL <= action < BUILD:
            return False
        u.call(t, t.cells[ACTIVE], action - CALL)
        return True

    def turn_over(self, t: Table) -> None:
        t.cells[SPENT] = 0

    def refusal(self, t: Table, action: i64) -> Refused | None:
        if CALL <= action < BUILD:
            return Refused("pecunia-not-called", "M2.4", seat=SEAT_IDS[action - CALL])
        return None


SLICE: Final = UpgradesModule()
