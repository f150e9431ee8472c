"""A batch on several cores: one process for each part of the games, all writing into one shared file.

The compiled engine holds Python's lock while it steps, so threads would take turns. Each process is told what to
do by a line through a pipe and answers with a byte; everything else goes through shared memory. Run as
`python -m taberna.research.process_batch`, this file is such a process.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import tempfile
import time
import weakref
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from .batches import STEP, Batch
from .part import Arrays, Call, Kind, Part, Saved, np

if TYPE_CHECKING:
    from numpy.typing import NDArray

ALIGNED = 64
PATIENCE = 60.0  # seconds for which a process waits for the others
# A process has one core. Left to themselves, numpy's matrices start a thread for every core in each of them.
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
# New objects between two searches for circles: games make none, and to look at all of them takes long.
GARBAGE = (50_000, 50, 50)


class ProcessBatch(Batch):
    """Games shared out among processes."""

    def __init__(self, call: Call, workers: int) -> None:
        self._share = workers
        self._round = 0
        super().__init__(call)

    def _open(self) -> Arrays:
        memory = Path("/dev/shm")
        self._folder = tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None)
        path = Path(self._folder.name) / "arrays"
        with path.open("wb") as file:
            file.truncate(places(self.kind, self._share)[1])
        arrays = mapped(path, self.kind, self._share)
        self._signals = arrays.pop("signals")
        call = {"call": asdict(self.call), "path": str(path), "workers": self._share}
        self._workers = [
            start({**call, "worker": k, "first": begin, "count": end - begin})
            for k, (begin, end) in enumerate(parts(self.count, self._share))
        ]
        self._end = weakref.finalize(self, dismiss, self._workers, self._folder)
        self._await()
        if memory.is_dir():
            path.unlink()  # all have it open; should the caller be killed, nothing stays in memory
        return arrays

    def close(self) -> None:
        super().close()
        self._end()

    def _workers_wanted(self) -> int:
        return self._share

    def _begin(self, word: str) -> None:
        self._round += word == STEP
        self._say(word)

    def _finish(self, word: str) -> int:
        self._await()
        return illegal_in(self._signals, self._round) if word == STEP else -1

    def _do(self, word: str, *arguments: Any) -> None:
        self._say(word, *arguments)
        self._await()

    def _look(self, seats: NDArray[Any], last: bool) -> NDArray[Any]:
        self._arrays["seats"][:] = seats
        self._do("view", last)
        found: NDArray[Any] = self._arrays["views"].copy()
        return found

    def _save(self) -> list[Saved]:
        files = self._files()
        self._do("save", [str(file) for file in files])
        return [one for file in files for one in json.loads(file.read_bytes())]

    def _restore(self, games: list[Saved]) -> None:
        files = self._files()
        for file, (begin, end) in zip(files, parts(self.count, self._share), strict=True):
            file.write_text(json.dumps(games[begin:end]))
        self._do("restore", [str(file) for file in files])

    def _files(self) -> list[Path]:
        return [Path(self._folder.name) / f"games{k}" for k in range(self._share)]

    def _say(self, word: str, *arguments: Any) -> None:
        line = json.dumps([word, *arguments]).encode() + b"\n"
        for worker in self._workers:
            pipe(worker.stdin).write(line)
            pipe(worker.stdin).flush()

    def _await(self) -> None:
        """All have answered. Who is interrupted meanwhile hears of it afterwards, so that the batch can go on."""
        interrupted = None
        for worker in self._workers:
            answer = None
            while answer is None:
                try:
                    answer = pipe(worker.stdout).read(1)
                except KeyboardInterrupt as why:
                    interrupted = why
            if answer != b".":
                raise RuntimeError(f"a worker of the batch has stopped with code {worker.wait()}")
        if interrupted is not None:
            self._torn = False
            raise interrupted


def pipe(end: IO[bytes] | None) -> IO[bytes]:
    assert end is not None
    return end


def parts(count: int, workers: int) -> list[tuple[int, int]]:
    """Games from … to …, for each worker."""
    edges = [count * k // workers for k in range(workers + 1)]
    return list(pairwise(edges))


def places(kind: Kind, workers: int) -> tuple[dict[str, tuple[int, Any, tuple[int, ...]]], int]:
    """Where each array begins in the file, its type and its shape; and how long the file is."""
    at, found = 0, {}
    shapes = {name: (dtype, (kind.call.count, *shape)) for name, (dtype, shape) in kind.shapes().items()}
    for name, (dtype, shape) in {**shapes, "signals": (np.int64, (workers,))}.items():
        found[name] = (at, dtype, shape)
        at += -(-int(np.prod(shape)) * np.dtype(dtype).itemsize // ALIGNED) * ALIGNED
    return found, at


def mapped(path: Path, kind: Kind, workers: int) -> Arrays:
    """The arrays of a batch on the shared file."""
    found, length = places(kind, workers)
    whole = np.asarray(np.memmap(path, np.uint8, "r+", 0, (length,)))
    return {
        name: np.frombuffer(whole, dtype, int(np.prod(shape)), at).reshape(shape)
        for name, (at, dtype, shape) in found.items()
    }


def start(call: dict[str, Any]) -> subprocess.Popen[bytes]:
    worker = subprocess.Popen(
        [sys.executable, "-m", "taberna.research.process_batch"],
        env={**ONE_THREAD, **os.environ},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,  # Ctrl-C is for the one who called, who sends it home
    )
    pipe(worker.stdin).write(json.dumps(call).encode() + b"\n")
    pipe(worker.stdin).flush()
    return worker


def dismiss(workers: list[subprocess.Popen[bytes]], folder: tempfile.TemporaryDirectory[str]) -> None:
    for worker in workers:
        try:
            pipe(worker.stdin).close()
        except BrokenPipeError:
            worker.kill()  # it is gone or going
    for worker in workers:
        worker.wait()
        pipe(worker.stdout).close()
    folder.cleanup()


# -- the other side -------------------------------------------------------------------------------


def work() -> None:
    """Do with a part of the games what the one who called says, until nobody is there any more."""
    call = json.loads(sys.stdin.buffer.readline())
    worker, first, count = call["worker"], call["first"], call["count"]
    kind = Kind(Call(**call["call"]))
    arrays = mapped(Path(call["path"]), kind, call["workers"])
    signals = arrays.pop("signals")
    mine = {name: array[first : first + count] for name, array in arrays.items()}
    part = Part(kind, first, count, mine)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    steps = 0
    while answered():
        line = sys.stdin.buffer.readline()
        if not line:
            return
        word, *arguments = json.loads(line)
        if word == STEP:
            steps += 1
            if agreed(signals, worker, steps, part.illegal()):
                part.step()
        elif word == "view":
            part.view(mine["seats"], mine["views"], *arguments)
        elif word == "save":
            Path(arguments[0][worker]).write_text(json.dumps(part.save()))
        elif word == "restore":
            part.restore(json.loads(Path(arguments[0][worker]).read_bytes()))
        else:
            getattr(part, word)(*arguments)


def answered() -> bool:
    """Say that it is done; whether anybody is there to hear it: who called may have been killed meanwhile."""
    try:
        os.write(sys.stdout.fileno(), b".")
    except BrokenPipeError:
        return False
    return True


def agreed(signals: NDArray[Any], worker: int, step: int, wrong: int) -> bool:
    """Whether all actions of all processes are legal: only then any of them moves a game.

    A process says in one number which step it is at and which of its games can't take its action, if any."""
    signals[worker] = (step << 32) + wrong + 1
    patient = time.monotonic() + PATIENCE
    while (signals >> 32 < step).any():
        os.sched_yield() if hasattr(os, "sched_yield") else time.sleep(0)
        if time.monotonic() > patient:
            raise SystemExit("another worker of the batch has stopped")
    return illegal_in(signals, step) < 0


def illegal_in(signals: NDArray[Any], step: int) -> int:
    """The first game that can't take its action, as the processes say; -1 if there is none."""
    wrong = signals[(signals >> 32) == step] & 0xFFFF_FFFF
    return int(wrong[wrong > 0].min()) - 1 if (wrong > 0).any() else -1


if __name__ == "__main__":
    work()
