"""The ladder of the levels: `python -m tests.study.levels --save`.

In every game each level plays the one below it, with two players, and alone against three of it; the same
deals from every seat. The games are kept in build/, so that this too can be stopped and goes on.
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

FOLDER = Path(__file__).parents[2] / "build" / "levels"


def ladder(game: str, players: int, above: str, below: str, games: int, cores: Cores) -> Row:
    """How the better one does, alone against the others."""
    lineup = (0, *(1 for _ in range(players - 1)))
    plan = Plan(
        game, players, {}, entrants_of(game, [above, below]), -(-games // players), seed=6, lineups=(lineup,)
    )
    outcomes = run(plan, cores, Book(FOLDER / f"{game}-{plan.digest()}.jsonl", plan))
    return next(row for row in table(outcomes, [above, below]) if row.name == above)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games a pair without consul")
    parser.add_argument("--consul", type=int, default=100, help="games a pair with consul, who takes his time")
    parser.add_argument("--only", nargs="*", default=taberna.names(), help="these games alone")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--save", action="store_true", help="write the table to docs/results.md")
    asked = parser.parse_args()
    cores = Cores(asked.workers)
    lines = [
        f"95 % intervals, {asked.games} games a pair, {asked.consul} with consul: {machine()}.",
        "",
        "| game | level over the one below | 2 players: wins | 4 players, against three: wins | × fair share |",
        "|---|---|---:|---:|---:|",
    ]
    for game in asked.only:
        for below, above in pairwise(LEVELS):
            games = asked.consul if above == LEVELS[-1] else asked.games
            two, four = (ladder(game, players, above, below, games, cores) for players in (2, 4))
            shares = " | ".join(f"{one.share:.0%} ({one.low:.0%}–{one.high:.0%})" for one in (two, four))
            lines.append(f"| {game} | {above} over {below} | {shares} | {four.fair:.1f} |")
            print(lines[-1], flush=True)
    if asked.save:
        save("levels", [*lines, ""])


if __name__ == "__main__":
    main()
