"""Where markers come from, and how events are opened and come to happen (M3.1–M3.3)."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.buffer import LISTED
from ....core.frames import ASK, DONE, DRAW, GO, PLAYER, REGISTER, STEP
from ..base.pieces import ACTIVE
from ..layout import NOBODY
from ..operations import Op
from ..registers import Named, Register
from ..table import Table
from .pieces import EVENT, EVENT_IDS, EVENT_MARKERS, EVENTS, HAPPENING, OPENED, PRINTED, TO_COME, USED, wanted

# -- questions --------------------------------------------------------------------------------------------------


def count_open(t: Table) -> i64:
    cells = t.cells
    count: i64 = 0
    k: i64
    for k in range(EVENT_MARKERS, EVENT_MARKERS + EVENTS):
        if cells[k] >= 0:
            count += 1
    return count


def markers_left(t: Table) -> i64:
    """On all open events together."""
    cells = t.cells
    count: i64 = 0
    k: i64
    for k in range(EVENT_MARKERS, EVENT_MARKERS + EVENTS):
        if cells[k] > 0:
            count += cells[k]
    return count


def due_event(t: Table) -> i64:
    """The first open event without markers, which must happen; NOBODY if there is none."""
    cells, first = t.cells, EVENT_MARKERS
    k: i64
    for k in range(EVENTS):
        if cells[first + k] == 0:
            return k
    return NOBODY


def list_at(t: Table, markers: i64, first: i64, out: vec[i64]) -> i64:
    """Write the events with just so many markers (or TO_COME) as actions that count from `first`; how many."""
    cells, places = t.cells, EVENT_MARKERS
    count: i64 = 0
    k: i64
    for k in range(EVENTS):
        if cells[places + k] == markers:
            out[count] = first + k
            count += 1
    return count


# -- operations -------------------------------------------------------------------------------------------------

COUNT: Final = REGISTER  # markers to be taken, or events to be opened
# For telling, from which event he took the last ones, and how many these were.
SOURCE: Final = REGISTER + 1
FROM_SOURCE: Final = REGISTER + 2


class Supply(Op):
    """The player takes markers from open events of his choice (M3.2)."""

    name = "supply"
    asks: tuple[str, ...] = ("supply",)
    registers: ClassVar[tuple[Register, ...]] = (
        Register("count"),
        Named("source", EVENT_IDS),
        Register("from_source"),
    )
    lets_climb = False

    def advance(self, t: Table) -> i64:
        if t.frames.at(COUNT) > 0:
            return ASK
        self._tell(t)
        return DONE

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        event = action - EVENT
        if f.piece(SOURCE) != event:
            self._tell(t)
            f.name(SOURCE, event)
            f.put(FROM_SOURCE, 0)
        t.cells[EVENT_MARKERS + event] -= 1
        f.count(COUNT, -1)
        f.count(FROM_SOURCE)
        return GO

    def _tell(self, t: Table) -> None:
        f = t.frames
        if t.log is None or f.at(FROM_SOURCE) == 0:
            return
        event = f.piece(SOURCE)
        facts: dict[str, object] = {"player": f.at(PLAYER), "card": EVENT_IDS[event], "count": f.at(FROM_SOURCE)}
        t.tell("supplies", {**facts, "markers": t.cells[EVENT_MARKERS + event]})

    def fill(self, t: Table, out: vec[i64]) -> i64:
        cells, first = t.cells, EVENT_MARKERS
        count: i64 = 0
        k: i64
        for k in range(EVENTS):
            if cells[first + k] > 0:
                out[count] = EVENT + k
                count += 1
        return count

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        if f.at(STEP) or not 0 < f.at(COUNT) <= markers_left(t):
            return False
        return (f.piece(SOURCE) == NOBODY) == (f.at(FROM_SOURCE) == 0)

    def facts(self, t: Table) -> dict[str, object]:
        return {"left": t.frames.at(COUNT)}


class Happen(Op):
    """Events have no markers left: of several the active player says which happens first (M3.3).

    If there is but one he is asked only if he could do something else before it."""

    name = "happen"
    asks: tuple[str, ...] = ("happen", "happen-now")

    def advance(self, t: Table) -> i64:
        return ASK

    def take(self, t: Table, action: i64) -> i64:
        event = action - EVENT
        t.cells[EVENT_MARKERS + event] = USED
        if t.log is not None:
            t.tell("happens", {"card": EVENT_IDS[event]})
        t.frames.pop()
        t.frames.push(HAPPENING + event, t.cells[ACTIVE])
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        return list_at(t, 0, EVENT, out)

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        return f.at(STEP) == 0 and f.at(PLAYER) == t.cells[ACTIVE] and due_event(t) != NOBODY

    def ask(self, t: Table) -> str:
        return "happen-now" if self.fill(t, LISTED.cells) == 1 else "happen"

    def facts(self, t: Table) -> dict[str, object]:
        return {"card": EVENT_IDS[due_event(t)]}


class Opening(Op):
    """Events from the pile, with their markers. When it is used up those used are shuffled."""

    name = "opening"
    registers: ClassVar[tuple[Register, ...]] = (Register("count"),)

    def advance(self, t: Table) -> i64:
        if t.frames.at(COUNT) == 0:
            return DONE
        if self.fill(t, LISTED.cells) == 0:
            shuffle(t)
        return DRAW if self.fill(t, LISTED.cells) > 0 else DONE

    def by_chance(self, t: Table) -> bool:
        return True

    def take(self, t: Table, action: i64) -> i64:
        event = action - OPENED
        t.cells[EVENT_MARKERS + event] = t.numbers[PRINTED + event]
        t.frames.count(COUNT, -1)
        if t.log is not None:
            t.tell("opens", {"card": EVENT_IDS[event], "markers": t.numbers[PRINTED + event]})
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        return list_at(t, TO_COME, OPENED, out)

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        missing = wanted(t) - count_open(t)
        return f.at(STEP) == 0 and 0 < f.at(COUNT) <= missing and self.fill(t, LISTED.cells) > 0


def shuffle(t: Table) -> None:
    """Those used become the pile."""
    k: i64
    for k in range(EVENTS):
        if t.cells[EVENT_MARKERS + k] == USED:
            t.cells[EVENT_MARKERS + k] = TO_COME
    if t.log is not None:
        t.tell("shuffles", {"pile": "events"})
