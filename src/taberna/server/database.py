"""Opens the database: SQLite in one file, or PostgreSQL by its address. Migrations run first."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..core.errors import TabernaError

log = logging.getLogger(__name__)
MIGRATIONS = Path(__file__).parent / "migrations"
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class BadServer(TabernaError):
    """The server can't start as it was asked to."""


def address(chosen: str, folder: Path) -> URL:
    """The database that was asked for, or the file in the data folder."""
    if not chosen:
        return URL.create("sqlite+aiosqlite", database=str(folder / "server.db"))
    try:
        url = make_url(chosen)
    except ArgumentError:
        raise BadServer("db-address", text=chosen.partition("@")[2] or chosen) from None
    driver = _DRIVERS.get(url.drivername)
    if driver is None:
        raise BadServer("db-address", text=url.render_as_string(hide_password=True))
    if driver.endswith("asyncpg") and find_spec("asyncpg") is None:
        raise BadServer("db-no-driver", package="taberna[cluster]")
    return url.set(drivername=driver)


async def connect(url: URL) -> AsyncEngine:
    """An engine for a database whose tables are as this version wants them."""
    lite = url.drivername.startswith("sqlite")
    if lite and url.database:
        check_file(Path(url.database))
    # Errors go to the log: the values of a statement, seeds and passwords among them, must not.
    settings: dict[str, Any] = {} if lite else {"pool_size": 10, "pool_pre_ping": True}
    engine = create_async_engine(url, hide_parameters=True, **settings)
    if lite:
        event.listen(engine.sync_engine, "connect", _pragmas)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate, Path(url.database) if lite and url.database else None)
    except BadServer:
        await engine.dispose()
        raise
    except (SQLAlchemyError, OSError) as error:
        await engine.dispose()
        why = str(getattr(error, "orig", error))
        raise BadServer("db-not-opened", db=url.render_as_string(hide_password=True), why=why) from None
    return engine


def claim(url: URL) -> sqlite3.Connection | None:
    """Keep a SQLite file to this process as long as it lives: two would not hear of each other's moves."""
    if not url.drivername.startswith("sqlite") or not url.database:
        return None
    file = Path(url.database)
    check_file(file)
    holder = sqlite3.connect(file.with_name(f"{file.name}.lock"), timeout=0, isolation_level=None)
    try:
        holder.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        holder.close()
        raise BadServer("db-in-use", db=str(file)) from None
    return holder


def check_file(file: Path) -> None:
    """Refuse a file that can't be a database, before anything holds on to it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # Seeds and the key that signs cookies are in it: for nobody else on this machine.
        file.touch(0o600)
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA schema_version")
    except OSError as error:
        raise BadServer("file-not-written", path=str(file), why=error.strerror or str(error)) from None
    except sqlite3.Error as error:
        raise BadServer("db-not-opened", db=str(file), why=str(error)) from None


def plain(file: str) -> sqlite3.Connection:
    """A connection past all layers, set up as theirs are; the caller begins and commits."""
    connection = sqlite3.connect(file, isolation_level=None)
    _pragmas(connection, None)
    return connection


def _pragmas(connection: Any, _: object) -> None:
    """A reader never waits for the writer, and what is committed is on the disk."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _migrate(connection: Connection, file: Path | None) -> None:
    if file is None:
        # Several processes may start at once: one migrates, the others wait.
        connection.execute(text("SELECT pg_advisory_xact_lock(7463)"))
    known = steps()
    present = revision(connection)
    if present == known[-1]:
        return
    if present is not None and present not in known:
        raise BadServer("db-newer", revision=present)
    if present is not None:
        log.info("the database goes from revision %s to %s", present, known[-1])
        if file is not None:
            backup(file, file.with_name(f"{file.name}.before-{known[-1]}"))
    upgrade(connection)


def steps() -> list[str]:
    """The revisions of the tables that this version knows, in order."""
    return sorted(step.name.partition("_")[0] for step in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def revision(connection: Connection) -> str | None:
    """Which step made the tables what they are; None for an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def upgrade(connection: Connection, target: str = "head") -> None:
    """Bring the tables to a revision."""
    from alembic import command  # most starts have no use for it, and it is slow to import
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def backup(file: Path, copy: Path) -> None:
    """A whole copy of a SQLite file, also while it is in use."""
    copy.touch(0o600)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
