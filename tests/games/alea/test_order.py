"""With `order_counts` (A6) the solver tells apart only those orders of dice that are worth something else."""

from __future__ import annotations

from itertools import product

import pytest

import taberna
from taberna import Rng
from taberna.games.alea.solver import AleaSolver, situation
from taberna.games.alea.state import AleaState

COLUMNS = [[2, None, 9, None, 16, None, 24], [None] * 7]
GAME = taberna.game("alea", 2, order_counts=True, handfuls=True)
# Which dice fell together.
THROWS: list[tuple[int, ...]] = [
    (1,),
    (1, 1, 1),
    (2, 1),
    (1, 2),
    (1, 1, 1, 1),
    (2, 2),
    (1, 2, 1),
    (1, 1, 1, 1, 1),
    (1, 3, 1),
]


def lying(throws: tuple[int, ...], symbols: str, cards: list[str]) -> AleaState:
    dice, at = [], 0
    for count in throws:
        dice.append(symbols[at : at + count])
        at += count
    state = GAME.position({"columns": COLUMNS, "dice": dice, "cards": [cards, ["joker"]]})
    assert isinstance(state, AleaState)
    return state


def worth(state: AleaState) -> float:
    """By a solver that remembers nothing."""
    return AleaSolver(GAME, Rng(1)).explain(state.view(0), state.decision())[0].chance


@pytest.mark.parametrize("cards", [[], ["any-die"], ["all-v"], ["ignore", "all-i"]], ids=str)
def test_orders_that_are_not_told_apart_are_worth_the_same(cards: list[str]) -> None:
    told: dict[int, list[AleaState]] = {}
    for throws in THROWS:
        for symbols in product("IVX", repeat=sum(throws)):
            state = lying(throws, "".join(symbols), cards)
            if state.turn == state.seat:
                told.setdefault(int(situation(state)), []).append(state)
    assert sum(len(alike) for alike in told.values()) > 2 * len(told)
    for alike in told.values():
        first = worth(alike[0])
        assert all(worth(other) == pytest.approx(first, abs=1e-12) for other in alike[1:])


def test_what_is_still_falling_joins_the_last_throw() -> None:
    """An I that falls with a V is free, one that falls after it is added: where it will fall must be known."""
    told = set()
    for first, second in ("VX", "XV"):
        state = lying((1,), first, [])
        state.do(GAME.action("roll 2"))
        state.do(GAME.action(f"die {second}"))
        assert state.turn < 0
        told.add(int(situation(state)))
    assert len(told) == 2
