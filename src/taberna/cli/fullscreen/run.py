"""Puts a table on the full screen: `taberna play --screen` and `taberna join`."""

from __future__ import annotations

import sys

from ...core.errors import BadOption
from ...words import Words
from ..doctor import is_compiled
from ..local import Wish, local_game
from .app import TableApp
from .local_table import LocalTable
from .look import pace_of
from .tables import Table


def need_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadOption("no-screen")


def play_on_screen(words: Words, wish: Wish, pace: str) -> None:
    """Start a game, or take one up, and play it on the full screen."""
    seconds = pace_of(pace)
    need_terminal()
    show(words, local_table(words, wish), seconds)


def local_table(words: Words, wish: Wish) -> LocalTable:
    local = local_game(words, wish)
    notes = [] if is_compiled() else [words.say("table-uncompiled")]
    if wish.resume:
        name = words.say(f"{local.game.name}-name")
        notes.append(words.say("table-resumed", game=name, moves=len(local.record.moves)))
    return LocalTable(words, local, notes)


def show(words: Words, table: Table, pace: float) -> None:
    app = TableApp(words, table, pace)
    app.run()
    if app.failed is not None:
        raise app.failed
    print(table.farewell())
