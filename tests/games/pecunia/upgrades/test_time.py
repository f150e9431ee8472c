"""Splinter: 1 marker less, at least 1. Hourglass: 3 markers. Scrubber: 2 less if 4 or 5 are printed."""

import pytest

from ..setting import latrines, table

UPGRADES = ("splinter", "hourglass", "scrubber")


@pytest.mark.parametrize(
    ("name", "roman", "markers"),
    [
        ("splinter", "senator6", 2),
        ("splinter", "citizen1", 1),
        ("hourglass", "citizen1", 3),
        ("hourglass", "slave20", 3),
        ("scrubber", "slave20", 3),
        ("scrubber", "slave16", 2),
        ("scrubber", "senator6", 3),
    ],
)
def test_plain(name: str, roman: str, markers: int) -> None:
    t = table("ejection", step="occupy", upgrades=[{"left": name}, {}], queues=[[roman, "woman1"], ["citizen3"]])
    t.play("sit left")
    assert t.position["markers"] == {roman: markers}


@pytest.mark.parametrize("name", UPGRADES)
def test_once_per_turn_and_only_on_its_seat(name: str) -> None:
    t = table(
        "ejection",
        step="occupy",
        upgrades=[{"left": name}, {}],
        latrines=latrines({"left": ["woman15"]}),
        queues=[["woman12", "citizen1"], ["citizen3"]],
        upgrades_spent=[name],
    )
    t.play("sit left")
    assert t.position["markers"]["woman12"] == 4
    t = table(
        "ejection", step="occupy", upgrades=[{"left": name}, {}], queues=[["woman12", "citizen1"], ["citizen3"]]
    )
    t.play("sit middle")
    assert t.position["markers"]["woman12"] == 4
    assert t.position["upgrades_spent"] == []


def test_famous_romans_sit_as_long_as_the_others() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        upgrades=[{"left": "splinter"}, {}],
        queues=[["ovidius", "citizen1"], ["citizen3"]],
    )
    t.play("sit left")
    assert t.position["markers"] == {"ovidius": 2}
