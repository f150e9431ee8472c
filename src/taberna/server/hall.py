"""The tables in memory. What has been committed is taken over and told here; nothing here waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import final

from prometheus_client import Counter

from . import rows, steps
from .model import clock_time
from .screens import Audience
from .steps import Step
from .table import Table
from .writer import Conflict, Done, Job

OnTable = Callable[[Table], object]


@final
class Hall:
    """`commit` takes a job for the next commit. The others are called when there is something to do that takes
    time: a bot is asked, a clock has run down, a game is over, a move must be tried again."""

    def __init__(
        self,
        moves: Counter,
        commit: Callable[[Job, Done], object],
        think: OnTable,
        ring: OnTable,
        finish: OnTable,
        again: Callable[[Move], object],
    ) -> None:
        self.tables: dict[str, Table] = {}
        # When each was last of use, in milliseconds.
        self.used: dict[str, int] = {}
        # What people are called.
        self.names: dict[str, str] = {}
        self.audience = Audience()
        self.moves = moves
        self.commit = commit
        self.think = think
        self.ring = ring
        self.finish = finish
        self.again = again
        # Says to other processes that a table has changed.
        self.announce: OnTable | None = None
        self._alarms: dict[str, asyncio.TimerHandle] = {}

    # -- moves ----------------------------------------------------------------------------------------------

    def move_soon(self, table: Table, seat: int, decision: int, action: int, done: Done) -> bool:
        """Make a move without a task of its own, as most are made; False if somebody else has the table now.

        Refused if it can't be; else `done` is called when it is committed and told, or with what was wrong.
        """
        if not steps.taken(table.lock):
            return False
        try:
            step = steps.chosen(table, seat, decision, action)
        except BaseException:
            table.lock.release()
            raise
        move = Move(self, table, seat, decision, action, step, done)
        self.commit(rows.changed(step.header, step.change, step.turned), move.committed)
        return True

    def take_over(self, table: Table, step: Step) -> None:
        """The step has been committed."""
        header = table.header = step.header
        table.accept(step.change, step.position, step.events)
        self.used[header.id] = step.change.at
        self.moves.labels(header.game).inc()
        self.tell(table, step.turned)
        if header.status == "over":
            self.finish(table)

    def tell(self, table: Table, fresh: bool) -> None:
        """Tell the last change; `fresh` with the position, as after every move."""
        last = table.recent[-1]
        self.audience.tell(table, self.names, last, fresh or last.change.kind in ("play", "undo"))
        if self.announce is not None:
            self.announce(table)
        self.wake(table)

    # -- bots and clocks ------------------------------------------------------------------------------------

    def wake(self, table: Table) -> None:
        """Let a bot think if one is asked; else set the alarm of a clock that runs."""
        self.set_alarm(table)
        seat = table.asked
        if seat is None or table.header.status != "playing" or table.bot_for(seat) is None:
            return
        if table.thinking != table.decision:
            table.thinking = table.decision
            self.think(table)

    def set_alarm(self, table: Table) -> None:
        self.stop_alarm(table.header.id)
        deadline = table.clocks.deadline
        if deadline is not None and table.header.status == "playing":
            # A little late rather than a little early: then it would find that there is still time.
            wait = max(0, deadline - clock_time() + 5) / 1000
            ring = asyncio.get_running_loop().call_later(wait, self.ring, table)
            self._alarms[table.header.id] = ring

    def stop_alarm(self, table: str) -> None:
        alarm = self._alarms.pop(table, None)
        if alarm is not None:
            alarm.cancel()

    # -- forgetting -------------------------------------------------------------------------------------------

    def forget_idle(self, before: int) -> None:
        """The store has what nobody looks at."""
        for name, table in list(self.tables.items()):
            busy = table.thinking != -1 or table.lock.locked() or self.audience.watched(name)
            if not busy and self.used.get(name, 0) < before:
                del self.tables[name]
                self.used.pop(name, None)
                self.stop_alarm(name)


@final
class Move:
    """A move on its way to the store."""

    def __init__(
        self, hall: Hall, table: Table, seat: int, decision: int, action: int, step: Step, done: Done
    ) -> None:
        self.table = table
        self.seat = seat
        self.decision = decision
        self.action = action
        self.done = done
        self._hall = hall
        self._step = step

    def committed(self, error: Exception | None) -> None:
        try:
            if error is None:
                self._hall.take_over(self.table, self._step)
        except Exception as failure:
            error = failure
        self.table.lock.release()
        if isinstance(error, Conflict):  # another process was quicker: what it wrote is read first
            self._hall.again(self)
        else:
            self.done(error)
