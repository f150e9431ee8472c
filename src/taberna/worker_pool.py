"""Processes that work for a command and are gone when it is."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process


@contextmanager
def worker_pool(workers: int = 0) -> Iterator[ProcessPoolExecutor]:
    """A pool with a process for each core, or as many as asked for.

    At the end, whichever it is, work that still runs is given up.
    """
    others = set(active_children())
    # "spawn" is the same on every system, and copies none of our locks and threads.
    pool = ProcessPoolExecutor(workers or os.cpu_count() or 1, get_context("spawn"), _begin)
    try:
        yield pool
    finally:
        for worker in set(active_children()) - others:
            worker.terminate()
        # Waited for: the thread that looks after the processes must be gone before Python ends, or Python
        # may find its pipe closed and tell of an error.
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    # Ctrl-C is for the one who runs the command; the workers go when it goes, even if it was killed.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def end_with_parent() -> None:
    """From now on this process ends when the one that started it does, even if that was killed."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
