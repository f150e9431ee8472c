"""What is to be told, in the database: it outlives the server, and several processes tell it once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..store.schema import journal, notice_addresses, notices, seats, tables
from ..store.store import Store

# Rows that are looked at in one go.
SOME = 500
_MOVES = ("begin", "play", "undo")


class Turn(NamedTuple):
    """Somebody's turn at a table began with this version."""

    table: str
    person: str
    version: int


class Notice(NamedTuple):
    table: str
    person: str
    version: int
    due: int
    tries: int
    left: list[str] | None


class Outbox:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def turns(self, ids: list[str] | None, everybody: bool) -> list[Turn]:
        """Whose turns have begun at these tables, or at all; of those who want to hear of it, unless everybody's.

        A turn begins when somebody else has moved, and may be several decisions long.
        """
        mover = seats.alias()
        last = _last_move(journal.c.version)
        wanted = [tables.c.status == "playing", seats.c.kind == "person", seats.c.away.is_(None)]
        if ids is not None:
            wanted.append(tables.c.id.in_(ids))
        if not everybody:
            # Of what was asked before somebody wanted to hear of anything, he does not hear.
            asked = _last_move(journal.c.at)
            wants = and_(notice_addresses.c.person == seats.c.person, notice_addresses.c.confirmed)
            wanted.append(select(1).where(wants, notice_addresses.c.created <= asked).exists())
        query = (
            select(tables.c.id, seats.c.person, last.label("version"), mover.c.person.label("mover"))
            .join(seats, and_(seats.c.table == tables.c.id, seats.c.seat == tables.c.asked))
            .join(
                mover, and_(mover.c.table == tables.c.id, mover.c.seat == _last_move(journal.c.seat)), isouter=True
            )
            .where(*wanted)
        )
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Turn(row.id, row.person, row.version) for row in rows if row.mover != row.person]

    async def add(self, turns: list[Turn], due: int) -> None:
        """To be told then, unless it has been."""
        for k in range(0, len(turns), SOME):
            try:
                await self._add(turns[k : k + SOME], due)
            except IntegrityError:
                continue  # another process was quicker

    async def _add(self, turns: list[Turn], due: int) -> None:
        fresh: dict[str, Any] = {"due": due, "tries": 0, "left": None}
        ids = [turn.table for turn in turns]
        async with self._store.transaction() as connection:
            query = select(notices.c.table, notices.c.person, notices.c.version).where(notices.c.table.in_(ids))
            known = {(row.table, row.person): row.version for row in await connection.execute(query)}
            new = [turn for turn in turns if (turn.table, turn.person) not in known]
            if new:
                await connection.execute(insert(notices), [turn._asdict() | fresh for turn in new])
            for turn in turns:
                if known.get((turn.table, turn.person), turn.version) < turn.version:
                    older = _is(turn.table, turn.person) & (notices.c.version < turn.version)
                    changed = update(notices).where(older).values(version=turn.version, **fresh)
                    await connection.execute(changed)

    async def first(self) -> int | None:
        """When the next one is due."""
        async with self._store.engine.connect() as connection:
            found: int | None = (await connection.execute(select(func.min(notices.c.due)))).scalar()
            return found

    async def waiting(self, until: int) -> list[Notice]:
        """What is due by then, the oldest first."""
        query = select(notices).where(notices.c.due <= until).order_by(notices.c.due).limit(SOME)
        async with self._store.engine.connect() as connection:
            rows = await connection.execute(query)
            return [Notice(r.table, r.person, r.version, r.due, r.tries, r.left) for r in rows]

    async def put_off(self, notice: Notice, due: int | None, **values: object) -> bool:
        """Until then, for good if there is no time; whether no other process has seen to it meanwhile."""
        same = (
            _is(notice.table, notice.person)
            & (notices.c.version == notice.version)
            & (notices.c.due == notice.due)
        )
        async with self._store.transaction() as connection:
            changed = update(notices).where(same).values(due=due, **values)
            return (await connection.execute(changed)).rowcount == 1

    async def drop_seen(self, waiting: list[Notice], seen: Callable[[str, str], bool]) -> list[Notice]:
        """Those who look at the table need not be told; the others."""
        others = []
        for notice in waiting:
            if seen(notice.table, notice.person):
                await self.put_off(notice, None)
            else:
                others.append(notice)
        return others

    async def still(self, found: list[Notice]) -> set[tuple[str, str]]:
        """Which of these turns are still as they were: nobody has moved since."""
        current = await self.turns([notice.table for notice in found], everybody=True)
        versions = {(turn.table, turn.person): turn.version for turn in current}
        return {
            (notice.table, notice.person)
            for notice in found
            if versions.get((notice.table, notice.person)) == notice.version
        }


def _is(table: str, person: str) -> Any:
    return and_(notices.c.table == table, notices.c.person == person)


def _last_move(column: Any) -> Any:
    """Of the last move of a table."""
    return (
        select(column)
        .where(journal.c.opened == tables.c.created, journal.c.table == tables.c.id, journal.c.kind.in_(_MOVES))
        .order_by(journal.c.version.desc())
        .limit(1)
        .correlate(tables)
        .scalar_subquery()
    )
