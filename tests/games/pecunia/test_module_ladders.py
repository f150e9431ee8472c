"""The clauses of module 4: how ladders are dealt, climbed and won. What each asks for is in ladders/."""

from __future__ import annotations

from typing import Any

import pytest

import taberna
from taberna.games.pecunia.ladders.climbing import price_of
from taberna.games.pecunia.ladders.pieces import LADDER_IDS
from taberna.games.pecunia.upgrades.pieces import UPGRADE_IDS
from tests.scenario import Scenario, refused_position

from .ladders.climbing import offered, on_step, seats
from .setting import latrines, table

clause = pytest.mark.clause
GAME = taberna.game("pecunia", ladders=True)


@clause("M4.1")
def test_everybody_is_dealt_one() -> None:
    t = Scenario(taberna.game("pecunia", 3, ladders=True))
    rng = taberna.Rng(1)
    t.play("first player 2")
    while not t.options[0].startswith("career"):
        t.play(t.game.text(t.state.pick(rng)))
    assert t.options == [f"career {name}" for name in LADDER_IDS]
    t.play("career schemer")
    assert t.position["ladders"] == [None, "schemer", None], "from the first player on"
    assert t.game.position(t.position).position() == t.position
    t.play("career ladies-man", "career slave-dealer")
    assert t.position["ladders"] == ["slave-dealer", "schemer", "ladies-man"]
    assert (t.position["steps"], t.state.turn) == ([0, 0, 0], 1)


@clause("M4.2")
@pytest.mark.parametrize("step", range(5))
def test_a_step_has_its_price(step: int) -> None:
    price = [5, 6, 7, 8, 9][step]
    t = on_step("patient-host", step, purses=[price - 1, 0])
    t.refuse("climb by price", "pecunia-too-poor", "M4.2")
    t.refuse("climb by task", "pecunia-task-open", "M4.2")
    t = on_step("patient-host", step, purses=[price + 1, 0])
    t.play("climb by price")
    assert t.position["purses"] == [1, 0]
    assert t.state.scores() == [step + 1, 0]
    assert t.state.over is (step == 4)
    assert [event["way"] for event in t.told("climbs")] == ["price"]


@clause("M4.2")
def test_one_step_in_a_turn_and_in_ones_own() -> None:
    t = on_step("schemer", 0, *["ejection"] * 4, purses=[30, 30], step="after")
    t.play("climb by task")
    t.refuse("climb by price", "pecunia-climbed", "M4.2")
    t.play("end", "draw line-cutter")
    assert (t.state.turn, t.position["climbed"]) == (1, False)
    t.play("climb by price")
    assert t.position["steps"] == [1, 1]


@clause("M4.2")
@pytest.mark.parametrize("step", ["begin", "occupy", "after"])
def test_at_any_moment_of_the_turn(step: str) -> None:
    assert "climb by price" in on_step("patient-host", 0, purses=[5, 0], step=step).options


@clause("M4.2")
def test_who_could_climb_is_asked_though_the_turn_would_run_by_itself() -> None:
    t = on_step("patient-host", 0, purses=[5, 0], hands=[[], []])
    assert t.options == ["start", "climb by price"]
    t.play("start")
    assert "climb by price" in t.options
    t.play("climb by price")
    assert "climb by price" not in t.options


@clause("M4.2")
def test_not_within_a_card_however_deep() -> None:
    """Good business lets a slave leave: he is asked for the bargain, and must not climb with the gift's money."""
    t = on_step(
        "patient-host",
        0,
        "good-business",
        "ejection",
        advanced=True,
        upgrades=[{}, {}],
        upgrades_open=["bucket"],
        upgrades_gone=[name for name in UPGRADE_IDS if name != "bucket"],
        latrines=seats(["slave16"], [], ["citizen9"]),
        markers={"slave16": 1, "citizen9": 4},
        purses=[6, 0],
    )
    assert t.state.view(None)["next_steps"][0]["price"] == 6  # type: ignore[index]
    t.play("play good-business")
    t.refuse("climb by price", "pecunia-no-climb", "M4.2")
    t.play("pick slave16")
    assert t.state.decision().ask == "bargain"
    assert "climb by price" not in t.options
    t.refuse("climb by price", "pecunia-no-climb", "M4.2")
    assert t.game.position(t.position).position() == t.position
    t.play("build bucket left")
    assert t.position["markers"] == {"citizen9": 2}
    assert t.position["purses"] == [5, 1], "the gift is paid"
    assert "climb by price" not in t.options, "and now the step is too dear"


