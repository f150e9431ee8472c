"""The operations that every game has: set-up, the turn, leaving, dealing, drawing (P5–P13)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Rng
from ...core.frames import ASK, DONE, DRAW, GO, OP, SEAT, STEP, A, B
from . import actions as a
from . import moves as m
from . import query as q
from .cards import KINDS, ROMANS
from .effects.all import EFFECTS
from .ops import DEAL, DRAW_CARDS, SETUP, TURN, Op
from .table import HELD, NOBODY, PILE, SEATS, Table

QUEUE: Final = 5  # Romans in a new queue
HAND: Final = 2  # cards in a new hand

# -- set-up -----------------------------------------------------------------------------------------

FIRST: Final = 0
LAY_OUT: Final = 1  # Romans for the seats: of one player, or of all for the draft
TAKE_SEATS: Final = 2
QUEUES: Final = 3
HANDS: Final = 4


class Setup(Op):
    """Who begins, Romans on seats, queues, hands (P5). With `draft` they choose their Romans (P6).

    A counts the players, from the first one clockwise."""

    name = "setup"
    asks: tuple[str, ...] = ("draft-left", "draft-right")

    def advance(self, t: Table) -> i64:
        f = t.frames
        step = f.at(STEP)
        if step == FIRST:
            return DRAW
        count = f.at(A)
        if step == LAY_OUT:
            f.put(STEP, TAKE_SEATS)
            m.deal(t, t.first, 2 * t.players if t.draft else 2, HELD)
            return GO
        if step == TAKE_SEATS:
            return self._advance_seats(t, count)
        if count == t.players:
            return self._next_step(t)
        player = (t.first + count) % t.players
        f.put(A, count + 1)
        if step == QUEUES:
            m.deal(t, player, QUEUE, player)
        else:
            m.draw_cards(t, player, HAND)
        return GO

    def _advance_seats(self, t: Table, count: i64) -> i64:
        f = t.frames
        if t.draft:
            if t.size[HELD] == 0:
                f.put(A, 0)
                f.put(STEP, QUEUES)
                return GO
            f.put(SEAT, self._picker(t))
            return ASK
        player = (t.first + count) % t.players
        self._sit(t, player, 0, t.head[HELD])
        self._sit(t, player, 2, t.head[HELD])
        last = count + 1 == t.players
        f.put(A, 0 if last else count + 1)
        f.put(STEP, QUEUES if last else LAY_OUT)
        return GO

    def _next_step(self, t: Table) -> i64:
        f = t.frames
        if f.at(STEP) == QUEUES:
            f.put(A, 0)
            f.put(STEP, HANDS)
            return GO
        t.seat = t.first
        f.pop()
        f.push(TURN, t.first)
        if t.log is not None:
            t.tell("turn", {"player": t.seat, "round": t.round})
        return GO

    def _picker(self, t: Table) -> i64:
        """Clockwise for the left seats, back again for the right ones (P6)."""
        count = t.frames.at(A)
        if count < t.players:
            return (t.first + count) % t.players
        return (t.first + 2 * t.players - 1 - count) % t.players

    def _sit(self, t: Table, player: i64, seat: i64, roman: i64) -> None:
        t.withdraw(roman)
        m.seat_roman(t, player, seat, roman)

    def by_chance(self, t: Table) -> bool:
        return t.frames.at(STEP) == FIRST

    def sound(self, t: Table) -> bool:
        return t.frames.at(STEP) <= HANDS and t.frames.at(A) <= 2 * t.players

    def agrees(self, t: Table) -> bool:
        """Whether what lies there is what this frame, at the bottom, and the one above it would have dealt."""
        step, count = t.frames.cells[STEP], t.frames.cells[A]
        dealing = t.frames.depth == 2 and t.frames.at(OP) == DEAL
        due: i64 = t.frames.at(A) if t.frames.depth == 2 else 0
        player = (t.first + count - 1) % t.players
        if step <= LAY_OUT:
            return step == FIRST and t.frames.depth == 1 and t.left == ROMANS
        if step == TAKE_SEATS:
            seated: i64 = count if t.draft else 2 * count
            wanted: i64 = 2 * t.players - seated if t.draft else 2
            to_held = t.frames.depth == 1 or (dealing and t.frames.at(B) == HELD)
            return to_held and t.size[HELD] + due == wanted and t.left + seated + t.size[HELD] == ROMANS
        if t.size[HELD] or count == 0 or t.frames.depth != 2 or t.frames.at(SEAT) != player:
            return False
        if step == QUEUES:
            return dealing and t.frames.at(B) == player and t.size[player] + due == QUEUE
        return t.frames.at(OP) == DRAW_CARDS and t.held[player] + due == HAND

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if f.at(STEP) == FIRST:
            t.first = action - a.FIRST
            t.seat = t.first
            f.put(STEP, LAY_OUT)
            if t.log is not None:
                t.tell("first", {"player": t.first})
            return GO
        count = f.at(A)
        self._sit(t, f.at(SEAT), 0 if count < t.players else 2, action - a.ROMAN)
        f.put(A, count + 1)
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        if t.frames.at(STEP) == TAKE_SEATS and t.draft:
            return q.listed(t, HELD, out, a.ROMAN)
        if t.frames.at(STEP) != FIRST:
            return 0
        k: i64
        for k in range(t.players):
            out[k] = a.FIRST + k
        return t.players

    def sample(self, t: Table, rng: Rng) -> i64:
        return a.FIRST + rng.below(t.players)

    def ask(self, t: Table) -> str:
        return "draft-left" if t.frames.at(A) < t.players else "draft-right"


# -- the turn ---------------------------------------------------------------------------------------

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
    asks: tuple[str, ...] = ("begin", "must-sit", "may-sit", "nobody-sits", "after")

    def only(self, t: Table) -> i64:
        return -1 if t.held[t.seat] else super().only(t)

    def advance(self, t: Table) -> i64:
        f = t.frames
        hungry = q.empty_queue(t)
        if hungry != NOBODY:
            m.deal(t, hungry, QUEUE, hungry)
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
        return self._next(t) if step == NEXT else ASK

    def _can_place(self, t: Table, seat: i64) -> bool:
        front = t.head[seat]
        if front == NOBODY:
            return False
        k: i64
        for k in range(SEATS):
            if q.may_sit(t, seat, k, front):
                return True
        return False

    def _next(self, t: Table) -> i64:
        f = t.frames
        t.rich = 0
        t.seat = (t.seat + 1) % t.players
        if t.seat == t.first:
            if t.reached:
                t.ended = 2
                if t.log is not None:
                    t.tell("ends", {"ending": "round"})
                return GO
            t.round += 1
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
        elif action == a.STOP:
            f.put(STEP, AFTER)
        elif action == a.END:
            f.put(STEP, CARD)
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
            count = self._fill_seats(t, out)
        else:
            out[0] = a.END
            count = 1
        return self._fill_cards(t, out, count)

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
        """The end of the turn; or, for who holds cards, only the end of seating Romans (P11)."""
        if t.held[t.seat]:
            out[count] = a.STOP
            count += 1
        out[count] = a.END
        return count + 1

    def _fill_cards(self, t: Table, out: vec[i64], count: i64) -> i64:
        base: i64 = t.seat * KINDS
        kind: i64
        for kind in range(KINDS):
            if t.hands[base + kind] and EFFECTS[kind].playable(t, t.seat):
                out[count] = a.PLAY + kind
                count += 1
        return count

    def ask(self, t: Table) -> str:
        step = t.frames.at(STEP)
        if step != OCCUPY:
            return "begin" if step == BEGIN else "after"
        if q.must_sit(t, t.seat):
            return "must-sit"
        return "may-sit" if self._can_place(t, t.seat) else "nobody-sits"

    def facts(self, t: Table) -> dict[str, object]:
        front = t.head[t.seat]
        return {"front": t.deck.names[front] if front != NOBODY else "", "purse": t.purses[t.seat]}


class Leave(Op):
    """The Romans without markers leave a latrine, one by one from the left (P13)."""

    name = "leave"

    def advance(self, t: Table) -> i64:
        player = t.frames.at(SEAT)
        roman = q.leaving(t, player)
        if roman == NOBODY:
            return DONE
        m.leave_paying(t, player, roman)
        return GO


# -- dealing and drawing ----------------------------------------------------------------------------


class Deal(Op):
    """A Romans more from the pile to the end of list B."""

    name = "deal"

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(A) == 0 or not t.can_deal():
            if t.log is not None:
                self._tell(t)
            return DONE
        if t.left == 0:
            t.shuffle_romans()
        return DRAW

    def by_chance(self, t: Table) -> bool:
        return True

    def sound(self, t: Table) -> bool:
        f = t.frames
        where = f.at(B)
        return f.at(STEP) == 0 and f.at(A) > 0 and t.left > 0 and (where < t.players or where == HELD)

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        t.draw(action - a.DEAL, f.at(B))
        f.put(A, f.at(A) - 1)
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        return q.listed(t, PILE, out, a.DEAL)

    def sample(self, t: Table, rng: Rng) -> i64:
        skip: i64 = rng.below(t.left)
        roman: i64
        for roman in range(ROMANS):
            if t.place[roman] == PILE:
                if skip == 0:
                    return a.DEAL + roman
                skip -= 1
        raise AssertionError("the pile is empty")

    def _tell(self, t: Table) -> None:
        where = t.frames.at(B)
        if where != HELD:
            t.tell("queue", {"player": where, "romans": t.names_in(where)})
        elif t.draft or t.frames.cells[OP] != SETUP:  # those dealt to a seat are told of as they sit down
            t.tell("reveals", {"romans": t.names_in(HELD)})


def total(counts: vec[i64]) -> i64:
    found: i64 = 0
    k: i64
    for k in range(len(counts)):
        found += counts[k]
    return found


class DrawCards(Op):
    """A action cards more for the seat of the frame."""

    name = "draw"

    def advance(self, t: Table) -> i64:
        if t.frames.at(A) == 0:
            return DONE
        if total(t.cards) == 0:
            if total(t.played) == 0:
                return DONE
            t.shuffle_cards()
        return DRAW

    def by_chance(self, t: Table) -> bool:
        return True

    def sound(self, t: Table) -> bool:
        f = t.frames
        return f.at(STEP) == 0 and f.at(A) > 0 and total(t.cards) > 0

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        player = f.at(SEAT)
        t.draw_card(player, action - a.DRAW)
        if t.log is not None:
            t.tell_draw(player, action - a.DRAW)
        f.put(A, f.at(A) - 1)
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        kind: i64
        for kind in range(KINDS):
            if t.cards[kind]:
                out[count] = a.DRAW + kind
                count += 1
        return count

    def weight(self, t: Table, action: i64) -> i64:
        return t.cards[action - a.DRAW]

    def sample(self, t: Table, rng: Rng) -> i64:
        skip: i64 = rng.below(total(t.cards))
        kind: i64 = 0
        while skip >= t.cards[kind]:
            skip -= t.cards[kind]
            kind += 1
        return a.DRAW + kind
