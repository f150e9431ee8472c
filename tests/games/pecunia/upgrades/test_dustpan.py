"""Dustpan: draw an action card when a Roman goes from the seat for whatever reason, in others' turns too."""

import taberna

from ..setting import latrines, table

UPGRADES = ("dustpan",)
THERE = latrines({"left": ["citizen9"]})


def test_plain() -> None:
    t = table("ejection", upgrades=[{"left": "dustpan"}, {}], latrines=THERE, markers={"citizen9": 1})
    t.play("start")
    assert t.state.turn == taberna.CHANCE
    t.play("draw line-cutter")
    assert t.position["hands"][0] == ["line-cutter", "ejection"]
    assert t.position["upgrades_spent"] == ["dustpan"]


def test_in_another_players_turn_and_once_in_it() -> None:
    t = table(
        upgrades=[{"left": "dustpan"}, {}],
        turn=1,
        latrines=latrines({"left": ["woman7", "woman8"]}),
        hands=[[], ["womens-forum", "ejection"]],
    )
    t.play("play womens-forum")
    t.play("draw line-cutter")
    assert t.position["hands"] == [["line-cutter"], ["ejection"]], "one card, though two have gone"
    assert t.state.turn == 1


def test_not_from_another_seat_and_conspiracy_counts() -> None:
    t = table("conspiracy", advanced=True, upgrades=[{"right": "dustpan"}, {}], latrines=THERE)
    t.play("play conspiracy")
    assert t.state.turn == 0
    t = table(
        "conspiracy",
        advanced=True,
        famous=1,
        upgrades=[{"left": "dustpan"}, {}],
        latrines=latrines({"left": ["agrippina"]}),
    )
    t.play("play conspiracy", "draw ejection")
    assert t.state.decision().ask == "agrippina", "first the seat, then she"
