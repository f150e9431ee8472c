"""Plays the exact table on the engine, many games of a player alone: does he get what the table says?

    python -m tests.study.alea_table.check build/alea-table --turns 8 --games 100000

Every turn is played by the engine, which knows what can be done and what falls; the table says only what the end
of a turn is worth. The mean must come to what the table says of the start, within what chance allows.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import comb, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

import taberna
from taberna.core.chance import Rng
from taberna.core.game import CHANCE
from taberna.games.alea import actions as a
from taberna.games.alea import numbers as n
from taberna.games.alea.solver import AleaSolver, learned, turn_of
from taberna.games.alea.state import AleaState

from .columns import MANY, NUMBERS, ROWS, Columns, Form, Tokens
from .layers import nothing_left, path_of
from .turns import BONUS, HANDS, can_double

if TYPE_CHECKING:
    from numpy.typing import NDArray

Start = tuple[int | None, ...]
Ends = dict[int, float]
# Turns that are remembered with all that was worked out of them: nearly all first ones are alike.
KEPT = 400
PART = 250  # games


def subsets(hand: int) -> list[int]:
    """The hands that this one can become."""
    return [left for left in range(HANDS) if left & hand == left]


class Table:
    """The layers of a folder, and what the turns of a column can end with."""

    def __init__(self, folder: Path, turns: int, empty: int) -> None:
        self.columns = Columns(empty)
        self.layers: list[NDArray[Any]] = [nothing_left(self.columns, "cpu").numpy()]
        for left in range(1, turns + 1):
            # As files that are read where they are asked for: processes share them.
            self.layers.append(torch.load(path_of(folder, left), mmap=True, weights_only=True).numpy())
        self.numbers = np.array(NUMBERS)
        self.binomials = self.columns.binomials.numpy()
        self.first_writes = np.array([int(a.first_write(number)) for number in NUMBERS])

    def start(self, start: Start, turns: int) -> float:
        return float(self.layers[turns][self.columns.place(start), HANDS - 1])

    def ends(self, rows: Start, hand: int, left: int) -> Ends:
        """What every end of a turn is worth, by its action and the hand that is left, as the solver asks."""
        doubling = can_double(hand) > 0
        form, numbers = self.columns.find(rows, doubling)
        hands = np.array(subsets(hand))
        after = self.layers[left - 1]
        here = self._place(form, tuple(range(form.count)), numbers)
        # Who began without a card and fails has ended the game, with nothing more to come (A19).
        passing = after[here][hands] if hand else np.zeros(1)
        found = dict(zip((a.PASS * HANDS + hands).tolist(), passing.tolist(), strict=True))
        places, actions, points = self._written(form, numbers, rows, doubling)
        worth = points[:, None] + after[places][:, hands]
        keys = actions[:, None] * HANDS + hands
        found.update(zip(keys.ravel().tolist(), worth.ravel().tolist(), strict=True))
        return found

    def _written(
        self, form: Form, numbers: Tokens, rows: Start, doubling: bool
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Where every number that can be written leads, by which action, and its points."""
        empty = [row for row in range(ROWS) if rows[row] is None]
        places, actions, points = [], [], []
        for row, write in zip(empty, form.writes, strict=True):
            low = numbers[write.low] if write.low >= 0 else -1
            high = numbers[write.high] if write.high < form.count else MANY
            which = np.arange(low + 1, high)
            to = np.full(len(which), self._place(self.columns.forms[write.to], write.kept, numbers))
            if -1 in write.kept:
                to = to + self.binomials[which, write.kept.index(-1) + 1]
            places.append(to)
            actions.append(self.first_writes[which] + row)
            points.append(self.numbers[which])
        for row, number, place in self._doubled(rows) if doubling else ():
            places.append(np.array([place]))
            actions.append(np.array([int(a.first_write(number)) + row]))
            points.append(np.array([number]))
        return np.concatenate(places), np.concatenate(actions), np.concatenate(points)

    def _place(self, form: Form, kept: Tokens, numbers: Tokens) -> int:
        return form.first + sum(comb(numbers[one], k + 1) for k, one in enumerate(kept) if one >= 0)

    def _doubled(self, rows: Start) -> list[tuple[int, int, int]]:
        """The rows beside a number that stands there once, that number, and where it leads to write it again."""
        column = packed(rows)
        # Who doubles for the second time has nothing left to double with.
        once = not any(rows[k] and rows[k] == rows[k - 1] for k in range(1, ROWS))
        found = []
        for number in {one for one in rows if one}:
            beside = int(n.neighbours(column, number))
            for row in range(ROWS):
                if beside >> row & 1:
                    after = (*rows[:row], number, *rows[row + 1 :])
                    found.append((row, number, self.columns.place(after, once)))
        return found


