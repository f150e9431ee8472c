"""Which columns and hands come up in play, for `fit` to learn those above all.

    python -m tests.study.alea_table.visits build/alea-table --turns 8 --games 40000

What a network must know is what good players see, and what they weigh against it. So these games are played by the
table, but each choice is drawn: one that is worth a little less is taken now and then.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from math import exp
from pathlib import Path

import numpy as np

from taberna.core.chance import Rng
from taberna.games.alea.state import AleaState

from .alone import Alone, Played, turn_by_turn
from .columns import ROWS
from .table import Table, start_of, unpacked
from .turns import can_double

NAME = "visits.npz"
SEED = 21
ASTRAY = 1.0  # points: what costs so much is chosen 1 / e as often as what costs nothing
FINE = 1 << 20


class Astray(Alone):
    """Chooses at random, the better the likelier."""

    def choice(self, state: AleaState, options: list[int], rng: Rng) -> tuple[int, float]:
        values = [float(self.solver.after(state, action)) for action in options]
        best = max(values)
        weights = [exp((one - best) / ASTRAY) for one in values]
        drawn = rng.below(FINE) / FINE * sum(weights)
        for action, value, weight in zip(options, values, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return action, best - value
        return options[-1], best - values[-1]


def count(table: Table, found: Counter[tuple[int, int, int]], games: list[Played], left: int) -> None:
    """Where the values lie that a player must know who begins a turn: turns left, column, hand."""
    for one in games:
        if not one.over:
            place = table.columns.place(unpacked(one.column), can_double(one.hand) > 0)
            found[left, place, one.hand] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--workers", type=int, default=10)
    parser.add_argument("--empty", type=int, default=ROWS)
    asked = parser.parse_args()
    began = time.monotonic()
    table, start = Table(asked.folder, asked.turns, asked.empty), start_of(asked.empty)
    found: Counter[tuple[int, int, int]] = Counter()
    left = asked.turns
    for games in turn_by_turn(Astray(table, SEED), start, asked.turns, asked.games, asked.workers):
        if left:
            count(table, found, games, left)
        left -= 1
    rows = np.array([(*key, many) for key, many in found.items()], dtype=np.int32)
    np.savez(asked.folder / NAME, visits=rows)
    lost = sum(one.lost for one in games) / len(games)
    facts = {"games": asked.games, "different": len(rows), "lost a game": round(lost, 2)}
    print(json.dumps({"visits": facts, "seconds": round(time.monotonic() - began)}), flush=True)


if __name__ == "__main__":
    main()
