"""The turn: markers off and collecting, re-occupying, a card (P7–P13)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.frames import ASK, DONE, GO, PLAYER, STEP
from ..layout import NOBODY
from ..operations import Op
from ..people import ROMANS
from ..table import Table
from . import mutations as m
from . import queries as q
from .effects.all import EFFECTS
from .pieces import (
    ACTIVE,
    BY_ROUND,
    END,
    FIRST,
    HANDS,
    HEAD,
    HELD,
    KINDS,
    MARKERS,
    PICK,
    PLAY,
    PURSES,
    QUEUE,
    REACHED,
    RICH,
    ROUND,
    SEATS,
    SIT,
    START,
    STOP,
)

BEGIN: Final = 0
MARKERS_OFF: Final = 1
OCCUPY: Final = 2
AFTER: Final = 3
CARD: Final = 4
NEXT: Final = 5
STEPS: Final = ["begin", "markers", "occupy", "after", "card", "next"]


class Turn(Op):
    """Markers off and collecting, re-occupying, a card (P7). Cards may be played in between (P15).

    Nobody is asked who could do nothing else as far as everybody knows: with an empty hand the turn
    starts and ends by itself. A hand without a playable card is asked all the same, lest it show."""

    name = "turn"
    asks: tuple[str, ...] = ("begin", "must-sit", "may-sit", "nobody-sits", "must-send", "after")

    def forced(self, t: Table) -> i64:
        if t.cells[HELD + t.cells[ACTIVE]]:
            return -1
        return super().forced(t)

    def advance(self, t: Table) -> i64:
        if settle(t):
            return GO
        step = t.frames.at(STEP)
        if step == MARKERS_OFF:
            t.frames.put(STEP, OCCUPY)
            m.tick(t, t.cells[ACTIVE])
            return GO
        if step == CARD:
            t.frames.put(STEP, NEXT)
            m.draw_cards(t, t.cells[ACTIVE], 1)
            return GO
        return self._end(t) if step == NEXT else ASK

    def _end(self, t: Table) -> i64:
        """What comes at the end of a turn, then it is the next player's turn."""
        for one in t.rules.ends_turn:
            if one.ends_turn(t):
                return GO
        t.cells[RICH] = 0
        for one in t.rules.turn_over:
            one.turn_over(t)
        player = (t.cells[ACTIVE] + 1) % t.players
        t.cells[ACTIVE] = player
        if player == t.cells[FIRST]:
            if t.cells[REACHED]:
                m.end(t, BY_ROUND)
                return GO
            t.cells[ROUND] += 1
        for one in t.rules.turn_begins:
            one.turn_begins(t)
        t.frames.put(PLAYER, player)
        t.frames.put(STEP, BEGIN)
        if t.log is not None:
            t.tell("turn", {"player": player, "round": t.cells[ROUND]})
        return GO

    def is_valid(self, t: Table) -> bool:
        return t.frames.at(STEP) <= NEXT and t.frames.at(PLAYER) == t.cells[ACTIVE]

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if action == START:
            f.put(STEP, MARKERS_OFF)
        elif action < STOP:
            m.place(t, t.cells[ACTIVE], action - SIT)
        elif action == STOP:
            f.put(STEP, AFTER)
        elif action == END:
            f.put(STEP, CARD)
        elif action < PICK:
            m.play(t, t.cells[ACTIVE], action - PLAY)
        else:
            for one in t.rules.take_turn:
                if one.take_turn(t, action):
                    break
        return GO

    # -- options --------------------------------------------------------------------------------------------

    def fill(self, t: Table, out: vec[i64]) -> i64:
        step = t.frames.at(STEP)
        count: i64 = 1
        if step == BEGIN:
            out[0] = START
        elif step == OCCUPY:
            count = 0 if must_send(t, t.cells[ACTIVE]) else self._fill_seats(t, out)
        else:
            out[0] = END
        count = self._fill_cards(t, out, count)
        for one in t.rules.list_turn:
            count = one.list_turn(t, step, out, count)
        return count

    def _fill_seats(self, t: Table, out: vec[i64]) -> i64:
        player = t.cells[ACTIVE]
        count: i64 = 0
        front = t.cells[HEAD + player]
        if front != NOBODY:
            seat: i64
            for seat in range(SEATS):
                if q.may_sit(t, player, seat, front):
                    out[count] = SIT + seat
                    count += 1
        if count == 0 or not q.must_sit(t, player):
            # The end of the turn; or, for who could do something else, only that of seating Romans (P11).
            if t.cells[HELD + player] or may_act(t, player):
                out[count] = STOP
                count += 1
            out[count] = END
            count += 1
        return count

    def _fill_cards(self, t: Table, out: vec[i64], count: i64) -> i64:
        cells = t.cells
        player = cells[ACTIVE]
        base: i64 = HANDS + player * KINDS
        kind: i64 = 0
        left = cells[HELD + player]
        while left > 0:
            held = cells[base + kind]
            left -= held
            if held > 0 and EFFECTS[kind].playable(t, player):
                out[count] = PLAY + kind
                count += 1
            kind += 1
        return count

    # -- what is asked --------------------------------------------------------------------------------------

    def ask(self, t: Table) -> str:
        step, player = t.frames.at(STEP), t.cells[ACTIVE]
        if step != OCCUPY:
            return "begin" if step == BEGIN else "after"
        if must_send(t, player):
            return "must-send"
        if q.must_sit(t, player):
            return "must-sit"
        return "may-sit" if self._can_place(t, player) else "nobody-sits"

    def _can_place(self, t: Table, player: i64) -> bool:
        front = t.cells[HEAD + player]
        if front != NOBODY and any(q.may_sit(t, player, seat, front) for seat in range(SEATS)):
            return True
        return any(one.may_place(t, player) for one in t.rules.may_place)

    def facts(self, t: Table) -> dict[str, object]:
        player = t.cells[ACTIVE]
        front = t.cells[HEAD + player]
        told: dict[str, object] = {"front": t.rules.names[front] if front != NOBODY else ""}
        told["purse"] = t.cells[PURSES + player]
        told["next_player"] = (player + 1) % t.players
        return told


