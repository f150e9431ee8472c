"""Flamma: when he leaves, 1 sesterce for each Roman in the owner's queue."""

from ..setting import latrines, table

FAMOUS = ("flamma",)


def test_plain() -> None:
    t = table(
        "ejection",
        famous=1,
        latrines=latrines({"left": ["flamma"]}),
        markers={"flamma": 1},
        queues=[["woman1", "woman2", "woman3"], ["citizen3"]],
    )
    t.play("start")
    assert t.position["purses"] == [1 + 3, 0]


def test_he_can_win_the_game() -> None:
    t = table("ejection", famous=1, purses=[33, 0], latrines=latrines({"left": ["flamma"]}), markers={"flamma": 1})
    t.play("start")
    assert t.state.winners() == [0]
    assert t.state.scores() == [36, 0], "the target is 35 with a module"


def test_rich_slaves_doubles_his_pay_only() -> None:
    t = table(
        "ejection",
        famous=1,
        advanced=True,
        rich=True,
        latrines=latrines({"left": ["flamma"]}),
        markers={"flamma": 1},
    )
    t.play("start")
    assert t.position["purses"] == [2 + 2, 0]
