"""State visit: draw 3 Romans; one goes to the front of your queue, two are discarded."""

from ..setting import IDS, table

CARDS = ("state-visit",)


def test_plain() -> None:
    t = table("state-visit", advanced=True)
    t.play("play state-visit", "deal slave1", "deal woman1", "deal senator1")
    assert t.options == ["pick senator1", "pick slave1", "pick woman1"]
    t.play("pick senator1")
    assert t.position["queues"][0] == ["senator1", "citizen1", "citizen2"]
    assert t.position["roman_discards"] == ["woman1", "slave1"]
    assert t.position["held"] == []
    assert len(t.told("dismissed")) == 2


def test_in_step_3_the_new_front_roman_must_be_placed() -> None:
    t = table(
        "state-visit",
        "ejection",
        advanced=True,
        step="occupy",
        latrines=[{"left": ["senator2"], "right": ["senator3"]}, {}],
        queues=[["slave9", "slave8"], ["citizen3"]],
    )
    assert "stop" in t.options
    t.play("play state-visit", "deal slave1", "deal woman1", "deal senator1", "pick senator1")
    assert t.options == ["sit middle", "play ejection"]


def test_fewer_than_three_are_left() -> None:
    t = table("state-visit", advanced=True, queues=[IDS[3:], ["senator1"]])
    t.play("play state-visit", "deal senator2", "deal senator3", "pick senator3")
    assert t.position["queues"][0][0] == "senator3"
    assert t.position["roman_discards"] == ["senator2"]


def test_the_only_one_left_is_the_one() -> None:
    t = table("state-visit", advanced=True, queues=[IDS[2:], ["senator1"]])
    t.play("play state-visit", "deal senator2")
    assert t.position["queues"][0][0] == "senator2"


def test_no_target_when_nobody_is_left() -> None:
    t = table("state-visit", advanced=True, queues=[IDS[1:], ["senator1"]])
    t.refuse("play state-visit", "pecunia-idle-no-roman", "P16")
