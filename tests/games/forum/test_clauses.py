"""The clauses of its rules, one after the other."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import taberna
from tests.games.forum.slow import CELLS, OUTLINE, sectors_of
from tests.scenario import Scenario

clause = pytest.mark.clause
SECTORS = sectors_of(OUTLINE)
MIDDLE = ["......."] * 5


def table(*board: str, players: int = 3, options: dict[str, object] | None = None, **position: Any) -> Scenario:
    """A position; a drawing of fewer than seven rows is the bottom of the board."""
    game = taberna.game("forum", players=players, **(options or {}))
    rows = ["......."] * (7 - len(board)) + list(board)
    return Scenario(game, board=rows, **position)


def track(scenario: Scenario) -> dict[str, int]:
    found: dict[str, int] = scenario.position["track"]
    return found


def steps(scenario: Scenario) -> dict[str, int]:
    """How far each colour has gone, as the events tell it."""
    found: Counter[str] = Counter()
    for event in scenario.events:
        sign = {"gains": 1, "loses": -1}.get(str(event["kind"]), 0)
        if sign:
            found[str(event["colour"])] += sign * int(str(event["steps"]))
    return dict(found)


# -- the board ----------------------------------------------------------------------------------------


@clause("F1")
def test_49_cells_and_a1_is_at_the_bottom_left() -> None:
    scenario = table()
    assert set(scenario.options) == CELLS
    board = scenario.play("a1", "g1", "a7").position["board"]
    assert board == ["y......", *["......."] * 5, "r.....b"]


@clause("F2")
def test_23_sectors_with_a_coin_each() -> None:
    coins = table().position["coins"]
    assert coins == [*"1234567", *"abcdefg", "a1-g7", "a7-g1", "I", "II", "III", "IV", "V", "VI", "VII"]
    assert Counter(map(len, SECTORS.values())) == {7: 16, 9: 1, 8: 2, 6: 4}


@clause("F2")
@pytest.mark.parametrize("sector", SECTORS)
def test_a_sector_is_complete_with_exactly_its_cells(sector: str) -> None:
    """Fill all its cells in turn; only the last one completes it, and it completes nothing else."""
    scenario = table()
    for cell in sorted(SECTORS[sector]):
        assert not scenario.told("full") + scenario.told("tied")
        scenario.play(cell)
    (told,) = scenario.told("full") + scenario.told("tied")
    assert told["sector"] == sector
    assert told["cells"] == len(SECTORS[sector])


@clause("F3")
def test_our_outline_looks_the_same_from_both_sides() -> None:
    assert taberna.game("forum").options["outline"] == OUTLINE
    sizes = {name: len(SECTORS[name]) for name in ("I", "II", "III", "IV", "V", "VI", "VII")}
    assert sizes == {"I": 9, "II": 8, "III": 8, "IV": 6, "V": 6, "VI": 6, "VII": 6}
    turned = "".join(OUTLINE)[::-1]
    assert turned.translate(str.maketrans("1234567", "1327654")) == "".join(OUTLINE)


@clause("F4")
def test_scores_pass_the_lap_and_fall_behind_the_start() -> None:
    start = {"r": 68, "b": -3, "y": -1}
    scenario = table("rrbbyy.", turn=0, track=start).play("g1")
    assert track(scenario) == {"r": 75, "b": -5, "y": -3}
    assert scenario.state.scores() == [75, -5, -3]


# -- the players --------------------------------------------------------------------------------------


@clause("F5")
@pytest.mark.parametrize(("players", "romans"), [(3, 8), (4, 8), (5, 6), (6, 5)])
def test_romans_for_each_number_of_players(players: int, romans: int) -> None:
    scenario = Scenario(taberna.game("forum", players=players))
    assert scenario.position["hands"] == dict.fromkeys("rbygvt"[:players], romans)
    assert scenario.position["track"] == dict.fromkeys("rbygvt"[:players], 0)
    for wrong in (1, 7):
        with pytest.raises(taberna.BadOption, match="Choose from: 2–6"):
            taberna.game("forum", players=wrong)


@clause("F6")
def test_two_players_have_two_colours_and_two_actions_in_any_order() -> None:
    scenario = Scenario(taberna.game("forum", players=2)).play("first b")
    assert scenario.position["hands"] == dict.fromkeys("rbyg", 8)
    assert scenario.state.view(None)["colours"] == [["r", "y"], ["b", "g"]]
    assert len(scenario.options) == 98
    scenario.refuse("r:c4", "forum-colour-not-yours", "F6")
    scenario.play("g:a1")
    assert scenario.state.turn == 1
    scenario.refuse("g:a2", "forum-colour-used", "F6")
    assert {text[0] for text in scenario.options} == {"b"}
    scenario.play("b:a2")
    assert scenario.state.turn == 0
    scenario.play("r:a3", "y:a4")
    assert scenario.state.turn == 1
    assert {text[0] for text in scenario.options} == {"b", "g"}


@clause("F6")
def test_four_colours_score_after_each_action_and_a_result_is_the_sum_of_two() -> None:
    scenario = table("gg.....", *MIDDLE, "rryybb.", players=2, turn=0, track={"g": 1})
    scenario.refuse("y:b1", "forum-cell-taken", "F8")
    scenario.play("y:g1")
    assert scenario.state.turn == 0, "the second action is still to come"
    assert steps(scenario) == {"y": 7, "g": -4}
    assert scenario.state.scores() == [7, -3]


@clause("F7")
def test_chance_chooses_who_begins_and_turns_go_clockwise() -> None:
    for players in range(2, 7):
        start = taberna.game("forum", players=players).start()
        assert start.turn == taberna.CHANCE
        firsts = [f"first {letter}" for letter in "rbygvt"[:players]]
        assert [(start.game.text(first), weight) for first, weight in start.chance()] == [
            (one, 1) for one in firsts
        ]
    scenario = Scenario(taberna.game("forum", players=4)).play("first y")
    turns = []
    for cell in ("a1", "a2", "a3", "a4", "a5"):
        turns.append(scenario.state.turn)
        scenario.play(cell)
    assert turns == [2, 3, 0, 1, 2]


# -- actions ------------------------------------------------------------------------------------------

# Three players with all their Romans on the board: 25 cells are empty.
PLACED = ("yyyyyyy", "ybbbbbb", "rrrr...", ".......", ".......", ".......", "rrrrbb.")
# The same with one Roman of each still in hand.
NEARLY_PLACED = ("yyyyyyy", ".bbbbbb", "rrrr...", ".......", ".......", ".......", "rrr.b..")


@clause("F8")
def test_a_roman_is_placed_on_any_empty_cell() -> None:
    scenario = table("rby....")
    assert set(scenario.options) == CELLS - {"a1", "b1", "c1"}
    scenario.refuse("b1", "forum-cell-taken", "F8")
    scenario.refuse("a1-a2", "forum-must-place", "F8")
    assert scenario.play("a2").position["hands"] == {"r": 6, "b": 7, "y": 7}


@clause("F8", "F9")
def test_only_when_the_last_roman_is_placed_one_moves() -> None:
    scenario = table(*NEARLY_PLACED, turn=0).play("d1")
    assert all(len(text) == 2 for text in scenario.options), "blue still places"
    scenario.play("f1", "a6")
    assert scenario.position["hands"] == {"r": 0, "b": 0, "y": 0}
    assert all(len(text) == 5 for text in scenario.options)


@clause("F9")
def test_any_own_roman_moves_to_any_other_empty_cell() -> None:
    scenario = table(*PLACED, turn=0, coins=["1", "2"])
    own = ["a5", "b5", "c5", "d5", "a1", "b1", "c1", "d1"]
    empty = CELLS - {column + row for column in "abcdefg" for row in "76"} - {*own, "e1", "f1"}
    assert set(scenario.options) == {f"{origin}-{cell}" for origin in own for cell in empty}
    assert len(scenario.options) == 8 * 25
    scenario.refuse("c4", "forum-must-move", "F9")
    scenario.refuse("a1-a1", "forum-same-cell", "F9")
    scenario.refuse("a1-e1", "forum-cell-taken", "F9")
    scenario.refuse("e1-g1", "forum-not-this-colour", "F9")
    scenario.refuse("g1-g2", "forum-nobody-there", "F9")
    board = scenario.play("d5-d4").position["board"]
    assert (board[2], board[3]) == ("rrr....", "...r...")


# -- scoring ------------------------------------------------------------------------------------------


@clause("F10")
def test_a_sector_scores_when_full_and_not_before() -> None:
    scenario = table("b......", *MIDDLE, "rrbyy..", turn=0).play("f1")
    assert not scenario.told("full")
    scenario.play("g1")
    assert [event["sector"] for event in scenario.told("full")] == ["1"]


@clause("F10")
def test_the_event_tells_the_sector_the_counts_and_why() -> None:
    scenario = table("rrbbyy.", turn=0).play("g1")
    (full,) = scenario.told("full")
    assert full == {
        "kind": "full",
        "sector": "1",
        "shape": "row",
        "cells": 7,
        "colours": 3,
        "red": 3,
        "blue": 2,
        "yellow": 2,
    }
    where = {"sector": "1", "shape": "row"}
    assert scenario.told("gains") == [
        {"kind": "gains", "player": 0, "colour": "r", **where, "romans": 3, "steps": 7}
    ]
    assert scenario.told("loses") == [
        {"kind": "loses", "player": 1, "colour": "b", **where, "romans": 2, "steps": 2},
        {"kind": "loses", "player": 2, "colour": "y", **where, "romans": 2, "steps": 2},
    ]


@clause("F11")
@pytest.mark.parametrize(
    ("sector", "size"), [("3", 7), ("e", 7), ("a1-g7", 7), ("a7-g1", 7), ("I", 9), ("II", 8), ("V", 6)]
)
def test_the_leader_goes_forward_by_the_cells_of_the_sector(sector: str, size: int) -> None:
    assert steps(red_leads(sector)) == {"r": size, "y": -4}


def red_leads(sector: str, **options: object) -> Scenario:
    """Red and blue fill a sector, red with more Romans; yellow stays away from it."""
    cells = sorted(SECTORS[sector])
    size = len(cells)
    reds, blues = cells[: size // 2 + 1], cells[size // 2 + 1 :]
    away = iter(sorted(CELLS - SECTORS[sector])[::5])
    scenario = table(options=options)
    for k, red in enumerate(reds[:-1]):
        scenario.play(red, blues[k] if k < len(blues) else next(away), next(away))
    assert not scenario.told("full")
    return scenario.play(reds[-1])


@clause("F12")
def test_the_fewest_alone_go_back_4() -> None:
    assert steps(table("b.y.y..", *MIDDLE, "rrrbby.", turn=0).play("g1")) == {"r": 7, "y": -4}


@clause("F12")
def test_several_with_the_fewest_go_back_2_each_also_with_none_there() -> None:
    scenario = table("ygy.gyg", *MIDDLE, "rrrbbb.", players=4, turn=0).play("g1")
    assert steps(scenario) == {"r": 7, "y": -2, "g": -2}


@clause("F13")
def test_a_coin_is_taken_and_the_sector_never_scores_again() -> None:
    scenario = table(*PLACED, turn=0, coins=["2", "a"])
    scenario.play("a5-g1")
    assert not scenario.events[1:], "row 1 is full, but has no coin"
    scenario = table(*PLACED, turn=0, coins=["1", "2", "a"]).play("a5-g1")
    assert scenario.position["coins"] == ["2", "a"]
    assert steps(scenario) == {"r": 7, "y": -4}
    scenario.play("f1-f2", "a7-a2", "g1-f1", "f2-g1")
    assert scenario.position["board"][6] == "rrrrbrb"
    assert steps(scenario) == {"r": 7, "y": -4}


@clause("F14")
def test_one_action_may_complete_several_sectors() -> None:
    column = ("y......", "y......", "b......", "b......", "r......", "r......")
    scenario = table(*column, ".rrbbyy", turn=0).play("a1")
    assert [event["sector"] for event in scenario.told("full")] == ["1", "a"]
    assert track(scenario) == {"r": 14, "b": -4, "y": -4}
    assert {"1", "a"} & set(scenario.position["coins"]) == set()


TIED = ("yyyyyyy", "bbbbb..", "rrrrr..", ".......", ".......", ".......", "rrrbbby")


@clause("F15")
def test_a_tied_sector_keeps_its_coin_until_one_leads() -> None:
    scenario = table("y......", *MIDDLE, "rrrbb.y", turn=1).play("f1")
    (tied,) = scenario.told("tied")
    assert (tied["sector"], tied["red"], tied["blue"], tied["yellow"]) == ("1", 3, 3, 1)
    assert "1" in scenario.position["coins"]
    assert not steps(scenario)

    scenario = table(*TIED, turn=1, coins=["1", "2"]).play("d1-a3", "a7-b3")
    assert not steps(scenario)
    scenario.play("a5-d1")
    assert steps(scenario) == {"r": 7, "y": -4}
    assert scenario.position["coins"] == ["2"]


@clause("F15", "F11", "F12")
def test_first_example_of_the_source() -> None:
    """Four players, a full row: 4, 2, 1 and none. The first gains 7, the last loses 4."""
    scenario = table("b.y.y..", *MIDDLE[1:], "g.g.g..", "rrrbby.", players=4, turn=0).play("g1")
    assert track(scenario) == {"r": 7, "b": 0, "y": 0, "g": -4}


@clause("F15", "F11", "F12")
def test_second_example_of_the_source() -> None:
    """A building of six cells: 3, 1, 1, 1. The first gains 6, the three others lose 2 each."""
    board = ("rbyrby.", ".......", "gg.....", "rb.....", "y......", ".......", ".......")
    scenario = table(*board, players=4, turn=3).play("b3")
    assert scenario.told("full")[0]["sector"] == "V"
    assert track(scenario) == {"r": -2, "b": -2, "y": -2, "g": 6}


@clause("F15", "F17")
def test_third_example_of_the_source() -> None:
    """A full row with 0, 3, 3 and 1 is tied; at the end the two gain 4 each and the first loses 4."""
    board = ("rrrrrrr", "rbbbbb.", "yyyyy..", "ggggggg", "g......", ".......", "bbbyyy.")
    scenario = table(*board, players=4, turn=3, coins=["1", "2"]).play("a3-g1")
    assert [event["sector"] for event in scenario.told("tied")] == ["1"]
    assert not steps(scenario)
    scenario = table(*board, players=4, turn=3, coins=["1"]).play("a3-g1")
    assert scenario.state.over
    assert track(scenario) == {"r": -4, "b": 4, "y": 4, "g": 0}


# -- the end ------------------------------------------------------------------------------------------


@clause("F16")
def test_the_game_ends_when_no_coin_is_left() -> None:
    scenario = table(*PLACED, turn=0, coins=["1"]).play("a5-g1")
    assert scenario.state.over
    assert scenario.state.ending() == "coins"
    assert scenario.state.options() == []


NEARLY_TIED = ("yyyyyyy", "bbbbby.", "rrrrr..", ".......", ".......", ".......", "rrrbbb.")


@clause("F16")
def test_the_game_ends_when_all_that_is_left_is_tied() -> None:
    scenario = table(*NEARLY_TIED, turn=2, coins=["1", "3"]).play("f6-g1")
    assert not scenario.state.over, "row 3 is not full"
    scenario = table(*NEARLY_TIED, turn=2, coins=["1"]).play("f6-g1")
    assert scenario.state.ending() == "ties"
    assert scenario.position["coins"] == ["1"]


@clause("F17")
def test_tied_sectors_score_once_at_the_end() -> None:
    scenario = table(*NEARLY_TIED, turn=2, coins=["1"]).play("f6-g1")
    assert track(scenario) == {"r": 4, "b": 4, "y": -4}
    assert [event["sector"] for event in scenario.told("settles")] == ["1"]
    assert [event["kind"] for event in scenario.events][-1] == "ends", "after the last scorings"


@clause("F17")
def test_several_with_the_fewest_lose_2_each_at_the_end() -> None:
    board = ("rrrrr..", "bbbbb..", "yyyyyyy", "ggggggg", "g......", "rrrb...", "bby....")
    scenario = table(*board, players=4, turn=3, coins=["III"]).play("a3-d1")
    assert track(scenario) == {"r": 4, "b": 4, "y": -2, "g": -2}


@clause("F17")
def test_nobody_moves_at_the_end_where_all_have_the_same() -> None:
    board = ("rrb....", "by.....", "rrrrrr.", "bbbbbb.", "yyyyyy.", "y......", ".......")
    scenario = table(*board, turn=2, coins=["IV"]).play("a2-c6")
    assert scenario.state.ending() == "ties"
    assert scenario.told("even")
    assert track(scenario) == {"r": 0, "b": 0, "y": 0}


@clause("F18")
def test_the_game_ends_when_patience_does() -> None:
    scenario = table(*TIED, turn=0, coins=["1", "2"], idle=35).play("a5-a4")
    assert scenario.state.ending() == "patience"
    assert track(scenario) == {"r": 4, "b": 4, "y": -4}, "row 1 is tied, row 2 is not full"
    assert not table(*TIED, turn=0, coins=["1", "2"], idle=34).play("a5-a4").state.over


@clause("F18")
def test_a_coin_that_leaves_restores_patience() -> None:
    scenario = table(*PLACED, turn=0, coins=["1", "2"], idle=35).play("a5-g1")
    assert not scenario.state.over
    assert scenario.position["idle"] == 0
    assert scenario.play("f1-f2").position["idle"] == 1


@clause("F18")
@pytest.mark.parametrize(("players", "colours"), [(2, 4), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_patience_counts_actions_for_each_colour(players: int, colours: int) -> None:
    state = taberna.game("forum", players=players, patience=1).start()
    state.apply(state.options()[0])
    for _ in range(colours):
        assert not state.over
        state.apply(state.options()[0])
    assert state.ending() == "patience"


@clause("F18")
def test_patience_0_never_ends() -> None:
    scenario = table(*PLACED, turn=0, coins=["2"], options={"patience": 0})
    for _ in range(20):
        scenario.play("a5-a4", "b6-b3", "c7-c3", "a4-a5", "b3-b6", "c3-c7")
    assert not scenario.state.over
    assert scenario.position["idle"] == 120
    scenario = table(*PLACED, turn=0, coins=["1", "2"], options={"patience": 0}).play("a5-g1")
    assert scenario.position["coins"] == ["2"]
    assert not scenario.state.over


@clause("F19")
@pytest.mark.parametrize(("blue", "winners"), [(6, [0]), (7, [0, 1]), (8, [1])])
def test_the_highest_score_wins_and_equals_share(blue: int, winners: list[int]) -> None:
    scenario = table(*PLACED, turn=0, coins=["1"], track={"b": blue})
    assert scenario.state.winners() == []
    scenario.play("a5-g1")
    assert scenario.state.scores() == [7, blue, -4]
    assert scenario.state.winners() == winners


# -- the variant --------------------------------------------------------------------------------------

PLEBEIAN: dict[str, object] = {"scoring": "plebeian"}


@clause("F20")
def test_plebeian_leader_gains_4_and_the_fewest_lose_the_cells() -> None:
    scenario = table("b.y.y..", *MIDDLE, "rrrbby.", turn=0, options=PLEBEIAN).play("g1")
    assert steps(scenario) == {"r": 4, "y": -7}
    for sector in ("5", "b", "I", "III", "VII"):
        assert steps(red_leads(sector, scoring="plebeian")) == {"r": 4, "y": -len(SECTORS[sector])}
    board = ("rbyrby.", ".......", "gg.....", "rb.....", "y......", ".......", ".......")
    assert steps(table(*board, players=4, turn=3, options=PLEBEIAN).play("b3")) == {
        "g": 4,
        "r": -4,
        "b": -4,
        "y": -4,
    }


@clause("F20")
def test_plebeian_ties_score_at_once() -> None:
    scenario = table("y......", *MIDDLE, "rrrbb.y", turn=1, options=PLEBEIAN).play("f1")
    assert steps(scenario) == {"r": 2, "b": 2, "y": -7}
    assert "1" not in scenario.position["coins"]


@clause("F20")
def test_plebeian_nobody_moves_where_all_have_the_same_and_the_coin_goes() -> None:
    scenario = table("rrb....", "by.....", *MIDDLE, turn=2, options=PLEBEIAN).play("c6")
    assert scenario.told("even")
    assert track(scenario) == {"r": 0, "b": 0, "y": 0}
    assert "IV" not in scenario.position["coins"]


@clause("F21")
def test_plebeian_everything_else_is_the_same() -> None:
    for turn, coins, idle in ((0, ["1"], 0), (1, ["1", "2"], 35)):
        usual = table(*PLACED, turn=turn, coins=coins, idle=idle)
        variant = table(*PLACED, turn=turn, coins=coins, idle=idle, options=PLEBEIAN)
        assert usual.options == variant.options
        for action in usual.state.options():
            both = [scenario.state.clone() for scenario in (usual, variant)]
            for state in both:
                state.do(action)
            assert both[0].ending() == both[1].ending()
            assert both[0].position()["coins"] == both[1].position()["coins"]


# -- writing it down ----------------------------------------------------------------------------------


@clause("F22")
@pytest.mark.parametrize(
    ("text", "structure"),
    [
        ("c4", {"kind": "place", "cell": "c4"}),
        ("a1-c4", {"kind": "move", "from": "a1", "to": "c4"}),
        ("r:c4", {"kind": "place-colour", "colour": "r", "cell": "c4"}),
        ("b:a1-c4", {"kind": "move-colour", "colour": "b", "from": "a1", "to": "c4"}),
        ("first t", {"kind": "first", "colour": "t"}),
    ],
)
def test_the_texts_of_actions(text: str, structure: dict[str, str]) -> None:
    game = taberna.game("forum")
    action = game.action(text)
    assert game.structure(action) == structure
    assert game.text(action) == text
    assert game.action(text.upper()) == action


@clause("F22")
def test_every_text_is_another() -> None:
    actions = taberna.game("forum").actions
    assert len(set(actions.texts)) == len(actions) == 49 + 49 * 49 + 4 * (49 + 49 * 49) + 6
    assert all(actions.action(text) == action for action, text in enumerate(actions.texts))


@clause("F22")
def test_the_colour_is_said_with_two_players_and_only_then() -> None:
    Scenario(taberna.game("forum", players=2)).play("first b").refuse("c4", "forum-say-colour", "F22")
    Scenario(taberna.game("forum", players=3)).play("first b").refuse("b:c4", "forum-no-colour", "F22")
