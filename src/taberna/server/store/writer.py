"""Many tables commit at once: whoever waits while a commit is under way shares the next one.

One transaction for many moves costs the disk as much as one for a single move, so a busy server
stays quick, and an idle one commits at once.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from prometheus_client import Histogram
from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

log = logging.getLogger(__name__)

Values = Mapping[str, object]
Job = Sequence[tuple[Executable, Values]]
Done = Callable[[Exception | None], object]
"""Called once the job is committed, or with the reason why it is not: Conflict if its key is taken."""
MOST_AT_ONCE = 500
SOME = 32
"""Jobs whose ends are told before the loop sees to what has come in meanwhile."""


class Conflict(Exception):
    """Another process has written this version of the table first."""


class Bulk(Protocol):
    """A quicker way for some statements, past the layers of the library."""

    def knows(self, statement: Executable) -> bool: ...
    async def commit(self, groups: Mapping[Executable, list[Values]]) -> None: ...


class Writer:
    def __init__(self, engine: AsyncEngine, writing: asyncio.Lock, bulk: Bulk | None, commits: Histogram) -> None:
        self._engine = engine
        self._commits = commits
        self._bulk = bulk
        self._writing = writing
        self._waiting: list[tuple[Job, Done]] = []
        self._wake = asyncio.Event()
        self._stopping = False
        self._task = asyncio.create_task(self._run())

    def add(self, job: Job, done: Done) -> None:
        """Commit this job with the next ones, whole."""
        if not self._waiting:
            self._wake.set()
        self._waiting.append((job, done))

    async def write(self, job: Job) -> None:
        """Returns once the job is committed, whole; Conflict if its key is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.add(job, lambda error: _settle(done, error))
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
                # Apart: what goes the quick way does not wait for the libraries because of what can't.
                quick: list[tuple[Job, Done]] = []
                others: list[tuple[Job, Done]] = []
                for one in batch:
                    (quick if self._is_quick(one[0]) else others).append(one)
                if quick:
                    await self._write(quick, self._bulk)
                if others:
                    await self._write(others, None)
            if self._stopping:
                return

    def _is_quick(self, job: Job) -> bool:
        return self._bulk is not None and all(self._bulk.knows(statement) for statement, _ in job)

    async def _write(self, batch: list[tuple[Job, Done]], bulk: Bulk | None) -> None:
        try:
            with self._commits.time():
                async with self._writing:
                    await self._commit([job for job, _ in batch], bulk)
        except Exception as error:
            if len(batch) > 1:
                # One bad job must not take the others with it.
                for one in batch:
                    await self._write([one], bulk)
                return
            taken = isinstance(error, IntegrityError | sqlite3.IntegrityError)
            _say(batch[0][1], Conflict() if taken else error)
            return
        for count, (_, done) in enumerate(batch, 1):
            _say(done, None)
            if count % SOME == 0:
                await asyncio.sleep(0)

    async def _commit(self, jobs: list[Job], bulk: Bulk | None) -> None:
        """Equal statements of all jobs run as one; statements keep the order in which they first appear."""
        groups: dict[Executable, list[Values]] = {}
        for job in jobs:
            for statement, values in job:
                groups.setdefault(statement, []).append(values)
        if bulk is not None:
            await bulk.commit(groups)
            return
        async with self._engine.begin() as connection:
            for statement, rows in groups.items():
                await connection.execute(statement, rows)


def _say(done: Done, error: Exception | None) -> None:
    try:
        done(error)
    except Exception:
        log.exception("what was committed could not be told")  # and the others must be, all the same


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():  # whoever asked has been cancelled
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
