"""Positions of Alea Romana that people write by hand, and those that can't be."""

from __future__ import annotations

from typing import Any

import pytest

import taberna
from tests.scenario import refused_position

EMPTY: list[int | None] = [None] * 7
GAME = taberna.game("alea", players=2)


def test_a_few_fields_are_enough() -> None:
    state = GAME.position({"columns": [EMPTY, [9, 16, 25, 31, None, 33, 35]], "turn": 1})
    assert state.turn == 1
    assert state.scores() == [30, 149 + 30]
    assert GAME.position(state.position()).position() == state.position()


BLOCKED = [1, 2, 3, None, 4, 5, 39]
PAIR = {"columns": [EMPTY, EMPTY]}


@pytest.mark.parametrize(
    ("code", "position", "says"),
    [
        ("position-missing", {}, "columns is missing"),
        ("position-length", {"columns": [EMPTY]}, "columns has 1 entries; it needs 2"),
        ("position-list", {"columns": [EMPTY, 7]}, "columns must be a list"),
        ("position-unknown", {**PAIR, "dize": []}, "no field dize"),
        ("position-number", {**PAIR, "turn": 2}, "turn must be a whole number from 0 to 1"),
        ("position-flag", {**PAIR, "twice": 1}, "twice must be true or false"),
        ("position-string", {**PAIR, "dice": [5]}, "dice must hold strings"),
        ("alea-position-rows", {"columns": [EMPTY, [1, 2]]}, "has 2 rows"),
        ("alea-position-number", {"columns": [EMPTY, [38, *EMPTY[1:]]]}, "38 is not a number"),
        ("alea-position-number", {"columns": [EMPTY, ["X", *EMPTY[1:]]]}, "row 1: X is not a number"),
        ("alea-position-falls", {"columns": [EMPTY, [5, None, 4, None, None, None, None]]}, "falls from 5 to 4"),
        ("alea-position-equals", {"columns": [EMPTY, [5, 5, *EMPTY[2:]]]}, "not spent"),
        ("alea-position-apart", {"columns": [EMPTY, [5, None, 5, *EMPTY[3:]]]}, "not one under the other"),
        ("alea-position-apart", {"columns": [EMPTY, [5, 5, 5, *EMPTY[3:]]], "cards": [[], []]}, "5 stands"),
        ("alea-position-card", {**PAIR, "cards": [["ace"], []]}, "no card “ace”"),
        ("alea-position-card-doubled", {**PAIR, "cards": [["joker", "joker"], []]}, "twice"),
        ("alea-position-bare", {**PAIR, "bare": True}, "without a card"),
        ("alea-position-die", {**PAIR, "dice": ["L"]}, "“L” is not a face"),
        ("alea-position-die", {**PAIR, "dice": [""]}, "is not a face"),
        ("alea-position-dice", {**PAIR, "dice": ["I"] * 7}, "7 dice"),
        ("alea-position-dice", {**PAIR, "dice": ["I"] * 4, "rolling": 3}, "7 dice"),
        ("alea-position-dice-over", {**PAIR, "turn": None, "dice": ["I"], "ending": "cards"}, "dice lie there"),
        ("alea-position-throw", {**PAIR, "dice": ["IV"]}, "one by one"),
        ("alea-position-together", {**PAIR, "together": True}, "order_counts"),
        ("alea-position-aside", {**PAIR, "aside": 1}, "can’t have set a die aside"),
        ("alea-position-twice", {**PAIR, "twice": True}, "has not spent a card"),
        ("alea-position-ending", {**PAIR, "ending": "rain"}, "no ending “rain”"),
        ("alea-position-no-ending", {**PAIR, "turn": None}, "does not say why"),
        ("alea-position-full", {"columns": [[1, 2, 3, 4, 5, 6, 7], EMPTY], "ending": "column"}, "column is full"),
        ("alea-position-full-no-ending", {"columns": [EMPTY, [1, 2, 3, 4, 5, 6, 7]]}, "does not say so"),
        ("alea-position-patience-over", {**PAIR, "idle": 12}, "Patience is used up"),
        ("alea-position-blocked-over", {"columns": [BLOCKED, BLOCKED], "cards": [[], []]}, "“turn” must be null"),
        ("alea-position-blocked-over", {**PAIR, "ending": "blocked"}, "so the game is over"),
        ("alea-position-not-blocked", {**PAIR, "turn": None, "ending": "blocked"}, "that of seat 0 can"),
    ],
)
def test_positions_that_can_not_be(code: str, position: dict[str, Any], says: str) -> None:
    assert says in refused_position(GAME, code, **position)


def test_a_position_must_be_an_object() -> None:
    with pytest.raises(taberna.BadPosition, match="must be a JSON object"):
        GAME.position([])
