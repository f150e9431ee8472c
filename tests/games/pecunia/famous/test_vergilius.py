"""Vergilius: on entering the owner's queue is filled up to 7."""

from taberna import CHANCE

from ..setting import IDS, table

FAMOUS = ("vergilius",)


def test_plain() -> None:
    t = table("ejection", step="occupy", famous=1, queues=[["vergilius", "woman1", "woman2"], ["citizen3"]])
    t.play("sit left")
    assert t.state.turn == CHANCE
    t.play(*(f"deal slave{k}" for k in range(1, 6)))
    assert t.position["queues"][0] == ["woman1", "woman2", "slave1", "slave2", "slave3", "slave4", "slave5"]
    assert t.state.turn == 0


def test_a_long_queue_stays_as_it_is() -> None:
    queue = ["vergilius", *(f"woman{k}" for k in range(1, 8))]
    t = table("ejection", step="occupy", famous=1, queues=[queue, ["citizen3"]])
    t.play("sit left")
    assert t.position["queues"][0] == queue[1:]


def test_as_many_as_there_are() -> None:
    t = table("ejection", step="occupy", famous=1, queues=[["vergilius", "senator1"], IDS[2:]])
    t.play("sit left", "deal senator2")
    assert t.position["queues"][0] == ["senator1", "senator2"]


def test_an_emptied_queue_has_seven_not_five() -> None:
    t = table("ejection", step="occupy", famous=1, queues=[["vergilius"], ["citizen3"]])
    t.play("sit left", *(f"deal slave{k}" for k in range(1, 8)))
    assert len(t.position["queues"][0]) == 7
    assert t.state.turn == 0
