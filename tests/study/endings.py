"""How games among equals end, and after how many actions: `python -m tests.study.endings --save`.

Four players of each level; the same seeds every time. A row of the table stays when the rules of a game change,
so that older and newer rules stand side by side.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import taberna
from taberna.bots import LEVELS
from tests.results import FILE, machine, save

PLAYERS = 4


def played(name: str, level: str, seed: int) -> tuple[str, int]:
    """How one game ended, and how many actions it took, chance included."""
    record = taberna.play(taberna.game(name, players=PLAYERS), [level] * PLAYERS, seed)
    assert record.result is not None
    return str(record.result["ending"]), len(record.moves)


def row(name: str, level: str, games: int, workers: int) -> str:
    with ProcessPoolExecutor(workers) as pool:
        found = list(pool.map(partial(played, name, level), range(games), chunksize=10))
    endings = Counter(ending for ending, _ in found)
    shares = ", ".join(f"{ending} {count / games:.0%}" for ending, count in endings.most_common())
    of_patience = [actions for ending, actions in found if ending == "patience"]
    by_patience = f"{sum(of_patience) / len(of_patience):.0f}" if of_patience else "–"
    actions = sum(actions for _, actions in found) / games
    rules = taberna.game_class(name).rules
    return f"| {name}, rules {rules} | {level} | {games} | {shares} | {actions:.0f} | {by_patience} |"


def kept(rows: list[str]) -> list[str]:
    """The rows that stand there, but for those that are written anew."""
    text = FILE.read_text(encoding="utf-8")
    part = text.partition("<!-- endings begins -->")[2].partition("<!-- endings ends -->")[0]
    anew = {tuple(row.split("|")[1:3]) for row in rows}
    there = [line for line in part.splitlines() if line.startswith("| ") and ", rules " in line]
    return [line for line in there if tuple(line.split("|")[1:3]) not in anew]


def order(row: str) -> tuple[str, int]:
    game, level = row.split("|")[1:3]
    return game, LEVELS.index(level.strip())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="alea", choices=taberna.names())
    parser.add_argument("--levels", nargs="*", default=LEVELS)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--save", action="store_true", help="write the table to docs/results.md")
    asked = parser.parse_args()
    rows = []
    for level in asked.levels:
        rows.append(row(asked.game, level, asked.games, asked.workers))
        print(rows[-1], flush=True)
    if asked.save:
        lines = [
            f"Four equal players: {machine()}.",
            "",
            "| game | level | games | endings | actions a game | those by patience |",
            "|---|---|---:|---|---:|---:|",
            *sorted([*kept(rows), *rows], key=order),
            "",
        ]
        save("endings", lines)


if __name__ == "__main__":
    main()
