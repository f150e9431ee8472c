"""Sits a bot of one's own at a table of a server, from any machine."""

from __future__ import annotations

import asyncio
import inspect
import runpy
from pathlib import Path
from typing import Any

from ..bots import bot as make_bot
from ..bots import names as bot_names
from ..client import Chooser, Client
from ..core.chance import Rng
from ..core.errors import BadFile, BadOption
from ..core.game import Game
from ..core.registry import game_class
from ..protocol import TableInfo
from ..words import Words

# What a file calls its bot, if there are several classes in it.
NAME = "Bot"


def bot(words: Words, which: str, server: str, table: str, seat: int | None, name: str) -> None:
    """`which` is a Python file with a class that has `choose(view, decision)`, or one of our own bots."""
    table = table.rstrip("/").rpartition("/")[2]
    info = asyncio.run(_play(which, server, table, seat, name or Path(which).stem))
    assert info.result is not None
    print(words.say("bot-result", scores=", ".join(map(str, info.result.scores))))


async def _play(which: str, server: str, table: str, seat: int | None, name: str) -> TableInfo:
    async with Client(server, name) as client:
        info: TableInfo = await client.call("GET", f"/api/tables/{table}", TableInfo)
        game = game_class(info.game)(len(info.seats), **info.options)
        chooser = load(which, game)
        await client.sit(table, seat)
        return await client.play(table, chooser)


def load(which: str, game: Game) -> Chooser:
    """A bot of ours by name, or the one in a file."""
    if not which.endswith(".py"):
        if which not in bot_names(game.name):
            choices = ", ".join(bot_names(game.name))
            raise BadOption("unknown-bot", bot=which, game=game.name, choices=choices)
        return make_bot(which, game, Rng(0))
    try:
        found = runpy.run_path(which)
    except OSError as error:
        raise BadFile("file-not-read", path=which, why=error.strerror or str(error)) from None
    kinds = [kind for kind in found.values() if inspect.isclass(kind) and kind.__module__ == "<run_path>"]
    fitting = [kind for kind in kinds if callable(getattr(kind, "choose", None))]
    kind: Any = found.get(NAME) if NAME in found and len(fitting) != 1 else (fitting[0] if fitting else None)
    if kind is None:
        raise BadFile("no-bot-in-file", path=which)
    made: Chooser = kind(game, Rng(0)) if len(inspect.signature(kind).parameters) == 2 else kind()
    return made
