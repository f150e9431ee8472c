"""Rat infestation: any number of markers, at least 1, from one Roman in your latrine to others there."""

from ..setting import latrines, table

CARDS = ("rat-infestation",)
TWO = latrines({"left": ["senator6"], "right": ["slave16"]})


def test_plain() -> None:
    t = table("rat-infestation", "ejection", advanced=True, latrines=TWO)
    t.play("play rat-infestation")
    assert t.options == ["pick senator6", "pick slave16"]
    t.play("pick senator6")
    # At least one, and there is only one other: he gets it; after that one may stop.
    assert t.position["markers"] == {"senator6": 2, "slave16": 5}
    assert t.options == ["pick slave16", "done"]
    t.play("done")
    assert t.position["markers"] == {"senator6": 2, "slave16": 5}
    assert "start" in t.options


def test_split_among_several() -> None:
    t = table(
        "rat-infestation",
        advanced=True,
        latrines=latrines({"left": ["senator6"], "right": ["slave16"], "villa-1": ["citizen9"]}),
    )
    t.play("play rat-infestation", "pick slave16")
    assert t.options == ["pick senator6", "pick citizen9"]
    t.refuse("done", "pecunia-first-answer", "P16")
    t.play("pick senator6", "pick citizen9", "pick citizen9", "done")
    assert t.position["markers"] == {"senator6": 4, "citizen9": 5, "slave16": 1}


def test_who_has_none_left_leaves_at_once_and_pays() -> None:
    t = table("rat-infestation", "ejection", advanced=True, latrines=TWO)
    t.play("play rat-infestation", "pick senator6", "pick slave16", "pick slave16")
    assert t.position["markers"] == {"slave16": 7}
    assert t.position["purses"] == [3, 0]
    assert "start" in t.options, "the card is done"


def test_from_one_woman_to_the_other_on_her_seat() -> None:
    t = table("rat-infestation", advanced=True, latrines=latrines({"left": ["woman1", "woman7"]}))
    t.play("play rat-infestation", "pick woman1")
    assert t.position["markers"] == {"woman7": 4}
    assert t.position["purses"] == [1, 0]


def test_no_target_with_a_single_roman() -> None:
    t = table("rat-infestation", advanced=True, latrines=latrines({"left": ["senator6"]}, {"left": ["slave16"]}))
    t.refuse("play rat-infestation", "pecunia-idle-two-romans", "P16")


def test_it_wins_at_once() -> None:
    t = table("rat-infestation", advanced=True, purses=[27, 0], latrines=TWO, markers={"senator6": 1})
    t.play("play rat-infestation", "pick senator6")
    assert t.state.winners() == [0]
