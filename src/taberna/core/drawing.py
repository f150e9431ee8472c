"""What the drawing of a table in the terminal may use, and what it must be."""

from typing import TYPE_CHECKING, Final, Protocol

from .game import View

if TYPE_CHECKING:
    from rich.console import RenderableType

# Six players, always by colour and shape.
COLOURS: Final = ("red", "blue", "yellow", "green", "magenta", "cyan")
SHAPES: Final = ("●", "■", "▲", "◆", "⬟", "✚")


class Words(Protocol):
    """Says things in the reader's language."""

    def say(self, key: str, **facts: object) -> str: ...

    def help(self, key: str, **facts: object) -> str: ...


class Drawing(Protocol):
    """A module that draws a game."""

    WIDTH: int

    def draw(self, view: View, words: Words, names: list[str], brief: bool = False) -> "RenderableType":
        """The table; `brief` is what has changed since the person saw it a moment ago, in the same turn.

        What matters most stands at the bottom: it is what a low screen shows.
        """
        ...
