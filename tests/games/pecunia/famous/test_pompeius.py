"""Pompeius: on entering all citizens in the owner's queue move to its front, keeping their order."""

import pytest

from ..setting import latrines, table

FAMOUS = ("pompeius",)


def test_plain() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        queues=[["pompeius", "woman1", "citizen2", "slave1", "citizen1"], ["citizen3"]],
    )
    t.play("sit middle")
    assert t.position["queues"][0] == ["citizen2", "citizen1", "woman1", "slave1"]
    assert t.position["queues"][1] == ["citizen3"]


def test_without_a_citizen_nothing_moves() -> None:
    t = table("ejection", step="occupy", famous=1, queues=[["pompeius", "woman1", "slave1"], ["citizen3"]])
    t.play("sit middle")
    assert t.position["queues"][0] == ["woman1", "slave1"]
    assert not t.told("queue")


def test_not_when_he_is_dealt_into_a_queue_or_leaves() -> None:
    t = table(
        "ejection",
        famous=1,
        latrines=latrines({"left": ["pompeius"]}),
        markers={"pompeius": 1},
        queues=[["woman1", "citizen1"], ["citizen3"]],
    )
    t.play("start")
    assert t.position["queues"][0] == ["woman1", "citizen1"]
    assert t.position["purses"] == [3, 0]


@pytest.mark.clause("P12", "M1.2")
def test_as_last_of_the_queue_he_moves_those_who_refill_it() -> None:
    t = table("ejection", step="occupy", famous=1, queues=[["pompeius"], ["citizen3"]])
    t.play("sit middle", *(f"deal {name}" for name in ("woman1", "citizen2", "slave1", "citizen1", "woman2")))
    assert t.position["queues"][0] == ["citizen2", "citizen1", "woman1", "slave1", "woman2"]
