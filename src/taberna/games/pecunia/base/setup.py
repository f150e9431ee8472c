"""Setting up a game: who begins, Romans on seats, queues, hands, what the modules deal (P5, P6, M2.1, M5.1)."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.chance import Rng
from ....core.frames import ASK, DRAW, GO, OP, PLAYER, REGISTER, STEP
from ..layout import NOBODY
from ..operations import Op
from ..people import COMMON
from ..registers import Register
from ..table import Table
from . import mutations as m
from . import queries as q
from .pieces import (
    ABSENT,
    ACTIVE,
    DEAL,
    DRAW_CARDS,
    FIRST,
    FIRST_IS,
    HAND,
    HEAD,
    HELD,
    LAID_OUT,
    LEFT,
    PICK,
    PICK_PLAYER,
    PLACE,
    QUEUE,
    ROUND,
    SIZE,
    TURN,
)
from .piles import COUNT, TO

# Steps.
WHO_BEGINS: Final = 0
LAY_OUT: Final = 1  # Romans for the seats: of one player, or of all for the draft
SHOW: Final = 2  # what modules add to the draft, one after the other
TAKE_SEATS: Final = 3
QUEUES: Final = 4
HANDS: Final = 5
MODULES: Final = 6  # what modules deal when everybody has a hand, one after the other

# Registers.
TAKEN: Final = REGISTER  # players who have been dealt to, from the first one clockwise; in a draft, things taken
MODULE: Final = REGISTER + 1  # modules that have had their turn in this step


class Setup(Op):
    """Who begins, Romans on seats, queues, hands (P5). In a draft all that lies open is chosen (P6, M2.1)."""

    name = "setup"
    asks: tuple[str, ...] = ("draft-left", "draft-right", "draft-any", "draft-god", "draft-all")
    registers: ClassVar[tuple[Register, ...]] = (Register("taken"), Register("module"))

    def advance(self, t: Table) -> i64:
        f = t.frames
        step = f.at(STEP)
        if step == WHO_BEGINS:
            return DRAW
        if step == LAY_OUT:
            f.put(STEP, SHOW)
            m.deal(t, t.cells[FIRST], 2 * t.players if t.rules.draft else 2, LAID_OUT)
            return GO
        if step == TAKE_SEATS:
            return self._advance_seats(t, f.at(TAKEN))
        if step in (QUEUES, HANDS):
            return self._advance_dealing(t, f.at(TAKEN))
        return self._advance_modules(t, f.at(MODULE))

    def _advance_modules(self, t: Table, done: i64) -> i64:
        f = t.frames
        modules = t.rules.drafting if f.at(STEP) == SHOW else t.rules.set_up
        if done < len(modules):
            f.count(MODULE)
            if f.at(STEP) == SHOW:
                modules[done].show_draft(t)
            else:
                modules[done].set_up(t)
            return GO
        f.put(MODULE, 0)
        if f.at(STEP) == SHOW:
            f.put(STEP, TAKE_SEATS)
            return GO
        return self._begin(t)

    def _advance_dealing(self, t: Table, count: i64) -> i64:
        f = t.frames
        if count == t.players:
            f.put(TAKEN, 0)
            f.count(STEP)
            return GO
        player = (t.cells[FIRST] + count) % t.players
        f.put(TAKEN, count + 1)
        if f.at(STEP) == QUEUES:
            m.deal(t, player, QUEUE, player)
        else:
            m.draw_cards(t, player, HAND)
        return GO

    def _advance_seats(self, t: Table, count: i64) -> i64:
        f = t.frames
        if t.rules.draft:
            if count == rounds(t) * t.players:
                f.put(TAKEN, 0)
                f.put(STEP, QUEUES)
                for one in t.rules.end_draft:
                    one.end_draft(t)
                return GO
            f.put(PLAYER, picker(t, count))
            return ASK
        player = (t.cells[FIRST] + count) % t.players
        self._sit(t, player, t.cells[HEAD + LAID_OUT])
        self._sit(t, player, t.cells[HEAD + LAID_OUT])
        last = count + 1 == t.players
        f.put(TAKEN, 0 if last else count + 1)
        f.put(STEP, QUEUES if last else LAY_OUT)
        return GO

    def _begin(self, t: Table) -> i64:
        first = t.cells[FIRST]
        t.cells[ACTIVE] = first
        for one in t.rules.ready:
            one.ready(t)
        t.frames.pop()
        t.frames.push(TURN, first)
        if t.log is not None:
            t.tell("turn", {"player": first, "round": t.cells[ROUND]})
        return GO

    def _sit(self, t: Table, player: i64, roman: i64) -> None:
        """The first on the left seat, the second on the right one. No upgrade works yet (M2.1)."""
        t.withdraw(roman)
        seat: i64 = 0 if q.is_free(t, player, 0) else 2
        m.first_seat(t, player, seat, roman)

    def by_chance(self, t: Table) -> bool:
        return t.frames.at(STEP) == WHO_BEGINS

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if f.at(STEP) == WHO_BEGINS:
            t.cells[FIRST] = action - FIRST_IS
            t.cells[ACTIVE] = t.cells[FIRST]
            f.put(STEP, LAY_OUT)
            if t.log is not None:
                t.tell("first", {"player": t.cells[FIRST]})
            return GO
        if PICK <= action < PICK_PLAYER:
            self._sit(t, f.at(PLAYER), action - PICK)
        else:
            for one in t.rules.drafting:
                if one.take_draft(t, f.at(PLAYER), action):
                    break
        f.count(TAKEN)
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        step = t.frames.at(STEP)
        count: i64 = 0
        if step == TAKE_SEATS and t.rules.draft:
            player = t.frames.at(PLAYER)
            if q.seated(t, player) < 2:
                count = q.listed(t, LAID_OUT, out, PICK)
            for one in t.rules.drafting:
                if not one.has_drafted(t, player):
                    count = one.list_draft(t, player, out, count)
        elif step == WHO_BEGINS:
            while count < t.players:
                out[count] = FIRST_IS + count
                count += 1
        return count

    def sample(self, t: Table, rng: Rng) -> i64:
        return FIRST_IS + rng.below(t.players)

    def ask(self, t: Table) -> str:
        if len(t.rules.drafting) > 1:
            return "draft-all"
        for one in t.rules.drafting:
            return one.draft_ask
        return "draft-left" if t.frames.at(TAKEN) < t.players else "draft-right"

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        step, taken, module = f.at(STEP), f.at(TAKEN), f.at(MODULE)
        if step == SHOW:
            fits = module <= len(t.rules.drafting) and taken < t.players
        elif step == MODULES:
            fits = 0 < module <= len(t.rules.set_up) and taken == 0
        else:
            fits = module == 0
        if step == TAKE_SEATS:
            drafting = t.rules.draft > 0 and taken < rounds(t) * t.players
            return fits and drafting and f.at(PLAYER) == picker(t, taken)
        if step in (QUEUES, HANDS):
            return fits and 0 < taken <= t.players
        return fits and (step in (SHOW, MODULES) or (step == WHO_BEGINS and taken == 0))


def rounds(t: Table) -> i64:
    """Of the draft: a thing each (P6, M2.1, M5.1)."""
    return 2 + len(t.rules.drafting)


def picker(t: Table, count: i64) -> i64:
    """Clockwise, then back again, then clockwise, and so on."""
    k = count % t.players
    if (count // t.players) % 2:
        k = t.players - 1 - k
    return (t.cells[FIRST] + k) % t.players


# -- for reading: whether what lies there is what the set-up would have dealt so far ---------------------


def agrees(t: Table) -> bool:
    """The set-up lies at the bottom of the stack, and at most one other frame on it."""
    f = t.frames
    step, count, module = f.cells[STEP], f.cells[TAKEN], f.cells[MODULE]
    above: i64 = f.at(OP) if f.depth > 1 else NOBODY
    if f.depth > 2 or not _modules_agree(t, step, module, above):
        return False
    if step == WHO_BEGINS:
        return above == NOBODY and t.cells[LEFT] == commons(t) and _no_hands(t, 0)
    if step in (SHOW, TAKE_SEATS):
        return _agrees_on_draft(t, step, count, module, above) and _no_hands(t, 0)
    if t.cells[SIZE + LAID_OUT] or not all(one.is_drafted(t) for one in t.rules.drafting):
        return False
    if step == MODULES:
        return above == t.rules.set_up[module - 1].set_up_operation()
    player = (t.cells[FIRST] + count - 1) % t.players
    if above == NOBODY or f.at(PLAYER) != player:
        return False
    if step == QUEUES:
        dealt = t.cells[SIZE + player] + f.at(COUNT) == QUEUE
        return above == DEAL and f.piece(TO) == player and dealt and _no_hands(t, 0)
    return above == DRAW_CARDS and t.cells[HELD + player] + f.at(COUNT) == HAND and _no_hands(t, count)


def _no_hands(t: Table, dealt: i64) -> bool:
    """Whether those hold no card to whom none was dealt yet."""
    k: i64
    for k in range(dealt, t.players):
        if t.cells[HELD + (t.cells[FIRST] + k) % t.players]:
            return False
    return True


def _modules_agree(t: Table, step: i64, module: i64, above: i64) -> bool:
    """Whether the modules have dealt what they have had their turn for, and nothing else."""
    for k, one in enumerate(t.rules.set_up):
        due = t.frames.at(COUNT) if above == one.set_up_operation() else 0
        if step == MODULES and k < module:
            if one.dealt(t) + due != one.to_deal(t):
                return False
        elif one.dealt(t) and (step > TAKE_SEATS or not one.draft_ask):
            return False
    return True


def commons(t: Table) -> i64:
    """How many of the 70 are in the game."""
    return sum(1 for roman in range(COMMON) if t.cells[PLACE + roman] != ABSENT)


def _agrees_on_draft(t: Table, step: i64, count: i64, module: i64, above: i64) -> bool:
    """Whether Romans on seats, those laid out and what modules add fit how far the draft is."""
    if above == NOBODY:
        fits = step == TAKE_SEATS
    elif above == DEAL:
        fits = step == SHOW and module == 0 and t.frames.piece(TO) == LAID_OUT
    else:
        fits = step == SHOW and module > 0 and above == t.rules.drafting[module - 1].draft_operation()
    if not fits or (t.rules.draft and above != NOBODY and count > 0):
        return False
    k: i64
    for k in range(t.players):
        sits = q.seated(t, k)
        things = sits + sum(1 for one in t.rules.drafting if one.has_drafted(t, k))
        if things != taken_by(t, k, count) or sits > 2:
            return False
        if q.is_free(t, k, 0) != (sits == 0) or q.is_free(t, k, 2) != (sits < 2):
            return False
    return _agrees_on_offers(t, step, module, above)


def _agrees_on_offers(t: Table, step: i64, module: i64, above: i64) -> bool:
    """Whether as much lies open as nobody has taken, what is still to be drawn included."""
    due: i64 = t.frames.at(COUNT) if above != NOBODY else 0
    seated: i64 = 0
    k: i64
    for k in range(t.players):
        seated += q.seated(t, k)
    laid_out = t.cells[SIZE + LAID_OUT]
    romans: i64 = laid_out + (due if above == DEAL else 0)
    if romans != (2 * t.players - seated if t.rules.draft else 2):
        return False
    if t.cells[LEFT] + seated + laid_out != commons(t):
        return False
    for number, one in enumerate(t.rules.drafting):
        shown = step == TAKE_SEATS or number < module
        due_here = due if above == one.draft_operation() else 0
        missing = sum(1 for player in range(t.players) if not one.has_drafted(t, player))
        if one.on_draft(t) + due_here != (missing if shown else 0):
            return False
    return True


def taken_by(t: Table, player: i64, count: i64) -> i64:
    """How many things a player has when so many have been taken; without a draft, dealt to so many players."""
    if not t.rules.draft:
        return 2 if (player - t.cells[FIRST] + t.players) % t.players < count else 0
    found: i64 = 0
    k: i64
    for k in range(count):
        if picker(t, k) == player:
            found += 1
    return found
