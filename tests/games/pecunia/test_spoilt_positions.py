"""Positions spoilt at random are refused with a sentence, or can be played to their end: nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import taberna
from taberna.games.pecunia.state import OP_NAMES
from taberna.research.contract import tables

POSITIONS = 400
ODD: list[Any] = [None, True, 0, 1, 2, 5, 99, -1, "x", "senator1", "seneca", "alms", "target", "round", [], {}]


def spoil(position: dict[str, Any], chance: random.Random) -> None:
    field = chance.choice([*position, "frames", "frames", "frames"])
    value = position[field]
    if field == "frames" and isinstance(value, list) and value:
        spoil_frames(value, chance)
    elif isinstance(value, list) and value:
        spoil_list(value, chance)
    elif isinstance(value, dict) and value:
        value[chance.choice(list(value))] = chance.choice(ODD)
    else:
        position[field] = chance.choice(ODD)


def spoil_frames(frames: list[Any], chance: random.Random) -> None:
    frame = chance.choice(frames)
    kind = chance.randrange(4)
    if kind == 0 and isinstance(frame, dict):
        frame["op"] = chance.choice(OP_NAMES)
    elif kind == 1:
        frames.append({"op": chance.choice(OP_NAMES), "step": chance.randrange(3), "player": chance.randrange(2)})
    elif kind == 2:
        frames.pop()
    elif isinstance(frame, dict):
        frame[chance.choice(["step", "player", *frame])] = chance.choice([0, 1, 2, 3, 6, 7, 69, 75, -1, 88])


def spoil_list(values: list[Any], chance: random.Random) -> None:
    k = chance.randrange(len(values))
    kind = chance.randrange(4)
    if kind == 0:
        values.pop(k)
    elif kind == 1:
        values.append(values[k])
    elif isinstance(values[k], list) and values[k]:
        spoil_list(values[k], chance)
    else:
        values[k] = chance.choice(ODD)


def play_on(state: taberna.State, rng: taberna.Rng) -> None:
    while not state.over:
        if state.turn != taberna.CHANCE:
            state.decision()
        state.view(0)
        state.do(state.pick(rng))


@pytest.mark.parametrize("part", range(2))
def test_spoilt_positions(part: int) -> None:
    chance, rng = random.Random(part), taberna.Rng(part)
    tried = 0
    for game in tables(taberna.game_class("pecunia"), part):
        state = game.start()
        while not state.over:
            if chance.random() < 0.2:
                position = json.loads(json.dumps(state.position()))
                for _ in range(chance.choice([1, 1, 2, 3])):
                    spoil(position, chance)
                tried += 1
                try:
                    spoilt = game.position(position)
                except taberna.BadPosition as error:
                    assert not str(error).startswith("error-"), str(error)
                else:
                    play_on(spoilt, rng)
            state.do(state.pick(rng))
        if tried > POSITIONS:
            break


def test_a_setup_that_would_deal_for_ever_is_refused() -> None:
    game = taberna.game("pecunia", players=2)
    state = game.start()
    state.do(state.options()[0])
    seen = 0
    while (position := state.position())["frames"][0]["op"] == "setup":  # type: ignore[index]
        if state.turn == taberna.CHANCE and position["frames"][0].get("taken"):  # type: ignore[index]
            for count in (3, 4, 5, 60):
                position["frames"][0]["taken"] = count  # type: ignore[index]
                with pytest.raises(taberna.BadPosition):
                    game.position(position)
                seen += 1
        state.do(state.options()[0])
    assert seen > 20


def test_what_is_asked_is_not_asked_within_itself() -> None:
    """When the inner one is done, the outer one would have nothing to ask."""
    game = taberna.game("pecunia", players=2)
    rng, state = taberna.Rng(4), game.start()
    refused = 0
    while not state.over:
        position = json.loads(json.dumps(state.position()))
        frames = position["frames"]
        if len(frames) > 1 and frames[-1]["op"] != "leave":
            frames.append(frames[-1])
            with pytest.raises(taberna.BadPosition):
                game.position(position)
            refused += 1
        state.do(state.pick(rng))
    assert refused


def test_nobody_begins_to_leave_before_a_bargain_is_struck() -> None:
    game = taberna.game("pecunia", players=2, upgrades=True)
    rng, state = taberna.Rng(4), game.start()
    position = json.loads(json.dumps(state.position()))
    while position["frames"][-1]["op"] != "bargain":
        state.do(state.pick(rng))
        state = game.start() if state.over else state
        position = json.loads(json.dumps(state.position()))
    assert game.position(position).position() == state.position()
    position["frames"].append({"op": "leave", "step": 0, "player": position["turn"]})
    with pytest.raises(taberna.BadPosition):
        game.position(position)
