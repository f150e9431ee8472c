"""Reserved for citizens, senators, women: the foremost of that class may take the free seat first."""

import pytest

from ..setting import latrines, table

UPGRADES = ("reserved-citizens", "reserved-senators", "reserved-women")
KINDS = dict(zip(UPGRADES, ("citizen", "senator", "woman"), strict=True))


@pytest.mark.parametrize("name", UPGRADES)
def test_plain(name: str) -> None:
    kind = KINDS[name]
    t = table(
        "ejection",
        step="occupy",
        upgrades=[{"left": name}, {}],
        queues=[["slave1", f"{kind}1", f"{kind}2"], ["citizen3"]],
    )
    assert t.options == ["sit left", "sit middle", "sit right", "play ejection", "call left"]
    t.play("call left")
    assert t.position["latrines"][0]["left"] == [f"{kind}1"]
    assert t.position["queues"][0] == ["slave1", f"{kind}2"]
    assert "call left" not in t.options, "once per turn, and it is taken"


def test_the_duty_stands_for_the_front_roman() -> None:
    there = latrines({"left": ["senator6"]})
    t = table(
        "ejection",
        step="occupy",
        upgrades=[{"middle": "reserved-women"}, {}],
        latrines=there,
        queues=[["slave1", "woman1"], ["citizen3"]],
    )
    assert t.options == ["sit right", "play ejection", "call middle"]
    full = latrines({"left": ["senator6"], "right": ["citizen9"]})
    t = table(
        "ejection",
        step="occupy",
        upgrades=[{"middle": "reserved-women"}, {}],
        latrines=full,
        queues=[["slave1", "woman1"], ["citizen3"]],
    )
    assert t.options == ["stop", "end", "play ejection", "call middle"], "it is a choice"


def test_not_where_there_is_a_quarrel_or_the_front_one_is_meant() -> None:
    there = latrines({"left": ["slave9"]})
    t = table(
        "ejection",
        step="occupy",
        upgrades=[{"middle": "reserved-senators"}, {}],
        latrines=there,
        queues=[["citizen1", "senator1"], ["citizen3"]],
    )
    assert "call middle" not in t.options
    t.refuse("call middle", "pecunia-not-called", "M2.4")
    t = table(
        "ejection",
        step="occupy",
        upgrades=[{"middle": "reserved-senators"}, {}],
        queues=[["senator1", "citizen1"], ["citizen3"]],
    )
    assert "call middle" not in t.options


def test_a_famous_roman_may_be_called_and_keeps_his_ways() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=2,
        upgrades=[{"left": "reserved-senators"}, {}],
        queues=[["citizen1", "brutus", "senator1"], ["citizen3"]],
    )
    assert "call left" not in t.options, "the foremost senator sits in the middle only"
    t = table(
        "ejection",
        step="occupy",
        famous=2,
        upgrades=[{"left": "reserved-senators"}, {}],
        queues=[["woman1", "pompeius", "citizen1"], ["citizen3"]],
    )
    t.play("call left")
    assert t.position["queues"][0] == ["citizen1", "woman1"]


@pytest.mark.clause("M2.4")
@pytest.mark.parametrize("step", ["begin", "occupy", "after"])
def test_at_any_moment_of_the_turn(step: str) -> None:
    t = table(
        "ejection",
        step=step,
        upgrades=[{"left": "reserved-women"}, {}],
        latrines=latrines({"middle": ["citizen9"]}),
        queues=[["slave1", "citizen1", "woman3"], ["citizen3"]],
    )
    assert "call left" in t.options
    t.play("call left")
    assert t.position["latrines"][0]["left"] == ["woman3"]
    assert t.position["markers"]["woman3"] == 2, "before step 1 too: it has not been taken off yet"
    if step == "begin":
        t.play("start")
        assert t.position["markers"]["woman3"] == 1
