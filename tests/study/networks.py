"""How far networks are above the other bots: `python -m tests.study.networks --save`.

Imperator plays consul and rules of thumb, with two players, and alone against three of them; the same deals from
every seat. `--opening 4` draws the first choices of every game: where chance says little, bots that always answer
the same play a few games again and again (how many of the games differ is told). With `--who model.onnx@0` another
network plays, here by its first thought alone. The games are kept in build/, so that this can be stopped and goes
on. A machine with more cores writes `--json found.json`, and `--found found.json --save` puts it into
docs/results.md here. Rows of meetings that were not measured stay there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import taberna
from taberna.arena.plan import Plan, entrants_of
from taberna.arena.running import Book, Cores, run
from taberna.arena.standing import Row, table
from taberna.bots import known
from taberna.core.options import Value
from taberna.games import manifest
from tests.results import machine, save, saved

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
    game: str, options: dict[str, Value], players: int, who: str, other: str, asked: argparse.Namespace
) -> tuple[Row, int]:
    """How one does alone against the others, and in how many different games."""
    made = taberna.game(game, players, **options)
    lineup = (0, *(1 for _ in range(players - 1)))
    entrants = entrants_of(game, [who, other])
    deals = -(-asked.games // players)
    plan = Plan(game, players, made.options, entrants, deals, seed=20, lineups=(lineup,), opening=asked.opening)
    outcomes = run(plan, Cores(asked.workers), Book(asked.folder / f"{game}-{plan.digest()}.jsonl", plan))
    different = len({(*one["seats"], *one["moves"]) for one in outcomes})
    return next(row for row in table(outcomes, [who, other]) if row.name == who), different


def lines_of(found: dict[str, Any], kept: list[str] | None = None) -> list[str]:
    """What was found, as a table, with rows that are there already, all by the names of their tables."""
    now = list(dict.fromkeys(f"{one['who']} at {one['table']}" for one in found["rows"]))
    head = [
        f"95 % intervals. Last measured: {', '.join(now)}, on {found['machine']}.",
        "",
        "| table | who | against | players | games | wins | × fair |",
        "|---|---|---|---:|---:|---:|---:|",
    ]
    lines = list(kept or [])
    for one in found["rows"]:
        shown = f"{one['share']:.1%} ({one['low']:.1%}–{one['high']:.1%})"
        games = f"{one['games']}"
        if one.get("different", one["games"]) < one["games"]:
            games += f" ({one['different']} different)"
        lines.append(
            f"| {one['table']} | {one['who']} | {one['against']} | {one['players']} | {games} | {shown} "
            f"| {one['fair']:.2f} |"
        )
    return [*head, *sorted(lines, key=lambda line: line.split("|")[1]), ""]


def others(found: dict[str, Any]) -> list[str]:
    """The rows in docs/results.md of meetings that were not measured now."""
    now = {(one["table"], one["who"], one["against"], str(one["players"])) for one in found["rows"]}
    there = [line for line in saved("networks")[4:] if line.startswith("|")]
    return [line for line in there if tuple(cell.strip() for cell in line.split("|")[1:5]) not in now]


def measured(asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """One meeting after the other, as it is known."""
    for game in asked.only:
        for name, options in tables_of(game).items():
            if asked.tables and name not in asked.tables:
                continue
            for other in asked.others:
                for players in asked.players:
                    row, different = meeting(game, options, players, asked.who, other, asked)
                    yield {
                        "table": f"{name}, first {asked.opening} drawn" if asked.opening else name,
                        "who": Path(asked.who).name,
                        "against": other,
                        "players": players,
                        "games": row.games,
                        "different": different,
                        "share": row.share,
                        "low": row.low,
                        "high": row.high,
                        "fair": row.fair,
                    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--who", default="imperator", help="imperator, or a network's file")
    parser.add_argument("--others", nargs="*", default=OTHERS)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", nargs="*", type=int, default=(2, 4))
    with_network = [game for game in taberna.names() if "imperator" in known(game)]
    parser.add_argument("--only", nargs="*", default=with_network, help="these games alone")
    parser.add_argument("--tables", nargs="*", help='these kinds of table alone: "pecunia, advanced" …')
    parser.add_argument("--opening", type=int, default=0, help="so many first choices of every game are drawn")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the games are kept")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--json", type=Path, help="write what is found to this file, row by row")
    parser.add_argument("--found", type=Path, help="play nothing: take what such a file says, of another machine")
    parser.add_argument("--save", action="store_true", help="write the table to docs/results.md, row by row")
    asked = parser.parse_args()
    found: dict[str, Any] = {"machine": machine(), "rows": []}
    if asked.found:
        found = json.loads(asked.found.read_text(encoding="utf-8"))
        print("\n".join(lines_of(found)))
    else:
        for row in measured(asked):
            found["rows"].append(row)
            print(lines_of({**found, "rows": [row]})[-2], flush=True)
            if asked.json:
                asked.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
            if asked.save:
                save("networks", lines_of(found, others(found)))
    if asked.save:
        save("networks", lines_of(found, others(found)))


if __name__ == "__main__":
    main()
