"""The alarms of clocks: one rings when time is up, and none for a table whose clock stands still."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from taberna.server.live.alarms import Alarms
from taberna.server.store.model import clock_time

HOUR = 3_600_000


def _table(name: str, deadline: int | None, status: str = "playing") -> Any:
    return SimpleNamespace(
        header=SimpleNamespace(id=name, status=status), clocks=SimpleNamespace(deadline=deadline)
    )


def test_it_rings_where_time_is_up_and_nowhere_else() -> None:
    rung: list[str] = []

    async def wait() -> None:
        alarms, last = Alarms(rung.append), asyncio.Event()
        now = clock_time()
        alarms.set(_table("stopped", now))
        alarms.stop("stopped")
        alarms.set(_table("more time", now))
        alarms.set(_table("more time", now + HOUR))
        alarms.set(_table("over", now, "over"))
        alarms.set(_table("nobody's", None))
        alarms.set(_table("up", now))
        Alarms(lambda table: last.set()).set(_table("after all of them", now + 50))
        async with asyncio.timeout(60):
            await last.wait()
        alarms.stop_all()

    asyncio.run(wait())
    assert rung == ["up"]
