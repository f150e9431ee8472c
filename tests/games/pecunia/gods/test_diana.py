"""Diana: once per turn, fill your queue up to 5."""

import taberna

from ..setting import latrines, table

GODS = ("diana",)


def test_plain() -> None:
    t = table("ejection", favours=["diana", "mars"])
    t.play("pray to diana")
    assert t.state.turn == taberna.CHANCE
    t.play("deal woman1", "deal slave1", "deal slave2")
    assert t.position["queues"][0] == ["citizen1", "citizen2", "woman1", "slave1", "slave2"]
    assert t.state.turn == 0
    t.refuse("pray to diana", "pecunia-prayed", "M5.3")


def test_not_if_the_queue_is_long_enough() -> None:
    queue = ["citizen1", "citizen2", "citizen5", "citizen6", "citizen7"]
    t = table("ejection", favours=["diana", "mars"], queues=[queue, ["citizen3"]])
    t.refuse("pray to diana", "pecunia-god-idle", "M5.3")


def test_between_two_romans_who_sit_down() -> None:
    t = table("ejection", step="occupy", favours=["diana", "mars"])
    t.play("sit left", "pray to diana", *(f"deal woman{k}" for k in range(1, 5)))
    assert t.position["queues"][0][:2] == ["citizen2", "woman1"]
    assert t.state.decision().ask == "must-sit"


def test_as_many_as_there_are() -> None:
    rest = [
        f"{kind}{k}" for kind, most in (("senator", 15), ("slave", 20), ("woman", 15)) for k in range(1, most + 1)
    ]
    citizens = [f"citizen{k}" for k in range(4, 21)]
    t = table("ejection", favours=["diana", "mars"], queues=[["citizen1"], ["citizen3", *rest, *citizens]])
    t.play("pray to diana", "deal citizen2")
    assert t.position["queues"][0] == ["citizen1", "citizen2"]


def test_with_famous_romans_flamma_counts_the_longer_queue() -> None:
    t = table(
        "ejection",
        famous=1,
        favours=["diana", "mars"],
        latrines=latrines({"left": ["flamma"]}),
        markers={"flamma": 1},
    )
    t.play("pray to diana", *(f"deal woman{k}" for k in range(1, 4)), "start")
    assert t.position["purses"] == [1 + 5, 0]
