"""Counts the ways to play on, depth by depth."""

from __future__ import annotations

import time

from rich.table import Table
from rich.text import Text

from ..core.errors import BadOption
from ..core.game import State
from ..core.playout import perft as count
from ..words import Words
from .asking import make_game
from .screen import console

DEEPEST = 30


def perft(words: Words, game: str, depth: int, players: int, options: list[str]) -> None:
    if not 1 <= depth <= DEEPEST:
        raise BadOption("bad-depth", depth=depth, choices=f"1–{DEEPEST}")
    made = make_game(game, players, options)
    screen = console()
    screen.print(Text(repr(made)), soft_wrap=True)  # a title would be as narrow as the table
    table = Table(box=None)
    for key in ("perft-depth", "perft-count", "perft-seconds"):
        table.add_column(words.say(key), justify="right")
    stopped = False
    try:
        for deep in range(1, depth + 1):
            began = time.perf_counter()
            with screen.status(f"{words.say('perft-depth')} {deep}"):
                ways = counted(made.start(), deep)
            table.add_row(str(deep), f"{ways:,}", f"{time.perf_counter() - began:.2f}")
    except KeyboardInterrupt:
        stopped = True  # what is counted so far is shown
    screen.print(table)
    if stopped:
        raise SystemExit(130)


def counted(state: State, depth: int, plain: int = 3) -> int:
    """The same count as the engine's. The first moves are tried here: compiled code does not hear Ctrl-C."""
    if plain == 0 or depth < 2 or state.over:
        return count(state, depth)
    total = 0
    for action in state.options():
        after = state.clone()
        after.do(action)
        total += counted(after, depth - 1, plain - 1)
    return total
