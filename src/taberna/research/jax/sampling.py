"""One legal action of each game at random, with one random number a game.

`jax.random.categorical` draws a number for every action, legal or not; where there are thousands of
actions that takes longer than to play. Here a mask is read once: how many are legal is counted in blocks, and the
action with the number that was drawn is looked for from above. Processors want other blocks than graphics cards,
on which those of bytes take a third of the time (docs/results.md); both find the same action.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array

# A word holds four actions, a byte each; a tile so many words, or so many counts of tiles. Sums of more than some
# thirty numbers are no longer worked out where they are read, and running sums take the square of their length.
WIDE, SIDE = 4, 16
# Blocks of bytes: a mask of many actions is cut in blocks of a length that divides it if there is one, these in
# small ones again.
LARGE, SMALL = range(512, 128, -1), 64


def sample(masks: Array, key: Array) -> Array:
    """Masks of any number of games, actions last; one int32 each. Where nothing is legal it is the last action."""
    masks = jnp.asarray(masks).astype(jnp.bool_)
    bits = jax.random.bits(key, masks.shape[:-1])
    found: Array = jax.lax.platform_dependent(masks, bits, cpu=by_words, default=by_blocks)
    return jnp.minimum(found, masks.shape[-1] - 1)


def by_blocks(masks: Array, bits: Array) -> Array:
    blocks, ends = _blocks(masks)
    return _in_blocks(blocks, ends, _below(bits, ends[..., -1]))


def _blocks(masks: Array) -> tuple[Array, Array]:
    """A mask in blocks, and how many actions are legal up to the end of each."""
    size = masks.shape[-1]
    side = SMALL if size <= LARGE.start else next((one for one in LARGE if size % one == 0), LARGE.start)
    blocks = _cut(masks, side)
    return blocks, jnp.cumsum(blocks.sum(axis=-1, dtype=jnp.int32), axis=-1)


def _in_blocks(blocks: Array, ends: Array, number: Array) -> Array:
    """Where the legal action with this number is."""
    place = jnp.minimum(jnp.sum(ends <= number[..., None], axis=-1, dtype=jnp.int32), ends.shape[-1] - 1)
    before = jnp.take_along_axis(ends, jnp.maximum(place - 1, 0)[..., None], axis=-1)[..., 0]
    rest = number - jnp.where(place > 0, before, 0)
    block = _tile(blocks, place)
    if block.shape[-1] > SMALL:
        return place * block.shape[-1] + _in_blocks(*_blocks(block), rest)
    ranks = jnp.cumsum(block, axis=-1, dtype=jnp.int32)
    return place * block.shape[-1] + jnp.sum(ranks <= rest[..., None], axis=-1, dtype=jnp.int32)


def by_words(masks: Array, bits: Array) -> Array:
    words = _cut(_words(masks), SIDE)
    counts = jnp.sum(_legal(words), axis=-1)
    above = []
    while counts.shape[-1] > SIDE:
        above.append(_cut(counts, SIDE))
        counts = jnp.sum(above[-1], axis=-1)
    rest = _below(bits, jnp.sum(counts, axis=-1))
    place, rest = _find(counts, rest)
    for tiles in reversed(above):
        within, rest = _find(_tile(tiles, place), rest)
        place = place * SIDE + within
    tile = _tile(words, place)
    within, rest = _find(_legal(tile), rest)
    word = jnp.take_along_axis(tile, within[..., None], axis=-1)
    last, _ = _find(((word >> (8 * jnp.arange(WIDE, dtype=jnp.uint32))) & 1).astype(jnp.int32), rest)
    return (place * SIDE + within) * WIDE + last


def _words(masks: Array) -> Array:
    size = masks.shape[-1]
    padded = _padded(masks.astype(jnp.uint8), WIDE)
    return jax.lax.bitcast_convert_type(padded.reshape(*masks.shape[:-1], -(-size // WIDE), WIDE), jnp.uint32)


def _legal(words: Array) -> Array:
    """How many actions of each word are legal: each byte is 0 or 1."""
    return jax.lax.population_count(words).astype(jnp.int32)


def _cut(numbers: Array, side: int) -> Array:
    """The last axis in pieces of one length."""
    return _padded(numbers, side).reshape(*numbers.shape[:-1], -(-numbers.shape[-1] // side), side)


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
