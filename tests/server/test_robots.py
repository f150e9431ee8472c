"""The processes in which bots think: one that is stuck or dies costs nobody else a move."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from pathlib import Path

import pytest

import taberna
from taberna.server import robots
from taberna.server.robots import Robots, question

from .conftest import Run, holds


def sleep(seconds: float, seed: int) -> float:
    time.sleep(seconds)
    return seconds


def die_once(file: str, seed: int) -> str:
    if not Path(file).exists():
        Path(file).touch()
        os._exit(1)
    return "well"


def test_a_stuck_bot_is_replaced_and_a_dead_one_asked_again(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        crew = Robots(1)
        assert await crew._work(die_once, str(tmp_path / "died")) == "well"
        monkeypatch.setattr(robots, "PATIENCE", 0.5)
        # Three at once for one worker: waiting for it is not thinking.
        assert await asyncio.gather(*(crew._work(sleep, 0.3) for _ in range(3))) == [0.3] * 3
        stuck = multiprocessing.active_children()
        with pytest.raises(TimeoutError):
            await crew._work(sleep, 1000)
        await holds(lambda: not any(worker.is_alive() for worker in stuck))
        monkeypatch.setattr(robots, "PATIENCE", 60)
        asked = question(taberna.game("alea").start())
        assert await crew.choose("random", asked) in asked.choices
        asyncio.get_running_loop().call_later(0.2, crew.close)
        with pytest.raises(Exception, match="terminated abruptly"):
            await crew._work(sleep, 1000)
        # The pool's own thread may be the one that hears of it, so asking once is not enough.
        await holds(lambda: not multiprocessing.active_children())

    run(work())
