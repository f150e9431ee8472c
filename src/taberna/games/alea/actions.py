"""The action table of Alea Romana. The numbers are fixed: records and learned bots rely on them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.codec import Actions, Arg, Kind, numbers

SYMBOLS: Final = ["I", "V", "X"]
CARDS: Final = ["all-i", "all-v", "any-die", "ignore", "twice", "joker"]

# First action of each kind, written out so that the compiler sees plain numbers.
ROLL: Final = 0
HANDFUL: Final = 1  # 2 to 6 dice
WRITE: Final = 6  # 39 numbers × 7 rows
ROWS: Final = 7
PASS: Final = 279
CARD: Final = 280  # 15 ways to play a card, see below
JOKER: Final = 295  # the same 15, played with the joker
DIE: Final = 310  # chance: I, V, X
SIZE: Final = 313

# The 15 ways, counted from CARD or JOKER.
ALL_I: Final = 0
ALL_V: Final = 1
ANY_DIE: Final = 2  # which of six dice
IGNORE: Final = 8  # which of six dice
TWICE: Final = 14
WAYS: Final = 15

# The cards as bits of a hand, in the order of CARDS.
CARD_ALL_I: Final = 1
CARD_ALL_V: Final = 2
CARD_ANY_DIE: Final = 4
CARD_IGNORE: Final = 8
CARD_TWICE: Final = 16
CARD_JOKER: Final = 32
ALL_CARDS: Final = 63


def _ways(prefix: str, before: str) -> list[Kind]:
    return [
        Kind(f"{prefix}all-i", f"{before}all I"),
        Kind(f"{prefix}all-v", f"{before}all V"),
        Kind(f"{prefix}any-die", before + "again {die}", numbers("die", 1, 6)),
        Kind(f"{prefix}ignore", before + "ignore {die}", numbers("die", 1, 6)),
        Kind(f"{prefix}twice", f"{before}twice"),
    ]


ACTIONS: Final = Actions(
    Kind("roll", "roll"),
    Kind("handful", "roll {dice}", numbers("dice", 2, 6)),
    Kind("write", "write {number} row {row}", numbers("number", 1, 39), numbers("row", 1, 7)),
    Kind("pass", "pass"),
    *_ways("", ""),
    *_ways("joker-", "joker "),
    Kind("die", "die {symbol}", Arg("symbol", SYMBOLS)),
)


def first_write(number: i64) -> i64:
    """The action that writes this number in the first row; those for the other rows follow."""
    return WRITE + (number - 1) * ROWS


def fill_mask(out: vec[i64], count: i64, action: i64, mask: i64) -> i64:
    """List an action for every bit of a mask, counted from the first; how many are listed then."""
    while mask:
        if mask & 1:
            out[count] = action
            count += 1
        mask >>= 1
        action += 1
    return count
