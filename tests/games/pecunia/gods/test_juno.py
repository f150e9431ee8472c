"""Juno: once per turn, move 1 or 2 markers from one Roman to Romans on the other two seats; one without leaves."""

from ..setting import latrines, table

GODS = ("juno",)
THREE = latrines({"left": ["citizen9"], "middle": ["woman7", "woman8"], "right": ["slave16"]})
MARKERS = {"citizen9": 3, "woman7": 1, "woman8": 2, "slave16": 2}


def test_plain() -> None:
    t = table("ejection", favours=["juno", "mars"], latrines=THREE, markers=MARKERS)
    t.play("pray to juno")
    assert t.options == ["pick citizen9", "pick slave16", "pick woman7", "pick woman8"]
    t.play("pick citizen9")
    assert t.options == ["pick slave16", "pick woman7", "pick woman8"]
    t.play("pick woman7")
    ask = t.state.decision()
    assert (ask.ask, ask.facts["left"]) == ("juno-to", 1)
    assert t.game.position(t.position).position() == t.position
    t.play("pick slave16")
    assert t.position["markers"] == {"citizen9": 1, "woman7": 2, "woman8": 2, "slave16": 3}
    assert t.options == ["start", "play ejection"]


def test_one_marker_is_enough() -> None:
    t = table("ejection", favours=["juno", "mars"], latrines=THREE, markers=MARKERS)
    t.play("pray to juno", "pick citizen9", "pick woman7", "done")
    assert t.position["markers"] == {"citizen9": 2, "woman7": 2, "woman8": 2, "slave16": 2}


def test_not_to_the_same_seat() -> None:
    t = table("ejection", favours=["juno", "mars"], latrines=THREE, markers=MARKERS)
    t.play("pray to juno", "pick woman8")
    assert t.options == ["pick citizen9", "pick slave16"]


def test_who_has_none_left_leaves_at_once_and_pays() -> None:
    t = table("ejection", favours=["juno", "mars"], latrines=THREE, markers=MARKERS)
    t.play("pray to juno", "pick woman7", "pick citizen9")
    assert t.position["roman_discards"] == ["woman7"]
    assert t.position["purses"] == [2, 0]
    assert t.state.turn == 0
    t = table("ejection", favours=["juno", "mars"], latrines=THREE, markers=MARKERS)
    t.play("pray to juno", "pick slave16", "pick citizen9", "pick citizen9")
    assert t.position["roman_discards"] == ["slave16"]
    assert t.position["markers"]["citizen9"] == 5


def test_needs_two_seats_that_are_taken() -> None:
    for there in ({}, {"left": ["woman7", "woman8"]}, {"villa-1": ["slave16"]}):
        t = table("ejection", favours=["juno", "mars"], latrines=latrines(there))
        t.refuse("pray to juno", "pecunia-god-idle", "M5.3")


def test_from_a_villa_but_not_to_it() -> None:
    there = latrines({"left": ["citizen9"], "villa-1": ["slave16"]})
    t = table("ejection", favours=["juno", "mars"], latrines=there, markers={"citizen9": 2, "slave16": 2})
    t.play("pray to juno")
    assert t.position["markers"] == {"citizen9": 3, "slave16": 1}, (
        "only he on the Villa can give, only the other take"
    )
    assert t.options == ["pick citizen9", "done"]


def test_with_famous_romans_one_who_leaves_brings_something_about() -> None:
    there = latrines({"left": ["seneca"], "right": ["slave16"]})
    t = table("ejection", famous=1, favours=["juno", "mars"], latrines=there, markers={"seneca": 1, "slave16": 2})
    t.play("pray to juno", "pick seneca")
    assert t.state.decision().ask == "seneca"
    t.play("use")
    assert t.position["markers"] == {"slave16": 2}
    assert t.state.decision().ask == "favour", "he was a citizen too"


def test_with_upgrades_the_slave_who_leaves_is_bargained_for() -> None:
    t = table(
        "ejection",
        upgrades=[{}, {}],
        upgrades_open=["bucket"],
        favours=["juno", "mars"],
        latrines=latrines({"left": ["citizen9"], "right": ["slave16"]}),
        markers={"slave16": 1},
    )
    t.play("pray to juno", "pick slave16")
    assert t.state.decision().ask == "bargain"


def test_with_events_markers_that_move_are_not_taken() -> None:
    t = table("ejection", favours=["juno", "mars"], latrines=THREE, markers=MARKERS, events={"tumult": 1})
    t.play("pray to juno", "pick citizen9", "pick woman7", "pick slave16")
    assert t.position["events"] == {"tumult": 1}


def test_with_ladders_who_leaves_through_her_has_left_in_this_turn() -> None:
    t = table(
        "ejection",
        favours=["juno", "mars"],
        ladders=["peoples-choice", "schemer"],
        steps=[1, 0],
        this_turn={"paying": 1},
        latrines=THREE,
        markers=MARKERS,
    )
    t.play("pray to juno", "pick woman7", "pick citizen9")
    assert "climb by task" in t.options
