"""Puzzles: what is shipped is what it claims to be, and what is clearly best is found."""

from __future__ import annotations

from collections import Counter

import pytest

import taberna
from taberna.analysis.puzzles import CLEAR, find, puzzles, written
from taberna.server.exercises import SET, puzzle_set, sets

from .test_truth import wins_at_once

# Bytes that a puzzle may take in the package.
SMALL = 4_000


@pytest.mark.parametrize("name", taberna.names())
def test_every_puzzle_can_be_asked_and_has_one_best_answer(name: str) -> None:
    brought = puzzles(name)
    assert brought, f"make some: python -m tests.study.puzzles --only {name} --save"
    assert len(written(list(brought))) / len(brought) < SMALL
    for one in brought:
        state = one.begun(name)
        texts = [state.game.text(action) for action in state.options()]
        assert len(texts) > 2 and set(one.chances) <= set(texts)
        first, second = sorted(one.chances.values(), reverse=True)[:2]
        assert one.chances[one.best] == first >= second + CLEAR - 0.002
    assert len({str(one.position) for one in brought}) == len(brought)


@pytest.mark.parametrize("name", taberna.names())
def test_nobody_knows_the_answer_beforehand(name: str) -> None:
    """No question has the same kind of answer in too many of them."""
    kinds = Counter((one.begun(name).decision().ask, one.best.partition(" ")[0]) for one in puzzles(name))
    assert max(kinds.values()) <= 0.25 * len(puzzles(name)), kinds.most_common(3)


@pytest.mark.parametrize("name", taberna.names())
def test_the_page_is_told_all_it_needs(name: str) -> None:
    brought = puzzles(name)
    told = [one for number in range(sets(name)) for one in puzzle_set(name, number)]
    assert [one.id for one in told] == [f"{name}-{k}" for k in range(len(brought))]
    for one in told[:SET]:
        assert one.best in [choice.text for choice in one.choices]
        assert one.view != one.after
    with pytest.raises(taberna.Refused):
        puzzle_set(name, sets(name))


def test_a_card_that_wins_at_once_is_a_puzzle() -> None:
    state, winning, other = wins_at_once()
    decision = state.decision()
    found = find(state.game, state.view(decision.seat), decision, other, 3)
    assert found is not None and found.best == state.game.text(winning) and found.chances[found.best] == 1.0
    assert find(state.game, state.view(decision.seat), decision, winning, 3) is None
