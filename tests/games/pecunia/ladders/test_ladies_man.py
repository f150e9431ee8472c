"""Ladies' man: have 1 woman; two women on one seat; collect 6 this turn; have 3 women; two seats with two women
each or collect 9 this turn."""

from __future__ import annotations

from typing import Any

import pytest

from .climbing import check, offered, on_step, seats

LADDERS = ("ladies-man",)
TWO = ["woman1", "woman2"]
CASES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"latrines": seats([], ["woman1"])}, {"latrines": seats(["slave1"])}),
    ({"latrines": seats(TWO)}, {"latrines": seats(["woman1"], ["woman2"])}),
    ({"this_turn": {"collected": 6}}, {"this_turn": {"collected": 5}}),
    ({"latrines": seats(TWO, [], [], ["woman3"])}, {"latrines": seats(TWO)}),
    ({"latrines": seats(TWO, ["woman3", "woman4"])}, {"latrines": seats(TWO, ["woman3"], ["woman4"])}),
]


@pytest.mark.parametrize("step", range(5))
def test_plain(step: int) -> None:
    check("ladies-man", step, *CASES[step])


def test_either_task_of_the_last_step() -> None:
    check("ladies-man", 4, {"this_turn": {"collected": 9}}, {"this_turn": {"collected": 8}})


def test_a_villa_seat_counts() -> None:
    check("ladies-man", 1, {"latrines": seats([], [], [], TWO)}, {"latrines": seats([], [], [], ["woman1"])})


def test_two_men_on_a_seat_are_no_women() -> None:
    t = on_step("ladies-man", 1, upgrades=[{"left": "wooden-urinal"}, {}], latrines=seats(["slave1", "slave2"]))
    assert not offered(t)


def test_a_woman_who_joins_in_the_same_turn() -> None:
    t = on_step("ladies-man", 4, step="occupy", latrines=seats(TWO, ["woman3"]), queues=[["woman4"], ["citizen3"]])
    assert not offered(t)
    t.play("sit middle", *(f"deal citizen{k}" for k in range(4, 9)))
    assert offered(t)
