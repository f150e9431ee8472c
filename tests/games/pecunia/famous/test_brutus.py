"""Brutus: sits in the middle only; if he can't while a seat is to be filled, he goes to the next queue."""

from ..setting import latrines, table

FAMOUS = ("brutus",)
QUEUES = [["brutus", "citizen1"], ["citizen3"], ["citizen5"]]


def test_plain() -> None:
    t = table("ejection", step="occupy", famous=1, queues=QUEUES[:2])
    assert t.options == ["sit middle", "play ejection"]
    t.refuse("sit left", "pecunia-only-seat", "M1.2")


def test_a_taken_middle_seat_sends_him_on() -> None:
    t = table(
        "ejection",
        players=3,
        step="occupy",
        famous=1,
        latrines=latrines({"middle": ["citizen9"]}, players=3),
        queues=QUEUES,
    )
    assert t.options == ["play ejection", "send on"]
    assert t.state.decision().ask == "must-send"
    assert t.state.decision().facts["next_player"] == 1
    t.refuse("end", "pecunia-must-send", "M1.2")
    t.play("send on")
    assert t.position["queues"] == [["citizen1"], ["citizen3", "brutus"], ["citizen5"]]
    assert t.options == ["sit left", "sit right", "play ejection"], "re-occupying goes on"


def test_a_blocked_middle_seat_too() -> None:
    t = table("ejection", step="occupy", famous=1, latrines=latrines({"left": ["slave16"]}), queues=QUEUES[:2])
    assert t.options == ["play ejection", "send on"]


def test_not_while_no_seat_is_to_be_filled() -> None:
    full = {"left": ["citizen9"], "middle": ["citizen10"], "right": ["citizen11"], "villa-1": []}
    t = table("ejection", step="occupy", famous=1, latrines=latrines(full), queues=QUEUES[:2])
    assert t.options == ["stop", "end", "play ejection"], "and a Villa is not for him"


def test_with_an_empty_hand_he_goes_by_himself() -> None:
    there = {"middle": ["citizen10"], "right": ["citizen11"]}
    t = table(
        step="after",
        famous=1,
        hands=[["ejection"], []],
        latrines=[{}, there],
        queues=[["citizen3"], ["brutus", "citizen1", "citizen2"]],
    )
    t.play("end", "draw ejection")
    assert t.position["turn"] == 1
    assert t.position["queues"] == [["citizen3", "brutus"], ["citizen2"]]


def test_a_partition_makes_the_middle_seat_possible() -> None:
    both = latrines({"left": ["slave16"]}), latrines({"left": ["slave16"], "right": ["slave15"]})
    for there, upgrades, possible in (
        (both[0], {"left": "partition"}, True),
        (both[0], {"middle": "partition"}, True),
        (both[0], {"right": "partition"}, False),
        (both[1], {"middle": "partition"}, True),
    ):
        t = table("ejection", step="occupy", famous=1, upgrades=[upgrades, {}], latrines=there, queues=QUEUES[:2])
        assert ("sit middle" in t.options) == possible
        assert ("send on" in t.options) != possible
