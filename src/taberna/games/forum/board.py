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

# The place of a single bit: multiplied by this constant, its top six bits are different for each.
_DE_BRUIJN: Final = 0x03F7_9D71_B4CB_0A89
# The lowest and the highest bit of each of the seven bytes that hold 49 cells.
_ONES: Final = 0x01_0101_0101_0101
_TOPS: Final = 0x80_8080_8080_8080


def bit(cell: i64) -> i64:
    mask: i64 = 1
    mask <<= cell
    return mask


def _places() -> vec[i64]:
    places = vec[i64]([0] * 64)
    for cell in range(CELLS):
        places[((bit(cell) * _DE_BRUIJN) >> 58) & 63] = cell
    return places


_PLACES: Final = _places()


def lowest(mask: i64) -> i64:
    """The first cell of a mask that has one."""
    return _PLACES[(((mask & -mask) * _DE_BRUIJN) >> 58) & 63]


# For the bits of every byte: the place of the first, the second … of them.
_BYTE_PLACES: Final = vec[i64](
    [
        ([place for place in range(8) if (byte >> place) & 1] + [0] * 8)[number]
        for byte in range(256)
        for number in range(8)
    ]
)


def nth(mask: i64, number: i64) -> i64:
    """The first (0), second (1) … cell of a mask that has as many, without a loop.

    The bits are counted in every byte at once; a multiplication by ones adds the counts up, byte by
    byte; the bytes whose sum is not above the number are those to skip.
    """
    sums: i64 = mask - ((mask >> 1) & 0x55_5555_5555_5555)
    sums = (sums & 0x33_3333_3333_3333) + ((sums >> 2) & 0x33_3333_3333_3333)
    sums = (sums + (sums >> 4)) & 0x0F_0F0F_0F0F_0F0F
    sums = (sums * _ONES) & 0xFF_FFFF_FFFF_FFFF
    skipped: i64 = (((number * _ONES) | _TOPS) - sums) & _TOPS
    shift: i64 = (((skipped >> 7) * _ONES) >> 45) & 0x78
    before: i64 = ((sums << 8) >> shift) & 0xFF
    return shift + _BYTE_PLACES[((mask >> shift) & 0xFF) * 8 + number - before]


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
        # The sectors of each cell, as bits.
        self.through = vec[i64](
            [sum(bit(sector) for sector in range(SECTORS) if (masks[sector] >> cell) & 1) for cell in range(CELLS)]
        )

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
