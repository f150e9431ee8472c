"""Good manners: whom people mute and block, what they report, and whom the operator has sent away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from ipaddress import ip_network

from sqlalchemy import delete, func, insert, or_, select

from ..core.errors import Refused
from ..protocol import NewReport, Shun, Shunned
from .accounts.blocks import Block
from .accounts.people import People
from .again import every
from .store.model import clock_time, new_id
from .store.schema import bans, blocks, journal, people, reports, seats, shunned
from .store.store import Store, of_table
from .texts import cleaned

# People whom one person may have muted or blocked.
MOST = 500
# Reports by one person that the operator has not looked at yet.
MOST_OPEN = 20
# Seconds after which it is looked who has been sent away although nobody has rung.
SURE = 60.0


class Manners:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._wake = asyncio.Event()

    def look(self) -> None:
        """The operator has decided something."""
        self._wake.set()

    # -- muting and blocking --------------------------------------------------------------------------------

    async def of(self, person: str) -> list[Shunned]:
        """Whom somebody has muted or blocked."""
        query = (
            select(shunned.c.other, shunned.c.blocked, people.c.name)
            .join(people, people.c.id == shunned.c.other)
            .where(shunned.c.person == person)
            .order_by(people.c.name, shunned.c.other)
        )
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return [Shunned(one.other, one.name, "block" if one.blocked else "mute") for one in found]

    async def shun(self, person: str, wish: Shun) -> list[Shunned]:
        if wish.who == person:
            raise Refused("not-yourself")
        this = (shunned.c.person == person) & (shunned.c.other == wish.who)
        async with self._store.transaction() as connection:
            await connection.execute(delete(shunned).where(this))
            if wish.how != "none":
                known = select(people.c.id).where(people.c.id == wish.who)
                if (await connection.execute(known)).first() is None:
                    raise Refused("no-such-person")
                many = select(func.count()).where(shunned.c.person == person)
                if (await connection.execute(many)).scalar_one() >= MOST:
                    raise Refused("shunned-many", most=MOST)
                row = {"person": person, "other": wish.who, "blocked": wish.how == "block"}
                await connection.execute(insert(shunned).values(**row))
        return await self.of(person)

    async def apart(self, ids: Collection[str]) -> set[frozenset[str]]:
        """The pairs of these people of whom one has blocked the other."""
        both = shunned.c.person.in_(ids) & shunned.c.other.in_(ids) & shunned.c.blocked
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(select(shunned).where(both))).all()
        return {frozenset((one.person, one.other)) for one in found}

    async def check_welcome(self, host: str | None, person: str) -> None:
        """Refuse somebody whom the host of a table has blocked."""
        this = (shunned.c.person == host) & (shunned.c.other == person) & shunned.c.blocked
        async with self._store.engine.connect() as connection:
            if (await connection.execute(select(shunned.c.other).where(this))).first() is not None:
                raise Refused("not-welcome")

    # -- reports ----------------------------------------------------------------------------------------------

    async def report(self, reporter: str, wish: NewReport) -> None:
        """Keep what somebody tells of another, with the lines in question as they stand in the journal."""
        if reporter == wish.who:
            raise Refused("not-yourself")
        said = select(journal.c.version, journal.c.at, journal.c.text).where(
            of_table(wish.table), journal.c.kind == "say", journal.c.person == wish.who
        )
        sits = select(seats.c.seat).where(seats.c.table == wish.table, seats.c.person == wish.who)
        still = select(func.count()).where(reports.c.reporter == reporter, reports.c.closed.is_(None))
        async with self._store.transaction() as connection:
            lines = (await connection.execute(said.where(journal.c.version.in_(wish.lines)))).all()
            there = lines or (await connection.execute(sits)).first() or (await connection.execute(said)).first()
            if not there:
                raise Refused("no-such-person")
            if (await connection.execute(still)).scalar_one() >= MOST_OPEN:
                raise Refused("reports-many", most=MOST_OPEN)
            row = {"id": new_id(), "at": clock_time(), "reporter": reporter, "person": wish.who}
            more = {"table": wish.table, "text": cleaned(wish.text, 300) if wish.text.strip() else "", "note": ""}
            told = [{"version": line.version, "at": line.at, "text": line.text} for line in lines]
            await connection.execute(insert(reports).values(**row, **more, lines=told, closed=None))

    # -- whom the operator has sent away ------------------------------------------------------------------------

    async def banned(self) -> set[str]:
        async with self._store.engine.connect() as connection:
            return {one.person for one in await connection.execute(select(bans.c.person))}

    async def blocked(self) -> list[Block]:
        """The networks from which no guests come in."""
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(select(blocks.c.network, blocks.c.until))).all()
        return [Block(ip_network(one.network), one.until) for one in found]

    async def watch(self, people: People, dismiss: Callable[[str], Awaitable[None]]) -> None:
        """Keep up with what the operator decides at the command line."""

        async def look() -> None:
            now = await self.banned()
            new = now - people.banned
            people.banned, people.blocked = now, await self.blocked()
            for person in new:
                await dismiss(person)

        await every(SURE, look, "bans", self._wake)

    async def blocked_with(self, person: str) -> set[str]:
        """Those whom somebody has blocked, or who have blocked him."""
        this = or_(shunned.c.person == person, shunned.c.other == person) & shunned.c.blocked
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(select(shunned).where(this))).all()
        return {one.other if one.person == person else one.person for one in found}
