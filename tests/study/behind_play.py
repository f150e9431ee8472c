"""Do analyses delay bots at tables? `python -m tests.study.behind_play --save`.

A process of bots is asked for moves one after the other: alone, and while both processes that look back at
finished games are busy; by turns, so that whatever else the machine does hits both.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from contextlib import suppress
from statistics import median, quantiles

import taberna
from taberna import CHANCE
from taberna.server.analyses import FULL_NICE, QUICK_NICE, Analyst
from taberna.server.live.bot_workers import BotWorkers, Question, question
from tests.results import machine, save


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


async def measure(bot: str, count: int, rounds: int) -> dict[str, list[float]]:
    """Seconds that answers took, alone and beside analyses."""
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
    return taken


def table(bot: str, taken: dict[str, list[float]]) -> list[str]:
    lines = [
        f"Answers of {bot} in Pecunia for four, one after the other; {os.cpu_count()} cores: {machine()}.",
        "",
        "| | answers | median | 95 % below |",
        "|---|---:|---:|---:|",
    ]
    for name, found in taken.items():
        tail = quantiles(found, n=20)[-1]
        lines.append(f"| {name} | {len(found)} | {median(found) * 1000:.1f} ms | {tail * 1000:.1f} ms |")
    return [*lines, ""]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="consul")
    parser.add_argument("--answers", type=int, default=30)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--save", action="store_true", help="write the table to docs/results.md")
    asked = parser.parse_args()
    lines = table(asked.bot, asyncio.run(measure(asked.bot, asked.answers, asked.rounds)))
    print("\n".join(lines))
    if asked.save:
        save("behind", lines)


if __name__ == "__main__":
    main()
