"""The ladder of the levels: `python -m tests.study.levels --save`.

In every game each level plays the one below it, with two players, and alone against three of it; the same
deals from every seat. First, rules of thumb play against who plays at random: that is the room below them. Where
luck leaves little of it consul does so too, at the end: that is all the room there is for the steps of a ladder.
The games are kept in build/, so that this too can be stopped and goes on.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path

import taberna
from taberna.arena.plan import Plan, entrants_of
from taberna.arena.running import Book, Cores, run
from taberna.arena.standing import Row, table
from taberna.bots import LEVELS
from tests.results import machine, save

LUCKY = ("pecunia",)
FOLDER = Path(__file__).parents[2] / "build" / "levels"


def ladder(game: str, players: int, above: str, below: str, games: int, cores: Cores) -> Row:
    """How the better one does, alone against the others."""
    lineup = (0, *(1 for _ in range(players - 1)))
    plan = Plan(
        game, players, {}, entrants_of(game, [above, below]), -(-games // players), seed=6, lineups=(lineup,)
    )
    outcomes = run(plan, cores, Book(FOLDER / f"{game}-{plan.digest()}.jsonl", plan))
    return next(row for row in table(outcomes, [above, below]) if row.name == above)


def row(game: str, below: str, above: str, games: int, cores: Cores) -> str:
    two, four = (ladder(game, players, above, below, games, cores) for players in (2, 4))
    shares = " | ".join(f"{one.share:.0%} ({one.low:.0%}–{one.high:.0%})" for one in (two, four))
    return f"| {game} | {above} over {below} | {games} | {shares} | {four.fair:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games a pair without consul")
    parser.add_argument("--consul", type=int, default=100, help="games a pair with consul, who takes his time")
    parser.add_argument("--only", nargs="*", default=taberna.names(), help="these games alone")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--save", action="store_true", help="write the table to docs/results.md, row by row")
    asked = parser.parse_args()
    lines = [
        f"95 % intervals: {machine()}.",
        "",
        "| game | who over whom | games | 2 players: wins | 4 players, one to three: wins | × fair |",
        "|---|---|---:|---:|---:|---:|",
    ]
    slow = LEVELS[-1]  # he comes last
    pairs = [(game, *pair) for pair in (("random", "thumb"), *pairwise(LEVELS)) for game in asked.only]
    pairs += [(game, "random", slow) for game in asked.only if game in LUCKY]
    for game, below, above in pairs:
        games = asked.consul if above == slow else asked.games
        lines.append(row(game, below, above, games, Cores(asked.workers)))
        print(lines[-1], flush=True)
        if asked.save:
            save("levels", [*lines, ""])


if __name__ == "__main__":
    main()
