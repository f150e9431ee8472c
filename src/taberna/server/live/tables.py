"""The tables in memory: they are found here, opened, kept up with other processes, watched over and forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from ...core.errors import Refused
from ...protocol import Advice
from ..again import every
from ..games import data_text
from ..metrics import Metrics
from ..store.model import ID, Header, Seat, clock_time
from ..store.rows import opened
from ..store.store import Store
from ..store.writer import Done, Job
from ..texts import reason_told
from . import changes
from .alarms import Alarms
from .bot_workers import BotWorkers, question
from .fold import broken
from .subscribers import Subscribers
from .table import Happened, LiveTable, PendingChange, Plan, fold

log = logging.getLogger(__name__)

# A table nobody looks at is forgotten after this long, in milliseconds; the store has it.
IDLE = 60_000
# The server looks so often, in seconds, for tables at which it must act: after a restart, or for another process.
SWEEP = 2.0
LATE = 3_000
MOST_NAMES = 100_000
# A stop waits so many seconds for what is under way.
PARTING = 3.0

Finished = Callable[[LiveTable], Awaitable[None]]


class LiveTables:
    def __init__(self, store: Store, bots: BotWorkers, metrics: Metrics) -> None:
        self.store = store
        self.bots = bots
        self.metrics = metrics
        self.finished: Finished
        self.subscribers = Subscribers()
        # What people are called.
        self.names: dict[str, str] = {}
        # Of these people, those without an account.
        self.guests: set[str] = set()
        # Says to other processes that a table has changed; None if there are none.
        self.announce: Callable[[LiveTable], Awaitable[None]] | None = None
        self._tables: dict[str, LiveTable] = {}
        # When each was last of use, in milliseconds.
        self._used: dict[str, int] = {}
        self._alarms = Alarms(self._time_is_up)
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        # Tables at which somebody else is asked now; whoever tells people of it takes them from here.
        self.turns: set[str] = set()
        # Tables that can't be played on; said once, and left alone by the sweep.
        self._set_aside: set[str] = set()

    # -- finding ----------------------------------------------------------------------------------------

    async def get(self, table: str) -> LiveTable:
        """A table by its id; Refused if there is none."""
        found = self._tables.get(table) or await self._fetch(table)
        self._used[table] = clock_time()
        return found

    async def _fetch(self, table: str) -> LiveTable:
        async with self._only_here(table):
            found = self._tables.get(table)
            if found is None:
                found = self._tables[table] = await self._load(table)
            return found

    @asynccontextmanager
    async def _only_here(self, table: str) -> AsyncIterator[None]:
        """A table is in memory once, whoever opens or asks for it at the same moment."""
        lock = self._loading.get(table)
        if lock is None:
            lock = self._loading[table] = asyncio.Lock()
        async with lock:
            yield

    async def newest(self, table: str) -> LiveTable:
        """A table with all that other processes have written: whoever was told of it elsewhere finds it here."""
        if self.announce is not None and table in self._tables:
            for version in (await self.store.versions([table])).values():
                self.catch_up(table, version)
            found = self._tables.get(table)
            if found is not None:
                await self.ask(found, lambda _: None)  # after whatever is being read
        found = await self.get(table)
        await self._meet(found)
        return found

    def live(self, table: str) -> LiveTable | None:
        """A table if it is in memory."""
        return self._tables.get(table)

    def count(self) -> int:
        return len(self._tables)

    async def _load(self, table: str) -> LiveTable:
        # A mistyped link is no table; the database need not be asked, and some would choke on it.
        kept = await self.store.load(table) if ID.fullmatch(table) else None
        if kept is None:
            raise Refused("no-such-table", table=table)
        header, seats, journal, data = kept
        await self._learn({seat.person for seat in seats} | {change.person for change in journal})
        found = fold(self, header, seats, journal, data)
        await self._meet(found)
        if found.frozen is not None and header.status in ("waiting", "playing"):
            self._put_aside(table, found.frozen)
        return found

    def _put_aside(self, table: str, error: Exception) -> None:
        """A table that fails to load or to start is left alone from now on; all others go on."""
        if table not in self._set_aside:
            self._set_aside.add(table)
            why = error.facts.get("why", error) if isinstance(error, Refused) else repr(error)
            log.warning("table %s is set aside: %s", table, why)

    async def _learn(self, people: set[str | None]) -> None:
        if len(self.names) > MOST_NAMES:
            present = {person for table in self._tables.values() for person in table.people()}
            self.names = {person: name for person, name in self.names.items() if person in present}
            self.guests &= self.names.keys()
        unknown = {person for person in people if person is not None and person not in self.names}
        if unknown:
            self.names.update(await self.store.names(unknown))

    async def _meet(self, table: LiveTable, newcomer: str | None = None) -> None:
        """See who is a guest at a table that waits, before it may begin; a guest may have got an account."""
        if table.header.status == "waiting":
            seated = table.seated() | ({newcomer} if newcomer is not None else set())
            guests = await self.store.guests(seated)
            self.guests = self.guests - seated | guests

    async def history(self, table: LiveTable, after: int, most: int) -> list[Happened]:
        """The changes after a version with their events, at most so many of the last."""
        after = max(after, table.version - most)
        past: list[Happened] = []
        while not table.recent or table.recent[0].change.version > after + 1:
            if table.version <= after:
                return past
            kept = await self.store.load(table.header.id)
            if kept is None:
                return past
            told: list[Happened] = []
            fold(self, *kept, each=told.append)
            past += [one for one in told if after < one.change.version <= table.version]
            after = past[-1].change.version if past else table.version
        return [*past, *(one for one in table.recent if one.change.version > after)]

    # -- opening ------------------------------------------------------------------------------------------

    async def open(self, header: Header, seats: list[Seat], also: Job = ()) -> LiveTable:
        """Keep a new table, begun if nobody is missing, and with it what else is to be so, or neither.

        One whose start fails is refused, not kept.
        """
        table = LiveTable(self, header, seats)
        await self._learn({seat.person for seat in seats})
        await self._meet(table)
        begin = changes.try_start(table)
        await self.store.keep_data(header, data_text(table.game))
        async with self._only_here(header.id):
            if begin is None:
                await self.store.write([*opened(header, seats, []), *also])
            else:
                begin.header.version = begin.change.version
                await self.store.write([*opened(begin.header, seats, [begin.change]), *also])
                table.header = begin.header
                table.accept(begin.change, begin.progress, begin.events)
            self._tables[header.id] = table
        self._used[header.id] = clock_time()
        self.wake(table)
        return table

    # -- changing: see `live.table` -------------------------------------------------------------------------

    async def ask(self, table: LiveTable, plan: Plan, person: str | None = None) -> None:
        """Hand a plan to a table, and wait until it is committed and told; what was wrong is raised."""
        if person is not None:
            await self._learn({person})
            await self._meet(table, person)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settle(error: Exception | None) -> None:
            if not done.done():  # whoever asked may have been cancelled
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)

        table.submit(plan, settle)
        await done

    def commit(self, job: Job, done: Done) -> None:
        self.store.writer.add(job, done)

    def changed(self, table: LiveTable, last: Happened, moved: bool) -> None:
        """A change has been committed and taken over: tell it, and see to what follows."""
        header = table.header
        self._used[header.id] = last.change.at
        if last.change.kind in ("begin", "play", "undo"):
            self.metrics.moved(header.game)
            asked = header.asked
            if asked is not None and asked != last.change.seat and table.seats[asked].kind == "person":
                self.turns.add(header.id)
        self.subscribers.tell(table, self.names, last, moved and last.change.kind != "say")
        if self.announce is not None:
            self._spawn(self.announce(table))
        self.wake(table)
        if header.status == "over" and last.change.kind == "play":
            self._spawn(self._finish(table))

    def start_plan(self, table: LiveTable) -> Plan | None:
        """How a table starts at which nobody is missing any more."""
        waits = table.header.status == "waiting" and changes.is_full(table.seats) and table.frozen is None
        return self._start if waits else None

    def _start(self, table: LiveTable) -> PendingChange | None:
        try:
            return changes.start(table)
        except Exception as error:
            table.freeze(broken(error))
            self._put_aside(table.header.id, error)
            return None

    async def _finish(self, table: LiveTable) -> None:
        self.metrics.games.labels(table.header.game).inc()
        await self.finished(table)

    # -- other processes ------------------------------------------------------------------------------------

    def catch_up(self, table: str, version: int) -> None:
        """Another process has committed this version: read and tell it here, if anybody cares here."""
        found = self._tables.get(table)
        if found is not None and found.version < version:
            found.read_anew()

    def reload(self, table: LiveTable) -> None:
        self._spawn(self._reload(table))

    async def _reload(self, table: LiveTable) -> None:
        """Read a table anew and tell what is new."""
        try:
            missed = table.renew(await self._load(table.header.id))
            for one in missed:
                self.subscribers.tell(table, self.names, one, one is missed[-1])
            # The process that has written lets the bots think; the sweep does if that one has died.
            self._alarms.set(table)
        finally:
            table.read()

    async def _compare(self) -> None:
        """Catch up with whatever other processes have written without our hearing of it."""
        for table, version in (await self.store.versions(list(self._tables))).items():
            self.catch_up(table, version)

    # -- bots and clocks ------------------------------------------------------------------------------------

    def wake(self, table: LiveTable) -> None:
        """Let a bot think if one is asked; else set the alarm of a clock that runs."""
        self._alarms.set(table)
        seat = table.asked
        if seat is None or table.header.status != "playing" or table.bot_for(seat) is None:
            return
        if table.thinking != table.decision:
            table.thinking = table.decision
            self._spawn(self._think(table))

    def _time_is_up(self, table: str) -> None:
        found = self._tables.get(table)
        if found is not None and found.asked is not None:
            self._spawn(self.ask(found, changes.time_is_up(found.asked)))

    async def _think(self, table: LiveTable) -> None:
        seat, decision = table.asked, table.decision
        try:
            if seat is None or table.progress is None or (bot := table.bot_for(seat)) is None:
                return
            asked = question(table.progress.state, table.data, f"{table.header.id}:{seat}")
            chosen = await self.bots.choose(bot, asked, table.header.host or "")
            await self.ask(table, changes.play(seat, decision, chosen))
        finally:
            if table.thinking == decision:
                table.thinking = -1

    async def hint(self, table: LiveTable, seat: int, decision: int, number: int, asker: str) -> Advice:
        """What consul would choose. Games that count have no hints."""
        progress = table.at_question(decision)
        if not table.header.settings.hints or table.header.rated:
            raise Refused("no-hints")
        if progress.state.turn != seat:
            raise Refused("not-your-turn")
        asked = question(progress.state, table.data)
        bot = self.bots.best(asked.game)
        advised, chances = await asyncio.gather(
            self.bots.advise(bot, asked, asker), self.bots.chances(asked, asker)
        )
        await self.ask(table, changes.hinted(seat))
        why = None if advised.why is None else reason_told(advised.why)
        return Advice(number, bot, advised.chosen, chances, advised.rival, why)

    # -- housekeeping ---------------------------------------------------------------------------------------

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def sweep(self) -> None:
        """Do what is due: after a restart, for a process that died, or if anything was missed."""
        late = 0

        async def look() -> None:
            nonlocal late
            before, late = clock_time() - late, LATE
            for table in await self.store.due(before):
                if table not in self._set_aside:
                    await self._attend(table)
            if self.announce is not None:
                await self._compare()
            self._forget_idle(clock_time() - IDLE)

        await every(SWEEP, look, "sweep")

    async def _attend(self, table: str) -> None:
        """Do what is due at one table; what is wrong with it must not keep us from the others."""
        try:
            found = await self.get(table)
            if found.header.status == "over":
                await self.finished(found)
            elif found.header.status == "waiting":
                await self.ask(found, self._start)
            elif not found.busy:
                self.wake(found)
        except (SQLAlchemyError, OSError):
            raise
        except Exception as error:
            self._put_aside(table, error)

    def _forget_idle(self, before: int) -> None:
        """The store has what nobody looks at."""
        for name, table in list(self._tables.items()):
            if not table.busy and not self.subscribers.watched(name) and self._used.get(name, 0) < before:
                self.drop(name)

    def drop(self, table: str) -> None:
        """Forget a table that nobody looks at; the store has it, or it is deleted."""
        self._tables.pop(table, None)
        self._used.pop(table, None)
        self._alarms.stop(table)

    def forget(self, person: str) -> None:
        """An account is gone: so are the names it used and what was said, here as in the store."""
        self.names[person] = ""
        for table in self._tables.values():
            table.header.host = None if table.header.host == person else table.header.host
            for seat in table.seats_of(person):
                table.seats[seat].called = ""
            table.recent.clear()

    async def close(self) -> None:
        """Let what is under way finish."""
        self._alarms.stop_all()
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
