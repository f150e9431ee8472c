"""How the table of each game is drawn. A game without a drawing of its own is shown as its view."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from rich.console import RenderableType
from rich.pretty import Pretty

from ...core.game import View
from ...words import Words

# Six players, always by colour and shape.
COLOURS = ("red", "blue", "yellow", "green", "magenta", "cyan")
SHAPES = ("●", "■", "▲", "◆", "⬟", "✚")

_DRAWINGS = {name: f"taberna.cli.tables.{name}" for name in ("alea", "forum", "pecunia")}


class Drawing(Protocol):
    """A module that draws a game."""

    WIDTH: int

    def draw(self, view: View, words: Words, names: list[str], brief: bool = False) -> RenderableType:
        """The table; `brief` is what has changed since the person saw it a moment ago, in the same turn."""
        ...


class Plain:
    """For games that came without a drawing."""

    WIDTH = 40

    def draw(self, view: View, words: Words, names: list[str], brief: bool = False) -> RenderableType:
        return Pretty(view)


def drawing(game: str) -> Drawing:
    if game not in _DRAWINGS:
        return Plain()
    module: Drawing = import_module(_DRAWINGS[game])
    return module
