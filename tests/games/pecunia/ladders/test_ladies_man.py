"""Ladies' man: have 1 woman; two women on one seat; have 3 women; collect 6 this turn; two seats with two women
each."""

from __future__ import annotations

from typing import Any

import pytest

from .climbing import check, offered, on_step, seats

LADDERS = ("ladies-man",)
TWO = ["woman1", "woman2"]
CASES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"latrines": seats([], ["woman1"])}, {"latrines": seats(["slave1"])}),
    ({"latrines": seats(TWO)}, {"latrines": seats(["woman1"], ["woman2"])}),
    ({"latrines": seats(TWO, [], [], ["woman3"])}, {"latrines": seats(TWO)}),
    ({"this_turn": {"collected": 6}}, {"this_turn": {"collected": 5}}),
    ({"latrines": seats(TWO, ["woman3", "woman4"])}, {"latrines": seats(TWO, ["woman3"], ["woman4"])}),
]


@pytest.mark.parametrize("step", range(5))
def test_plain(step: int) -> None:
    check("ladies-man", step, *CASES[step])


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
