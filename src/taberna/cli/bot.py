"""Sits a bot of one's own at a table of a server, from any machine."""

from __future__ import annotations

import asyncio
import inspect
import os
import runpy
import traceback
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path
from typing import Any

from ..bots import bot as make_bot
from ..bots import names as bot_names
from ..client import Answered, Chooser, Client, NoServer
from ..core.chance import Rng
from ..core.errors import BadFile, BadOption
from ..core.game import Decision, Game, View
from ..core.registry import game_class
from ..protocol import TableInfo
from ..words import Words

# What a file calls its bot, if there are several classes in it.
NAME = "Bot"


def bot(words: Words, which: str, server: str, table: str, seat: int | None, name: str) -> None:
    """`which` is a Python file with a class that has `choose(view, decision)`, or one of our own bots."""
    table = table.rstrip("/").rpartition("/")[2]
    info = asyncio.run(_play(which, server, table, seat, name or Path(which).stem))
    if info.result is None:
        print(words.say("bot-table-closed"))
    else:
        print(words.say("bot-result", scores=", ".join(map(str, info.result.scores))))


async def _play(which: str, server: str, table: str, seat: int | None, name: str) -> TableInfo:
    async with Client(server, name) as client:
        info: TableInfo = await client.call("GET", f"/api/tables/{table}", TableInfo)
        game = game_class(info.game)(len(info.seats), **info.options)
        chooser = load(which, game)
        await client.sit(table, seat)
        try:
            return await client.play(table, chooser)
        except BadFile:
            with suppress(Answered, NoServer):  # the others go on without it, if the table allows that
                await client.leave(table)
            raise


class Careful:
    """Somebody's bot; if it fails, what is wrong with it is said in one line."""

    def __init__(self, which: str, chooser: Chooser) -> None:
        self.which = which
        self.chooser = chooser

    async def choose(self, view: View, decision: Decision) -> int:
        try:
            chosen = self.chooser.choose(view, decision)
            if isinstance(chosen, Awaitable):
                chosen = await chosen
        except Exception as error:
            raise _failure(self.which, error) from None
        if chosen not in decision.options:
            raise BadFile("bot-fails", path=self.which, why=f"choose() -> {chosen!r}, {decision.options}"[:300])
        return chosen


def load(which: str, game: Game) -> Chooser:
    """A bot of ours by name, or the one in a file."""
    # Nobody shall be able to work out what it will do.
    rng = Rng(int.from_bytes(os.urandom(7), "big"))
    if not which.endswith(".py"):
        if which not in bot_names(game.name):
            choices = ", ".join(bot_names(game.name))
            raise BadOption("unknown-bot", bot=which, game=game.name, choices=choices)
        return make_bot(which, game, rng)
    try:
        return Careful(which, _made(_kind(which), game, rng))
    except BadFile:
        raise
    except OSError as error:
        raise BadFile("file-not-read", path=which, why=error.strerror or str(error)) from None
    except Exception as error:
        raise _failure(which, error) from None


def _kind(which: str) -> Any:
    """The class of the bot in a file."""
    found = runpy.run_path(which)
    kinds = [kind for kind in found.values() if inspect.isclass(kind) and kind.__module__ == "<run_path>"]
    fitting = [kind for kind in kinds if callable(getattr(kind, "choose", None))]
    if not fitting:
        raise BadFile("no-bot-in-file", path=which)
    return found[NAME] if found.get(NAME) in fitting else fitting[0]


def _made(kind: Any, game: Game, rng: Rng) -> Chooser:
    made: Chooser = kind(game, rng) if len(inspect.signature(kind).parameters) == 2 else kind()
    return made


def _failure(which: str, error: Exception) -> BadFile:
    """What is wrong, and in which line of the file."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == which]
    where = f" (line {lines[-1]})" if lines and not isinstance(error, SyntaxError) else ""
    return BadFile("bot-fails", path=which, why=f"{type(error).__name__}: {error}{where}")
