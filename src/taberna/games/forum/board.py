"""The board (F1, F2): 49 cells and 23 sectors, both as bits.

Cell a1 is bit 0, b1 bit 1, g7 bit 48. Sectors are numbered rows first, then columns, diagonals and
buildings; bit k of `coins` says that sector k still has its coin.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SIDE: Final = 7
CELLS: Final = 49
ALL_CELLS: Final = 0x1_FFFF_FFFF_FFFF
NAMES: Final = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]

SECTORS: Final = 23
ALL_COINS: Final = 0x7F_FFFF
ROWS: Final = 0
COLUMNS: Final = 7
DIAGONALS: Final = 14
BUILDINGS: Final = 16
SECTOR_NAMES: Final = [
    *"1234567",
    *"abcdefg",
    "a1-g7",
    "a7-g1",
    *("I", "II", "III", "IV", "V", "VI", "VII"),
]
# A cell lies in three to five sectors; in a table of five a cell, the others are NONE.
MOST_SECTORS: Final = 5
NONE: Final = -1

# The place of a single bit: multiplied by this constant, its top six bits are different for each.
_DE_BRUIJN: Final = 0x03F7_9D71_B4CB_0A89


def bit(cell: i64) -> i64:
    mask: i64 = 1
    mask <<= cell
    return mask


def _places() -> vec[i64]:
    places = vec[i64]([0] * 64)
    for k in range(62):
        places[((bit(k) * _DE_BRUIJN) >> 58) & 63] = k
    return places


_PLACES: Final = _places()


def lowest(mask: i64) -> i64:
    """The first cell of a mask that has one."""
    return _PLACES[(((mask & -mask) * _DE_BRUIJN) >> 58) & 63]


def count(mask: i64) -> i64:
    """How many cells a mask has."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def shape(sector: int) -> str:
    """What a sector is, for the sentence that tells of it."""
    if sector < COLUMNS:
        return "row"
    if sector < DIAGONALS:
        return "column"
    return "diagonal" if sector < BUILDINGS else "building"


@final
class Board:
    """The sectors, with the buildings where an outline puts them."""

    def __init__(self, outline: tuple[str, ...]) -> None:
        masks = [0] * SECTORS
        for cell in range(CELLS):
            row, column = cell // SIDE, cell % SIDE
            sectors = [ROWS + row, COLUMNS + column]
            if row == column:
                sectors.append(DIAGONALS)
            if row + column == SIDE - 1:
                sectors.append(DIAGONALS + 1)
            sectors.append(BUILDINGS + int(outline[SIDE - 1 - row][column]) - 1)
            for sector in sectors:
                masks[sector] |= bit(cell)
        self.outline = outline
        self.masks = vec[i64](masks)
        self.sizes = vec[i64]([count(mask) for mask in masks])
        # The sectors of each cell, MOST_SECTORS entries a cell.
        self.at = vec[i64]([NONE] * (CELLS * MOST_SECTORS))
        for cell in range(CELLS):
            through = [sector for sector in range(SECTORS) if (masks[sector] >> cell) & 1]
            for k, sector in enumerate(through):
                self.at[cell * MOST_SECTORS + k] = sector

    def cells_of(self, coins: i64) -> i64:
        """All cells of these sectors."""
        cells: i64 = 0
        sector: i64 = 0
        while coins:
            if coins & 1:
                cells |= self.masks[sector]
            coins >>= 1
            sector += 1
        return cells

    def full_among(self, coins: i64, occupied: i64) -> list[int]:
        """Those of these sectors whose every cell is occupied, in order."""
        return [k for k in range(SECTORS) if (coins >> k) & 1 and self.masks[k] & ~occupied == 0]
