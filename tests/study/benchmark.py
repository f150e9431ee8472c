"""The leaderboard of the benchmark: `python -m tests.study.benchmark --bots random novice citizen senator`.

Results are kept in docs/benchmark.json, one for each task and bot; those that are measured take the place of older
ones. The tables in docs/benchmark.md are written from it (`--pages` does only that). Every game is kept where
`taberna benchmark` keeps it: stopped in any way, the same command goes on.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from taberna.arena.benchmark import DEALS, OPPONENTS, VERSION, Task, against, entrant_of, result, tasks
from taberna.arena.running import Book, Cores, run
from taberna.bots import known
from taberna.folder import data_folder

DOCS = Path(__file__).parents[2] / "docs"
RESULTS, PAGE = DOCS / "benchmark.json", DOCS / "benchmark.md"
BEGIN, END = "<!-- leaderboard begins -->", "<!-- leaderboard ends -->"
OURS = ("random", "novice", "citizen", "senator", "imperator", "consul")  # the quick ones first


def measured(task: Task, bot: str, deals: int, workers: int) -> dict[str, Any]:
    entrant = entrant_of(task, bot)
    found = []
    for opponent in OPPONENTS:
        played = []
        if bot != opponent:
            plan = task.plan(bot, opponent, deals)
            book = Book(data_folder() / "benchmark" / f"{task.name}-{plan.digest()}.jsonl", plan)
            played = run(plan, Cores(workers), book)
        found.append(against(task, entrant.name, opponent, played))
    return result(task, entrant, deals, found)


def kept() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else []
    return found


def keep(one: dict[str, Any]) -> None:
    def place(other: dict[str, Any]) -> tuple[str, str]:
        return other["task"], other["bot"]["name"]

    others = [other for other in kept() if place(other) != place(one)]
    RESULTS.write_text(json.dumps(sorted([*others, one], key=place), indent=1) + "\n", encoding="utf-8")


def leaderboard(results: list[dict[str, Any]]) -> str:
    """A table for each task, the best first."""
    lines = []
    for task in sorted({one["task"] for one in results if one["benchmark"] == VERSION}):
        lines += [f"### {task}", "", f"| bot | score | 95 % | {' | '.join(OPPONENTS)} | deals | version |"]
        lines.append("|---|---:|---:|" + "---:|" * len(OPPONENTS) + "---:|---|")
        rows = [one for one in results if one["task"] == task and one["benchmark"] == VERSION]
        for one in sorted(rows, key=lambda row: -row["score"]):
            scores = [f"{one['against'][opponent]['score']:+.2f}" for opponent in OPPONENTS]
            lines.append(
                f"| {one['bot']['name']} | {one['score']:+.3f} | {one['low']:+.3f} – {one['high']:+.3f} | "
                f"{' | '.join(scores)} | {one['deals']} | {one['taberna']} |"
            )
        lines.append("")
    return "\n".join(lines)


def page() -> str:
    text = PAGE.read_text(encoding="utf-8")
    before, after = text.partition(BEGIN)[0], text.partition(END)[2]
    return f"{before}{BEGIN}\n{leaderboard(kept())}{END}{after}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", nargs="+", default=OURS)
    parser.add_argument("--tasks", nargs="+", default=list(tasks()))
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--pages", action="store_true", help="write the page only")
    asked = parser.parse_args()
    for bot in [] if asked.pages else asked.bots:
        for task in (tasks()[name] for name in asked.tasks):
            if bot in OURS and bot not in known(task.game):
                continue  # a learned player that this game has not
            one = measured(task, bot, asked.deals, asked.workers)
            keep(one)
            PAGE.write_text(page(), encoding="utf-8")
            print(task.name, bot, one["score"], flush=True)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
