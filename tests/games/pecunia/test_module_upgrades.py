"""The clauses of module 2: how upgrades come and when they work. What each does is tested in upgrades/."""

from __future__ import annotations

from typing import Any

import pytest

import taberna
from taberna.games.pecunia.upgrades.pieces import UPGRADE_IDS
from tests.scenario import Scenario

from .setting import latrines, table

clause = pytest.mark.clause
DISPLAY = ["partition", "splinter", "hourglass", "scrubber", "lavender", "bucket"]


@clause("M2.1")
def test_the_draft() -> None:
    t = Scenario(taberna.game("pecunia", upgrades=True))
    t.play("first player 2", "deal senator1", "deal slave1", "deal woman1", "deal woman2")
    assert t.options == [f"reveal {name}" for name in UPGRADE_IDS]
    t.play("reveal bucket", "reveal dustpan")
    assert (t.state.turn, t.state.decision().ask) == (1, "draft-any")
    assert len(t.options) == 4 + 2 * 3
    t.play("build bucket middle")
    assert t.state.turn == 0
    t.play("pick woman1")
    assert t.state.turn == 0, "back again: the last one first"
    t.play("pick senator1")
    assert t.options == ["pick slave1", "pick woman2"], "one upgrade each"
    t.play("pick woman2")
    assert (t.state.turn, t.position["latrines"][1]["right"]) == (0, ["slave1"]), "the last Roman is clear"
    t.play("build dustpan left")
    assert t.position["latrines"] == [
        {"left": ["woman1"], "middle": [], "right": ["senator1"]},
        {"left": ["woman2"], "middle": [], "right": ["slave1"]},
    ]
    assert t.position["upgrades"] == [{"left": "dustpan"}, {"middle": "bucket"}]
    t.play(*(f"deal citizen{k}" for k in range(1, 11)), *["draw ejection"] * 4)
    t.play(*(f"reveal {name}" for name in DISPLAY[:5]), "reveal newspaper")
    assert len(t.position["upgrades_open"]) == 6
    assert t.state.turn == 1


@clause("M2.1")
def test_no_upgrade_works_during_the_set_up() -> None:
    t = Scenario(taberna.game("pecunia", upgrades=True))
    t.play("first player 1", "deal senator6", "deal slave1", "deal woman1", "deal woman2")
    t.play("reveal hourglass", "reveal newspaper", "build hourglass left", "build newspaper left")
    t.play("pick woman1", "pick slave1")
    assert t.position["coins"] == {}
    assert t.position["markers"] == {"slave1": 1, "woman1": 1}


@clause("M2.2")
def test_an_upgrade_instead_of_what_a_slave_pays() -> None:
    start: dict[str, Any] = {
        "upgrades": [{"left": "newspaper"}, {}],
        "upgrades_open": DISPLAY,
        "latrines": latrines({"left": ["slave16"], "right": ["citizen9"]}),
        "markers": {"slave16": 1},
        "coins": {"slave16": 1},
    }
    t = table("ejection", **start)
    t.play("start")
    ask = t.state.decision()
    assert (ask.ask, ask.facts["pay"]) == ("bargain", 2)
    assert t.options[:3] == ["done", "build partition left", "build partition middle"], "free seats only"
    assert len(t.options) == 1 + 6 * 2
    assert t.game.position(t.position).position() == t.position
    t.play("build bucket left")
    assert t.position["purses"] == [0, 0]
    assert t.position["upgrades"][0] == {"left": "bucket"}
    assert t.position["upgrades_gone"] == ["newspaper"]
    assert t.state.turn == taberna.CHANCE
    t.play("reveal dustpan")
    assert len(t.position["upgrades_open"]) == 6
    t = table("ejection", **start)
    t.play("start", "done")
    assert t.position["purses"] == [2, 0]


@clause("M2.2")
def test_not_without_a_free_seat_nor_for_others() -> None:
    full = latrines(
        {"left": ["citizen9"], "middle": ["citizen10"], "right": ["citizen11"], "villa-1": ["slave16"]}
    )
    t = table("ejection", upgrades=[{}, {}], upgrades_open=DISPLAY, latrines=full, markers={"slave16": 1})
    t.play("start")
    assert t.position["purses"] == [1, 0], "a Villa takes no upgrade"
    t = table(
        "ejection",
        upgrades=[{}, {}],
        upgrades_open=DISPLAY,
        latrines=latrines({"left": ["citizen9"]}),
        markers={"citizen9": 1},
    )
    t.play("start")
    assert t.state.decision().ask == "must-sit"
    removed = table(
        "slave-market", upgrades=[{}, {}], upgrades_open=DISPLAY, latrines=latrines({"left": ["slave16"]})
    )
    removed.play("play slave-market")
    assert removed.state.decision().ask != "bargain"


