"""Plays the exact table on the engine, many games of a player alone: does he get what the table says?

    python -m tests.study.alea_table.check build/alea-table --turns 8 --games 100000

Every turn is played by the engine, which knows what can be done and what falls; the table says only what the end
of a turn is worth. The mean must come to what the table says of the start, within what chance allows.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

import torch

import taberna
from taberna.core.chance import Rng
from taberna.core.game import CHANCE
from taberna.games.alea import actions as a
from taberna.games.alea import numbers as n
from taberna.games.alea.outlook import columns_after
from taberna.games.alea.solver import AleaSolver, turn_of
from taberna.games.alea.state import AleaState

from .columns import ROWS, Columns
from .layers import nothing_left, path_of
from .turns import BONUS, HANDS, can_double

Start = tuple[int | None, ...]


class Table:
    """The layers of a folder."""

    def __init__(self, folder: Path, turns: int, empty: int) -> None:
        self.columns = Columns(empty)
        self.layers = [nothing_left(self.columns, "cpu")]
        for left in range(1, turns + 1):
            # As files that are read where they are asked for: processes share them.
            self.layers.append(torch.load(path_of(folder, left), mmap=True, weights_only=True))

    def worth(self, column: int, turns: int) -> list[float]:
        """What a column is worth with every hand."""
        rows = tuple(column >> 6 * row & 63 or None for row in range(ROWS))
        found: list[float] = self.layers[turns][self.columns.place(rows)].tolist()
        if any(rows[k] and rows[k] == rows[k - 1] for k in range(1, ROWS)):
            alike = self.layers[turns][self.columns.place(rows, doubling=False)].tolist()
            found = [one if can_double(hand) else alike[hand] for hand, one in enumerate(found)]
        return found


class Alone:
    """One player, so many turns: the engine's solver with the table's values."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = taberna.game("alea", 2)
        self.worth = cache(table.worth)

    def play(self, start: Start, turns: int, rng: Rng) -> float:
        """The points of a game beyond those of the start, cards counted."""
        state = self._position(start, list(a.CARDS))
        before = int(n.total(state.columns[0]))
        for left in range(turns, 0, -1):
            self._turn(state, left, rng)
            if state.over or state.ended:
                break
            column, hand = int(state.columns[0]), int(state.cards[0])
            rows = tuple(column >> 6 * row & 63 or None for row in range(ROWS))
            state = self._position(rows, [name for k, name in enumerate(a.CARDS) if hand >> k & 1])
        return int(n.total(state.columns[0])) - before + BONUS * int(state.cards[0]).bit_count()

    def _position(self, column: Start, cards: list[str]) -> AleaState:
        state = self.game.position({"columns": [list(column), [None] * ROWS], "cards": [cards, []]})
        assert isinstance(state, AleaState)
        return state

    def _turn(self, state: AleaState, left: int, rng: Rng) -> None:
        solver = AleaSolver(self.game, rng)
        # The solver remembers what ends a turn: here it is told so, and never judges by itself.
        solver.of = turn_of(state)
        solver.written = self._ends(state, left)
        while not state.over and (state.turn == CHANCE or state.seat == 0):
            if state.turn == CHANCE:
                state.do(state.pick(rng))
            else:
                state.do(solver.answer(state, state.options()))

    def _ends(self, state: AleaState, left: int) -> dict[int, float]:
        column = int(state.columns[0])
        found: dict[int, float] = {}
        for hand, worth in enumerate(self.worth(column, left - 1)):
            found[a.PASS * HANDS + hand] = 0.0 if state.bare else worth
        for after in columns_after(column):
            row = ((after ^ column).bit_length() - 1) // 6
            number = after >> 6 * row & 63
            action = int(a.first_write(number)) + row
            ended = bool(n.is_full(after))
            for hand, worth in enumerate(self.worth(after, 0 if ended else left - 1)):
                found[action * HANDS + hand] = number + worth
        return found


def some(folder: Path, turns: int, empty: int, start: Start, games: range) -> list[float]:
    alone = Alone(Table(folder, turns, empty))
    return [alone.play(start, turns, Rng(20, one)) for one in games]


def checked(folder: Path, turns: int, games: int, workers: int, empty: int, start: Start) -> dict[str, Any]:
    table = Table(folder, turns, empty)
    expected = float(table.layers[turns][table.columns.place(start), HANDS - 1])
    step = max(1, games // (4 * workers))
    parts = [range(begin, min(games, begin + step)) for begin in range(0, games, step)]
    with ProcessPoolExecutor(workers) as pool:
        jobs = [pool.submit(some, folder, turns, empty, start, part) for part in parts]
        points = [one for job in jobs for one in job.result()]
    mean = sum(points) / games
    spread = sqrt(sum((one - mean) ** 2 for one in points) / games)
    return {
        "turns": turns,
        "games": games,
        "expected": round(expected, 3),
        "mean": round(mean, 3),
        "off by, in standard errors": round((mean - expected) / (spread / sqrt(games)), 2),
        "spread of a game": round(spread, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--empty", type=int, default=ROWS)
    asked = parser.parse_args()
    filled = range(10, 10 + 4 * (ROWS - asked.empty), 4)
    start: Start = (*filled, *(None for _ in range(asked.empty)))
    print(json.dumps(checked(asked.folder, asked.turns, asked.games, asked.workers, asked.empty, start)))


if __name__ == "__main__":
    main()
