"""The engine against an independent slow implementation: whole random games, step by step."""

from __future__ import annotations

import pytest

import taberna
from taberna import CHANCE, Game, Rng
from tests.games.forum.slow import OUTLINE, Slow

ROWS = tuple(digit * 7 for digit in "7654321")


def game_like(slow: Slow, outline: tuple[str, ...]) -> Game:
    options: dict[str, object] = {"scoring": slow.scoring, "patience": slow.patience, "outline": outline}
    return taberna.game("forum", players=slow.players, **options)


def drawn(slow: Slow) -> list[str]:
    """The slow board as the position draws it."""
    return ["".join(slow.board.get(column + row, ".") for column in "abcdefg") for row in "7654321"]


def compare(slow: Slow, state: taberna.State) -> None:
    position = state.position()
    assert position["board"] == drawn(slow)
    assert set(position["coins"]) == slow.coins  # type: ignore[call-overload]
    assert position["track"] == slow.score
    assert state.scores() == slow.points()
    assert state.ending() == slow.ending
    assert {state.game.text(action) for action in state.options()} == slow.moves()
    if not slow.ending:
        assert state.turn == slow.player
        assert {position["used"]} - {None} == slow.done


def walk(players: int, scoring: str, patience: int, outline: tuple[str, ...], seed: int) -> str:
    """Play one random game in both and compare every position; returns the ending."""
    rng = Rng(seed, players)
    first = rng.below(players)
    slow = Slow(players, first, scoring, patience, outline)
    game = game_like(slow, outline)
    state = game.start()
    assert state.turn == CHANCE
    state.apply(state.options()[first])
    compare(slow, state)
    while not state.over:
        action = state.pick(rng)
        state.apply(action)
        slow.play(game.text(action))
        compare(slow, state)
    best = max(slow.points())
    assert state.winners() == [player for player, points in enumerate(slow.points()) if points == best]
    return slow.ending


@pytest.mark.parametrize("scoring", ["patrician", "plebeian"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_games_are_the_same_in_both(players: int, scoring: str) -> None:
    for seed in range(15):
        walk(players, scoring, (12, 3)[seed % 2], (OUTLINE, ROWS)[seed % 3 == 0], seed)
    endings = {walk(players, scoring, 45, OUTLINE, seed) for seed in range(4)}
    assert endings <= {"coins", "ties", "patience"}
