"""Do analyses delay bots at tables? `python -m tests.study.behind_play`.

A process of bots is asked for moves one after the other: alone, and while both processes that look back at
finished games are busy; by turns, so that whatever else the machine does hits both.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from contextlib import suppress
from statistics import median, quantiles

import taberna
from taberna import CHANCE
from taberna.server.analyses import FULL_NICE, QUICK_NICE, Analyst
from taberna.server.live.bot_workers import BotWorkers, Question, question


def questions(count: int) -> list[Question]:
    """Decisions of Pecunia, spread over a game."""
    record = taberna.play(taberna.game("pecunia", 4), ["thumb"] * 4, 3)
    asked = [question(state) for state, _ in record.steps() if state.turn != CHANCE and len(state.options()) > 2]
    return [asked[k * len(asked) // count] for k in range(count)]


async def times(workers: BotWorkers, bot: str, asked: list[Question]) -> list[float]:
    taken: list[float] = []
    for one in asked:
        begun = time.perf_counter()
        await workers.choose(bot, one)
        taken.append(time.perf_counter() - begun)
    return taken


async def busy(analyst: Analyst, record: str, quick: bool) -> None:
    while True:
        await analyst.ask(record, quick, lambda _: None)


async def measure(bot: str, count: int, rounds: int) -> None:
    workers, asked = BotWorkers(1), questions(count)
    record = taberna.play(taberna.game("pecunia", 4), ["thumb"] * 4, 5).dumps()
    await times(workers, bot, asked[:3])
    taken: dict[str, list[float]] = {"alone": [], "beside analyses": []}
    for _ in range(rounds):
        taken["alone"] += await times(workers, bot, asked)
        analysts = [(Analyst(QUICK_NICE), True), (Analyst(FULL_NICE), False)]
        tasks = [asyncio.create_task(busy(analyst, record, quick)) for analyst, quick in analysts]
        await asyncio.sleep(2)
        taken["beside analyses"] += await times(workers, bot, asked)
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for analyst, _ in analysts:
            await analyst.close()
    workers.close()
    for name, found in taken.items():
        tail = quantiles(found, n=20)[-1]
        print(
            f"{name}: {len(found)} answers, median {median(found) * 1000:.1f} ms, 95 % below {tail * 1000:.1f} ms"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="consul")
    parser.add_argument("--answers", type=int, default=30)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    asyncio.run(measure(asked.bot, asked.answers, asked.rounds))


if __name__ == "__main__":
    main()
