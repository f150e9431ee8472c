"""Keeps tables in SQL. Whatever it returns from has been committed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Executable, Row, and_, bindparam, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..protocol import Result
from .database import plain
from .model import Change, Header, Seat, Settings
from .schema import journal, people, seats, tables
from .shortcut import SqliteShortcut
from .writer import Done, Job, Writer

_ADD_TABLE = insert(tables)
_ADD_SEAT = insert(seats)
_ADD_CHANGE = insert(journal)
_TOUCH = update(tables).where(tables.c.id == bindparam("key"))
_SEAT = update(seats).where(and_(seats.c.table == bindparam("key"), seats.c.seat == bindparam("place")))
# The few columns that every move changes, apart from those that change once or twice in a game.
_MOVES = ("version", "touched", "due", "asked", "helped")
_MOVED = _TOUCH.values({name: bindparam(name) for name in _MOVES})
_TURNED = _TOUCH.values(
    {name: bindparam(name) for name in (*_MOVES, "status", "ended", "result", "next", "muted", "host")}
)
# The two that every move needs, for SQLite: many rows as one statement.
_ROW = func.json_each(bindparam("rows")).table_valued("value").c.value
_AT_ONCE: dict[Executable, Executable] = {
    _ADD_CHANGE: insert(journal).from_select(
        [column.name for column in journal.c],
        select(*(func.json_extract(_ROW, f"$.{column.name}") for column in journal.c)),
    ),
    _MOVED: update(tables)
    .where(tables.c.id == func.json_extract(_ROW, "$.key"))
    .values({name: func.json_extract(_ROW, f"$.{name}") for name in _MOVES}),
}
_RESEAT = _SEAT.values({name: bindparam(name) for name in ("kind", "person", "called", "bot", "away")})

Kept = tuple[Header, list[Seat], list[Change]]


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # SQLite has one writer at a time: whoever waits here does not wait, blind, for its lock.
        self._writing = asyncio.Lock()
        file = engine.url.database if engine.dialect.name == "sqlite" else None
        self._shortcut = SqliteShortcut(lambda: plain(file), _AT_ONCE) if file else None
        self.writer = Writer(engine, self._writing, self._shortcut)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """For changes that are not a table's; committed when it ends."""
        async with self._writing, self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        await self.writer.close()
        if self._shortcut is not None:
            await self._shortcut.close()
        await self.engine.dispose()

    # -- writing --------------------------------------------------------------------------------------

    async def create(self, header: Header, places: list[Seat], changes: Iterable[Change] = ()) -> None:
        job: list[tuple[Any, dict[str, object]]] = [(_ADD_TABLE, _header_row(header))]
        job += [(_ADD_SEAT, {"table": header.id, "seat": k, **_seat_row(one)}) for k, one in enumerate(places)]
        job += [(_ADD_CHANGE, _change_row(header.id, change)) for change in changes]
        await self.writer.write(job)

    async def commit(
        self, header: Header, change: Change, turned: bool = False, places: Sequence[tuple[int, Seat]] = ()
    ) -> None:
        """Add a line to a table's journal, with what it changes. Conflict if another process was quicker."""
        await self.writer.write(_job(header, change, turned, places))

    def commit_soon(self, header: Header, change: Change, turned: bool, done: Done) -> None:
        """The same without waiting."""
        self.writer.add(_job(header, change, turned), done)

    async def write(self, job: Job) -> None:
        await self.writer.write(job)

    # -- reading --------------------------------------------------------------------------------------

    async def load(self, table: str) -> Kept | None:
        sitting = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
        while True:
            async with self.engine.connect() as connection:
                row = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
                places = [_read_seat(place) for place in await connection.execute(sitting)]
            if row is None:
                return None
            header, changes = _read_header(row), await self.changes(table, 0)
            # They were read one after the other: another process may have written in between.
            if header.version == (changes[-1].version if changes else 0):
                return header, places, changes

    async def changes(self, table: str, after: int) -> list[Change]:
        """The journal of a table after a version."""
        wanted = and_(journal.c.table == table, journal.c.version > after)
        async with self.engine.connect() as connection:
            lines = await connection.execute(select(journal).where(wanted).order_by(journal.c.version))
            return [_read_change(line) for line in lines]

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
        return await self._headers(select(tables).where(wanted).order_by(tables.c.touched.desc()).limit(limit))

    async def of_person(self, person: str, before: int, limit: int = 50) -> list[tuple[Header, list[Seat]]]:
        """The tables somebody has a seat at or has brought, the latest first."""
        sits = select(seats.c.table).where(seats.c.person == person)
        wanted = and_(or_(tables.c.id.in_(sits), tables.c.host == person), tables.c.touched < before)
        return await self._headers(select(tables).where(wanted).order_by(tables.c.touched.desc()).limit(limit))

    async def unfinished(self, person: str) -> list[str]:
        """Tables that wait or play, at which somebody sits or which he has opened."""
        sits = select(seats.c.table).where(seats.c.person == person)
        his = or_(tables.c.id.in_(sits), tables.c.host == person)
        wanted = and_(his, tables.c.status.in_(["waiting", "playing"]))
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(select(tables.c.id).where(wanted))]

    async def _headers(self, query: Any) -> list[tuple[Header, list[Seat]]]:
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            sitting = select(seats).where(seats.c.table.in_([row.id for row in rows])).order_by(seats.c.seat)
            places: dict[str, list[Seat]] = {row.id: [] for row in rows}
            for place in await connection.execute(sitting):
                places[place.table].append(_read_seat(place))
            return [(_read_header(row), places[row.id]) for row in rows]

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """What these people are called now."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(list(ids))))
            return {row.id: row.name for row in found}


# -- rows ---------------------------------------------------------------------------------------------


def _header_row(header: Header) -> dict[str, object]:
    row = {name: getattr(header, name) for name in Header.__struct_fields__}
    row["settings"] = msgspec.to_builtins(header.settings)
    row["result"] = msgspec.to_builtins(header.result)
    row["listed"] = header.settings.listed
    row["touched"] = header.created
    row["counted"] = False
    return row


def _read_header(row: Row[Any]) -> Header:
    values = {name: getattr(row, name) for name in Header.__struct_fields__}
    values["settings"] = msgspec.convert(row.settings, Settings)
    values["result"] = msgspec.convert(row.result, Result | None)
    return Header(**values)


def _seat_row(seat: Seat) -> dict[str, object]:
    return {name: getattr(seat, name) for name in Seat.__slots__}


def _read_seat(row: Row[Any]) -> Seat:
    return Seat(**{name: getattr(row, name) for name in Seat.__slots__})


def _job(header: Header, change: Change, turned: bool, places: Sequence[tuple[int, Seat]] = ()) -> Job:
    """What a change does to the rows of its table."""
    moved: dict[str, object] = {
        "key": header.id,
        "version": change.version,
        "touched": change.at,
        "due": header.due,
        "asked": header.asked,
        "helped": header.helped,
    }
    job: list[tuple[Any, dict[str, object]]] = [(_ADD_CHANGE, _change_row(header.id, change))]
    if turned:
        rare = {name: getattr(header, name) for name in ("status", "ended", "next", "muted", "host")}
        job.append((_TURNED, {**moved, **rare, "result": msgspec.to_builtins(header.result)}))
    else:
        job.append((_MOVED, moved))
    job += [(_RESEAT, {"key": header.id, "place": k, **_seat_row(one)}) for k, one in places]
    return job


def _change_row(table: str, change: Change) -> dict[str, object]:
    return {**asdict(change), "table": table, "actions": " ".join(map(str, change.actions))}


def _read_change(row: Row[Any]) -> Change:
    values = {name: getattr(row, name) for name in Change.__struct_fields__}
    values["actions"] = tuple(int(action) for action in cast(str, row.actions).split())
    return Change(**values)
