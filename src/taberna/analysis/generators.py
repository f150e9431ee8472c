"""Random numbers of an analysis. Each move has its own, so nothing hangs on what was looked at before."""

from __future__ import annotations

from ..core.chance import Rng

WORTH, SAMPLE, OPINION, WORLD, TRIES, LINE = 0, 1, 2, 8, 16, 24
_EACH = 32


def generator(seed: int, number: int, purpose: int) -> Rng:
    """The one for a purpose at a move. WORLD and TRIES have eight each: add a number to them."""
    return Rng(seed, number * _EACH + purpose)
