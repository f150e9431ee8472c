"""Slave dealer: have 1 slave; queue of 6 or more; have 2 slaves; then twice: have 3 slaves or 3 Romans leave this
turn."""

from __future__ import annotations

from typing import Any

import pytest

from .climbing import check, offered, on_step, seats

LADDERS = ("slave-dealer",)
LONG = [[f"citizen{k}" for k in range(1, 7)], ["woman3"]]
CASES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"latrines": seats([], ["slave1"])}, {"latrines": [{"left": ["citizen9"]}, {"left": ["slave1"]}]}),
    ({"queues": LONG}, {"queues": [LONG[0][:5], LONG[1]]}),
    ({"latrines": seats(["slave1"], ["slave2"])}, {"latrines": seats(["slave1"], ["citizen9"])}),
    ({"this_turn": {"leaving": 3, "paying": 2}}, {"this_turn": {"leaving": 2, "paying": 2}}),
    ({"latrines": seats(["slave1"], ["slave2"], ["slave3"])}, {"latrines": seats(["slave1"], ["slave2"])}),
]


@pytest.mark.parametrize("step", range(5))
def test_plain(step: int) -> None:
    check("slave-dealer", step, *CASES[step])


def test_either_task_of_the_last_steps() -> None:
    check("slave-dealer", 4, {"this_turn": {"leaving": 3}}, {"this_turn": {"leaving": 2, "paying": 2}})
    three, two = seats(["slave1"], ["slave2"], ["slave3"]), seats(["slave1"], ["slave2"])
    check("slave-dealer", 3, {"latrines": three}, {"latrines": two})


def test_a_slave_for_whom_an_upgrade_is_taken_leaves_but_does_not_pay() -> None:
    for answer, tally in (("build bucket left", {"leaving": 1}), ("done", {"leaving": 1, "paying": 1})):
        t = on_step(
            "slave-dealer",
            3,
            upgrades=[{}, {}],
            upgrades_open=["bucket"],
            latrines=seats(["slave16"]),
            markers={"slave16": 1},
        )
        t.play("start", answer)
        counted = {key: value for key, value in t.position["this_turn"].items() if key in ("leaving", "paying")}
        assert counted == tally


def test_conspiracy_lets_leave_without_paying_and_an_assembly_removes() -> None:
    """A step reached through a card in the same turn."""
    start: dict[str, Any] = {"latrines": seats(["slave16"]), "this_turn": {"leaving": 2}, "advanced": True}
    t = on_step("slave-dealer", 4, "conspiracy", **start)
    assert not offered(t)
    t.play("play conspiracy")
    assert offered(t)
    t = on_step("slave-dealer", 4, "slave-market", **start)
    t.play("play slave-market")
    assert not offered(t)


def test_a_queue_that_vergilius_fills() -> None:
    t = on_step("slave-dealer", 1, famous=1, step="occupy", queues=[["vergilius", "citizen2"], ["citizen3"]])
    t.play("sit left", *(f"deal woman{k}" for k in range(1, 7)))
    assert len(t.position["queues"][0]) == 7
    assert offered(t)
