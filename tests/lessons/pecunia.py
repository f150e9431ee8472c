"""The lesson of Pecunia non olet: positions met in games at random, where seat 0 is asked what a step is about."""

from __future__ import annotations

import taberna
from taberna.core.chance import Rng
from taberna.core.game import State

from . import Step

# What is asked, and the answers that lead on.
BASE: list[tuple[str, tuple[str, ...]]] = [
    ("begin", ("start",)),
    ("must-sit", ("sit",)),
    ("may-sit", ("sit left", "sit middle", "sit right")),  # beside a woman, for no seat is free
    ("after", ("play",)),
    ("line-cutter", ("",)),
    ("after", ("end",)),
]


def _fits(state: State, ask: str, good: tuple[str, ...]) -> bool:
    if state.turn != 0 or state.ask()[0] != ask:
        return False
    return any(state.game.text(action).startswith(good) for action in state.options())


def steps() -> list[Step]:
    found: list[Step] = []
    rng, wanted = Rng(11), [*BASE]
    state = taberna.game("pecunia", players=2).start()
    while wanted:
        ask, good = wanted[0]
        if _fits(state, ask, good):
            found.append(Step(state.clone(), good))
            wanted.pop(0)
        state.apply(state.pick(rng))
        state = state.game.start() if state.over else state
    return found
