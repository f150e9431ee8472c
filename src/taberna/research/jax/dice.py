"""Dice and columns of Alea Romana for JAX, without a branch: the same as the engine's `dice` and `numbers`.

Dice are packed as there: two bits a die, the oldest lowest, 1 = I, 2 = V, 3 = X. A column is seven numbers on
the last axis, 0 = empty; axes before it stay.
"""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from ...games.alea.actions import CARD_IGNORE, CARD_JOKER, CARD_TWICE
from ...games.alea.numbers import ALL_NUMBERS, DICE, MADE_OF, MAKEABLE

_LOW = 0x555  # the lower bit of each die
_HIGHEST = 39
_MADE_OF = np.array([int(dice) for dice in MADE_OF], np.int32)
# The one number that six dice can't make.
_NEVER = (ALL_NUMBERS ^ MAKEABLE).bit_length() - 1


# -- dice -----------------------------------------------------------------------------------------


def tallies(dice: Array) -> tuple[Array, Array, Array]:
    """How many I, V and X there are."""
    low, high = dice & _LOW, (dice >> 1) & _LOW
    count = jax.lax.population_count
    return count(low & ~high), count(high & ~low), count(low & high)


def made(dice: Array, lying: Array, joined: Array, order_counts: bool) -> tuple[Array, Array]:
    """The numbers they make (A4–A6): with a single I added, and with it taken off; 0 where there is none."""
    i, v, x = tallies(dice)
    added = jnp.where((x <= 3) & (v <= 1) & (i <= 3), 10 * x + 5 * v + i, 0)
    from_x = jnp.where(x >= 1, 10 * x - 1, 0)
    from_v = jnp.where(x <= 3, 10 * x + 4, 0)
    taken = jnp.where((i == 1) & (v <= 1) & (x <= 4), jnp.where(v == 1, from_v, from_x), 0)
    if not order_counts:
        return added, taken
    both = (added > 0) & (taken > 0)
    of_i, other = _throws(dice, lying, joined)
    return jnp.where(both & (of_i < other), 0, added), jnp.where(both & (of_i > other), 0, taken)


def _throws(dice: Array, lying: Array, joined: Array) -> tuple[Array, Array]:
    """The throw in which the last I fell, and that of what it may be taken off: the V, or the last X."""
    throw = jnp.zeros_like(dice)
    found = [jnp.full_like(dice, -1)] * 4
    for k in range(DICE):
        if k > 0:
            throw = throw + (1 - ((joined >> k) & 1))
        symbol = (dice >> (2 * k)) & 3
        found = [jnp.where((symbol == one) & (k < lying), throw, at) for one, at in enumerate(found)]
    return found[1], jnp.where(found[2] >= 0, found[2], found[3])


def showing(dice: Array, symbol: Array) -> Array:
    """The dice that show this symbol, as a mask."""
    mask = jnp.zeros_like(dice)
    for k in range(DICE):
        mask = mask | jnp.where((dice >> (2 * k)) & 3 == symbol, 1 << k, 0)
    return mask


def without(dice: Array, lying: Array, joined: Array, mask: Array) -> tuple[Array, Array, Array]:
    """Dice, how many, joined when these are taken up; the first one left of a throw opens it."""
    left, stay = jnp.zeros_like(dice), jnp.zeros_like(dice)
    left_joined, joins = jnp.zeros_like(dice), jnp.zeros_like(dice)
    for k in range(DICE):
        joins = jnp.where((joined >> k) & 1 == 0, 0, joins)
        stays = ((mask >> k) & 1 == 0) & (k < lying)
        left = left | jnp.where(stays, ((dice >> (2 * k)) & 3) << (2 * stay), 0)
        left_joined = left_joined | jnp.where(stays, joins << stay, 0)
        joins = jnp.where(stays, 1, joins)
        stay = stay + stays
    return left, stay, left_joined


