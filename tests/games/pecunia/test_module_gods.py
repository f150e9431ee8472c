"""The clauses of module 5: how favour cards come and when they work. What each god does is tested in gods/."""

from __future__ import annotations

from typing import Any

import pytest

import taberna
from taberna.games.pecunia.gods.pieces import GOD_IDS
from tests.scenario import Scenario

from .setting import latrines, table

clause = pytest.mark.clause
CITIZEN: dict[str, Any] = {"latrines": latrines({"left": ["citizen9"]}), "markers": {"citizen9": 1}}


@clause("M5.1")
def test_the_draft() -> None:
    t = Scenario(taberna.game("pecunia", gods=True))
    t.play("first player 2", "deal senator1", "deal slave1", "deal woman1", "deal woman2")
    assert t.options == [f"reveal {name}" for name in GOD_IDS]
    t.play("reveal jupiter", "reveal juno")
    assert (t.state.turn, t.state.decision().ask) == (1, "draft-god")
    assert t.options == ["pick senator1", "pick slave1", "pick woman1", "pick woman2", "pick juno", "pick jupiter"]
    t.play("pick juno")
    assert t.state.turn == 0
    assert t.position["favours"] == [None, "juno"]
    t.play("pick woman1", "pick senator1")
    assert t.state.turn == 1, "back again: the last one first"
    assert t.options == ["pick slave1", "pick woman2"], "one favour each"
    t.play("pick woman2")
    assert t.position["favours"] == ["jupiter", "juno"], "the last thing is clear"
    assert t.position["favours_open"] == [name for name in GOD_IDS if name not in ("juno", "jupiter")]
    t.play(*(f"deal citizen{k}" for k in range(1, 11)), *["draw ejection"] * 4)
    assert t.state.turn == 1
    assert t.position["favours_new"] == [], "those of the draft work from the beginning"


