"""Everything a running server consists of, in one place for the routes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from sqlite3 import Connection

from ..core.errors import Refused
from ..finished import Chances
from ..protocol import Person, TableInfo
from . import edits, opening, replays, telling
from .config import Config
from .database import BadServer, address, claim, connect
from .hub import Hub
from .limits import Limits
from .metrics import Metrics
from .model import Header, Seat, readable
from .passkeys import Passkeys
from .people import People
from .ratings import Ratings
from .relay import Relay
from .robots import Robots
from .store import Store
from .table import Table
from .tables import Tables
from .writer import Conflict

# So many finished games are remembered with how likely everybody was to win in their course.
MOST_COURSES = 200


class Service:
    def __init__(self, config: Config, metrics: Metrics, store: Store, people: People) -> None:
        self.config = config
        self.store = store
        self.people = people
        self.passkeys = Passkeys(people)
        self.metrics = metrics
        self.limits = Limits(config.limits)
        self.robots = Robots(config.workers)
        self.ratings = Ratings(store)
        self.tables = Tables(store, self.robots, self.metrics)
        self.hub = Hub(self.tables, self.limits, self.metrics)
        self.tables.finished = self.ratings.rate
        self.metrics.gauge("taberna_sockets", "Open sockets", lambda: len(self.hub.viewers))
        self.metrics.gauge("taberna_tables", "Tables in memory", self.tables.count)
        self.relay: Relay | None = None
        self.claimed: Connection | None = None
        self._rematching = asyncio.Lock()
        self._courses: dict[str, asyncio.Task[list[Chances]]] = {}
        self._sweeping = asyncio.create_task(self.tables.sweep())

    @classmethod
    async def open(cls, config: Config) -> Service:
        if config.redis and not config.db.startswith("postgres"):
            raise BadServer("redis-needs-db")
        url = address(config.db, config.folder)
        claimed = claim(url)
        metrics = Metrics()
        store = Store(await connect(url), metrics)
        service = cls(config, metrics, store, await People.open(store))
        service.claimed = claimed
        if config.redis:
            service.relay = await Relay.open(service, config.redis)
            service.tables.share(service.relay.committed)
        return service

    async def close(self) -> None:
        """Moves that are under way are committed and told; then everybody is sent away."""
        self._sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await self._sweeping
        await self.tables.close()
        if self.relay is not None:
            await self.relay.close()
        self.robots.close()
        await self.store.close()
        if self.claimed is not None:
            self.claimed.close()

    # -- what several routes need ---------------------------------------------------------------------------

    def info(self, table: Table) -> TableInfo:
        current = self.tables.live(table.header.id) or table
        return telling.info_of(current, self.tables.hall.names)

    async def infos(self, kept: list[tuple[Header, list[Seat]]]) -> list[TableInfo]:
        people = {seat.person for _, seats in kept for seat in seats if seat.person is not None}
        names = await self.store.names(people)
        return [telling.table_info(header, seats, names) for header, seats in kept]

    async def hosted(self, table: str, person: Person) -> Table:
        """A table, if this person is its host."""
        found = await self.tables.newest(table)
        if found.header.host != person.id:
            raise Refused("not-host")
        return found

    async def rename(self, person: str, name: str) -> Person:
        renamed = await self.people.rename(person, name)
        self.tables.hall.names[person] = renamed.name
        if self.relay is not None:
            await self.relay.renamed(person, renamed.name)
        return renamed

    async def dismiss(self, person: str) -> None:
        """Close all sockets of somebody who has signed out everywhere, at all processes."""
        self.hub.dismiss(person)
        if self.relay is not None:
            await self.relay.dismissed(person)

    async def forget(self, person: str) -> None:
        """An account goes: so does its chair at every table, as far as a table can do without."""
        for table in await self.store.unfinished(person):
            await self._leave(await self.tables.newest(table), person)
        await self.people.delete(person)
        self.tables.hall.names[person] = ""
        self.tables.forget(person)
        await self.dismiss(person)

    async def _leave(self, table: Table, person: str) -> None:
        with suppress(Refused):  # it has just ended, or no bot may play here
            if table.header.status == "waiting" and table.header.host == person:
                await self.tables.news(table, "closed", edits.shut)
                return
            for seat in table.seats_of(person):
                await self.tables.leave(table, seat, person)

    async def rematch(self, table: Table, person: Person) -> Table:
        """The next table; the first who asks opens it."""
        async with self._rematching:
            current = await self.tables.newest(table.header.id)
            if current.header.next is not None:
                return await self.tables.newest(current.header.next)
            header, seats = opening.rematch(current, person, await self.store.names(current.seated()))
            # The same id at whichever process they ask: the database lets only one open it.
            header.id = readable(self.people.digest(f"rematch {current.header.id}"))
            try:
                new = await self.tables.open(header, seats)
            except Conflict:
                new = await self.tables.newest(header.id)
            await self.tables.news(current, "rematch", edits.fields(next=header.id))
            return new

    async def chances(self, table: Table) -> list[Chances]:
        """How likely each seat was to win in the course of a finished game; worked out once."""
        name = table.header.id
        if name not in self._courses:
            self._courses[name] = asyncio.create_task(self.robots.course(replays.course(table)))
            if len(self._courses) > MOST_COURSES:
                del self._courses[next(iter(self._courses))]
        # Whoever hangs up leaves the others their answer.
        return await asyncio.shield(self._courses[name])
