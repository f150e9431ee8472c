"""Games by name. The core knows none: packages put theirs here, by the address of the class."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from .errors import BadOption
from .game import Game

_ADDRESSES: dict[str, str] = {}
_STRANGERS = "taberna.games"


def register(name: str, address: str) -> None:
    """Make a game known; "package.module:Class" is imported when the game is first asked for."""
    _ADDRESSES[name] = address


def addresses() -> dict[str, str]:
    """Every game that is installed: ours, and those other packages offer as entry points."""
    return {**_offered(), **_ADDRESSES}


@cache
def _offered() -> dict[str, str]:
    """To look through all that is installed takes milliseconds, and it stays the same."""
    return {point.name: point.value for point in entry_points(group=_STRANGERS)}


def names() -> list[str]:
    return sorted(addresses())


def game_class(name: str) -> type[Game]:
    """The class of a game, without making a game of it."""
    address = _ADDRESSES.get(name) or addresses().get(name)
    if address is None:
        raise BadOption("unknown-game", game=name, choices=", ".join(names()))
    module, _, attribute = address.partition(":")
    found: type[Game] = getattr(import_module(module), attribute)
    return found


def game(name: str, players: int = 2, **options: object) -> Game:
    """A game with its options: `game("alea", players=3, order_counts=True)`."""
    return game_class(name)(players, **options)
