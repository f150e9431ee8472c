"""Counts the ways to play on, depth by depth."""

from __future__ import annotations

import time

from rich.table import Table

from ..core.errors import BadOption
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
    table = Table(title=repr(made), title_justify="left", box=None)
    for key in ("perft-depth", "perft-count", "perft-seconds"):
        table.add_column(words.say(key), justify="right")
    try:
        for deep in range(1, depth + 1):
            began = time.perf_counter()
            with screen.status(f"{words.say('perft-depth')} {deep}"):
                ways = count(made.start(), deep)
            table.add_row(str(deep), f"{ways:,}", f"{time.perf_counter() - began:.2f}")
    except KeyboardInterrupt:
        pass  # what is counted so far is shown
    screen.print(table)
