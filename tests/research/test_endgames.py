"""The ends of games that we ship are small, and OpenSpiel's own algorithms come near their solution."""

from __future__ import annotations

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.policy import TabularPolicy

import taberna
from taberna.research import openspiel
from taberna.research.endgames import endgame, endgames

SHIPPED = [(name, which) for name in taberna.names() for which in endgames(name)]


@pytest.mark.parametrize(("name", "which"), SHIPPED)
def test_an_endgame_is_small_and_open(name: str, which: str) -> None:
    """Few histories, and the players have something to decide: neither has won whatever is done."""
    found = []
    count, left = 0, [endgame(name, which)]
    while left:
        state = left.pop()
        count += 1
        if state.over:
            found.append(tuple(state.winners()))
        for action in state.options():
            left.append(state.clone())
            left[-1].do(action)
    assert 500 < count < 10_000
    assert len(set(found)) > 1


def test_pecunias_is_solved() -> None:
    game = openspiel.endgame("pecunia", "last-coins")
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert exploitability.exploitability(game, TabularPolicy(game)) > 0.15
    solver = cfr.CFRPlusSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.1


def test_one_that_is_not_there_is_named() -> None:
    assert endgames("forum") == []
    with pytest.raises(taberna.TabernaError, match="last-row"):
        endgame("alea", "first-row")
