"""An alarm for every table at which a clock runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..store.model import clock_time
from .table import LiveTable


class Alarms:
    def __init__(self, ring: Callable[[str], None]) -> None:
        """`ring` is called with the table whose time is up."""
        self._ring = ring
        self._set: dict[str, asyncio.TimerHandle] = {}

    def set(self, table: LiveTable) -> None:
        """For when somebody's time there is up, if anybody's runs; instead of the one before."""
        name, deadline = table.header.id, table.clocks.deadline
        self.stop(name)
        if deadline is not None and table.header.status == "playing":
            # A little late rather than a little early: then it would find that there is still time.
            wait = max(0, deadline - clock_time() + 5) / 1000
            self._set[name] = asyncio.get_running_loop().call_later(wait, self._ring, name)

    def stop(self, table: str) -> None:
        alarm = self._set.pop(table, None)
        if alarm is not None:
            alarm.cancel()

    def stop_all(self) -> None:
        for table in list(self._set):
            self.stop(table)
