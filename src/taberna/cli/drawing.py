"""How the table of a game is drawn. A game without a drawing of its own is shown as its view."""

from __future__ import annotations

from rich.console import RenderableType
from rich.pretty import Pretty

from ..core.drawing import Drawing, Words
from ..core.game import View
from ..games import manifest


class Plain:
    """For games that came without a drawing."""

    WIDTH = 40

    def draw(self, view: View, words: Words, names: list[str], brief: bool = False) -> RenderableType:
        return Pretty(view)


def drawing(game: str) -> Drawing:
    brings = manifest(game)
    if not brings.terminal:
        return Plain()
    module: Drawing = brings.find(brings.terminal)
    return module
