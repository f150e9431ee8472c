"""Plays the exact table on the engine, many games of a player alone: does he get what the table says?

    python -m tests.study.alea_table.check build/alea-table --turns 8 --games 100000

Every turn is played by the engine, which knows what can be done and what falls; the table says only what the end
of a turn is worth. The mean must come to what the table says of the start, within what chance allows.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from .alone import Alone, facts_of, play, points
from .columns import ROWS
from .table import Table, start_of


def checked(folder: Path, turns: int, games: int, workers: int, empty: int) -> dict[str, Any]:
    table, start = Table(folder, turns, empty), start_of(empty)
    expected = table.start(start, turns)
    found = facts_of(points(play(Alone(table), start, turns, games, workers), start))
    return {"turns": turns, "games": games, "expected": round(expected, 4), **found}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--turns", type=int, nargs="*", default=[8])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--workers", type=int, default=10)
    parser.add_argument("--empty", type=int, default=ROWS)
    asked = parser.parse_args()
    for turns in asked.turns:
        began = time.monotonic()
        found = checked(asked.folder, turns, asked.games, asked.workers, asked.empty)
        print(json.dumps({"check": found, "seconds": round(time.monotonic() - began)}), flush=True)


if __name__ == "__main__":
    main()
