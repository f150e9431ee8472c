"""Patient host: have a Roman with 5 or more markers; have Romans of 3 classes; have 10 markers in all; have 5
Romans; have Romans of 4 classes or 13 markers in all."""

from __future__ import annotations

from typing import Any

import pytest

from .climbing import check, offered, on_step, seats

LADDERS = ("patient-host",)
THREE = [["senator1"], ["citizen9"], ["slave16"]]
FIVE = [["woman1", "woman2"], ["citizen9"], ["slave16"], ["slave15"]]
CASES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (
        {"latrines": seats(["slave16"]), "markers": {"slave16": 5}},
        {"latrines": seats(["slave16"], ["slave15"]), "markers": {"slave16": 4, "slave15": 4}},
    ),
    ({"latrines": seats(*THREE)}, {"latrines": seats(["senator1"], ["citizen9"], ["citizen10"])}),
    (
        {"latrines": seats(["slave16"], ["slave15"]), "markers": {"slave16": 4, "slave15": 6}},
        {"latrines": seats(["slave16"], ["slave15"]), "markers": {"slave16": 4, "slave15": 5}},
    ),
    ({"latrines": seats(*FIVE)}, {"latrines": seats(*FIVE[:3])}),
    ({"latrines": seats(*THREE, ["woman1"])}, {"latrines": seats(*THREE)}),
]


@pytest.mark.parametrize("step", range(5))
def test_plain(step: int) -> None:
    check("patient-host", step, *CASES[step])


def test_either_task_of_the_last_step() -> None:
    two = seats(["slave16"], ["slave15"])
    enough = {"latrines": two, "markers": {"slave16": 6, "slave15": 7}}
    check("patient-host", 4, enough, {"latrines": two, "markers": {"slave16": 6, "slave15": 6}})


def test_markers_that_a_card_has_moved_count() -> None:
    """A step reached through a card in the same turn (M4.4)."""
    t = on_step(
        "patient-host",
        0,
        "rat-infestation",
        "ejection",
        advanced=True,
        latrines=seats(["slave16"], ["slave15"]),
        markers={"slave16": 4, "slave15": 4},
    )
    t.play("play rat-infestation", "pick slave16", "done")
    assert offered(t)


def test_markers_that_others_put_there_count() -> None:
    t = on_step(
        "patient-host",
        0,
        turn=1,
        famous=1,
        step="occupy",
        latrines=[{"left": ["slave16"]}, {}],
        markers={"slave16": 3},
        queues=[["citizen3"], ["plinius", "citizen2"]],
        hands=[["ejection"], ["ejection"]],
    )
    t.play("sit left")
    assert t.position["markers"]["slave16"] == 5
    assert not offered(t), "not his turn"
