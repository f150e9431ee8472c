"""Every game of the house keeps its contract."""

import pytest

import taberna
from taberna.research import contract

# Where games are long, or positions large.
GAMES = {"forum": 150, "pecunia": 60}
USUALLY = 400


PARTS = 4
REPORTS: dict[str, list[contract.Report]] = {}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", taberna.names())
def test_every_game_keeps_its_contract(name: str, part: int) -> None:
    kind = taberna.game_class(name)
    games = GAMES.get(name, USUALLY)
    report = contract.check(kind, games=games, seed=part)
    assert report.games == games
    assert set(report.endings) <= set(kind.endings)
    assert set(report.events) <= set(kind.events)
    assert set(report.asks) <= set(kind.asks)
    REPORTS.setdefault(name, []).append(report)


@pytest.mark.parametrize("name", taberna.names())
def test_every_ending_event_and_question_is_seen(name: str) -> None:
    """Between them the games above show all that a game declares; a rare card may not come up in each part."""
    reports = REPORTS.get(name, [])
    if len(reports) < PARTS:
        pytest.skip("not all parts were played")
    kind = taberna.game_class(name)
    assert {ending for report in reports for ending in report.endings} == set(kind.endings)
    assert {event for report in reports for event in report.events} == set(kind.events)
    assert {ask for report in reports for ask in report.asks} == set(kind.asks)
