"""The tables of a plan, shared out among processes that write into memory which the learner reads."""

from __future__ import annotations

import signal
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ..bots.network.layout import Table
from ..loading import game as make_game
from .settings import Plan, Setting
from .tables import Arrays, Tables

STEP, ADVISED_STEP, LEAVE = b"s", b"a", b"q"


class Group:
    """All games of one setting."""

    def __init__(self, setting: Setting, count: int, path: Path) -> None:
        self.setting = setting
        self.path = path
        self.table = Table(make_game(setting.game, setting.players, **setting.options))
        self.arrays = Arrays(self.table, count, len(setting.opponents), path)


class Workers:
    def __init__(self, plan: Plan, processes: int) -> None:
        memory = Path("/dev/shm")  # a file that is never written to a disk, where there is such a thing
        self.folder = TemporaryDirectory(dir=memory if memory.is_dir() else None)
        self.groups = [
            Group(setting, count, Path(self.folder.name) / str(k))
            for k, (setting, count) in enumerate(_shares(plan))
        ]
        self.here: list[Tables] = []
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        first = 0
        for group, begin, end in _parts(self.groups, processes):
            if processes <= 1:
                self.here.append(Tables(group.setting, group.arrays.part(begin, end), plan.seed, first))
            else:
                self._start(group, begin, end, plan.seed, first)
            first += end - begin
        self._await()

    def _start(self, group: Group, begin: int, end: int, seed: int, first: int) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        call = (theirs, group.setting, group.path, group.arrays.count, begin, end, seed, first)
        process = context.Process(target=work, args=call, daemon=True)
        process.start()
        theirs.close()
        self.pipes.append(ours)
        self.processes.append(process)

    def step(self, advised: bool = False) -> None:
        """Every game takes the chosen action; then the teacher is asked, if that is wanted."""
        for pipe in self.pipes:
            pipe.send_bytes(ADVISED_STEP if advised else STEP)
        for tables in self.here:
            tables.step()
            if advised:
                tables.advise()
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
                process.terminate()
        self.folder.cleanup()

    def _await(self) -> None:
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            try:
                pipe.recv_bytes()
            except EOFError:
                raise RuntimeError(
                    f"a process that plays games has stopped with code {process.exitcode}"
                ) from None


def work(
    pipe: Connection, setting: Setting, path: Path, count: int, begin: int, end: int, seed: int, first: int
) -> None:
    """Play some of a group's games whenever the learner says so."""
    # Ctrl-C and the like are for the learner, which then sends everybody home.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    table = Table(make_game(setting.game, setting.players, **setting.options))
    arrays = Arrays(table, count, len(setting.opponents), path).part(begin, end)
    tables = Tables(setting, arrays, seed, first)
    pipe.send_bytes(STEP)
    try:
        while (word := pipe.recv_bytes()) != LEAVE:
            tables.step()
            if word == ADVISED_STEP:
                tables.advise()
            pipe.send_bytes(word)
    except EOFError:  # the learner is gone
        return


def _shares(plan: Plan) -> list[tuple[Setting, int]]:
    total = sum(one.weight for one in plan.settings)
    return [(one, max(2, round(plan.tables * one.weight / total))) for one in plan.settings]


def _parts(groups: list[Group], processes: int) -> list[tuple[Group, int, int]]:
    """Games from … to … of a group for each process; every group has one at least."""
    left = max(processes, len(groups))
    total = sum(group.arrays.count for group in groups)
    found: list[tuple[Group, int, int]] = []
    for group in groups:
        count = group.arrays.count
        share = max(1, min(count, round(left * count / total))) if processes > 1 else 1
        edges = [count * k // share for k in range(share + 1)]
        found.extend((group, edges[k], edges[k + 1]) for k in range(share))
    return found
