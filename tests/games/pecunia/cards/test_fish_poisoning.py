"""Fish poisoning: 2 markers on one Roman in an opponent's latrine."""

from ..setting import latrines, table

CARDS = ("fish-poisoning",)


def test_plain() -> None:
    t = table(
        "fish-poisoning", latrines=latrines({"left": ["senator6"]}, {"left": ["slave1"], "right": ["slave16"]})
    )
    t.play("play fish-poisoning")
    assert t.options == ["pick slave1", "pick slave16"]
    t.refuse("pick senator6", "pecunia-no-target", "P16")
    t.play("pick slave1")
    assert t.position["markers"] == {"senator6": 3, "slave1": 3, "slave16": 4}


def test_all_opponents_women_on_one_seat_and_villas() -> None:
    t = table(
        "fish-poisoning",
        players=3,
        latrines=latrines({}, {"left": ["woman7", "woman8"]}, {"villa-1": ["slave1"]}, players=3),
    )
    t.play("play fish-poisoning")
    assert t.options == ["pick slave1", "pick woman7", "pick woman8"]
    t.play("pick woman8")
    assert t.position["markers"] == {"slave1": 1, "woman7": 3, "woman8": 5}


def test_no_target_in_empty_latrines() -> None:
    t = table("fish-poisoning", latrines=latrines({"left": ["senator6"]}))
    t.refuse("play fish-poisoning", "pecunia-idle-others", "P16")
