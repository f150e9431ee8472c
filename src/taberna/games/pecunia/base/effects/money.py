"""Cards that move money, and the one that buys cards."""

from typing import ClassVar, Final

from mypy_extensions import i64

from .....core.frames import ASK, DONE, GO, PLAYER, REGISTER, STEP
from ...layout import NOBODY
from ...operations import PLAYERS_WANTED, Card, QuietCard
from ...people import CITIZEN, SENATOR, SLAVE
from ...registers import NamedPlayer, Register
from ...table import Table
from .. import mutations as m
from .. import queries as q
from ..pieces import ACTIVE, PICK_PLAYER, PURSES, RICH

GIVER: Final = REGISTER  # the richest, once he is known


class SpecialTax(QuietCard):
    """Every player pays 1 to the bank for each Roman of one class in his latrine."""

    def __init__(self, name: str, kind: i64) -> None:
        self.name = name
        self.idle = "pecunia-idle-tax"
        self.kind = kind

    def playable(self, t: Table, player: i64) -> bool:
        k: i64
        for k in range(t.players):
            if t.cells[PURSES + k] > 0 and q.touchables_of(t, k, self.kind) > 0:
                return True
        return False

    def advance(self, t: Table) -> i64:
        k: i64
        for k in range(t.players):
            player = (t.cells[ACTIVE] + k) % t.players
            m.pay(t, player, q.touchables_of(t, player, self.kind))
        return DONE


class Alms(Card):
    """The richest gives 2 to the poorest; you choose among equals."""

    name = "alms"
    idle = "pecunia-idle-equal"
    asks: tuple[str, ...] = ("alms-from", "alms-to")
    registers: ClassVar[tuple[Register, ...]] = (NamedPlayer("giver"),)

    def playable(self, t: Table, player: i64) -> bool:
        return q.richest(t) > q.poorest(t)

    def wants(self, t: Table) -> i64:
        return PLAYERS_WANTED

    def suits(self, t: Table, player: i64) -> bool:
        wanted = q.poorest(t) if t.frames.at(STEP) else q.richest(t)
        return t.cells[PURSES + player] == wanted

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        player = action - PICK_PLAYER
        if f.at(STEP) == 0:
            f.name(GIVER, player)
            f.put(STEP, 1)
            return ASK
        m.give(t, f.piece(GIVER), player, 2)
        return DONE

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        if not self.playable(t, f.at(PLAYER)):
            return False
        giver = f.piece(GIVER)
        if giver == NOBODY:
            return f.at(STEP) == 0
        return f.at(STEP) == 1 and t.cells[PURSES + giver] == q.richest(t)


class RichSlaves(QuietCard):
    """Slaves who leave paying in this turn pay double. To be worth it one must sit in your latrine."""

    name = "rich-slaves"
    idle = "pecunia-idle-slaves"

    def playable(self, t: Table, player: i64) -> bool:
        return t.cells[RICH] == 0 and q.touchables_of(t, player, SLAVE) > 0

    def advance(self, t: Table) -> i64:
        t.cells[RICH] = 1
        if t.log is not None:
            t.tell("rich", {"player": t.cells[ACTIVE]})
        return DONE


class RumourMill(Card):
    """Draw three action cards, give 1 sesterce to another player."""

    name = "rumour-mill"
    idle = "pecunia-idle-money"
    asks: tuple[str, ...] = ("rumour-mill",)

    def playable(self, t: Table, player: i64) -> bool:
        return t.cells[PURSES + player] > 0

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(STEP) == 0:
            f.put(STEP, 1)
            m.draw_cards(t, f.at(PLAYER), 3)
            return GO
        return ASK

    def wants(self, t: Table) -> i64:
        return PLAYERS_WANTED

    def is_valid(self, t: Table) -> bool:
        return t.frames.at(STEP) == 1 and t.cells[PURSES + t.frames.at(PLAYER)] > 0

    def take(self, t: Table, action: i64) -> i64:
        m.give(t, t.frames.at(PLAYER), action - PICK_PLAYER, 1)
        return DONE


CARDS: Final[list[Card]] = [
    SpecialTax("tax-senators", SENATOR),
    SpecialTax("tax-citizens", CITIZEN),
    SpecialTax("tax-slaves", SLAVE),
    Alms(),
    RichSlaves(),
    RumourMill(),
]
