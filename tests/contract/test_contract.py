"""Every game of the house keeps its contract."""

import pytest

import taberna
from taberna.research import contract

# Where games are long, or positions large.
GAMES = {"forum": 150, "pecunia": 60}
USUALLY = 400


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("name", taberna.names())
def test_every_game_keeps_its_contract(name: str, part: int) -> None:
    kind = taberna.game_class(name)
    games = GAMES.get(name, USUALLY)
    report = contract.check(kind, games=games, seed=part)
    assert report.games == games
    assert set(report.endings) == set(kind.endings)
    assert set(report.events) == set(kind.events)
    assert set(report.asks) == set(kind.asks)
