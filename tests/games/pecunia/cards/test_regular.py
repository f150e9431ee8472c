"""Regular: the top Roman of the discard pile goes to the end of a queue of your choice."""

from ..setting import latrines, table

CARDS = ("regular",)


def test_plain() -> None:
    t = table("regular", players=3, edition=1, roman_discards=["slave1", "woman1"])
    t.play("play regular")
    assert t.options == ["pick player 1", "pick player 2", "pick player 3"]
    t.play("pick player 2")
    assert t.position["queues"][1] == ["citizen3", "citizen4", "slave1"]
    assert t.position["roman_discards"] == ["woman1"]


def test_it_is_the_one_who_left_last() -> None:
    t = table("regular", edition=1, latrines=latrines({"left": ["senator1"], "right": ["slave1"]}))
    t.play(
        "start",
        "sit left",
        "sit middle",
        "deal woman1",
        "deal woman2",
        "deal woman3",
        "deal woman4",
        "deal woman5",
    )
    assert t.position["roman_discards"] == ["slave1", "senator1"], "from the left: the slave was last"
    t.play("play regular", "pick player 2")
    assert t.position["queues"][1] == ["citizen3", "citizen4", "slave1"]


def test_no_target_without_discards() -> None:
    t = table("regular", edition=1)
    t.refuse("play regular", "pecunia-idle-discards", "P16")
