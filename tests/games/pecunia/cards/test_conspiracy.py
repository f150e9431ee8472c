"""Conspiracy: beginning with you, clockwise, every player chooses one Roman in his latrine, who leaves unpaid."""

from ..setting import latrines, table

CARDS = ("conspiracy",)


def test_plain() -> None:
    t = table(
        "conspiracy",
        players=3,
        advanced=True,
        turn=1,
        first=1,
        hands=[[], ["conspiracy"], []],
        latrines=[
            {"left": ["senator6"], "right": ["slave16"]},
            {"left": ["senator7"], "right": ["slave15"]},
            {"left": ["woman7", "woman8"]},
        ],
    )
    t.play("play conspiracy")
    assert t.state.turn == 1
    assert t.options == ["pick senator7", "pick slave15"]
    t.play("pick slave15")
    assert t.state.turn == 2
    ask = t.state.decision()
    assert (ask.ask, ask.facts["player"], ask.facts["card"]) == ("conspiracy", 1, "conspiracy")
    assert t.options == ["pick woman7", "pick woman8"]
    t.play("pick woman7")
    assert t.state.turn == 0
    t.play("pick senator6")
    assert t.position["roman_discards"] == ["senator6", "woman7", "slave15"]
    assert t.position["purses"] == [0, 0, 0]
    assert [event["player"] for event in t.told("slips-out")] == [1, 2, 0]


def test_who_has_nobody_is_passed_by_and_who_has_one_is_not_asked() -> None:
    t = table(
        "conspiracy",
        "ejection",
        players=3,
        advanced=True,
        latrines=[{}, {"villa-1": ["slave16"]}, {"left": ["senator7"], "right": ["slave15"]}],
    )
    t.play("play conspiracy")
    assert t.position["roman_discards"] == ["slave16"]
    assert t.position["latrines"][1] == {"left": [], "middle": [], "right": []}, "the Villa went with him"
    assert t.state.turn == 2
    t.play("pick senator7")
    assert t.state.turn == 0


def test_no_target_when_all_latrines_are_empty() -> None:
    t = table("conspiracy", advanced=True)
    t.refuse("play conspiracy", "pecunia-idle-nobody", "P16")


def test_it_can_be_saved_while_others_choose() -> None:
    t = table(
        "conspiracy",
        advanced=True,
        latrines=latrines({"left": ["senator6"]}, {"left": ["slave15"], "right": ["slave16"]}),
    )
    t.play("play conspiracy")
    again = t.game.position(t.position)
    assert again.turn == 1
    again.apply(t.game.action("pick slave15"))
    assert again.position()["roman_discards"] == ["slave15", "senator6"]
