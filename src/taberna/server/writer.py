"""Many tables commit at once: whoever waits while a commit is under way shares the next one.

One transaction for many moves costs the disk as much as one for a single move, so a busy server
stays quick, and an idle one commits at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Job = Sequence[tuple[Executable, Mapping[str, object]]]
# Statements that another one can do for many rows, which it takes as one JSON text called `rows`.
AtOnce = Mapping[Executable, Executable]
MOST_AT_ONCE = 500


class Conflict(Exception):
    """Another process has written this version of the table first."""


class Writer:
    def __init__(self, engine: AsyncEngine, writing: asyncio.Lock, at_once: AtOnce) -> None:
        self._engine = engine
        self._at_once = at_once
        self._writing = writing
        self._waiting: list[tuple[Job, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._stopping = False
        self._task = asyncio.create_task(self._run())

    async def write(self, job: Job) -> None:
        """Returns once the job is committed, whole; Conflict if its key is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        """Commit what waits, then stop."""
        self._stopping = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._write(batch)
            if self._stopping:
                return

    async def _write(self, batch: list[tuple[Job, asyncio.Future[None]]]) -> None:
        try:
            async with self._writing, self._engine.begin() as connection:
                await self._execute(connection, [job for job, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                # One bad job must not take the others with it.
                for one in batch:
                    await self._write([one])
                return
            _settle(batch[0][1], Conflict() if isinstance(error, IntegrityError) else error)
            return
        for _, done in batch:
            _settle(done, None)

    async def _execute(self, connection: AsyncConnection, jobs: list[Job]) -> None:
        """Equal statements of all jobs run as one; statements keep the order in which they first appear."""
        groups: dict[Executable, list[Mapping[str, object]]] = {}
        for job in jobs:
            for statement, values in job:
                groups.setdefault(statement, []).append(values)
        for statement, rows in groups.items():
            at_once = self._at_once.get(statement)
            if at_once is None:
                await connection.execute(statement, rows)
            else:
                await connection.execute(at_once, {"rows": msgspec.json.encode(rows).decode()})


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():  # whoever asked has been cancelled
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
