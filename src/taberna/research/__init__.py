"""For researchers and writers of games: the contract test, tensors, and the interfaces of other libraries.

    from taberna.research import batch
    env = batch("forum", 4096, players=4)                 # needs taberna[batch]
    observations, masks, rewards, ended = env.step(env.sample())

    import taberna.research.openspiel                      # taberna[openspiel]: registers taberna_forum …
    from taberna.research import zoo, gym                  # taberna[pettingzoo], taberna[gym]

Each needs its extra; nothing here is imported by the engine, the bots or the server.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .batches import Batch

__all__ = ["batch"]


def batch(
    name: str,
    count: int,
    players: int = 2,
    *,
    seed: int = 0,
    workers: int = 0,
    masks: str = "bool",
    **options: object,
) -> Batch:
    """Many games of one kind, stepped in one call: see `taberna.research.batches`."""
    from .batches import make

    return make(name, count, players, seed, workers, masks, options)
