"""Feeding the poor: 1 coin on every Roman in latrines and queues who would pay exactly 1. Freeing the slaves: 1
coin on every slave in latrines and queues."""

from __future__ import annotations

import pytest

from ..setting import latrines
from .happening import on_the_point, same_when_saved

EVENTS = ("feeding-the-poor", "freeing-the-slaves")


@pytest.mark.parametrize(
    ("event", "coins"),
    [
        ("feeding-the-poor", {"slave1": 1, "slave16": 1, "woman1": 1}),
        ("freeing-the-slaves", {"slave1": 1, "slave3": 1, "slave16": 1}),
    ],
)
def test_plain(event: str, coins: dict[str, int]) -> None:
    t = on_the_point(
        event,
        ["slave1", "woman2"],
        ["slave3", "woman1"],
        latrines=latrines({"right": ["slave16"]}, {"left": ["senator1"]}),
    )
    t.play("sit left")
    assert t.position["coins"] == coins
    same_when_saved(t)


def test_feeding_the_poor_counts_coins() -> None:
    """One who has a coin already would pay 2; Rich slaves do not change what a slave would pay."""
    there = latrines({"right": ["slave16"]}, {"left": ["slave15"]})
    t = on_the_point("feeding-the-poor", ["woman2"], ["citizen3"], latrines=there, coins={"slave16": 1})
    t.play("sit left")
    assert t.position["coins"] == {"slave16": 1, "slave15": 1}
    t = on_the_point("feeding-the-poor", ["woman1"], ["citizen3"], latrines=there, rich=True, advanced=True)
    t.play("sit left")
    assert t.position["coins"] == {"woman1": 1, "slave16": 1, "slave15": 1}


def test_coins_move_with_a_roman_and_are_paid_with_his_pay() -> None:
    t = on_the_point("freeing-the-slaves", ["slave1", "woman2"], ["citizen3"])
    t.play("sit left", "play ejection", "pick slave1")
    assert t.position["queues"][1] == ["citizen3", "slave1"]
    assert t.position["coins"] == {"slave1": 1}


def test_coins_of_an_upgrade_and_of_an_event_add_up() -> None:
    t = on_the_point(
        "freeing-the-slaves",
        ["woman2"],
        ["citizen3"],
        upgrades=[{"right": "towel-rail"}, {}],
        latrines=latrines({"right": ["slave16"]}),
        coins={"slave16": 2},
    )
    t.play("sit left")
    assert t.position["coins"] == {"slave16": 3}


def test_a_famous_slave_is_a_slave() -> None:
    t = on_the_point("freeing-the-slaves", ["spartacus"], ["citizen3"], famous=1)
    t.play("sit left")
    assert t.position["coins"] == {"spartacus": 1}
