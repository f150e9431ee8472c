"""The games of one person: those that wait for him first, then the others under way, then what is over."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Select, and_, select, union

from .model import Header, Seat
from .schema import journal, rating_changes, seats, tables
from .store import Store, foremost

# So many under way are shown, and so many that are over at a time.
MOST_RUNNING = 200
SOME_OVER = 50
# Seats of one person at one table, at a screen that several share.
MOST_SEATS = 16
_MOVES = ("begin", "play", "undo")


class Mine(NamedTuple):
    header: Header
    seats: list[Seat]
    turn: bool
    """Whether it waits for the person."""
    since: int
    """When the present question was asked, the game has ended, or the table was opened."""
    rating: tuple[float, float] | None
    """Before and after the game, if it counted for the person."""


async def my_games(store: Store, person: str, before: int | None) -> list[Mine]:
    """All under way and the latest that are over; only those that ended before a time, if one is given."""
    found = await _these(store, await _latest(store, person, before), tables.c.ended.desc())
    changes = await _changes(store, person, [header.id for header, _ in found])
    past = [
        Mine(header, places, False, header.ended or header.created, changes.get(header.id))
        for header, places in found
    ]
    return past if before is not None else [*await _running(store, person), *past]


async def _these(store: Store, ids: list[str], order: Any) -> list[tuple[Header, list[Seat]]]:
    return await store.headers(select(tables).where(tables.c.id.in_(ids)).order_by(order)) if ids else []


async def _latest(store: Store, person: str, before: int | None) -> list[str]:
    """The latest games that are over, at which he had a seat or which he had opened or brought.

    Each of the two comes from an index in its order: how many there are does not matter.
    """
    end = before if before is not None else 1 << 60
    sat = (
        select(seats.c.table, seats.c.ended)
        .where(seats.c.person == person, seats.c.ended > 0, seats.c.ended < end)
        .order_by(seats.c.ended.desc())
        .limit(MOST_SEATS * SOME_OVER)
    )
    hosted = (
        select(tables.c.id, tables.c.ended)
        .where(tables.c.host == person, tables.c.status == "over", tables.c.ended < end)
        .order_by(tables.c.ended.desc())
        .limit(SOME_OVER)
    )
    async with store.engine.connect() as connection:
        found = dict[str, int]()
        for query in (sat, hosted):
            found.update((row[0], row[1]) for row in await connection.execute(query))
    return sorted(found, key=lambda table: -found[table])[:SOME_OVER]


async def _running(store: Store, person: str) -> list[Mine]:
    status = tables.c.status.in_(["waiting", "playing"])
    sat = select(seats.c.table).where(seats.c.person == person, seats.c.ended.is_(None))
    his = union(sat, select(tables.c.id).where(tables.c.host == person, status))
    found = await store.headers(
        foremost(and_(tables.c.id.in_(his), status), tables.c.touched.desc(), MOST_RUNNING)
    )
    asked = await _asked(store, [header.id for header, _ in found])
    mine = [
        Mine(header, places, _waits_for(person, header, places), asked.get(header.id) or header.created, None)
        for header, places in found
    ]
    # Who has waited longest comes first; of the others the latest.
    return sorted(mine, key=lambda one: (not one.turn, one.since if one.turn else -one.since))


def _waits_for(person: str, header: Header, seats: list[Seat]) -> bool:
    """Whether somebody is asked himself: not a bot that plays for him."""
    if header.status != "playing" or header.asked is None:
        return False
    seat = seats[header.asked]
    return seat.kind == "person" and seat.person == person and seat.away is None


async def _asked(store: Store, ids: list[str]) -> dict[str, int | None]:
    """When the present questions were asked: what is said or who comes and goes since does not matter."""
    last = (
        select(journal.c.at)
        .where(journal.c.opened == tables.c.created, journal.c.table == tables.c.id, journal.c.kind.in_(_MOVES))
        .order_by(journal.c.version.desc())
        .limit(1)
        .scalar_subquery()
    )
    query: Select[Any] = select(tables.c.id, last.label("asked")).where(tables.c.id.in_(ids))
    async with store.engine.connect() as connection:
        return {row.id: row.asked for row in await connection.execute(query)}


async def _changes(store: Store, person: str, ids: list[str]) -> dict[str, tuple[float, float]]:
    query = select(rating_changes).where(rating_changes.c.table.in_(ids), rating_changes.c.player == person)
    async with store.engine.connect() as connection:
        return {row.table: (row.before, row.after) for row in await connection.execute(query)}
