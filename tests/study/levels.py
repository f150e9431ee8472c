"""The ladder of the levels: `python -m tests.study.levels --save`.

In every game each level plays the one below it, with two players, and alone against three of it; the same
deals from every seat. First, novice and rules of thumb play against who plays at random, novice also with every
module: that is the room below them. Rules of thumb beside senator say something where consul is not played. The
games are kept in build/, so that this too can be stopped and goes on.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import taberna
from taberna.arena.plan import Plan, entrants_of
from taberna.arena.running import Book, Cores, run
from taberna.arena.standing import Row, table
from taberna.bots import LEVELS
from taberna.core.options import Value
from taberna.games import manifest
from tests.results import machine, save

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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games a pair without consul")
    parser.add_argument(
        "--consul", type=int, default=100, help="where consul searches, which takes his time; 0: none"
    )
    parser.add_argument("--only", nargs="*", default=taberna.names(), help="these games alone")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--save", action="store_true", help="write the table to docs/results.md, row by row")
    asked = parser.parse_args()
    cores, slow = Cores(asked.workers), LEVELS[-1]  # he comes last
    lines = [
        f"95 % intervals: {machine()}.",
        "",
        "| novice against random | options | games | 2 players: wins |",
        "|---|---|---:|---:|",
    ]
    for game in asked.only:
        for options in ({}, *VARIANTS.get(game, [])):
            lines.append(Pair(game, LEVELS[0], "random", asked.games, options).short_line(cores))
            print(lines[-1], flush=True)
    lines += [
        "",
        "| game | who over whom | games | 2 players: wins | 4 players, one to three | × fair | mean points |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    for below, above in (("random", "thumb"), *pairwise(LEVELS[:-1]), (LEVELS[-2], "thumb"), (LEVELS[-2], slow)):
        for game in asked.only:
            searches = above == slow and manifest(game).levels[slow].mind == "search"
            games = asked.consul if searches else asked.games
            if games == 0:
                continue
            lines.append(Pair(game, above, below, games).line(cores))
            print(lines[-1], flush=True)
            if asked.save:
                save("levels", [*lines, ""])


if __name__ == "__main__":
    main()
