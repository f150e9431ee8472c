"""Octavianus: when he leaves the owner may discard 1, 2 or 3 action cards for 1, 3 or 5 sesterces."""

from ..setting import latrines, table

FAMOUS = ("octavianus",)
THERE = latrines({"left": ["octavianus"]})


def test_plain() -> None:
    hand = ["line-cutter", "line-cutter", "ejection", "fish-poisoning"]
    t = table(famous=1, latrines=THERE, markers={"octavianus": 1}, hands=[hand, []])
    t.play("start")
    assert t.state.decision().ask == "octavianus"
    assert t.options == ["done", "discard line-cutter", "discard ejection", "discard fish-poisoning"]
    t.play("discard line-cutter")
    assert t.position["purses"] == [2 + 1, 0]
    again = t.game.position(t.position)
    assert again.position() == t.position
    t.play("discard ejection")
    assert t.position["purses"] == [2 + 3, 0]
    t.play("discard line-cutter")
    assert t.position["purses"] == [2 + 5, 0]
    assert t.position["hands"][0] == ["fish-poisoning"]
    assert t.state.decision().ask == "must-sit"


def test_none_or_fewer() -> None:
    t = table("ejection", "ejection", famous=1, latrines=THERE, markers={"octavianus": 1})
    t.play("start", "discard ejection", "done")
    assert t.position["purses"] == [3, 0]
    assert t.position["card_discards"] == ["ejection"]
    t = table("ejection", "ejection", famous=1, latrines=THERE, markers={"octavianus": 1})
    t.play("start", "done")
    assert t.position["purses"] == [2, 0]


def test_an_empty_hand_is_not_asked_and_conspiracy_lets_him_leave() -> None:
    t = table(famous=1, advanced=True, turn=1, hands=[["ejection"], ["conspiracy"]], latrines=THERE)
    t.play("play conspiracy")
    assert (t.state.turn, t.state.decision().ask) == (0, "octavianus")
    t.play("discard ejection")
    assert t.position["purses"] == [1, 0]
    assert t.position["turn"] == 1
    t = table(famous=1, advanced=True, turn=1, hands=[[], ["conspiracy", "ejection"]], latrines=THERE)
    t.play("play conspiracy")
    assert t.state.turn == 1
