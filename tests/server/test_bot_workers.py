"""The processes in which bots think: one that is stuck or dies costs nobody else a move."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from pathlib import Path

import pytest

import taberna
from taberna.server.live import bot_workers
from taberna.server.live.bot_workers import BotWorkers, FairQueue, Worker, question

from .conftest import Run, holds


def sleep(seconds: float, seed: int) -> float:
    time.sleep(seconds)
    return seconds


def die_once(file: str, seed: int) -> str:
    if not Path(file).exists():
        Path(file).touch()
        os._exit(1)
    return "well"


def test_a_stuck_bot_is_replaced_alone_and_a_dead_one_asked_again(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        one, other = Worker(), Worker()
        assert await one.ask("", die_once, str(tmp_path / "died")) == "well"
        assert await other.ask("", sleep, 0.0) == 0.0
        monkeypatch.setattr(bot_workers, "PATIENCE", 0.5)
        # Three at once for one worker: waiting for it is not thinking.
        assert await asyncio.gather(*(one.ask("", sleep, 0.3) for _ in range(3))) == [0.3] * 3
        stuck, well = one._pid, other._pid
        with pytest.raises(TimeoutError):
            await one.ask("", sleep, 1000)
        await holds(lambda: stuck not in {child.pid for child in multiprocessing.active_children()})
        assert well in {child.pid for child in multiprocessing.active_children()}
        assert await other.ask("", sleep, 0.0) == 0.0 and other._pid == well
        monkeypatch.setattr(bot_workers, "PATIENCE", 60)
        assert await one.ask("", sleep, 0.0) == 0.0
        asyncio.get_running_loop().call_later(0.2, one._dismiss)
        one._closed = True
        with pytest.raises(Exception, match="terminated abruptly"):
            await one.ask("", sleep, 1000)
        one.close()
        other.close()
        # The pool's own thread may be the one that hears of it, so asking once is not enough.
        await holds(lambda: not multiprocessing.active_children())

    run(work())


def test_people_take_turns() -> None:
    async def work() -> list[str]:
        queue, done = FairQueue(), list[str]()
        for person, jobs in (("greedy", 4), ("modest", 1), ("other", 2)):
            for number in range(jobs):
                queue.put(person, lambda name=f"{person} {number}": done.append(name))  # type: ignore[misc]
        while len(queue):
            (await queue.get())()
        return done

    assert asyncio.run(work()) == [
        "greedy 0",
        "modest 0",
        "other 0",
        "greedy 1",
        "other 1",
        "greedy 2",
        "greedy 3",
    ]


def test_a_bot_keeps_its_mind_from_move_to_move() -> None:
    game = taberna.game("forum")
    state = game.start()
    while state.turn == taberna.CHANCE:
        state.do(state.options()[0])
    bot_workers._minds.clear()
    asked = question(state, mind="table:0")
    mind = bot_workers._bot("novice", asked, 1)
    assert bot_workers._bot("novice", asked, 2) is mind
    assert bot_workers._bot("novice", question(state, mind="other:0"), 3) is not mind
    assert bot_workers._bot("novice", question(state), 4) is not mind
    for number in range(bot_workers.MOST_MINDS):
        bot_workers._bot("random", question(state, mind=f"{number}:0"), 5)
    assert bot_workers._bot("novice", asked, 6) is not mind
    bot_workers._minds.clear()


def test_a_bot_always_chooses_something(run: Run) -> None:
    async def work() -> None:
        crew = BotWorkers(2)
        asked = question(taberna.game("alea").start(), mind="table:0")
        assert await crew.choose("random", asked) in asked.choices
        assert await crew.choose("no such bot", asked) in asked.choices
        crew.close()

    run(work())
