"""Slave revolt: in every queue all slaves move to the front, keeping order."""

import pytest

from ..setting import table
from .happening import on_the_point

EVENTS = ("slave-revolt",)


def test_plain() -> None:
    t = on_the_point("slave-revolt", ["woman1", "slave2", "citizen2", "slave1"], ["citizen3", "slave3"])
    t.play("sit left")
    assert t.position["queues"] == [["slave2", "slave1", "woman1", "citizen2"], ["slave3", "citizen3"]]
    assert t.position["events_used"] == ["slave-revolt"]
    assert [event["card"] for event in t.told("happens")] == ["slave-revolt"]


def test_a_queue_without_slaves_stays() -> None:
    t = on_the_point("slave-revolt", ["woman1", "citizen2"], ["slave3"])
    t.play("sit left")
    assert t.position["queues"] == [["woman1", "citizen2"], ["slave3"]]
    assert t.told("queue") == [{"kind": "queue", "player": 1, "romans": "Hastus Fugax"}]


@pytest.mark.clause("M3.3")
def test_before_what_a_famous_roman_brings_about() -> None:
    """Pompeius enters and takes the last marker: first the slaves, then his citizens come to the front."""
    queues = [["pompeius", "woman1", "slave1", "citizen2"], ["citizen3"]]
    t = table("ejection", famous=1, step="occupy", events={"slave-revolt": 3}, queues=queues)
    t.play("sit left")
    assert t.position["queues"][0] == ["citizen2", "slave1", "woman1"]


@pytest.mark.clause("P12", "M3.3")
def test_the_queue_is_refilled_before_it() -> None:
    queues = [["pompeius"], ["citizen3"]]
    t = table("ejection", famous=1, step="occupy", events={"slave-revolt": 3}, queues=queues)
    t.play("sit left", *(f"deal {name}" for name in ("woman1", "slave1", "citizen2", "woman2", "slave2")))
    assert t.position["queues"][0] == ["citizen2", "slave1", "slave2", "woman1", "woman2"]
