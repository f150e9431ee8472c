"""The lessons of the games, prepared with the engine: `python -m tests.lessons` writes games/<name>/lessons.json.

A lesson is a few steps. Each shows what seat 0 sees, asks what the engine asks there, and accepts the answers
listed as good; what it says is `<game>-lesson-<number>` in the words of the game. Whatever that text claims stands
beside it as data, and a test plays every good answer and looks: what is seen before, what is seen after, what is
told and what is not. `then` is what each good answer does, for the page to show; the page computes none of it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import taberna
from taberna.core.game import CHANCE, State

GAMES = Path(__file__).parents[2] / "src" / "taberna" / "games"
Claims = dict[str, Any]


@dataclass(frozen=True)
class Step:
    """One position, and the answers that lead on.

    Claims name a place in the view, "columns.0.2", and what must stand there. Events are named by some facts.
    """

    state: State
    good: tuple[str, ...]  # how the texts of the answers begin
    part: str = "base"  # steps of one part belong together
    before: Claims = field(default_factory=dict)
    after: Claims = field(default_factory=dict)
    told: tuple[Claims, ...] = ()
    untold: tuple[Claims, ...] = ()
    falls: tuple[str, ...] = ()  # how the dice fall after the answer


def prepared(steps: list[Step]) -> list[dict[str, Any]]:
    return [_prepare(step) for step in steps]


def _prepare(step: Step) -> dict[str, Any]:
    state, game = step.state, step.state.game
    decision = state.decision()
    options = [
        {"action": action, "text": game.text(action), "structure": game.structure(action)}
        for action in decision.options
    ]
    good = [game.text(action) for action in decision.options if game.text(action).startswith(step.good)]
    assert good, (game.name, step.good, [game.text(action) for action in decision.options])
    asked = {"seat": 0, "decision": 0, "ask": decision.ask, "facts": decision.facts, "options": options}
    return {
        "part": step.part,
        "players": game.players,
        "options": {name: value for name, value in game.options.items() if _unusual(game, name)},
        "view": state.view(0),
        "asked": asked,
        "good": good,
        "falls": list(step.falls),
        "claims": {
            "before": step.before,
            "after": step.after,
            "told": list(step.told),
            "untold": list(step.untold),
        },
        "then": {text: _shown(*played(state, text, step.falls)) for text in good},
    }


def _unusual(game: taberna.Game, name: str) -> bool:
    return any(option.name == name and option.default != game.options[name] for option in game.choices)


def played(state: State, text: str, falls: tuple[str, ...]) -> tuple[State, list[dict[str, object]]]:
    """What an answer leads to, dice and piles included, and what is told of it."""
    after = state.clone()
    after.listen()
    after.apply(after.game.action(text))
    waiting = list(falls)
    while after.turn == CHANCE:
        after.apply(after.game.action(waiting.pop(0)) if waiting else after.options()[0])
    return after, [event.seen_by(0) for event in after.heard()]


def _shown(state: State, events: list[dict[str, object]]) -> dict[str, Any]:
    return {"view": state.view(0), "events": events}


def lesson(game: str) -> list[Step]:
    from . import alea, forum, pecunia

    return {"alea": alea.steps, "forum": forum.steps, "pecunia": pecunia.steps}[game]()


def text(game: str) -> str:
    return json.dumps(prepared(lesson(game)), ensure_ascii=False, separators=(",", ":")) + "\n"
