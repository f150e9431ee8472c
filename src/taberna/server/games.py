"""Games with settled options. Tables with the same ones share a game: Forum's board alone takes 100 kB."""

from __future__ import annotations

import json
from functools import lru_cache

from ..core.errors import BadOption, Refused
from ..core.game import Game
from ..games import game_class

# So many are kept; strangers may open tables with boards of their own.
MOST = 256
Settled = tuple[tuple[str, object], ...]


@lru_cache(maxsize=MOST)
def shared(name: str, players: int, options: Settled, data: str = "") -> Game:
    """The game with these options, as `dict.items()` gives them; `data` as JSON, "" for those that are shipped."""
    return game_class(name)(players, data=json.loads(data) if data else None, **dict(options))


@lru_cache(maxsize=MOST)
def shipped_digest(name: str) -> str:
    """The digest of the data that a game is shipped with; "" if it has none."""
    try:
        kind = game_class(name)
    except BadOption:
        return ""
    return kind(kind.min_players).digest() if kind.shipped_data() else ""


def data_text(game: Game) -> str:
    """The data of a game as they are kept."""
    return json.dumps(game.data, ensure_ascii=True, sort_keys=True, separators=(",", ":"))


def outdated(name: str, rules: int) -> str | None:
    """Why a stored game can't be played on by this code, as far as its number of rules tells."""
    try:
        return None if game_class(name).rules == rules else "table-old-rules"
    except BadOption:
        return "table-no-game"


def stored(name: str, rules: int, players: int, options: Settled, data: str) -> Game:
    """The game of a stored table; Refused if this code does not play it as it was begun."""
    why = outdated(name, rules)
    if why is not None:
        raise Refused(why)
    try:
        return shared(name, players, options, data)
    except BadOption:
        raise Refused("table-old-data") from None