def packed(rows: Start) -> int:
    return sum((one or 0) << 6 * row for row, one in enumerate(rows))


def unpacked(column: int) -> Start:
    return tuple(column >> 6 * row & 63 or None for row in range(ROWS))


class Alone:
    """One player, so many turns: the engine's solver with the table's values."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = taberna.game("alea", 2)
        self.values = learned()
        self.solvers: OrderedDict[tuple[int, int, int], AleaSolver] = OrderedDict()

    def play(self, start: Start, turns: int, rng: Rng) -> float:
        """The points of a game beyond those of the start, cards counted."""
        state = self.position(start, HANDS - 1)
        before = int(n.total(state.columns[0]))
        for left in range(turns, 0, -1):
            self.turn(state, left, rng)
            if state.over or state.ended:
                break
            state = self.position(unpacked(int(state.columns[0])), int(state.cards[0]))
        return int(n.total(state.columns[0])) - before + BONUS * int(state.cards[0]).bit_count()

    def position(self, column: Start, hand: int) -> AleaState:
        cards = [name for k, name in enumerate(a.CARDS) if hand >> k & 1]
        state = self.game.position({"columns": [list(column), [None] * ROWS], "cards": [cards, []]})
        assert isinstance(state, AleaState)
        return state

    def turn(self, state: AleaState, left: int, rng: Rng) -> None:
        solver = self.solver(state, left)
        while not state.over and (state.turn == CHANCE or state.seat == 0):
            state.do(state.pick(rng) if state.turn == CHANCE else self.choice(solver, state, left))

    def choice(self, solver: AleaSolver, state: AleaState, left: int) -> int:
        return solver.answer(state, state.options())

    def solver(self, state: AleaState, left: int) -> AleaSolver:
        """The solver of this turn. It remembers what ends a turn is worth: here it is told so, and never judges by
        itself."""
        column, hand = int(state.columns[0]), int(state.cards[0])
        key = column, hand, left
        found = self.solvers.pop(key, None)
        if found is None:
            found = AleaSolver(self.game, Rng(0), self.values)
            found.of = turn_of(state)
            found.written = self.table.ends(unpacked(column), hand, left)
            if len(self.solvers) == KEPT:
                self.solvers.popitem(last=False)
        self.solvers[key] = found
        return found


# What plays in the processes: it is there before they are begun, so that they share the table.
PLAYERS: list[Any] = []


def some(start: Start, turns: int, games: range) -> list[Any]:
    return [PLAYERS[0].play(start, turns, Rng(20, one)) for one in games]


def many(alone: Any, start: Start, turns: int, games: int, workers: int) -> list[Any]:
    """What `play` says of so many games, in so many processes."""
    PLAYERS[:] = [alone]
    torch.set_num_threads(1)
    parts = [range(begin, min(games, begin + PART)) for begin in range(0, games, PART)]
    found: list[Any] = []
    began = time.monotonic()
    with ProcessPoolExecutor(workers, multiprocessing.get_context("fork")) as pool:
        for job in as_completed([pool.submit(some, start, turns, part) for part in parts]):
            found.extend(job.result())
            print(
                f"\r{len(found):,} of {games:,} games, {time.monotonic() - began:.0f} s", end="", file=sys.stderr
            )
    print(file=sys.stderr)
    return found


def mean_of(values: list[float]) -> tuple[float, float, float]:
    """The mean, its standard error, and the spread of a game."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((one - mean) ** 2 for one in values) / len(values))
    return mean, spread / sqrt(len(values)), spread


def checked(folder: Path, turns: int, games: int, workers: int, empty: int) -> dict[str, Any]:
    table, start = Table(folder, turns, empty), start_of(empty)
    expected = table.start(start, turns)
    mean, error, spread = mean_of(many(Alone(table), start, turns, games, workers))
    return {
        "turns": turns,
        "games": games,
        "expected": round(expected, 3),
        "mean": round(mean, 3),
        "off by, in standard errors": round((mean - expected) / error, 2),
        "spread of a game": round(spread, 2),
    }


def start_of(empty: int) -> Start:
    """An empty column, or one with so few empty rows."""
    return (*range(10, 10 + 4 * (ROWS - empty), 4), *(None for _ in range(empty)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--empty", type=int, default=ROWS)
    asked = parser.parse_args()
    began = time.monotonic()
    found = checked(asked.folder, asked.turns, asked.games, asked.workers, asked.empty)
    print(json.dumps({**found, "seconds": round(time.monotonic() - began)}))


if __name__ == "__main__":
    main()
