"""Every game of the house keeps its contract; `make soak` plays the many."""

import pytest

import taberna
from taberna.research import contract

# Where games are long, or positions large.
GAMES = {"forum": 60, "pecunia": 50}
USUALLY = 80
CLOSELY = 4
WHOLE = 3


@pytest.mark.parametrize("name", taberna.names())
def test_every_game_keeps_its_contract(name: str) -> None:
    """Between them the games show every ending, event and question that is declared, and no other."""
    kind = taberna.game_class(name)
    games = GAMES.get(name, USUALLY)
    report = contract.check(kind, games=games, seed=1, closely=CLOSELY)
    assert report.games == games
    assert set(report.endings) == set(kind.endings)
    assert set(report.events) == set(kind.events)
    assert set(report.asks) == set(kind.asks)
    rarest = {ask: min(seen, contract.RARE) for ask, seen in report.asks.items()}
    assert all(report.looked_at[ask] >= least for ask, least in rarest.items()), "rare questions pass by unseen"


@pytest.mark.parametrize("name", taberna.names())
def test_every_decision_of_a_game_keeps_it(name: str) -> None:
    report = contract.check(taberna.game_class(name), games=WHOLE, seed=2)
    assert report.asks == report.looked_at
