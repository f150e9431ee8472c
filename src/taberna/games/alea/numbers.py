"""Roman numbers from dice (A4–A6) and where a number may stand in a column (A9, A15).

A column is packed: six bits a row, the first row lowest, 0 = empty. Made numbers come in pairs, `added`
and `taken`: the number with a single I added and with it taken off; 0 where there is none.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .actions import ROWS

ALL_ROWS: Final = 127  # as a mask
ALL_NUMBERS: Final = (1 << 40) - 2  # 1 to 39, as a mask
MAKEABLE: Final = ALL_NUMBERS - (1 << 38)  # those that six dice can make
DICE: Final = 6
I: Final = 1
V: Final = 2
X: Final = 3


def _added(x: int, v: int, i: int) -> int:
    return 10 * x + 5 * v + i if x <= 3 and v <= 1 and i <= 3 else 0


def _taken(x: int, v: int, i: int) -> int:
    if i != 1 or v > 1 or x > 4:
        return 0
    if v == 1:
        return 10 * x + 4 if x <= 3 else 0
    return 10 * x - 1 if x >= 1 else 0


def _table(make_added: bool) -> vec[i64]:
    table = vec[i64]([0] * 512)
    for x in range(7):
        for v in range(7 - x):
            for i in range(7 - x - v):
                number = _added(x, v, i) if make_added else _taken(x, v, i)
                table[x * 64 + v * 8 + i] = number
    return table


# Indexed by counts: 64 x + 8 v + i.
ADDED: Final = _table(True)
TAKEN: Final = _table(False)
FOUR_X: Final = 4 * 64


def _dice() -> vec[i64]:
    dice = vec[i64]([0] * 40)
    for counts in range(512):
        for number in (ADDED[counts], TAKEN[counts]):
            if number:
                dice[number] = counts // 64 + counts // 8 % 8 + counts % 8
    return dice


# How many dice each number is made of; for each there is one way.
MADE_OF: Final = _dice()

# What one die adds to the counts, by its symbol 1–3.
COUNT: Final = vec[i64]([0, 1, 8, 64])


def row_of(column: i64, row: i64) -> i64:
    return (column >> (6 * row)) & 63


def rows_for(column: i64, number: i64, twice: i64) -> i64:
    """The rows, as a mask, in which the number may be written; `twice` is 1 if A15 is in force."""
    open_below: i64 = 1  # the bit of the first row behind every smaller number
    bit: i64 = 1
    rest = column
    while rest:
        written = rest & 63
        if written >= number:
            if written > number:
                return bit - open_below
            return neighbours(column, number) if twice else 0
        bit <<= 1
        if written:
            open_below = bit
        rest >>= 6
    return ALL_ROWS + 1 - open_below


def open_numbers(column: i64) -> i64:
    """The numbers that could be written in some row, as a mask: bit 16 stands for 16."""
    mask: i64 = 0
    low: i64 = 1  # the bit of the number before the gap
    gap: i64 = 0
    row: i64 = 0
    while column:
        written = column & 63
        if written:
            high: i64 = 1
            high <<= written
            if gap:
                mask |= high - 2 * low
            low = high
            gap = 0
        else:
            gap = 1
        column >>= 6
        row += 1
    if row < ROWS:
        mask |= ALL_NUMBERS + 2 - 2 * low
    return mask


def neighbours(column: i64, number: i64) -> i64:
    """The empty rows next to this number, as a mask, if it stands in the column once (A15)."""
    if number == 0:
        return 0
    row: i64 = 0
    bit: i64 = 1
    while row < ROWS and row_of(column, row) != number:
        row += 1
        bit <<= 1
    if row == ROWS:
        return 0
    mask: i64 = 0
    if row > 0 and row_of(column, row - 1) == 0:
        mask |= bit >> 1
    if row + 1 < ROWS:
        below = row_of(column, row + 1)
        if below == number:
            return 0
        if below == 0:
            mask |= bit << 1
    return mask


def room_beside(column: i64, least: i64, most: i64) -> bool:
    """Whether a number of so many dice stands there once, an empty row next to it."""
    row: i64 = 0
    while row < ROWS:
        number = row_of(column, row)
        if number and least <= MADE_OF[number] <= most and neighbours(column, number):
            return True
        row += 1
    return False


def bits(mask: i64) -> i64:
    """How many bits a small mask holds."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nth_bit(mask: i64, index: i64) -> i64:
    """Where the index-th bit of a mask stands, counted from the lowest."""
    place: i64 = 0
    while index or not mask & 1:
        index -= mask & 1
        mask >>= 1
        place += 1
    return place


def total(column: i64) -> i64:
    points: i64 = 0
    while column:
        points += column & 63
        column >>= 6
    return points


def is_full(column: i64) -> bool:
    row: i64 = 0
    while row < ROWS:
        if row_of(column, row) == 0:
            return False
        row += 1
    return True
