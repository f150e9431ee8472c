"""Keeps what was found of luck and skill in finished games, and what is still to be looked at."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update

from ...analysis import VERSION
from .model import clock_time
from .schema import analyses
from .store import Store

DAY = 24 * 3600 * 1000
# Stages of which more is to come.
OPEN = ("waiting", "quick")


class Kept(NamedTuple):
    stage: str
    content: str
    person: str


async def load(store: Store, table: str) -> Kept | None:
    query = select(analyses.c.stage, analyses.c.content, analyses.c.person).where(_of(table))
    async with store.engine.connect() as connection:
        row = (await connection.execute(query)).one_or_none()
    return None if row is None else Kept(*row)


async def begin(store: Store, table: str, person: str) -> None:
    """Somebody asks for it. What an older version has found goes."""
    row = {"table": table, "version": VERSION, "person": person, "asked": clock_time()}
    async with store.transaction() as connection:
        await connection.execute(delete(analyses).where(analyses.c.table == table))
        await connection.execute(insert(analyses).values(**row, stage="waiting", content=""))


async def keep(store: Store, table: str, stage: str, content: str) -> None:
    async with store.transaction() as connection:
        await connection.execute(update(analyses).where(_of(table)).values(stage=stage, content=content))


async def begun(store: Store) -> list[tuple[str, str, str]]:
    """Tables that were asked for and are not done, with who asked and how far they are; the first first."""
    query = (
        select(analyses.c.table, analyses.c.person, analyses.c.stage)
        .where(analyses.c.stage.in_(OPEN), analyses.c.version == VERSION)
        .order_by(analyses.c.asked)
    )
    async with store.engine.connect() as connection:
        return [(row[0], row[1], row[2]) for row in await connection.execute(query)]


async def used(store: Store, person: str) -> int:
    """How many somebody has asked for since this time yesterday."""
    lately = and_(analyses.c.person == person, analyses.c.asked > clock_time() - DAY)
    query = select(func.count()).select_from(analyses).where(lately)
    async with store.engine.connect() as connection:
        return int((await connection.execute(query)).scalar_one())


def _of(table: str) -> ColumnElement[bool]:
    return and_(analyses.c.table == table, analyses.c.version == VERSION)