def fall(
    dice: Array, lying: Array, joined: Array, count: Array, key: Array, order_counts: bool
) -> tuple[Array, ...]:
    """Dice, how many, joined when so many more have fallen: of six faces three are I, one is V, two are X."""
    faces = jax.random.bits(key, (DICE,)) % 6
    symbols = jnp.where(faces < 3, 1, jnp.where(faces == 3, 2, 3)).astype(jnp.int32)
    for k in range(DICE):
        falls = k < count
        dice = dice | jnp.where(falls, symbols[k] << (2 * (lying + k)), 0)
        if order_counts and k > 0:
            joined = joined | jnp.where(falls, 1 << (lying + k), 0)
    return dice, lying + count, joined


# -- columns --------------------------------------------------------------------------------------


class Column(NamedTuple):
    """What is asked of a column again and again, row by row."""

    empty: Array
    below: Array  # the highest number before it
    above: Array  # the lowest behind it, or 40
    before: Array  # the number in the row before if it stands there once, else 0
    behind: Array
    room: Array  # the number itself if it stands there once, an empty row next to it, else 0


def column_of(column: Array) -> Column:
    rows = [column[..., k] for k in range(column.shape[-1])]
    nothing, last = jnp.zeros_like(rows[0]), len(rows) - 1
    below, above = [nothing], [jnp.full_like(rows[0], _HIGHEST + 1)]
    for k in range(last):
        below.append(jnp.maximum(below[-1], rows[k]))
        higher = rows[last - k]
        above.append(jnp.where(higher > 0, higher, above[-1]))
    above.reverse()
    outside = [jnp.full_like(rows[0], -1)]
    previous, following = outside + rows[:-1], rows[1:] + outside
    near = list(zip(rows, previous, following, strict=True))
    once = [jnp.where((row != one) & (row != other), row, 0) for row, one, other in near]
    room = [jnp.where((one == 0) | (other == 0), row, 0) for row, (_, one, other) in zip(once, near, strict=True)]
    parts = [[row == 0 for row in rows], below, above, [nothing, *once[:-1]], [*once[1:], nothing], room]
    return Column(*(jnp.stack(part, axis=-1) for part in parts))


def neighbours(column: Column, number: Array) -> Array:
    """The empty rows next to this number, if it stands in the column once (A15)."""
    return column.empty & (number > 0) & ((column.before == number) | (column.behind == number))


def rows_for(column: Column, number: Array, twice: Array) -> Array:
    """The rows in which the number may be written (A9)."""
    fits = column.empty & (number > 0) & (column.below < number) & (number < column.above)
    return fits | ((twice > 0) & neighbours(column, number))


def open_numbers(column: Column) -> Array:
    """Which of the numbers 1 to 39 could be written in some row."""
    numbers = np.arange(1, _HIGHEST + 1)[:, None]
    return jnp.any(column.empty & (column.below < numbers) & (numbers < column.above), axis=-1)


def is_blocked(column: Column, hand: Array, any_time: bool, aside: Array, twice: Array) -> Array:
    """Whether this column can take no number any more, whatever the dice bring (A21)."""
    only_never = (column.below == _NEVER - 1) & (column.above == _NEVER + 1)
    fits = jnp.any(column.empty & (column.above - column.below > 1) & ~only_never, axis=-1)
    return ~fits & ~_can_double(column, hand, any_time, aside, twice)


def _can_double(column: Column, hand: Array, any_time: bool, aside: Array, twice: Array) -> Array:
    """Whether an equal can come into the column by *Twice*: see the engine's `can_double`."""
    most = DICE - aside
    doubles, joker = hand & CARD_TWICE > 0, hand & CARD_JOKER > 0
    spare = (hand & CARD_IGNORE > 0).astype(jnp.int32) + (doubles & joker)
    if any_time:
        spare = jnp.full_like(spare, DICE)
    now = (twice > 0) & _room(column, jnp.zeros_like(most), most)
    later = _room(column, most - spare, most) | _room(column, DICE - spare, jnp.full_like(most, DICE))
    return now | ((doubles | joker) & later)


def _room(column: Column, least: Array, most: Array) -> Array:
    """Whether a number of so many dice stands there once, an empty row next to it."""
    dice = jnp.asarray(_MADE_OF)[column.room]
    return jnp.any((column.room > 0) & (least[..., None] <= dice) & (dice <= most[..., None]), axis=-1)
