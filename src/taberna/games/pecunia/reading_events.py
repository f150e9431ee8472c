"""The part of a position that the events make up."""

from ...core.fields import Fields
from . import query as q
from .events import EVENT_BY_ID, EVENT_IDS, PRINTED, TO_COME, USED
from .reading_upgrades import bad
from .table import NOBODY, Table


def read_events(fields: Fields, t: Table) -> None:
    if not t.events:
        return
    opened = fields.get("events", {})
    if not isinstance(opened, dict):
        raise bad("events-not-an-object")
    for name, count in opened.items():
        event = _event(t, name)
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= PRINTED[event]:
            raise bad("event-markers", name=name, value=str(count)[:20], high=PRINTED[event])
        t.event_markers[event] = count
    if len(opened) > q.events_wanted(t):
        raise bad("too-many-events", most=q.events_wanted(t))
    for name in fields.strings("events_used"):
        t.event_markers[_event(t, name)] = USED


def _event(t: Table, name: object) -> int:
    """The event with this id, which must not have been named before."""
    if not isinstance(name, str) or name not in EVENT_BY_ID:
        raise bad("event", name=str(name)[:20], choices=", ".join(EVENT_IDS))
    if t.event_markers[EVENT_BY_ID[name]] != TO_COME:
        raise bad("event-twice", name=name)
    return EVENT_BY_ID[name]


def check_events(t: Table) -> None:
    """While a turn waits no event is without markers: it would have happened (M3.3)."""
    due = q.due_event(t) if t.events else NOBODY
    if due != NOBODY:
        raise bad("event-due", name=EVENT_IDS[due])
