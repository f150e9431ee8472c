"""Ceres: once per turn, put 1 marker on a Roman in your latrine and draw an action card."""

from ..setting import latrines, table

GODS = ("ceres",)
TWO = latrines({"left": ["citizen9"], "right": ["slave16"]})


def test_plain() -> None:
    t = table("ejection", favours=["ceres", "mars"], latrines=TWO)
    assert t.options == ["start", "play ejection", "pray to ceres"]
    t.play("pray to ceres")
    assert (t.state.turn, t.state.decision().ask) == (0, "ceres")
    assert t.options == ["pick citizen9", "pick slave16"]
    assert t.game.position(t.position).position() == t.position
    before = t.position["markers"]["slave16"]
    t.play("pick slave16", "draw line-cutter")
    assert t.position["markers"]["slave16"] == before + 1
    assert t.position["hands"][0] == ["line-cutter", "ejection"]
    t.refuse("pray to ceres", "pecunia-prayed", "M5.3")


def test_needs_a_roman_in_the_latrine() -> None:
    t = table("ejection", favours=["ceres", "mars"])
    t.refuse("pray to ceres", "pecunia-god-idle", "M5.3")


def test_with_an_empty_hand_the_turn_waits_for_her() -> None:
    t = table(favours=["ceres", "mars"], latrines=TWO, hands=[[], []])
    assert t.options == ["start", "pray to ceres"]
    full = latrines({"left": ["citizen9"], "middle": ["citizen10"], "right": ["citizen11"]})
    t = table(favours=["ceres", "mars"], latrines=full, hands=[[], []], step="occupy")
    assert t.options == ["stop", "end", "pray to ceres"]
    t.play("stop")
    assert t.options == ["end", "pray to ceres"], "also when the seats are filled"
    t.play("pray to ceres", "pick citizen9", "draw ejection")
    assert t.options == ["end", "play ejection"]


def test_a_roman_on_a_villa_counts() -> None:
    t = table("ejection", favours=["ceres", "mars"], latrines=latrines({"villa-1": ["slave16"]}))
    t.play("pray to ceres")
    assert t.position["markers"]["slave16"] == 4 + 1, "there is but one, so nobody is asked"


def test_with_famous_romans_spartacus_waits_longer() -> None:
    t = table("ejection", famous=1, favours=["ceres", "mars"], latrines=latrines({"left": ["spartacus"]}))
    t.play("pray to ceres")
    assert t.position["markers"] == {"spartacus": 4}


def test_with_events_the_marker_is_taken_from_one_and_then_the_card_comes() -> None:
    t = table("ejection", favours=["ceres", "mars"], latrines=TWO, events={"tumult": 3, "campaign": 2})
    t.play("pray to ceres", "pick slave16")
    assert (t.state.decision().ask, t.state.decision().facts["left"]) == ("supply", 1)
    assert t.game.position(t.position).position() == t.position
    t.play("event campaign", "draw line-cutter")
    assert t.position["events"] == {"tumult": 3, "campaign": 1}
    assert t.position["markers"]["slave16"] == 5


def test_with_ladders_her_marker_fulfils_a_task_at_once() -> None:
    t = table(
        "ejection",
        favours=["ceres", "mars"],
        ladders=["patient-host", "schemer"],
        latrines=TWO,
        markers={"slave16": 4},
    )
    assert "climb by task" not in t.options
    t.play("pray to ceres", "pick slave16", "draw line-cutter")
    assert "climb by task" in t.options, "a Roman with 5 markers"
