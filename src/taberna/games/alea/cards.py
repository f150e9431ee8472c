"""Which action card of Alea Romana is needed for which way of playing (A13–A16)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from . import actions as a


def card_index(way: i64) -> i64:
    """Which card a way of playing needs, as an index of CARDS."""
    if way < a.ANY_DIE:
        return way
    if way < a.IGNORE:
        return 2
    return 3 if way < a.TWICE else 4


def card_of(way: i64) -> i64:
    """The same as a bit of a hand."""
    bit: i64 = 1
    bit <<= card_index(way)
    return bit


def _ways_of_hand(held: int) -> int:
    ways = 0
    for way in range(a.WAYS):
        if held & card_of(way):
            ways |= 1 << way
    return ways


# For every hand, the ways in which its cards other than the joker can be played.
WAYS_OF_HAND: Final = vec[i64]([_ways_of_hand(held) for held in range(a.ALL_CARDS + 1)])
