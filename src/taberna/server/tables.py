"""The tables: the only writer of a game.

Every change goes the same way: under the table's lock it is tried on a copy, committed, taken over and
told, in this order. So nothing is told that is not kept, and a refusal or a crash leaves no trace.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from ..core.errors import BadPosition, Refused, TabernaError
from ..protocol import Advice, News
from . import edits, steps
from .edits import Edit, Edited
from .games import data_text
from .hall import Hall, Move
from .metrics import Metrics
from .model import ID, Change, Header, Seat, clock_time
from .robots import Robots, question
from .steps import Step
from .store import Store
from .table import Table, Telling, broken, fold
from .writer import Conflict

log = logging.getLogger(__name__)

# A table nobody looks at is forgotten after this long, in milliseconds; the store has it.
IDLE = 60_000
# The server looks so often, in seconds, for tables at which it must act: after a restart, or for another process.
SWEEP = 2.0
LATE = 3_000
# How often a change is tried again when other processes write at the same time.
ATTEMPTS = 5
MOST_NAMES = 100_000
# A stop waits so many seconds for what is under way.
PARTING = 3.0


Finished = Callable[[Table], Awaitable[None]]


class Tables:
    def __init__(self, store: Store, robots: Robots, metrics: Metrics) -> None:
        self.store = store
        self.robots = robots
        self.metrics = metrics
        self.finished: Finished
        self.hall = Hall(
            metrics.moves,
            store.writer.add,
            think=lambda table: self._spawn(self._think(table)),
            ring=lambda table: self._spawn(self._time_is_up(table)),
            finish=lambda table: self._spawn(self._finish(table)),
            again=lambda move: self._spawn(self._move_later(move)),
        )
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        # Tables that can't be played on; said once, and left alone by the sweep.
        self._set_aside: set[str] = set()

    def share(self, announce: Callable[[Table], Awaitable[None]]) -> None:
        """Other processes have the same tables: `announce` tells them of a change."""
        self.hall.announce = lambda table: self._spawn(announce(table))

    # -- finding ----------------------------------------------------------------------------------------

    async def get(self, table: str) -> Table:
        """A table by its id; Refused if there is none."""
        found = self.hall.tables.get(table) or await self._fetch(table)
        self.hall.used[table] = clock_time()
        return found

    async def _fetch(self, table: str) -> Table:
        try:
            async with self._loading.setdefault(table, asyncio.Lock()):
                found = self.hall.tables.get(table)
                if found is None:
                    found = self.hall.tables[table] = await self._load(table)
                return found
        finally:  # also if there is none: strangers may ask for anything
            self._loading.pop(table, None)

    def _put_aside(self, table: str, error: Exception) -> None:
        """A table that fails to load or to start is left alone from now on; all others go on."""
        if table not in self._set_aside:
            self._set_aside.add(table)
            why = error.facts.get("why", error) if isinstance(error, Refused) else repr(error)
            log.warning("table %s is set aside: %s", table, why)

    async def newest(self, table: str) -> Table:
        """A table with all that other processes have written: whoever was told of it elsewhere finds it here."""
        if self.hall.announce is not None and table in self.hall.tables:
            for version in (await self.store.versions([table])).values():
                await self.catch_up(table, version)
        return await self.get(table)

    def live(self, table: str) -> Table | None:
        """A table if it is in memory."""
        return self.hall.tables.get(table)

    def count(self) -> int:
        return len(self.hall.tables)

    async def _load(self, table: str) -> Table:
        # A mistyped link is no table; the database need not be asked, and some would choke on it.
        kept = await self.store.load(table) if ID.fullmatch(table) else None
        if kept is None:
            raise Refused("no-such-table", table=table)
        header, seats, changes, data = kept
        await self._learn({seat.person for seat in seats} | {change.person for change in changes})
        found = fold(header, seats, changes, data)
        if found.frozen is not None and header.status in ("waiting", "playing"):
            self._put_aside(table, found.frozen)
        return found

    async def _learn(self, people: set[str | None]) -> None:
        if len(self.hall.names) > MOST_NAMES:
            present = {person for table in self.hall.tables.values() for person in table.people()}
            self.hall.names = {person: name for person, name in self.hall.names.items() if person in present}
        unknown = {person for person in people if person is not None and person not in self.hall.names}
        if unknown:
            self.hall.names.update(await self.store.names(unknown))

    async def history(self, table: Table, after: int) -> list[Telling]:
        """All changes after a version, with their events."""
        recent = list(table.recent)
        if after >= table.version:
            return []
        if recent and recent[0].change.version <= after + 1:
            return [one for one in recent if one.change.version > after]
        kept = await self.store.load(table.header.id)
        assert kept is not None
        told: list[Telling] = []
        fold(*kept, each=told.append)
        return [one for one in told if after < one.change.version <= table.version]

    # -- opening ------------------------------------------------------------------------------------------

    async def open(self, header: Header, seats: list[Seat]) -> Table:
        """Keep a new table, and start it if nobody is missing. One whose start fails is refused, not kept."""
        table = Table(header, seats)
        _try_start(table)
        await self._learn({seat.person for seat in seats})
        if _full(seats):  # should we die before it has started, the sweep will start it
            header.due = header.created
        await self.store.create(header, seats, data=data_text(table.game))
        self.hall.tables[header.id] = table
        self.hall.used[header.id] = clock_time()
        await self._alone(table, self._start)
        return self.hall.tables.get(header.id, table)

    async def _start(self, table: Table) -> None:
        """Start a table that is full, unless somebody else has."""
        if table.header.status != "waiting" or not _full(table.seats) or table.frozen is not None:
            return
        try:
            step = steps.started(table)
        except Exception as error:
            table.freeze(broken(error))
            self._put_aside(table.header.id, error)
        else:
            await self._make(table, step)

    # -- moves ----------------------------------------------------------------------------------------------

    async def _alone(self, table: Table, attempt: Callable[[Table], Awaitable[None]]) -> None:
        """Try a change with the table to oneself; again if another process has written in between."""
        async with table.lock:
            for _ in range(ATTEMPTS):
                current = self.hall.tables.get(table.header.id, table)
                try:
                    return await attempt(current)
                except Conflict:
                    await self._refresh(current)
        raise Refused("server-error")

    async def move(self, table: Table, seat: int, decision: int, action: int, by_bot: bool = False) -> None:
        """A seat chooses, or a bot for it."""

        async def attempt(current: Table) -> None:
            # A bot thinks for a while: the person it plays for may have come back.
            if by_bot and current.bot_for(seat) is None:
                raise Refused("not-your-turn")
            await self._make(current, steps.chosen(current, seat, decision, action))

        await self._alone(table, attempt)

    async def _move_later(self, move: Move) -> None:
        try:
            await self.move(move.table, move.seat, move.decision, move.action)
        except Exception as error:
            move.done(error)
        else:
            move.done(None)

    async def undo(self, table: Table, seat: int, decision: int) -> None:
        """A seat takes back its last move."""

        async def attempt(current: Table) -> None:
            await self._make(current, steps.undone(current, seat, decision))

        await self._alone(table, attempt)

    async def _make(self, table: Table, step: Step) -> None:
        """Commit a step, then take it over and tell it."""
        await self.store.commit(step.header, step.change, step.turned)
        self.hall.take_over(table, step)

    async def _finish(self, table: Table) -> None:
        self.metrics.games.labels(table.header.game).inc()
        await self.finished(table)

    # -- everything else that changes -----------------------------------------------------------------------

    async def change(self, table: Table, change: Change, edit: Edit) -> None:
        """A change that is no move."""

        async def attempt(current: Table) -> None:
            if change.text != "closed":
                current.check_open()
            await self._learn({change.person})
            header, places = edit(replace(current.header), current.seats)
            at = clock_time()
            for seat, place in places:
                if seat == current.asked:
                    header.due = steps.due(current, seat, place, at)
            seated = {**dict(enumerate(current.seats)), **dict(places)}
            if header.status == "waiting" and _full(seated.values()):
                header.due = at  # it starts next; should we die before, the sweep will start it
            numbered = replace(change, version=current.version + 1, at=at)
            await self.store.commit(header, numbered, True, places)
            current.header = header
            for seat, place in places:
                if place.away != current.seats[seat].away:
                    current.reseat(seat, place.away, at)
                current.seats[seat] = place
            current.accept(numbered, None, [])
            self.hall.tell(current, bool(places))

        await self._alone(table, attempt)
        await self._alone(table, self._start)

    async def news(self, table: Table, what: News, edit: Edit, seat: int | None = None) -> None:
        """A change that everybody at the table hears of."""
        await self.change(table, Change(0, 0, "news", seat, text=what), edit)

    # -- other processes ------------------------------------------------------------------------------------

    async def catch_up(self, table: str, version: int) -> None:
        """Another process has committed this version: read and tell it here, if anybody cares here."""
        found = self.hall.tables.get(table)
        if found is not None and found.version < version:
            async with found.lock:
                current = self.hall.tables.get(table)
                if current is not None and current.version < version:
                    await self._refresh(current)

    async def _refresh(self, old: Table) -> None:
        """Read a table anew and tell what is new. Its lock, which we hold, goes with it."""
        new = await self._load(old.header.id)
        new.lock = old.lock
        self.hall.tables[old.header.id] = new
        missed = [one for one in new.recent if one.change.version > old.version]
        for one in missed:
            self.hall.audience.tell(new, self.hall.names, one, one is missed[-1])
        # The process that has written lets the bots think; the sweep does if that one has died.
        self.hall.set_alarm(new)

    async def _compare(self) -> None:
        """Catch up with whatever other processes have written without our hearing of it."""
        for table, version in (await self.store.versions(list(self.hall.tables))).items():
            await self.catch_up(table, version)

    # -- bots and clocks ------------------------------------------------------------------------------------

    async def _think(self, table: Table) -> None:
        seat, decision = table.asked, table.decision
        try:
            if seat is None or (bot := table.bot_for(seat)) is None:
                return
            assert table.position is not None
            chosen = await self.robots.choose(bot, question(table.position.state, table.data))
            await self.move(table, seat, decision, chosen, by_bot=True)
        finally:
            if table.thinking == decision:
                table.thinking = -1

    async def _time_is_up(self, table: Table) -> None:
        seat = table.asked
        if seat is None:
            return

        def edit(header: Header, seats: list[Seat]) -> Edited:
            if not self.hall.tables.get(header.id, table).late(seat, clock_time()):
                raise Refused("stale-decision")  # the move came at the last moment
            return edits.stand_in(seat, "time")(header, seats)

        await self.news(table, "time", edit, seat)

    async def leave(self, table: Table, seat: int, person: str) -> None:
        """Somebody leaves: before the game his seat is open again, later a bot plays for him if it may."""
        if table.header.status == "playing":
            await self.news(table, "left", edits.stand_in(seat, "left"), seat)
        else:
            await self.news(table, "stood", edits.stand_up(seat, person), seat)

    async def come_back(self, table: Table, seat: int) -> None:
        """Somebody takes the seat back from the bot."""
        await self.news(table, "back", edits.come_back(seat), seat)

    async def hint(self, table: Table, seat: int, decision: int, number: int) -> Advice:
        """What the strongest bot would choose. The game then no longer counts for ratings."""
        position = table.at_question(decision)
        if not table.header.settings.hints:
            raise Refused("no-hints")
        if position.state.turn != seat:
            raise Refused("not-your-turn")
        asked = question(position.state, table.data)
        bot = self.robots.best(asked.game)
        chosen, chances = await asyncio.gather(self.robots.choose(bot, asked), self.robots.chances(asked))
        if not table.header.helped:
            await self.news(table, "hint", edits.fields(helped=True), seat)
        return Advice(number, bot, chosen, chances)

    # -- housekeeping ---------------------------------------------------------------------------------------

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def sweep(self) -> None:
        """Do what is due: after a restart, for a process that died, or if anything was missed."""
        late = 0
        while True:
            try:
                for table in await self.store.due(clock_time() - late):
                    if table not in self._set_aside:
                        await self._attend(table)
                if self.hall.announce is not None:
                    await self._compare()
                self.hall.forget_idle(clock_time() - IDLE)
            except Exception:
                log.exception("sweep")
            late = LATE
            await asyncio.sleep(SWEEP)

    async def _attend(self, table: str) -> None:
        """Do what is due at one table; what is wrong with it must not keep us from the others."""
        try:
            found = await self.get(table)
            if found.header.status == "over":
                await self.finished(found)
            elif found.header.status == "waiting":
                await self._alone(found, self._start)
            elif found.thinking == -1 and not found.lock.locked():
                self.hall.wake(found)
        except (SQLAlchemyError, OSError):
            raise
        except Exception as error:
            self._put_aside(table, error)

    def forget(self, person: str) -> None:
        """An account is gone: so are the names it used and what was said, here as in the store."""
        for table in self.hall.tables.values():
            table.header.host = None if table.header.host == person else table.header.host
            for seat in table.seats_of(person):
                table.seats[seat].called = ""
            table.recent.clear()

    async def close(self) -> None:
        """Let moves that are under way finish."""
        for name in self.hall.tables:
            self.hall.stop_alarm(name)
        for table in list(self.hall.tables.values()):
            async with table.lock:
                pass
        if self._tasks:
            _, slow = await asyncio.wait(self._tasks, timeout=PARTING)
            for task in slow:  # bots that think, and what the next start will do again
                task.cancel()
            if slow:
                await asyncio.wait(slow)


async def _logged(work: Awaitable[None]) -> None:
    try:
        await work
    except Refused:
        pass  # somebody, or another process, was quicker
    except Exception:
        log.exception("a task failed")


def _try_start(table: Table) -> None:
    """Refuse a table that can't start: it would be in the way for ever."""
    try:
        table.started()
    except TabernaError:
        raise
    except Exception as error:
        raise BadPosition("position-not-playable", why=type(error).__name__) from error


def _full(seats: Iterable[Seat]) -> bool:
    return all(seat.kind != "open" for seat in seats)
