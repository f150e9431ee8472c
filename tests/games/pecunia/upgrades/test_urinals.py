"""Wooden, marble, golden urinal: a second slave, citizen, senator may join a lone one on the seat."""

import pytest

from ..setting import latrines, table

UPGRADES = ("wooden-urinal", "marble-urinal", "golden-urinal")
KINDS = dict(zip(UPGRADES, ("slave", "citizen", "senator"), strict=True))
REST = {"middle": ["woman7"], "right": ["woman8"]}


@pytest.mark.parametrize("name", UPGRADES)
def test_plain(name: str) -> None:
    kind = KINDS[name]
    t = table(
        "ejection",
        step="occupy",
        upgrades=[{"left": name}, {}],
        latrines=latrines({"left": [f"{kind}9"], **REST}),
        queues=[[f"{kind}1", "woman1"], ["citizen3"]],
    )
    assert t.options == ["sit left", "stop", "end", "play ejection"]
    t.play("sit left")
    assert t.position["latrines"][0]["left"] == [f"{kind}9", f"{kind}1"]
    assert t.position["upgrades_spent"] == [name]
    assert t.game.position(t.position).position() == t.position


@pytest.mark.parametrize("name", UPGRADES)
def test_not_another_class_nor_another_seat_nor_twice(name: str) -> None:
    kind = KINDS[name]
    other = "citizen" if kind != "citizen" else "slave"
    there = latrines({"left": [f"{kind}9"], **REST})
    t = table(
        "ejection",
        step="occupy",
        upgrades=[{"left": name}, {}],
        latrines=there,
        queues=[[f"{other}1", "woman1"], ["citizen3"]],
    )
    assert "sit left" not in t.options
    t = table(
        "ejection",
        step="occupy",
        upgrades=[{"middle": name}, {}],
        latrines=there,
        queues=[[f"{kind}1", "woman1"], ["citizen3"]],
    )
    assert "sit left" not in t.options
    t = table(
        "ejection",
        step="occupy",
        upgrades=[{"left": name}, {}],
        upgrades_spent=[name],
        latrines=there,
        queues=[[f"{kind}1", "woman1"], ["citizen3"]],
    )
    assert "sit left" not in t.options


def test_vercingetorix_finds_two_and_adds_none() -> None:
    there = latrines({"left": ["slave9", "slave10"], "right": ["citizen9"]})
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        upgrades=[{"left": "wooden-urinal"}, {}],
        latrines=there,
        queues=[["vercingetorix", "citizen1"], ["citizen3"]],
    )
    t.play("sit middle")
    assert t.options == ["sit right", "done"]
    assert t.position["upgrades_spent"] == []
