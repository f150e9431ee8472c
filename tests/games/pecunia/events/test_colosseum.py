"""Colosseum: all draw 3 Romans; each puts 1 and passes 2 to the left, puts 1 and passes 1, puts the last."""

from __future__ import annotations

import pytest

from taberna.games.pecunia.people import COMMON, IDS

from .happening import on_the_point, same_when_saved

EVENTS = ("colosseum",)


def test_plain() -> None:
    t = on_the_point("colosseum", ["woman15"], ["citizen3"], ["citizen5"])
    t.play("sit left")
    t.play(*(f"deal woman{k}" for k in range(1, 10)))
    assert (t.state.turn, t.options) == (0, ["pick woman1", "pick woman2", "pick woman3"])
    assert t.state.decision().facts["left"] == 2
    t.play("pick woman2")
    assert (t.state.turn, t.options) == (1, ["pick woman4", "pick woman5", "pick woman6"])
    same_when_saved(t)
    t.play("pick woman4", "pick woman9")
    assert (t.state.turn, t.options) == (0, ["pick woman7", "pick woman8"]), "from the right"
    t.play("pick woman8")
    assert (t.state.turn, t.options) == (1, ["pick woman1", "pick woman3"])
    same_when_saved(t)
    t.play("pick woman3", "pick woman6")
    assert t.position["queues"] == [
        ["woman15", "woman2", "woman8", "woman5"],
        ["citizen3", "woman4", "woman3", "woman7"],
        ["citizen5", "woman9", "woman6", "woman1"],
    ]
    assert (t.state.turn, t.position["held"]) == (0, [])


@pytest.mark.parametrize("players", [2, 6])
def test_with_few_and_with_many_players(players: int) -> None:
    """Packets go round the table: with two they come back, with six nobody sees his own again."""
    queues = [[f"citizen{k + 2}"] for k in range(players)]
    t = on_the_point("colosseum", *queues)
    t.play("sit left")
    drawn = [f"slave{k}" for k in range(1, 16)] + ["woman1", "woman2", "woman3"]
    t.play(*(f"deal {name}" for name in drawn[: 3 * players]))
    seen: dict[int, list[set[str]]] = {k: [] for k in range(players)}
    while t.position["held"]:
        seen[t.state.turn].append({text.removeprefix("pick ") for text in t.options})
        same_when_saved(t)
        t.play(t.options[0])
    for seat in range(players):
        packet = set(drawn[3 * seat : 3 * seat + 3])
        right = (seat - 1) % players
        assert seen[seat][0] == packet
        assert seen[seat][1] < set(drawn[3 * right : 3 * right + 3])
        assert len(t.position["queues"][seat]) == 4
    if players == 2:
        assert t.position["queues"][0][-1] in drawn[:3], "the last one comes back to who drew it"
    assert t.state.turn == 0


def test_if_there_are_too_few_all_draw_alike() -> None:
    """Five are left for two players: two each, and the fifth is discarded."""
    rest = [
        name for name in IDS[:COMMON] if name not in ("citizen1", "citizen2", *(f"woman{k}" for k in range(1, 6)))
    ]
    t = on_the_point("colosseum", ["citizen2"], rest)
    t.play("sit left", *(f"deal woman{k}" for k in range(1, 6)))
    assert t.position["roman_discards"] == ["woman5"]
    assert t.options == ["pick woman1", "pick woman2"]
    t.play("pick woman1", "pick woman3")
    assert t.position["queues"][0] == ["citizen2", "woman1", "woman4"]
    assert t.position["queues"][1][-2:] == ["woman3", "woman2"]


def test_famous_romans_are_drawn_too() -> None:
    t = on_the_point("colosseum", ["woman15"], ["citizen3"], famous=18)
    t.play("sit left", "deal caesar", *(f"deal woman{k}" for k in range(1, 6)), "pick caesar")
    assert t.position["queues"][0] == ["woman15", "caesar"]