def must_send(t: Table, player: i64) -> bool:
    """Whether the front Roman must go on to the next queue before a seat is filled (M1.2)."""
    for one in t.rules.must_send:
        if one.must_send(t, player):
            return True
    return False


def may_act(t: Table, player: i64) -> bool:
    """Whether he could do something besides filling seats and playing cards."""
    for one in t.rules.may_act:
        if one.may_act(t, player):
            return True
    return False


def settle(t: Table) -> bool:
    """Put on the stack what comes before all else, a new queue (P12) or an event (M3.3); whether there is one."""
    hungry = q.empty_queue(t)
    if hungry != NOBODY:
        m.deal(t, hungry, QUEUE, hungry)
        return True
    for one in t.rules.due:
        if one.due(t):
            return True
    return False


class Settle(Op):
    """After a placing: what is due comes before the entering effect, and the next of Vercingetorix's men."""

    name = "settle"

    def advance(self, t: Table) -> i64:
        return GO if settle(t) else DONE

    def take(self, t: Table, action: i64) -> i64:
        return DONE

    def fill(self, t: Table, out: vec[i64]) -> i64:
        return 0


class Leave(Op):
    """The Romans without markers leave a latrine, one by one from the left.

    Where an effect makes the order matter the owner chooses it (P13)."""

    name = "leave"
    asks: tuple[str, ...] = ("leave",)

    def advance(self, t: Table) -> i64:
        player = t.frames.at(PLAYER)
        roman = q.leaving(t, player)
        if roman == NOBODY:
            return DONE
        if q.order_matters(t, player):
            return ASK
        m.leave_paying(t, player, roman)
        return GO

    def take(self, t: Table, action: i64) -> i64:
        m.leave_paying(t, t.frames.at(PLAYER), action - PICK)
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        player = t.frames.at(PLAYER)
        count: i64 = 0
        roman: i64
        for roman in range(ROMANS):
            if t.cells[MARKERS + roman] == 0 and q.seated_by(t, roman, player):
                out[count] = PICK + roman
                count += 1
        return count
