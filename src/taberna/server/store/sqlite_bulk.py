"""The two statements that every move needs, on SQLite, past the layers of the library.

Many rows are one statement, which takes them as one JSON text and runs beside everything else: row by row the
thread would ask for the interpreter a thousand times, and wait for it each time.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import cast

import msgspec
from sqlalchemy import ClauseElement, Executable
from sqlalchemy.dialects import sqlite

from .writer import Values


class SqliteBulk:
    """`statements` are those it knows, each with one that takes `rows`. The connection lives in its own thread."""

    def __init__(
        self, connect: Callable[[], sqlite3.Connection], statements: Mapping[Executable, Executable]
    ) -> None:
        self._connect = connect
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "taberna-writer")
        self._ready = {known: _prepared(at_once) for known, at_once in statements.items()}

    def knows(self, statement: Executable) -> bool:
        return statement in self._ready

    async def commit(self, groups: Mapping[Executable, list[Values]]) -> None:
        """All of them in one transaction, or none."""
        work = [
            (*self._ready[statement], msgspec.json.encode(rows).decode()) for statement, rows in groups.items()
        ]
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: list[tuple[str, Values, str]]) -> None:
        if self._connection is None:
            self._connection = self._connect()
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            for text, constants, rows in work:
                connection.execute(text, {**constants, "rows": rows})
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)
        self._thread.shutdown()

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _prepared(statement: Executable) -> tuple[str, Values]:
    """Its text, and the parameters that are always the same."""
    compiled = cast(ClauseElement, statement).compile(dialect=sqlite.dialect(paramstyle="named"))
    return str(compiled), compiled.params
