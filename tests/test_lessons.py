"""Every step of every lesson: its good answers are played, and what its text claims is looked at."""

from __future__ import annotations

import json
from typing import Any

import pytest

import taberna
from taberna.core.chance import Rng
from taberna.core.game import View
from taberna.words import LANGUAGES, words
from tests import lessons

STEPS = [
    pytest.param(name, number, step, id=f"{name}-{number}")
    for name in taberna.names()
    for number, step in enumerate(json.loads((lessons.GAMES / name / "lessons.json").read_text("utf-8")), 1)
]


def found(view: object, path: str) -> object:
    """What stands at a place of a view: "columns.0.2"."""
    for part in path.split("."):
        view = view[int(part)] if isinstance(view, list) else view[part]  # type: ignore[index]
    return view


def matches(event: dict[str, object], claim: dict[str, object]) -> bool:
    return all(event.get(name) == fact for name, fact in claim.items())


@pytest.mark.parametrize(("name", "number", "step"), STEPS)
def test_a_step_claims_nothing_that_does_not_happen(name: str, number: int, step: dict[str, Any]) -> None:
    game = taberna.game(name, step["players"], **step["options"])
    claims = step["claims"]
    for path, value in claims["before"].items():
        assert found(step["view"], path) == value, path
    for answer in step["good"]:
        state = game.imagine(View(step["view"]), Rng(1))
        after, events = lessons.played(state, answer, tuple(step["falls"]))
        for path, value in claims["after"].items():
            assert found(after.view(0), path) == value, (answer, path)
        for claim in claims["told"]:
            assert any(matches(event, claim) for event in events), (answer, claim)
        for claim in claims["untold"]:
            assert not any(matches(event, claim) for event in events), (answer, claim)


@pytest.mark.parametrize(("name", "number", "step"), STEPS)
def test_a_step_shows_what_every_good_answer_does(name: str, number: int, step: dict[str, Any]) -> None:
    assert set(step["then"]) == set(step["good"]) <= {option["text"] for option in step["asked"]["options"]}
    for shown in step["then"].values():
        assert shown["view"] != step["view"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "number", "step"), STEPS)
def test_a_step_has_words(name: str, number: int, step: dict[str, Any], language: str) -> None:
    assert len(words(language).say(f"{name}-lesson-{number}")) > 40


@pytest.mark.parametrize("name", taberna.names())
def test_lessons_are_as_the_engine_prepares_them(name: str) -> None:
    kept = lessons.GAMES / name / "lessons.json"
    assert kept.read_text("utf-8") == lessons.text(name), "run: python -m tests.lessons"
    assert not words("en").has(f"{name}-lesson-{len(json.loads(kept.read_text('utf-8'))) + 1}")


def test_forum_1_the_middle_lies_in_five_sectors_more_than_any_other_cell() -> None:
    state = lessons.lesson("forum")[0].state
    touched = {state.game.text(action): len(state.preview(action)) for action in state.options()}
    assert touched.pop("d4") == 5
    assert max(touched.values()) == 4


def test_forum_3_somebody_else_on_f1_would_cost_red_something() -> None:
    state = lessons.lesson("forum")[2].state
    for letter, lost in (("b", -2), ("y", -4)):
        board = [str(row) for row in state.position()["board"]]  # type: ignore[attr-defined]
        board[6] = board[6].replace(".", letter)
        romans = {one: "".join(board[6]).count(one) for one in "rby"}
        fewest = [one for one in romans if romans[one] == min(romans.values())]
        assert "r" in fewest
        assert lost == (-4 if len(fewest) == 1 else -2)


def test_alea_4_only_what_lies_between_fits_between() -> None:
    state = lessons.lesson("alea")[3].state
    writes = [state.game.text(action) for action in state.options() if state.game.text(action).startswith("write")]
    assert writes == [f"write {number} row {row}" for number in (19, 21) for row in (3, 4)]


def test_alea_6_the_equal_goes_below_for_above_it_the_row_is_taken() -> None:
    after, _ = lessons.played(lessons.lesson("alea")[5].state, "twice", ())
    assert [after.game.text(action) for action in after.options()] == ["write 33 row 7"]
