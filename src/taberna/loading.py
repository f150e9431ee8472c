"""Options as people give them. Some are the content of a file: it is read here, at the border, because
the engine reads no files and a record must hold what was in it."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from .core.errors import BadFile
from .core.game import Game
from .core.options import Option, Rows, Value
from .games import game_class

# What is longer than this is no file of ours; its beginning is enough to say so.
LIMIT = 16 * 1024


def game(name: str, players: int = 2, **options: object) -> Game:
    """A game with its options: `game("alea", players=3, order_counts=True)`.

    Where an option is the content of a file, `game("forum", outline="mine.txt")` reads it.
    """
    kind = game_class(name)
    for option in kind.choices:
        given = options.get(option.name)
        if isinstance(option, Rows) and isinstance(given, (str, PathLike)):
            options[option.name] = option.parse(read(given))
    return kind(players, **options)


def typed(option: Option, text: str) -> Value:
    """The value of an option that a person typed; what a file holds, if it is the name of one."""
    return option.parse(read(text.strip()) if isinstance(option, Rows) else text)


def read(path: str | PathLike[str]) -> str:
    """The text of a small file. What is no text comes out as characters that no option takes."""
    try:
        with Path(path).open(encoding="utf-8", errors="replace") as file:
            return file.read(LIMIT)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadFile("file-not-read", path=str(path), why=why) from None
