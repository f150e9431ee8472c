"""Every combination of modules keeps the contract with every number of players; `make soak` looks closer."""

from __future__ import annotations

import pytest

from .combinations import Glance, games, play

PARTS = 5


@pytest.mark.parametrize("part", range(PARTS))
def test_all_combinations_keep_the_contract_and_end(part: int) -> None:
    chosen = list(games())[part::PARTS]
    report = play(Glance, chosen, part)
    assert report.games == len(chosen) == 5 * 2 * 2**5 // PARTS
    assert set(report.endings) == {"target", "ladder"}
