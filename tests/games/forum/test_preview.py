"""What an option would bring, told before it is played: it is what happens then."""

from __future__ import annotations

from typing import Any

import pytest

import taberna
from taberna import CHANCE, Rng
from tests import lessons
from tests.games.forum.slow import OUTLINE, sectors_of

SECTORS = sectors_of(OUTLINE)
BOTTOM = ["......."] * 6


def evened(board: list[str]) -> list[str]:
    """As all place in turn, every colour has as many Romans there: the missing ones stand in row 4."""
    stands = {letter: "".join(board).count(letter) for letter in "rby"}
    more = "".join(letter * (max(stands.values()) - stands[letter]) for letter in "rby")
    return [*board[:3], more.ljust(7, "."), *board[4:]]


def previewed(board: list[str], text: str, players: int = 3, **options: object) -> dict[str, dict[str, Any]]:
    game = taberna.game("forum", players=players, **options)
    state = game.position({"board": evened(board), "turn": 0})
    return {str(one["sector"]): one for one in state.preview(game.action(text))}


def test_the_sectors_of_the_cell_with_their_romans() -> None:
    found = previewed([*BOTTOM, "r.byb.y"], "b1")
    assert set(found) == {name for name, cells in SECTORS.items() if "b1" in cells}
    assert found["1"] == {
        "sector": "1",
        "shape": "row",
        "cells": 7,
        "romans": {"r": 2, "b": 2, "y": 2},
        "becomes": "open",
        "steps": {},
    }


@pytest.mark.parametrize(
    ("scoring", "row", "becomes", "steps"),
    [
        ("patrician", "rrbyb.r", "scored", {"r": 7, "y": -4}),
        ("patrician", "bb.yyrb", "scored", {"b": 7, "r": -2, "y": -2}),
        ("patrician", "bbyy.yb", "tied", {}),
        ("plebeian", "bbyy.yb", "scored", {"b": 2, "y": 2, "r": -7}),
        ("plebeian", "rrbyb.r", "scored", {"r": 4, "y": -7}),
    ],
)
def test_who_would_score(scoring: str, row: str, becomes: str, steps: dict[str, int]) -> None:
    cell = "abcdefg"[row.index(".")] + "1"
    found = previewed([*BOTTOM, row], cell, scoring=scoring)["1"]
    assert (found["becomes"], found["steps"]) == (becomes, steps)


@pytest.mark.parametrize(("scoring", "becomes"), [("patrician", "tied"), ("plebeian", "even")])
def test_all_equal(scoring: str, becomes: str) -> None:
    """A building of six cells with two of each of three colours: by the plebeian count nobody moves (F20)."""
    found = previewed(["yb.....", "byr....", *["......."] * 5], "c7", scoring=scoring)["IV"]
    assert found["romans"] == {"r": 2, "b": 2, "y": 2}
    assert (found["becomes"], found["steps"]) == (becomes, {})


@pytest.mark.parametrize("scoring", ["patrician", "plebeian"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_preview_is_what_happens(players: int, scoring: str) -> None:
    """Whole games: the steps that were foretold are those that the senators go, and nothing changes by asking."""
    game, rng = taberna.game("forum", players=players, scoring=scoring, patience=4), Rng(5, players)
    state = game.start()
    for _ in range(3):
        while not state.over:
            action = state.pick(rng)
            before: dict[str, int] = state.position()["track"]  # type: ignore[assignment]
            expected = dict(before)
            if state.turn != CHANCE:
                held = state.position()
                for one in state.preview(action):
                    for letter, steps in one["steps"].items():  # type: ignore[attr-defined]
                        expected[letter] += steps
                assert state.position() == held
            state.apply(action)
            assert state.position()["track"] == expected
        state = game.start()


def test_what_the_last_move_settles_is_foretold_too() -> None:
    state = lessons.lesson("forum")[-1].state
    found = {str(one["sector"]): one for one in state.preview(state.game.action("a4-g7"))}
    assert found["7"]["becomes"] == "scored"
    assert found["1"]["becomes"] == "settled"
    assert found["1"]["steps"] == {"r": 4, "b": 4, "y": -4}
