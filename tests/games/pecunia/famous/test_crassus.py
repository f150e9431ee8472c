"""Crassus: on entering all other Romans in this latrine who would pay 1 or 2 are removed."""

from ..setting import latrines, table

FAMOUS = ("crassus",)
QUEUES = [["crassus", "citizen1"], ["citizen3"]]


def test_plain() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        latrines=latrines(
            {"left": ["woman7", "woman8"], "middle": ["senator6"], "villa-1": ["slave16"]}, {"left": ["slave15"]}
        ),
        queues=QUEUES,
    )
    t.play("sit right")
    assert t.position["latrines"][0] == {"left": [], "middle": ["senator6"], "right": ["crassus"]}
    assert t.position["roman_discards"] == ["slave16", "woman8", "woman7"]
    assert t.position["purses"] == [0, 0], "they pay nothing"
    assert t.position["latrines"][1]["left"] == ["slave15"]
    assert t.options == ["sit left", "play ejection"], "their seats are free again"


def test_who_leaves_so_is_removed_and_brings_nothing() -> None:
    t = table("ejection", step="occupy", famous=2, latrines=latrines({"left": ["agrippina"]}), queues=QUEUES)
    t.play("sit right")
    assert t.position["roman_discards"] == ["agrippina"]
    assert t.state.turn == 0


def test_rich_slaves_do_not_change_what_a_slave_would_pay() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        advanced=True,
        rich=True,
        latrines=latrines({"left": ["slave15"], "villa-1": ["slave17"]}),
        queues=QUEUES,
    )
    t.play("sit right")
    assert t.position["roman_discards"] == ["slave17", "slave15"], "1 and 2, doubled or not"


def test_coins_on_them_count() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        upgrades=[{}, {}],
        latrines=latrines({"left": ["woman7", "woman8"], "villa-1": ["slave16"]}),
        coins={"woman8": 1, "slave16": 1},
        queues=QUEUES,
    )
    t.play("sit right")
    assert t.position["roman_discards"] == ["slave16", "woman7"], "1 and 1 is 2, 2 and 1 is 3"
    assert t.position["coins"] == {"woman8": 1}, "coins on those removed go back"


def test_his_own_coins_do_not_save_the_others() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        upgrades=[{"right": "newspaper"}, {}],
        latrines=latrines({"left": ["woman7"]}),
        queues=QUEUES,
    )
    t.play("sit right")
    assert t.position["roman_discards"] == ["woman7"]
    assert t.position["coins"] == {"crassus": 1}
