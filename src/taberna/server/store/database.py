"""Opens the database: SQLite in one file, or PostgreSQL by its address. Migrations run first."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from ...core.errors import TabernaError

log = logging.getLogger(__name__)
MIGRATIONS = Path(__file__).parent / "migrations"
# The number of the lock that says: this database is ours.
CLAIM = 7464
# Files up to this size, in bytes, are looked through before they are used.
CHECKED = 256 * 1024 * 1024
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
    engine = create_async_engine(url, hide_parameters=True, json_deserializer=msgspec.json.decode, **settings)
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
        raise _not_opened(url, error) from None
    return engine


class Claim:
    """Keeps a database to one process, or to those that hear of each other, as long as it lives."""

    def __init__(self, file: sqlite3.Connection | None = None, connection: AsyncConnection | None = None) -> None:
        self._file = file
        self._connection = connection

    @classmethod
    async def take(cls, url: URL, shared: bool = False) -> Claim:
        """`shared` with others that say so too: they hear of each other's moves through a Redis."""
        if url.drivername.startswith("sqlite"):
            return cls(_lock(Path(url.database))) if url.database else cls()
        engine = create_async_engine(url, hide_parameters=True, poolclass=NullPool)
        try:
            connection = await engine.connect()
            how = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
            taken = (await connection.execute(text(f"SELECT {how}({CLAIM})"))).scalar()
            await connection.commit()
        except (SQLAlchemyError, OSError) as error:
            await engine.dispose()
            raise _not_opened(url, error) from None
        if not taken:
            await connection.close()
            raise BadServer("db-in-use-alone", db=url.render_as_string(hide_password=True))
        return cls(connection=connection)

    async def give_up(self) -> None:
        if self._file is not None:
            self._file.close()
        if self._connection is not None:
            await self._connection.close()


def _lock(file: Path) -> sqlite3.Connection:
    check_file(file)
    holder = sqlite3.connect(file.with_name(f"{file.name}.lock"), timeout=0, isolation_level=None)
    try:
        holder.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        holder.close()
        raise BadServer("db-in-use", db=str(file)) from None
    return holder


def _not_opened(url: URL, error: Exception) -> BadServer:
    why = str(getattr(error, "orig", error))
    return BadServer("db-not-opened", db=url.render_as_string(hide_password=True), why=why)


def check_file(file: Path) -> None:
    """Refuse a file that can't be a database, before anything holds on to it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # Seeds and the key that signs cookies are in it: for nobody else on this machine.
        file.touch(0o600)
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA schema_version")
            if file.stat().st_size <= CHECKED:
                _check_content(connection)
    except OSError as error:
        raise BadServer("file-not-written", path=str(file), why=error.strerror or str(error)) from None
    except sqlite3.OperationalError as error:
        raise BadServer("db-not-opened", db=str(file), why=str(error)) from None
    except sqlite3.DatabaseError as error:
        raise _damaged(file, str(error)) from None


def _check_content(connection: sqlite3.Connection) -> None:
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise sqlite3.DatabaseError(found.splitlines()[-1])


def _damaged(file: Path, why: str) -> BadServer:
    """What is wrong with a file, and which copy of it there is."""
    copies = sorted(file.parent.glob(f"{file.name}.before-*"), key=lambda copy: copy.stat().st_mtime)
    if copies:
        return BadServer("db-damaged", db=str(file), why=why, copy=str(copies[-1]))
    return BadServer("db-damaged-alone", db=str(file), why=why)


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
