"""The invariants hold; `make soak` plays many more games."""

import pytest

from .invariants import play

GAMES = 100


@pytest.mark.parametrize("part", range(2))
def test_the_invariants_hold_in_random_games(part: int) -> None:
    assert play(GAMES, part) > 100 * GAMES
