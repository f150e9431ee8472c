"""Keeps tables in SQL. Whatever it returns from has been committed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy import and_, func, insert, select, union
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..metrics import Metrics
from . import rows
from .database import plain
from .model import Change, Header, Seat, has_account
from .schema import game_data, journal, passkeys, people, seats, secrets, tables
from .sqlite_bulk import SqliteBulk
from .writer import Job, Writer

Kept = tuple[Header, list[Seat], list[Change], str]
"""A table, its seats, its journal, and the data of its game as JSON."""


# So many data of games are kept in memory; a release brings at most one for a game.
MOST_DATA = 50


def of_person(person: str) -> Any:
    """The ids of the tables somebody has a seat at, has opened or has brought."""
    sits = select(seats.c.table).where(seats.c.person == person)
    return union(sits, select(tables.c.id).where(tables.c.host == person))


def of_table(table: str) -> Any:
    """The journal of a table, which begins with when it was opened."""
    opened = select(tables.c.created).where(tables.c.id == table).scalar_subquery()
    return and_(journal.c.opened == opened, journal.c.table == table)


def foremost(wanted: Any, order: Any, limit: int) -> Any:
    """The first tables in an order. Only their ids are sorted, not all that is known of each."""
    ids = select(tables.c.id).where(wanted).order_by(order).limit(limit).correlate(None)
    return select(tables).where(tables.c.id.in_(ids)).order_by(order)


class Store:
    def __init__(self, engine: AsyncEngine, metrics: Metrics) -> None:
        self.engine = engine
        # SQLite has one writer at a time: whoever waits here does not wait, blind, for its lock.
        self._writing = asyncio.Lock()
        # Data of games by their digests.
        self._data: dict[str, str] = {}
        file = engine.url.database if engine.dialect.name == "sqlite" else None
        self._bulk = SqliteBulk(lambda: plain(file), rows.AT_ONCE) if file else None
        self.writer = Writer(engine, self._writing, self._bulk, metrics.commits)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """For changes that are not a table's; committed when it ends."""
        async with self._writing, self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """For looking at several things as they are at one moment, whatever is committed meanwhile."""
        async with self.engine.connect() as connection:
            if self.engine.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    async def close(self) -> None:
        await self.writer.close()
        if self._bulk is not None:
            await self._bulk.close()
        await self.engine.dispose()

    # -- writing --------------------------------------------------------------------------------------

    async def create(self, header: Header, places: list[Seat], changes: Iterable[Change] = ()) -> None:
        """Keep a new table."""
        await self.writer.write(rows.opened(header, places, changes))

    async def keep_data(self, header: Header, content: str) -> None:
        """Keep the data of a table's game, once for all tables that have the same."""
        if not header.data or header.data in self._data:
            return
        row = {"digest": header.data, "game": header.game, "content": content}
        with suppress(IntegrityError):  # another table has brought them
            async with self.transaction() as connection:
                await connection.execute(insert(game_data).values(**row))
        self._remember(header.data, content)

    async def secret(self, name: str, made: Callable[[], bytes]) -> bytes:
        """A secret of this server, made once and kept in the database."""
        query = select(secrets.c.value).where(secrets.c.name == name)
        async with self.engine.connect() as connection:
            found: bytes | None = (await connection.execute(query)).scalar()
        if found is None:
            with suppress(IntegrityError):  # another process was quicker
                async with self.transaction() as connection:
                    await connection.execute(insert(secrets).values(name=name, value=made()))
            async with self.engine.connect() as connection:
                found = (await connection.execute(query)).scalar_one()
        return found

    async def commit(
        self, header: Header, change: Change, turned: bool = False, places: Sequence[tuple[int, Seat]] = ()
    ) -> None:
        """Add a line to a table's journal, with what it changes. Conflict if another process was quicker."""
        await self.writer.write(rows.changed(header, change, turned, places))

    async def write(self, job: Job) -> None:
        await self.writer.write(job)

    # -- reading --------------------------------------------------------------------------------------

    async def load(self, table: str) -> Kept | None:
        sitting = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
        while True:
            async with self.engine.connect() as connection:
                row = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
                places = [rows.read_seat(place) for place in await connection.execute(sitting)]
            if row is None:
                return None
            header, changes = rows.read_header(row), await self.changes(table, 0)
            # They were read one after the other: another process may have written in between.
            if header.version == (changes[-1].version if changes else 0):
                return header, places, changes, await self.data(header.data)

    async def data(self, digest: str) -> str:
        """The data with this digest, as JSON; "" for none."""
        if digest and digest not in self._data:
            query = select(game_data.c.content).where(game_data.c.digest == digest)
            async with self.engine.connect() as connection:
                self._remember(digest, (await connection.execute(query)).scalar() or "")
        return self._data.get(digest, "")

    def _remember(self, digest: str, content: str) -> None:
        self._data[digest] = content
        if len(self._data) > MOST_DATA:
            del self._data[next(iter(self._data))]

    async def changes(self, table: str, after: int) -> list[Change]:
        """The journal of a table after a version."""
        wanted = and_(of_table(table), journal.c.version > after)
        async with self.engine.connect() as connection:
            lines = await connection.execute(select(journal).where(wanted).order_by(journal.c.version))
            return [rows.read_change(line) for line in lines]

    async def due(self, until: int) -> list[str]:
        """Tables at which the server must act by itself by then."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(tables.c.id).where(tables.c.due <= until).order_by(tables.c.due).limit(10_000)
            )
            return [row.id for row in found]

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """The versions of these tables."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids)))
            return {row.id: row.version for row in found}

    async def listed(self, limit: int = 100) -> list[tuple[Header, list[Seat]]]:
        """Listed tables that wait or play, the latest first."""
        wanted = and_(tables.c.listed, tables.c.status.in_(["waiting", "playing"]))
        return await self.headers(foremost(wanted, tables.c.touched.desc(), limit))

    async def unfinished(self, person: str) -> list[str]:
        """Tables that wait or play, at which somebody sits or which he has opened."""
        wanted = and_(tables.c.id.in_(of_person(person)), tables.c.status.in_(["waiting", "playing"]))
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(select(tables.c.id).where(wanted))]

    async def bot_tables(self, host: str) -> int:
        """How many games of bots alone somebody has under way."""
        people_at = select(seats.c.table).where(seats.c.kind != "bot")
        wanted = and_(tables.c.host == host, tables.c.status == "playing", tables.c.id.not_in(people_at))
        async with self.engine.connect() as connection:
            found: int = (await connection.execute(select(func.count()).where(wanted))).scalar_one()
            return found

    async def headers(self, query: Any) -> list[tuple[Header, list[Seat]]]:
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
            sitting = select(seats).where(seats.c.table.in_([row.id for row in found])).order_by(seats.c.seat)
            places: dict[str, list[Seat]] = {row.id: [] for row in found}
            for place in await connection.execute(sitting):
                places[place.table].append(rows.read_seat(place))
            return [(rows.read_header(row), places[row.id]) for row in found]

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """What these people are called now."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(list(ids))))
            return {row.id: row.name for row in found}

    async def guests(self, ids: Iterable[str]) -> set[str]:
        """Who of these people has no account."""
        keys = select(func.count()).where(passkeys.c.person == people.c.id).scalar_subquery().label("keys")
        these = select(people.c.id, people.c.login, keys).where(people.c.id.in_(list(ids)), ~people.c.deleted)
        async with self.engine.connect() as connection:
            found = await connection.execute(these)
            return {row.id for row in found if not has_account(row.login, row.keys)}
