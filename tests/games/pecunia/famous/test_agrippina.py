"""Agrippina: when she leaves the owner may draw 2 action cards."""

from ..setting import latrines, table

FAMOUS = ("agrippina",)
THERE = latrines({"left": ["agrippina"]})


def test_plain() -> None:
    t = table("ejection", famous=1, latrines=THERE, markers={"agrippina": 1})
    t.play("start")
    assert t.options == ["done", "use"]
    t.play("use", "draw line-cutter", "draw line-cutter")
    assert t.position["hands"][0] == ["line-cutter", "line-cutter", "ejection"]
    assert t.position["purses"] == [1, 0]


def test_she_need_not() -> None:
    t = table("ejection", famous=1, latrines=THERE, markers={"agrippina": 1})
    t.play("start", "done")
    assert t.position["hands"][0] == ["ejection"]


def test_conspiracy_lets_her_leave_in_another_players_turn() -> None:
    t = table(famous=1, advanced=True, turn=1, hands=[[], ["conspiracy", "ejection"]], latrines=THERE)
    t.play("play conspiracy")
    assert (t.state.turn, t.state.decision().ask) == (0, "agrippina")
    t.play("use", "draw ejection", "draw ejection")
    assert t.position["hands"] == [["ejection"] * 2, ["ejection"]]
    assert t.state.turn == 1
