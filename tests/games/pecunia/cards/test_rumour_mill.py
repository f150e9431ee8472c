"""Rumour mill: draw 3 action cards, give 1 sesterce to another player of your choice."""

from typing import Any

import taberna

from ..setting import table

CARDS = ("rumour-mill",)


def other_cards() -> list[str]:
    """The whole deck of edition 2 with the dark-red cards, but for this one."""
    rows: Any = taberna.game_class("pecunia").shipped_data()["cards"]
    others = {name: row for name, row in rows.items() if 2 in row["editions"] and name != "rumour-mill"}
    return [name for name, row in others.items() for _ in range(row["copies"])]


def test_plain() -> None:
    t = table("rumour-mill", players=3, advanced=True, purses=[2, 0, 0])
    t.play("play rumour-mill", "draw alms", "draw ejection", "draw ejection")
    assert t.position["hands"][0] == ["ejection", "ejection", "ejection", "alms"]
    assert t.options == ["pick player 2", "pick player 3"]
    t.play("pick player 3")
    assert t.position["purses"] == [1, 0, 1]


def test_only_the_player_learns_what_he_drew() -> None:
    t = table("rumour-mill", advanced=True, purses=[2, 0])
    t.play("play rumour-mill")
    t.state.listen()
    t.state.apply(t.game.action("draw alms"))
    (event,) = t.state.heard()
    assert event.seen_by(0)["card"] == "alms"
    assert event.seen_by(1)["card"] == event.seen_by(None)["card"] == "unseen"


def test_it_needs_a_sesterce() -> None:
    t = table("rumour-mill", advanced=True, purses=[0, 5])
    t.refuse("play rumour-mill", "pecunia-idle-money", "P16")


def test_the_discards_are_shuffled_when_the_pile_is_used_up() -> None:
    deck = other_cards()
    t = table(advanced=True, purses=[2, 0], hands=[["rumour-mill", *deck[4:]], deck[:2]], card_discards=deck[2:4])
    t.play("play rumour-mill")
    # What was just played lies on the discards and may come back.
    assert set(t.options) == {f"draw {name}" for name in (*deck[2:4], "rumour-mill")}
    t.play("draw rumour-mill", *(f"draw {name}" for name in deck[2:4]))
    assert t.position["purses"] == [1, 1]


def test_fewer_than_three_are_left() -> None:
    deck = other_cards()
    t = table(advanced=True, purses=[2, 0], hands=[["rumour-mill", *deck[2:]], deck[:2]])
    t.play("play rumour-mill", "draw rumour-mill")
    assert t.position["purses"] == [1, 1]


def test_somebody_else_may_win_by_the_gift() -> None:
    t = table("rumour-mill", advanced=True, purses=[2, 29])
    t.play("play rumour-mill", "draw alms", "draw ejection", "draw ejection")
    assert t.state.winners() == [1]
