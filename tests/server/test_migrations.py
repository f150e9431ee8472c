"""A database of before vacations, searches and manners is taken along, with SQLite and with PostgreSQL."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config as Alembic
from sqlalchemy.ext.asyncio import create_async_engine

from taberna.protocol import NewSeat, NewTable
from taberna.server import new_table
from taberna.server.config import Config
from taberna.server.service import Service
from taberna.server.store import database
from taberna.server.store.model import new_id

from .conftest import Run


def test_seats_say_when_their_games_have_ended(config: Config, run: Run) -> None:
    person, ids = new_id(), {status: new_id() for status in ("waiting", "playing", "over", "closed")}

    def fill(connection: sa.Connection) -> None:
        alembic = Alembic()
        alembic.set_main_option("script_location", str(database.MIGRATIONS))
        alembic.attributes["connection"] = connection
        command.upgrade(alembic, "0006")
        there = sa.MetaData()
        there.reflect(connection)
        folks: dict[str, Any] = {"id": person, "name": "Julia", "epoch": 0, "created": 1, "deleted": False}
        connection.execute(there.tables["people"].insert(), folks)
        for k, (status, name) in enumerate(ids.items()):
            row: dict[str, Any] = {"id": name, "game": "alea", "rules": 1, "players": 2, "options": {}}
            row |= {"settings": {}, "host": person, "seed": b"", "created": 1, "touched": k, "listed": False}
            row |= {"status": status, "ended": 77 if status == "over" else None, "version": 0, "muted": []}
            row |= {"helped": False, "rated": False, "uploaded": False, "counted": False, "data": "", "dice": ""}
            row = {
                key: sa.type_coerce(v, sa.JSON()) if isinstance(v, dict | list) else v for key, v in row.items()
            }
            connection.execute(there.tables["tables"].insert().values(**row))
            seat = {"table": name, "seat": 0, "kind": "person", "person": person, "called": ""}
            connection.execute(there.tables["seats"].insert(), seat)
            line = {"table": name, "version": 1, "at": k, "kind": "say", "moves": "", "person": person}
            connection.execute(there.tables["journal"].insert(), {**line, "text": "Ave"})

    async def work() -> None:
        engine = create_async_engine(database.address(config.db, config.folder))
        async with engine.begin() as connection:
            await connection.run_sync(fill)
        await engine.dispose()
        one = await Service.open(config)
        try:
            async with one.store.engine.connect() as connection:
                query = sa.text('SELECT "table", ended, vacation FROM seats')
                found = {row.table: (row.ended, bool(row.vacation)) for row in await connection.execute(query)}
            ended = {"waiting": None, "playing": None, "over": 77, "closed": 0}
            assert found == {ids[status]: (at, False) for status, at in ended.items()}
            for k, name in enumerate(ids.values()):
                (line,) = await one.store.changes(name, 0)
                assert (line.version, line.at, line.kind, line.person, line.text) == (1, k, "say", person, "Ave")
            mine = [game.table.id for game in await one.my_games(person, None)]
            assert sorted(mine[:2]) == sorted([ids["waiting"], ids["playing"]]) and mine[2:] == [ids["over"]]
            # And whatever is opened and closed from now on is kept so.
            julia = await one.people.get(person)
            seats = [NewSeat("me"), NewSeat("open")]
            table = await one.tables.open(*new_table.opened(NewTable("alea", seats), julia))
            await one._leave(table, person)
            assert len(await one.my_games(person, None)) == 3
            async with one.store.engine.connect() as connection:
                closed = sa.text('SELECT ended FROM seats WHERE "table" = :name AND seat = 0')
                assert (await connection.execute(closed, {"name": table.header.id})).scalar() == 0
        finally:
            await one.close()

    run(work())
