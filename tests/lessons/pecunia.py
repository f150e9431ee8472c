"""The lesson of Pecunia non olet: positions met in games at random, where seat 0 is asked what a step is about.

The first part is the plain game; then comes a step for each module.
"""

from __future__ import annotations

from typing import Any

import taberna
from taberna.core.chance import Rng
from taberna.core.game import State

from . import Claims, Step

# What is asked, the answers that lead on, and what is told of each of them.
BASE: list[tuple[str, tuple[str, ...], tuple[Claims, ...]]] = [
    ("begin", ("start",), ()),
    ("must-sit", ("sit",), ({"kind": "sits", "player": 0},)),
    # Beside a woman, for no seat is free.
    ("may-sit", ("sit left", "sit middle", "sit right"), ({"kind": "sits", "player": 0},)),
    ("after", ("play line-cutter",), ({"kind": "plays", "player": 0},)),
    ("line-cutter", ("",), ({"kind": "to-front"},)),
    ("after", ("end",), ({"kind": "draws", "player": 0},)),
]


def _fits(state: State, ask: str, good: tuple[str, ...]) -> bool:
    if state.turn != 0 or state.ask()[0] != ask:
        return False
    return any(state.game.text(action).startswith(good) for action in state.options())


def _base() -> list[Step]:
    found: list[Step] = []
    rng, wanted = Rng(11), [*BASE]
    state = taberna.game("pecunia", players=2).start()
    while wanted:
        ask, good, told = wanted[0]
        if _fits(state, ask, good):
            found.append(Step(state.clone(), good, told=told))
            wanted.pop(0)
        state.apply(state.pick(rng))
        state = state.game.start() if state.over else state
    return found


def _met(ask: str, good: str, facts: Claims, options: dict[str, Any]) -> State:
    """A position with these options where seat 0 is asked this, with these facts."""
    rng, state = Rng(11), taberna.game("pecunia", players=2, **options).start()
    while not (_fits(state, ask, (good,)) and facts.items() <= state.ask()[1].items()):
        state.apply(state.pick(rng))
        state = state.game.start() if state.over else state
    return state


def _purse(state: State) -> object:
    return state.view(0)["purses"][0]  # type: ignore[index]


def _modules() -> list[Step]:
    famous = _met("octavianus", "discard", {"discarded": 0}, {"famous": 18})
    bargain = _met("bargain", "build", {}, {"upgrades": True})
    supply = _met("supply", "event", {"left": 1}, {"events": True})
    ladder = _met("begin", "climb by price", {}, {"ladders": True})
    gods = _met("begin", "pray", {}, {"gods": True})
    return [
        Step(
            famous,
            ("discard",),
            part="famous",
            told=({"kind": "discards", "player": 0}, {"kind": "earns", "roman": "Octavianus", "amount": 1}),
        ),
        Step(
            bargain,
            ("build",),
            part="upgrades",
            before={"purses.0": _purse(bargain)},
            after={"purses.0": _purse(bargain)},
            told=({"kind": "builds", "player": 0},),
        ),
        Step(supply, ("event",), part="events", told=({"kind": "supplies", "player": 0},)),
        Step(
            ladder,
            ("climb by price",),
            part="ladders",
            told=({"kind": "pays", "player": 0}, {"kind": "climbs", "player": 0, "way": "price"}),
        ),
        Step(gods, ("pray",), part="gods", told=({"kind": "prays", "player": 0},)),
    ]


def steps() -> list[Step]:
    return [*_base(), *_modules()]
