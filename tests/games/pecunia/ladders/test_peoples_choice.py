"""People's choice: have 2 citizens; 2 Romans leave paying this turn; collect 5 this turn; have 3 citizens or hold
4 action cards; 3 Romans leave paying or collect 9 this turn."""

from __future__ import annotations

from typing import Any

import pytest

from .climbing import check, offered, on_step, seats

LADDERS = ("peoples-choice",)
CARDS = ["ejection"] * 4
THREE = seats(["citizen9"], ["citizen10"], ["citizen11"])
CASES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"latrines": seats(["citizen9"], ["citizen10"])}, {"latrines": seats(["citizen9"])}),
    ({"this_turn": {"paying": 2}}, {"this_turn": {"paying": 1, "leaving": 2}}),
    ({"this_turn": {"collected": 5}}, {"this_turn": {"collected": 4}}),
    ({"latrines": THREE}, {"latrines": seats(["citizen9"], ["citizen10"], ["slave1"])}),
    ({"this_turn": {"paying": 3}}, {"this_turn": {"paying": 2, "leaving": 3}}),
]


@pytest.mark.parametrize("step", range(5))
def test_plain(step: int) -> None:
    check("peoples-choice", step, *CASES[step])


def test_either_task_of_the_last_steps() -> None:
    check("peoples-choice", 3, {"hands": [CARDS, []]}, {"hands": [CARDS[:3], CARDS[:1]]})
    check("peoples-choice", 4, {"this_turn": {"collected": 9}}, {"this_turn": {"collected": 8}})


def test_what_leaves_in_anothers_latrine_is_not_ones_own() -> None:
    """Flower market in my turn: my woman counts, the other player's does not."""
    t = on_step(
        "peoples-choice",
        1,
        step="occupy",
        events={"flower-market": 1},
        latrines=[{"right": ["woman1"]}, {"left": ["woman2"]}],
        queues=[["citizen1", "citizen2"], ["citizen3"]],
    )
    t.play("sit left")
    assert t.position["purses"] == [1, 2]
    assert t.position["this_turn"] == {"collected": 1, "dearest": 1, "paying": 1, "leaving": 1}
    assert not offered(t)


def test_temple_service_fills_the_hand() -> None:
    t = on_step(
        "peoples-choice",
        3,
        *["ejection"] * 3,
        step="occupy",
        events={"temple-service": 1},
        queues=[["citizen1", "citizen2"], ["citizen3"]],
    )
    assert not offered(t)
    t.play("sit left", "draw line-cutter", "draw line-cutter", "draw line-cutter", "draw line-cutter")
    assert offered(t)
