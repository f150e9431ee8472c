"""Good business: 3 markers in all off Romans in your latrine, then 1 sesterce to another player."""

from ..setting import latrines, table

CARDS = ("good-business",)
TWO = latrines({"left": ["senator6"], "right": ["slave16"]})


def test_plain() -> None:
    t = table("good-business", players=3, advanced=True, purses=[2, 0, 0], latrines=[*TWO, {}])
    t.play("play good-business", "pick senator6", "pick slave16", "pick slave16")
    assert t.position["markers"] == {"senator6": 2, "slave16": 2}
    assert t.options == ["pick player 2", "pick player 3"]
    t.play("pick player 3")
    assert t.position["purses"] == [1, 0, 1]


def test_who_leaves_pays_at_once() -> None:
    t = table("good-business", advanced=True, purses=[1, 0], latrines=TWO)
    t.play("play good-business", "pick senator6", "pick senator6", "pick senator6")
    assert t.position["purses"] == [3, 1], "1 + 3 - 1; with two players nobody is asked who gets it"
    assert t.position["markers"] == {"slave16": 4}


def test_fewer_markers_than_three() -> None:
    t = table(
        "good-business",
        "ejection",
        advanced=True,
        purses=[1, 0],
        latrines=latrines({"villa-1": ["citizen9"]}),
        markers={"citizen9": 2},
    )
    t.play("play good-business")
    assert t.position["purses"] == [2, 1]
    assert t.options == ["start", "play ejection"]


def test_women_on_one_seat() -> None:
    t = table("good-business", advanced=True, purses=[1, 0], latrines=latrines({"left": ["woman7", "woman8"]}))
    t.play("play good-business", "pick woman7", "pick woman8", "pick woman8")
    assert t.position["markers"] == {"woman7": 2, "woman8": 1}


def test_it_needs_a_marker_but_no_sesterce() -> None:
    t = table("good-business", advanced=True, purses=[1, 0])
    t.refuse("play good-business", "pecunia-idle-marker", "P16")
    t = table("good-business", advanced=True, purses=[0, 5], latrines=TWO)
    t.play("play good-business", "pick slave16", "pick slave16", "pick senator6")
    assert t.position["purses"] == [0, 5], "who has nothing gives nothing (P17)"
    assert t.options == ["start", "play ejection"]


def test_the_gift_is_out_of_what_he_has_then() -> None:
    t = table("good-business", players=3, advanced=True, latrines=[*TWO, {}], markers={"senator6": 1})
    t.play("play good-business", "pick senator6")
    assert t.position["markers"] == {"slave16": 2}, "the others can only be his"
    assert t.options == ["pick player 2", "pick player 3"]
    t.play("pick player 2")
    assert t.position["purses"] == [2, 1, 0]


def test_somebody_else_may_win_by_the_gift() -> None:
    t = table("good-business", players=3, advanced=True, purses=[1, 24, 0], latrines=[*TWO, {}])
    t.play("play good-business", "pick slave16", "pick slave16", "pick slave16", "pick player 2")
    assert t.state.over
    assert t.state.winners() == [1]


def test_one_wins_before_one_must_give() -> None:
    t = table("good-business", advanced=True, purses=[27, 0], latrines=TWO, markers={"senator6": 1})
    t.play("play good-business", "pick senator6")
    assert t.state.winners() == [0]
    assert t.position["purses"] == [30, 0]
