"""Slave market, Citizens' assembly, Senate meeting, Women's forum: choose a player; all his Romans of that
class are removed from latrine and queue, unpaid."""

import pytest

from ..setting import latrines, table

CARDS = ("senate-meeting", "citizens-assembly", "slave-market", "womens-forum")
OF = {
    "senate-meeting": "senator",
    "citizens-assembly": "citizen",
    "slave-market": "slave",
    "womens-forum": "woman",
}
OTHER = {"senator": "woman", "citizen": "senator", "slave": "woman", "woman": "senator"}


def some(card: str, *numbers: int) -> list[str]:
    return [f"{OF[card]}{k}" for k in numbers]


@pytest.mark.parametrize("card", CARDS)
def test_plain(card: str) -> None:
    one, two, three = some(card, 6, 7, 8)
    other = OTHER[OF[card]]
    t = table(
        card,
        latrines=latrines({"left": [one]}, {"left": [two], "right": [f"{other}9"]}),
        queues=[[f"{other}1"], [three, f"{other}2"]],
    )
    t.play(f"play {card}")
    assert t.options == ["pick player 1", "pick player 2"]
    t.play("pick player 2")
    assert t.position["latrines"][1]["left"] == []
    assert t.position["latrines"][1]["right"] == [f"{other}9"]
    assert t.position["queues"][1] == [f"{other}2"]
    assert t.position["roman_discards"] == [three, two], "first the latrine, then the queue"
    assert t.position["purses"] == [0, 0]
    assert t.position["latrines"][0]["left"] == [one]


@pytest.mark.parametrize("card", CARDS)
def test_on_oneself(card: str) -> None:
    one, two = some(card, 6, 7)
    other = OTHER[OF[card]]
    t = table(card, latrines=latrines({"left": [one]}), queues=[[f"{other}1", two], [f"{other}2"]])
    t.play(f"play {card}")
    assert t.position["roman_discards"] == [two, one], "nobody else has any: nobody is asked"


@pytest.mark.parametrize("card", CARDS)
def test_no_target(card: str) -> None:
    other = OTHER[OF[card]]
    t = table(card, queues=[[f"{other}1"], [f"{other}2"]])
    t.refuse(f"play {card}", "pecunia-idle-class", "P16")


def test_two_women_on_one_seat_and_on_a_villa() -> None:
    t = table(
        "womens-forum",
        latrines=latrines(
            {}, {"left": ["woman6", "woman7"], "middle": ["slave1"], "villa-1": ["woman8", "woman9"]}
        ),
    )
    t.play("play womens-forum")
    assert t.position["latrines"][1] == {"left": [], "middle": ["slave1"], "right": []}
    assert len(t.position["roman_discards"]) == 4
    assert t.position["card_discards"] == ["villa-dixius", "womens-forum"]


def test_an_emptied_queue_is_refilled_in_somebody_elses_turn() -> None:
    t = table("citizens-assembly")
    t.play("play citizens-assembly", "pick player 2")
    assert t.position["frames"][-1] == {"op": "deal", "step": 0, "player": 1, "count": 5, "to": 1}
    t.play("deal slave1", "deal slave2", "deal slave3", "deal slave4", "deal slave5")
    assert t.position["queues"][1] == ["slave1", "slave2", "slave3", "slave4", "slave5"]
    assert t.state.turn == 0
