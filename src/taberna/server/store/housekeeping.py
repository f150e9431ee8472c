"""What nobody needs any more is forgotten, after a time that the operator sets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import and_, delete, or_, select, update

from .model import clock_time
from .schema import (
    analyses,
    bans,
    card_tallies,
    entrants,
    journal,
    notice_addresses,
    notices,
    pairings,
    passkeys,
    people,
    quiet_hours,
    rating_changes,
    ratings,
    round_tables,
    rounds,
    searches,
    seats,
    shunned,
    tables,
    tallies,
    tournaments,
    vacations,
)
from .store import Store

log = logging.getLogger(__name__)
DAY = 24 * 3600 * 1000
# Seconds between two looks.
LOOK = 3600.0
# And before the first one, so that a start is not slower for it.
FIRST = 30.0
# A table that has waited so long for players waits no more, whatever the operator says.
WAITING = 7 * DAY
# So many are forgotten at a time; others write in between.
SOME = 200


async def clean_up(store: Store, drop: Callable[[str], object], days: int) -> None:
    """Look again and again for what may go."""
    await asyncio.sleep(FIRST)
    while True:
        try:
            await close_waiting(store, drop, clock_time() - WAITING)
            if days:
                await forget_tables(store, drop, clock_time() - days * DAY)
                await forget_tournaments(store, clock_time() - days * DAY)
                await forget_guests(store, clock_time() - days * DAY)
        except Exception:
            log.exception("cleaning up")
        await asyncio.sleep(LOOK)


async def close_waiting(store: Store, drop: Callable[[str], object], before: int) -> int:
    """Close tables that nobody came to; how many."""
    old = and_(tables.c.status == "waiting", tables.c.touched < before)
    async with store.transaction() as connection:
        found = [row.id for row in await connection.execute(select(tables.c.id).where(old))]
        await connection.execute(update(tables).where(old).values(status="closed", due=None))
        for k in range(0, len(found), SOME):
            its = seats.c.table.in_(found[k : k + SOME])
            await connection.execute(update(seats).where(its).values(ended=0))
    for table in found:
        drop(table)
    return len(found)


async def forget_tables(store: Store, drop: Callable[[str], object], before: int) -> int:
    """Delete old tables at which nobody with an account sat; how many. Those under way stay."""
    keepers = select(people.c.id).where(
        or_(people.c.login.is_not(None), people.c.id.in_(select(passkeys.c.person)))
    )
    kept = select(seats.c.table).where(seats.c.person.in_(keepers))
    old = and_(
        tables.c.touched < before,
        tables.c.status.in_(["over", "closed"]),
        tables.c.id.not_in(kept),
        or_(tables.c.host.is_(None), tables.c.host.not_in(keepers)),
    )
    count = 0
    while True:
        async with store.transaction() as connection:
            rows = (await connection.execute(select(tables.c.id, tables.c.created).where(old).limit(SOME))).all()
            found = [row.id for row in rows]
            lines = journal.c.opened.in_([row.created for row in rows])
            await connection.execute(delete(journal).where(lines, journal.c.table.in_(found)))
            for table in (analyses, notices, pairings, rating_changes, seats):
                await connection.execute(delete(table).where(table.c.table.in_(found)))
            await connection.execute(delete(tables).where(tables.c.id.in_(found)))
        for name in found:
            drop(name)
        count += len(found)
        if len(found) < SOME:
            return count


async def forget_tournaments(store: Store, before: int) -> int:
    """Delete old tournaments in which nobody played whose account is still there; how many."""
    present = select(entrants.c.tournament).join(people, people.c.id == entrants.c.person).where(~people.c.deleted)
    old = and_(
        tournaments.c.status.in_(["over", "cancelled"]),
        tournaments.c.ended < before,
        tournaments.c.id.not_in(present),
    )
    async with store.transaction() as connection:
        found = [row.id for row in await connection.execute(select(tournaments.c.id).where(old).limit(SOME))]
        for table in (round_tables, rounds, entrants):
            await connection.execute(delete(table).where(table.c.tournament.in_(found)))
        await connection.execute(delete(tournaments).where(tournaments.c.id.in_(found)))
    return len(found)


async def forget_guests(store: Store, before: int) -> int:
    """Delete guests without an account who have been at no table that is kept; how many."""
    old = and_(
        people.c.login.is_(None),
        people.c.created < before,
        people.c.id.not_in(select(passkeys.c.person)),
        people.c.id.not_in(select(seats.c.person).where(seats.c.person.is_not(None))),
        people.c.id.not_in(select(tables.c.host).where(tables.c.host.is_not(None))),
    )
    async with store.transaction() as connection:
        found = [row.id for row in await connection.execute(select(people.c.id).where(old))]
        for k in range(0, len(found), SOME):
            some = found[k : k + SOME]
            for table in (ratings, rating_changes, tallies, card_tallies):
                await connection.execute(delete(table).where(table.c.player.in_(some)))
            for table in (notices, notice_addresses, quiet_hours, vacations, searches, shunned, bans):
                await connection.execute(delete(table).where(table.c.person.in_(some)))
            await connection.execute(delete(shunned).where(shunned.c.other.in_(some)))
            await connection.execute(delete(people).where(people.c.id.in_(some)))
    return len(found)
