"""The store: commits together, conflicts, migrations with a copy first, bad databases."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select

from taberna.server.metrics import Metrics
from taberna.server.store import database
from taberna.server.store.database import BadServer, address, connect
from taberna.server.store.model import Change, Header, Seat, Settings, readable
from taberna.server.store.schema import metadata, secrets
from taberna.server.store.store import Store
from taberna.server.store.writer import Conflict, Job

# Of all that are shipped.
LAST = database.steps()[-1]
NEXT = f"""
import sqlalchemy as sa
from alembic import op

revision = "0099"
down_revision = "{LAST}"


def upgrade() -> None:
    op.add_column("secrets", sa.Column("extra", sa.Integer()))
"""


def test_commits_under_way_at_once_share_a_transaction_and_one_bad_job_fails_alone(tmp_path: Path) -> None:
    async def write() -> list[BaseException | None]:
        store = Store(await connect(address("", tmp_path)), Metrics())
        add = insert(secrets)
        jobs: list[Job] = [[(add, {"name": f"key {number % 9}", "value": b"x"})] for number in range(10)]
        done = await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)
        async with store.engine.connect() as connection:
            assert len((await connection.execute(select(secrets))).all()) == 9
        await store.close()
        return done

    done = asyncio.run(write())
    assert [type(one) for one in done].count(Conflict) == 1 and done.count(None) == 9


def test_moves_of_many_tables_are_kept_as_one_alone_would_be_and_a_conflict_hits_one(tmp_path: Path) -> None:
    def table(number: int) -> Header:
        name = readable(number.to_bytes(10, "big"))
        return Header(
            name,
            "alea",
            1,
            2,
            {"open": True, "rows": ("a 1", "b")},
            Settings(),
            None,
            b"seed",
            5,
            due=number or None,
            helped=number % 2 == 1,
        )

    async def play() -> None:
        store = Store(await connect(address("", tmp_path)), Metrics())
        headers = [table(number) for number in range(20)]
        await asyncio.gather(*(store.create(header, [Seat()]) for header in headers))
        moves = [
            Change(1, 7, "play", k % 3 or None, (f"place {k}", "die X"), text="“it’s” {}; --" if k else "")
            for k in range(len(headers))
        ]
        await store.commit(headers[3], moves[3])
        jobs = [store.commit(header, move) for header, move in zip(headers, moves, strict=True)]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [k for k, one in enumerate(done) if isinstance(one, Conflict)] == [3]
        for header, move in zip(headers, moves, strict=True):
            kept = await store.load(header.id)
            assert kept is not None and kept[2] == [move] and kept[0].options == header.options
            assert (kept[0].version, kept[0].due, kept[0].helped) == (1, header.due, header.helped)
        await store.close()

    asyncio.run(play())


def test_migrations_make_the_tables_of_the_schema(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> list[object]:
        engine = await connect(address("", tmp_path))
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(compare()) == []


def test_a_copy_is_made_before_a_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def opened() -> None:
        await (await connect(address("", tmp_path / "data"))).dispose()

    asyncio.run(opened())
    assert [path.name for path in (tmp_path / "data").glob("*before*")] == []
    shutil.copytree(database.MIGRATIONS, tmp_path / "migrations")
    (tmp_path / "migrations" / "versions" / "0099_next.py").write_text(NEXT)
    monkeypatch.setattr(database, "MIGRATIONS", tmp_path / "migrations")
    asyncio.run(opened())
    asyncio.run(opened())
    (copy,) = (tmp_path / "data").glob("*before*")
    assert copy.stat().st_mode & 0o077 == (tmp_path / "data" / "server.db").stat().st_mode & 0o077 == 0
    kept = sqlite3.connect(copy)
    assert kept.execute("SELECT version_num FROM alembic_version").fetchall() == [(LAST,)]
    kept.close()
    monkeypatch.undo()
    with pytest.raises(BadServer, match="newer version of Taberna"):
        asyncio.run(opened())


@pytest.mark.parametrize(
    ("db", "says"),
    [
        ("mysql://host/name", "not the address of a database"),
        ("nonsense", "not the address of a database"),
        ("sqlite:////proc/nowhere/x.db", "can’t be written"),
        ("postgresql://nobody@127.0.0.1:1/none", "can’t be opened"),
    ],
)
def test_a_database_that_can_not_be_used_is_named(tmp_path: Path, db: str, says: str) -> None:
    with pytest.raises(BadServer, match=says):
        asyncio.run(connect(address(db, tmp_path)))


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "server.db").write_text("no database at all, but long enough to be looked at" * 40)
    with pytest.raises(BadServer, match="not a database"):
        asyncio.run(connect(address("", tmp_path)))