@clause("M5.1", "M2.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_with_upgrades_there_are_four_rounds(players: int) -> None:
    state = taberna.game("pecunia", players, gods=True, upgrades=True).start()
    rng = taberna.Rng(players)
    picks: list[int] = []
    while len(state.position()["queues"][0]) == 0:  # type: ignore[index]
        if state.turn >= 0:
            assert state.decision().ask == "draft-all"
            picks.append(state.turn)
        before = state.position()
        assert state.game.position(before).position() == before
        state.do(state.pick(rng))
    position: dict[str, Any] = dict(state.position())
    assert len(picks) > 2 * players
    assert None not in position["favours"]
    assert len(set(position["favours"]) | set(position["favours_open"])) == len(GOD_IDS)
    assert all(len(built) == 1 for built in position["upgrades"])
    assert all(len(latrine["left"]) == len(latrine["right"]) == 1 for latrine in position["latrines"])


@clause("M5.2")
def test_a_citizen_who_leaves_lets_his_owner_exchange() -> None:
    t = table("ejection", favours=["ceres", "mars"], **CITIZEN)
    t.play("start")
    ask = t.state.decision()
    assert (ask.seat, ask.ask, ask.facts["card"]) == (0, "favour", "ceres")
    assert t.options == ["done", *(f"pick {name}" for name in GOD_IDS if name != "ceres")]
    assert t.game.position(t.position).position() == t.position
    assert t.position["purses"] == [2, 0], "he has paid"
    t.play("pick venus")
    assert t.position["favours"] == ["venus", "mars"]
    assert "ceres" in t.position["favours_open"]
    assert "venus" not in t.position["favours_open"]


@clause("M5.2")
def test_with_another_player_both_wait_for_their_next_turn() -> None:
    t = table("ejection", favours=["ceres", "diana"], hands=[["ejection"], ["ejection"]], **CITIZEN)
    t.play("start", "pick diana")
    assert t.position["favours"] == ["diana", "ceres"]
    assert t.position["favours_new"] == [0, 1]
    t.refuse("pray to diana", "pecunia-favour-new", "M5.2")
    t.refuse("pray to ceres", "pecunia-no-favour", "M5.3")
    t.play(
        "sit left", "sit middle", *(f"deal woman{k}" for k in range(1, 6)), "sit right", "end", "draw line-cutter"
    )
    assert t.position["favours_new"] == [0], "it is the other one's turn"


@clause("M5.2")
def test_what_was_given_away_stops_at_once() -> None:
    t = table("ejection", favours=["mars", "ceres"], **CITIZEN)
    t.play("start", "pick ceres")
    t.refuse("sit second left", "pecunia-not-preferred", "M5.3")


@clause("M5.2")
def test_it_need_not_be() -> None:
    t = table("ejection", favours=["ceres", "mars"], **CITIZEN)
    t.play("start", "done")
    assert (t.position["favours"], t.position["favours_new"]) == (["ceres", "mars"], [])


@clause("M5.2")
def test_once_for_each_citizen() -> None:
    two = latrines({"left": ["citizen9"], "right": ["citizen10"]})
    t = table("ejection", favours=["ceres", "mars"], latrines=two, markers={"citizen9": 1, "citizen10": 1})
    t.play("start", "pick juno")
    assert (t.state.decision().ask, t.state.decision().facts["card"]) == ("favour", "juno")
    t.play("pick ceres")
    assert t.position["favours"] == ["ceres", "mars"]
    t.refuse("pray to ceres", "pecunia-favour-new", "M5.2")


@clause("M5.2")
def test_not_for_others_nor_when_removed_nor_in_anothers_turn() -> None:
    slave = latrines({"left": ["slave16"]})
    t = table("ejection", favours=["ceres", "mars"], latrines=slave, markers={"slave16": 1})
    t.play("start")
    assert t.state.decision().ask == "must-sit"
    t = table("citizens-assembly", favours=["ceres", "mars"], **CITIZEN)
    t.play("play citizens-assembly", "pick player 1", *(f"deal woman{k}" for k in range(1, 6)))
    assert t.state.decision().ask == "begin"
    t = table(
        advanced=True,
        turn=1,
        favours=["ceres", "mars"],
        hands=[["ejection"], ["conspiracy", "ejection"]],
        latrines=latrines({"left": ["citizen9"]}),
    )
    t.play("play conspiracy")
    assert (t.state.turn, t.state.decision().ask) == (1, "begin")


@clause("M5.2")
def test_conspiracy_lets_him_leave() -> None:
    t = table("conspiracy", advanced=True, favours=["ceres", "mars"], latrines=latrines({"left": ["citizen9"]}))
    t.play("play conspiracy")
    assert t.state.decision().ask == "favour"


@clause("M5.2")
def test_conspiracy_reaches_whoever_has_just_lost_venus() -> None:
    t = table(
        "conspiracy",
        advanced=True,
        favours=["ceres", "venus"],
        latrines=latrines({"left": ["citizen9"]}, {"left": ["slave16"]}),
    )
    t.play("play conspiracy", "pick venus")
    assert t.position["roman_discards"] == ["slave16", "citizen9"]


@clause("M5.2", "M1.3")
def test_first_what_he_brings_about_then_the_exchange() -> None:
    t = table(
        "ejection",
        famous=1,
        favours=["ceres", "mars"],
        latrines=latrines({"left": ["seneca"], "right": ["slave16"]}),
        markers={"seneca": 1},
    )
    t.play("start")
    assert t.state.decision().ask == "seneca"
    t.play("use")
    assert t.state.decision().ask == "favour"


@clause("M5.3")
def test_once_per_turn_and_again_in_the_next() -> None:
    full = latrines({"left": ["slave16"], "middle": ["slave15"], "right": ["slave14"]}, {"left": ["slave13"]})
    t = table(favours=["ceres", "juno"], latrines=full, hands=[["ejection"], ["ejection"]], step="after")
    t.play("pray to ceres", "pick slave16", "draw ejection")
    assert t.position["prayed"] is True
    t.refuse("pray to ceres", "pecunia-prayed", "M5.3")
    t.play("end", "draw line-cutter")
    assert t.position["prayed"] is False


@pytest.mark.parametrize(
    ("code", "fields"),
    [
        ("position-missing", {}),
        ("position-length", {"favours": ["mars"]}),
        ("position-list", {"favours": "mars"}),
        ("pecunia-position-god", {"favours": ["mars", "bacchus"]}),
        ("pecunia-position-god-twice", {"favours": ["mars", "mars"]}),
        ("pecunia-position-god-twice", {"favours": ["mars", "juno"], "favours_open": ["juno"]}),
        ("pecunia-position-god-missing", {"favours": ["mars", "juno"], "favours_open": ["venus"]}),
        ("pecunia-position-no-favour", {"favours": ["mars", None]}),
        ("pecunia-position-favours-new", {"favours": ["mars", "juno"], "favours_new": [2]}),
        ("pecunia-position-favours-new", {"favours": ["mars", "juno"], "favours_new": 1}),
        ("position-flag", {"favours": ["mars", "juno"], "prayed": 1}),
        ("pecunia-position-frame", {"favours": ["mars", "juno"], "frames": [{"op": "turn"}, {"op": "mars"}]}),
        ("pecunia-position-frame", {"favours": ["mars", "juno"], "frames": [{"op": "turn"}, {"op": "ceres"}]}),
        ("pecunia-position-frame", {"favours": ["mars", "juno"], "frames": [{"op": "turn"}, {"op": "favour"}]}),
        (
            "pecunia-position-frame",
            {"favours": ["mars", "juno"], "frames": [{"op": "turn"}, {"op": "appear", "count": 1}]},
        ),
    ],
)
def test_positions_with_gods_that_cannot_be(code: str, fields: dict[str, object]) -> None:
    game = taberna.game("pecunia", gods=True)
    with pytest.raises(taberna.BadPosition) as caught:
        game.position({"queues": [["citizen1"], ["citizen3"]], **fields})
    assert caught.value.code == code, str(caught.value)
    assert not str(caught.value).startswith("error-")


@pytest.mark.parametrize("field", ["favours", "favours_open"])
def test_without_the_module_there_are_none(field: str) -> None:
    with pytest.raises(taberna.BadPosition) as caught:
        taberna.game("pecunia").position({"queues": [["citizen1"], ["citizen3"]], field: ["mars", "juno"]})
    assert caught.value.code == "pecunia-position-module"
