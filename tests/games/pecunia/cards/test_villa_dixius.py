"""Villa Dixius: one more seat beside your latrine, next to no other."""

from ..setting import latrines, table

CARDS = ("villa-dixius",)
FULL = {"left": ["senator2"], "middle": ["citizen9"], "right": ["citizen10"]}


def test_plain() -> None:
    t = table("villa-dixius", "ejection", step="occupy", latrines=latrines(FULL))
    t.play("play villa-dixius")
    assert t.position["latrines"][0]["villa-1"] == []
    assert t.position["card_discards"] == [], "it lies beside the latrine, not on the discards"
    assert t.options == ["sit villa-1", "stop", "end", "play ejection"]
    t.play("sit villa-1")
    assert t.position["latrines"][0]["villa-1"] == ["citizen1"]
    assert t.position["markers"]["citizen1"] == 1


def test_placing_there_is_no_duty() -> None:
    t = table("ejection", step="occupy", latrines=latrines(FULL | {"villa-1": []}))
    assert t.options == ["sit villa-1", "stop", "end", "play ejection"]
    # But while a seat of the latrine is free, the front Roman must sit somewhere, and here is a place too.
    t = table("ejection", step="occupy", latrines=latrines({"left": ["senator2"], "villa-1": []}))
    assert t.options == ["sit middle", "sit right", "sit villa-1", "play ejection"]
    t.refuse("stop", "pecunia-must-sit", "P8")


def test_it_is_next_to_no_seat() -> None:
    t = table(
        "ejection",
        step="occupy",
        latrines=latrines({"left": ["senator2"], "right": ["senator3"], "villa-1": [], "villa-2": ["senator4"]}),
        queues=[["slave1", "citizen1"], ["citizen3"]],
    )
    assert t.options == ["sit villa-1", "stop", "end", "play ejection"]
    t.refuse("sit middle", "pecunia-quarrel", "P9")
    t.refuse("sit villa-2", "pecunia-seat-taken", "P10")
    t.refuse("sit villa-3", "pecunia-no-villa", "P8")


def test_two_women_may_share_it() -> None:
    t = table(
        "ejection",
        step="occupy",
        latrines=latrines(FULL | {"villa-1": ["woman7"]}),
        queues=[["woman8", "citizen1"], ["citizen3"]],
    )
    t.play("sit villa-1")
    assert t.position["latrines"][0]["villa-1"] == ["woman7", "woman8"]


def test_it_goes_with_the_last_roman_that_leaves_it() -> None:
    t = table(
        "ejection",
        latrines=latrines({"villa-1": ["woman1", "woman7"], "villa-2": []}),
        markers={"woman1": 1, "woman7": 2},
    )
    t.play("start")
    assert t.position["latrines"][0]["villa-1"] == ["woman7"]
    assert t.position["card_discards"] == []
    t = table("ejection", latrines=latrines({"villa-1": ["woman7"], "villa-2": []}), markers={"woman7": 1})
    t.play("start")
    assert list(t.position["latrines"][0]) == ["left", "middle", "right", "villa-2"], "an unused one stays"
    assert t.position["card_discards"] == ["villa-dixius"]
    assert t.told("villa-goes")[0]["player"] == 0


def test_it_goes_too_when_he_is_removed() -> None:
    t = table("slave-market", latrines=latrines({}, {"villa-1": ["slave1"]}))
    t.play("play slave-market")
    assert list(t.position["latrines"][1]) == ["left", "middle", "right"]
    assert sorted(t.position["card_discards"]) == ["slave-market", "villa-dixius"]


def test_several_may_lie_there_and_a_gap_is_used_again() -> None:
    t = table("villa-dixius", "villa-dixius", latrines=latrines({"villa-2": ["slave16"]}))
    t.play("play villa-dixius", "play villa-dixius")
    assert list(t.position["latrines"][0]) == ["left", "middle", "right", "villa-1", "villa-2", "villa-3"]


def test_romans_on_it_count_as_in_the_latrine() -> None:
    t = table("great-haste", latrines=latrines({"villa-1": ["senator6"]}), markers={"senator6": 3})
    t.play("play great-haste")
    assert t.position["markers"] == {"senator6": 1}
