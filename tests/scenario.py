"""A small language for rule tests: set a position, play texts, look at what may be chosen.

Every scenario plays on a clone after each step, and keeps the one it was cloned from: so every rule
test also proves that clones work in the middle of whatever it tests.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import taberna
from taberna import Game, Refused, State


class Scenario:
    def __init__(self, game: Game, **position: Any) -> None:
        self.game = game
        self.state: State = game.position(position) if position else game.start()
        self.state.listen()
        self.events: list[dict[str, object]] = []

    def play(self, *texts: str) -> Scenario:
        """Apply these actions, chance outcomes included."""
        for text in texts:
            action = self.game.action(text)
            before = json.dumps(self.state.position())
            clone = self.state.clone()
            clone.listen()
            clone.apply(action)
            assert json.dumps(self.state.position()) == before
            self.state.apply(action)
            assert clone.position() == self.state.position()
            assert clone.options() == self.state.options()
            self.events += [event.seen_by(None) for event in clone.heard()]
            self.state = clone
        return self

    @property
    def options(self) -> list[str]:
        return [self.game.text(action) for action in self.state.options()]

    @property
    def position(self) -> dict[str, Any]:
        return dict(self.state.position())

    def told(self, kind: str) -> list[dict[str, object]]:
        """The events of one kind so far."""
        return [event for event in self.events if event["kind"] == kind]

    def refuse(self, text: str, code: str, clause: str = "") -> None:
        """This action must be refused, with this code and clause, and change nothing."""
        before = self.state.position()
        with pytest.raises(Refused) as caught:
            self.state.apply(self.game.action(text))
        assert (caught.value.code, caught.value.clause) == (code, clause), str(caught.value)
        assert self.state.position() == before


def refused_position(game: Game, code: str, **position: Any) -> str:
    """A position that can't be; returns the sentence that says so."""
    with pytest.raises(taberna.BadPosition) as caught:
        game.position(position)
    assert caught.value.code == code, str(caught.value)
    return str(caught.value)
