"""Module 3: events."""

from typing import Final

from mypy_extensions import i64

from ..base.pieces import ACTIVE
from ..data import Data
from ..fields import Field, Reader, bad
from ..layout import NOBODY
from ..operations import Op
from ..slicing import Slice
from ..table import Table
from . import operations as e
from .effects import HAPPENINGS
from .pieces import (
    EVENT_IDS,
    EVENT_MARKERS,
    EVENTS,
    FIELDS,
    HAPPEN,
    MOST_OPEN,
    OPENING,
    PRINTED,
    SUPPLY,
    TO_COME,
    wanted,
)


class EventsModule(Slice):
    name = "events"
    clause = "M3.1"
    kinds: tuple[str, ...] = ("event",)
    fields: tuple[Field, ...] = FIELDS
    events: tuple[str, ...] = ("opens", "supplies", "happens", "replaces")
    lays_coins = True

    def operations(self) -> list[Op]:
        return [e.Supply(), e.Happen(), e.Opening(), *HAPPENINGS]

    def read_data(self, data: Data) -> None:
        for row in data.rows("events", EVENT_IDS, MOST_OPEN):
            data.numbers[PRINTED + row.piece] = row.number("markers")
            if row.number("markers") == 0:
                raise row.unknown("markers")

    def begin(self, t: Table) -> None:
        for event in range(EVENTS):
            if t.numbers[PRINTED + event]:
                t.cells[EVENT_MARKERS + event] = TO_COME

    # -- the set-up (M3.1) ----------------------------------------------------------------------------------

    def set_up(self, t: Table) -> None:
        t.frames.push(OPENING, t.cells[ACTIVE], wanted(t))

    def set_up_operation(self) -> i64:
        return OPENING

    def dealt(self, t: Table) -> i64:
        return e.count_open(t)

    def to_deal(self, t: Table) -> i64:
        return wanted(t)

    # -- markers (M3.2) and what happens (M3.3) -------------------------------------------------------------

    def laid(self, t: Table, player: i64, count: i64) -> None:
        """Whoever lays markers takes them from open events, as far as they have any."""
        count = min(count, e.markers_left(t))
        if count > 0:
            t.frames.push(SUPPLY, player, count)

    def due(self, t: Table) -> bool:
        if e.due_event(t) == NOBODY:
            return False
        t.frames.push(HAPPEN, t.cells[ACTIVE])
        return True

    def ends_turn(self, t: Table) -> bool:
        """New events take the place of those that have happened."""
        missing = wanted(t) - e.count_open(t)
        if missing > 0:
            t.frames.push(OPENING, t.cells[ACTIVE], missing)
        return missing > 0

    def check(self, t: Table, reader: Reader) -> None:
        """While a turn waits no event is without markers: it would have happened."""
        due = e.due_event(t)
        if due != NOBODY and t.ended == 0 and reader.going_on[-1:] in ([], ["turn"]):
            raise bad("event-due", name=EVENT_IDS[due])


SLICE: Final = EventsModule()
