"""Positions spoilt at random, a few of each game; `python -m tests.contract.spoilt` tries many."""

from __future__ import annotations

import pytest

import taberna

from .spoilt import attempt, nested

POSITIONS = {"pecunia": 500}


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", taberna.names())
def test_spoilt_positions_are_refused_or_can_be_played(name: str, seed: int) -> None:
    found = attempt(name, POSITIONS.get(name, 150), seed)
    assert len(found) > 5, "most are refused, in many ways"
    assert found[""] > 0, "and some are not spoilt enough"


@pytest.mark.parametrize("name", taberna.names())
def test_values_that_are_no_use_in_a_position(name: str) -> None:
    game = taberna.game_class(name)()
    fields = dict(game.start().position())
    for field in fields:
        for value in (10**5000, nested(900), float("nan"), "x" * 100_000):
            with pytest.raises(taberna.BadPosition) as caught:
                game.position({**fields, field: value})
            assert len(str(caught.value)) < 2000
