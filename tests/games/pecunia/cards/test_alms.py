"""Alms: the richest gives 2 to the poorest; you choose among equals."""

from ..setting import table

CARDS = ("alms",)


def test_plain() -> None:
    t = table("alms", players=3, advanced=True, purses=[5, 9, 1])
    t.play("play alms")
    assert t.position["purses"] == [5, 7, 3]


def test_you_choose_among_equals() -> None:
    t = table("alms", players=4, advanced=True, purses=[1, 9, 1, 9])
    t.play("play alms")
    assert t.options == ["pick player 2", "pick player 4"]
    t.play("pick player 4")
    assert t.options == ["pick player 1", "pick player 3"]
    t.play("pick player 1")
    assert t.position["purses"] == [3, 9, 1, 7]


def test_who_has_less_gives_what_he_has() -> None:
    t = table("alms", advanced=True, purses=[0, 1])
    t.play("play alms")
    assert t.position["purses"] == [1, 0]


def test_not_if_all_are_equally_rich() -> None:
    t = table("alms", players=3, advanced=True, purses=[4, 4, 4])
    t.refuse("play alms", "pecunia-idle-equal", "P16")


def test_somebody_may_win_in_somebody_elses_turn() -> None:
    t = table("alms", players=3, advanced=True, target=4, purses=[2, 3, 3])
    t.play("play alms", "pick player 2")
    assert t.position["purses"] == [4, 1, 3]
    assert t.state.winners() == [0]
    t = table("alms", players=3, advanced=True, target=4, purses=[3, 3, 2], hands=[["alms"], [], []])
    t.play("play alms", "pick player 1")
    assert t.state.winners() == [2]
