"""Rich slaves: slaves who leave a latrine paying in this turn pay double."""

from ..setting import latrines, table

CARDS = ("rich-slaves",)


def test_plain() -> None:
    t = table(
        "rich-slaves",
        "ejection",
        advanced=True,
        latrines=latrines({"left": ["slave3"], "middle": ["citizen9"]}),
        markers={"citizen9": 1},
    )
    t.play("play rich-slaves", "start")
    assert t.position["purses"] == [6, 0], "2 × 2 and 2"


def test_only_in_this_turn() -> None:
    t = table(
        "rich-slaves",
        advanced=True,
        latrines=latrines({"left": ["slave7"], "villa-1": ["slave8"]}, {"left": ["slave3"]}),
        step="after",
        hands=[["rich-slaves"], []],
    )
    t.play("play rich-slaves", "draw ejection")
    assert t.state.view(None)["rich"] is False
    # The second player has no card: his turn runs by itself, and his slave pays the plain price.
    assert t.position["purses"] == [0, 2]


def test_together_with_haste() -> None:
    t = table(
        "rich-slaves",
        "great-haste",
        advanced=True,
        latrines=latrines({"left": ["slave15"]}),
        markers={"slave15": 2},
        step="after",
    )
    t.play("play rich-slaves", "play great-haste")
    assert t.position["purses"][0] == 2


def test_unpaid_is_unpaid() -> None:
    t = table("rich-slaves", "slave-market", advanced=True, latrines=latrines({"left": ["slave15"]}))
    t.play("play rich-slaves", "play slave-market")
    assert t.position["purses"] == [0, 0]


def test_no_target_without_a_slave() -> None:
    t = table("rich-slaves", advanced=True, latrines=latrines({"left": ["citizen9"]}, {"left": ["slave15"]}))
    t.refuse("play rich-slaves", "pecunia-idle-slaves", "P16")


def test_already_played_in_this_turn() -> None:
    t = table("rich-slaves", advanced=True, rich=True, latrines=latrines({"left": ["slave15"]}))
    t.refuse("play rich-slaves", "pecunia-idle-rich", "P16")


def test_coins_are_doubled_but_the_dearest_roman_is_not_dearer() -> None:
    """He pays 2 × (1 + 2); to the task of a ladder he is a Roman who pays 3."""
    t = table(
        "rich-slaves",
        "ejection",
        advanced=True,
        upgrades=[{}, {}],
        ladders=["senators-friend", "schemer"],
        latrines=latrines({"left": ["slave15"]}),
        markers={"slave15": 1},
        coins={"slave15": 2},
    )
    t.play("play rich-slaves", "start")
    if t.state.decision().ask == "bargain":
        t.play("done")
    assert t.position["purses"] == [6, 0]
    tally = t.position["this_turn"]
    assert (tally["collected"], tally["dearest"]) == (6, 3)
