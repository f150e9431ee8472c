"""The table of Forum Romanum in the terminal, and what is answered to those who type."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import taberna
from taberna.cli.telling import Teller, find
from taberna.games.forum import terminal as drawing
from taberna.words import LANGUAGES, words
from tests.games.forum.test_clauses import TIED
from tests.scenario import Scenario


def shown(state: taberna.State, language: str = "en") -> str:
    """The table without colour."""
    screen = Console(file=StringIO(), width=drawing.WIDTH, color_system=None)
    names = [f"P{seat}" for seat in range(state.game.players)]
    screen.print(drawing.draw(state.view(0), words(language), names))
    text = screen.file.getvalue()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in str(text).splitlines())


def test_the_board_with_its_buildings_coins_and_track() -> None:
    position = {"board": list(TIED), "coins": ["1", "c", "a7-g1", "V"], "track": {"r": 12, "b": -4}}
    assert (
        shown(taberna.game("forum", players=3).position(position))
        == """\
¤ a coin · = full, but tied · ↗ ↘ the diagonals · the other coins stand by their
row, column or building
 ¤↘              ¤                                  ● P0                  12
   ┌IV───────────────┬II─────────────────────┐    R   red, 0 in hand
 7 │  Y     Y     Y  │  Y     Y     Y     Y  │      ■ P1                  -4
   │                 │                       │    B   blue, 0 in hand
 6 │  B     B     B  │  B     B     ·     ·  │      ▲ P2                   0
   ├V¤─────────┬I────┴───────────┬VI─────────┤    Y   yellow, 0 in hand
 5 │  R     R  │  R     R     R  │  ·     ·  │
   │           │                 │           │    Popularity
 4 │  ·     ·  │  ·     ·     ·  │  ·     ·  │    R 12   Y 0    B -4
   │           │                 │           │
 3 │  ·     ·  │  ·     ·     ·  │  ·     ·  │
   ├III────────┴───────────┬VII──┴───────────┤
 2 │  ·     ·     ·     ·  │  ·     ·     ·  │
   │                       │                 │
 1 │  R     R     R     B  │  B     B     Y  │ =
   └───────────────────────┴─────────────────┘
  ↗  a     b     c     d     e     f     g"""
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 6])
def test_the_table_fits_in_every_language(players: int, language: str) -> None:
    text = shown(taberna.game("forum", players=players).start(), language)
    assert max(map(len, text.splitlines())) <= drawing.WIDTH
    assert "┌IV¤──────────────┬II¤────────────────────┐" in text


@pytest.mark.parametrize(
    ("players", "before", "typed", "answer"),
    [
        (3, "c4", "c4", "c4 is taken by red. [F8]"),
        (3, "c4", "c4-d4", "You still have 8 blue Romans in hand: place one on an empty cell, as in a1. [F8]"),
        (3, "c4", "b:d4", "Everybody plays one colour, so leave it out: d4. [F22]"),
        (3, "c4", "h8", "“h8” fits none of the options."),
        (2, "r:c4", "c4", "You play two colours: say which one first, as in y:c4. [F22]"),
        (2, "r:c4", "r:d4", "You have already played red in this turn; now it is your other colour’s. [F6]"),
        (2, "r:c4", "b:d4", "You do not play blue. [F6]"),
    ],
)
def test_a_wrong_input_is_answered(players: int, before: str, typed: str, answer: str) -> None:
    game = taberna.game("forum", players=players)
    scenario = Scenario(game).play("first r", before)
    with pytest.raises(taberna.TabernaError) as caught:
        scenario.state.apply(find(game, scenario.state.options(), typed))
    assert str(caught.value) == answer


MOVING = {"board": list(TIED), "coins": ["1", "2"], "turn": 0}


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("c4", "You have no red Roman left in hand: move one, as in a1-a2. [F9]"),
        ("d1-c4", "On d1 stands blue: not the Roman you may move. [F9]"),
        ("c4-d4", "Nobody stands on c4. [F9]"),
        ("a1-a1", "Nobody may pass: the Roman on a1 must go to another cell. [F9]"),
        ("a1-g1", "g1 is taken by yellow. [F9]"),
    ],
)
def test_a_wrong_move_is_answered(typed: str, answer: str) -> None:
    state = taberna.game("forum", players=3).position(MOVING)
    with pytest.raises(taberna.Refused) as caught:
        state.apply(find(state.game, state.options(), typed))
    assert str(caught.value) == answer


PAIR = {"board": ["rrrrbbb", "rrrrbbb", "yyyybb.", "yyyyggg", "ggggg..", *["......."] * 2], "turn": 0}


@pytest.mark.parametrize(
    ("before", "typed", "option"),
    [
        ((), "r:c4", "r:c4"),
        (("r:c4",), "d4", "y:d4"),
        (("y:c4",), "d4", "r:d4"),
        (("r:c4",), "y:d4", "y:d4"),
    ],
)
def test_with_one_colour_left_the_colour_is_optional(before: tuple[str, ...], typed: str, option: str) -> None:
    game = taberna.game("forum", players=2)
    state = Scenario(game).play("first r", *before).state
    action = state.meant(find(game, state.options(), typed))
    assert game.text(action) == option
    assert action in state.options()


@pytest.mark.parametrize(("typed", "option"), [("a7-a1", "r:a7-a1"), ("a4-a1", "y:a4-a1"), ("r:a7-a1", "r:a7-a1")])
def test_the_roman_that_moves_shows_its_colour(typed: str, option: str) -> None:
    state = taberna.game("forum", players=2).position(PAIR)
    assert state.game.text(state.meant(state.game.action(typed))) == option


def test_what_nobody_can_mean_is_refused_as_it_was_typed() -> None:
    state = taberna.game("forum", players=2).position(PAIR)
    for typed, code in (
        ("a3-a1", "forum-say-colour"),
        ("c1", "forum-say-colour"),
        ("b:e7-a1", "forum-colour-not-yours"),
    ):
        action = state.meant(state.game.action(typed))
        assert state.game.text(action) == typed
        assert state.refusal(action).code == code


@pytest.mark.parametrize("players", [2, 3])
def test_the_move_that_a_refusal_names_can_be_typed(players: int) -> None:
    game = taberna.game("forum", players=players)
    colour = "r:" if players == 2 else ""
    placing = Scenario(game).play("first r").state
    moving = game.position(PAIR if players == 2 else MOVING)
    for state, typed in ((placing, f"{colour}a1-a2"), (moving, f"{colour}c1")):
        refused = state.refusal(game.action(typed))
        assert refused.code in ("forum-must-place", "forum-must-move")
        assert game.action(str(refused.facts["text"])) in state.options()


def test_the_countdown_of_patience_is_shown() -> None:
    game = taberna.game("forum", players=3, patience=4)
    assert "no coin leaves" not in shown(game.position({**MOVING, "idle": 5}))
    assert "If no coin leaves the board within 6 actions, the game is over." in shown(
        game.position({**MOVING, "idle": 6})
    )
    assert "with this action either" in shown(game.position({**MOVING, "idle": 11}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scoring_is_told_with_who_why_and_how_much(language: str) -> None:
    game = taberna.game("forum", players=4)
    told = Scenario(game, board=["ygy.gyg", *["......."] * 5, "rrrbbb."], turn=0).play("g1").events
    teller = Teller(words(language), game, ["Anna", "Bert", "Cleo", "Dora"])
    sentences = [teller.event(event) for event in told]
    assert len(sentences) == 5
    if language == "en":
        assert sentences == [
            "Anna places red on g1.",
            "Row 1 is full: red 4, blue 3, yellow 0, green 0.",
            "The senator of Anna (red) goes 7 forward: the most, 4.",
            "The senator of Cleo (yellow) goes 2 back: the fewest, 0.",
            "The senator of Dora (green) goes 2 back: the fewest, 0.",
        ]
    assert not any("{" in sentence or "forum-" in sentence for sentence in sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_options_are_told(language: str) -> None:
    for players, text in ((3, "c4"), (2, "r:c4")):
        game = taberna.game("forum", players=players)
        scenario = Scenario(game).play("first r")
        teller = Teller(words(language), game, ["Anna", "Bert", "Cleo"])
        for sentence in (teller.question(scenario.state.decision()), teller.option(game.action(text))):
            assert sentence
            assert "{" not in sentence
            assert "forum-" not in sentence
