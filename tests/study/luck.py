"""Is luck nought on average, for the strong and for the weak? `python -m tests.study.luck --games 2000 --save`.

Four players, by turns strong and weak, play many games of each kind. For every seat the mean of what outcomes of
chance added to its chance to win, with its 95 % interval. The same seeds give the same table.
"""

from __future__ import annotations

import argparse
import math
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import taberna
from taberna.analysis import GLANCE
from tests.results import FILE, machine, save

SEATED = ("thumb", "random", "thumb", "random")
SURE = 1.96


def lucks(name: str, seed: int) -> list[float]:
    """What chance added for each seat of one game."""
    record = taberna.play(taberna.game(name, players=len(SEATED)), SEATED, seed)
    found = taberna.analyse(record, seed=seed, budget=GLANCE)
    return [one.parts.luck for one in found.summaries if one.parts is not None]


def rows(name: str, games: int, workers: int) -> list[str]:
    with ProcessPoolExecutor(workers) as pool:
        found = list(pool.map(partial(lucks, name), range(games), chunksize=2))
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
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--save", action="store_true", help="write the table to docs/results.md")
    asked = parser.parse_args()
    found: list[str] = []
    for name in asked.only:
        fresh = rows(name, asked.games, asked.workers)
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
