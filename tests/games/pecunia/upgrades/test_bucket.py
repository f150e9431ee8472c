"""Bucket: draw an action card when a Roman is newly placed on the seat."""

import taberna

from ..setting import table

UPGRADES = ("bucket",)


def test_plain() -> None:
    t = table(
        "ejection", step="occupy", upgrades=[{"left": "bucket"}, {}], queues=[["citizen1", "woman1"], ["citizen3"]]
    )
    t.play("sit left")
    assert t.state.turn == taberna.CHANCE
    t.play("draw line-cutter")
    assert t.position["hands"][0] == ["line-cutter", "ejection"]
    assert t.state.turn == 0


def test_once_per_turn() -> None:
    t = table(
        "ejection",
        step="occupy",
        upgrades=[{"left": "bucket"}, {}],
        upgrades_spent=["bucket"],
        queues=[["citizen1", "woman1"], ["citizen3"]],
    )
    t.play("sit left")
    assert t.state.turn == 0


def test_before_the_effect_of_a_famous_roman() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        upgrades=[{"left": "bucket"}, {}],
        queues=[["vergilius", "woman1"], ["citizen3"]],
    )
    t.play("sit left")
    assert t.options[0].startswith("draw")
    t.play("draw ejection")
    assert t.options[0].startswith("deal")
