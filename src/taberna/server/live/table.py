"""A live table: the only writer of its game.

Whoever wants a change hands in a plan (`live.changes`). Plans are taken one after the other: each looks at the
table as it is then, and refuses or says what is to change. That is committed, then taken over, then told; only
then comes the next. So nothing is told that is not kept, a refusal or a crash leaves no trace, and no lock is
needed. Nothing here waits.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Protocol, final

from ...core.errors import Refused
from ...core.events import Event
from ...core.game import Game
from ..games import shipped_digest, stored
from ..store.model import Away, Change, Header, Seat
from ..store.rows import changed
from ..store.writer import Conflict, Done, Job
from .clocks import Clocks
from .fold import Folding, Progress, broken

# So many of the last changes are kept with their events, for those who were away for a moment.
RECENT = 64
# How often a change is tried again when other processes write at the same time.
ATTEMPTS = 5
# News that changes who plays a seat.
AWAY: dict[str, Away | None] = {"left": "left", "time": "time", "lost": "lost", "back": None}
# News that begins or ends a vacation.
VACATION = {"vacation": True, "returned": False}


@final
class Happened:
    """A change with what it made happen, ready to be told to each viewer in his own way."""

    def __init__(self, change: Change, events: list[Event]) -> None:
        self.change = change
        self.events = events


@final
class PendingChange:
    """All that will be so once it is committed. `progress` is None if the game itself does not move."""

    def __init__(
        self,
        header: Header,
        change: Change,
        progress: Progress | None = None,
        events: list[Event] | None = None,
        places: list[tuple[int, Seat]] | None = None,
    ) -> None:
        self.header = header
        self.change = change
        self.progress = progress
        self.events = events if events is not None else []
        self.places = places if places is not None else []

    @property
    def turned(self) -> bool:
        """Whether more than the usual columns of the table change."""
        return self.progress is None or self.header.status == "over" or self.change.kind == "begin"


Plan = Callable[["LiveTable"], PendingChange | None]


class Room(Protocol):
    """What a table needs of the house around it; `live.tables` is it."""

    # Of the people who are known here, those without an account.
    guests: set[str]

    def commit(self, job: Job, done: Done) -> object: ...
    def changed(self, table: LiveTable, last: Happened, moved: bool) -> object: ...
    def reload(self, table: LiveTable) -> object: ...
    def start_plan(self, table: LiveTable) -> Plan | None: ...


@final
class Request:
    """A plan on its way, and whom to tell how it ended."""

    def __init__(self, plan: Plan, done: Done) -> None:
        self.plan = plan
        self.done = done
        self.attempts = 0


class LiveTable:
    """`data` are those of its game, as JSON, unless they are the ones that are shipped."""

    def __init__(self, room: Room, header: Header, seats: list[Seat], data: str = "") -> None:
        self.room = room
        self.header = header
        self.seats = seats
        self.data = data if header.data != shipped_digest(header.game) else ""
        self._game: Game | None = None
        # Why it can only be looked at: this code does not play it as it was begun.
        self.frozen: Refused | None = None
        try:
            options = tuple(header.options.items())
            self._game = stored(header.game, header.rules, header.players, options, self.data)
        except Refused as error:
            self.frozen = error
        self.progress: Progress | None = None
        # The version at which the present question was asked. It names the question: versions never come back.
        self.decision = 0
        # The seats whose people have moved themselves, a bit each.
        self._moved = 0
        # Moves that the seat which has moved last has taken back since another one acted or chance spoke.
        self.undone = 0
        self._mover: int | None = None
        self.clocks = Clocks(header.settings.clock, header.players)
        # The seat whose clock runs: a fold moves the state on before it is taken over.
        self._asked: int | None = None
        self.recent: deque[Happened] = deque(maxlen=RECENT)
        # Whether a bot is thinking for this table, and for which question.
        self.thinking = -1
        self._inbox: list[Request] = []
        # The request that is being committed, or waits until the table is read anew.
        self._under_way: Request | None = None
        self._reading = False
        self._taking = False

    # -- looking --------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        if self._game is None:
            raise self.frozen or Refused("table-broken")
        return self._game

    @property
    def version(self) -> int:
        return self.header.version

    @property
    def asked(self) -> int | None:
        """The seat whose turn it is."""
        if self.progress is None or self.progress.state.over:
            return None
        return self.progress.state.turn

    @property
    def busy(self) -> bool:
        return self._under_way is not None or self._reading or bool(self._inbox) or self.thinking != -1

    def bot_for(self, seat: int) -> str | None:
        """The bot that plays this seat now, if one does."""
        place = self.seats[seat]
        if place.kind == "bot":
            return place.bot
        return self.header.settings.standin if place.away is not None else None

    def has_moved(self, seat: int) -> bool:
        """Whether the person at this seat has made a move."""
        return bool(self._moved & (1 << seat))

    def by_bot(self, seat: int | None) -> bool:
        return seat is not None and self.bot_for(seat) is not None

    def seats_of(self, person: str | None) -> list[int]:
        return [k for k in range(len(self.seats)) if self.sits(person, k)]

    def sits(self, person: str | None, seat: int) -> bool:
        """Whether this seat is this person's."""
        place = self.seats[seat]
        return place.kind == "person" and person is not None and place.person == person

    def people(self) -> set[str | None]:
        """Whose names are needed to tell of this table."""
        return {*self.seated(), *(one.change.person for one in self.recent)}

    def seated(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person is not None}

    def is_late(self, seat: int, at: int) -> bool:
        """Whether this seat is asked and its time is up."""
        return self.asked == seat and self.clocks.deadline is not None and self.clocks.deadline <= at

    def at_question(self, decision: int) -> Progress:
        """Where the game stands, if the question with this number is the present one."""
        self.check_open()
        if self.header.status in ("over", "closed"):
            raise Refused("game-over")
        if self.progress is None:
            raise Refused("table-waits")
        if decision != self.decision:
            raise Refused("stale-decision", decision=decision, current=self.decision)
        return self.progress

    def check_open(self) -> None:
        """Refuse whoever would change a table that can only be looked at."""
        if self.frozen is not None:
            raise self.frozen

    def freeze(self, why: Refused) -> None:
        """It can only be looked at from now on; nothing of it is shown half."""
        self.frozen = why
        self._game = None
        self.progress = None
        self.clocks.deadline = None

    # -- the one door ------------------------------------------------------------------------------------

    def submit(self, plan: Plan, done: Done) -> None:
        """Hand in a plan; `done` is told once it is committed and told, or what was wrong."""
        self._inbox.append(Request(plan, done))
        self._take()

    def read_anew(self) -> None:
        """Another process has written: what comes next waits until the table has been read."""
        if self._under_way is None and not self._reading:
            self._reading = True
            self.room.reload(self)

    def _take(self) -> None:
        """Take plans until one has to be committed first."""
        if self._taking:
            return
        self._taking = True
        try:
            while self._inbox and self._under_way is None and not self._reading:
                self._attempt(self._inbox.pop(0))
        finally:
            self._taking = False

    def _attempt(self, request: Request) -> None:
        try:
            pending = request.plan(self)
        except Exception as error:
            request.done(error)
            return
        if pending is None:
            request.done(None)
            return
        self._under_way = request
        job = changed(pending.header, pending.change, pending.turned, pending.places)
        self.room.commit(job, Commit(self, request, pending).done)

    def committed(self, request: Request, pending: PendingChange, error: Exception | None) -> None:
        """The database has spoken."""
        self._under_way = None
        if isinstance(error, Conflict):
            self._try_later(request)
        elif error is not None:
            request.done(error)
        else:
            self._settle(request, pending)
        self._take()

    def _settle(self, request: Request, pending: PendingChange) -> None:
        failure: Exception | None = None
        try:
            self._take_over(pending)
        except Exception as error:
            failure = error
        start = self.room.start_plan(self) if failure is None else None
        if start is None:
            request.done(failure)
        else:
            self._inbox.insert(0, Request(start, request.done))

    def _try_later(self, request: Request) -> None:
        """Another process was quicker: what it wrote is read first."""
        request.attempts += 1
        if request.attempts >= ATTEMPTS:
            request.done(Refused("server-error"))
            return
        self._inbox.insert(0, request)
        self.read_anew()

    # -- taking over what has been committed ---------------------------------------------------------------

    def _take_over(self, pending: PendingChange) -> None:
        before, self.header = self.header, pending.header
        for seat, place in pending.places:
            self.seats[seat] = place
        if pending.progress is None and before.status == "waiting" and before.settings is not self.header.settings:
            self._set_up_anew()
        self.accept(pending.change, pending.progress, pending.events)
        self.room.changed(self, self.recent[-1], pending.turned or pending.progress is not None)

    def _set_up_anew(self) -> None:
        """Before the game everybody has agreed to play it by other options."""
        options = tuple(self.header.options.items())
        self.data = ""
        self._game = stored(self.header.game, self.header.rules, self.header.players, options, "")
        self.clocks = Clocks(self.header.settings.clock, self.header.players)
        for seat, place in enumerate(self.seats):
            if place.vacation:
                self.clocks.stop(seat, False, 0)

    def accept(self, change: Change, progress: Progress | None, events: list[Event]) -> None:
        """The change has happened."""
        self.header.version = change.version
        if progress is not None:
            before = self._asked
            self.clocks.answer(before, change.at, self.by_bot(before))
            if change.kind == "play" and change.seat is not None and not self.by_bot(change.seat):
                self._moved |= 1 << change.seat
            self.progress = progress
            progress.state.log = None
            self.decision = change.version
            if change.kind == "undo":
                self.undone += 1
            elif len(change.moves) != 1 or change.seat != self._mover:
                self.undone = 0
            self._mover = change.seat
            self._asked = self.asked
            # Whoever takes moves back gets no fresh time by it, until another seat has acted.
            afresh = self.undone == 0 or self._asked != before
            self.clocks.ask(self._asked, change.at, self.by_bot(self._asked), afresh)
        elif change.kind == "news":
            if change.text in ("time", "lost") and change.seat is not None:
                self.clocks.spend(change.seat)
            elif change.text in VACATION and change.seat is not None:
                stands = self.clocks.stop if VACATION[change.text] else self.clocks.go_on
                stands(change.seat, self.asked == change.seat, change.at)
            elif change.text in ("sat", "stood") and change.seat is not None:
                self.clocks.go_on(change.seat, False, change.at)
            self.clocks.reseat(self.asked, self.by_bot(self.asked))
        self.recent.append(Happened(change, events))

    def renew(self, fresh: LiveTable) -> list[Happened]:
        """Become what was read from the store; the changes that are new."""
        missed = [one for one in fresh.recent if one.change.version > self.version]
        self.header, self.seats = fresh.header, fresh.seats
        self._game, self.frozen, self.progress = fresh._game, fresh.frozen, fresh.progress
        self.decision, self._asked = fresh.decision, fresh._asked
        self.undone, self._mover = fresh.undone, fresh._mover
        self.clocks, self.recent, self._moved = fresh.clocks, fresh.recent, fresh._moved
        return missed

    def read(self) -> None:
        """It has been read anew, or could not be: on with what waits."""
        self._reading = False
        self._take()


