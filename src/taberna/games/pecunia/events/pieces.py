"""The events: their cells of the state, numbers of the data, actions and operations."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....core.codec import Arg, Kind
from ....core.fields import brief, is_whole
from ....core.tensor import told
from ..data import known
from ..fields import Field, Pieces, Reader, bad
from ..layout import cells, choice, numbers, operations, outcome

if TYPE_CHECKING:
    from ..table import Table

EVENT_IDS: Final = known("events")
EVENTS: Final[i64] = len(EVENT_IDS)
PIECES: Final = Pieces("event", EVENT_IDS)

# Where an event is that lies not open, in place of the number of its markers.
TO_COME: Final = -1
USED: Final = -2
NOT_PLAYED: Final = -3

PRINTED: Final[i64] = numbers(EVENTS)  # markers that are laid on it; 0 if it is not in the data

EVENT_MARKERS: Final[i64] = cells(EVENTS, NOT_PLAYED)  # on each that lies open


MOST_OPEN: Final = 3


def wanted(t: "Table") -> i64:
    """How many lie open at the beginning of a turn (M3.1)."""
    return 2 if t.players <= 3 else MOST_OPEN


class Events(Field):
    """Which lie open, with their markers, and which have happened."""

    def __init__(self) -> None:
        super().__init__(0)
        self.name = "events"
        self.scale = 4
        self.what = "every event: to come, open, past; the markers on it"

    def position_keys(self) -> tuple[str, ...]:
        return ("events", "events_used")

    def show(self, t: "Table", shown: dict[str, object]) -> None:
        markers = [t.cells[EVENT_MARKERS + k] for k in range(EVENTS)]
        shown["events"] = {EVENT_IDS[k]: count for k, count in enumerate(markers) if count >= 0}
        shown["events_used"] = [EVENT_IDS[k] for k, count in enumerate(markers) if count == USED]

    def read(self, t: "Table", reader: Reader) -> None:
        opened = reader.fields.nested("events").all
        for name, count in opened.items():
            event = self._event(t, name)
            most = int(t.numbers[PRINTED + event])  # a native one would choke on what is larger still
            if not is_whole(count) or not isinstance(count, int) or not 0 <= count <= most:
                raise bad("event-markers", name=name, value=brief(count), high=most)
            t.cells[EVENT_MARKERS + event] = count
        if len(opened) > wanted(t):
            raise bad("too-many-events", most=wanted(t))
        for name in reader.fields.strings("events_used"):
            t.cells[EVENT_MARKERS + self._event(t, name)] = USED

    def _event(self, t: "Table", name: object) -> int:
        """The event with this id, which must be played and not have been named before."""
        event = PIECES.find(name)
        if t.cells[EVENT_MARKERS + event] == NOT_PLAYED:
            raise bad("absent", name=EVENT_IDS[event])
        if t.cells[EVENT_MARKERS + event] != TO_COME:
            raise PIECES.twice(event)
        return event

    def shape(self, players: int) -> tuple[int, ...]:
        return (int(EVENTS), 4)

    def write(self, t: "Table", player: i64, out: vec[u8], at: i64) -> None:
        event: i64
        for event in range(EVENTS):
            markers: i64 = t.cells[EVENT_MARKERS + event]
            if markers == TO_COME:
                out[at] = 1
            elif markers == USED:
                out[at + 2] = 1
            elif markers >= 0:
                out[at + 1] = 1
                out[at + 3] = told(markers)
            at += 4


FIELDS: Final[tuple[Field, ...]] = (Events(),)

EVENT: Final[i64] = choice(Kind("event", "event {event}", Arg("event", EVENT_IDS)))
OPENED: Final[i64] = outcome(Kind("open", "open {event}", Arg("event", EVENT_IDS)))

SUPPLY: Final[i64] = operations("supply")
HAPPEN: Final[i64] = operations("happen")
OPENING: Final[i64] = operations("opening")
HAPPENING: Final[i64] = operations(*EVENT_IDS)  # + number of an event
