"""The board as bits: what is counted by tricks is counted again by hand."""

from __future__ import annotations

import pytest

from taberna import Rng
from taberna.games.forum import actions as a
from taberna.games.forum import board as b
from tests.games.forum.slow import CELLS, OUTLINE, sectors_of


def test_written_out_action_numbers_agree_with_the_table() -> None:
    firsts = (a.PLACE, a.MOVE, a.COLOUR_PLACE, a.COLOUR_MOVE, a.FIRST)
    kinds = ("place", "move", "place-colour", "move-colour", "first")
    assert [a.ACTIONS.first(kind) for kind in kinds] == list(firsts)
    assert len(a.ACTIONS) == a.SIZE


def test_bits_are_found_and_counted() -> None:
    rng = Rng(1)
    masks = [1 << cell for cell in range(49)] + [b.ALL_CELLS]
    for _ in range(2000):
        masks.append(sum(1 << cell for cell in range(49) if rng.below(3) == 0) or 1)
    for mask in masks:
        cells = [cell for cell in range(49) if (mask >> cell) & 1]
        assert b.count(mask) == len(cells)
        assert b.lowest(mask) == cells[0]
        assert [b.nth(mask, number) for number in range(len(cells))] == cells


@pytest.mark.parametrize("outline", [OUTLINE, tuple(digit * 7 for digit in "1234567")])
def test_sectors_are_where_they_belong(outline: tuple[str, ...]) -> None:
    board = b.Board(outline)
    for sector, (name, cells) in enumerate(sectors_of(outline).items()):
        assert b.SECTOR_NAMES[sector] == name
        assert {b.NAMES[cell] for cell in range(49) if (board.masks[sector] >> cell) & 1} == cells
        assert board.sizes[sector] == len(cells)
    for cell in range(49):
        through = {name for k, name in enumerate(b.SECTOR_NAMES) if (board.through[cell] >> k) & 1}
        assert through == {name for name, cells in sectors_of(outline).items() if b.NAMES[cell] in cells}
    assert set(b.NAMES) == CELLS
