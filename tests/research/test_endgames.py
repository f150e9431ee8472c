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
    assert 500 < count < (40_000 if name == "forum" else 10_000)
    assert len(set(found)) > 1


def test_pecunias_is_solved() -> None:
    game = openspiel.endgame("pecunia", "last-coins")
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert exploitability.exploitability(game, TabularPolicy(game)) > 0.15
    solver = cfr.CFRPlusSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.1


def test_forums_is_solved_by_search() -> None:
    """Nothing is hidden there and nothing drawn: who looks at all ends knows what each choice is worth."""
    state = endgame("forum", "last-coin")
    worth = {}
    for action in state.options():
        after = state.clone()
        after.do(action)
        worth[state.game.text(action)] = worst(after)
    # Who takes the last coin at once wins. Who leaves its row with a second hole shares the win: the other cannot
    # fill both. Whatever else one does, the other takes it.
    taking = ["y:f2-e6", "y:a3-e6", "y:e4-e6", "y:g4-e6", "y:e7-e6"]
    assert [text for text, one in worth.items() if one == 1] == taking
    assert {text[:4] for text, one in worth.items() if one == 0} == {"y:a6", "y:b6", "y:f6"}
    assert sorted(worth.values()) == [-1] * 83 + [0] * 48 + [1] * 5


def worst(state: taberna.State) -> int:
    """What the first player has if the second, who has one action, does his best."""
    if state.over:
        return rewarded(state)
    found = []
    for action in state.options():
        after = state.clone()
        after.do(action)
        assert after.over
        found.append(rewarded(after))
    return min(found)


def rewarded(state: taberna.State) -> int:
    return {(0,): 1, (1,): -1, (0, 1): 0}[tuple(state.winners())]


def test_one_that_is_not_there_is_named() -> None:
    with pytest.raises(taberna.TabernaError, match="last-row"):
        endgame("alea", "first-row")
