"""The study of networks writes its rows one meeting at a time: those that were measured before stay."""

from __future__ import annotations

from typing import Any

import pytest

from tests.study import networks


def found(players: int, share: float) -> dict[str, Any]:
    row = {"table": "forum", "who": "imperator", "against": "consul", "players": players, "games": 40}
    return {"machine": "here", "rows": [{**row, "share": share, "low": 0.1, "high": 0.9, "fair": share * players}]}


def test_a_meeting_takes_the_place_of_itself_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    two, four = networks.lines_of(found(2, 0.5)), networks.lines_of(found(4, 0.25))
    there = [*two[:-1], four[-2]]
    monkeypatch.setattr(networks, "saved", lambda name: there)
    again = found(4, 0.75)
    lines = networks.lines_of(again, networks.others(again))
    assert two[-2] in lines and four[-2] not in lines
    assert sum(line.startswith("| forum") for line in lines) == 2
