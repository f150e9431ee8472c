"""A copy of everything a server keeps, in one file, from any database into any other.

The file is gzipped, a JSON value a line: what it is and the revision of the tables, then the rows,
then how many there were, so that one that was cut off is found out. It is made in one transaction, also while the
server runs. Seeds and the key that signs cookies are in it: it is readable for its owner only.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import JSON, Connection, MetaData, func, inspect, null, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import InterfaceError, OperationalError, StatementError
from sqlalchemy.ext.asyncio import create_async_engine

from .database import BadServer, Claim, check_file, connect, revision, steps, upgrade
from .schema import metadata, people, tables, tournaments

KIND = "taberna-backup"
FORM = 1
AT_ONCE = 500  # rows in one statement


async def write(url: URL, path: Path) -> int:
    """Writes a backup of the database; how many rows it has. An existing file is not touched."""
    engine = await connect(url)
    partial = path.with_name(f"{path.name}.part")
    try:
        if path.exists():
            raise FileExistsError(17, os.strerror(17))
        opened = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(opened, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as file:
            async with engine.connect() as connection:
                if engine.dialect.name != "sqlite":
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                count = await connection.run_sync(_dump, file)
        partial.replace(path)
    except OSError as error:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
        raise BadServer("file-not-written", path=str(path), why=error.strerror or str(error)) from None
    finally:
        await engine.dispose()
    return count


def _dump(connection: Connection, file: TextIO) -> int:
    _line(file, {"kind": KIND, "form": FORM, "revision": revision(connection)})
    count = 0
    for table in metadata.sorted_tables:
        for row in connection.execution_options(yield_per=AT_ONCE).execute(select(table)):
            _line(file, [table.name, {name: _plain(value) for name, value in row._mapping.items()}])
            count += 1
    _line(file, {"rows": count})
    return count


async def read(url: URL, path: Path) -> int:
    """Fills an empty database with the rows of a backup, all or none; how many it had."""
    lines = _lines(path)
    first = next(lines, None)
    if not isinstance(first, dict) or first.get("kind") != KIND or first.get("form") != FORM:
        raise BadServer("backup-bad", path=str(path))
    if first.get("revision") not in steps():
        raise BadServer("db-newer", revision=str(first.get("revision"))[:20])
    claim = await Claim.take(url)
    try:
        return await _restore(url, path, str(first["revision"]), lines)
    finally:
        await claim.give_up()


async def _restore(url: URL, path: Path, made_at: str, lines: Iterator[Any]) -> int:
    if url.drivername.startswith("sqlite") and url.database:
        check_file(Path(url.database))
    engine = create_async_engine(url, hide_parameters=True)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(_fill, path, made_at, lines)
    except (StatementError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, OperationalError | InterfaceError):
            raise BadServer(
                "db-not-opened", db=url.render_as_string(hide_password=True), why=str(error.orig)
            ) from None
        raise BadServer("backup-bad", path=str(path)) from None
    except OSError as error:
        raise BadServer("db-not-opened", db=url.render_as_string(hide_password=True), why=str(error)) from None
    finally:
        await engine.dispose()


def _fill(connection: Connection, path: Path, made_at: str, lines: Iterator[Any]) -> int:
    """The tables as they were when the backup was made, its rows, and then the tables as they are today."""
    if revision(connection) is not None:
        _refuse_full(connection)
        _drop(connection)
    upgrade(connection, made_at)
    known = MetaData()
    known.reflect(connection)
    waiting: list[dict[str, Any]] = []
    target = ""
    for count, line in enumerate(lines):
        if isinstance(line, dict):
            _insert(connection, known, target, waiting)
            if line.get("rows") != count:
                break
            upgrade(connection)
            return count
        name, row = _row(line, known, path)
        if name != target or len(waiting) >= AT_ONCE:
            _insert(connection, known, target, waiting)
            target, waiting = name, []
        waiting.append(row)
    raise BadServer("backup-bad", path=str(path))


def _row(line: Any, known: MetaData, path: Path) -> tuple[str, dict[str, Any]]:
    match line:
        case [str(name), dict(row)] if name in known.tables and set(row) <= set(known.tables[name].c.keys()):
            return name, row
    raise BadServer("backup-bad", path=str(path))


def _insert(connection: Connection, known: MetaData, name: str, rows: list[dict[str, Any]]) -> None:
    if not rows:
        return
    table = known.tables[name]
    # Nothing in a JSON column is an SQL null, not a JSON one. It is an expression: such rows go one by one.
    structured = {column.name for column in table.c if isinstance(column.type, JSON)}
    values = [
        {key: _value(kept, null() if key in structured else None) for key, kept in row.items()} for row in rows
    ]
    if structured:
        for value in values:
            connection.execute(table.insert().values(value))
    else:
        connection.execute(table.insert(), values)


def _refuse_full(connection: Connection) -> None:
    there = inspect(connection).get_table_names()
    for table in (one for one in (tables, people, tournaments) if one.name in there):
        if connection.execute(select(func.count()).select_from(text(f'"{table.name}"'))).scalar():
            raise BadServer("backup-not-empty")


def _drop(connection: Connection) -> None:
    """A server that was started and never used has tables of today and a key: room for those of the backup."""
    present = MetaData()
    present.reflect(connection)
    present.drop_all(connection)


def _plain(value: Any) -> Any:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else {"value": value}


def _value(kept: Any, nothing: Any) -> Any:
    if "bytes" in kept:
        return base64.b64decode(kept["bytes"])
    return nothing if kept["value"] is None else kept["value"]


def _line(file: TextIO, value: Any) -> None:
    file.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")


def _lines(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)
    except (gzip.BadGzipFile, EOFError, ValueError, zlib.error):
        raise BadServer("backup-bad", path=str(path)) from None
    except OSError as error:
        raise BadServer("file-not-read", path=str(path), why=error.strerror or str(error)) from None
