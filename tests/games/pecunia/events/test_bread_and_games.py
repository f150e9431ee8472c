"""Bread and games: every player discards one slave from his queue, his choice, if he has one."""

from .happening import on_the_point, same_when_saved

EVENTS = ("bread-and-games",)


def test_plain() -> None:
    t = on_the_point(
        "bread-and-games", ["slave1", "woman1", "slave2"], ["slave3", "slave4"], ["citizen5", "woman2"]
    )
    t.play("sit left")
    ask = t.state.decision()
    assert (ask.seat, ask.ask, t.options) == (0, "bread-and-games", ["pick slave1", "pick slave2"])
    t.play("pick slave2")
    assert (t.state.turn, t.options) == (1, ["pick slave3", "pick slave4"])
    same_when_saved(t)
    t.play("pick slave3")
    assert t.state.turn == 0, "the third has none"
    assert t.position["queues"] == [["slave1", "woman1"], ["slave4"], ["citizen5", "woman2"]]
    assert t.position["roman_discards"] == ["slave3", "slave2"]


def test_an_emptied_queue_is_refilled_when_all_have_discarded() -> None:
    t = on_the_point("bread-and-games", ["slave1"], ["slave3", "slave4"])
    t.play("sit left")
    assert t.state.turn == 1, "one choice is made without asking"
    assert t.position["queues"][0] == []
    t.play("pick slave4")
    assert t.state.turn == -1
    t.play(*(f"deal woman{k}" for k in range(1, 6)))
    assert len(t.position["queues"][0]) == 5


def test_coins_on_a_discarded_slave_are_lost() -> None:
    t = on_the_point("bread-and-games", ["slave1", "woman1"], ["citizen3"], coins={"slave1": 2})
    t.play("sit left")
    assert t.position["coins"] == {}
    assert t.position["purses"] == [0, 0]


def test_famous_slaves_bring_nothing_about_from_a_queue() -> None:
    t = on_the_point("bread-and-games", ["flamma", "woman1"], ["citizen3"], famous=1)
    t.play("sit left")
    assert t.position["purses"] == [0, 0]
    assert t.position["roman_discards"] == ["flamma"]
