"""Tables of a server without its sockets: opened, played on and read, for tests of what is stored."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import sqlalchemy as sa

import taberna
from taberna.core.errors import Refused
from taberna.protocol import NewTable, Person
from taberna.record import Record
from taberna.server import new_table, replays
from taberna.server.config import Config
from taberna.server.live import changes
from taberna.server.service import Service
from taberna.server.store import schema


def opened(folder: Path, db: str = "") -> AbstractAsyncContextManager[Service]:
    return service_of(Config(folder=folder, db=db))


@asynccontextmanager
async def service_of(config: Config) -> AsyncIterator[Service]:
    one = await Service.open(config)
    try:
        yield one
    finally:
        await one.close()


async def member(one: Service, name: str) -> Person:
    """Somebody with an account."""
    guest = await one.people.guest(name)
    # A password takes a processor a while; an account is a login, whatever its password.
    await one.people._update(guest.id, login=f"{name.lower()}-{guest.id}")
    return await one.people.get(guest.id)


async def begun(one: Service, wish: NewTable, host: Person) -> str:
    """The id of a new table."""
    return (await one.tables.open(*new_table.opened(wish, host))).header.id


async def play_on(one: Service, name: str, rng: taberna.Rng, moves: int | None = None) -> None:
    """Play every seat that no bot plays, at random: so many moves, or to the end."""
    while moves is None or moves > 0:
        table = await one.tables.get(name)
        seat = table.asked
        assert table.frozen is None, table.frozen
        if seat is None:
            return
        if table.bot_for(seat) is not None:
            await asyncio.sleep(0.01)
            continue
        assert table.progress is not None
        options = table.progress.state.options()
        chosen, person = options[rng.below(len(options))], table.seats[seat].person
        try:
            await one.tables.ask(table, changes.play(seat, table.decision, chosen, person))
        except Refused as error:  # the bot was quicker
            assert error.code in ("stale-decision", "not-your-turn")
            continue
        moves = None if moves is None else moves - 1


async def tables_of(one: Service) -> list[str]:
    async with one.store.transaction() as connection:
        return [str(row[0]) for row in await connection.execute(sa.select(schema.tables.c.id))]


async def finished_record(one: Service, name: str) -> Record:
    return replays.record(await one.tables.get(name), one.tables.names)
