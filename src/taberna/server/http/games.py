"""Games and their best players over HTTP."""

from __future__ import annotations

from typing import Literal

from litestar import Controller
from litestar.params import FromPath

from ... import bots
from ...core import options as core_options
from ...finished import Rating
from ...games import game_class, manifest, names
from ...protocol import GameInfo, GameOption
from ..exercises import sets
from ..texts import plain
from .pages import lessons_address, script_address
from .routes import House, Visitor, get


def game_info(name: str) -> GameInfo:
    kind, brings = game_class(name), manifest(name)
    return GameInfo(
        name,
        kind.rules,
        kind.min_players,
        kind.max_players,
        kind.hidden,
        [_option(option) for option in kind.choices],
        bots.names(name),
        brings.drawing,
        script_address(name),
        lessons_address(name),
        sets(name),
    )


def _option(option: core_options.Option) -> GameOption:
    name, clause, default = option.name, option.clause, plain(option.default)
    if isinstance(option, core_options.Number):
        return GameOption(name, clause, "number", default, option.low, option.high, [])
    if isinstance(option, core_options.Choice):
        return GameOption(name, clause, "choice", default, None, None, list(option.names))
    kind: Literal["rows", "flag"] = "rows" if isinstance(option, core_options.Rows) else "flag"
    return GameOption(name, clause, kind, default, None, None, [])


class Games(Controller):
    path = "/api"
    tags = ["games"]

    @get("/games", sync_to_thread=False)
    def games(self, visitor: Visitor) -> list[GameInfo]:
        """Every game that can be played here, with its options and bots."""
        return [game_info(name) for name in names()]

    @get("/ratings/{game:str}")
    async def ratings(self, service: House, visitor: Visitor, game: FromPath[str]) -> list[Rating]:
        """The best players of a game, people and bots together."""
        game_class(game)
        return await service.ratings.best(game)
