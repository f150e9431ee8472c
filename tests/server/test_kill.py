"""The plug is pulled in the middle of many games: nothing acknowledged is lost, no game is stuck, clocks go on.

TABERNA_KILL_GAMES sets how many (1000 in `make soak`).
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import psutil
from websockets.exceptions import ConnectionClosed

import taberna
from taberna import fair, protocol
from taberna.client import Client, Line, NoServer
from taberna.protocol import Clock, TableInfo

from .conftest import Server
from .players import Anyhow, asked, opened

GAMES = int(os.environ.get("TABERNA_KILL_GAMES", "24"))
KILLS = 3
PATIENCE = 600 + GAMES
SECONDS = 5


class Witness:
    """Plays one game and remembers everything that was told or acknowledged, over all connections."""

    def __init__(self, client: Client, table: str, number: int) -> None:
        self.client = client
        self.table = table
        self.chooser = Anyhow(number)
        self.told: dict[int, object] = {}
        self.acknowledged = 0
        self.moves = 0

    async def play(self) -> None:
        while True:
            try:
                async with await self.client.connect() as line:
                    if await self._on(line):
                        return
            except (NoServer, ConnectionClosed):
                await asyncio.sleep(0.2)

    async def _on(self, line: Line) -> bool:
        entered = await line.enter(self.table, since=max(self.told, default=0))
        assert entered.version >= max(self.told, default=0), "something that was told is not there any more"
        for one in entered.tail:
            self._note(one)
        info, now = entered.table, entered.now
        while info.status == "playing":
            if now is not None and now.asked is not None and now.asked.ask is not None:
                options = now.asked.options
                decision = taberna.Decision(now.asked.seat, now.asked.ask, now.asked.facts, options)
                chosen = self.chooser.choose(taberna.View(now.view), decision)
                await line.send(protocol.Move, decision=now.asked.decision, action=chosen)
                self.moves += 1
                now = None
            message = await line.receive()
            if isinstance(message, protocol.Done):
                self.acknowledged += 1
            elif isinstance(message, protocol.Played):
                self._note(message)
                info, now = message.table or info, message.now
        return True

    async def compare(self) -> None:
        """All that was told is there, nothing else is, and the record of it is sound."""
        async with await self.client.connect() as line:
            entered = await line.enter(self.table)
        told = {one.version: (one.seat, one.events) for one in entered.tail if isinstance(one, protocol.Played)}
        assert told == self.told and entered.table.status == "over"
        fair.check(taberna.Record.loads(await self.client.record(self.table)))

    def _note(self, message: object) -> None:
        assert isinstance(message, protocol.Played)
        before = self.told.setdefault(message.version, (message.seat, message.events))
        assert before == (message.seat, message.events), "the past has changed"


def test_kill_in_the_middle_of_many_games(tmp_path: Path) -> None:
    server = Server(tmp_path / "server", "--limits", "0")
    server.start()
    try:
        asyncio.run(asyncio.wait_for(_games(server), PATIENCE))
    finally:
        code = server.stop()
    assert code == 0, server.log()
    assert '"trace"' not in server.log(), server.log()


async def _games(server: Server) -> None:
    async with server.client("Julia") as client:
        witnesses = [Witness(client, await _table(client, number), number) for number in range(GAMES)]
        slow = await opened(client, "alea", ("me", "random"), standin="random", clock=Clock("move", 3600))
        deadline = await _deadline(client, slow)
        playing = [asyncio.create_task(one.play()) for one in witnesses]
        for kill in range(1, KILLS + 1):
            while sum(one.acknowledged for one in witnesses) < kill * GAMES * 3:
                await asyncio.sleep(0.01)
            assert not all(one.done() for one in playing), "that was not in the middle"
            quick = await opened(client, "alea", ("me", "random"), standin="random", clock=Clock("move", SECONDS))
            opening = asyncio.get_running_loop().time()
            bots = psutil.Process(server.pid).children(recursive=True)
            server.kill()
            _, left = await asyncio.to_thread(psutil.wait_procs, bots, timeout=60)
            assert not left, "bots go with a server that was killed"
            if kill == KILLS:  # this clock runs out while the server is down
                await asyncio.sleep(SECONDS - (asyncio.get_running_loop().time() - opening))
            await asyncio.to_thread(server.start)
        await asyncio.gather(*playing)
        assert await _deadline(client, slow) == deadline
        for one in witnesses:
            await one.compare()
        assert (await client.call("GET", f"/api/tables/{slow}", TableInfo)).status == "playing"
        async with asyncio.timeout(60):
            while (await client.call("GET", f"/api/tables/{quick}", TableInfo)).seats[0].away != "time":
                await asyncio.sleep(0.1)


async def _table(client: Client, number: int) -> str:
    """A table of one game after the other, with two or three at it."""
    game = taberna.names()[number % len(taberna.names())]
    return await opened(client, game, ("me", "random", "random")[: 2 + number % 2])


async def _deadline(client: Client, table: str) -> int:
    async with await client.connect() as line:
        now = await asked(line, await line.enter(table))
        assert now.clocks is not None and now.clocks.deadline is not None
        return now.clocks.deadline
