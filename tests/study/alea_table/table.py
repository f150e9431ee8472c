"""The exact table, looked up: what every end of a turn is worth, as the engine's solver asks."""

from __future__ import annotations

from math import comb
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from taberna.games.alea import actions as a
from taberna.games.alea import numbers as n

from .columns import MANY, NUMBERS, ROWS, Columns, Form, Tokens
from .layers import nothing_left, path_of
from .turns import HANDS, can_double

if TYPE_CHECKING:
    from numpy.typing import NDArray

Start = tuple[int | None, ...]
Ends = dict[int, float]


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


def start_of(empty: int) -> Start:
    """An empty column, or one with so few empty rows."""
    return (*range(10, 10 + 4 * (ROWS - empty), 4), *(None for _ in range(empty)))
