"""Marcus Antonius: may also join a lone citizen or senator on a seat."""

from ..setting import latrines, table

FAMOUS = ("marcus-antonius",)
QUEUES = [["marcus-antonius", "citizen1"], ["citizen3"]]


def test_plain() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        latrines=latrines({"left": ["citizen9"], "middle": ["senator6"], "right": ["woman7"]}),
        queues=QUEUES,
    )
    assert t.options == ["sit left", "sit middle", "stop", "end", "play ejection"]
    assert t.state.decision().ask == "may-sit"
    t.play("sit left")
    assert t.position["latrines"][0]["left"] == ["citizen9", "marcus-antonius"]
    again = t.game.position(t.position)
    assert again.position() == t.position


def test_not_beside_a_slave_nor_with_one() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        latrines=latrines({"left": ["slave16"], "middle": ["citizen9"], "right": ["citizen10"]}),
        queues=QUEUES,
    )
    assert t.options == ["sit right", "stop", "end", "play ejection"]
    t.refuse("sit middle", "pecunia-quarrel", "P9")
    t.refuse("sit left", "pecunia-seat-taken", "P10")


def test_no_third_one_and_nobody_joins_him() -> None:
    there = {"left": ["citizen9", "marcus-antonius"], "middle": ["citizen10"], "right": ["citizen11"]}
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        latrines=latrines(there),
        queues=[["senator1", "citizen1"], ["citizen3"]],
    )
    assert t.options == ["stop", "end", "play ejection"]


def test_a_golden_urinal_is_not_used_up_by_him() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        upgrades=[{"left": "golden-urinal"}, {}],
        latrines=latrines({"left": ["senator6"]}),
        queues=QUEUES,
    )
    t.play("sit left")
    assert t.position["latrines"][0]["left"] == ["senator6", "marcus-antonius"]
    assert t.position["upgrades_spent"] == []
