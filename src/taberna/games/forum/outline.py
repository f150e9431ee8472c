"""The outline of the buildings (F3): data that an owner of the box can replace."""

from typing import Final

from ...core.errors import BadOption
from ...core.options import Rows
from ...package_data import read
from .board import CELLS, SIDE

LEAST: Final = 6
MOST: Final = 9
DIGITS: Final = "1234567"


class Outline(Rows):
    """Seven rows of seven digits, the top row first; equal digits are one building."""

    def check_rows(self, rows: tuple[str, ...]) -> None:
        if len(rows) != SIDE:
            raise BadOption("forum-outline-rows", "F3", rows=len(rows))
        for line, row in enumerate(rows, 1):
            if len(row) != SIDE:
                raise BadOption("forum-outline-length", "F3", line=line, length=len(row))
            for digit in row:
                if digit not in DIGITS:
                    raise BadOption("forum-outline-digit", "F3", line=line, digit=digit)
        text = "".join(rows)
        for digit in DIGITS:
            if digit not in text:
                raise BadOption("forum-outline-missing", "F3", digit=digit)
        for digit in DIGITS:
            _check_building({cell for cell in range(CELLS) if text[cell] == digit}, digit)


def _check_building(cells: set[int], digit: str) -> None:
    if not LEAST <= len(cells) <= MOST:
        raise BadOption("forum-outline-size", "F3", digit=digit, cells=len(cells), least=LEAST, most=MOST)
    if _joined(cells) != cells:
        raise BadOption("forum-outline-pieces", "F3", digit=digit)


def _joined(cells: set[int]) -> set[int]:
    """The cells that hang together with one of them, edge by edge."""
    reached: set[int] = set()
    waiting = [min(cells)]
    while waiting:
        cell = waiting.pop()
        if cell not in cells or cell in reached:
            continue
        reached.add(cell)
        waiting += [cell - SIDE, cell + SIDE]
        if cell % SIDE > 0:
            waiting.append(cell - 1)
        if cell % SIDE < SIDE - 1:
            waiting.append(cell + 1)
    return reached


# The outline we play on is the file beside this one; in the other, four buildings are no rectangles.
OURS: Final = tuple(read("taberna.games.forum", "outline.txt").split())
OTHER: Final = ("4444222", "4442222", "5511166", "5511166", "5511166", "3333777", "3337777")
