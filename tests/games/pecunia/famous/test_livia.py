"""Livia: on entering reveal 5 Romans; the women go to the end of the owner's queue, the rest is discarded."""

import pytest

from ..setting import table

FAMOUS = ("livia",)


def test_plain() -> None:
    t = table("ejection", step="occupy", famous=1, queues=[["livia", "citizen1"], ["citizen3"]])
    t.play("sit left", "deal woman2", "deal slave1", "deal woman1", "deal senator1")
    assert t.position["held"] == ["woman2", "slave1", "woman1", "senator1"]
    again = t.game.position(t.position)
    assert again.position() == t.position, "it can be saved while they are revealed"
    t.play("deal citizen5")
    assert t.position["queues"][0] == ["citizen1", "woman2", "woman1"]
    assert t.position["roman_discards"] == ["citizen5", "senator1", "slave1"]
    assert t.position["held"] == []


def test_she_may_join_a_woman() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        latrines=[{"left": ["woman7"]}, {}],
        queues=[["livia", "citizen1"], ["citizen3"]],
    )
    assert "sit left" in t.options
    t.play("sit left", *(f"deal slave{k}" for k in range(1, 6)))
    assert t.position["latrines"][0]["left"] == ["woman7", "livia"]
    assert t.position["queues"][0] == ["citizen1"]


@pytest.mark.clause("P12", "M1.2")
def test_as_last_of_the_queue_she_finds_it_refilled() -> None:
    t = table("ejection", step="occupy", famous=1, queues=[["livia"], ["citizen3"]])
    t.play("sit left", *(f"deal slave{k}" for k in range(1, 6)))
    assert t.position["queues"][0] == [f"slave{k}" for k in range(1, 6)]
    t.play("deal woman2", "deal slave6", "deal woman1", "deal senator1", "deal citizen5")
    assert t.position["queues"][0] == [*(f"slave{k}" for k in range(1, 6)), "woman2", "woman1"]
