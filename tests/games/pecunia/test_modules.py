"""The clauses of the modules in the rules, one after the other."""

from __future__ import annotations

from typing import Any

import pytest

import taberna
from taberna.games.pecunia.people import FAMOUS_IDS
from tests.scenario import Scenario

from .setting import latrines, table

clause = pytest.mark.clause
# Those that raise the target; with ladders there is none.
ALL_MODULES: dict[str, object] = {"famous": 18, "upgrades": True, "events": True, "gods": True}


@clause("P1", "P20")
@pytest.mark.parametrize("module", [*ALL_MODULES, "ladders"])
def test_modules_belong_to_edition_2(module: str) -> None:
    with pytest.raises(taberna.BadOption) as caught:
        taberna.game("pecunia", 2, edition=1, **{module: ALL_MODULES.get(module, True)})
    assert (caught.value.code, caught.value.facts["option"]) == ("pecunia-needs-edition-2", module)
    assert module in str(caught.value)


@clause("P2")
def test_every_module_raises_the_target() -> None:
    for players, target in ((2, 30), (3, 25), (6, 20)):
        game = taberna.game("pecunia", players, **ALL_MODULES)
        assert game.start().view(None)["target"] == target + 5 * len(ALL_MODULES)


@clause("P1")
def test_famous_is_a_number_or_all_of_them() -> None:
    for given, number in ((True, 18), (False, 0), (7, 7), (0, 0)):
        assert taberna.game("pecunia", famous=given).options["famous"] == number
    option = next(one for one in taberna.game_class("pecunia").choices if one.name == "famous")
    for text, number in (("yes", 18), ("no", 0), ("7", 7), ("0", 0), ("1", 1), (" On ", 18)):
        assert option.parse(text) == number, text
    for text in ("19", "-1", "some", ""):
        with pytest.raises(taberna.BadOption, match="yes, no, 0–18"):
            option.parse(text)


# -- module 1 -----------------------------------------------------------------------------------------


@clause("M1.1")
def test_famous_romans_come_after_the_set_up() -> None:
    t = Scenario(taberna.game("pecunia", famous=5))
    t.play("first player 1")
    assert len(t.options) == 70, "none of them is dealt to a seat or a first queue"
    t.play(*(f"deal woman{k}" for k in range(1, 15)), *["draw ejection"] * 4)
    assert t.state.view(None)["romans_left"] == 70 - 14 + 5


@clause("M1.1")
def test_which_of_them_are_mixed_in_nobody_knows() -> None:
    t = table("ejection", famous=5, step="occupy", queues=[["citizen1"], ["citizen3"]], roman_discards=["seneca"])
    t.play("sit left")
    chances = {t.game.text(action): weight for action, weight in t.state.chance()}
    # 68 others, and 4 of the 17 that nobody has seen.
    assert len(chances) == 68 + 17
    assert chances["deal woman1"] == 17
    assert chances["deal caesar"] == 4
    assert sum(chances.values()) == 17 * (68 + 4)
    t.play("deal caesar", "deal livia", "deal brutus", "deal plinius")
    assert all(not text.endswith(tuple(FAMOUS_IDS)) for text in t.options), "there were five"


@clause("M1.1")
def test_one_who_has_been_seen_comes_back_for_sure() -> None:
    rest = [
        f"{kind}{k}"
        for kind, count in (("senator", 15), ("citizen", 20), ("slave", 20))
        for k in range(1, count + 1)
    ]
    women = [f"woman{k}" for k in range(1, 16)]
    t = table(
        "ejection", famous=1, step="occupy", queues=[["senator1"], [*rest[1:], *women]], roman_discards=["seneca"]
    )
    t.play("sit left")
    assert t.options == ["deal seneca"]
    assert t.position["famous_in_pile"] == ["seneca"]
    assert t.game.position(t.position).position() == t.position


@clause("M1.1")
def test_they_belong_to_their_class() -> None:
    rows: Any = taberna.game_class("pecunia").shipped_data()["famous"]
    kinds = {name: rows[name]["class"] for name in FAMOUS_IDS}
    assert [name for name, kind in kinds.items() if kind == "slave"] == ["vercingetorix", "spartacus", "flamma"]
    t = table("slave-market", famous=1, latrines=latrines({}, {"left": ["flamma"]}))
    t.play("play slave-market")
    assert t.position["roman_discards"] == ["flamma"]


@clause("M1.2")
def test_entering_is_being_placed() -> None:
    """Each of them has a file of its own in famous/; this is what they share."""
    t = table("ejection", famous=1, step="occupy", queues=[["pompeius", "woman1", "citizen1"], ["citizen3"]])
    t.play("sit left")
    assert t.position["markers"] == {"pompeius": 3}
    assert t.position["queues"][0] == ["citizen1", "woman1"]


@clause("M1.3")
def test_leaving_is_paying_or_conspiracy_but_not_being_removed() -> None:
    there = latrines({"left": ["flamma"]})
    for card, earned in (("great-haste", 1 + 2), ("conspiracy", 2), ("slave-market", 0)):
        t = table(card, famous=1, advanced=True, latrines=there, markers={"flamma": 1})
        t.play(f"play {card}")
        assert t.position["purses"] == [earned, 0], card


@pytest.mark.parametrize(
    ("code", "fields"),
    [
        ("pecunia-position-famous", {"roman_discards": ["seneca", "livia"]}),
        ("pecunia-position-not-famous", {"famous_in_pile": ["senator1"]}),
        ("pecunia-position-roman-twice", {"famous_in_pile": ["seneca", "seneca"]}),
        ("pecunia-position-marker", {"latrines": [{"left": ["seneca"]}, {}], "markers": {"seneca": 0}}),
        (
            "pecunia-position-marker",
            {
                "latrines": [{"left": ["seneca"]}, {}],
                "markers": {"seneca": 0},
                "frames": [{"op": "turn"}, {"op": "leave", "player": 1}, {"op": "agrippina", "player": 1}],
            },
        ),
        ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "caesar"}]}),
        ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "livia"}]}),
        ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "plinius", "player": 0}]}),
        ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "octavianus", "player": 1}]}),
        ("pecunia-position-quarrel", {"latrines": [{"left": ["flamma"], "middle": ["senator1"]}, {}]}),
        ("pecunia-position-not-together", {"latrines": [{"left": ["flamma", "senator1"]}, {}]}),
        ("pecunia-position-not-together", {"latrines": [{"left": ["flamma", "woman1"]}, {}]}),
    ],
)
def test_positions_with_famous_romans_that_cannot_be(code: str, fields: dict[str, object]) -> None:
    game = taberna.game("pecunia", famous=1)
    with pytest.raises(taberna.BadPosition) as caught:
        game.position({"queues": [["citizen1"], ["citizen3"]], **fields})
    assert caught.value.code == code, str(caught.value)


def test_without_the_module_there_are_none() -> None:
    with pytest.raises(taberna.BadPosition) as caught:
        taberna.game("pecunia").position({"queues": [["seneca"], ["citizen3"]]})
    assert caught.value.code == "pecunia-position-absent"
