"""Schemer: hold 3 action cards; play 2 action cards this turn; hold 4; play 2 this turn; hold 5 or play 4."""

from __future__ import annotations

from typing import Any

import pytest

from .climbing import check, offered, on_step

LADDERS = ("schemer",)
CARDS = ["ejection"] * 5
CASES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"hands": [CARDS[:3], []]}, {"hands": [CARDS[:2], []]}),
    ({"this_turn": {"played": 2}}, {"this_turn": {"played": 1}}),
    ({"hands": [CARDS[:4], []]}, {"hands": [CARDS[:3], []]}),
    ({"this_turn": {"played": 2}}, {"this_turn": {"played": 1}}),
    ({"this_turn": {"played": 4}}, {"this_turn": {"played": 3}}),
]


@pytest.mark.parametrize("step", range(5))
def test_plain(step: int) -> None:
    check("schemer", step, *CASES[step])


def test_either_task_of_the_last_step() -> None:
    check("schemer", 4, {"hands": [CARDS, []]}, {"hands": [CARDS[:4], []]})


def test_cards_played_in_the_same_turn_count_and_are_forgotten_with_it() -> None:
    t = on_step(
        "schemer",
        1,
        "line-cutter",
        "villa-dixius",
        "villa-dixius",
        queues=[["citizen1", "citizen2"], ["citizen3"]],
    )
    t.play("play villa-dixius")
    assert not offered(t)
    t.play("play line-cutter")
    assert offered(t), "its one target is picked by itself"
    t = on_step("schemer", 1, step="after", this_turn={"played": 2})
    t.play("end", "draw ejection")
    assert t.position["this_turn"] == {}


def test_discarding_is_not_playing() -> None:
    t = on_step(
        "schemer",
        1,
        "ejection",
        "line-cutter",
        step="occupy",
        this_turn={"played": 1},
        events={"senate-schemes": 1},
        queues=[["citizen1", "citizen2"], ["citizen3"]],
    )
    t.play("sit left", "discard ejection", "done", "draw great-haste")
    assert t.position["this_turn"] == {"played": 1}


def test_no_win_during_an_event() -> None:
    """M4.2: Senate schemes asks him for cards to discard. It is finished before he shows what he has."""
    t = on_step(
        "schemer",
        4,
        "ejection",
        "line-cutter",
        step="occupy",
        this_turn={"played": 4},
        climbed=False,
        events={"senate-schemes": 1},
        queues=[["citizen1", "citizen2"], ["citizen3"]],
    )
    t.play("sit left")
    if t.state.decision().ask == "happen-now":
        t.play("event senate-schemes")
    assert t.state.decision().ask == "senate-schemes"
    assert not offered(t)
    t.refuse("climb by task", "pecunia-no-climb", "M4.2")
    t.play("discard ejection", "done", "draw great-haste")
    t.play("climb by task")
    assert (t.state.over, t.state.winners(), t.state.ending()) == (True, [0], "ladder")
    assert t.state.scores() == [5, 0]
