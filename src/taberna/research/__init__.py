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
    masks: str = "bits",
    skip_forced: bool = False,
    opponents: str = "",
    seat: int = -1,
    **options: object,
) -> Batch:
    """Many games of one kind, stepped in one call: see `taberna.research.batches`.

    `masks` are "bits" (eight actions a byte, the first in the lowest bit), "bool", "factors" (Forum's from and to)
    or "index" (the numbers of the options, then -1; `env.counts` says how many there are). With `skip_forced`
    nobody is asked who has but one option. `opponents` names a bot that plays all seats but one of each game: the
    `seat` named, or else in game k the k-th in turn; `env.seats` tells.
    """
    from .batches import Call, make

    call = Call(name, count, players, seed, masks, skip_forced, opponents, seat, options)
    return make(call, workers)
