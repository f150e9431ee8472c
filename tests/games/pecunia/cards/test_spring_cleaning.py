"""Spring cleaning: one marker off every Roman in your latrine."""

from ..setting import latrines, table

CARDS = ("spring-cleaning",)


def test_plain() -> None:
    t = table(
        "spring-cleaning",
        advanced=True,
        latrines=latrines({"left": ["senator6"], "right": ["slave16"]}, {"left": ["slave15"]}),
    )
    t.play("play spring-cleaning")
    assert t.position["markers"] == {"senator6": 2, "slave15": 4, "slave16": 3}


def test_women_on_one_seat_and_villas_and_who_has_none_left_leaves() -> None:
    t = table(
        "spring-cleaning",
        advanced=True,
        latrines=latrines({"left": ["woman1", "woman7"], "villa-1": ["citizen1"]}),
        queues=[["citizen2"], ["citizen3"]],
    )
    t.play("play spring-cleaning")
    assert t.position["markers"] == {"woman7": 2}
    assert t.position["purses"] == [3, 0]
    assert t.position["roman_discards"] == ["citizen1", "woman1"]
    assert "villa-1" not in t.position["latrines"][0]


def test_no_target_in_an_empty_latrine() -> None:
    t = table("spring-cleaning", advanced=True, latrines=latrines({}, {"left": ["slave15"]}))
    t.refuse("play spring-cleaning", "pecunia-idle-marker", "P16")


def test_it_wins_before_the_others_leave() -> None:
    t = table(
        "spring-cleaning",
        advanced=True,
        purses=[28, 0],
        latrines=latrines({"left": ["senator1"], "middle": ["citizen17"]}),
        markers={"citizen17": 1},
    )
    t.play("play spring-cleaning")
    assert t.state.winners() == [0]
    assert t.position["purses"] == [31, 0]
    assert t.position["markers"] == {"citizen17": 0}
