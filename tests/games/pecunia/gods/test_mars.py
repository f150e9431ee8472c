"""Mars: when you occupy a free seat, you may choose among the first 3 of your queue, each time."""

from typing import Any

import pytest

from tests.scenario import Scenario

from ..setting import latrines, table

GODS = ("mars",)
QUEUES = [["citizen1", "woman1", "slave1", "citizen2"], ["citizen3"]]


def occupying(**given: Any) -> Scenario:
    given = {"step": "occupy", "favours": ["mars", "venus"], "queues": QUEUES, **given}
    return table("ejection", **given)


def test_plain() -> None:
    t = occupying()
    assert [text for text in t.options if text.startswith("sit")] == [
        *(f"sit {seat}" for seat in ("left", "middle", "right")),
        *(f"sit {place} {seat}" for place in ("second", "third") for seat in ("left", "middle", "right")),
    ]
    t.play("sit third middle")
    assert t.position["latrines"][0]["middle"] == ["slave1"]
    assert t.position["queues"][0] == ["citizen1", "woman1", "citizen2"]
    t.play("sit second left")
    assert t.position["queues"][0] == ["citizen1", "citizen2"], "each time"
    t.play("sit second right")
    assert t.position["queues"][0] == ["citizen1"]


def test_the_duty_is_the_front_romans() -> None:
    t = occupying()
    t.refuse("end", "pecunia-must-sit", "P8")
    t = occupying(
        latrines=latrines({"left": ["slave16"], "right": ["citizen9"]}),
        queues=[["senator1", "citizen1"], ["citizen3"]],
    )
    assert t.state.decision().ask == "may-sit"
    assert t.options == ["stop", "end", "play ejection", "sit second middle"], "a choice, not a duty"


def test_quarrels_stay_quarrels() -> None:
    t = occupying(latrines=latrines({"left": ["senator1"]}))
    t.refuse("sit third middle", "pecunia-quarrel", "P9")
    assert "sit third right" in t.options


def test_a_short_queue_and_another_favour() -> None:
    t = occupying(queues=[["citizen1"], ["citizen3"]])
    t.refuse("sit second left", "pecunia-queue-empty", "P12")
    t = occupying(favours=["venus", "mars"])
    t.refuse("sit second left", "pecunia-not-preferred", "M5.3")
    t = occupying(favours_new=[0])
    t.refuse("sit second left", "pecunia-not-preferred", "M5.3")


@pytest.mark.clause("M5.3")
def test_only_the_front_woman_joins_another() -> None:
    there = latrines({"left": ["woman7"], "middle": ["citizen9"], "right": ["citizen10"]})
    t = occupying(latrines=there)
    assert t.options == ["stop", "end", "play ejection"]
    t.refuse("sit second left", "pecunia-seat-taken", "M5.3")
    t = occupying(latrines=there, queues=[["woman1", "citizen1", "woman2"], ["citizen3"]])
    assert [text for text in t.options if text.startswith("sit")] == ["sit left"]


@pytest.mark.clause("M5.3")
def test_she_is_no_duty_and_may_take_a_free_seat() -> None:
    t = occupying(latrines=latrines({"left": ["woman7"], "middle": ["citizen9"]}))
    assert [text for text in t.options if text.startswith("sit second")] == ["sit second right"]


def test_with_a_reserved_sign_each_calls_its_own() -> None:
    queue = ["slave1", "citizen1", "citizen2", "woman1", "senator1"]
    t = occupying(
        upgrades=[{"left": "reserved-senators", "right": "reserved-citizens"}, {}], queues=[queue, ["woman2"]]
    )
    assert "call left" in t.options, "the senator is the fifth: only the sign reaches him"
    assert "call right" in t.options
    t.play("sit third right")
    assert t.position["upgrades_spent"] == [], "Mars brought him, not the sign"
    assert t.position["latrines"][0]["right"] == ["citizen2"]
    t.play("call left")
    assert t.position["upgrades_spent"] == ["reserved-senators"]
    assert t.position["latrines"][0]["left"] == ["senator1"]
    assert t.position["queues"][0] == ["slave1", "citizen1", "woman1"]
    assert "sit middle" not in t.options, "beside a senator"
    assert "sit second middle" in t.options


def test_with_brutus_at_the_front_others_may_come_first() -> None:
    t = occupying(
        famous=1,
        latrines=latrines({"middle": ["citizen9"]}),
        queues=[["brutus", "citizen1", "woman1"], ["citizen3"]],
    )
    assert "send on" in t.options
    assert "sit left" not in t.options
    t.play("sit second left", "sit second right")
    assert t.position["queues"][0] == ["brutus"], "no seat is free any more, so he may stay"
    assert "end" in t.options


def test_with_brutus_further_back() -> None:
    t = occupying(famous=1, queues=[["citizen1", "brutus", "woman1"], ["citizen3"]])
    assert [text for text in t.options if "second" in text] == ["sit second middle"]


def test_not_for_those_whom_vercingetorix_brings() -> None:
    t = occupying(
        famous=1,
        latrines=latrines({"left": ["citizen9"]}),
        queues=[["vercingetorix", "woman1", "slave1"], ["citizen3"]],
    )
    t.play("sit right")
    assert t.state.decision().ask == "must-sit", "the front one is a woman: no man can join"
