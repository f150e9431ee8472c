"""Spartacus, Maecenas, Cicero, Cleopatra: when they leave, 1 sesterce for each other of their class there."""

import pytest

from ..setting import latrines, table

FAMOUS = ("spartacus", "maecenas", "cicero", "cleopatra")
OTHERS = {"spartacus": "slave", "maecenas": "citizen", "cicero": "senator", "cleopatra": "woman"}
PAY = {"spartacus": 1, "maecenas": 2, "cicero": 3, "cleopatra": 2}


@pytest.mark.parametrize("name", FAMOUS)
def test_plain(name: str) -> None:
    kind = OTHERS[name]
    there = {"left": [name], "middle": [f"{kind}9"], "villa-1": [f"{kind}10"], "villa-2": ["citizen20"]}
    t = table(
        "ejection",
        famous=1,
        latrines=latrines(there),
        markers={name: 1, f"{kind}9": 5, f"{kind}10": 5, "citizen20": 5},
    )
    t.play("start")
    more = 3 if kind == "citizen" else 2
    assert t.position["purses"] == [PAY[name] + more, 0]
    assert [event["amount"] for event in t.told("earns")] == [more]


def test_the_order_in_which_they_leave_matters() -> None:
    there = latrines({"left": ["slave16"], "right": ["spartacus"]})
    t = table("ejection", famous=1, latrines=there, markers={"slave16": 1, "spartacus": 1})
    t.play("start")
    assert t.options == ["pick slave16", "pick spartacus"]
    first = t.game.position(t.position)
    first.apply(t.game.action("pick spartacus"))
    assert first.position()["purses"] == [1 + 1 + 1, 0]
    t.play("pick slave16")
    assert t.position["purses"] == [1 + 1, 0]


def test_conspiracy_lets_him_leave_but_an_assembly_removes_him() -> None:
    there = latrines({"left": ["slave16"], "right": ["spartacus"]})
    t = table("conspiracy", famous=1, advanced=True, latrines=there)
    t.play("play conspiracy", "pick spartacus")
    assert t.position["purses"] == [1, 0], "no pay, but his effect"
    t = table("slave-market", famous=1, latrines=there)
    t.play("play slave-market")
    assert t.position["purses"] == [0, 0]
