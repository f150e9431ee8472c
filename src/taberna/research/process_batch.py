"""A batch on several cores: one process for each part of the games, all writing into one shared file.

The compiled engine holds Python's lock while it steps, so threads would take turns. Each process is told
"step" by a byte through a pipe and answers with one; everything else goes through shared memory. Run as
`python -m taberna.research.process_batch`, this file is such a process.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import weakref
from itertools import pairwise
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from .batches import Batch, np

if TYPE_CHECKING:
    from numpy.typing import NDArray

STEP, SAMPLE = b"s", b"p"


class ProcessBatch(Batch):
    """Games shared out among processes."""

    def __init__(
        self, name: str, count: int, players: int, seed: int, options: dict[str, object], workers: int
    ) -> None:
        self._call = {"name": name, "players": players, "seed": seed, "options": options, "total": count}
        self._share = workers
        super().__init__(name, count, players, seed, options)

    def _open(self, seed: int, first: int) -> None:
        memory = Path("/dev/shm")
        self._folder = tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None)
        path = Path(self._folder.name) / "arrays"
        sizes = (int(self.encoding.size), int(self.space.size), self.game.players)
        layout = arrays_in(self.count, *sizes)
        path.write_bytes(b"")
        with path.open("r+b") as file:
            file.truncate(layout[-1])
        self._keep(mapped(path, self.count, *sizes))
        self._workers = [
            start({**self._call, "path": str(path), "sizes": sizes, "first": begin, "count": end - begin})
            for begin, end in parts(self.count, self._share)
        ]
        self._end = weakref.finalize(self, dismiss, self._workers, self._folder)
        self._await()

    def _step(self) -> None:
        self._say(STEP)

    def _illegal(self) -> int:
        # Before any process is told to step, so that either all games move or none.
        inside = (self._chosen >= 0) & (self._chosen < self.space.size)
        legal = inside & self.masks[np.arange(self.count), np.where(inside, self._chosen, 0)]
        return -1 if legal.all() else int(np.argmin(legal))

    def sample(self) -> NDArray[Any]:
        self._say(SAMPLE)
        return self._sampled.copy()

    def close(self) -> None:
        """Send the processes home."""
        self._end()

    def _say(self, word: bytes) -> None:
        for worker in self._workers:
            pipe(worker.stdin).write(word)
            pipe(worker.stdin).flush()
        self._await()

    def _await(self) -> None:
        for worker in self._workers:
            if pipe(worker.stdout).read(1) != b".":
                raise RuntimeError(f"a worker of the batch has stopped with code {worker.wait()}")


def pipe(end: IO[bytes] | None) -> IO[bytes]:
    assert end is not None
    return end


def parts(count: int, workers: int) -> list[tuple[int, int]]:
    """Games from … to …, for each worker."""
    edges = [count * k // workers for k in range(workers + 1)]
    return list(pairwise(edges))


def arrays_in(count: int, size: int, actions: int, players: int) -> list[int]:
    """Where each array begins in the file, and how long the file is. The wide ones come first, so that all
    are aligned."""
    lengths = [8 * count, 8 * count * players, 8 * count, count * size, count * actions, count]
    return [sum(lengths[:k]) for k in range(len(lengths) + 1)]


def mapped(path: Path, count: int, size: int, actions: int, players: int) -> list[NDArray[Any]]:
    """The arrays of a batch: observations, masks, turns, rewards, ended, chosen."""
    turns, rewards, chosen, observations, masks, ended, _ = arrays_in(count, size, actions, players)

    def array(dtype: Any, offset: int, *shape: int) -> NDArray[Any]:
        found: NDArray[Any] = np.memmap(path, dtype, "r+", offset, shape)
        return found

    return [
        array(np.uint8, observations, count, size),
        array(np.bool_, masks, count, actions),
        array(np.int64, turns, count),
        array(np.float64, rewards, count, players),
        array(np.bool_, ended, count),
        array(np.int64, chosen, count),
    ]


def start(call: dict[str, Any]) -> subprocess.Popen[bytes]:
    worker = subprocess.Popen(
        [sys.executable, "-m", "taberna.research.process_batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    pipe(worker.stdin).write(json.dumps(call).encode() + b"\n")
    pipe(worker.stdin).flush()
    return worker


def dismiss(workers: list[subprocess.Popen[bytes]], folder: tempfile.TemporaryDirectory[str]) -> None:
    for worker in workers:
        pipe(worker.stdin).close()
    for worker in workers:
        worker.wait()
        pipe(worker.stdout).close()
    folder.cleanup()


def work() -> None:
    """Step a part of the games whenever the one who called says so, until nobody is there any more."""
    call = json.loads(sys.stdin.buffer.readline())
    first, count = call["first"], call["count"]
    batch = Batch(call["name"], count, call["players"], call["seed"], call["options"], first)
    shared = [array[first : first + count] for array in mapped(Path(call["path"]), call["total"], *call["sizes"])]
    own = batch._arrays
    answer = sys.stdout.buffer
    word = b""
    while True:
        if word == SAMPLE:
            shared[5][:] = batch.sample()
        else:
            if word == STEP:
                batch._chosen[:] = shared[5]
                batch._step()
            for there, here in zip(shared[:5], own, strict=False):
                there[:] = here
        answer.write(b".")
        answer.flush()
        word = sys.stdin.buffer.read(1)
        if not word:
            return


if __name__ == "__main__":
    work()
