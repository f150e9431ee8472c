"""Vercingetorix: on each of the two other seats with one man a second one from the front may sit down."""

import pytest

from ..setting import latrines, table

FAMOUS = ("vercingetorix",)


def test_plain() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        latrines=latrines({"left": ["citizen9"], "right": ["slave16"]}),
        queues=[["vercingetorix", "citizen1", "slave1", "woman1"], ["citizen3"]],
    )
    t.play("sit middle")
    assert t.state.decision().ask == "vercingetorix"
    assert t.state.decision().facts["front"] == "Rapidus Tinkulus"
    assert t.options == ["sit left", "sit right", "done"]
    t.play("sit right")
    assert t.options == ["sit left", "done"], "each seat once"
    t.play("sit left")
    assert t.position["latrines"][0] == {
        "left": ["citizen9", "slave1"],
        "middle": ["vercingetorix"],
        "right": ["slave16", "citizen1"],
    }
    assert t.position["markers"]["slave1"] == 1
    assert "done" not in t.options


def test_it_is_a_choice() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        latrines=latrines({"left": ["citizen9"]}),
        queues=[["vercingetorix", "citizen1"], ["citizen3"]],
    )
    t.play("sit middle", "done")
    assert t.position["latrines"][0]["left"] == ["citizen9"]
    assert t.options == ["sit right", "play ejection"]


def test_women_neither_join_nor_are_joined() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        latrines=latrines({"left": ["woman7"], "right": ["citizen9"]}),
        queues=[["vercingetorix", "citizen1"], ["citizen3"]],
    )
    t.play("sit middle")
    assert t.options == ["sit right", "done"]
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        latrines=latrines({"left": ["woman7"], "right": ["citizen9"]}),
        queues=[["vercingetorix", "woman1", "citizen1"], ["citizen3"]],
    )
    t.play("sit middle")
    assert t.state.decision().ask != "vercingetorix", "only the front one counts"


def test_quarrels_are_not_allowed() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        latrines=latrines({"left": ["citizen9"], "middle": ["citizen10"]}),
        queues=[["vercingetorix", "senator1"], ["citizen3"]],
    )
    t.play("sit right")
    assert t.options == ["sit left", "done"], "the middle seat is beside Vercingetorix, a slave"


def test_a_villa_is_no_seat_of_the_latrine_for_him() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        latrines=latrines({"left": ["citizen9"], "villa-1": ["citizen10"]}),
        queues=[["vercingetorix", "citizen1"], ["citizen3"]],
    )
    t.play("sit middle")
    assert t.options == ["sit left", "done"]


def test_from_a_villa_he_lets_two_in() -> None:
    there = {"left": ["citizen9"], "middle": ["citizen10"], "right": ["citizen11"], "villa-1": []}
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        latrines=latrines(there),
        queues=[["vercingetorix", "citizen1", "citizen2", "citizen4", "citizen5"], ["citizen3"]],
    )
    t.play("sit villa-1")
    assert t.options == ["sit left", "sit middle", "sit right", "done"]
    t.play("sit left", "sit right")
    assert t.position["latrines"][0]["middle"] == ["citizen10"]
    assert t.state.decision().ask == "nobody-sits"


def test_who_joins_brings_his_own_effect() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=2,
        latrines=latrines({"left": ["citizen9"], "right": ["slave16"]}),
        queues=[["vercingetorix", "ovidius", "citizen1"], ["citizen3"]],
    )
    t.play("sit middle", "sit left")
    assert t.position["markers"] == {"citizen9": 3, "ovidius": 3, "slave16": 3, "vercingetorix": 3}
    assert t.options == ["sit right", "done"], "and then it goes on"


def test_a_urinal_is_not_used_up_by_those_whom_he_lets_in() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        upgrades=[{"left": "wooden-urinal", "right": "newspaper"}, {}],
        latrines=latrines({"left": ["slave16"]}),
        queues=[["vercingetorix", "slave1", "citizen1"], ["citizen3"]],
    )
    t.play("sit middle", "sit left")
    assert t.position["latrines"][0]["left"] == ["slave16", "slave1"]
    assert t.position["upgrades_spent"] == []


def test_beside_a_urinal_he_may_join_and_opens_the_others() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        upgrades=[{"left": "wooden-urinal"}, {}],
        latrines=latrines({"left": ["slave16"], "middle": ["citizen9"], "right": ["woman7"]}),
        queues=[["vercingetorix", "slave1", "citizen1"], ["citizen3"]],
    )
    t.play("sit left")
    assert t.position["upgrades_spent"] == ["wooden-urinal"]
    assert t.options == ["sit middle", "done"], "not his own seat, which is full, nor the woman's"


@pytest.mark.clause("P12", "M1.2")
def test_the_queue_is_refilled_before_him_and_between_his_men() -> None:
    both = latrines({"left": ["citizen9"], "right": ["slave16"]})
    t = table("ejection", step="occupy", famous=1, latrines=both, queues=[["vercingetorix"], ["citizen3"]])
    t.play("sit middle", *(f"deal citizen{k}" for k in (1, 2, 4, 5, 6)))
    assert (t.state.decision().ask, t.options) == ("vercingetorix", ["sit left", "sit right", "done"])
    t = table(
        "ejection", step="occupy", famous=1, latrines=both, queues=[["vercingetorix", "citizen1"], ["citizen3"]]
    )
    t.play("sit middle", "sit left", *(f"deal slave{k}" for k in range(1, 6)))
    assert (t.state.decision().ask, t.options) == ("vercingetorix", ["sit right", "done"])
    t.play("sit right")
    assert t.position["latrines"][0]["right"] == ["slave16", "slave1"]


@pytest.mark.clause("M3.3", "M1.2")
def test_an_event_comes_between_his_men() -> None:
    """The markers of the first man set off a revolt: a slave is at the front when the second one may sit down."""
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        events={"slave-revolt": 4},
        latrines=latrines({"left": ["citizen9"], "right": ["slave16"]}),
        queues=[["vercingetorix", "citizen1", "woman1", "slave1"], ["citizen3"]],
    )
    t.play("sit middle")
    assert t.state.decision().ask == "vercingetorix"
    t.play("sit left")
    assert t.position["queues"][0] == ["slave1", "woman1"]
    assert (t.state.decision().ask, t.options) == ("vercingetorix", ["sit right", "done"])
