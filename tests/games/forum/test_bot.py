"""The bot with rules of thumb plays honestly and well."""

from __future__ import annotations

import pytest

import taberna

GAMES = 24


@pytest.mark.parametrize("scoring", ["patrician", "plebeian"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_thumb_beats_random_from_every_seat(players: int, scoring: str) -> None:
    game = taberna.game("forum", players=players, scoring=scoring)
    won = 0
    for seed in range(GAMES):
        seats = ["random"] * players
        seats[seed % players] = "thumb"
        result = taberna.play(game, seats, seed=seed).result
        won += result is not None and result["winners"] == [seed % players]
    assert won >= GAMES - 1
