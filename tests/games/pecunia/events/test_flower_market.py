"""Flower market: one marker off every woman in every latrine."""

from ..setting import latrines
from .happening import on_the_point

EVENTS = ("flower-market",)


def test_plain() -> None:
    t = on_the_point(
        "flower-market",
        ["woman15"],
        ["citizen3"],
        latrines=latrines({"middle": ["woman7", "woman1"]}, {"left": ["woman8"], "villa-1": ["slave16"]}),
    )
    t.play("sit left")
    assert t.position["markers"] == {"citizen1": 1, "woman7": 2, "woman8": 2, "slave16": 4}
    assert t.position["purses"] == [1, 0], "a woman without markers pays and goes"
    assert t.position["queues"][0] == ["woman15"], "not those in queues"


def test_those_of_the_active_player_leave_first() -> None:
    there = latrines({"middle": ["woman1"]}, {"left": ["woman2"]}, {"left": ["woman4"]}, players=3)
    t = on_the_point(
        "flower-market", ["woman15"], ["citizen3"], ["citizen5"], latrines=there, markers={"woman4": 1}
    )
    t.play("sit left")
    assert [(event["player"], event["pay"]) for event in t.told("leaves")] == [(0, 1), (1, 2), (2, 2)]


def test_a_win_in_another_players_turn() -> None:
    t = on_the_point(
        "flower-market",
        ["woman15"],
        ["citizen3"],
        latrines=latrines({}, {"left": ["woman2"]}),
        purses=[33, 33],
        target=35,
    )
    t.play("sit left")
    assert (t.state.over, t.state.winners(), t.state.ending()) == (True, [1], "target")


def test_a_famous_woman_brings_about_what_she_does_when_she_leaves() -> None:
    t = on_the_point(
        "flower-market",
        ["woman15"],
        ["citizen3"],
        famous=2,
        latrines=latrines({"middle": ["woman7"]}, {"left": ["cleopatra"], "right": ["woman8"]}),
        markers={"cleopatra": 1},
    )
    t.play("sit left")
    assert t.position["purses"] == [0, 2 + 1]
