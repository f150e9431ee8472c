"""The games that are installed, ours and those of other packages: all come in by the same door.

Each is a package of its own that offers its manifest (`taberna.core.manifest`) as an entry point of the group
`taberna.games`. Of ours, `alea` is the one to copy.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ..core.errors import BadOption
from ..core.game import Game
from ..core.manifest import Manifest

GROUP = "taberna.games"
_NAME = re.compile(r"[a-z][a-z0-9]{0,30}")


@cache
def _offered() -> dict[str, EntryPoint]:
    """To look through all that is installed takes milliseconds, and it stays the same."""
    return {point.name: point for point in entry_points(group=GROUP) if _NAME.fullmatch(point.name)}


@cache
def manifest(name: str) -> Manifest:
    """What the game of this name brings; BadOption if there is none, or if its package is broken."""
    if name not in _offered():
        raise BadOption("unknown-game", game=name[:40], choices=", ".join(names()))
    try:
        found = _offered()[name].load()
        made = found if isinstance(found, Manifest) else _of_class(found)
        if made.game_class().name != name:
            raise TypeError(f"its class is named {made.game_class().name!r}")
    except Exception as error:  # whatever a stranger's package does when it is imported
        raise BadOption("broken-game", game=name, why=f"{type(error).__name__}: {error}") from error
    return made


def _of_class(kind: type[Game]) -> Manifest:
    """For a package that offers the class of a game and nothing else."""
    return Manifest(kind.__module__, f":{kind.__name__}")


@cache
def broken() -> dict[str, BadOption]:
    """The games that are offered but can't be played, each with the reason."""
    faults: dict[str, BadOption] = {}
    for name in sorted(_offered()):
        try:
            manifest(name)
        except BadOption as error:
            faults[name] = error
    return faults


@cache
def names() -> list[str]:
    """Every game that can be played."""
    return [name for name in sorted(_offered()) if name not in broken()]


def game_class(name: str) -> type[Game]:
    """The class of a game, without making a game of it."""
    return manifest(name).game_class()


def make_game(name: str, players: int = 2, data: object = None, **options: object) -> Game:
    """A game with its options, and with other data than those shipped if any are given."""
    return game_class(name)(players, data, **options)
