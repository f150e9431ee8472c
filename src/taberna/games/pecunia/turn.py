"""The turn: markers off and collecting, re-occupying, a card (P7–P13)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.frames import ASK, DONE, GO, SEAT, STEP
from . import actions as a
from . import moves as m
from . import query as q
from .cards import KINDS
from .effects.all import EFFECTS
from .effects.gods import can_pray
from .ops import HAPPEN, QUEUE, Op
from .people import ROMANS
from .table import NOBODY, PLAIN_SEATS, SEATS, Table

BEGIN: Final = 0
MARKERS: Final = 1
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

    def only(self, t: Table) -> i64:
        return -1 if t.held[t.seat] else super().only(t)

    def advance(self, t: Table) -> i64:
        f = t.frames
        hungry = q.empty_queue(t)
        if hungry != NOBODY:
            m.deal(t, hungry, QUEUE, hungry)
            return GO
        if t.events and q.due_event(t) != NOBODY:
            t.frames.push(HAPPEN, t.seat)
            return GO
        step = f.at(STEP)
        if step == MARKERS:
            f.put(STEP, OCCUPY)
            m.tick(t, t.seat)
            return GO
        if step == CARD:
            f.put(STEP, NEXT)
            m.draw_cards(t, t.seat, 1)
            return GO
        return self._end(t) if step == NEXT else ASK

    def _end(self, t: Table) -> i64:
        """New events take the place of those that have happened, then it is the next player's turn (M3.3)."""
        missing: i64 = q.events_wanted(t) - q.events_open(t) if t.events else 0
        if missing > 0:
            m.open_events(t, missing)
            return GO
        return self._next(t)

    def _can_place(self, t: Table, seat: i64) -> bool:
        place: i64
        k: i64
        for place in range(q.among(t, seat)):
            roman = q.nth(t, seat, place)
            for k in range(SEATS):
                if roman != NOBODY and q.may_sit(t, seat, k, roman):
                    return True
        return False

    def _next(self, t: Table) -> i64:
        f = t.frames
        t.rich = 0
        t.spent = 0
        t.forget_turn()
        t.prayed = 0
        t.seat = (t.seat + 1) % t.players
        if t.seat == t.first:
            if t.reached:
                t.ended = 2
                if t.log is not None:
                    t.tell("ends", {"ending": "round"})
                return GO
            t.round += 1
        t.settle(t.seat)
        f.put(SEAT, t.seat)
        f.put(STEP, BEGIN)
        if t.log is not None:
            t.tell("turn", {"player": t.seat, "round": t.round})
        return GO

    def sound(self, t: Table) -> bool:
        return t.frames.at(STEP) <= NEXT and t.frames.at(SEAT) == t.seat

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if action == a.START:
            f.put(STEP, MARKERS)
        elif action < a.STOP:
            m.place(t, t.seat, action - a.SIT)
        elif a.CALL <= action < a.BUILD:
            m.call(t, t.seat, action - a.CALL)
        elif action >= a.PREFER:
            m.prefer(t, t.seat, (action - a.PREFER) // SEATS + 1, (action - a.PREFER) % SEATS)
        elif action >= a.PRAY:
            m.pray(t, t.seat, action - a.PRAY)
        elif action == a.STOP:
            f.put(STEP, AFTER)
        elif action == a.END:
            f.put(STEP, CARD)
        elif action == a.SEND:
            m.send_on(t, t.seat)
        else:
            m.play(t, t.seat, action - a.PLAY)
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        step = t.frames.at(STEP)
        if step == BEGIN:
            out[0] = a.START
            count = 1
        elif step == OCCUPY:
            return self._fill_occupy(t, out)
        else:
            out[0] = a.END
            count = 1
        return self._fill_prayer(t, out, self._fill_cards(t, out, count))

    def _fill_occupy(self, t: Table, out: vec[i64]) -> i64:
        """The front Roman sits, or must be sent on; cards, reserved seats, gods and those whom a god lets the
        player prefer may come first (P11, M1.2, M2.4, M5.3)."""
        sends = q.sends_on(t, t.seat)
        count: i64 = 0 if sends else self._fill_seats(t, out)
        count = self._fill_cards(t, out, count)
        if sends:
            out[count] = a.SEND
            count += 1
        if t.upgrades:
            seat: i64
            for seat in range(PLAIN_SEATS):
                if q.called(t, t.seat, seat) != NOBODY:
                    out[count] = a.CALL + seat
                    count += 1
        return self._fill_preferred(t, out, self._fill_prayer(t, out, count))

    def _fill_prayer(self, t: Table, out: vec[i64], count: i64) -> i64:
        if can_pray(t, t.seat):
            out[count] = a.PRAY + t.god[t.seat]
            count += 1
        return count

    def _fill_preferred(self, t: Table, out: vec[i64], count: i64) -> i64:
        place: i64
        seat: i64
        for place in range(1, q.among(t, t.seat)):
            roman = q.nth(t, t.seat, place)
            for seat in range(SEATS):
                if roman != NOBODY and q.may_sit(t, t.seat, seat, roman):
                    out[count] = a.PREFER + (place - 1) * SEATS + seat
                    count += 1
        return count

    def _fill_seats(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        front = t.head[t.seat]
        if front != NOBODY:
            seat: i64
            for seat in range(SEATS):
                if q.may_sit(t, t.seat, seat, front):
                    out[count] = a.SIT + seat
                    count += 1
        if count == 0 or not q.must_sit(t, t.seat):
            count = self._fill_ways_out(t, out, count)
        return count

    def _fill_ways_out(self, t: Table, out: vec[i64], count: i64) -> i64:
        """The end of the turn; or, for who holds cards or can call on a god, only that of seating Romans (P11)."""
        if t.held[t.seat] or can_pray(t, t.seat):
            out[count] = a.STOP
            count += 1
        out[count] = a.END
        return count + 1

    def _fill_cards(self, t: Table, out: vec[i64], count: i64) -> i64:
        base: i64 = t.seat * KINDS
        kind: i64 = 0
        left = t.held[t.seat]
        while left > 0:
            held = t.hands[base + kind]
            left -= held
            if held > 0 and EFFECTS[kind].playable(t, t.seat):
                out[count] = a.PLAY + kind
                count += 1
            kind += 1
        return count

    def ask(self, t: Table) -> str:
        step = t.frames.at(STEP)
        if step != OCCUPY:
            return "begin" if step == BEGIN else "after"
        if q.sends_on(t, t.seat):
            return "must-send"
        if q.must_sit(t, t.seat):
            return "must-sit"
        return "may-sit" if self._can_place(t, t.seat) else "nobody-sits"

    def facts(self, t: Table) -> dict[str, object]:
        front = t.head[t.seat]
        told: dict[str, object] = {"front": t.deck.names[front] if front != NOBODY else ""}
        told["purse"] = t.purses[t.seat]
        told["next_player"] = (t.seat + 1) % t.players
        return told


class Leave(Op):
    """The Romans without markers leave a latrine, one by one from the left.

    Where an effect makes the order matter the owner chooses it (P13)."""

    name = "leave"
    asks: tuple[str, ...] = ("leave",)

    def advance(self, t: Table) -> i64:
        player = t.frames.at(SEAT)
        roman = q.leaving(t, player)
        if roman == NOBODY:
            return DONE
        if q.order_matters(t, player):
            return ASK
        m.leave_paying(t, player, roman)
        return GO

    def take(self, t: Table, action: i64) -> i64:
        m.leave_paying(t, t.frames.at(SEAT), action - a.ROMAN)
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        player = t.frames.at(SEAT)
        count: i64 = 0
        roman: i64
        for roman in range(ROMANS):
            if t.markers[roman] == 0 and q.seated_by(t, roman, player):
                out[count] = a.ROMAN + roman
                count += 1
        return count
