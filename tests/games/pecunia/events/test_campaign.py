"""Campaign: for each citizen in his latrine every player pays 1 or removes him."""

from ..setting import latrines
from .happening import on_the_point, same_when_saved

EVENTS = ("campaign",)


def test_plain() -> None:
    t = on_the_point(
        "campaign",
        ["woman15"],
        ["citizen3"],
        purses=[5, 1],
        latrines=latrines({"middle": ["citizen9"]}, {"left": ["citizen10"], "right": ["slave16"]}),
    )
    t.play("sit left")
    ask = t.state.decision()
    assert (ask.seat, ask.ask, ask.facts["count"], ask.facts["purse"]) == (0, "campaign", 2, 5)
    assert t.options == ["pick citizen1", "pick citizen9", "done"]
    t.play("pick citizen9")
    assert t.options == ["pick citizen1", "done"]
    same_when_saved(t)
    t.play("done")
    assert (t.state.turn, t.position["purses"]) == (1, [4, 1])
    t.play("done")
    assert t.position["purses"] == [4, 0]
    assert t.position["latrines"][0]["middle"] == []
    assert t.position["roman_discards"] == ["citizen9"]


def test_who_cannot_pay_for_all_must_remove_some() -> None:
    there = latrines({"middle": ["citizen9"], "villa-1": ["citizen10"]})
    t = on_the_point("campaign", ["woman15"], ["citizen3"], purses=[1, 0], latrines=there)
    t.play("sit left")
    assert t.options == ["pick citizen1", "pick citizen9", "pick citizen10"]
    t.play("pick citizen9", "pick citizen1")
    assert t.options == ["pick citizen10", "done"]
    t.play("done")
    assert t.position["purses"] == [0, 0]


def test_without_money_the_last_one_goes_without_asking() -> None:
    t = on_the_point("campaign", ["woman15"], ["citizen3"])
    t.play("sit left")
    assert t.position["roman_discards"] == ["citizen1"]
    assert t.position["markers"] == {}


def test_a_dustpan_sweeps_in_another_players_turn() -> None:
    t = on_the_point(
        "campaign",
        ["woman15"],
        ["citizen3"],
        purses=[9, 9],
        upgrades=[{}, {"left": "dustpan"}],
        latrines=latrines({}, {"left": ["citizen9"]}),
    )
    t.play("sit left", "done")
    assert t.state.turn == 1
    t.play("pick citizen9", "draw ejection")
    assert t.position["hands"][1] == ["ejection"]
    assert t.state.turn == 0
