"""Tells whether this installation is as it should be, and what to do where it is not."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path

from rich.table import Table
from rich.text import Text

from .. import __version__
from ..bots.network.model import installed
from ..bots.network.offered import shipped
from ..core import game as engine
from ..folder import data_folder as folder
from ..games import broken, names
from ..words import Words
from .drawing import drawing
from .screen import console


def doctor(words: Words) -> None:
    rows: list[tuple[str, str, str]] = [
        (words.say("doctor-version"), __version__, ""),
        _engine(words),
        _page(words),
        (words.say("doctor-python"), f"{platform.python_version()} ({sys.executable})", ""),
        (words.say("doctor-system"), platform.platform(), ""),
        _data(words),
        (words.say("doctor-language"), words.language, ""),
        (
            words.say("doctor-games"),
            ", ".join(names()),
            " ".join(words.of_error(one) for one in broken().values()),
        ),
        _networks(words),
        _terminal(words),
    ]
    screen = console()
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for label, found, advice in rows:
        table.add_row(Text("!", "bold red") if advice else Text("✓", "green"), label, Text(found))
    screen.print(table)
    advices = [advice for _, _, advice in rows if advice]
    for advice in advices or [words.say("doctor-good")]:
        screen.print(Text(advice, style="bold"))


def is_compiled() -> bool:
    return not engine.__file__.endswith(".py")


def _engine(words: Words) -> tuple[str, str, str]:
    if is_compiled():
        return words.say("doctor-engine"), words.say("doctor-compiled"), ""
    return words.say("doctor-engine"), words.say("doctor-uncompiled"), words.say("doctor-compile")


def _page(words: Words) -> tuple[str, str, str]:
    if (Path(__file__).parents[1] / "web" / "index.html").is_file():
        return words.say("doctor-page"), words.say("doctor-page-there"), ""
    return words.say("doctor-page"), words.say("doctor-page-missing"), words.say("doctor-page-build")


def _data(words: Words) -> tuple[str, str, str]:
    place = folder()
    existing = place
    while not existing.exists() and existing != existing.parent:
        existing = existing.parent
    fine = existing.is_dir() and os.access(existing, os.W_OK)
    return words.say("doctor-data"), str(place), "" if fine else words.say("doctor-data-bad", path=str(place))


def _games(words: Words) -> tuple[str, str, str]:
    faults = " ".join(words.of_error(fault) for fault in broken().values())
    return words.say("doctor-games"), ", ".join(names()), faults


def _networks(words: Words) -> tuple[str, str, str]:
    """Whether the games that ship a network can be played with it."""
    label, games = words.say("doctor-networks"), [name for name in names() if shipped(name) is not None]
    if installed() or not games:
        return label, words.say("doctor-networks-there", games=", ".join(games)), ""
    missing = words.say("doctor-networks-none", package="onnxruntime")
    return label, missing, words.say("doctor-networks-bring")


def _terminal(words: Words) -> tuple[str, str, str]:
    screen = console()
    if not screen.is_terminal:
        return words.say("doctor-terminal"), words.say("doctor-terminal-none"), ""
    needed = max(drawing(name).WIDTH for name in names())
    size = {"width": screen.width, "height": screen.height}
    shown = words.say("doctor-terminal-size", **size)
    small = screen.width < needed
    return (
        words.say("doctor-terminal"),
        shown,
        words.say("doctor-terminal-small", needed=needed, **size) if small else "",
    )
