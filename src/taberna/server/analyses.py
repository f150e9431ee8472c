"""Luck and skill of finished games: asked for by people, worked out behind play, kept.

A first answer and the full one have a process each, so that whoever asks does not wait for another's full one.
What was asked for is kept before it is begun: a server that starts again goes on with it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, cast

import msgspec
from sqlalchemy.exc import IntegrityError

from ..core.errors import Refused, TabernaError
from ..finished import AnalysedGame, LookedBack
from ..protocol import Problem
from . import replays
from .live.bot_workers import FairQueue
from .live.table import LiveTable
from .store import analyses as kept
from .store.store import Store

log = logging.getLogger(__name__)

# Games that one person may have analysed in a day.
QUOTA = 30
# Seconds of silence after which a process is ended. Long: on a busy machine hardly anything is left over for it,
# and one that works too long ends by itself.
PATIENCE = 3600.0
# Bytes of an answer: many times a long game's.
LARGEST = 64 * 1024 * 1024
# How much they give way to play: a first answer much, the full one as much as can be.
QUICK_NICE = 15
FULL_NICE = 19
COMMAND = (sys.executable, "-m", "taberna.server.analyst")
Report = Callable[[float], object]


class GaveUp(Exception):
    """The process died, or was ended because a game took too long."""


class Analyst:
    """A process at low priority, with those who wait for it."""

    def __init__(self, nice: int) -> None:
        self.queue = FairQueue()
        self._nice = nice
        self._process: Process | None = None
        self._pump = asyncio.create_task(self._run())

    @property
    def pid(self) -> int | None:
        """Of its process, while there is one."""
        return None if self._process is None else self._process.pid

    async def _run(self) -> None:
        while True:
            work = await self.queue.get()
            await work()

    async def ask(self, record: str, quick: bool, report: Report) -> dict[str, Any]:
        """What it says of a game. Only of one at a time: this is called by what waits in the queue."""
        try:
            return await self._ask(json.dumps({"record": record, "quick": quick}), report)
        except BaseException as error:  # a process in the middle of something answers no other question
            await self._dismiss()
            if isinstance(error, OSError | TimeoutError | ValueError):
                raise GaveUp from error
            raise

    async def _ask(self, question: str, report: Report) -> dict[str, Any]:
        process = await self._hired()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(question.encode() + b"\n")
        await process.stdin.drain()
        while True:
            line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
            if not line:
                raise GaveUp
            told = cast("dict[str, Any]", json.loads(line))
            if "done" not in told:
                return told
            report(told["done"])

    async def _hired(self) -> Process:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *COMMAND,
                str(self._nice),
                stdin=PIPE,
                stdout=PIPE,
                limit=LARGEST,
                creationflags=getattr(subprocess, "IDLE_PRIORITY_CLASS", 0),
            )
        return self._process

    async def _dismiss(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        self._pump.cancel()
        await asyncio.gather(self._pump, return_exceptions=True)
        await self._dismiss()


class Analyses:
    def __init__(
        self,
        store: Store,
        newest: Callable[[str], Awaitable[LiveTable]],
        names: dict[str, str],
        factor: float,
    ) -> None:
        self._store = store
        self._newest = newest
        self._names = names
        self._quota = int(QUOTA * factor)
        self._quick = Analyst(QUICK_NICE)
        self._full = Analyst(FULL_NICE)
        # How far those are that this process works on.
        self._done: dict[str, float] = {}

    def waiting(self) -> int:
        return len(self._quick.queue) + len(self._full.queue)

    async def go_on(self) -> None:
        """With what was asked for before the server started."""
        for table, person, stage in await kept.begun(self._store):
            self._wait(table, person, quick=stage == "waiting")

    async def close(self) -> None:
        await self._quick.close()
        await self._full.close()

    async def state(self, table: LiveTable) -> LookedBack:
        """How far it is; for everybody who may look at the game."""
        replays.finished(table)
        found = await kept.load(self._store, table.header.id)
        if found is None:
            return LookedBack("none", 0.0, None, None)
        return self._told(table.header.id, found)

    async def ask(self, table: LiveTable, person: str) -> LookedBack:
        """Somebody wants to know it. It is worked out once, whoever asks."""
        replays.finished(table)
        name = table.header.id
        if await kept.load(self._store, name) is None:
            if self._quota and await kept.used(self._store, person) >= self._quota:
                raise Refused("analysis-quota", most=self._quota)
            with suppress(IntegrityError):  # another was quicker, at another process
                await kept.begin(self._store, name, person)
                self._wait(name, person, quick=True)
        return await self.state(table)

    def _told(self, name: str, found: kept.Kept) -> LookedBack:
        done = self._done.get(name, 0.0)
        if found.stage == "failed":
            return LookedBack("failed", done, None, msgspec.json.decode(found.content, type=Problem))
        game = msgspec.json.decode(found.content, type=AnalysedGame) if found.content else None
        return LookedBack(cast("Any", found.stage), 1.0 if found.stage == "full" else done, game, None)

    # -- the work -----------------------------------------------------------------------------------------

    def _wait(self, name: str, person: str, quick: bool) -> None:
        analyst = self._quick if quick else self._full

        async def work() -> None:
            try:
                await self._look(analyst, name, person, quick)
            except Exception:
                log.exception("analysing %s", name)
            finally:
                self._done.pop(name, None)

        analyst.queue.put(person, work)

    async def _look(self, analyst: Analyst, name: str, person: str, quick: bool) -> None:
        def report(done: float) -> None:
            self._done[name] = done

        try:
            record = await replays.record_text(await self._newest(name), self._names)
            try:
                told = await analyst.ask(record, quick, report)
            except GaveUp:  # perhaps it was ended by somebody else
                told = await analyst.ask(record, quick, report)
        except TabernaError as error:
            told = {"problem": {"code": error.code, "facts": error.facts, "detail": str(error)}}
        except GaveUp:
            told = {"problem": {"code": "analysis-gave-up", "facts": {}, "detail": ""}}
        if "problem" in told:
            await kept.keep(self._store, name, "failed", json.dumps(told["problem"]))
            return
        await kept.keep(self._store, name, "quick" if quick else "full", json.dumps(told["found"]))
        if quick:
            self._wait(name, person, quick=False)
