"""Favour cards: which work, how they come and how they are exchanged (M5.1, M5.2)."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.frames import DONE, DRAW, GO, PLAYER, REGISTER, STEP
from ..base import queries as q
from ..base.pieces import ACTIVE, CLASS, ENOUGH
from ..layout import NOBODY
from ..operations import Op
from ..people import CITIZEN
from ..registers import Register, roman
from ..table import Table
from .effects import PRAYERS
from .pieces import (
    AMONG,
    APPEARED,
    FAVOURS,
    FRESH,
    GOD,
    GOD_IDS,
    GODS,
    MIDDLE,
    NOT_PLAYED,
    PICK_GOD,
    PRAYED,
    PRAYER,
    UNSEEN,
)

# -- questions --------------------------------------------------------------------------------------------------


def god_of(t: Table, player: i64) -> i64:
    """The god whose favour works for a player now, or NOBODY."""
    if t.cells[FRESH + player]:
        return NOBODY
    return t.cells[GOD + player]


def among(t: Table, player: i64) -> i64:
    """Among how many of his queue a player chooses when he fills a seat."""
    god = god_of(t, player)
    if god == NOBODY:
        return 1
    return t.numbers[AMONG + god]


def may_prefer(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Whether one further back may be placed there: on a free seat only; only the front woman joins another."""
    return q.is_free(t, player, seat) and q.may_sit(t, player, seat, roman)


def can_pray(t: Table, player: i64) -> bool:
    """Whether his god would do something for him now."""
    god = god_of(t, player)
    return god >= 0 and t.cells[PRAYED] == 0 and PRAYERS[god].possible(t, player)


def count_at(t: Table, where: i64) -> i64:
    count: i64 = 0
    god: i64
    for god in range(GODS):
        if t.cells[FAVOURS + god] == where:
            count += 1
    return count


def list_at(t: Table, where: i64, out: vec[i64], count: i64, first: i64) -> i64:
    """Write the favour cards in one place as actions that count from `first`; how many there are now."""
    god: i64
    for god in range(GODS):
        if t.cells[FAVOURS + god] == where:
            out[count] = first + god
            count += 1
    return count


# -- what changes -----------------------------------------------------------------------------------------------


def favour(t: Table, player: i64, god: i64) -> None:
    """A player gets a favour card; whoever or whatever had it has none, for the time being."""
    t.cells[FAVOURS + god] = player
    t.cells[GOD + player] = god
    if t.log is not None:
        t.tell("favours", {"player": player, "card": GOD_IDS[god]})


def exchange_favour(t: Table, player: i64, god: i64) -> None:
    """For one in the middle or another player's. Who receives one must wait for his next turn (M5.2)."""
    mine, other = t.cells[GOD + player], t.cells[FAVOURS + god]
    favour(t, player, god)
    t.cells[FRESH + player] = 1
    if other == MIDDLE:
        t.cells[FAVOURS + mine] = MIDDLE
        return
    favour(t, other, mine)
    t.cells[FRESH + other] = 1


def pray(t: Table, player: i64, god: i64) -> None:
    """He calls on his god, once in a turn (M5.3)."""
    t.cells[PRAYED] = 1
    if t.log is not None:
        t.tell("prays", {"player": player, "card": GOD_IDS[god]})
    t.frames.push(PRAYER + god, player)


# -- operations -------------------------------------------------------------------------------------------------

COUNT: Final = REGISTER  # favour cards still to come
CITIZEN_GONE: Final = REGISTER


class Appear(Op):
    """Favour cards are drawn for the draft (M5.1)."""

    name = "appear"
    registers: ClassVar[tuple[Register, ...]] = (Register("count"),)

    def advance(self, t: Table) -> i64:
        return DRAW if t.frames.at(COUNT) > 0 else DONE

    def by_chance(self, t: Table) -> bool:
        return True

    def is_valid(self, t: Table) -> bool:
        return t.frames.at(STEP) == 0 and 0 < t.frames.at(COUNT) <= count_at(t, UNSEEN)

    def take(self, t: Table, action: i64) -> i64:
        god = action - APPEARED
        t.cells[FAVOURS + god] = MIDDLE
        t.frames.count(COUNT, -1)
        if t.log is not None:
            t.tell("offers", {"card": GOD_IDS[god]})
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        return list_at(t, UNSEEN, out, 0, APPEARED)


class Exchange(Op):
    """A citizen has left: your favour card for one in the middle or another player's (M5.2)."""

    name = "favour"
    asks: tuple[str, ...] = ("favour",)
    registers: ClassVar[tuple[Register, ...]] = (roman("citizen"),)

    def take(self, t: Table, action: i64) -> i64:
        if action != ENOUGH:
            exchange_favour(t, t.frames.at(PLAYER), action - PICK_GOD)
        return DONE

    def fill(self, t: Table, out: vec[i64]) -> i64:
        out[0] = ENOUGH
        count: i64 = 1
        god: i64
        for god in range(GODS):
            if t.cells[FAVOURS + god] not in (t.frames.at(PLAYER), UNSEEN, NOT_PLAYED):
                out[count] = PICK_GOD + god
                count += 1
        return count

    def is_valid(self, t: Table) -> bool:
        citizen = t.frames.piece(CITIZEN_GONE)
        if citizen == NOBODY or t.numbers[CLASS + citizen] != CITIZEN or t.is_seated(citizen):
            return False
        return t.frames.at(STEP) == 0 and t.frames.at(PLAYER) == t.cells[ACTIVE]

    def facts(self, t: Table) -> dict[str, object]:
        god = t.cells[GOD + t.frames.at(PLAYER)]
        return {"roman": t.rules.names[t.frames.piece(CITIZEN_GONE)], "card": GOD_IDS[god]}
