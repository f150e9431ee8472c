"""One legal action of each game at random, with one random number a game.

`jax.random.categorical` draws a number for every action, legal or not; where there are thousands of
actions that takes longer than to play.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array

# A mask is counted in tiles, then within one of them. Long ones are read quickest, short ones searched quickest.
SHORT, LONG = 64, 512


def sample(masks: Array, key: Array) -> Array:
    """Masks of any number of games, actions last; one int32 each. Where nothing is legal it is the last action."""
    tiles, ends = _tiles(jnp.asarray(masks))
    number = _below(jax.random.bits(key, ends.shape[:-1]), ends[..., -1])
    return jnp.minimum(_nth(tiles, ends, number), masks.shape[-1] - 1)


def _tiles(masks: Array) -> tuple[Array, Array]:
    """A mask in pieces of one length, and how many are legal up to the end of each."""
    *games, size = masks.shape
    side = _side(size)
    count = -(-size // side)
    padded = jnp.pad(masks, [(0, 0)] * len(games) + [(0, count * side - size)])
    tiles = padded.reshape(*games, count, side)
    return tiles, jnp.cumsum(tiles.sum(axis=-1, dtype=jnp.int32), axis=-1)


def _side(size: int) -> int:
    """How long a tile should be: if possible so that they fill the mask."""
    if size <= LONG:
        return SHORT
    return next((side for side in range(LONG, LONG // 4, -1) if size % side == 0), LONG)


def _nth(tiles: Array, ends: Array, number: Array) -> Array:
    """Where the legal action with this number stands, counted from 0."""
    block = jnp.minimum(jnp.sum(ends <= number[..., None], axis=-1, dtype=jnp.int32), ends.shape[-1] - 1)
    before = jnp.take_along_axis(ends, jnp.maximum(block - 1, 0)[..., None], axis=-1)[..., 0]
    rest = number - jnp.where(block > 0, before, 0)
    tile = jnp.take_along_axis(tiles, block[..., None, None], axis=-2)[..., 0, :]
    size = tile.shape[-1]
    if size > SHORT:
        return block * size + _nth(*_tiles(tile), rest)
    ranks = jnp.cumsum(tile, axis=-1, dtype=jnp.int32)
    return block * size + jnp.sum(ranks <= rest[..., None], axis=-1, dtype=jnp.int32)


def _below(bits: Array, count: Array) -> Array:
    """From 32 random bits a number below a count of at most 2¹⁶: the high half of their product, in two steps."""
    wide = count.astype(jnp.uint32)
    low = ((bits & 0xFFFF) * wide) >> 16
    return (((bits >> 16) * wide + low) >> 16).astype(jnp.int32)
