"""Partition: senators and slaves do not quarrel between this seat and its neighbours."""

from ..setting import latrines, table

UPGRADES = ("partition",)
QUEUES = [["slave1", "citizen1"], ["citizen3"]]


def test_plain() -> None:
    t = table(
        "ejection",
        step="occupy",
        upgrades=[{"middle": "partition"}, {}],
        latrines=latrines({"left": ["senator6"]}),
        queues=QUEUES,
    )
    assert t.options == ["sit middle", "sit right", "play ejection"]
    t.play("sit middle")
    assert t.game.position(t.position).position() == t.position


def test_only_on_the_sides_of_its_seat() -> None:
    there = latrines({"left": ["citizen9"], "right": ["senator6"]})
    t = table("ejection", step="occupy", upgrades=[{"left": "partition"}, {}], latrines=there, queues=QUEUES)
    assert t.options == ["stop", "end", "play ejection"]
    t = table("ejection", step="occupy", upgrades=[{"right": "partition"}, {}], latrines=there, queues=QUEUES)
    assert t.options == ["sit middle", "play ejection"]


def test_brutus_beside_a_slave() -> None:
    there = latrines({"left": ["slave9"]})
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        upgrades=[{"left": "partition"}, {}],
        latrines=there,
        queues=[["brutus", "citizen1"], ["citizen3"]],
    )
    assert t.options == ["sit middle", "play ejection"]
