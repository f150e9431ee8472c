"""Special tax: every player, you too, pays 1 to the bank for each Roman of a class in his latrine."""

import pytest

from ..setting import latrines, table

CARDS = ("tax-senators", "tax-citizens", "tax-slaves")
OF = {"tax-senators": "senator", "tax-citizens": "citizen", "tax-slaves": "slave"}


@pytest.mark.parametrize("card", CARDS)
def test_plain(card: str) -> None:
    one, two, three = (f"{OF[card]}{k}" for k in (11, 12, 13))
    t = table(
        card,
        latrines=latrines({"left": [one], "right": ["woman1"]}, {"left": [two], "right": [three]}),
        purses=[5, 5],
    )
    t.play(f"play {card}")
    assert t.position["purses"] == [4, 3]


@pytest.mark.parametrize("card", CARDS)
def test_villas_count_and_queues_do_not(card: str) -> None:
    one, two = f"{OF[card]}11", f"{OF[card]}12"
    t = table(
        card,
        latrines=latrines({}, {"villa-1": [one]}),
        queues=[["woman1"], ["woman2", two]],
        purses=[5, 5],
    )
    t.play(f"play {card}")
    assert t.position["purses"] == [5, 4]


@pytest.mark.parametrize("card", CARDS)
def test_who_has_less_pays_what_he_has(card: str) -> None:
    one, two = f"{OF[card]}11", f"{OF[card]}12"
    t = table(card, latrines=latrines({}, {"left": [one], "right": [two]}), purses=[0, 1])
    t.play(f"play {card}")
    assert t.position["purses"] == [0, 0]


@pytest.mark.parametrize("card", CARDS)
def test_no_target(card: str) -> None:
    t = table(card, latrines=latrines({"left": ["woman7", "woman8"]}), purses=[5, 5])
    t.refuse(f"play {card}", "pecunia-idle-tax", "P16")
    broke = table(card, latrines=latrines({"left": [f"{OF[card]}11"]}), purses=[0, 5])
    broke.refuse(f"play {card}", "pecunia-idle-tax", "P16")
