"""Plinius: on entering every other player, clockwise, puts 2 markers on Romans in his own latrine as he likes."""

from ..setting import latrines, table

FAMOUS = ("plinius",)


def test_plain() -> None:
    t = table(
        "ejection",
        players=3,
        step="occupy",
        famous=1,
        latrines=latrines(
            {"left": ["slave16"]},
            {"left": ["senator6"], "right": ["slave15"]},
            {"left": ["woman7", "woman8"]},
            players=3,
        ),
        queues=[["plinius", "citizen1"], ["citizen3"], ["citizen5"]],
    )
    t.play("sit middle")
    ask = t.state.decision()
    assert (ask.seat, ask.ask, ask.facts["player"], ask.facts["left"]) == (1, "plinius", 0, 2)
    assert t.options == ["pick senator6", "pick slave15"]
    t.play("pick slave15")
    assert t.state.decision().facts["left"] == 1
    again = t.game.position(t.position)
    assert again.position() == t.position
    t.play("pick senator6")
    assert t.state.turn == 2
    t.play("pick woman7", "pick woman7")
    assert t.state.turn == 0
    assert t.position["markers"] == {
        "senator6": 4,
        "slave15": 5,
        "slave16": 4,
        "woman7": 5,
        "woman8": 3,
        "plinius": 3,
    }


def test_an_empty_latrine_is_passed_by_and_one_roman_gets_both() -> None:
    t = table(
        "ejection",
        players=3,
        step="occupy",
        famous=1,
        latrines=latrines({}, {}, {"villa-1": ["slave16"]}, players=3),
        queues=[["plinius", "citizen1"], ["citizen3"], ["citizen5"]],
    )
    t.play("sit middle")
    assert t.position["markers"] == {"slave16": 6, "plinius": 3}
    assert t.state.turn == 0
