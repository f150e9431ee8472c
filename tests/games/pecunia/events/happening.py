"""An event on the point of happening: it has one marker, and the first player's front Roman takes it."""

from __future__ import annotations

from typing import Any

from tests.scenario import Scenario

from ..setting import table


def on_the_point(event: str, *queues: list[str], **given: Any) -> Scenario:
    """Playing "sit left" brings it about. The first queue is what stands behind the one who sits down."""
    first, *others = queues
    given.setdefault("events", {event: 1})
    given.setdefault("players", len(queues))
    return table("ejection", step="occupy", queues=[["citizen1", *first], *others], **given)


def same_when_saved(t: Scenario) -> None:
    assert t.game.position(t.position).position() == t.position
