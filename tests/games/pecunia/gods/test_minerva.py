"""Minerva: once per turn, discard an action card, take 1 sesterce and one marker off a Roman in your latrine."""

from ..setting import latrines, table

GODS = ("minerva",)
TWO = latrines({"left": ["citizen9"], "right": ["slave16"]})


def test_plain() -> None:
    t = table("line-cutter", favours=["minerva", "mars"], latrines=TWO)
    t.play("pray to minerva")
    assert t.state.decision().ask == "minerva"
    assert t.options == ["discard line-cutter", "discard ejection"]
    assert t.game.position(t.position).position() == t.position
    t.play("discard line-cutter")
    assert (t.position["purses"], t.position["card_discards"]) == ([1, 0], ["line-cutter"])
    assert t.options == ["pick citizen9", "pick slave16"]
    assert t.game.position(t.position).position() == t.position
    t.play("pick slave16")
    assert t.position["markers"]["slave16"] == 3
    t.refuse("pray to minerva", "pecunia-prayed", "M5.3")


def test_who_has_none_left_pays_and_goes() -> None:
    t = table(
        "ejection", favours=["minerva", "mars"], latrines=latrines({"left": ["slave16"]}), markers={"slave16": 1}
    )
    t.play("pray to minerva")
    assert t.position["purses"] == [1 + 1, 0]
    assert t.position["roman_discards"] == ["slave16"]


def test_in_an_empty_latrine_the_sesterce_is_all() -> None:
    t = table("ejection", favours=["minerva", "mars"])
    t.play("pray to minerva")
    assert t.position["purses"] == [1, 0]
    assert t.state.turn == 0


def test_needs_a_card_to_discard() -> None:
    t = table(favours=["minerva", "mars"], latrines=TWO, hands=[[], ["ejection"]], step="occupy")
    t.refuse("pray to minerva", "pecunia-god-idle", "M5.3")


def test_not_asking_would_show_a_hand_so_one_is_asked() -> None:
    t = table("ejection", "ejection", favours=["minerva", "mars"], latrines=TWO)
    t.play("pray to minerva")
    assert t.options == ["discard ejection"]


def test_the_sesterce_can_win() -> None:
    t = table("ejection", "ejection", favours=["minerva", "mars"], latrines=TWO, purses=[34, 0])
    t.play("pray to minerva", "discard ejection")
    assert t.state.over
    assert t.state.winners() == [0]


def test_with_famous_romans_octavianus_leaves_and_buys_more() -> None:
    there = latrines({"left": ["octavianus"]})
    hand = ["line-cutter", "ejection"]
    t = table(*hand, famous=1, favours=["minerva", "mars"], latrines=there, markers={"octavianus": 1})
    t.play("pray to minerva", "discard ejection")
    assert t.state.decision().ask == "octavianus"
    t.play("discard line-cutter")
    assert t.position["purses"] == [1 + 2 + 1, 0]


def test_with_ladders_her_sesterce_is_collected() -> None:
    t = table(
        "ejection",
        "ejection",
        favours=["minerva", "mars"],
        ladders=["senators-friend", "schemer"],
        steps=[1, 0],
        this_turn={"collected": 4},
        latrines=TWO,
    )
    assert "climb by task" not in t.options
    t.play("pray to minerva", "discard ejection")
    assert "climb by task" in t.options, "5 in this turn, in the middle of what she does"
    t.play("climb by task")
    assert t.options == ["pick citizen9", "pick slave16"]
