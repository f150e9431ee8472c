"""Processes that work for a command and are gone when it is."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from typing import Any

# So many seconds does a worker have to end; then it is ended.
LEAVING = 5.0


@contextmanager
def worker_pool(workers: int = 0, at_end: Callable[[], None] | None = None) -> Iterator[ProcessPoolExecutor]:
    """A pool with a process for each core, or as many as asked for.

    At the end, whichever it is, work that still runs is given up. `at_end` is what a worker does then.
    """
    others = set(active_children())
    # "spawn" is the same on every system, and copies none of our locks and threads.
    pool = ProcessPoolExecutor(workers or os.cpu_count() or 1, get_context("spawn"), _begin, (at_end,))
    try:
        yield pool
    finally:
        for worker in set(active_children()) - others:
            worker.terminate()
        _wait_for_end([worker for worker in active_children() if worker not in others])
        # Waited for: the thread that looks after the processes must be gone before Python ends, or Python
        # may find its pipe closed and tell of an error.
        pool.shutdown(cancel_futures=True)


def _wait_for_end(workers: list[Any]) -> None:
    until = time.monotonic() + LEAVING
    for worker in workers:
        if not wait([worker.sentinel], max(0.0, until - time.monotonic())):
            worker.kill()


def _begin(at_end: Callable[[], None] | None) -> None:
    # Ctrl-C is for the one who runs the command; the workers go when it goes, even if it was killed.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if at_end is not None:
        signal.signal(signal.SIGTERM, lambda number, frame: _end(at_end))
    end_with_parent(at_end)


def end_with_parent(at_end: Callable[[], None] | None = None) -> None:
    """From now on this process ends when the one that started it does, even if that was killed."""
    threading.Thread(target=_wait_for_parent, args=(at_end,), daemon=True).start()


def _wait_for_parent(at_end: Callable[[], None] | None) -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        _end(at_end)


def _end(at_end: Callable[[], None] | None) -> None:
    if at_end is not None:
        at_end()
    os._exit(1)
