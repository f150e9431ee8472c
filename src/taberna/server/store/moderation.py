"""Reports and bans, for the operator: beside the running server, which notices by itself."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Row, delete, func, insert, or_, select, update
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from ...core.errors import Refused
from .bells import ring
from .database import connect
from .model import clock_time
from .schema import bans, blocks, people, reports

MOST = 200
DAY = 24 * 3600 * 1000


class Report(NamedTuple):
    id: str
    at: int
    person: str
    name: str
    reporter: str
    table: str
    lines: list[tuple[int, str]]
    text: str
    closed: int | None
    note: str
    others: int
    """How many other reports there are about the same person."""


class Ban(NamedTuple):
    person: str
    name: str
    at: int
    why: str


class Moderation:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, url: URL) -> Moderation:
        return cls(await connect(url))

    async def leave(self) -> None:
        await self._engine.dispose()

    async def reports(self, everything: bool) -> list[Report]:
        """Those that nobody has looked at yet, or all; the oldest first."""
        query = select(reports).order_by(reports.c.at).limit(MOST)
        if not everything:
            query = query.where(reports.c.closed.is_(None))
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return [await self._report(row) for row in found]

    async def report(self, which: str) -> Report:
        """A report by its id, or by how that begins."""
        query = select(reports).where(reports.c.id.startswith(which, autoescape=True)).limit(2)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).all()
        if not which or len(found) != 1:
            raise Refused("no-such-report", which=which[:40])
        return await self._report(found[0])

    async def _report(self, row: Row[Any]) -> Report:
        about = select(func.count()).where(reports.c.person == row.person, reports.c.id != row.id)
        async with self._engine.connect() as connection:
            others = (await connection.execute(about)).scalar_one()
            who = [row.person, row.reporter]
            named = await connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(who)))
            names = {one.id: one.name for one in named}
        lines = [(line["at"], line["text"]) for line in row.lines]
        name, reporter = names.get(row.person, "") or "?", names.get(row.reporter, "") or "?"
        told = (row.id, row.at, row.person, name, reporter, row.table, lines)
        return Report(*told, row.text, row.closed, row.note, others)

    async def close(self, which: str, note: str) -> None:
        found = await self.report(which)
        async with self._engine.begin() as connection:
            done = update(reports).where(reports.c.id == found.id)
            await connection.execute(done.values(closed=clock_time(), note=note))

    async def ban(self, person: str, why: str) -> None:
        async with self._engine.begin() as connection:
            known = await connection.execute(select(people.c.id).where(people.c.id == person))
            if known.first() is None:
                raise Refused("no-such-person")
            await connection.execute(delete(bans).where(bans.c.person == person))
            await connection.execute(insert(bans).values(person=person, at=clock_time(), why=why))
            await ring(connection, "manners")

    async def unban(self, person: str) -> None:
        async with self._engine.begin() as connection:
            if (await connection.execute(delete(bans).where(bans.c.person == person))).rowcount == 0:
                raise Refused("not-banned")
            await ring(connection, "manners")

    async def block(self, networks: list[str], days: int, why: str) -> None:
        """No guests come in from there, for so many days or, with 0, for ever."""
        now = clock_time()
        until = now + days * DAY if days else None
        async with self._engine.begin() as connection:
            await connection.execute(delete(blocks).where(blocks.c.network.in_(networks)))
            for network in networks:
                await connection.execute(insert(blocks).values(network=network, at=now, until=until, why=why))
            await ring(connection, "manners")

    async def unblock(self, networks: list[str]) -> None:
        async with self._engine.begin() as connection:
            gone = await connection.execute(delete(blocks).where(blocks.c.network.in_(networks)))
            if gone.rowcount == 0:
                raise Refused("not-blocked")
            await ring(connection, "manners")

    async def blocks(self) -> list[Row[Any]]:
        """What is blocked and since when, until when and why; what is over is left out."""
        standing = or_(blocks.c.until.is_(None), blocks.c.until > clock_time())
        async with self._engine.connect() as connection:
            query = select(blocks).where(standing).order_by(blocks.c.at, blocks.c.network)
            return list((await connection.execute(query)).all())

    async def bans(self) -> list[Ban]:
        query = select(bans, people.c.name).join(people, people.c.id == bans.c.person).order_by(bans.c.at)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return [Ban(row.person, row.name, row.at, row.why) for row in found]
