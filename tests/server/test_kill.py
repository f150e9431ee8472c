"""The plug is pulled in the middle of many games: nothing acknowledged is lost, no game is stuck, clocks go on.

TABERNA_KILL_GAMES sets how many (1000 in `make soak`).
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import psutil
import pytest
from websockets.exceptions import ConnectionClosed

import taberna
from taberna import fair, protocol
from taberna.client import Client, Line, NoServer
from taberna.protocol import Clock, TableInfo

from .conftest import Server
from .players import Anyhow, asked, opened

GAMES = int(os.environ.get("TABERNA_KILL_GAMES", "20"))
KILLS = 3
PATIENCE = 120 + GAMES


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
                options = [option.action for option in now.asked.options]
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

    def _note(self, message: object) -> None:
        assert isinstance(message, protocol.Played)
        before = self.told.setdefault(message.version, (message.seat, message.events))
        assert before == (message.seat, message.events), "the past has changed"


@pytest.mark.parametrize("game", taberna.names())
def test_kill_in_the_middle_of_many_games(tmp_path: Path, game: str) -> None:
    server = Server(tmp_path / game, "--limits", "0")
    server.start()
    try:
        asyncio.run(asyncio.wait_for(_games(server, game), PATIENCE))
    finally:
        server.kill()


async def _games(server: Server, game: str) -> None:
    async with server.client("Julia") as client:
        bots = ("me", "random") if game == "alea" else ("me", "random", "random")
        tables = [await opened(client, game, bots) for _ in range(GAMES)]
        slow = await opened(client, game, ("me", "random"), standin="random", clock=Clock("move", 3600))
        deadline = await _deadline(client, slow)
        witnesses = [Witness(client, table, number) for number, table in enumerate(tables)]
        playing = [asyncio.create_task(one.play()) for one in witnesses]
        killed = 0
        for kill in range(1, KILLS + 1):
            while sum(one.acknowledged for one in witnesses) < kill * GAMES * 4:
                await asyncio.sleep(0.01)
                if all(one.done() for one in playing):
                    break
            server.kill()
            killed += not all(one.done() for one in playing)
            await asyncio.to_thread(server.start)
        assert killed > 0
        await asyncio.gather(*playing)
        assert await _deadline(client, slow) == deadline
        line = await client.connect()
        for one in witnesses:
            entered = await line.enter(one.table)
            assert {message.version: (message.seat, message.events) for message in entered.tail} == one.told  # type: ignore[union-attr]
            assert entered.table.status == "over"
            record = taberna.Record.loads(await client.record(one.table))
            fair.check(record)
        assert (await client.call("GET", f"/api/tables/{slow}", TableInfo)).status == "playing"


async def _deadline(client: Client, table: str) -> int:
    async with await client.connect() as line:
        now = await asked(line, await line.enter(table))
        assert now.clocks is not None and now.clocks.deadline is not None
        return now.clocks.deadline


def test_a_clock_that_ran_out_while_the_server_was_down_is_noticed(own_server: Server) -> None:
    async def before() -> tuple[str, str]:
        async with own_server.client("Julia") as julia:
            table = await opened(julia, "alea", ("me", "random"), standin="thumb", clock=Clock("move", 5))
            return table, julia.http.cookies["taberna"]

    async def after(table: str, cookie: str) -> TableInfo:
        async with own_server.client(cookie=cookie) as julia:
            while True:
                info = await julia.call("GET", f"/api/tables/{table}", TableInfo)
                if info.seats[0].away is not None:
                    return info
                await asyncio.sleep(0.2)

    own_server.start()
    table, cookie = asyncio.run(before())
    own_server.kill()
    own_server.start()
    info = asyncio.run(asyncio.wait_for(after(table, cookie), 30))
    assert info.seats[0].away == "time"


def test_bots_go_with_a_server_that_was_killed(own_server: Server) -> None:
    async def play() -> None:
        async with own_server.client("Julia") as julia:
            await julia.play(await opened(julia, "alea", ("me", "random")), Anyhow(1))

    own_server.start()
    asyncio.run(play())
    bots = psutil.Process(own_server.pid).children(recursive=True)
    assert bots
    own_server.kill()
    _, left = psutil.wait_procs(bots, timeout=10)
    assert not left


def test_a_stop_is_clean(own_server: Server) -> None:
    own_server.start()
    assert own_server.stop() == 0, own_server.log()
    assert (own_server.folder / "server.db").exists()
