"""Line cutter: a Roman of any one queue moves to the front of the same queue."""

from ..setting import latrines, table

CARDS = ("line-cutter",)


def test_plain() -> None:
    t = table("line-cutter", queues=[["citizen1", "slave1", "woman1"], ["citizen3"]])
    t.play("play line-cutter", "pick woman1")
    assert t.position["queues"] == [["woman1", "citizen1", "slave1"], ["citizen3"]]
    assert t.position["card_discards"] == ["line-cutter"]
    # From the middle of an opponent's queue.
    t = table("line-cutter", queues=[["citizen1"], ["citizen3", "slave1", "woman1"]])
    t.play("play line-cutter", "pick slave1")
    assert t.position["queues"] == [["citizen1"], ["slave1", "citizen3", "woman1"]]


def test_front_and_seated_romans_are_not_offered() -> None:
    t = table(
        "line-cutter",
        latrines=latrines({"left": ["woman7", "woman8"], "villa-1": ["senator1"]}),
        queues=[["citizen1", "slave1"], ["citizen3", "woman1"]],
    )
    t.play("play line-cutter")
    assert t.options == ["pick slave1", "pick woman1"]
    t.refuse("pick citizen1", "pecunia-no-target", "P16")
    t.refuse("pick senator1", "pecunia-no-target", "P16")
    t.refuse("start", "pecunia-first-answer", "P16")


def test_no_target_where_every_queue_is_one_long() -> None:
    t = table("line-cutter", queues=[["citizen1"], ["citizen3"]])
    assert "play line-cutter" not in t.options
    t.refuse("play line-cutter", "pecunia-idle-queue-of-two", "P16")


def test_a_new_front_roman_who_can_sit_must_be_placed() -> None:
    t = table(
        "line-cutter",
        step="occupy",
        latrines=latrines({"left": ["senator2"], "right": ["senator3"]}),
        queues=[["slave1", "woman1"], ["citizen3"]],
        hands=[["line-cutter"], []],
    )
    assert t.options == ["stop", "end", "play line-cutter"]
    t.play("play line-cutter")
    # There is but one Roman behind a front one, one free seat, and no card left: nobody is asked.
    assert t.position["queues"][0] == ["slave1"]
    assert t.position["latrines"][0]["middle"] == ["woman1"]


def test_the_queue_goes_on_from_its_new_end() -> None:
    t = table("line-cutter", "ejection", queues=[["citizen1", "slave1", "woman1"], ["citizen3", "citizen4"]])
    t.play("play line-cutter", "pick woman1", "play ejection", "pick citizen3")
    assert t.position["queues"] == [["woman1", "citizen1", "slave1", "citizen3"], ["citizen4"]]
