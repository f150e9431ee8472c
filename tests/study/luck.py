"""Is luck nought on average, for the strong and for the weak? `python -m tests.study.luck --games 2000 --save`.

Four players, by turns strong and weak, play many games of each kind. For every seat the mean of what outcomes of
chance added to its chance to win, with its 95 % interval. The same seeds give the same table. What is done is kept
in build/, so that this can be stopped and goes on; `--processes` says how many games are looked at at once.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path

import taberna
from taberna.analysis import GLANCE, VERSION
from tests.results import FILE, machine, save

SEATED = ("thumb", "random", "thumb", "random")
SURE = 1.96
FOLDER = Path(__file__).parents[2] / "build" / "luck"
# How often it is told how far it has come.
EVERY = 20


def lucks(name: str, seed: int) -> list[float]:
    """What chance added for each seat of one game."""
    record = taberna.play(taberna.game(name, players=len(SEATED)), SEATED, seed)
    found = taberna.analyse(record, seed=seed, budget=GLANCE)
    return [one.parts.luck for one in found.summaries if one.parts is not None]


def known(file: Path) -> dict[int, list[float]]:
    """What was found before. A last line that was cut off does not count."""
    found: dict[int, list[float]] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            seed, luck = json.loads(line)
        except ValueError:
            continue
        found[seed] = luck
    return found


def looked_at(name: str, seeds: list[int], processes: int) -> Iterator[tuple[int, list[float]]]:
    """Games as they are done, in any order."""
    with ProcessPoolExecutor(processes) as pool:
        waiting = {pool.submit(partial(lucks, name), seed): seed for seed in seeds}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def played(name: str, games: int, processes: int) -> list[list[float]]:
    """The luck of all these games, in the order of their seeds."""
    file = FOLDER / f"{name}-{VERSION}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    found = known(file)
    left = [seed for seed in range(games) if seed not in found]
    with file.open("a", encoding="utf-8") as book:
        for count, (seed, luck) in enumerate(looked_at(name, left, processes) if left else [], 1):
            found[seed] = luck
            book.write(f"\n{json.dumps([seed, luck])}")
            book.flush()
            if count % EVERY == 0:
                print(f"{name}: {games - len(left) + count} of {games}", file=sys.stderr, flush=True)
    return [found[seed] for seed in range(games)]


def rows(name: str, games: int, processes: int) -> list[str]:
    found = played(name, games, processes)
    told = []
    for seat, bot in enumerate(SEATED):
        luck = [one[seat] for one in found]
        mean = sum(luck) / games
        deviation = math.sqrt(sum((one - mean) ** 2 for one in luck) / (games - 1))
        sure = SURE * deviation / math.sqrt(games)
        fits = "yes" if abs(mean) <= sure else "no"
        told.append(
            f"| {name} | {seat} | {bot} | {games} | {mean:+.4f} | ± {sure:.4f} | {deviation:.3f} | {fits} |"
        )
    return told


def kept(names: list[str]) -> list[str]:
    """The rows of other games that stand there."""
    text = FILE.read_text(encoding="utf-8")
    part = text.partition("<!-- luck begins -->")[2].partition("<!-- luck ends -->")[0]
    others = [name for name in taberna.names() if name not in names]
    return [line for line in part.splitlines() if line.split("|")[1:2] and line.split("|")[1].strip() in others]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", default=taberna.names(), choices=taberna.names())
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--save", action="store_true", help="write the table to docs/results.md")
    asked = parser.parse_args()
    found: list[str] = []
    for name in asked.only:
        fresh = rows(name, asked.games, asked.processes)
        print("\n".join(fresh), flush=True)
        found += fresh
    if asked.save:
        lines = [
            f"Shares of the win: {machine()}.",
            "",
            "| game | seat | bot | games | mean luck | 95 % | deviation in a game | 0 is within |",
            "|---|---:|---|---:|---:|---:|---:|---|",
            *sorted([*kept(asked.only), *found]),
            "",
        ]
        save("luck", lines)


if __name__ == "__main__":
    main()
