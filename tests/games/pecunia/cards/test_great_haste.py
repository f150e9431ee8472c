"""Great haste. Edition 1: 2 markers off one Roman in your latrine. Edition 2: 2 in all off any."""

from ..setting import latrines, table

CARDS = ("great-haste",)
TWO = latrines({"left": ["senator6"], "right": ["slave16"]})  # 3 → 3 and 4 → 1


def test_plain_in_edition_2() -> None:
    t = table("great-haste", latrines=TWO)
    t.play("play great-haste")
    assert t.options == ["pick senator6", "pick slave16"]
    t.play("pick senator6", "pick slave16")
    assert t.position["markers"] == {"senator6": 2, "slave16": 3}
    t = table("great-haste", latrines=TWO)
    t.play("play great-haste", "pick slave16", "pick slave16")
    assert t.position["markers"] == {"senator6": 3, "slave16": 2}


def test_plain_in_edition_1() -> None:
    """Two markers off one Roman, neither fewer nor off two."""
    t = table("great-haste", edition=1, latrines=TWO)
    t.play("play great-haste", "pick senator6")
    assert t.position["markers"] == {"senator6": 1, "slave16": 4}
    assert t.options == ["start", "play ejection"], "nothing more is asked"
    t = table("great-haste", edition=1, latrines=TWO)
    t.play("play great-haste", "pick slave16")
    assert t.position["markers"] == {"senator6": 3, "slave16": 2}


def test_with_one_marker_left_only_that_is_taken() -> None:
    t = table("great-haste", "ejection", edition=1, latrines=TWO, markers={"senator6": 1})
    t.play("play great-haste", "pick senator6")
    assert t.position["purses"] == [3, 0]
    assert t.position["markers"] == {"slave16": 4}
    assert "start" in t.options, "the card is done"


def test_who_has_none_left_leaves_at_once_and_pays() -> None:
    t = table("great-haste", latrines=TWO, markers={"senator6": 1})
    t.play("play great-haste", "pick senator6")
    assert t.position["purses"] == [3, 0]
    assert t.position["roman_discards"] == ["senator6"]
    # The second marker can only come from the other Roman: nobody is asked.
    assert t.position["markers"] == {"slave16": 3}


def test_fewer_markers_than_two() -> None:
    t = table("great-haste", "ejection", latrines=latrines({"left": ["senator6"]}), markers={"senator6": 1})
    t.play("play great-haste")
    assert t.position["purses"] == [3, 0]
    assert t.options == ["start", "play ejection"]


def test_women_on_one_seat_and_romans_on_a_villa_count() -> None:
    t = table("great-haste", latrines=latrines({"left": ["woman7", "woman8"], "villa-1": ["slave16"]}))
    t.play("play great-haste")
    assert t.options == ["pick slave16", "pick woman7", "pick woman8"]
    t.play("pick woman8", "pick slave16")
    assert t.position["markers"] == {"slave16": 3, "woman7": 3, "woman8": 2}


def test_no_target_in_an_empty_latrine() -> None:
    t = table("great-haste", latrines=latrines({}, {"left": ["senator6"]}))
    t.refuse("play great-haste", "pecunia-idle-marker", "P16")


def test_it_wins_at_once() -> None:
    t = table("great-haste", purses=[28, 0], latrines=TWO, markers={"senator6": 1})
    t.play("play great-haste", "pick senator6")
    assert t.state.winners() == [0]
    assert t.position["markers"] == {"slave16": 4}, "the second marker is not taken any more"
