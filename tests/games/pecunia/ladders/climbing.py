"""Whether a step can be climbed by its task. The first player has the ladder; purses are empty, so nobody pays."""

from __future__ import annotations

from typing import Any

from tests.scenario import Scenario

from ..setting import table


def on_step(ladder: str, height: int, *cards: str, **given: Any) -> Scenario:
    """The first player has climbed so many steps of this ladder and holds these cards."""
    players = given.setdefault("players", 2)
    others = ["schemer", "patient-host"] if ladder != "schemer" else ["ladies-man", "patient-host"]
    given["ladders"] = [ladder, *[name for name in others if name != ladder][: players - 1]]
    given["steps"] = [height, *[0] * (players - 1)]
    given.setdefault("hands", [list(cards or ("ejection",)), *[[]] * (players - 1)])
    return table(**given)


def offered(t: Scenario) -> bool:
    return "climb by task" in t.options


def check(ladder: str, step: int, enough: dict[str, Any], too_little: dict[str, Any]) -> None:
    """One position fulfils the task of the step after this one, the other just not."""
    t = on_step(ladder, step, **enough)
    assert offered(t), (ladder, step)
    assert t.game.position(t.position).position() == t.position
    t.play("climb by task")
    if step < 4:
        assert t.position["steps"][0] == step + 1
        assert t.position["purses"][0] == enough.get("purses", [0])[0]
        assert not offered(t), "one step in a turn"
    else:
        assert (t.state.over, t.state.winners(), t.state.ending()) == (True, [0], "ladder")
    assert not offered(on_step(ladder, step, **too_little)), (ladder, step)


def seats(*rows: list[str]) -> list[dict[str, list[str]]]:
    """The first player's latrine: left, middle, right, then Villas."""
    names = ("left", "middle", "right", "villa-1", "villa-2", "villa-3")
    return [dict(zip(names, rows, strict=False)), {}]
