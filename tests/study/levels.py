"""The ladder of the levels: `python -m tests.study.levels --save`.

In every game each level plays the one below it, with two players, and alone against three of it; the same
deals from every seat. First, novice and rules of thumb play against who plays at random, novice also with every
module: that is the room below them. The games are kept in build/, so that this too can be stopped and goes on.
Rows of pairs that were not measured stay in docs/results.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise, takewhile
from pathlib import Path

import taberna
from taberna.arena.plan import Plan, entrants_of
from taberna.arena.running import Book, Cores, run
from taberna.arena.standing import Row, table
from taberna.bots import LEVELS
from taberna.core.options import Value
from taberna.games import manifest
from tests.results import machine, save, saved

ALL: dict[str, Value] = {"famous": 18, "upgrades": True, "events": True, "ladders": True, "gods": True}
# Options that make another game of it, for the lowest level.
VARIANTS: dict[str, list[dict[str, Value]]] = {
    "pecunia": [{"advanced": True}, *({name: value} for name, value in ALL.items()), ALL]
}
FOLDER = Path(__file__).parents[2] / "build" / "levels"


@dataclass(frozen=True)
class Pair:
    game: str
    above: str
    below: str
    games: int
    options: dict[str, Value] = field(default_factory=dict)

    def played(self, players: int, cores: Cores) -> tuple[str, Row, float]:
        """How the better one does alone against the others: in words, in numbers, and its mean points."""
        lineup = (0, *(1 for _ in range(players - 1)))
        entrants, deals = entrants_of(self.game, [self.above, self.below]), -(-self.games // players)
        plan = Plan(self.game, players, self.options, entrants, deals, seed=6, lineups=(lineup,))
        outcomes = run(plan, cores, Book(FOLDER / f"{self.game}-{plan.digest()}.jsonl", plan))
        row = next(row for row in table(outcomes, [self.above, self.below]) if row.name == self.above)
        points = [one["scores"][one["seats"].index(self.above)] for one in outcomes]
        return f"{row.share:.0%} ({row.low:.0%}–{row.high:.0%})", row, sum(points) / len(points)

    def line(self, cores: Cores) -> str:
        two, _, twos = self.played(2, cores)
        four, row, fours = self.played(4, cores)
        return (
            f"| {self.game} | {self.above} over {self.below} | {self.games} | {two} | {four} | {row.fair:.2f} "
            f"| {twos:.0f}, {fours:.0f} |"
        )

    def short_line(self, cores: Cores) -> str:
        options = ", ".join(self.options) if len(self.options) < len(ALL) else "all five modules"
        two, _, _ = self.played(2, cores)
        return f"| {self.game} | {options or 'as in the box'} | {self.games} | {two} |"


HEADS = (
    ["| novice against random | options | games | 2 players: wins |", "|---|---|---:|---:|"],
    [
        "| game | who over whom | games | 2 players: wins | 4 players, one to three | × fair | mean points |",
        "|---|---|---:|---:|---:|---:|---:|",
    ],
)


def tables(found: list[list[str]], last: str) -> list[str]:
    """Both tables, with the rows in docs/results.md that were not measured now."""
    lines = [f"95 % intervals. Last measured: {last}, on {machine()}."]
    there = saved("levels")
    for head, now in zip(HEADS, found, strict=True):
        begin = there.index(head[0]) + len(head) if head[0] in there else len(there)
        rows: dict[str, str] = {}
        for line in [*takewhile(lambda one: one.startswith("|"), there[begin:]), *now]:
            rows["|".join(line.split("|")[1:3])] = line
        lines += ["", *head, *rows.values()]
    return [*lines, ""]


def pairs(asked: argparse.Namespace) -> Iterator[Pair]:
    """Who plays whom, the slow ones last."""
    steps = [("random", "thumb"), *pairwise(LEVELS[:-1]), (LEVELS[-2], "thumb"), (LEVELS[-2], LEVELS[-1])]
    for below, above in steps:
        for game in asked.only:
            searches = above == LEVELS[-1] and manifest(game).levels[above].mind == "search"
            games = asked.consul if searches else asked.games
            if games and above in asked.above:
                yield Pair(game, above, below, games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games a pair without consul")
    parser.add_argument(
        "--consul", type=int, default=200, help="where consul searches, which takes his time; 0: none"
    )
    parser.add_argument("--only", nargs="*", default=taberna.names(), help="these games alone")
    parser.add_argument("--above", nargs="*", default=(*LEVELS, "thumb"), help="only these over those below them")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--save", action="store_true", help="write the table to docs/results.md, row by row")
    asked = parser.parse_args()
    cores = Cores(asked.workers)
    found: list[list[str]] = [[], []]

    def note(which: int, line: str, last: str) -> None:
        found[which].append(line)
        print(line, flush=True)
        if asked.save:
            save("levels", tables(found, last))

    for game in asked.only if LEVELS[0] in asked.above else ():
        for options in ({}, *VARIANTS.get(game, [])):
            pair = Pair(game, LEVELS[0], "random", asked.games, options)
            note(0, pair.short_line(cores), f"{game}, {LEVELS[0]}")
    for pair in pairs(asked):
        note(1, pair.line(cores), f"{pair.game}, {pair.above}")


if __name__ == "__main__":
    main()
