"""Games with settled options. Tables with the same ones share a game: Forum's board alone takes 100 kB."""

from __future__ import annotations

from functools import lru_cache

from ..core.game import Game
from ..games import make_game

# So many are kept; strangers may open tables with boards of their own.
MOST = 256
Settled = tuple[tuple[str, object], ...]


@lru_cache(maxsize=MOST)
def shared(name: str, players: int, options: Settled) -> Game:
    """The game with these options, as `dict.items()` gives them."""
    return make_game(name, players, **dict(options))
