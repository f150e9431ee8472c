"""Where things are shown and read: a terminal, or a pipe without colours."""

from __future__ import annotations

import sys

from rich.console import Console

from ..core.errors import TabernaError

PLAIN_WIDTH = 100


class InputClosed(TabernaError):
    """Nobody answers any more."""


def console() -> Console:
    """A console; in a pipe it is plain and wide enough for a table. Brackets and colons in names are no markup."""
    if sys.stdout.isatty():
        return Console(highlight=False, markup=False, emoji=False)
    return Console(highlight=False, markup=False, emoji=False, width=PLAIN_WIDTH, color_system=None)


def read(prompt: str) -> str:
    """One line from the person, without spaces around it."""
    try:
        typed = input(prompt).strip()
    except EOFError:
        raise InputClosed("input-closed") from None
    except UnicodeDecodeError:
        typed = ""
    if not sys.stdin.isatty():
        print(typed)  # nobody's keys have echoed it
    return typed
