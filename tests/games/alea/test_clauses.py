"""The clauses of its rules, one after the other."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

import taberna
from tests.scenario import Scenario

CARDS = ["all-i", "all-v", "any-die", "ignore", "twice", "joker"]
EMPTY: list[int | None] = [None] * 7
clause = pytest.mark.clause


def table(players: int = 2, options: dict[str, object] | None = None, **position: Any) -> Scenario:
    """A position with empty columns unless others are given."""
    position.setdefault("columns", [EMPTY] * players)
    return Scenario(taberna.game("alea", players=players, **(options or {})), **position)


def column(*rows: int | None) -> list[int | None]:
    return [*rows, *[None] * (7 - len(rows))]


def numbers(dice: str, **options: object) -> list[int]:
    """What these dice make."""
    found: list[int] = table(options=options, dice=list(dice)).state.view(0)["numbers"]  # type: ignore[assignment]
    return found


def writes(scenario: Scenario) -> list[str]:
    return [text for text in scenario.options if text.startswith("write")]


@clause("A1")
def test_two_to_six_players_and_dice_with_three_i_one_v_two_x() -> None:
    for players in (1, 7):
        with pytest.raises(taberna.BadOption, match=r"players can’t be “\d”\. Choose from: 2–6"):
            taberna.game("alea", players=players)
    for players in range(2, 7):
        start = taberna.game("alea", players=players).start()
        assert start.view(None)["unused"] == 6
        start.apply(start.options()[0])
        assert start.turn == taberna.CHANCE
        assert [(start.game.text(die), weight) for die, weight in start.chance()] == [
            ("die I", 3),
            ("die V", 1),
            ("die X", 2),
        ]


@clause("A2")
def test_seven_rows_and_six_different_cards_each() -> None:
    position = taberna.game("alea", players=4).start().position()
    assert position["columns"] == [EMPTY] * 4
    assert position["cards"] == [CARDS] * 4


@clause("A3")
def test_the_leftmost_column_begins_and_turns_go_round() -> None:
    scenario = table(players=3)
    order = []
    for _ in range(4):
        order.append(scenario.state.turn)
        scenario.play("roll", "die I", f"write 1 row {1 + len(order)}" if len(order) < 4 else "roll")
    assert order == [0, 1, 2, 0]


@clause("A4")
@pytest.mark.parametrize(
    ("dice", "made"),
    [
        ("I", [1]),
        ("V", [5]),
        ("X", [10]),
        ("III", [3]),
        ("XV", [15]),
        ("XX", [20]),
        ("XI", [9, 11]),
        ("VI", [4, 6]),
        ("XVI", [14, 16]),
        ("XXXVI", [34, 36]),
        ("XXXVII", [37]),
        ("XXXI", [29, 31]),
        ("XXXXI", [39]),
        ("XXXIII", [33]),
        ("VII", [7]),
        ("IIII", []),
        ("VV", []),
        ("XXXX", []),
        ("XXXXV", []),
        ("XXXXII", []),
        ("XXXXVI", []),
        ("XXXXX", []),
    ],
)
def test_what_the_dice_make(dice: str, made: list[int]) -> None:
    assert numbers(dice) == made


@clause("A4")
def test_38_is_the_only_number_that_six_dice_can_not_make() -> None:
    made = {
        number
        for count in range(1, 7)
        for dice in combinations_with_replacement("IVX", count)
        for number in numbers("".join(dice))
    }
    assert made == set(range(1, 40)) - {38}


@clause("A4")
def test_a_number_uses_all_dice_that_lie_there() -> None:
    scenario = table(dice=["X", "V"])
    scenario.refuse("write 10 row 1", "alea-not-made", "A4")
    assert writes(scenario) == [f"write 15 row {row}" for row in range(1, 8)]


@clause("A5")
def test_four_x_must_be_rolled_on_and_only_an_i_saves() -> None:
    scenario = table(dice=["X"] * 4)
    assert scenario.options == ["roll"]
    assert scenario.state.decision().ask == "four-x"
    assert "write 39 row 7" in table(dice=["X"] * 4).play("roll", "die I").options
    for symbol in "VX":
        assert "pass" in table(dice=["X"] * 4).play("roll", f"die {symbol}").options
    # 39 with a die left may be written at once; rolling on can only spoil it.
    for symbol in "IVX":
        assert "pass" in table(dice=["X"] * 4).play("roll", "die I", "roll", f"die {symbol}").options


@clause("A5")
def test_four_x_without_a_die_left_has_failed() -> None:
    cards = [["all-i", "all-v", "twice"], CARDS]
    scenario = table(dice=["X"] * 4, aside=2, cards=cards)
    assert scenario.options == ["pass"]


@clause("A6")
def test_where_two_numbers_are_possible_the_player_chooses_when_he_writes() -> None:
    options = table(columns=[column(10, None, 20), EMPTY], dice=["X", "V", "I"]).options
    assert options == ["roll", "write 14 row 2", "write 16 row 2"]


@clause("A6")
@pytest.mark.parametrize(
    ("dice", "made"),
    [
        ("XI", [11]),
        ("IX", [9]),
        ("XIXVX", [34]),
        ("XIX", [19]),
        ("XXI", [21]),
        ("IV", [4]),
        ("VI", [6]),
        ("VXI", [16]),
        ("VIX", [16]),
        ("IVX", [14]),
        ("XIV", [14]),
        ("IIX", [12]),
        ("XXXXI", [39]),
        ("IXXXX", [39]),
        ("XXIXX", [39]),
        ("I", [1]),
    ],
)
def test_with_order_counts_the_dice_decide(dice: str, made: list[int]) -> None:
    assert numbers(dice, order_counts=True) == made


@clause("A6")
def test_with_order_counts_a_die_rolled_again_falls_last() -> None:
    scenario = table(options={"order_counts": True}, dice=["I", "V", "V"])
    scenario.play("again 2", "die X")
    assert scenario.position["dice"] == ["I", "V", "X"]
    assert scenario.state.view(0)["numbers"] == [14]
    scenario = table(options={"order_counts": True}, dice=["V", "I", "V"]).play("all V", "die X", "die X")
    assert scenario.position["dice"] == ["I", "XX"]
    assert scenario.state.view(0)["numbers"] == [19]


@clause("A6", "A8")
def test_with_order_counts_dice_of_one_throw_leave_the_choice() -> None:
    scenario = table(options={"order_counts": True, "handfuls": True}).play("roll 2", "die I", "die V")
    assert scenario.position["dice"] == ["IV"]
    assert scenario.state.view(0)["numbers"] == [4, 6]
    assert scenario.play("roll", "die X").state.view(0)["numbers"] == [14, 16]


@clause("A6", "A14")
def test_dice_that_stay_keep_their_throws() -> None:
    options: dict[str, object] = {"order_counts": True, "handfuls": True}
    scenario = table(options=options, dice=["VIV", "X"])
    scenario.play("ignore 1")
    assert scenario.position["dice"] == ["IV", "X"]
    assert scenario.state.view(0)["numbers"] == [14, 16]
    scenario = table(options=options, dice=["V", "VI"]).play("ignore 2")
    assert scenario.position["dice"] == ["V", "I"]
    assert scenario.state.view(0)["numbers"] == [6]


@clause("A7")
def test_one_die_then_stop_or_roll_on_up_to_six() -> None:
    scenario = table()
    assert scenario.options == ["roll"]
    scenario.refuse("write 1 row 1", "alea-not-made", "A4")
    for die, unused in (("X", 5), ("X", 4), ("X", 3), ("V", 2), ("I", 1)):
        scenario.play("roll", f"die {die}")
        assert scenario.state.view(0)["unused"] == unused
        assert scenario.options[0] == "roll"
        assert len(writes(scenario)) >= 7
    scenario.play("roll", "die I")
    assert scenario.options == [f"write 37 row {row}" for row in range(1, 8)]
    scenario.refuse("roll", "alea-no-dice-left", "A7")


@clause("A8")
def test_handfuls_let_several_dice_fall_at_once() -> None:
    table().refuse("roll 2", "alea-one-die-a-time", "A8")
    scenario = table(options={"handfuls": True})
    assert scenario.options == ["roll", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"]
    scenario.play("roll 4", "die X", "die X")
    assert scenario.state.turn == taberna.CHANCE
    scenario.play("die X", "die V")
    assert scenario.options[:2] == ["roll", "roll 2"]
    scenario.refuse("roll 3", "alea-no-dice-left", "A7")


@clause("A9")
def test_numbers_rise_strictly_from_the_first_row_to_the_seventh() -> None:
    scenario = table(columns=[column(9, None, None, 20, None, None, 33), EMPTY], dice=["X", "V"])
    assert writes(scenario) == ["write 15 row 2", "write 15 row 3"]
    scenario.refuse("write 15 row 5", "alea-not-rising", "A9")
    scenario.refuse("write 15 row 1", "alea-row-taken", "A9")


@clause("A9")
def test_a_number_stands_in_a_column_once() -> None:
    scenario = table(columns=[column(None, None, 15), EMPTY], dice=["X", "V"])
    assert writes(scenario) == []
    scenario.refuse("write 15 row 2", "alea-not-rising", "A9")
    scenario.refuse("write 15 row 4", "alea-not-rising", "A9")
    assert scenario.options == ["roll"]


@clause("A10")
def test_no_number_is_a_failure_at_once() -> None:
    scenario = table(dice=["V"]).play("roll", "die V")
    assert "pass" in scenario.options
    assert "roll" not in scenario.options
    scenario.refuse("roll", "alea-failed", "A10")
    assert scenario.told("fails") == [{"kind": "fails", "player": 0, "why": "no-number", "dice": "V V"}]


@clause("A10")
def test_a_number_that_can_not_be_written_must_be_rolled_on() -> None:
    scenario = table(columns=[column(30), EMPTY], dice=["X", "V"])
    assert scenario.options == ["roll"]
    assert scenario.state.decision().ask == "roll-on"
    scenario.refuse("pass", "alea-not-failed", "A11")


@clause("A10")
def test_six_dice_that_make_no_writable_number_have_failed() -> None:
    scenario = table(columns=[column(35), EMPTY], dice=["X", "X", "X", "I", "I"]).play("roll", "die I")
    assert scenario.options[0] == "pass"
    assert scenario.told("fails")[0]["why"] == "not-writable"
    writable = table(columns=[column(30), EMPTY], dice=["X", "X", "X", "I", "I"]).play("roll", "die I")
    assert writable.options == [f"write 33 row {row}" for row in range(2, 8)]
    writable.refuse("pass", "alea-not-failed", "A11")


@clause("A10", "A14")
def test_dice_set_aside_are_used_up() -> None:
    hand = [["all-i"], CARDS]
    scenario = table(columns=[column(39), EMPTY], dice=["X", "X", "V", "I", "I"], aside=1, cards=hand)
    assert scenario.options == ["pass", "all I"]


@clause("A11")
def test_on_a_failure_play_a_card_or_pass_with_nothing_written() -> None:
    scenario = table(dice=["V", "V"])
    assert scenario.options[0] == "pass"
    assert {"all V", "again 1", "ignore 2", "joker all V"} <= set(scenario.options)
    scenario.play("pass")
    assert scenario.state.turn == 1
    assert scenario.position["columns"] == [EMPTY, EMPTY]


@clause("A11")
def test_after_a_card_the_dice_are_judged_afresh() -> None:
    scenario = table(dice=["V", "V"]).play("again 1", "die V")
    assert "pass" in scenario.options, "still a failure: another card may be played"
    assert "again 1" not in scenario.options, "the card is spent"
    scenario.refuse("again 1", "alea-card-spent", "A12")
    scenario.play("all V", "die X", "die X")
    assert scenario.options[:2] == ["roll", "write 20 row 1"]


@clause("A12")
def test_cards_are_played_only_on_a_failure() -> None:
    scenario = table(dice=["X", "V"])
    assert "all V" not in scenario.options
    scenario.refuse("all V", "alea-only-on-failure", "A12")
    table(dice=["X"] * 4).refuse("ignore 1", "alea-only-on-failure", "A12")


@clause("A12")
def test_with_cards_any_time_also_on_a_number() -> None:
    options: dict[str, object] = {"cards_any_time": True}
    scenario = table(options=options, dice=["X", "V"])
    assert {"roll", "write 15 row 1", "all V", "again 1", "ignore 2", "joker again 2"} <= set(scenario.options)
    assert table(options=options).options == ["roll"], "there is no number yet"
    table(options=options, dice=["X"] * 4).refuse("ignore 1", "alea-only-on-failure", "A12")


@clause("A10", "A12")
def test_with_nothing_left_on_the_table_one_rolls_as_at_the_beginning() -> None:
    scenario = table(options={"cards_any_time": True}, dice=["V"]).play("ignore 1")
    assert scenario.options == ["roll"]
    assert scenario.state.view(0)["unused"] == 5


@clause("A12")
def test_each_card_is_good_for_once_in_the_game() -> None:
    scenario = table(dice=["V", "V"]).play("all V", "die X", "die X", "write 20 row 3")
    assert scenario.position["cards"] == [[card for card in CARDS if card != "all-v"], CARDS]


@clause("A13")
@pytest.mark.parametrize(("card", "symbol"), [("all I", "I"), ("all V", "V")])
def test_all_of_a_symbol_are_rolled_again_at_once(card: str, symbol: str) -> None:
    dice = [symbol, "X", symbol, symbol, symbol]
    scenario = table(dice=dice).play(card)
    assert scenario.position["rolling"] == 4
    assert scenario.position["dice"] == ["X"]
    scenario.play("die X", "die X", "die V")
    assert scenario.state.turn == taberna.CHANCE
    scenario.play("die I")
    assert scenario.state.view(0)["numbers"] == [34, 36]
    assert scenario.options[0] == "roll", "one die has not been used yet"


@clause("A13")
def test_any_die_is_rolled_again() -> None:
    scenario = table(dice=["X", "V", "V"])
    assert [text for text in scenario.options if text.startswith("again")] == ["again 1", "again 2", "again 3"]
    scenario.play("again 2", "die I")
    assert scenario.position["dice"] == ["X", "V", "I"]
    assert scenario.state.view(0)["unused"] == 3


@clause("A14")
def test_ignore_sets_a_die_aside() -> None:
    # The source: five dice with two V; the second is set aside and 26 is written.
    scenario = table(dice=["X", "V", "X", "I", "V"]).play("ignore 5")
    assert scenario.position["aside"] == 1
    assert scenario.state.view(0)["unused"] == 1
    assert "write 26 row 1" in scenario.options
    assert scenario.options[0] == "roll", "unused dice may still be rolled"
    scenario.play("write 26 row 5")
    assert scenario.position["aside"] == 0, "aside for this turn only"


@clause("A15")
def test_twice_lets_a_number_stand_next_to_its_equal() -> None:
    # The source: 33 stands in the sixth row; it may be written again in the fifth or the seventh.
    columns = [column(19, 21, 23, 28, None, 33, None), EMPTY]
    scenario = table(columns=columns, dice=["X", "X", "X", "I", "I", "I"])
    assert scenario.options[0] == "pass"
    scenario.play("twice")
    assert scenario.options == ["write 33 row 5", "write 33 row 7"]
    scenario.play("write 33 row 5")
    assert scenario.position["columns"][0] == [19, 21, 23, 28, 33, 33, None]
    assert scenario.position["twice"] is False, "for this turn only"


@clause("A15")
def test_twice_is_not_three_times() -> None:
    columns = [column(None, 33, 33), EMPTY]
    cards = [["joker"], CARDS]
    scenario = table(columns=columns, cards=cards, dice=["X", "X", "X", "I", "I", "I"])
    scenario.refuse("joker twice", "alea-changes-nothing", "A17")


@clause("A15")
def test_twice_still_wants_the_column_to_rise_otherwise() -> None:
    columns = [column(19, None, 33), EMPTY]
    scenario = table(columns=columns, dice=["X", "X", "X", "I", "I", "I"]).play("twice")
    assert scenario.options == ["write 33 row 2", "write 33 row 4"]
    scenario.refuse("write 33 row 5", "alea-not-rising", "A9")


@clause("A16")
def test_the_joker_plays_as_any_other_card_also_a_spent_one() -> None:
    scenario = table(dice=["V", "V", "I"], cards=[["joker"], CARDS])
    jokers = ["all I", "all V", *(f"{way} {die}" for way in ("again", "ignore") for die in (1, 2, 3))]
    assert scenario.options == ["pass", *(f"joker {text}" for text in jokers)]
    scenario.play("joker ignore 1")
    assert scenario.position["cards"][0] == []
    columns = [column(33), EMPTY]
    again = table(columns=columns, cards=[["joker"], CARDS], dice=["X", "X", "X", "I", "I", "I"])
    assert again.play("joker twice").options == ["write 33 row 2"]


@clause("A17")
def test_a_card_that_would_change_nothing_can_not_be_played() -> None:
    scenario = table(dice=["V", "V"])
    for text in ("all I", "joker all I", "again 3", "ignore 3", "twice", "joker twice"):
        scenario.refuse(text, "alea-changes-nothing", "A17")
    packed = table(columns=[column(30, 33, 35), EMPTY], dice=["X", "X", "X", "I", "I", "I"])
    packed.refuse("twice", "alea-changes-nothing", "A17")
    table(dice=["X"] * 5).refuse("all V", "alea-changes-nothing", "A17")


@clause("A17")
def test_twice_is_not_played_while_it_is_in_force() -> None:
    options: dict[str, object] = {"cards_any_time": True}
    scenario = table(options=options, columns=[column(15), EMPTY], dice=["X", "V"]).play("twice")
    assert scenario.options[:2] == ["roll", "write 15 row 2"]
    scenario.refuse("joker twice", "alea-changes-nothing", "A17")


@clause("A18")
def test_a_full_column_ends_the_game_after_the_round() -> None:
    nearly = column(1, 2, 3, 4, 5, 6)
    scenario = table(players=3, columns=[EMPTY, nearly, nearly], turn=1, dice=["X"])
    scenario.play("write 10 row 7")
    assert not scenario.state.over
    assert scenario.told("last-round") == [{"kind": "last-round", "player": 1, "ending": "column"}]
    scenario.play("roll", "die X", "write 10 row 7")
    assert scenario.state.over
    assert scenario.state.ending() == "column"
    assert scenario.state.options() == []
    scenario.refuse("roll", "game-over")


@clause("A19")
def test_failing_a_turn_begun_without_a_card_ends_the_game_after_the_round() -> None:
    scenario = table(players=3, cards=[[], CARDS, CARDS], dice=["V", "V"]).play("pass")
    assert scenario.told("last-round") == [{"kind": "last-round", "player": 0, "ending": "cards"}]
    scenario.play("roll", "die I", "write 1 row 1", "roll", "die I", "write 1 row 1")
    assert scenario.state.over
    assert scenario.state.ending() == "cards"


@clause("A19")
def test_spending_the_last_card_in_the_turn_does_not_end_the_game() -> None:
    scenario = table(cards=[["all-v"], CARDS], dice=["V", "V"]).play("all V", "die V", "die V", "pass")
    scenario.play("roll", "die I", "write 1 row 1")
    assert not scenario.state.over
    assert scenario.position["bare"] is True, "but the next turn begins without a card"


@clause("A20")
@pytest.mark.parametrize(
    ("rows", "cards", "score"),
    [
        ([9, 16, 25, 31, None, 33, 35], 3, 164),
        ([18, 23, 26, None, 27, 29, 37], 4, 180),
        ([19, 21, 23, 28, 33, 33, 39], 0, 196),
    ],
)
def test_the_column_and_five_for_every_card(rows: list[int | None], cards: int, score: int) -> None:
    hands = [CARDS[:cards], CARDS]
    assert table(columns=[rows, EMPTY], cards=hands, turn=None, ending="cards").state.scores()[0] == score


@clause("A20")
def test_the_highest_score_wins_and_equals_share() -> None:
    columns = [column(10), column(20), column(20)]
    over = table(players=3, columns=columns, turn=None, ending="column")
    assert over.state.scores() == [40, 50, 50]
    assert over.state.winners() == [1, 2]
    assert table(players=3, columns=columns).state.winners() == [], "not before the end"


@clause("A21")
def test_patience_ends_a_game_in_which_nobody_gets_on() -> None:
    failing = ["roll", "die V", "roll", "die V", "pass"]
    scenario = table(options={"patience": 2})
    scenario.play(*failing, *failing)
    assert scenario.position["idle"] == 1
    scenario.play(*failing, *failing)
    assert scenario.state.over
    assert scenario.state.ending() == "patience"


@clause("A21")
def test_a_number_or_a_card_renews_patience_and_nought_is_never() -> None:
    failing = ["roll", "die V", "roll", "die V", "pass"]
    scenario = table(options={"patience": 2}, idle=1).play(*failing, "roll", "die I", "write 1 row 1")
    assert scenario.position["idle"] == 0
    scenario = table(options={"patience": 2}, idle=1).play(
        *failing[:-1], "all V", "die V", "die V", "pass", *failing
    )
    assert scenario.position["idle"] == 0
    endless = table(options={"patience": 0}, idle=500).play(*failing, *failing)
    assert endless.position["idle"] == 501


def squeezed(last: int) -> list[int | None]:
    """A column with one empty row, between 3 and 4, that ends with this number."""
    return [1, 2, 3, None, 4, 5, last]


@clause("A21")
def test_the_game_ends_at_once_when_no_column_can_take_a_number_any_more() -> None:
    columns = [squeezed(6), squeezed(6), [1, 2, 3, None, 4, 5, None]]
    scenario = table(players=3, columns=columns, turn=2, dice=["X"])
    scenario.play("write 10 row 7")
    assert scenario.state.over
    assert scenario.state.ending() == "blocked"
    assert scenario.told("ends") == [{"kind": "ends", "ending": "blocked"}]
    assert not scenario.told("last-round")
    one_gap = table(players=3, columns=[squeezed(6), [1, 2, 3, None, 5, 6, 7], columns[2]], turn=2, dice=["X"])
    assert not one_gap.play("write 10 row 7").state.over, "4 fits into the gap of the second"


@clause("A21")
def test_38_fits_but_can_not_be_made() -> None:
    columns = [[1, 2, 3, 4, 37, None, 39], [1, 2, 3, None, 4, 5, None]]
    scenario = table(columns=columns, cards=[[], CARDS], turn=1, dice=["X"]).play("write 10 row 7")
    assert scenario.state.ending() == "blocked"


@clause("A15", "A21")
@pytest.mark.parametrize(
    ("number", "cards", "blocked"),
    [
        (33, ["twice"], False),  # six dice
        (33, ["joker"], False),
        (33, ["all-i", "all-v", "any-die", "ignore"], True),
        (32, ["twice"], True),  # five dice: they are not all used, so that it is no failure
        (32, ["twice", "ignore"], False),
        (32, ["ignore", "joker"], False),
        (32, ["twice", "joker"], False),
        (31, ["twice", "joker"], True),  # four dice
        (31, ["twice", "ignore", "joker"], False),
        (21, ["twice", "ignore", "joker"], True),  # three
    ],
)
def test_twice_in_hand_counts_if_it_can_be_played(number: int, cards: list[str], blocked: bool) -> None:
    # The empty row lies between this number and the one before, which takes fewer dice.
    state = table(columns=[[1, 2, 3, 4, number - 1, None, number], EMPTY], cards=[cards, CARDS]).state
    assert state.view(0)["blocked"] == ([0] if blocked else [])
    any_time = table(
        options={"cards_any_time": True},
        columns=[[1, 2, 3, 4, number - 1, None, number], EMPTY],
        cards=[cards, CARDS],
    )
    assert any_time.state.view(0)["blocked"] == ([] if {"twice", "joker"} & set(cards) else [0])


@clause("A21")
def test_a_player_whose_column_can_take_none_may_pass_without_rolling() -> None:
    scenario = table(columns=[squeezed(6), EMPTY])
    assert scenario.options == ["roll", "pass"]
    assert scenario.state.decision().ask == "blocked"
    assert scenario.state.view(0)["blocked"] == [0]
    rolled = table(columns=[squeezed(6), EMPTY]).play("roll", "die X")
    assert rolled.options == ["roll", "pass"]
    scenario.play("pass")
    assert scenario.state.turn == 1
    assert not scenario.state.over
    scenario.refuse("pass", "alea-not-failed", "A11")


@clause("A19", "A21")
def test_to_pass_without_rolling_is_to_fail() -> None:
    scenario = table(columns=[squeezed(6), EMPTY], cards=[[], CARDS]).play("pass")
    assert scenario.told("last-round") == [{"kind": "last-round", "player": 0, "ending": "cards"}]


@clause("A18", "A21")
def test_in_the_last_round_only_those_count_who_still_have_a_turn() -> None:
    columns = [EMPTY, [1, 2, 3, 4, 5, 6, None], squeezed(6)]
    scenario = table(players=3, columns=columns, turn=1, dice=["X"]).play("write 10 row 7")
    assert scenario.state.over, "the third could only pass"
    assert scenario.state.ending() == "column"


@clause("A21")
def test_how_much_patience_is_left_is_told_after_four_rounds() -> None:
    def left(idle: int, patience: int = 12) -> object:
        return table(options={"patience": patience}, idle=idle).state.view(None)["patience_left"]

    assert [left(idle) for idle in (0, 3, 4, 11)] == [None, None, 8, 1]
    assert left(99, patience=0) is None
    assert [left(idle, patience=3) for idle in (0, 1, 2)] == [None, 2, 1]
    assert left(40, patience=100) == 60
    assert (
        table(idle=5, columns=[[1, 2, 3, 4, 5, 6, 7], EMPTY], turn=1, ending="column").state.view(None)[
            "patience_left"
        ]
        is None
    ), "the last round is the last anyway"
