"""The games of one person: those that wait for him first, then the others under way, then what is over."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Select, and_, select

from .model import Header, Seat
from .schema import journal, rating_changes, tables
from .store import Store, foremost, of_person

# So many under way are shown, and so many that are over at a time.
MOST_RUNNING = 200
SOME_OVER = 50
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
    his = tables.c.id.in_(of_person(person))
    over = and_(his, tables.c.status == "over", *([] if before is None else [tables.c.ended < before]))
    found = await store.headers(foremost(over, tables.c.ended.desc(), SOME_OVER))
    changes = await _changes(store, person, [header.id for header, _ in found])
    past = [
        Mine(header, seats, False, header.ended or header.created, changes.get(header.id))
        for header, seats in found
    ]
    return past if before is not None else [*await _running(store, person, his), *past]


async def _running(store: Store, person: str, his: Any) -> list[Mine]:
    wanted = and_(his, tables.c.status.in_(["waiting", "playing"]))
    found = await store.headers(foremost(wanted, tables.c.touched.desc(), MOST_RUNNING))
    asked = await _asked(store, [header.id for header, _ in found])
    mine = [
        Mine(header, seats, _waits_for(person, header, seats), asked.get(header.id) or header.created, None)
        for header, seats in found
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
        .where(journal.c.table == tables.c.id, journal.c.kind.in_(_MOVES))
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
