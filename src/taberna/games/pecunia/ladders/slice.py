"""Module 4: career ladders."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.errors import Refused
from ..base import mutations as m
from ..base.pieces import ACTIVE, BY_LADDER, BY_ROUND, ENDINGS, PURSES, REACHED
from ..data import Data
from ..fields import Field, Reader, bad
from ..layout import NOBODY
from ..operations import Op
from ..slicing import Slice
from ..table import Table
from . import climbing as c
from .pieces import (
    BY_PRICE,
    CAREER,
    CAREER_DEALT,
    CAREERS,
    CLIMB,
    CLIMBED,
    COLLECTED,
    DEAREST,
    FIELDS,
    LEAVING,
    PAYING,
    PLAYED,
    STEPS,
    TALLIED,
    TALLY,
    TOP,
    read_data,
)


class LaddersModule(Slice):
    name = "ladders"
    clause = "M4.1"
    kinds: tuple[str, ...] = ("climb",)
    fields: tuple[Field, ...] = FIELDS
    events: tuple[str, ...] = ("career", "climbs", "last-step")
    refusals: tuple[str, ...] = (
        "pecunia-climbed",
        "pecunia-no-climb",
        "pecunia-too-poor",
        "pecunia-task-open",
    )

    def operations(self) -> list[Op]:
        return [c.DealLadders()]

    def read_data(self, data: Data) -> None:
        read_data(data)

    # -- the set-up (M4.1) ----------------------------------------------------------------------------------

    def set_up(self, t: Table) -> None:
        t.frames.push(CAREERS, t.cells[ACTIVE], t.players)

    def set_up_operation(self) -> i64:
        return CAREERS

    def dealt(self, t: Table) -> i64:
        return sum(1 for player in range(t.players) if t.cells[CAREER + player] != NOBODY)

    def to_deal(self, t: Table) -> i64:
        return t.players

    # -- what tasks ask for (M4.4) --------------------------------------------------------------------------

    def counts(self, t: Table, player: i64, what: i64, amount: i64) -> None:
        """What happens in the active player's turn in another's latrine is not his."""
        if player != t.cells[ACTIVE]:
            return
        if what == m.COLLECTED:
            t.cells[TALLY + COLLECTED] += amount
        elif what == m.PAID:
            t.cells[TALLY + PAYING] += 1
            t.cells[TALLY + DEAREST] = max(t.cells[TALLY + DEAREST], amount)
        elif what == m.LEFT:
            t.cells[TALLY + LEAVING] += amount
        else:
            t.cells[TALLY + PLAYED] += amount

    def turn_over(self, t: Table) -> None:
        t.cells[CLIMBED] = 0
        k: i64
        for k in range(TALLIED):
            t.cells[TALLY + k] = 0

    # -- climbing (M4.2, M4.3) ------------------------------------------------------------------------------

    def first_beside(self) -> int:
        return int(CLIMB)

    def list_beside(self, t: Table, out: vec[i64], count: i64) -> i64:
        return c.list_climbs(t, out, count)

    def take_beside(self, t: Table, action: i64) -> bool:
        if not CLIMB <= action < CAREER_DEALT:
            return False
        c.climb(t, action - CLIMB)
        return True

    def scores(self, t: Table) -> list[int] | None:
        """The steps alone count …"""
        return [t.cells[STEPS + player] for player in range(t.players)]

    def winners(self, t: Table) -> list[int] | None:
        """… but of those on the last one the richest wins (P21)."""
        there = [player for player in range(t.players) if t.cells[STEPS + player] == TOP]
        most = max([t.cells[PURSES + player] for player in there], default=0)
        return [player for player in there if t.cells[PURSES + player] == most]

    def refuse_aside(self, t: Table, action: i64) -> Refused | None:
        if not CLIMB <= action < CAREER_DEALT:
            return None
        if t.cells[CLIMBED] and t.turn == t.cells[ACTIVE]:
            return Refused("pecunia-climbed", "M4.2")
        if not t.rules.plays(self.name) or not c.is_moment(t):
            return Refused("pecunia-no-climb", "M4.2")
        if action - CLIMB == BY_PRICE:
            return Refused("pecunia-too-poor", "M4.2", price=c.price(t, t.cells[ACTIVE]))
        return Refused("pecunia-task-open", "M4.2")

    # -- positions ------------------------------------------------------------------------------------------

    def check(self, t: Table, reader: Reader) -> None:
        """The game is over when somebody stands on the last step, and only then."""
        there = sum(1 for player in range(t.players) if t.cells[STEPS + player] == TOP)
        finish = t.rules.finish_round > 0
        if (t.cells[REACHED] > 0) != (finish and there > 0):
            raise bad("reached-on-ladder")
        if not finish and (there > 1 or (there == 1 and t.ended == 0)):
            raise bad("ladder-end", high=TOP)
        if t.ended and (t.ended != (BY_ROUND if finish else BY_LADDER) or there == 0):
            raise bad("ending-wrong", ending=ENDINGS[t.ended])

    def view(self, t: Table, shown: dict[str, object]) -> None:
        shown["next_steps"] = [self._next_step(t, player) for player in range(t.players)]

    def view_keys(self) -> tuple[str, ...]:
        return ("next_steps",)

    def _next_step(self, t: Table, player: i64) -> dict[str, object] | None:
        """What a player's next step asks for, and whether he could show it now: in his own turn."""
        ladder, step = t.cells[CAREER + player], t.cells[STEPS + player]
        if ladder == NOBODY or step == TOP:
            return None
        done = t.cells[ACTIVE] == player and c.fulfilled(t, player)
        return {"price": c.price(t, player), "tasks": c.tasks_of(t, ladder, step), "done": done}


SLICE: Final = LaddersModule()