@clause("M4.2")
def test_within_what_no_card_brought_about() -> None:
    """The bargain over a slave who leaves in the turn itself: there he may climb."""
    t = on_step(
        "patient-host",
        0,
        upgrades=[{}, {}],
        upgrades_open=["bucket"],
        latrines=seats(["slave16"]),
        markers={"slave16": 1},
        purses=[6, 0],
    )
    t.play("start")
    assert t.state.decision().ask == "bargain"
    t.play("climb by price")
    assert (t.position["purses"], t.position["steps"]) == ([0, 0], [1, 0])


@clause("M4.3")
@pytest.mark.parametrize(
    ("players", "options", "first"),
    [
        (2, {}, 5),
        (3, {}, 4),
        (4, {}, 3),
        (6, {}, 3),
        (4, {"gods": True}, 4),
        (4, {"famous": 18, "upgrades": True, "events": True, "gods": True}, 7),
        (4, {"target": 34}, 4),
        (4, {"target": 35}, 5),
        (4, {"target": 8}, -1),
    ],
)
def test_the_target_sets_the_prices(players: int, options: dict[str, Any], first: int) -> None:
    game = taberna.game("pecunia", players, ladders=True, **options)
    prices = [price_of(step, game.ruleset.stake) for step in range(1, 6)]  # type: ignore[attr-defined]
    assert prices == [max(1, first + step) for step in range(5)]


@clause("M4.3", "P19")
def test_the_fifth_step_wins_and_no_target_does() -> None:
    t = on_step("patient-host", 0, purses=[199, 0], target=8)
    assert not t.state.over
    assert t.state.view(None)["target"] == 0
    t = on_step("schemer", 4, purses=[7, 90], target=25)
    t.play("climb by price")
    assert (t.state.over, t.state.winners(), t.state.ending()) == (True, [0], "ladder")


def last_round(purses: list[int], **given: Any) -> Scenario:
    """The first of two players climbs to the top; the second stands one step below it."""
    t = table(
        finish_round=True,
        target=15,
        ladders=["patient-host", "schemer"],
        steps=[4, 4],
        hands=[["ejection"], ["ejection"]],
        purses=purses,
        step="after",
        **given,
    )
    t.play("climb by price")
    assert (t.state.over, t.position["reached"]) == (False, True)
    assert t.told("last-step")[0]["player"] == 0
    assert t.game.position(t.position).position() == t.position
    t.play("end", "draw line-cutter")
    return t


@clause("P21", "M4.3")
@pytest.mark.parametrize(
    ("purses", "winners"), [([9, 11], [1]), ([11, 9], [0]), ([9, 9], [0, 1])], ids=["second", "first", "both"]
)
def test_the_round_is_finished_and_the_richest_at_the_top_wins(purses: list[int], winners: list[int]) -> None:
    t = last_round(purses)
    assert t.state.turn == 1
    t.play("climb by price")
    assert not t.state.over
    t.play("start", "sit left", "sit middle", *(f"deal woman{k}" for k in range(1, 6)), "sit right", "end")
    t.play("draw line-cutter")
    assert (t.state.over, t.state.ending(), t.state.winners()) == (True, "round", winners)


@clause("P21")
def test_who_has_not_reached_the_top_does_not_win_by_money() -> None:
    t = last_round([5, 90])
    t.play("start", "sit left", "sit middle", *(f"deal woman{k}" for k in range(1, 6)), "sit right", "end")
    t.play("draw line-cutter")
    assert (t.state.over, t.state.winners()) == (True, [0])


@clause("M4.4")
def test_a_step_reached_through_a_card_in_the_same_turn() -> None:
    """Great haste lets a senator pay: what is collected fulfils the task at once."""
    t = on_step(
        "senators-friend", 1, "great-haste", latrines=seats(["senator15"]), markers={"senator15": 2}, step="after"
    )
    assert not offered(t)
    t.play("play great-haste")
    assert t.position["purses"] == [5, 0]
    assert offered(t)


