"""Positions: short by hand, exact when saved, refused when they can't be."""

from __future__ import annotations

import json
from typing import Any

import pytest

import taberna
from tests.scenario import refused_position

GAME = taberna.game("pecunia", advanced=True)
QUEUES = [["citizen1", "citizen2"], ["citizen3"]]


def test_a_position_by_hand_needs_little() -> None:
    state = GAME.position({"queues": QUEUES})
    assert state.turn == 0
    assert [GAME.text(action) for action in state.options()] == ["start"]
    assert state.position()["purses"] == [0, 0]
    assert state.view(None)["romans_left"] == 67
    assert state.view(None)["cards_left"] == 48


@pytest.mark.parametrize("step", ["begin", "occupy", "after"])
def test_a_saved_position_is_the_same(step: str) -> None:
    state = GAME.position({"queues": QUEUES, "step": step, "latrines": [{"left": ["woman1"]}, {"villa-2": []}]})
    saved = json.loads(json.dumps(state.position()))
    assert GAME.position(saved).position() == state.position()


BAD: list[tuple[str, dict[str, Any]]] = [
    ("position-length", {"purses": [1]}),
    ("position-number", {"purses": [1, -1]}),
    ("position-length", {"latrines": [{}]}),
    ("position-object", {"latrines": [{}, 7]}),
    ("pecunia-position-seat", {"latrines": [{"top": []}, {}]}),
    ("pecunia-position-sitters", {"latrines": [{"left": ["woman1", "woman2", "woman3"]}, {}]}),
    ("pecunia-position-not-together", {"latrines": [{"left": ["woman1", "slave1"]}, {}]}),
    ("pecunia-position-quarrel", {"latrines": [{"left": ["slave1"], "middle": ["senator1"]}, {}]}),
    ("pecunia-position-quarrel", {"latrines": [{"right": ["slave1"], "middle": ["senator1"]}, {}]}),
    ("pecunia-position-roman", {"latrines": [{"left": ["senator16"]}, {}]}),
    ("pecunia-position-roman-twice", {"latrines": [{"left": ["citizen1"]}, {}]}),
    ("pecunia-position-roman-twice", {"roman_discards": ["slave1", "slave1"]}),
    ("pecunia-position-marker", {"latrines": [{"left": ["slave1"]}, {}], "markers": {"slave1": 0}}),
    ("pecunia-position-marker-nobody", {"markers": {"slave1": 1}}),
    ("position-object", {"markers": [1]}),
    ("pecunia-position-card", {"hands": [["ace"], []]}),
    ("pecunia-position-too-many-cards", {"hands": [["alms"], ["alms"]]}),
    ("pecunia-position-too-many-cards", {"hands": [["regular"], []]}),
    (
        "pecunia-position-too-many-cards",
        {"hands": [["villa-dixius"] * 2, []], "latrines": [{"villa-1": [], "villa-2": []}, {}]},
    ),
    ("pecunia-position-queue-empty", {"queues": [["citizen1"], []]}),
    ("pecunia-position-step", {"step": "card"}),
    ("pecunia-position-setup", {"frames": [{"op": "setup"}]}),
    (
        "pecunia-position-setup",
        {"frames": [{"op": "setup", "step": 4, "taken": 1}, {"op": "deal", "count": 2, "to": 0}]},
    ),
    ("pecunia-position-held", {"held": ["slave1"]}),
    ("pecunia-position-frames", {"frames": []}),
    ("pecunia-position-frames", {"frames": 3}),
    ("pecunia-position-frame", {"frames": [{"op": "deal", "count": 1, "to": 0}]}),
    ("pecunia-position-frame", {"frames": [{"op": "dance"}]}),
    ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "turn"}]}),
    ("pecunia-position-frame", {"frames": [{"op": "turn", "player": 1}]}),
    ("pecunia-position-frame", {"frames": [{"op": "turn", "step": 4}]}),
    ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "leave"}]}),
    ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "villa-dixius"}]}),
    ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "ejection", "step": 1, "roman": "woman15"}]}),
    ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "good-business"}]}),
    ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "fish-poisoning"}]}),
    ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "state-visit", "step": 1}]}),
    ("pecunia-position-ending", {"ending": "plague"}),
    ("pecunia-position-frames-over", {"ending": "target", "purses": [30, 0], "frames": [{"op": "turn"}]}),
    ("pecunia-position-not-over", {"purses": [30, 0]}),
    ("pecunia-position-reached", {"purses": [30, 0], "reached": False}),
    ("pecunia-position-ending-wrong", {"ending": "target"}),
    ("pecunia-position-ending-wrong", {"ending": "round", "purses": [30, 0]}),
    ("position-unknown", {"toga": 1}),
    ("position-number", {"turn": 2}),
    ("position-flag", {"rich": 1}),
]


@pytest.mark.parametrize(("code", "fields"), BAD, ids=[f"{k}-{code}" for k, (code, _) in enumerate(BAD)])
def test_what_cannot_be_is_refused(code: str, fields: dict[str, Any]) -> None:
    sentence = refused_position(GAME, code, **{"queues": QUEUES, **fields})
    assert not sentence.startswith(("error-", "pecunia-")), sentence


def test_a_view_that_cannot_be_is_refused() -> None:
    view = GAME.position({"queues": QUEUES, "hands": [["alms"], []]}).view(0)
    for broken in ({"hand_sizes": [1, 99]}, {"hands": None}, {"card_discards": ["ace"]}):
        with pytest.raises(taberna.BadPosition):
            GAME.imagine(taberna.View({**view, **broken}), taberna.Rng(1))


def test_in_a_draft_only_the_one_who_is_next_is_asked() -> None:
    game = taberna.game("pecunia", players=3, draft=True)
    state = game.start()
    while state.turn == taberna.CHANCE:
        state.do(state.options()[0])
    position: Any = json.loads(json.dumps(state.position()))
    assert game.position(position).position() == state.position()
    position["frames"][0]["player"] = (position["frames"][0]["player"] + 1) % 3
    with pytest.raises(taberna.BadPosition):
        game.position(position)