@final
class Commit:
    """A change on its way to the store."""

    def __init__(self, table: LiveTable, request: Request, pending: PendingChange) -> None:
        self._table = table
        self._request = request
        self._pending = pending

    def done(self, error: Exception | None) -> None:
        self._table.committed(self._request, self._pending, error)


def fold(
    room: Room,
    header: Header,
    seats: list[Seat],
    changes: list[Change],
    data: str = "",
    each: Callable[[Happened], object] = lambda _: None,
) -> LiveTable:
    """The table that a journal gives; `each` hears every change with its events.

    One that this code can't play through as it was played is frozen, never played half.
    """
    table = LiveTable(room, header, seats, data)
    for place in seats:
        place.away, place.vacation = None, False
    folding = Folding(table.game, header.begun) if table.frozen is None else None
    for change in changes:
        events: list[Event] = []
        moves = change.kind in ("begin", "play", "undo")
        if folding is not None and moves:
            try:
                events = folding.take(change)
            except Exception as error:
                table.freeze(broken(error))
                folding = None
        if change.seat is not None and change.kind == "news" and change.text in AWAY:
            seats[change.seat].away = AWAY[change.text]
        elif change.seat is not None and change.kind == "news" and change.text in VACATION:
            seats[change.seat].vacation = VACATION[change.text]
        elif change.seat is not None and change.kind == "news" and change.text in ("sat", "stood"):
            seats[change.seat].vacation = False
        table.accept(change, folding.progress if folding is not None and moves else None, events)
        each(table.recent[-1])
    return table
