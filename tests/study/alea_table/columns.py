"""The columns of Alea Romana, those that are alike taken together, and where each number leads.

For what may still be written only the gaps count, and the numbers beside them. So of written rows that lie
together the first and the last matter, and only where there is an empty row beyond: of C(45, 7) = 45,379,620
rising columns 989,066 are left. A number that stands there twice (A15) can't be written a third time: whether
one beside a gap does must be known, as long as there is a card to double with.

A form is a column with its numbers left open: tokens from the first row to the last, 0 for an empty row, 1, 2 …
for the numbers as they rise. Columns of a form are counted by their numbers (the combinatorial number system),
so that where a write leads can be worked out for many columns at once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import comb
from typing import Any

import torch

Tensor = Any  # torch's, which not everybody has

ROWS = 7
# The numbers that six dice can make.
NUMBERS = (*range(1, 38), 39)
MANY = len(NUMBERS)
DOUBLES = 2  # numbers that a player can double: by the card and by the joker

Tokens = tuple[int, ...]


def shortened(tokens: Tokens) -> Tokens:
    """A column without the rows that no longer matter."""
    kept: list[int] = []
    k = 0
    while k < len(tokens):
        end = k
        while end < len(tokens) and tokens[end]:
            end += 1
        if end == k:
            kept.append(0)
            k += 1
            continue
        block = tokens[k:end]
        head = _ends(block) if k > 0 else ()
        tail = _ends(block[::-1]) if end < len(tokens) else ()
        kept.extend(block if len(head) + len(tail) > len(block) else head + tail)
        k = end
    return tuple(kept)


def _ends(block: Tokens) -> Tokens:
    """The number at this end of a block, twice if it stands there twice."""
    return block[:2] if len(block) > 1 and block[0] == block[1] else block[:1]


def single(tokens: Tokens) -> Tokens:
    """The same if nothing can be doubled any more: then equals count as one."""
    return tuple(one for k, one in enumerate(tokens) if not one or k == 0 or tokens[k - 1] != one)


def ranked(tokens: Tokens) -> tuple[Tokens, Tokens]:
    """A form, its numbers counted from 1, and which of the old ones they were."""
    old = tuple(sorted({one for one in tokens if one}))
    return tuple(old.index(one) + 1 if one else 0 for one in tokens), old


def doubles(tokens: Tokens) -> int:
    return sum(1 for k in range(1, len(tokens)) if tokens[k] and tokens[k] == tokens[k - 1])


@dataclass
class Write:
    """One empty row of a form, and the form it leads to when a number is written there."""

    low: int  # which number stands before the gap: an index of the form's, -1 if none
    high: int  # and behind it; the form's count of numbers if none
    to: int  # the form
    kept: Tokens  # the new form's numbers: indices of the old form's, with the written one put in its place
    at: int  # the place of the written number among all


@dataclass
class Double:
    """One empty row beside a number that stands there once."""

    number: int  # an index of the form's numbers
    to: int  # the form, and its numbers
    kept: Tokens


@dataclass
class Form:
    tokens: Tokens
    first: int = 0  # of its columns among all
    writes: list[Write] = field(default_factory=list)
    doubles: list[Double] = field(default_factory=list)
    alike: tuple[int, Tokens] | None = None  # the same without a double, for those who can't double any more

    @property
    def count(self) -> int:
        """How many different numbers stand there."""
        return max(self.tokens, default=0)

    @property
    def size(self) -> int:
        return comb(MANY, self.count)

    @property
    def doubled(self) -> bool:
        return doubles(self.tokens) > 0


class Columns:
    """All columns that have at most so many empty rows; these lead only to each other."""

    def __init__(self, empty: int = ROWS) -> None:
        self.forms: list[Form] = [Form(one) for one in sorted(_plain(empty)) + sorted(_doubled(empty))]
        self.index = {form.tokens: k for k, form in enumerate(self.forms)}
        self.size = 0
        for form in self.forms:
            form.first = self.size
            self.size += form.size
        for form in self.forms:
            self._link(form)
        self.binomials = torch.tensor([[comb(n, k) for k in range(ROWS + 1)] for n in range(MANY + 1)])

    def _link(self, form: Form) -> None:
        tokens = form.tokens
        for row, token in enumerate(tokens):
            if token:
                continue
            low, high = max(tokens[:row], default=0), min((one for one in tokens[row:] if one), default=0)
            above = high or form.count + 1
            # The written number comes between its neighbours: those above it move up by one.
            moved = tuple(2 * one for one in tokens)
            to, kept = self._to((*moved[:row], 2 * low + 1, *moved[row + 1 :]))
            form.writes.append(Write(low - 1, above - 1, to, kept, low))
            for number in {one for one in tokens[max(0, row - 1) : row + 2] if one}:
                after = (*moved[:row], 2 * number, *moved[row + 1 :])
                # Forms that are left where equals count as one have fewer rows: there is nobody to double there.
                if tokens.count(number) == 1 and self._known(after, form.doubled):
                    form.doubles.append(Double(number - 1, *self._to(after, form.doubled)))
        if form.doubled:
            to, kept = self._to(tuple(2 * one for one in tokens), True)
            form.alike = to, kept

    def _known(self, tokens: Tokens, as_single: bool) -> bool:
        return ranked(shortened(single(tokens) if as_single else tokens))[0] in self.index

    def _to(self, tokens: Tokens, as_single: bool = False) -> tuple[int, Tokens]:
        """The form that tokens lead to, and its numbers as places among the old ones (even tokens, from 0) and the
        written one (odd, -1)."""
        form, old = ranked(shortened(single(tokens) if as_single else tokens))
        return self.index[form], tuple(one // 2 - 1 if one % 2 == 0 else -1 for one in old)

    def numbers(self, form: Form, rank: Tensor) -> Tensor:
        """The numbers of some columns of a form, as places in NUMBERS: (columns, count), rising."""
        found = torch.empty((len(rank), form.count), dtype=torch.int64)
        for k in range(form.count, 0, -1):
            column = self.binomials[:, k].contiguous()
            # The greatest number of which there are at most as many combinations as the rank says.
            at = torch.searchsorted(column, rank, right=True) - 1
            found[:, k - 1] = at
            rank = rank - column[at]
        return found

    def find(self, column: tuple[int | None, ...], doubling: bool = True) -> tuple[Form, Tokens]:
        """The form of a real column, its rows as numbers, None if empty, and its numbers as places in NUMBERS. If
        nothing can be doubled any more that which stands there twice is not told."""
        tokens = tuple(one or 0 for one in column)
        form, old = ranked(shortened(tokens if doubling else single(tokens)))
        return self.forms[self.index[form]], tuple(NUMBERS.index(one) for one in old)

    def place(self, column: tuple[int | None, ...], doubling: bool = True) -> int:
        """Where the values of a real column lie."""
        form, numbers = self.find(column, doubling)
        return form.first + sum(comb(one, k + 1) for k, one in enumerate(numbers))


def _plain(empty: int) -> set[Tokens]:
    """The forms in which every number stands once, and those that are left where equals count as one."""
    found: set[Tokens] = set()
    for rows in range(ROWS - DOUBLES, ROWS + 1):
        for filled in range(1 << rows):
            column = tuple(row + 1 if filled >> row & 1 else 0 for row in range(rows))
            written = rows - column.count(0)
            if column.count(0) <= empty and (rows == ROWS or written >= ROWS - rows):
                found.add(ranked(shortened(column))[0])
    return found


def _doubled(empty: int) -> set[Tokens]:
    """The forms in which one number beside a gap stands twice."""
    found: set[Tokens] = set()
    for filled in range(1 << ROWS):
        for row in range(1, ROWS):
            if filled >> (row - 1) & 3 == 3:
                column = [k + 1 if filled >> k & 1 else 0 for k in range(ROWS)]
                column[row] = column[row - 1]
                short = ranked(shortened(tuple(column)))[0]
                if column.count(0) <= empty and doubles(short):
                    found.add(short)
    return found
