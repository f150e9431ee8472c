"""How far networks are above the other bots: `python -m tests.study.networks --save`.

Imperator plays consul and rules of thumb, with two players, and alone against three of them; the same deals from
every seat. With `--who model.onnx@0` another network plays, here by its first thought alone. The games are kept
in build/, so that this can be stopped and goes on.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import taberna
from taberna.arena.plan import Plan, entrants_of
from taberna.arena.running import Book, Cores, run
from taberna.arena.standing import Row, table
from taberna.bots import known
from taberna.core.options import Value
from taberna.games import manifest
from tests.results import machine, save

FOLDER = Path(__file__).parents[2] / "build" / "networks"
OTHERS = ("consul", "thumb")


def tables_of(game: str) -> dict[str, dict[str, Value]]:
    """The kinds of table that are measured, by their names."""
    found: dict[str, dict[str, Value]] = {game: {}}
    modules = manifest(game).modules
    if modules:
        found[f"{game}, advanced"] = {"advanced": True}
        found[f"{game}, all modules"] = dict.fromkeys(modules, True)
    return found


def meeting(
    game: str, options: dict[str, Value], players: int, who: str, other: str, games: int, cores: Cores
) -> Row:
    """How one does alone against the others."""
    made = taberna.game(game, players, **options)
    lineup = (0, *(1 for _ in range(players - 1)))
    entrants = entrants_of(game, [who, other])
    plan = Plan(game, players, made.options, entrants, -(-games // players), seed=20, lineups=(lineup,))
    outcomes = run(plan, cores, Book(FOLDER / f"{game}-{plan.digest()}.jsonl", plan))
    return next(row for row in table(outcomes, [who, other]) if row.name == who)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--who", default="imperator", help="imperator, or a network's file")
    parser.add_argument("--others", nargs="*", default=OTHERS)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", nargs="*", type=int, default=(2, 4))
    with_network = [game for game in taberna.names() if "imperator" in known(game)]
    parser.add_argument("--only", nargs="*", default=with_network, help="these games alone")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--save", action="store_true", help="write the table to docs/results.md, row by row")
    asked = parser.parse_args()
    lines = [
        f"{asked.games} games a number, 95 % intervals: {machine()}.",
        "",
        "| table | who | against | players | wins | × fair |",
        "|---|---|---|---:|---:|---:|",
    ]
    for game in asked.only:
        for name, options in tables_of(game).items():
            for other in asked.others:
                for players in asked.players:
                    one = meeting(game, options, players, asked.who, other, asked.games, Cores(asked.workers))
                    shown = f"{one.share:.1%} ({one.low:.1%}–{one.high:.1%})"
                    lines.append(
                        f"| {name} | {Path(asked.who).name} | {other} | {players} | {shown} | {one.fair:.2f} |"
                    )
                    print(lines[-1], flush=True)
                    if asked.save:
                        save("networks", [*lines, ""])


if __name__ == "__main__":
    main()
