"""Stored games outlive changes: a database from before moves were kept as texts, with games of all three kinds.

`data/before_texts.db.gz` was made by that version; `data/before_texts.json.gz` says how its games stood, and has
the records of the finished ones as that version wrote them.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config as Alembic
from sqlalchemy.ext.asyncio import create_async_engine

import taberna
from taberna import fair, frozen
from taberna.core.errors import TabernaError
from taberna.protocol import NewSeat, NewTable
from taberna.record import Record
from taberna.server import new_table, replays
from taberna.server.live import changes
from taberna.server.live.table import LiveTable
from taberna.server.service import Service
from taberna.server.store import database, schema

from .conftest import Run
from .stored import finished_record, opened, play_on

DATA = Path(__file__).parent / "data"
ABOUT: dict[str, Any] = json.loads(gzip.decompress((DATA / "before_texts.json.gz").read_bytes()))


def before(folder: Path) -> Path:
    """The database of then, unpacked."""
    file = folder / "server.db"
    file.write_bytes(gzip.decompress((DATA / "before_texts.db.gz").read_bytes()))
    return file


def is_outdated(table: LiveTable) -> bool:
    """Whether the rules have changed since then: such a table can be looked at, no more."""
    if table.header.rules == taberna.game_class(table.header.game).rules:
        return False
    assert table.frozen is not None and table.frozen.code == "table-old-rules"
    return True


async def check_all(one: Service) -> None:
    """Every game of then is here as it was, is played to its end, and its dice are as they were promised."""
    rng = taberna.Rng(5)
    for name, stood in ABOUT["positions"].items():
        table = await one.tables.get(name)
        if is_outdated(table):
            continue
        assert table.frozen is None and table.progress is not None, table.frozen
        state = table.progress.state
        if table.bot_for(stood["turn"]) is None:
            assert (state.turn, state.scores()) == (stood["turn"], stood["scores"])
            assert [table.game.text(action) for action in state.options()] == stood["options"]
        assert table.header.dice == fair.BY_NUMBER
        await play_on(one, name, rng)
        record = await finished_record(one, name)
        assert fair.check(Record.loads(record.dumps())) > 0 or record.game.name == "forum"
    for name, text in ABOUT["records"].items():
        table = await one.tables.get(name)
        if is_outdated(table):
            kept = await one.store.load(name)
            assert (
                kept is not None and json.loads(replays.untouched(*kept, {}))["moves"] == json.loads(text)["moves"]
            )
            continue
        record = replays.record(table, one.tables.names)
        then = Record.loads(text)
        assert (record.moves, record.result, record.dice) == (then.moves, then.result, then.dice)
        assert fair.check(Record.loads(record.dumps())) == fair.check(then)
    for name in ABOUT["tables"]["records"]:
        table = await one.tables.get(name)
        assert is_outdated(table) or (await one.replays.story(table, "me"))[-1].scores
    for name in ABOUT["tables"]["waiting"]:
        waiting = await one.tables.get(name)
        assert waiting.header.status == "waiting" and (waiting.frozen is None or is_outdated(waiting))


def test_a_database_of_numbers_is_taken_along(tmp_path: Path, run: Run) -> None:
    before(tmp_path)

    async def work() -> None:
        async with opened(tmp_path) as one:
            await check_all(one)

    run(work())
    assert (tmp_path / f"server.db.before-{database.steps()[-1]}").is_file()


def test_a_postgresql_of_numbers_is_taken_along(tmp_path: Path, run: Run, services: tuple[str, str]) -> None:
    file = before(tmp_path)
    url = database.address(services[0], tmp_path)

    def fill(connection: sa.Connection) -> None:
        config = Alembic()
        config.set_main_option("script_location", str(database.MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        then = sa.create_engine(f"sqlite:///{file}")
        there, here = sa.MetaData(), sa.MetaData()
        there.reflect(then)
        here.reflect(connection)
        with then.connect() as source:
            for name in ("people", "tables", "seats", "journal", "ratings"):
                table = there.tables[name]
                typed = sa.select(*(schema_type(table, column) for column in table.c))
                rows = [row._asdict() for row in source.execute(typed)]
                connection.execute(here.tables[name].insert(), rows)
        then.dispose()

    def schema_type(table: sa.Table, column: sa.Column[Any]) -> Any:
        """A column as the schema has it: SQLite itself does not tell booleans and JSON from the rest."""
        known = schema.metadata.tables[table.name].c.get(column.name)
        return column if known is None else sa.type_coerce(column, known.type).label(column.name)

    async def work() -> None:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.execute(sa.text("DROP SCHEMA public CASCADE"))
            await connection.execute(sa.text("CREATE SCHEMA public"))
            await connection.run_sync(fill)
        await engine.dispose()
        async with opened(tmp_path / "other", services[0]) as one:
            await check_all(one)
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.execute(sa.text("DROP SCHEMA public CASCADE"))
            await connection.execute(sa.text("CREATE SCHEMA public"))
        await engine.dispose()

    run(work())


def test_what_was_frozen_is_what_the_first_numbers_meant() -> None:
    """It may never change: digests of the tables of actions on that day."""
    assert {name: len(frozen.action_texts(name) or []) for name in ("alea", "forum", "pecunia")} == {
        "alea": 313,
        "forum": 12256,
        "pecunia": 410,
    }
    assert frozen.action_texts("somebody-elses") is None
    for record in ABOUT["records"].values():
        written = json.loads(record)
        assert set(written["moves"]) <= set(frozen.action_texts(written["game"]) or [])


def test_a_table_of_older_rules_is_shown_and_downloaded_and_never_played(tmp_path: Path, run: Run) -> None:
    async def work() -> None:
        seats = [NewSeat("me"), NewSeat("here", name="Livia")]
        async with opened(tmp_path) as one:
            julia = await one.people.guest("Julia")
            tables = [await one.tables.open(*new_table.opened(NewTable("alea", seats), julia)) for _ in range(4)]
            for table in tables:
                for _ in range(3):
                    assert table.progress is not None and table.asked is not None
                    option = table.progress.state.options()[0]
                    await one.tables.ask(table, changes.play(table.asked, table.decision, option, julia.id))
            old, gone, strange, fine = [table.header.id for table in tables]
            async with one.store.transaction() as connection:
                rows, journal = schema.tables, schema.journal
                await connection.execute(sa.update(rows).where(rows.c.id == old).values(rules=99))
                await connection.execute(sa.update(rows).where(rows.c.id == gone).values(game="tabula"))
                last = (journal.c.table == strange) & (journal.c.version == 3)
                await connection.execute(sa.update(journal).where(last).values(moves="climb by price"))
        async with opened(tmp_path) as one:
            for name, code in ((old, "table-old-rules"), (gone, "table-no-game"), (strange, "table-broken")):
                table = await one.tables.get(name)
                info = one.info(table)
                assert (info.frozen, info.status, table.progress) == (code, "playing", None)
                with pytest.raises(TabernaError) as refused:
                    await one.tables.ask(table, changes.play(0, table.decision, 0, julia.id))
                assert refused.value.code == code
                kept = await one.store.load(name)
                assert kept is not None
                record = json.loads(replays.untouched(*kept, one.tables.names))
                assert record["moves"] and record["names"] == ["Julia", "Livia"] and "dice" not in record
                assert record["rules"] == (99 if name == old else taberna.game_class("alea").rules)
            assert one.info(await one.tables.get(fine)).frozen is None
            listed = [game.table for game in await one.my_games(julia.id, None)]
            assert {info.frozen for info in listed} == {None, "table-old-rules", "table-no-game"}

    run(work())


def test_outcomes_of_chance_do_not_depend_on_the_order_of_numbers() -> None:
    """The dice of a new game are drawn by texts; those of an old one by the numbers that were."""
    state = taberna.game("pecunia", players=3).start()
    while state.turn != taberna.CHANCE:
        state.do(state.options()[0])
    texts = [state.game.text(action) for action, _ in fair.outcomes(state)]
    assert texts == sorted(texts)
    numbers = frozen.action_numbers("pecunia")
    texts = [state.game.text(action) for action, _ in fair.outcomes(state, fair.BY_NUMBER)]
    assert [numbers[text] for text in texts] == sorted(numbers[text] for text in texts)


def test_games_with_data_have_those_of_the_first_day() -> None:
    """Games of the first format are played with them, whatever is shipped by now."""
    for name in ("alea", "forum", "pecunia"):
        kind = taberna.game_class(name)
        assert bool(frozen.first_data(kind)) == bool(kind.shipped_data())
    first = frozen.first_data(taberna.game_class("pecunia"))
    # By their rules nobody plays any more, so no game is made of them; tables still name them by this digest.
    content = json.dumps(first, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    assert hashlib.sha256(content.encode()).hexdigest()[:16] == "f4823bf2b8559862"
