"""Which action card of Alea Romana is needed for which way of playing (A13–A16), and what a hand can still do."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from . import actions as a
from . import numbers as n


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


def can_double(column: i64, hand: i64, any_time: bool, aside: i64 = 0, twice: i64 = 0) -> bool:
    """Whether an equal can come into the column by *Twice* (A15): in a turn to come, or in this one, in which
    so many dice are set aside and *Twice* may be in force.

    It is played on a failure, when all dice are used. So a number of fewer than six dice needs the others to
    be set aside, by *Ignore* or the joker.
    """
    most: i64 = n.DICE - aside
    if twice and n.room_beside(column, 0, most):
        return True
    if not hand & (a.CARD_TWICE | a.CARD_JOKER):
        return False
    spare: i64 = 1 if hand & a.CARD_IGNORE else 0
    if hand & a.CARD_TWICE and hand & a.CARD_JOKER:
        spare += 1
    if any_time:
        spare = n.DICE
    return n.room_beside(column, most - spare, most) or n.room_beside(column, n.DICE - spare, n.DICE)
