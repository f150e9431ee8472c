"""The processes that play for a command leave nothing behind, not even a thread that Python's end trips over."""

import threading
import time
from multiprocessing import active_children

import pytest

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
