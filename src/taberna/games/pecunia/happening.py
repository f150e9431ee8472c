"""Where markers come from, and how events are opened and come to happen (M3.1–M3.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from ...core.frames import ASK, DONE, DRAW, GO, SEAT, STEP, A, C, D
from . import actions as a
from . import query as q
from .events import EVENT_IDS, EVENTS, PRINTED, TO_COME, USED
from .ops import EVENT, Op
from .table import NOBODY, Table


class Supply(Op):
    """The seat of the frame takes A markers more from open events of his choice (M3.2).

    For telling, C is the event he took the last ones from, counted from 1, and D how many these were."""

    name = "supply"
    asks: tuple[str, ...] = ("supply",)

    def advance(self, t: Table) -> i64:
        if t.frames.at(A) > 0:
            return ASK
        self._tell(t)
        return DONE

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        event = action - a.EVENT
        if f.at(C) != event + 1:
            self._tell(t)
            f.put(C, event + 1)
            f.put(D, 0)
        t.event_markers[event] -= 1
        f.put(A, f.at(A) - 1)
        f.put(D, f.at(D) + 1)
        return GO

    def _tell(self, t: Table) -> None:
        f = t.frames
        if t.log is None or f.at(D) == 0:
            return
        event = f.at(C) - 1
        facts: dict[str, object] = {"player": f.at(SEAT), "card": EVENT_IDS[event], "count": f.at(D)}
        t.tell("supplies", {**facts, "markers": t.event_markers[event]})

    def fill(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        k: i64
        for k in range(EVENTS):
            if t.event_markers[k] > 0:
                out[count] = a.EVENT + k
                count += 1
        return count

    def sound(self, t: Table) -> bool:
        f = t.frames
        if t.events == 0 or f.at(STEP) or not 0 < f.at(A) <= q.markers_on_events(t):
            return False
        return f.at(C) <= EVENTS and (f.at(C) == 0) == (f.at(D) == 0)

    def facts(self, t: Table) -> dict[str, object]:
        return {"left": t.frames.at(A)}


class Happen(Op):
    """Events have no markers left: of several the active player says which happens first (M3.3).

    If there is but one he is asked only if he could do something else before it."""

    name = "happen"
    asks: tuple[str, ...] = ("happen", "happen-now")

    def advance(self, t: Table) -> i64:
        return ASK

    def take(self, t: Table, action: i64) -> i64:
        event = action - a.EVENT
        t.event_markers[event] = USED
        if t.log is not None:
            t.tell("happens", {"card": EVENT_IDS[event]})
        t.frames.pop()
        t.frames.push(EVENT + event, t.seat)
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        k: i64
        for k in range(EVENTS):
            if t.event_markers[k] == 0:
                out[count] = a.EVENT + k
                count += 1
        return count

    def sound(self, t: Table) -> bool:
        f = t.frames
        return t.events > 0 and f.at(STEP) == 0 and f.at(SEAT) == t.seat and q.due_event(t) != NOBODY

    def ask(self, t: Table) -> str:
        return "happen-now" if self.fill(t, t.game.scratch) == 1 else "happen"

    def facts(self, t: Table) -> dict[str, object]:
        return {"card": EVENT_IDS[q.due_event(t)]}


class Opening(Op):
    """A events more from the pile, with their markers. When it is used up those used are shuffled."""

    name = "opening"

    def advance(self, t: Table) -> i64:
        if t.frames.at(A) == 0:
            return DONE
        if self.fill(t, t.game.scratch) == 0:
            t.shuffle_events()
        return DRAW

    def by_chance(self, t: Table) -> bool:
        return True

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        event = action - a.OPEN
        t.event_markers[event] = PRINTED[event]
        f.put(A, f.at(A) - 1)
        if t.log is not None:
            t.tell("opens", {"card": EVENT_IDS[event], "markers": PRINTED[event]})
        return GO

    def fill(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        k: i64
        for k in range(EVENTS):
            if t.event_markers[k] == TO_COME:
                out[count] = a.OPEN + k
                count += 1
        return count

    def sound(self, t: Table) -> bool:
        f = t.frames
        missing = q.events_wanted(t) - q.events_open(t)
        return t.events > 0 and f.at(STEP) == 0 and 0 < f.at(A) <= missing and self.fill(t, t.game.scratch) > 0
