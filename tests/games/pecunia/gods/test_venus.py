"""Venus: no action card, your own included, affects your latrine; cards that hit everybody pass it by."""

from typing import Any

import pytest

from tests.scenario import Scenario

from ..setting import latrines, table

GODS = ("venus",)
# Everything that a card could want: every class, two women on one seat with different markers.
FULL = {"left": ["senator9"], "middle": ["woman7", "woman8"], "right": ["slave16"], "villa-1": ["citizen9"]}
MARKERS = {"woman7": 1, "woman8": 3}


def mine(card: str, **given: Any) -> Scenario:
    """Venus is mine, and only my latrine is full."""
    given = {
        "favours": ["venus", "mars"],
        "latrines": latrines(FULL),
        "purses": [5, 5],
        "markers": MARKERS,
        **given,
    }
    return table(card, advanced=True, **given)


def theirs(card: str, **given: Any) -> Scenario:
    return mine(card, **{"favours": ["mars", "venus"], "latrines": latrines({}, FULL), **given})


@pytest.mark.parametrize(
    "card",
    ["villa-dixius", "great-haste", "good-business", "spring-cleaning", "rat-infestation", "rich-slaves"],
)
def test_plain_not_even_your_own_cards(card: str) -> None:
    mine(card).refuse(f"play {card}", "pecunia-idle-sheltered", "P16")
    mine(card, favours=["mars", "venus"]).play(f"play {card}")


@pytest.mark.parametrize(
    ("card", "idle"), [("fish-poisoning", "pecunia-idle-others"), ("latrine-gossip", "pecunia-idle-women")]
)
def test_nobody_there_is_a_target(card: str, idle: str) -> None:
    theirs(card).refuse(f"play {card}", idle, "P16")
    theirs(card, favours=["venus", "mars"]).play(f"play {card}")


def test_a_target_elsewhere_is_one_and_the_refusal_says_why() -> None:
    t = table(
        "fish-poisoning",
        players=3,
        favours=["mars", "venus", "juno"],
        latrines=latrines({}, {"left": ["slave16"]}, {"left": ["slave15"], "right": ["citizen9"]}, players=3),
    )
    t.play("play fish-poisoning")
    assert t.options == ["pick citizen9", "pick slave15"]
    t.refuse("pick slave16", "pecunia-sheltered", "M5.3")


@pytest.mark.parametrize(
    ("card", "roman"),
    [
        ("senate-meeting", "senator1"),
        ("citizens-assembly", "citizen3"),
        ("slave-market", "slave1"),
        ("womens-forum", "woman1"),
    ],
)
def test_an_assembly_takes_only_from_the_queue(card: str, roman: str) -> None:
    t = theirs(card, queues=[["senator2", "citizen1", "slave2", "woman2"], [roman, "citizen4", "slave3"]])
    t.play(f"play {card}", "pick player 2")
    assert roman in t.position["roman_discards"]
    assert t.position["latrines"][1] == FULL


def test_an_assembly_without_anybody_in_the_queue_has_no_target() -> None:
    theirs("slave-market").refuse("play slave-market", "pecunia-idle-class", "P16")


@pytest.mark.parametrize("card", ["tax-senators", "tax-citizens", "tax-slaves"])
def test_a_tax_passes_by(card: str) -> None:
    both = latrines(
        {"left": ["senator1"], "right": ["citizen10"], "villa-1": ["slave1"]},
        {"left": ["senator9"], "right": ["citizen9"], "villa-1": ["slave16"]},
    )
    t = theirs(card, latrines=both, markers={})
    t.play(f"play {card}")
    assert t.position["purses"] == [4, 5]
    theirs(card).refuse(f"play {card}", "pecunia-idle-tax", "P16")


def test_conspiracy_passes_by() -> None:
    t = theirs("conspiracy", latrines=latrines({"left": ["senator1"]}, FULL))
    t.play("play conspiracy")
    assert t.state.turn == 0
    assert t.position["latrines"][1] == FULL
    assert t.position["roman_discards"] == ["senator1"]
    theirs("conspiracy").refuse("play conspiracy", "pecunia-idle-nobody", "P16")


def test_slaves_there_are_not_rich() -> None:
    there = latrines({"left": ["slave16"]})
    plain = table(favours=["mars", "juno"], latrines=there, markers={"slave16": 1}, rich=True)
    plain.play("start")
    assert plain.position["purses"] == [2, 0]
    t = table(favours=["venus", "juno"], latrines=there, markers={"slave16": 1}, rich=True)
    t.play("start")
    assert t.position["purses"] == [1, 0]


@pytest.mark.parametrize(
    "card", ["line-cutter", "ejection", "latrine-change", "state-visit", "alms", "rumour-mill"]
)
def test_what_touches_no_latrine_can_be_played(card: str) -> None:
    t = mine(card, purses=[5, 3])
    t.play(f"play {card}")


@pytest.mark.clause("M5.2", "M5.3")
def test_she_shelters_at_once() -> None:
    theirs("fish-poisoning", favours_new=[1]).refuse("play fish-poisoning", "pecunia-idle-others", "P16")
    mine("great-haste", favours_new=[0]).refuse("play great-haste", "pecunia-idle-sheltered", "P16")
    t = table(
        "great-haste",
        favours=["ceres", "venus"],
        latrines=latrines({"left": ["citizen9"], "right": ["slave16"]}),
        markers={"citizen9": 1},
    )
    t.play("start", "pick venus")
    assert t.position["favours_new"] == [0, 1]
    t.refuse("play great-haste", "pecunia-idle-sheltered", "P16")


def test_with_famous_romans_effects_are_no_cards() -> None:
    t = table(
        "ejection",
        famous=2,
        step="occupy",
        favours=["mars", "venus"],
        latrines=latrines({}, {"left": ["slave16"]}),
        queues=[["plinius", "citizen1"], ["citizen3"]],
    )
    t.play("sit middle")
    assert t.position["markers"]["slave16"] == 4 + 2, "Plinius comes in"
    t = table(
        "ejection",
        famous=2,
        favours=["venus", "mars"],
        latrines=latrines({"left": ["seneca"], "right": ["slave16"]}),
        markers={"seneca": 1},
    )
    t.play("start", "use")
    assert t.position["markers"] == {"slave16": 4 - 1 - 1}, "so does Seneca"


def test_with_upgrades_the_dustpan_has_nothing_to_sweep() -> None:
    t = theirs(
        "slave-market",
        upgrades=[{}, {"right": "dustpan"}],
        queues=[["citizen1"], ["citizen3", "slave1"]],
    )
    t.play("play slave-market")
    assert t.state.turn == 0
    assert t.position["upgrades_spent"] == []


def test_with_events_they_are_no_cards() -> None:
    t = table(
        "ejection",
        step="occupy",
        favours=["mars", "venus"],
        events={"flower-market": 1},
        latrines=latrines({}, {"left": ["woman7"]}),
        queues=[["citizen1", "woman1"], ["citizen3"]],
    )
    t.play("sit left")
    assert t.position["markers"]["woman7"] == 3 - 1
