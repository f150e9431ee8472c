"""Attacks that froze everybody, or took all memory."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from taberna import protocol
from taberna.client import Answered, Client
from taberna.core.errors import Refused
from taberna.protocol import NewSeat, NewTable
from taberna.server import new_table
from taberna.server.live import changes, sockets, subscribers

from ..conftest import Run, Server, holds
from ..test_bot_workers import sleep
from ..test_service import opened, service
from .setting import first_option, refusal, served, two_players

SHOUTED = 5000


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits."""
    one = Server(tmp_path_factory.mktemp("strict"))
    one.start()
    yield one
    one.stop()
    assert "Traceback" not in one.log() and '"trace"' not in one.log(), one.log()


def test_who_floods_a_socket_is_closed_and_nobody_else_waits(strict: Server, run: Run) -> None:
    async def attack() -> None:
        async with strict.client("Mallory") as mallory, strict.client("Julia") as julia:
            line, flood = await julia.connect(), await mallory.connect()
            ping = json.dumps({"type": "ping", "id": 1})

            async def shout() -> None:
                with suppress(ConnectionClosed):
                    for _ in range(SHOUTED):
                        await flood.socket.send(ping)

            shouting = asyncio.create_task(shout())
            for _ in range(20):
                assert isinstance(await line.ask(protocol.Ping), protocol.Done)
            answered = 0
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    answered += '"done"' in str(await flood.socket.recv())
            await shouting
            assert closed.value.rcvd is not None and closed.value.rcvd.code == subscribers.TOO_MUCH
            assert answered < SHOUTED

    run(attack())


def test_analysis_has_a_process_of_its_own_and_bots_alone_have_a_quota(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            assert one.bots._analyst not in one.bots._players and one.bots._analyst._nice > 0
            julia = await one.people.guest("Julia")
            seats = [NewSeat("bot", bot="random")] * 2
            for _ in range(10):
                header, places = new_table.opened(NewTable("alea", seats), julia)
                header.status = "playing"
                await one.store.create(header, places)
            with pytest.raises(Refused) as refused:
                await one.check_quota(julia.id, places)
            assert refused.value.code == "too-many-tables"
            await one.check_quota("somebody-else", places)

    run(attack())


def test_bots_play_on_while_games_are_looked_back_on(tmp_path: Path, run: Run) -> None:
    """Two such calls kept the only bot from answering for two minutes."""

    async def attack() -> None:
        async with service(tmp_path) as one:
            looks = [asyncio.create_task(one.bots._analyst.ask("mallory", sleep, 1000)) for _ in range(2)]
            table = await opened(
                one, [NewSeat("me"), NewSeat("bot", bot="random")], await one.people.guest("Julia")
            )
            for _ in range(5):
                await holds(lambda: table.header.status == "over" or not table.by_bot(table.asked))
                if table.asked is not None:
                    await first_option(one, table)
            assert not any(look.done() for look in looks)
            for look in looks:
                look.cancel()

    run(attack())


def test_thirty_games_of_bots_are_ten_and_others_take_turns_with_them(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        async with (
            served(tmp_path) as (one, url),
            Client(url, "Mallory") as mallory,
            Client(url, "Julia") as julia,
        ):
            codes = list[str]()
            for _ in range(30):
                try:
                    # A game that is not over before the last of them is asked for.
                    codes.append((await mallory.open("forum", ["consul"] * 6)).status)
                except Answered as refused:
                    codes.append(refused.code)
            assert codes == ["playing"] * 10 + ["too-many-tables"] * 20
            answers, choose, waits = 0, one.bots.choose, list[int]()

            async def noted(bot: str, asked: Any, person: str = "") -> int:
                """Who waits for how many others."""
                nonlocal answers
                before = answers
                chosen = await choose(bot, asked, person)
                answers += 1
                if julia.person is not None and person == julia.person.id:
                    waits.append(answers - before - 1)
                return chosen

            one.bots.choose = noted  # type: ignore[method-assign]
            table = await one.tables.get((await julia.open("alea", ["me", "consul"])).id)
            while len(waits) < 8 and table.header.status == "playing":
                if not table.by_bot(table.asked):
                    await first_option(one, table)
                await asyncio.sleep(0.001)
            # Of ten the one under way and one that takes its turn; and who hears of it a moment later counts more.
            assert waits and max(waits) <= 4

    run(attack())


def test_moves_are_taken_back_so_often_and_the_tail_is_bounded(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        begun = {"columns": [[None] * 7, [None] * 7], "turn": 0, "dice": ["V", "I"]}
        async with service(tmp_path) as one:
            table, julia, _ = await two_players(one, begun=begun)
            game = table.game
            for _ in range(changes.MOST_UNDONE):
                assert table.progress is not None
                write = next(
                    action
                    for action in table.progress.state.options()
                    if game.structure(action)["kind"] == "write"
                )
                await one.tables.ask(table, changes.play(0, table.decision, write, julia.id))
                await one.tables.ask(table, changes.undo(0, table.decision, julia.id))
            await one.tables.ask(table, changes.play(0, table.decision, write, julia.id))
            # It was the other's turn in between, but nobody but this seat has acted.
            assert await refusal(one, table, changes.undo(0, table.decision, julia.id)) == "too-many-undone"
            for number in range(sockets.TAIL):
                await one.tables.ask(table, changes.say(julia.id, str(number)))
            past = await one.tables.history(table, 0, sockets.TAIL)
            assert len(past) == sockets.TAIL and past[-1].change.version == table.version
            assert [one.change.version for one in past] == list(
                range(table.version - sockets.TAIL + 1, table.version + 1)
            )

    run(attack())


def test_whoever_reads_nothing_is_cut_off_soon(server: Server, run: Run) -> None:
    async def sockets_open() -> float:
        async with httpx.AsyncClient(base_url=server.url) as browser:
            text = (await browser.get("/metrics")).text
            return float(text.split("\ntaberna_sockets ")[1].split("\n")[0])

    async def attack() -> None:
        async with server.client("Mallory") as mallory:
            table = (await mallory.open("forum", ["me", "here:Livia"])).id
            before = await sockets_open()
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            narrow.connect(("127.0.0.1", server.port))
            uri = server.url.replace("http", "ws") + "/socket"
            sleeper = await connect(uri, sock=narrow, max_queue=1, ping_interval=None)
            begun = time.monotonic()
            with suppress(ConnectionClosed):
                for number in range(6000):
                    await sleeper.send(json.dumps({"type": "enter", "id": number, "table": table}))
            while await sockets_open() > before:
                assert time.monotonic() - begun < 60
                await asyncio.sleep(0.5)
            sleeper.transport.abort()

    run(attack())
