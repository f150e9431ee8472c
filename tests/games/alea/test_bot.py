"""How bots play Alea Romana where their column can take no number any more (A21)."""

from __future__ import annotations

import pytest

import taberna
from taberna import Rng, bot

BLOCKED = [1, 2, 3, None, 4, 5, 39]
OPEN = [None, 9, None, 21, None, None, None]
CARDS = ["all-i", "all-v", "any-die", "ignore"]


@pytest.mark.parametrize("name", ["thumb", "solver"])
@pytest.mark.parametrize("dice", [[], ["X"], ["V", "V"]])
def test_cards_are_kept_where_they_can_bring_nothing(name: str, dice: list[str]) -> None:
    game = taberna.game("alea", players=2)
    state = game.position({"columns": [BLOCKED, OPEN], "cards": [CARDS, CARDS], "dice": dice})
    chosen = bot(name, game, Rng(1)).choose(state.view(0), state.decision())
    assert game.text(chosen) == "pass"


def test_to_pass_is_worth_what_failing_is() -> None:
    """The turn began without a card: either way the game ends after this round (A19)."""
    game = taberna.game("alea", players=2)
    state = game.position({"columns": [BLOCKED, OPEN], "cards": [[], CARDS]})
    judged = bot("solver", game, Rng(1)).explain(state.view(0), state.decision())
    chances = {game.text(one.action): one.chance for one in judged}
    assert set(chances) == {"roll", "pass"}
    assert chances["pass"] == pytest.approx(chances["roll"]), "to roll is to fail as well"
