"""Towel rail, lavender, fountain: 2 coins on a slave, woman, citizen. Newspaper: 1 on anybody.

Silver bag: 1 if 2 or 3 turns are printed. Gold bag: 2 if 4 or 5 are."""

import pytest

from ..setting import latrines, table

UPGRADES = ("towel-rail", "lavender", "fountain", "newspaper", "silver-bag", "gold-bag")


@pytest.mark.parametrize(
    ("name", "roman", "coins"),
    [
        ("towel-rail", "slave20", 2),
        ("towel-rail", "woman1", 0),
        ("lavender", "woman1", 2),
        ("lavender", "slave1", 0),
        ("fountain", "citizen1", 2),
        ("fountain", "senator1", 0),
        ("newspaper", "senator1", 1),
        ("silver-bag", "senator6", 1),
        ("silver-bag", "senator1", 0),
        ("gold-bag", "slave20", 2),
        ("gold-bag", "senator6", 0),
    ],
)
def test_plain(name: str, roman: str, coins: int) -> None:
    t = table("ejection", step="occupy", upgrades=[{"left": name}, {}], queues=[[roman, "woman9"], ["citizen3"]])
    t.play("sit left")
    assert t.position["coins"] == ({roman: coins} if coins else {})
    assert t.position["upgrades_spent"] == ([name] if coins else [])


def test_the_owner_gets_them_when_he_pays_and_nobody_when_he_is_removed() -> None:
    there = latrines({"left": ["woman7"]})
    t = table(
        "ejection", upgrades=[{"left": "lavender"}, {}], latrines=there, coins={"woman7": 2}, markers={"woman7": 1}
    )
    t.play("start")
    assert t.position["purses"] == [2 + 2, 0]
    assert t.position["coins"] == {}
    t = table(
        "womens-forum",
        upgrades=[{"left": "lavender"}, {}],
        latrines=there,
        coins={"woman7": 2},
        queues=[["slave1"], ["slave2"]],
    )
    t.play("play womens-forum")
    assert t.position["purses"] == [0, 0]
    assert t.position["coins"] == {}


def test_rich_slaves_doubles_the_coins_too_and_crassus_counts_them() -> None:
    there = latrines({"left": ["slave16"]})
    t = table(
        "ejection",
        advanced=True,
        rich=True,
        upgrades=[{"left": "towel-rail"}, {}],
        latrines=there,
        coins={"slave16": 2},
        markers={"slave16": 1},
    )
    t.play("start")
    assert t.position["purses"] == [6, 0]
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        upgrades=[{}, {}],
        latrines=latrines({"left": ["citizen9"], "villa-1": ["citizen10"]}),
        coins={"citizen9": 1},
        queues=[["crassus", "woman1"], ["citizen3"]],
    )
    t.play("sit right")
    assert t.position["latrines"][0]["left"] == ["citizen9"], "2 and a coin are 3"
    assert t.position["roman_discards"] == ["citizen10"]
