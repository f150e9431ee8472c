"""Jupiter: every Roman newly placed in your latrine gets 1 more marker and 2 coins, as often as it happens."""

import taberna
from tests.scenario import Scenario

from ..setting import latrines, table

GODS = ("jupiter",)
FAVOURS = ["jupiter", "mars"]


def test_plain() -> None:
    t = table("ejection", step="occupy", favours=FAVOURS, queues=[["slave16", "citizen9", "woman1"], ["citizen3"]])
    t.play("sit left", "sit middle")
    printed = t.state.view(0)["printed"]
    assert isinstance(printed, dict)
    assert t.position["markers"] == {name: printed[name][1] + 1 for name in ("slave16", "citizen9")}
    assert t.position["coins"] == {"slave16": 2, "citizen9": 2}
    assert [event["count"] for event in t.told("coins")] == [2, 2]


def test_coins_are_paid_and_lost_with_who_is_removed() -> None:
    there = latrines({"left": ["slave16"]})
    t = table("ejection", favours=FAVOURS, latrines=there, markers={"slave16": 1}, coins={"slave16": 2})
    t.play("start")
    assert t.position["purses"] == [1 + 2, 0]
    t = table("slave-market", favours=FAVOURS, latrines=there, coins={"slave16": 2})
    t.play("play slave-market")
    assert (t.position["purses"], t.position["coins"]) == ([0, 0], {})


def test_not_while_the_game_is_set_up_nor_for_those_who_sit_there() -> None:
    t = Scenario(taberna.game("pecunia", gods=True))
    t.play("first player 1", "deal slave16", "deal woman1", "deal woman2", "deal woman3")
    t.play("reveal jupiter", "reveal mars", "pick jupiter", "pick woman1", "pick woman2", "pick slave16")
    assert t.position["markers"]["slave16"] == 4
    assert t.position["coins"] == {}


def test_with_the_hourglass_one_more_than_its_three() -> None:
    upgrades = [{"left": "hourglass"}, {}]
    for roman in ("slave1", "senator15"):
        t = table(
            "ejection", step="occupy", upgrades=upgrades, favours=FAVOURS, queues=[[roman, "woman1"], ["woman2"]]
        )
        t.play("sit left")
        assert t.position["markers"] == {roman: 3 + 1}


def test_with_the_splinter_one_less_and_one_more() -> None:
    upgrades = [{"left": "splinter"}, {}]
    for roman, markers in (("slave1", 1 + 1), ("slave16", 4 - 1 + 1)):
        t = table(
            "ejection", step="occupy", upgrades=upgrades, favours=FAVOURS, queues=[[roman, "woman1"], ["woman2"]]
        )
        t.play("sit left")
        assert t.position["markers"] == {roman: markers}, "what is printed is never less than 1"


def test_with_the_towel_rail_both_lay_coins() -> None:
    upgrades = [{"left": "towel-rail"}, {}]
    t = table(
        "ejection", step="occupy", upgrades=upgrades, favours=FAVOURS, queues=[["slave1", "woman1"], ["woman2"]]
    )
    t.play("sit left")
    assert t.position["coins"] == {"slave1": 2 + 2}


def test_with_vercingetorix_those_who_join_are_newly_placed_too() -> None:
    t = table(
        "ejection",
        famous=1,
        step="occupy",
        favours=FAVOURS,
        latrines=latrines({"left": ["citizen9"]}),
        queues=[["vercingetorix", "slave16", "woman1"], ["woman2"]],
    )
    t.play("sit right", "sit left")
    assert t.position["coins"] == {"vercingetorix": 2, "slave16": 2}
    assert t.position["markers"]["slave16"] == 5


def test_with_ovidius_three_is_three() -> None:
    t = table(
        "ejection",
        famous=1,
        step="occupy",
        favours=FAVOURS,
        latrines=latrines({"left": ["citizen9"]}),
        queues=[["ovidius", "woman1"], ["woman2"]],
    )
    t.play("sit right")
    assert t.position["markers"] == {"citizen9": 3, "ovidius": 3 + 1}, "the others were placed before"


def test_with_crassus_his_coins_count() -> None:
    t = table(
        "ejection",
        famous=1,
        step="occupy",
        favours=FAVOURS,
        latrines=latrines({"left": ["slave16"], "middle": ["citizen1"]}),
        queues=[["crassus", "woman1"], ["woman2"]],
        coins={"citizen1": 2},
    )
    t.play("sit right")
    assert "slave16" not in t.position["markers"]
    assert "citizen1" in t.position["markers"], "he would pay 4 now"


def test_with_events_each_marker_is_taken_from_one() -> None:
    for upgrade, count in (("hourglass", 3 + 1), ("splinter", 4 - 1 + 1), ("newspaper", 4 + 1)):
        t = table(
            "ejection",
            step="occupy",
            upgrades=[{"left": upgrade}, {}],
            events={"tumult": 7, "campaign": 6},
            favours=FAVOURS,
            queues=[["slave16", "woman1"], ["woman2"]],
        )
        t.play("sit left")
        ask = t.state.decision()
        assert (ask.ask, ask.facts["left"]) == ("supply", count), upgrade
        t.play(*["event campaign"] * count)
        assert t.position["events"] == {"tumult": 7, "campaign": 6 - count}
        assert t.position["markers"] == {"slave16": count}


def test_with_events_the_marker_that_he_adds_can_bring_one_about() -> None:
    t = table(
        "ejection",
        step="occupy",
        events={"freeing-the-slaves": 5},
        favours=FAVOURS,
        queues=[["slave16", "woman1"], ["woman2"]],
    )
    t.play("sit left")
    assert t.position["events_used"] == ["freeing-the-slaves"]
    assert t.position["coins"] == {"slave16": 2 + 1}


def test_with_ladders_his_markers_count() -> None:
    t = table(
        "ejection",
        step="occupy",
        favours=FAVOURS,
        ladders=["patient-host", "schemer"],
        queues=[["slave16", "woman1"], ["woman2"]],
    )
    t.play("sit left")
    assert "climb by task" in t.options, "4 are printed, 5 lie there"
