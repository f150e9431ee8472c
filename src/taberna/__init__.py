"""Taberna: Roman games for people and bots, on one engine.

    import taberna
    game = taberna.game("alea", players=3)
    record = taberna.play(game, ["senator", "citizen", "novice"], seed=7)

The contract that every game keeps is in `taberna.core.game`.
"""

from importlib.metadata import version as _version
from typing import TYPE_CHECKING

from . import games as _games
from . import words as _words
from .bots import Bot, bot
from .core.chance import Rng
from .core.errors import SPEAKER as _SPEAKER
from .core.errors import BadFile, BadOption, BadPosition, BadRecord, Refused, TabernaError
from .core.game import CHANCE, OVER, Decision, Game, Position, State, View
from .games import game_class, names
from .loading import game
from .match import play
from .record import Record

if TYPE_CHECKING:
    from .analysis import Analysis, analyse

__version__ = _version("taberna")
__all__ = [
    "CHANCE",
    "OVER",
    "Analysis",
    "BadFile",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Decision",
    "Game",
    "Position",
    "Record",
    "Refused",
    "Rng",
    "State",
    "TabernaError",
    "View",
    "analyse",
    "bot",
    "game",
    "game_class",
    "names",
    "play",
]

_SPEAKER.speak = _words.in_english
del _games


def __getattr__(name: str) -> object:
    """What not everybody needs is imported when it is asked for, so that `import taberna` stays quick."""
    if name in ("Analysis", "analyse"):
        from . import analysis

        return getattr(analysis, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
