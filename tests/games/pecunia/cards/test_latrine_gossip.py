"""Latrine gossip: on an opponent's seat with two women the one with fewer markers gets as many as the other."""

from ..setting import latrines, table

CARDS = ("latrine-gossip",)


def test_plain() -> None:
    t = table("latrine-gossip", latrines=latrines({}, {"left": ["woman1", "woman15"]}))
    t.play("play latrine-gossip")
    assert t.position["markers"] == {"woman1": 5, "woman15": 5}
    t = table("latrine-gossip", latrines=latrines({}, {"middle": ["woman15", "woman1"]}), markers={"woman1": 3})
    t.play("play latrine-gossip")
    assert t.position["markers"] == {"woman1": 5, "woman15": 5}


def test_a_choice_of_seats_villas_too() -> None:
    t = table(
        "latrine-gossip",
        players=3,
        latrines=latrines(
            {"left": ["woman2", "woman14"]},
            {"left": ["woman1", "woman15"]},
            {"villa-1": ["woman13", "woman7"]},
            players=3,
        ),
    )
    t.play("play latrine-gossip")
    assert t.options == ["pick woman1", "pick woman7"], "not one's own, and only those with fewer"
    t.play("pick woman7")
    assert t.position["markers"]["woman7"] == 4
    assert t.position["markers"]["woman1"] == 1


def test_no_target() -> None:
    for there in (
        {"left": ["woman7", "woman8"]},
        {"left": ["woman7"]},
        {"left": ["woman7"], "middle": ["woman1"]},
    ):
        t = table("latrine-gossip", latrines=latrines({"right": ["woman2", "woman15"]}, there))
        t.refuse("play latrine-gossip", "pecunia-idle-women", "P16")


def test_one_seat_in_both_editions() -> None:
    there = {"left": ["woman1", "woman15"], "right": ["woman13", "woman7"]}
    for edition in (1, 2):
        t = table("latrine-gossip", edition=edition, latrines=latrines({}, there))
        t.play("play latrine-gossip", "pick woman1")
        assert (t.position["markers"]["woman1"], t.position["markers"]["woman7"]) == (5, 3)
        assert t.options == ["start", "play ejection"]
