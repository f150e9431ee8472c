"""Seneca: when he leaves the owner may take one marker off every other Roman there."""

from ..setting import latrines, table

FAMOUS = ("seneca",)
THERE = {"left": ["seneca"], "middle": ["senator6"], "right": ["citizen9"], "villa-1": ["slave16"]}


def test_plain() -> None:
    t = table("ejection", famous=1, latrines=latrines(THERE), markers={"seneca": 1, "citizen9": 2})
    t.play("start")
    assert t.state.decision().ask == "seneca"
    assert t.options == ["done", "use"]
    assert t.position["purses"] == [2, 0], "he has paid"
    again = t.game.position(t.position)
    assert again.position() == t.position
    t.play("use")
    assert t.position["markers"] == {"senator6": 1, "slave16": 2}
    assert t.position["purses"] == [4, 0], "one without markers leaves at once"


def test_he_may_be_thanked() -> None:
    t = table("ejection", famous=1, latrines=latrines(THERE), markers={"seneca": 1})
    t.play("start", "done")
    assert t.position["markers"] == {"senator6": 2, "citizen9": 2, "slave16": 3}


def test_not_when_removed_and_not_when_alone() -> None:
    t = table(
        "citizens-assembly",
        famous=1,
        latrines=latrines({"left": ["seneca"], "middle": ["senator6"]}),
        queues=[["woman1"], ["woman2"]],
    )
    t.play("play citizens-assembly")
    assert t.position["roman_discards"] == ["seneca"]
    assert "use" not in t.options
    t = table("ejection", famous=1, latrines=latrines({"left": ["seneca"]}), markers={"seneca": 1})
    t.play("start")
    assert t.state.decision().ask == "must-sit"


def test_the_owner_chooses_who_goes_first_where_it_matters() -> None:
    t = table("ejection", famous=1, latrines=latrines(THERE), markers={"seneca": 1, "senator6": 1})
    t.play("start")
    assert t.state.decision().ask == "leave"
    assert t.options == ["pick senator6", "pick seneca"]
    again = t.game.position(t.position)
    assert again.position() == t.position
    t.play("pick seneca", "use")
    assert t.position["markers"] == {"citizen9": 1, "slave16": 2}
    assert t.position["purses"] == [5, 0]
