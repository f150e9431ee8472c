"""How a network reads a column of Alea Romana: what stands before and behind every empty row.

For each empty row, from the first to the last: the number before its gap and the one behind it, which row of the
gap it is, how many rows the gap has, and whether those numbers stand there twice. All as yes or no, in so many
places for each row; a column with fewer empty rows leaves the last places empty.
"""

from __future__ import annotations

import torch

from .columns import MANY, ROWS, Form, Tensor

LOW, HIGH = 0, MANY + 1  # none, or the number
PLACE, SIZE = 2 * (MANY + 1), 2 * (MANY + 1) + ROWS
TWICE = SIZE + ROWS  # the number before, the number behind
WIDTH = TWICE + 2
ALL = ROWS * WIDTH
MOST = 6  # places of one row that say yes


def said(form: Form, numbers: Tensor) -> Tensor:
    """The places that say yes for columns of a form: (columns, 7 × MOST); ALL where there is nothing to say."""
    found = torch.full((len(numbers), ROWS * MOST), ALL, dtype=torch.int64, device=numbers.device)
    tokens = form.tokens
    empty = [row for row, token in enumerate(tokens) if not token]
    for slot, row in enumerate(empty):
        begin = row
        while begin and not tokens[begin - 1]:
            begin -= 1
        end = row
        while end < len(tokens) and not tokens[end]:
            end += 1
        low = tokens[begin - 1] if begin else 0
        high = tokens[end] if end < len(tokens) else 0
        first = slot * WIDTH
        found[:, slot * MOST] = first + LOW + (1 + numbers[:, low - 1] if low else 0)
        found[:, slot * MOST + 1] = first + HIGH + (1 + numbers[:, high - 1] if high else 0)
        found[:, slot * MOST + 2] = first + PLACE + row - begin
        found[:, slot * MOST + 3] = first + SIZE + end - begin - 1
        if low and tokens.count(low) > 1:
            found[:, slot * MOST + 4] = first + TWICE
        if high and tokens.count(high) > 1:
            found[:, slot * MOST + 5] = first + TWICE + 1
    return found
