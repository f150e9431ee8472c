"""Do analyses delay bots at tables? `python -m tests.study.behind_play --save`.

A process of bots is asked for moves one after the other: alone, and while both processes that look back at
finished games are busy. It is asked the same both times, a few questions at a time by turns, so that whatever else
the machine does hits both; while a bot answers alone the two are stopped.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles

import taberna
from taberna import CHANCE
from taberna.server.analyses import FULL_NICE, QUICK_NICE, Analyst
from taberna.server.live.bot_workers import BotWorkers, Question, question
from tests.results import machine, save

# So many questions before it is the others' turn.
BLOCK = 6
# Seconds until both processes have begun a game, and those that a busy one takes to be on its way again.
BEGUN, AGAIN = 5.0, 0.2
ALONE, BESIDE = "alone", "beside analyses"


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


class Busy:
    """Both processes, with one game after the other to look back at."""

    def __init__(self) -> None:
        self.record = taberna.play(taberna.game("pecunia", 4), ["thumb"] * 4, 5).dumps()
        self.analysts = [Analyst(QUICK_NICE), Analyst(FULL_NICE)]
        self.tasks = [asyncio.create_task(self._work(one, one is self.analysts[0])) for one in self.analysts]
        self.pids: list[int] = []

    async def _work(self, analyst: Analyst, quick: bool) -> None:
        while True:
            await analyst.ask(self.record, quick, lambda _: None)

    def signal(self, number: signal.Signals) -> None:
        for pid in self.pids:
            os.kill(pid, number)

    def worked(self) -> float:
        """Seconds of processor time that they have had."""
        ticks = 0
        for pid in self.pids:
            told = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
            ticks += int(told[11]) + int(told[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    async def close(self) -> None:
        self.signal(signal.SIGCONT)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for analyst in self.analysts:
            await analyst.close()


@asynccontextmanager
async def busy() -> AsyncIterator[Busy]:
    found = Busy()
    try:
        await asyncio.sleep(BEGUN)
        found.pids = [one.pid for one in found.analysts if one.pid is not None]
        yield found
    finally:
        await found.close()


async def measure(bot: str, count: int, rounds: int) -> tuple[dict[str, list[float]], float]:
    """Seconds that answers took, alone and beside analyses; and processor time that analyses had meanwhile."""
    workers, asked = BotWorkers(1), questions(count)
    taken: dict[str, list[float]] = {ALONE: [], BESIDE: []}
    had = 0.0
    try:
        await times(workers, bot, asked[:3])
        async with busy() as others:
            for first in list(range(0, count, BLOCK)) * rounds:
                some = asked[first : first + BLOCK]
                others.signal(signal.SIGSTOP)
                taken[ALONE] += await times(workers, bot, some)
                others.signal(signal.SIGCONT)
                await asyncio.sleep(AGAIN)
                begun = others.worked()
                taken[BESIDE] += await times(workers, bot, some)
                had += others.worked() - begun
    finally:
        workers.close()
    return taken, had


def table(bot: str, taken: dict[str, list[float]], had: float) -> list[str]:
    slower = median(two / one for one, two in zip(taken[ALONE], taken[BESIDE], strict=True))
    lines = [
        f"Answers of {bot} in Pecunia for four, the same questions by turns; {os.cpu_count()} cores: {machine()}.",
        "",
        "| | answers | median | 95 % below |",
        "|---|---:|---:|---:|",
    ]
    for name, found in taken.items():
        tail = quantiles(found, n=20)[-1]
        lines.append(f"| {name} | {len(found)} | {median(found) * 1000:.1f} ms | {tail * 1000:.1f} ms |")
    told = f"An answer took {slower:.3f} × the time of the same one alone (median), while analyses had"
    return [*lines, "", f"{told} {had / sum(taken[BESIDE]):.2f} of a core.", ""]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="consul")
    parser.add_argument("--answers", type=int, default=30, help="different ones, in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--save", action="store_true", help="write the table to docs/results.md")
    asked = parser.parse_args()
    lines = table(asked.bot, *asyncio.run(measure(asked.bot, asked.answers, asked.rounds)))
    print("\n".join(lines))
    if asked.save:
        save("behind", lines)


if __name__ == "__main__":
    main()
