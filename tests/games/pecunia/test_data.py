"""A game goes on with the data it was begun with, whatever the shipped files say by then."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import taberna

KIND = taberna.game_class("pecunia")
ALL: dict[str, object] = {"famous": True, "upgrades": True, "events": True, "gods": True, "ladders": True}

LADDERS = ["schemer", "ladies-man"]


def older(change: Callable[[Any], object]) -> dict[str, object]:
    data = copy.deepcopy(KIND.shipped_data())
    change(data)
    found: dict[str, object] = json.loads(json.dumps(data))
    return found


def texts(game: taberna.Game, seed: int) -> list[str]:
    """Everything that is offered and played in a game at random."""
    state, rng, found = game.start(), taberna.Rng(seed), []
    while not state.over:
        action = state.pick(rng)
        found += [game.text(option) for option in state.options()] + [game.text(action)]
        state.do(action)
    return found


def test_shipped_data_are_the_default() -> None:
    data = json.loads(json.dumps(KIND.shipped_data()))
    assert KIND(3, data=data, **ALL).digest() == KIND(3, **ALL).digest()
    assert texts(KIND(3, data=data, **ALL), 5) == texts(KIND(3, **ALL), 5)


@pytest.mark.parametrize(
    ("part", "name"),
    [
        ("romans", "senator15"),
        ("famous", "agrippina"),
        ("cards", "ejection"),
        ("upgrades", "bucket"),
        ("events", "tumult"),
        ("gods", "venus"),
    ],
)
def test_what_the_data_do_not_name_is_not_in_play(part: str, name: str) -> None:
    game = KIND(3, data=older(lambda data: data[part].pop(name)), **ALL)
    for seed in range(4):
        assert not any(name in text.split() for text in texts(game, seed))
    assert game.digest() != KIND(3, **ALL).digest()


def test_six_ladders_are_needed_for_six_players() -> None:
    with pytest.raises(taberna.BadOption):
        KIND(2, data=older(lambda data: data["ladders"].pop("schemer")))


def test_numbers_are_those_of_the_data() -> None:
    def change(data: Any) -> None:
        data["romans"]["senator1"] = [4, 5, "Evacuus Tardus"]
        data["events"]["tumult"]["markers"] = 3
        data["ladders"]["schemer"]["tasks"][0] = "cards 7"
        data["cards"]["ejection"]["copies"] = 1

    game = KIND(2, data=older(change), events=True, ladders=True)
    state = game.position({"queues": [["senator1"], ["citizen1"]], "events": {"tumult": 3}, "ladders": LADDERS})
    view: Any = state.view(None)
    assert view["printed"]["senator1"] == ["Evacuus Tardus", 4, 5, "senator"]
    assert view["next_steps"][0]["tasks"] == [["cards", 7]]
    assert view["cards_left"] == 36 - 5
    with pytest.raises(taberna.BadPosition):
        game.position({"queues": [["senator1"], ["citizen1"]], "events": {"tumult": 4}})
    assert game.structure(game.action("pick senator1"))["pay"] == "5"


def test_pieces_that_are_not_in_play_are_in_no_position() -> None:
    game = KIND(2, data=older(lambda data: data["events"].pop("tumult")), events=True)
    with pytest.raises(taberna.BadPosition) as caught:
        game.position({"queues": [["senator1"], ["citizen1"]], "events": {"tumult": 1}})
    assert caught.value.code == "pecunia-position-absent"


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(dice={}),
        lambda data: data.pop("gods"),
        lambda data: data.update(gods={"mars": {}}),
        lambda data: data.update(romans={}),
        lambda data: data.update(events=[]),
        lambda data: data["romans"].update(senator16=[1, 1, "Nemo"]),
        lambda data: data["romans"].update(senator1=[1, 1]),
        lambda data: data["romans"].update(senator1=[10, 1, "Nemo"]),
        lambda data: data["famous"].update(nemo={"name": "Nemo", "class": "senator"}),
        lambda data: data["famous"]["seneca"].pop("class"),
        lambda data: data["famous"]["brutus"].update(only="roof"),
        lambda data: data["famous"]["seneca"].update(turns=10**30),
        lambda data: data["cards"].update(nemo={"editions": [2], "copies": 3, "class": "queue"}),
        lambda data: data["cards"]["ejection"].update(copies="many"),
        lambda data: data["upgrades"].update(throne={"coins": 9}),
        lambda data: data["upgrades"]["scrubber"].update(turns=[5, 4]),
        lambda data: data["events"]["tumult"].update(markers=0),
        lambda data: data["gods"]["mars"].update(first=9),
        lambda data: data["ladders"].update(prices=[1, 2]),
        lambda data: data["ladders"]["schemer"]["tasks"].pop(),
        lambda data: data["ladders"]["schemer"].update(tasks=["sleep 4"] * 5),
    ],
)
def test_what_this_version_does_not_know_is_refused(change: Callable[[Any], object]) -> None:
    with pytest.raises(taberna.BadOption) as caught:
        KIND(2, data=older(change))
    assert caught.value.code == "data-unknown"
    assert "pecunia" in str(caught.value)
