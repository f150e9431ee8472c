"""One legal action of each game at random, with one random number a game.

`jax.random.categorical` draws a number for every action, legal or not; where there are thousands of
actions that takes longer than to play. Here a mask is read once, four actions at a time: how many are legal is
counted in tiles, these in tiles again, and the action with the number that was drawn is looked for from above.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array

# A word holds four actions, a byte each; a tile so many words, or so many counts of tiles. Sums of more than some
# thirty numbers are no longer worked out where they are read, and running sums take the square of their length.
WIDE, SIDE = 4, 16


def sample(masks: Array, key: Array) -> Array:
    """Masks of any number of games, actions last; one int32 each. Where nothing is legal it is the last action."""
    words = _tiles(_words(jnp.asarray(masks)))
    counts = jnp.sum(_legal(words), axis=-1)
    above = []
    while counts.shape[-1] > SIDE:
        above.append(_tiles(counts))
        counts = jnp.sum(above[-1], axis=-1)
    rest = _below(jax.random.bits(key, counts.shape[:-1]), jnp.sum(counts, axis=-1))
    place, rest = _find(counts, rest)
    for tiles in reversed(above):
        within, rest = _find(_tile(tiles, place), rest)
        place = place * SIDE + within
    tile = _tile(words, place)
    within, rest = _find(_legal(tile), rest)
    word = jnp.take_along_axis(tile, within[..., None], axis=-1)
    last, _ = _find(((word >> (8 * jnp.arange(WIDE, dtype=jnp.uint32))) & 1).astype(jnp.int32), rest)
    return jnp.minimum((place * SIDE + within) * WIDE + last, masks.shape[-1] - 1)


def _words(masks: Array) -> Array:
    size = masks.shape[-1]
    padded = _padded(masks.astype(jnp.bool_).astype(jnp.uint8), WIDE)
    return jax.lax.bitcast_convert_type(padded.reshape(*masks.shape[:-1], -(-size // WIDE), WIDE), jnp.uint32)


def _legal(words: Array) -> Array:
    """How many actions of each word are legal: each byte is 0 or 1."""
    return jax.lax.population_count(words).astype(jnp.int32)


def _tiles(numbers: Array) -> Array:
    size = numbers.shape[-1]
    return _padded(numbers, SIDE).reshape(*numbers.shape[:-1], -(-size // SIDE), SIDE)


def _padded(numbers: Array, side: int) -> Array:
    """With zeros at the end, so that the last axis can be cut in pieces of one length."""
    return jnp.pad(numbers, [(0, 0)] * (numbers.ndim - 1) + [(0, -numbers.shape[-1] % side)])


def _tile(tiles: Array, place: Array) -> Array:
    return jnp.take_along_axis(tiles, place[..., None, None], axis=-2)[..., 0, :]


def _find(counts: Array, number: Array) -> tuple[Array, Array]:
    """In which of these the legal action with this number is, counted from 0, and which it is there."""
    ends = jnp.cumsum(counts, axis=-1)
    passed = ends <= number[..., None]
    place = jnp.minimum(jnp.sum(passed, axis=-1, dtype=jnp.int32), counts.shape[-1] - 1)
    return place, number - jnp.max(jnp.where(passed, ends, 0), axis=-1)


def _below(bits: Array, count: Array) -> Array:
    """From 32 random bits a number below a count of at most 2¹⁶: the high half of their product, in two steps."""
    wide = count.astype(jnp.uint32)
    low = ((bits & 0xFFFF) * wide) >> 16
    return (((bits >> 16) * wide + low) >> 16).astype(jnp.int32)
