"""Tumult: all draw 3 Romans; each may exchange any number of them for Romans in his own queue; all others are
discarded."""

from taberna.games.pecunia.people import COMMON, IDS

from .happening import on_the_point, same_when_saved

EVENTS = ("tumult",)


def test_plain() -> None:
    t = on_the_point("tumult", ["slave1", "slave2", "slave3"], ["citizen3", "citizen4"])
    t.play("sit left", *(f"deal woman{k}" for k in range(1, 7)))
    assert (t.state.turn, t.state.decision().ask) == (0, "tumult")
    assert t.options == ["pick woman1", "pick woman2", "pick woman3", "done"]
    t.play("pick woman2")
    assert (t.state.decision().ask, t.state.decision().facts["roman"]) == ("tumult-place", "Cita Urinella")
    assert t.options == ["pick slave1", "pick slave2", "pick slave3"]
    same_when_saved(t)
    t.play("pick slave2")
    assert t.position["queues"][0] == ["slave1", "woman2", "slave3"], "the new one takes the old one's place"
    assert t.position["roman_discards"] == ["slave2"]
    assert t.options == ["pick woman1", "pick woman3", "done"]
    t.play("done")
    assert t.position["roman_discards"] == ["woman3", "woman1", "slave2"]
    assert (t.state.turn, t.options) == (1, ["pick woman4", "pick woman5", "pick woman6", "done"])
    same_when_saved(t)
    t.play("done")
    assert t.position["queues"] == [["slave1", "woman2", "slave3"], ["citizen3", "citizen4"]]
    assert t.position["held"] == []


def test_all_three_may_come_in_and_the_last_place_goes_without_asking() -> None:
    t = on_the_point("tumult", ["slave1"], ["citizen3", "citizen4"])
    t.play("sit left", *(f"deal woman{k}" for k in range(1, 7)), "pick woman1", "pick woman2", "pick woman3")
    assert t.position["queues"][0] == ["woman3"]
    assert t.position["roman_discards"] == ["woman2", "woman1", "slave1"]
    assert t.state.turn == 1


def test_if_there_are_too_few_nobody_draws() -> None:
    rest = [name for name in IDS[:COMMON] if name not in ("citizen1", "citizen2", "woman1")]
    t = on_the_point("tumult", ["citizen2"], rest)
    t.play("sit left", "deal woman1")
    assert t.position["roman_discards"] == ["woman1"]
    assert (t.state.turn, t.position["held"]) == (0, [])


def test_coins_of_the_one_replaced_are_lost_and_upgrades_do_nothing_in_a_queue() -> None:
    t = on_the_point(
        "tumult", ["slave1"], ["citizen3"], upgrades=[{"middle": "newspaper"}, {}], coins={"slave1": 1}
    )
    t.play("sit left", *(f"deal woman{k}" for k in range(1, 7)), "pick woman1", "done", "done")
    assert t.position["coins"] == {}
    assert t.position["queues"][0] == ["woman1"]
