"""One legal action of each game at random, with one random number a game.

`jax.random.categorical` draws a number for every action, legal or not; where there are thousands of
actions that takes longer than to play.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array

# A mask is counted in blocks of this many actions, then within one block.
BLOCK = 64


def sample(masks: Array, key: Array) -> Array:
    """Masks of any number of games, actions last; one int32 each. Where nothing is legal it is the last action."""
    *games, size = masks.shape
    blocks = -(-size // BLOCK)
    padded = jnp.pad(masks, [(0, 0)] * len(games) + [(0, blocks * BLOCK - size)])
    tiles = padded.reshape(*games, blocks, BLOCK)
    sums = jnp.cumsum(tiles.sum(axis=-1, dtype=jnp.int32), axis=-1)
    chosen = _below(jax.random.bits(key, tuple(games)), sums[..., -1])[..., None]
    block = jnp.sum(sums <= chosen, axis=-1, dtype=jnp.int32)[..., None]
    before = jnp.where(block > 0, jnp.take_along_axis(sums, jnp.maximum(block - 1, 0), axis=-1), 0)
    tile = jnp.take_along_axis(tiles, jnp.minimum(block, blocks - 1)[..., None], axis=-2)[..., 0, :]
    within = jnp.sum(jnp.cumsum(tile, axis=-1, dtype=jnp.int32) <= chosen - before, axis=-1, dtype=jnp.int32)
    return jnp.minimum(block[..., 0] * BLOCK + within, size - 1)


def _below(bits: Array, count: Array) -> Array:
    """From 32 random bits a number below a count of at most 2¹⁶: the high half of their product, in two steps."""
    wide = count.astype(jnp.uint32)
    low = ((bits & 0xFFFF) * wide) >> 16
    return (((bits >> 16) * wide + low) >> 16).astype(jnp.int32)
