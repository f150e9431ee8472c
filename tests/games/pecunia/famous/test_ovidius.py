"""Ovidius: on entering the markers on all other Romans in this latrine become 3."""

from ..setting import latrines, table

FAMOUS = ("ovidius",)


def test_plain() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        latrines=latrines({"left": ["woman7", "woman8"], "villa-1": ["slave16"]}, {"left": ["senator6"]}),
        markers={"woman7": 1, "slave16": 5, "senator6": 1},
        queues=[["ovidius", "citizen1"], ["citizen3"]],
    )
    t.play("sit middle")
    assert t.position["markers"] == {"ovidius": 3, "woman7": 3, "woman8": 3, "slave16": 3, "senator6": 1}
    assert [(event["roman"], event["count"]) for event in t.told("slower")] == [("Sella Calida", 2)]
    assert [event["count"] for event in t.told("quicker")] == [2]


def test_nobody_else_there() -> None:
    t = table("ejection", step="occupy", famous=1, queues=[["ovidius", "citizen1"], ["citizen3"]])
    t.play("sit middle")
    assert t.position["markers"] == {"ovidius": 3}
