"""Vacations: somebody goes, and the clocks of all his games of correspondence stand still until he is back.

The operator says how many days there are in a year. Which seats stand still is in the journals of their tables;
a look every minute makes them agree with who is away, also after a crash between the two.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..core.errors import Refused
from ..protocol import Vacation
from .again import every
from .live import changes
from .live.tables import LiveTables
from .store import rows
from .store.model import clock_time
from .store.schema import seats, tables, vacations
from .store.store import Store

DAY = 24 * 3600 * 1000
YEAR = 365 * DAY
# Seconds between two looks.
LOOK = 60.0
# Who has come back so short a time ago may still be away at a table, in milliseconds.
RECENT = 10 * 60 * 1000
# Seats at one table that one person may have.
MOST_SEATS = 16


class Vacations:
    def __init__(self, store: Store, live: LiveTables, days: int) -> None:
        self._store = store
        self._live = live
        self._days = days
        self._back = YEAR

    async def run(self) -> None:
        await every(LOOK, self.look, "vacations")

    async def of(self, person: str) -> Vacation:
        """How somebody stands."""
        taken, current = await self._taken(person)
        left = max(0, self._days * DAY - taken)
        if current is None:
            return Vacation(self._days, left, None, None)
        return Vacation(self._days, left, current.began, current.until)

    async def _taken(self, person: str) -> tuple[int, Any]:
        """Milliseconds of the last year for which somebody was away, and the vacation that he is on."""
        now = clock_time()
        query = select(vacations).where(
            vacations.c.person == person, or_(vacations.c.ended.is_(None), vacations.c.ended > now - YEAR)
        )
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        taken = sum(min(one.ended or now, one.until, now) - max(one.began, now - YEAR) for one in found)
        return taken, next((one for one in found if one.ended is None and one.until > now), None)

    async def begin(self, person: str) -> Vacation:
        taken, current = await self._taken(person)
        left = self._days * DAY - taken
        if current is None:
            if left <= 0:
                raise Refused("no-vacation-left", days=self._days)
            now = clock_time()
            row = {"person": person, "began": now, "until": now + left}
            try:
                async with self._store.transaction() as connection:
                    await connection.execute(insert(vacations).values(**row, ended=None))
            except IntegrityError:
                pass  # asked twice in one millisecond
            await self._see_to(person, True)
        return await self.of(person)

    async def end(self, person: str) -> Vacation:
        mine = and_(vacations.c.person == person, vacations.c.ended.is_(None))
        async with self._store.transaction() as connection:
            await connection.execute(update(vacations).where(mine).values(ended=clock_time()))
        await self._see_to(person, False)
        return await self.of(person)

    async def look(self) -> None:
        """End what has lasted long enough, and make the tables agree; after a start, whatever happened before."""
        now = clock_time()
        over = and_(vacations.c.ended.is_(None), vacations.c.until <= now)
        async with self._store.engine.connect() as connection:
            late = {one.person for one in await connection.execute(select(vacations.c.person).where(over))}
        if late:
            async with self._store.transaction() as connection:
                await connection.execute(update(vacations).where(over).values(ended=vacations.c.until))
        concerned = or_(vacations.c.ended.is_(None), vacations.c.ended > now - self._back)
        query = select(vacations.c.person, vacations.c.ended).where(concerned)
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        away = {one.person for one in found if one.ended is None}
        for person in sorted(late | {one.person for one in found}):
            await self._see_to(person, person in away)
        self._back = RECENT

    async def _see_to(self, person: str, away: bool) -> None:
        """Stop or start somebody's clocks at all his tables of correspondence."""
        his = select(seats.c.table).where(
            seats.c.person == person, seats.c.kind == "person", seats.c.vacation != away
        )
        query = select(tables).where(tables.c.id.in_(his), tables.c.status.in_(["waiting", "playing"]))
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        for header in map(rows.read_header, found):
            if header.settings.by_post:
                await self._stop_clocks(header.id, person, away)

    async def _stop_clocks(self, table: str, person: str, away: bool) -> None:
        try:
            live = await self._live.newest(table)
            for _ in range(min(MOST_SEATS, len(live.seats_of(person)))):
                await self._live.ask(live, changes.vacation(person, away))
        except Refused:
            pass  # it can only be looked at
