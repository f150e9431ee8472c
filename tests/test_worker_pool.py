"""The processes that play for a command leave nothing behind, not even a thread that Python's end trips over."""

import threading
import time
from multiprocessing import active_children

import pytest

from taberna.arena.plan import Plan, entrants_of
from taberna.arena.running import Cores
from taberna.core.errors import BadFile
from taberna.worker_pool import worker_pool


@pytest.mark.parametrize("seconds", [0, 600], ids=["done", "at work"])
def test_no_process_and_no_thread_outlives_the_pool(seconds: int) -> None:
    before = set(threading.enumerate()), set(active_children())
    with worker_pool(2) as pool:
        assert pool.submit(abs, -1).result() == 1
        work = pool.submit(time.sleep, seconds)
        assert len(set(active_children()) - before[1]) > 0
        if not seconds:
            work.result()
    assert (set(threading.enumerate()), set(active_children())) == before


def test_a_worker_that_was_killed_is_told_of() -> None:
    plan = Plan("alea", 2, {}, entrants_of("alea", ["random", "novice"]), 500, 1)
    played = Cores(1).outcomes(plan, list(range(plan.games)), False)
    next(played)
    for worker in active_children():
        worker.kill()
    with pytest.raises(BadFile, match="the same command goes on"):
        list(played)