@clause("M2.2", "P13")
def test_the_owner_chooses_the_order_when_a_slave_is_among_them() -> None:
    there = latrines({"left": ["citizen9"], "right": ["slave16"]})
    t = table(
        "ejection", upgrades=[{}, {}], upgrades_open=DISPLAY, latrines=there, markers={"slave16": 1, "citizen9": 1}
    )
    t.play("start")
    assert t.options == ["pick citizen9", "pick slave16"]
    t.play("pick slave16", "done")
    assert t.position["purses"] == [1 + 2, 0]


@clause("M2.2")
def test_the_display_shrinks_when_the_pile_is_used_up() -> None:
    gone = [name for name in UPGRADE_IDS if name not in DISPLAY]
    t = table(
        "ejection",
        upgrades=[{}, {}],
        upgrades_open=DISPLAY,
        upgrades_gone=gone,
        latrines=latrines({"left": ["slave16"]}),
        markers={"slave16": 1},
    )
    t.play("start", "build bucket left")
    assert len(t.position["upgrades_open"]) == 5
    assert t.state.turn == 0


@clause("M2.3")
def test_once_per_turn_and_in_ones_own_turn() -> None:
    t = table(
        "ejection",
        "ejection",
        step="after",
        upgrades=[{"left": "newspaper"}, {}],
        upgrades_spent=["newspaper"],
        latrines=latrines({"left": ["citizen9"], "middle": ["citizen10"], "right": ["citizen11"]}),
        hands=[["ejection"], ["ejection"]],
    )
    t.play("end", "draw ejection")
    assert t.position["upgrades_spent"] == [], "a new turn"


@clause("M2.4")
def test_the_seat_of_another_seat_gives_nothing() -> None:
    t = table(
        "ejection",
        step="occupy",
        upgrades=[{"left": "newspaper"}, {"middle": "bucket"}],
        queues=[["citizen1", "woman1"], ["citizen3"]],
    )
    t.play("sit middle")
    assert t.position["coins"] == {}
    assert t.state.turn == 0


@pytest.mark.parametrize(
    ("code", "fields"),
    [
        ("position-length", {"upgrades": [{}]}),
        ("pecunia-position-seat", {"upgrades": [{"villa-1": "bucket"}, {}]}),
        ("pecunia-position-upgrade", {"upgrades": [{"left": "throne"}, {}]}),
        ("pecunia-position-upgrade", {"upgrades_spent": ["throne"]}),
        ("pecunia-position-upgrade-twice", {"upgrades": [{"left": "bucket"}, {"left": "bucket"}]}),
        ("position-object", {"coins": [1]}),
        ("pecunia-position-coins-nobody", {"coins": {"woman1": 1}}),
        ("pecunia-position-coins", {"coins": {"citizen1": 0}}),
        ("pecunia-position-not-together", {"latrines": [{"left": ["slave1", "slave2"]}, {}]}),
        ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "bargain", "roman": "senator1"}]}),
        ("pecunia-position-setup", {"queues": [[], []], "frames": [{"op": "setup", "step": 2}]}),
    ],
)
def test_positions_with_upgrades_that_cannot_be(code: str, fields: dict[str, object]) -> None:
    game = taberna.game("pecunia", upgrades=True)
    with pytest.raises(taberna.BadPosition) as caught:
        game.position({"queues": [["citizen1"], ["citizen3"]], **fields})
    assert caught.value.code == code, str(caught.value)


@pytest.mark.parametrize("field", ["upgrades_open", "coins"])
def test_without_the_module_there_are_none(field: str) -> None:
    value: object = {"citizen1": 1} if field == "coins" else ["bucket"]
    with pytest.raises(taberna.BadPosition) as caught:
        taberna.game("pecunia").position({"queues": [["citizen1"], ["citizen3"]], field: value})
    assert caught.value.code == "pecunia-position-module"
