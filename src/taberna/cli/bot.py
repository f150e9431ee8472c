"""Sits a bot of one's own at a table of a server, from any machine."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from pathlib import Path

from ..bots.guests import Chooser, Guarded, Noted, command, sit
from ..client import Client
from ..core.game import Decision, View
from ..games import game_class
from ..protocol import TableInfo
from ..words import Words


def bot(words: Words, which: str, server: str, table: str, seat: int | None, name: str) -> None:
    """`which` is one of our own bots, a Python file with a class that can choose, or a program."""
    # Told to end, it sends its program home first, as with Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    table = table.rstrip("/").rpartition("/")[2]
    info, faults = asyncio.run(_play(which, server, table, seat, name or Path(which).stem))
    for (kind, detail), times in Counter((fault.kind, fault.detail) for fault in faults).items():
        print(words.say("bot-fault", kind=kind, detail=detail, times=times))
    if info.result is None:
        print(words.say("bot-table-closed"))
    else:
        print(words.say("bot-result", scores=", ".join(map(str, info.result.scores))))


async def _play(which: str, server: str, table: str, seat: int | None, name: str) -> tuple[TableInfo, list[Noted]]:
    async with Client(server, name) as client:
        info: TableInfo = await client.call("GET", f"/api/tables/{table}", TableInfo)
        game = game_class(info.game)(len(info.seats), **info.options)
        start = command(which, game.name)
        await client.sit(table, seat)
        # Nobody at the table shall be able to work out what it will do.
        chooser = sit(which, start, game, 0, int.from_bytes(os.urandom(6), "big"))
        try:
            return await client.play(table, Aside(chooser)), getattr(chooser, "faults", [])
        finally:
            if isinstance(chooser, Guarded):
                chooser.close()


class Aside:
    """Thinks in a thread of its own, so that the line to the server stays alive meanwhile."""

    def __init__(self, chooser: Chooser) -> None:
        self.chooser = chooser

    async def choose(self, view: View, decision: Decision) -> int:
        return await asyncio.to_thread(self.chooser.choose, view, decision)
