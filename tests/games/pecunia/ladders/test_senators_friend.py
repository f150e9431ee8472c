"""Senators' friend: have 1 senator; collect 5 this turn; a Roman pays 5 or more; collect 7 this turn; have 3
senators or collect 10 this turn."""

from __future__ import annotations

from typing import Any

import pytest

from .climbing import check, offered, on_step, seats

LADDERS = ("senators-friend",)
CASES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"latrines": seats(["senator1"])}, {"latrines": seats(["citizen9"])}),
    ({"this_turn": {"collected": 5}}, {"this_turn": {"collected": 4}}),
    ({"this_turn": {"dearest": 5}}, {"this_turn": {"dearest": 4, "collected": 9}}),
    ({"this_turn": {"collected": 7}}, {"this_turn": {"collected": 6}}),
    (
        {"latrines": seats(["senator1"], ["senator2"], ["senator3"])},
        {"latrines": seats(["senator1"], ["senator2"]), "this_turn": {"collected": 9}},
    ),
]


@pytest.mark.parametrize("step", range(5))
def test_plain(step: int) -> None:
    check("senators-friend", step, *CASES[step])


def test_either_task_of_the_last_step() -> None:
    check("senators-friend", 4, {"this_turn": {"collected": 10}}, {"this_turn": {"collected": 9}})


def test_coins_count_for_what_a_roman_pays() -> None:
    """M4.4: 3 that are printed and 2 coins are a payment of 5."""
    for coins, enough in ((2, True), (1, False)):
        t = on_step(
            "senators-friend",
            2,
            latrines=seats(["senator1"]),
            markers={"senator1": 1},
            coins={"senator1": coins},
            upgrades=[{}, {}],
        )
        t.play("start")
        assert t.position["this_turn"] == {"collected": 3 + coins, "dearest": 3 + coins, "paying": 1, "leaving": 1}
        assert offered(t) is enough


def test_what_a_famous_roman_brings_is_collected_but_not_paid() -> None:
    t = on_step(
        "senators-friend",
        1,
        famous=1,
        latrines=seats(["cicero"], ["senator2"], ["senator1"]),
        markers={"cicero": 1, "senator1": 5, "senator2": 5},
    )
    t.play("start")
    assert t.position["this_turn"]["collected"] == 3 + 2
    assert t.position["this_turn"]["dearest"] == 3
    assert offered(t)


def test_a_win_by_money_from_the_turn_itself() -> None:
    t = on_step(
        "senators-friend",
        4,
        latrines=seats(["senator15"], ["senator14"], ["senator1"]),
        markers={"senator15": 1, "senator14": 1, "senator1": 1},
    )
    t.play("start")
    assert t.position["purses"][0] == 12, "more than the price would cost"
    t.play("climb by task")
    assert (t.state.over, t.position["purses"][0]) == (True, 12)
