"""The tables of a plan, shared out among processes that write into memory which the learner reads.

With processes there are two halves: while the learner thinks about one, the other's games are played. Every
process has as many tables of every kind as the others, so that none waits for another.
"""

from __future__ import annotations

import signal
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ..bots.network.layout import Table
from ..core.errors import BadFile
from ..loading import game as make_game
from .settings import Plan, Setting
from .tables import OLDER, Arrays, Tables, company

LEAVE = b"leave"
LOST = "train-player-lost"


@dataclass(frozen=True)
class Order:
    """Tables that a process has: those from `begin` to `end` of a group."""

    half: int
    setting: Setting
    path: Path
    count: int  # of the whole group
    offset: int  # the group's first table among those of its setting
    begin: int
    end: int
    first: int  # the first table's number among all

    def open(self, seed: int) -> Tables:
        table = Table(make_game(self.setting.game, self.setting.players, **self.setting.options))
        arrays = Arrays(table, self.count, len(self.setting.opponents), self.path).part(self.begin, self.end)
        return Tables(self.setting, arrays, seed, self.offset + self.begin, self.first)


class Group:
    """All games of one setting in one half."""

    def __init__(self, half: int, setting: Setting, offset: int, count: int, path: Path) -> None:
        self.half = half
        self.setting = setting
        self.offset = offset
        self.path = path
        self.table = Table(make_game(setting.game, setting.players, **setting.options))
        self.arrays = Arrays(self.table, count, len(setting.opponents), path)

    def older(self) -> list[int]:
        """The tables at which older selves sit."""
        return [k for k in range(self.arrays.count) if company(self.setting, self.offset + k) == OLDER]


class Workers:
    def __init__(self, plan: Plan, processes: int) -> None:
        memory = Path("/dev/shm")  # a file that is never written to a disk, where there is such a thing
        self.folder = TemporaryDirectory(dir=memory if memory.is_dir() else None)
        self.halves = 2 if processes > 1 else 1
        self.groups: list[Group] = []
        for setting, count in _shares(plan):
            edges = [count * k // self.halves for k in range(self.halves + 1)]
            for half in range(self.halves):
                path = Path(self.folder.name) / str(len(self.groups))
                size = edges[half + 1] - edges[half]
                self.groups.append(Group(half, setting, edges[half], size, path))
        self.here: list[tuple[int, Tables]] = []
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        for orders in _orders(self.groups, max(1, processes)):
            if processes <= 1:
                self.here = [(order.half, order.open(plan.seed)) for order in orders]
            else:
                self._start(orders, plan.seed)
        self._await()
        # All have opened their files, so these need no names any more: whoever is killed leaves none behind.
        # Where open files can't be removed this waits for the end.
        self._forget()

    def _forget(self) -> None:
        with suppress(OSError):
            self.folder.cleanup()

    def _start(self, orders: list[Order], seed: int) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, orders, seed), daemon=True)
        process.start()
        theirs.close()
        self.pipes.append(ours)
        self.processes.append(process)

    def begin(self, half: int, advised: bool = False) -> None:
        """Every game of a half takes the chosen action; then the teacher is asked, if that is wanted. `finish`
        waits for it."""
        for pipe in self.pipes:
            with suppress(OSError):  # it is gone: `finish` says so
                pipe.send_bytes(bytes((half, advised)))
        step(self.here, half, advised)

    def finish(self) -> None:
        """The half that was begun first is ready."""
        self._await()

    def close(self) -> None:
        for pipe in self.pipes:
            try:
                pipe.send_bytes(LEAVE)
            except OSError:  # gone already
                continue
        for process in self.processes:
            process.join(5)
            if process.is_alive():
                process.kill()
        self._forget()

    def _await(self) -> None:
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            try:
                pipe.recv_bytes()
            except (EOFError, OSError):
                process.join(1)
                raise BadFile(LOST, exit=str(process.exitcode)) from None


def work(pipe: Connection, orders: list[Order], seed: int) -> None:
    """Play some of the games whenever the learner says so."""
    # Ctrl-C and the like are for the learner, which then sends everybody home.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    mine = [(order.half, order.open(seed)) for order in orders]
    pipe.send_bytes(b"open")
    try:
        while (word := pipe.recv_bytes()) != LEAVE:
            step(mine, word[0], bool(word[1]))
            pipe.send_bytes(word)
    except EOFError:  # the learner is gone
        return


def step(mine: list[tuple[int, Tables]], half: int, advised: bool) -> None:
    for own, tables in mine:
        if own == half:
            tables.step()
            if advised:
                tables.advise()


def _shares(plan: Plan) -> list[tuple[Setting, int]]:
    total = sum(one.weight for one in plan.settings)
    return [(one, max(2, round(plan.tables * one.weight / total))) for one in plan.settings]


def _orders(groups: list[Group], processes: int) -> list[list[Order]]:
    """What each process plays: an equal part of every group."""
    found: list[list[Order]] = [[] for _ in range(processes)]
    first = 0
    for group in groups:
        count = group.arrays.count
        edges = [count * k // processes for k in range(processes + 1)]
        for k, orders in enumerate(found):
            begin, end = edges[k], edges[k + 1]
            if begin < end:
                orders.append(
                    Order(group.half, group.setting, group.path, count, group.offset, begin, end, first + begin)
                )
        first += count
    return found
