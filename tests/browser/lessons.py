"""Prepares the positions of the page's lessons with the engine: `python -m tests.browser.lessons`.

A lesson is a few steps. Each shows what seat 0 sees, asks what the engine asks there, and accepts the answers
listed as good; what it says is `<game>-lesson-<number>` in the words of the game. The page computes none of it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import taberna
from taberna.core.chance import Rng
from taberna.core.game import State

GAMES = Path(__file__).parents[2] / "src" / "taberna" / "games"
PLAYERS = {"alea": 2, "forum": 3, "pecunia": 2}

CARDS = ["all-i", "all-v", "any-die", "ignore", "twice", "joker"]
EMPTY: list[int | None] = [None] * 7


def _alea(column: list[int | None], dice: list[str], cards: list[str] = CARDS) -> dict[str, Any]:
    rival = [None, 9, None, 21, None, None, None]
    return {"turn": 0, "round": 3, "columns": [column, rival], "cards": [cards, CARDS], "dice": dice}


# Every step: a position, and how the answers begin that lead on.
ALEA: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    (_alea(EMPTY, []), ("roll",)),
    (_alea(EMPTY, ["X", "V"]), ("roll",)),
    (_alea(EMPTY, ["X", "V", "I"]), ("write 16 row 2", "write 16 row 3", "write 14 row 2", "write 14 row 3")),
    (_alea([None, 16, None, None, 31, None, None], ["X", "X", "I"]), ("write 21 row 3", "write 19 row 3")),
    (_alea([None, 16, None, None, 31, None, None], ["V", "X", "V"]), ("all V", "again", "ignore", "joker")),
]

BLANK = "......."


def _forum(*rows: str) -> dict[str, Any]:
    return {"turn": 0, "board": [*rows]}


FORUM: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    (_forum(*[BLANK] * 7), ("d4",)),
    (_forum("ryr....", "rb.....", BLANK, "....b..", ".....yb", BLANK, "......y"), ("c6",)),
    (_forum(BLANK, BLANK, "..rr...", BLANK, "....r..", BLANK, "bbyyb.y"), ("f1",)),
    (_forum("rr.byby", "rby....", *[BLANK] * 5), ("c7",)),
]
# Where positions come from a game at random: what is asked, and the answers that lead on.
PLAYED: dict[str, list[tuple[str, tuple[str, ...]]]] = {
    "forum": [("move", ("",))],
    "pecunia": [
        ("begin", ("start",)),
        ("must-sit", ("sit",)),
        ("may-sit", ("sit left", "sit middle", "sit right")),  # beside a woman, for no seat is free
        ("after", ("play",)),
        ("line-cutter", ("",)),
        ("after", ("end",)),
    ],
}


def _met(game: str) -> list[tuple[State, tuple[str, ...]]]:
    """Positions of a game at random where seat 0 is asked what a lesson is about."""
    found: list[tuple[State, tuple[str, ...]]] = []
    rng, wanted = Rng(11), [*PLAYED.get(game, [])]
    state = taberna.game(game, players=PLAYERS[game]).start()
    while wanted:
        ask, good = wanted[0]
        if (
            state.turn == 0
            and state.ask()[0] == ask
            and any(_fits(state, action, good) for action in state.options())
        ):
            found.append((state.clone(), good))
            wanted.pop(0)
        state.apply(state.pick(rng))
        state = state.game.start() if state.over else state
    return found


def _fits(state: State, action: int, good: tuple[str, ...]) -> bool:
    return state.game.text(action).startswith(good)


def _step(state: State, good: tuple[str, ...]) -> dict[str, Any]:
    decision = state.decision()
    game = state.game
    options = [
        {"action": action, "text": game.text(action), "structure": game.structure(action)}
        for action in decision.options
    ]
    fitting = [state.game.text(action) for action in decision.options if _fits(state, action, good)]
    assert fitting, (game.name, good, decision.options)
    asked = {"seat": 0, "decision": 0, "ask": decision.ask, "facts": decision.facts, "options": options}
    return {"view": state.view(0), "asked": asked, "good": fitting}


def prepared(game: str) -> list[dict[str, Any]]:
    """The steps of a lesson."""
    rules = taberna.game(game, players=PLAYERS[game])
    written = {"alea": ALEA, "forum": FORUM}.get(game, [])
    return [
        _step(state, good) for state, good in [*((rules.position(at), good) for at, good in written), *_met(game)]
    ]


def text(game: str) -> str:
    return json.dumps(prepared(game), ensure_ascii=False, indent=None, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for name in PLAYERS:
        (GAMES / name / "lessons.json").write_text(text(name), encoding="utf-8")
