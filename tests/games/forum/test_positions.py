"""Positions of Forum Romanum that people write by hand, and those that can't be."""

from __future__ import annotations

from typing import Any

import pytest

import taberna
from tests.games.forum.test_clauses import MIDDLE, NEARLY_PLACED, NEARLY_TIED, PLACED
from tests.scenario import refused_position

GAME = taberna.game("forum", players=3)
PAIR = taberna.game("forum", players=2)
EMPTY = ["......."] * 7


def test_nothing_need_be_said() -> None:
    state = GAME.position({})
    assert state.turn == 0
    assert state.position() == {
        "turn": 0,
        "board": EMPTY,
        "hands": {"r": 8, "b": 8, "y": 8},
        "track": {"r": 0, "b": 0, "y": 0},
        "coins": [*"1234567", *"abcdefg", "a1-g7", "a7-g1", "I", "II", "III", "IV", "V", "VI", "VII"],
        "idle": 0,
        "used": None,
    }


def test_a_drawing_is_enough() -> None:
    position = GAME.position({"board": list(NEARLY_PLACED)}).position()
    assert position["hands"] == {"r": 1, "b": 1, "y": 1}
    # Row 7 is full and yellow leads there; building II is full too, but tied.
    assert sorted({"7", "II"} & set(position["coins"])) == ["II"]  # type: ignore[call-overload]


def test_the_start_is_a_position_too() -> None:
    start = GAME.start().position()
    assert start["turn"] == "chance"
    assert GAME.position(start).turn == taberna.CHANCE


def test_an_end_is_a_position_too() -> None:
    state = GAME.position({"board": list(PLACED), "coins": [], "turn": None, "track": {"r": 5}})
    assert (state.over, state.ending(), state.winners()) == (True, "coins", [0])
    tied = [*NEARLY_TIED[:1], "bbbbb..", *NEARLY_TIED[2:6], "rrrbbby"]
    assert GAME.position({"board": tied, "coins": ["1"], "turn": None}).ending() == "ties"
    assert GAME.position({"board": list(PLACED), "coins": ["1"], "turn": None, "idle": 36}).ending() == "patience"


def board(*rows: str, **position: Any) -> dict[str, Any]:
    return {"board": list(rows), **position}


BAD = [
    ("position-not-an-object", [], "must be a JSON object"),
    ("position-unknown", {"boart": EMPTY}, "no field boart"),
    ("position-list", {"board": "rby"}, "board must be a list"),
    ("position-string", {"board": [1]}, "board must hold strings"),
    ("forum-position-rows", {"board": EMPTY[:6]}, "needs seven rows, row 7 first; this one has 6"),
    ("forum-position-row", board(*EMPTY[:6], "......"), "Row 1 of the board needs seven cells; it has 6"),
    ("forum-position-letter", board("..x....", *EMPTY[:6]), "“x” on c7 is none of: . r b y"),
    ("forum-position-letter", board("..g....", *EMPTY[:6]), "“g” on c7"),
    (
        "forum-position-romans",
        board("rrrrrrr", "rr.....", *MIDDLE),
        "9 Romans of red on the board; there are only 8",
    ),
    ("forum-position-hand", board("rby....", *EMPTY[:6], hands={"b": 8}), "blue must have 7 in hand"),
    ("position-table", {"hands": [8, 8, 8]}, "hands must be an object with a number for each of r, b, y"),
    ("position-unknown", {"hands": {"g": 8}}, "no field hands.g"),
    ("position-number", {"track": {"r": "7"}}, "r must be a whole number"),
    ("forum-position-uneven", board("rr.....", *EMPTY[:6]), "6 of red and 8 of blue"),
    ("forum-position-order", board("r......", *EMPTY[:6], turn=0), "can’t be the turn of seat 0"),
    ("forum-position-order", board("r......", *EMPTY[:6], turn=2), "can’t be the turn of seat 2"),
    ("forum-position-coin", {"coins": ["8"]}, "no sector “8”"),
    ("forum-position-coin-doubled", {"coins": ["a", "a"]}, "a is named twice"),
    ("forum-position-coin-scored", board(*PLACED, coins=["7"]), "Row 7 is full and not tied"),
    ("forum-position-coin-gone", {"coins": ["1"]}, "Row 2 has no coin"),
    ("position-number", {"turn": 3}, "turn must be a whole number from 0 to 2"),
    ("position-number", {"turn": True}, "turn must be"),
    ("position-number", {"idle": 37}, "idle must be a whole number from 0 to 36"),
    ("forum-position-chance", {"turn": "chance", "idle": 1}, "Before the first player is chosen"),
    ("forum-position-chance", board("rby....", *EMPTY[:6], turn="chance"), "Before the first player"),
    ("forum-position-not-over", {"turn": None}, "the game is not over"),
    ("forum-position-over", board(*PLACED, coins=[]), "The game is over here"),
    ("forum-position-over", board(*PLACED, coins=["1"], idle=36), "The game is over here"),
    ("forum-position-used", {"used": "r"}, "“r” can’t be"),
]


@pytest.mark.parametrize(("code", "position", "says"), BAD)
def test_what_can_not_be_is_refused_with_what_is_wrong(code: str, position: Any, says: str) -> None:
    with pytest.raises(taberna.BadPosition) as caught:
        GAME.position(position)
    assert caught.value.code == code
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("code", "row", "used"),
    [
        ("forum-position-used", "r......", "b"),
        ("forum-position-used", "r......", 7),
        ("forum-position-order", "r......", None),
        ("forum-position-order", "ry.....", "r"),
        ("forum-position-order", "rb.....", "r"),
        ("forum-position-order", "rbyg...", "r"),
    ],
)
def test_a_pair_of_colours_plays_in_turn(code: str, row: str, used: object) -> None:
    refused_position(PAIR, code, board=[row, *EMPTY[:6]], turn=0, used=used)


def test_in_the_middle_of_a_turn_of_two_actions() -> None:
    for rows, used in (("r......", "r"), ("rbg....", "r"), ("ybg....", "y")):
        state = PAIR.position({"board": [rows, *EMPTY[:6]], "turn": 0, "used": used})
        assert {state.game.text(action)[0] for action in state.options()} == {"r", "y"} - {used}
        assert PAIR.position(state.position()).position() == state.position()
