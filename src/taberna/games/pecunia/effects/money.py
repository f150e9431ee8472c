"""Cards that move money, and the one that buys cards."""

from mypy_extensions import i64

from ....core.frames import ASK, DONE, GO, SEAT, STEP, A
from .. import actions as a
from .. import moves as m
from .. import query as q
from ..ops import PLAYERS_WANTED, Card, QuietCard
from ..people import CITIZEN, SENATOR, SLAVE
from ..table import Table


class SpecialTax(QuietCard):
    """Every player pays 1 to the bank for each Roman of one class in his latrine."""

    def __init__(self, name: str, kind: i64) -> None:
        self.name = name
        self.kind = kind

    def playable(self, t: Table, player: i64) -> bool:
        k: i64
        for k in range(t.players):
            if t.purses[k] > 0 and q.touchables_of(t, k, self.kind) > 0:
                return True
        return False

    def advance(self, t: Table) -> i64:
        k: i64
        for k in range(t.players):
            player = (t.seat + k) % t.players
            m.pay(t, player, q.touchables_of(t, player, self.kind))
        return DONE


TAXES = [
    SpecialTax("tax-senators", SENATOR),
    SpecialTax("tax-citizens", CITIZEN),
    SpecialTax("tax-slaves", SLAVE),
]


class Alms(Card):
    """The richest gives 2 to the poorest; you choose among equals. A is the richest, once he is known."""

    name = "alms"
    asks: tuple[str, ...] = ("alms-from", "alms-to")

    def playable(self, t: Table, player: i64) -> bool:
        return q.richest(t) > q.poorest(t)

    def wants(self, t: Table) -> i64:
        return PLAYERS_WANTED

    def suits(self, t: Table, player: i64) -> bool:
        wanted = q.poorest(t) if t.frames.at(STEP) else q.richest(t)
        return t.purses[player] == wanted

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        player = action - a.PLAYER
        if f.at(STEP) == 0:
            f.put(A, player)
            f.put(STEP, 1)
            return ASK
        m.give(t, f.at(A), player, 2)
        return DONE

    def sound(self, t: Table) -> bool:
        f = t.frames
        if not self.playable(t, f.at(SEAT)):
            return False
        return f.at(STEP) == 0 or (f.at(STEP) == 1 and f.at(A) < t.players and t.purses[f.at(A)] == q.richest(t))


class RichSlaves(QuietCard):
    """Slaves who leave paying in this turn pay double. To be worth it one must sit in your latrine."""

    name = "rich-slaves"

    def playable(self, t: Table, player: i64) -> bool:
        return t.rich == 0 and q.touchables_of(t, player, SLAVE) > 0

    def advance(self, t: Table) -> i64:
        t.rich = 1
        if t.log is not None:
            t.tell("rich", {"player": t.seat})
        return DONE


class RumourMill(Card):
    """Draw three action cards, give 1 sesterce to another player."""

    name = "rumour-mill"
    asks: tuple[str, ...] = ("rumour-mill",)

    def playable(self, t: Table, player: i64) -> bool:
        return t.purses[player] > 0

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(STEP) == 0:
            f.put(STEP, 1)
            m.draw_cards(t, f.at(SEAT), 3)
            return GO
        return ASK

    def wants(self, t: Table) -> i64:
        return PLAYERS_WANTED

    def sound(self, t: Table) -> bool:
        return t.frames.at(STEP) == 1 and t.purses[t.frames.at(SEAT)] > 0

    def take(self, t: Table, action: i64) -> i64:
        m.give(t, t.frames.at(SEAT), action - a.PLAYER, 1)
        return DONE
