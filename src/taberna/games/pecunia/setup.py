"""Setting up a game: who begins, Romans on seats, queues, hands, upgrades, gods (P5, P6, M2.1, M5.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Rng
from ...core.frames import ASK, DRAW, GO, OP, SEAT, STEP, A, B
from . import actions as a
from . import moves as m
from . import query as q
from .building import list_builds, take_build
from .effects.gods import list_favours
from .gods import MIDDLE, UNSEEN
from .ops import APPEAR, CAREERS, DEAL, DRAW_CARDS, OPENING, QUEUE, REVEAL, TURN, Op
from .people import COMMON
from .table import HELD, NOBODY, PLAIN_SEATS, Table
from .upgrades import ON_OFFER, OPEN

HAND: Final = 2  # cards in a new hand

FIRST: Final = 0
LAY_OUT: Final = 1  # Romans for the seats: of one player, or of all for the draft
TAKE_SEATS: Final = 2
QUEUES: Final = 3
HANDS: Final = 4
DISPLAY: Final = 5  # of upgrades, once all have been dealt to
SHOW: Final = 6  # upgrades for the draft
SHOW_GODS: Final = 7  # favour cards for the draft
EVENTS: Final = 8
CAREER: Final = 9
READY: Final = 10


class Setup(Op):
    """Who begins, Romans on seats, queues, hands (P5). In a draft all that lies open is chosen (P6, M2.1).

    A counts the players, from the first one clockwise; in a draft the things taken."""

    name = "setup"
    asks: tuple[str, ...] = ("draft-left", "draft-right", "draft-any", "draft-god", "draft-all")

    def advance(self, t: Table) -> i64:
        f = t.frames
        step = f.at(STEP)
        if step == FIRST:
            return DRAW
        count = f.at(A)
        if step == LAY_OUT:
            f.put(STEP, after_laying(t))
            m.deal(t, t.first, 2 * t.players if drafts(t) else 2, HELD)
            return GO
        if step == SHOW:
            f.put(STEP, after_showing(t))
            m.reveal(t, t.players)
            return GO
        if step == SHOW_GODS:
            f.put(STEP, TAKE_SEATS)
            m.appear(t, t.players)
            return GO
        if step == TAKE_SEATS:
            return self._advance_seats(t, count)
        if step == DISPLAY:
            f.put(STEP, EVENTS)
            if t.events:
                m.open_events(t, q.events_wanted(t))
            return GO
        if step == EVENTS:
            f.put(STEP, CAREER)
            if t.ladders:
                t.frames.push(CAREERS, t.first, t.players)
            return GO
        if step == CAREER:
            f.put(STEP, READY)
            return GO
        if step == READY:
            return self._begin(t)
        return self._advance_dealing(t, count)

    def _advance_dealing(self, t: Table, count: i64) -> i64:
        f = t.frames
        step = f.at(STEP)
        if count == t.players:
            f.put(A, 0)
            f.put(STEP, step + 1)
            if step == HANDS and t.upgrades:
                m.reveal(t, OPEN)
            return GO
        player = (t.first + count) % t.players
        f.put(A, count + 1)
        if step == QUEUES:
            m.deal(t, player, QUEUE, player)
        else:
            m.draw_cards(t, player, HAND)
        return GO

    def _advance_seats(self, t: Table, count: i64) -> i64:
        f = t.frames
        if drafts(t):
            if count == rounds(t) * t.players:
                f.put(A, 0)
                f.put(STEP, QUEUES)
                t.lay_favours()
                return GO
            f.put(SEAT, picker(t, count))
            return ASK
        player = (t.first + count) % t.players
        self._sit(t, player, t.head[HELD])
        self._sit(t, player, t.head[HELD])
        last = count + 1 == t.players
        f.put(A, 0 if last else count + 1)
        f.put(STEP, QUEUES if last else LAY_OUT)
        return GO

    def _begin(self, t: Table) -> i64:
        t.seat = t.first
        t.mix_famous()
        t.frames.pop()
        t.frames.push(TURN, t.first)
        if t.log is not None:
            t.tell("turn", {"player": t.seat, "round": t.round})
        return GO

    def _sit(self, t: Table, player: i64, roman: i64) -> None:
        """The first on the left seat, the second on the right one. No upgrade works yet (M2.1)."""
        t.withdraw(roman)
        seat: i64 = 0 if q.is_free(t, player, 0) else 2
        m.first_seat(t, player, seat, roman)

    def by_chance(self, t: Table) -> bool:
        return t.frames.at(STEP) == FIRST

    def sound(self, t: Table) -> bool:
        return t.frames.at(STEP) <= CAREER and t.frames.at(A) <= _most(t, t.frames.at(STEP))

    def agrees(self, t: Table) -> bool:
        """Whether what lies there is what this frame, at the bottom, and the one above it would have dealt."""
        step, count = t.frames.cells[STEP], t.frames.cells[A]
        if (step < EVENTS and q.events_open(t) > 0) or (step < CAREER and t.career[t.first] != NOBODY):
            return False
        if step <= LAY_OUT:
            return step == FIRST and t.frames.depth == 1 and t.left == COMMON
        if step in (TAKE_SEATS, SHOW, SHOW_GODS):
            return agrees_on_draft(t, count)
        if t.size[HELD] or t.frames.depth != 2 or not has_favours(t):
            return False
        above, due = t.frames.at(OP), t.frames.at(A)
        offered = t.count_upgrades(ON_OFFER)
        if step == DISPLAY:
            return above == REVEAL and offered + due == OPEN
        if step == EVENTS:
            return above == OPENING and q.events_open(t) + due == q.events_wanted(t)
        if step == CAREER:
            return above == CAREERS
        player = (t.first + count - 1) % t.players
        if offered or count == 0 or t.frames.at(SEAT) != player:
            return False
        if step == QUEUES:
            return above == DEAL and t.frames.at(B) == player and t.size[player] + due == QUEUE
        return above == DRAW_CARDS and t.held[player] + due == HAND

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if f.at(STEP) == FIRST:
            t.first = action - a.FIRST
            t.seat = t.first
            f.put(STEP, LAY_OUT)
            if t.log is not None:
                t.tell("first", {"player": t.first})
            return GO
        if action >= a.GOD:
            m.favour(t, f.at(SEAT), action - a.GOD)
        elif action >= a.BUILD:
            take_build(t, f.at(SEAT), action)
        else:
            self._sit(t, f.at(SEAT), action - a.ROMAN)
        f.put(A, f.at(A) + 1)
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        if t.frames.at(STEP) == TAKE_SEATS and drafts(t):
            player = t.frames.at(SEAT)
            count: i64 = 0
            if q.seated(t, player) < 2:
                count = q.listed(t, HELD, out, a.ROMAN)
            if t.upgrades and not has_built(t, player):
                count = list_builds(t, player, False, out, count)
            if t.gods and t.god[player] == NOBODY:
                count = list_favours(t, MIDDLE, out, count, a.GOD)
            return count
        if t.frames.at(STEP) != FIRST:
            return 0
        k: i64
        for k in range(t.players):
            out[k] = a.FIRST + k
        return t.players

    def sample(self, t: Table, rng: Rng) -> i64:
        return a.FIRST + rng.below(t.players)

    def ask(self, t: Table) -> str:
        if t.gods:
            return "draft-all" if t.upgrades else "draft-god"
        if t.upgrades:
            return "draft-any"
        return "draft-left" if t.frames.at(A) < t.players else "draft-right"


def _most(t: Table, step: i64) -> i64:
    """How far A can have counted in a step."""
    if step == TAKE_SEATS:
        return rounds(t) * t.players if drafts(t) else t.players - 1
    return t.players if step in (QUEUES, HANDS) else 0


def drafts(t: Table) -> bool:
    return t.draft > 0 or t.upgrades > 0 or t.gods > 0


def rounds(t: Table) -> i64:
    """Of the draft: a thing each (P6, M2.1, M5.1)."""
    return 2 + t.upgrades + t.gods


def after_laying(t: Table) -> i64:
    """What comes when the Romans lie there."""
    return SHOW if t.upgrades else after_showing(t)


def after_showing(t: Table) -> i64:
    return SHOW_GODS if t.gods else TAKE_SEATS


def has_favours(t: Table) -> bool:
    """Whether everybody has a favour card, and the others lie in the middle, if there are any (M5.1)."""
    return not t.gods or (t.count_favours(UNSEEN) == 0 and NOBODY not in list(t.god))


def picker(t: Table, count: i64) -> i64:
    """Clockwise, then back again, then clockwise, and so on."""
    k = count % t.players
    if (count // t.players) % 2:
        k = t.players - 1 - k
    return (t.first + k) % t.players


def has_built(t: Table, player: i64) -> bool:
    seat: i64
    for seat in range(PLAIN_SEATS):
        if q.upgrade_of(t, player, seat) != NOBODY:
            return True
    return False


def agrees_on_draft(t: Table, count: i64) -> bool:
    """Whether Romans on seats, those laid out, upgrades and favour cards fit how far the set-up is."""
    f = t.frames
    above: i64 = f.at(OP) if f.depth > 1 else NOBODY
    if f.depth > 2 or above not in (NOBODY, DEAL, REVEAL, APPEAR) or f.cells[STEP] != step_below(t, above):
        return False
    if above == DEAL and f.at(B) != HELD:
        return False
    if drafts(t) and above != NOBODY and count > 0:
        return False
    k: i64
    for k in range(t.players):
        sits = q.seated(t, k)
        things = sits + (1 if has_built(t, k) else 0) + (1 if t.god[k] != NOBODY else 0)
        if things != taken(t, k, count) or sits > 2:
            return False
        if q.is_free(t, k, 0) != (sits == 0) or q.is_free(t, k, 2) != (sits < 2):
            return False
    return agrees_on_offers(t, above)


def agrees_on_offers(t: Table, above: i64) -> bool:
    """Whether as much lies open as nobody has taken, what is still to be drawn included."""
    due: i64 = t.frames.at(A) if above != NOBODY else 0
    seated: i64 = 0
    built: i64 = 0
    favoured: i64 = 0
    k: i64
    for k in range(t.players):
        seated += q.seated(t, k)
        built += 1 if has_built(t, k) else 0
        favoured += 1 if t.god[k] != NOBODY else 0
    romans: i64 = t.size[HELD] + (due if above == DEAL else 0)
    upgrades: i64 = t.count_upgrades(ON_OFFER) + (due if above == REVEAL else 0)
    favours: i64 = t.count_favours(MIDDLE) + (due if above == APPEAR else 0)
    if romans != (2 * t.players - seated if drafts(t) else 2) or t.left + seated + t.size[HELD] != COMMON:
        return False
    if upgrades != (t.players - built if t.upgrades and above != DEAL else 0):
        return False
    return favours == (t.players - favoured if t.gods and above not in (DEAL, REVEAL) else 0)


def step_below(t: Table, above: i64) -> i64:
    """How far the set-up is while this lies on it, or nothing."""
    if above == DEAL:
        return after_laying(t)
    return after_showing(t) if above == REVEAL else TAKE_SEATS


def taken(t: Table, player: i64, count: i64) -> i64:
    """How many things a player has when so many have been taken; without a draft, dealt to so many players."""
    if not drafts(t):
        return 2 if (player - t.first + t.players) % t.players < count else 0
    found: i64 = 0
    k: i64
    for k in range(count):
        if picker(t, k) == player:
            found += 1
    return found
