"""Every combination of modules keeps the contract with every number of players; `make soak` looks closer."""

from __future__ import annotations

import pytest

from .combinations import games, play

PARTS = 5
CLOSELY = 40  # one decision in so many is looked at here


@pytest.mark.parametrize("part", range(PARTS))
def test_all_combinations_keep_the_contract_and_end(part: int) -> None:
    chosen = list(games())[part::PARTS]
    report = play(chosen, part, CLOSELY)
    assert report.games == len(chosen) == 5 * 2 * 2**5 // PARTS
    assert set(report.endings) == {"target", "ladder"}