@clause("M4.2")
def test_an_event_is_finished_first() -> None:
    """Campaign asks for each citizen: he may not show all three while it goes on."""
    t = on_step(
        "peoples-choice",
        3,
        step="occupy",
        events={"campaign": 1},
        latrines=[{"middle": ["citizen9"], "right": ["citizen10"]}, {}],
        queues=[["citizen1", "citizen2"], ["citizen3"]],
        purses=[1, 0],
    )
    t.play("sit left")
    if t.state.decision().ask == "happen-now":
        t.play("event campaign")
    assert t.state.decision().ask == "campaign"
    assert not offered(t)
    t.refuse("climb by task", "pecunia-no-climb", "M4.2")


@clause("M4.2")
def test_no_win_before_the_rest_of_an_event() -> None:
    t = on_step(
        "ladies-man",
        4,
        players=3,
        step="occupy",
        events={"bread-and-games": 1},
        latrines=latrines({"left": ["woman1", "woman2"], "right": ["woman3"]}, players=3),
        queues=[["woman4", "slave1", "slave2"], ["slave3", "slave4"], ["citizen5"]],
    )
    t.play("sit right", "event bread-and-games")
    assert not offered(t)
    t.play("pick slave1", "pick slave4")
    assert t.position["queues"][1] == ["slave3"]
    t.play("climb by task")
    assert (t.state.over, t.state.winners()) == (True, [0])


def test_the_view_says_what_the_next_step_asks_for() -> None:
    t = on_step("schemer", 0, *["ejection"] * 4)
    steps: Any = t.state.view(None)["next_steps"]
    mine, other = steps
    assert mine == {"price": 5, "tasks": [["cards", 3]], "done": True}
    assert other["done"] is False
    t = on_step("senators-friend", 4)
    tasks: Any = t.state.view(0)["next_steps"]
    assert tasks[0]["tasks"] == [["senators", 3], ["collected", 10]]


@pytest.mark.parametrize(
    ("code", "fields"),
    [
        ("position-length", {"ladders": ["schemer"]}),
        ("pecunia-position-ladder", {"ladders": ["schemer", "rope"]}),
        ("pecunia-position-ladder", {"ladders": ["schemer", None]}),
        ("pecunia-position-ladder-twice", {"ladders": ["schemer", "schemer"]}),
        ("position-length", {"steps": [1]}),
        ("position-number", {"steps": [1, 6]}),
        ("position-number", {"steps": [True, 0]}),
        ("pecunia-position-ladder-end", {"steps": [5, 0]}),
        ("pecunia-position-ladder-end", {"steps": [5, 5], "ending": "ladder"}),
        ("pecunia-position-ending-wrong", {"ending": "ladder"}),
        ("pecunia-position-ending-wrong", {"ending": "target", "purses": [90, 0]}),
        ("pecunia-position-reached-on-ladder", {"reached": True}),
        ("position-flag", {"climbed": 1}),
        ("position-unknown", {"this_turn": {"sung": 1}}),
        ("position-number", {"this_turn": {"played": -1}}),
        ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "careers", "count": 1}]}),
    ],
)
def test_positions_with_ladders_that_cannot_be(code: str, fields: dict[str, object]) -> None:
    sentence = refused_position(GAME, code, **{"queues": [["citizen1"], ["citizen3"]], **fields})
    assert not sentence.startswith(("error-", "pecunia-")), sentence


@pytest.mark.parametrize("field", ["ladders", "steps", "climbed", "this_turn"])
def test_without_the_module_there_are_none(field: str) -> None:
    value: object = {"ladders": ["schemer", "ladies-man"], "steps": [1, 0], "climbed": True}.get(
        field, {"played": 1}
    )
    fields = {"queues": [["citizen1"], ["citizen3"]], field: value}
    refused_position(taberna.game("pecunia"), "pecunia-position-module", **fields)
    refused_position(
        taberna.game("pecunia"), "pecunia-position-ending-wrong", queues=fields["queues"], ending="ladder"
    )


def test_climbing_without_the_module_is_refused() -> None:
    table("ejection").refuse("climb by price", "pecunia-no-climb", "M4.2")
