"""Sockets: quick ones and plain ones say and hear the same, and leave nothing behind."""

from __future__ import annotations

import asyncio
import gc
import random
import socket
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.typing import Origin

from taberna import protocol
from taberna.client import Client, Line
from taberna.server import run as running
from taberna.server.config import Config
from taberna.server.live.quick_socket import QuickSocket, head
from taberna.server.live.session import MISTAKES, Session
from taberna.server.live.socket import PlainConnection
from taberna.server.live.subscribers import Subscriber
from taberna.server.service import Service

from .conftest import Run, Server, holds
from .players import Anyhow, asked, opened, until

LENGTHS = [0, 1, 125, 126, 127, 5000, 65535, 65536, 70000]


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as clients send it."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("length", LENGTHS)
def test_frames_are_those_of_the_library(length: int) -> None:
    text = bytes(random.Random(length).randrange(128) for _ in range(length))
    assert head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


async def answers(line: Line, chunks: list[bytes], count: int) -> list[protocol.ServerMessage]:
    """What is answered to these bytes, each chunk sent on its own."""
    for chunk in chunks:
        line.socket.transport.write(chunk)
        await asyncio.sleep(0.05)
    found: list[protocol.ServerMessage] = []
    while len(found) < count:
        message = await line.receive()
        if isinstance(message, protocol.Done | protocol.Refused):
            found.append(message)
    return found


def test_a_move_is_the_same_however_its_bytes_arrive(server: Server, run: Run) -> None:
    async def play() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia, "forum", ("me", "here:Livia"))
            for cut in range(6):
                line = await julia.connect()
                now = await asked_anywhere(line, table)
                assert now.asked is not None
                choice = protocol.Move(7, now.asked.decision, now.asked.options[0])
                text = msgspec.json.encode(choice)
                ping = sent(msgspec.json.encode(protocol.Ping(8)))
                move = sent(text)
                chunks = [
                    [move, ping],
                    [move + ping],
                    [move[:1], move[1:5], move[5:] + ping],
                    [sent(text[:9], fin=False), sent(b"", Opcode.PING), sent(text[9:], Opcode.CONT), ping],
                    [sent(text, Opcode.BINARY), ping],
                    [sent(text + b" " * 300), ping],
                ][cut]
                assert await answers(line, chunks, 2) == [protocol.Done(7), protocol.Done(8)]
                # And again: the same move is late now, whichever way it comes.
                late = await answers(line, [move], 1)
                assert isinstance(late[0], protocol.Refused) and late[0].code == "stale-decision"

    run(play())


async def asked_anywhere(line: Line, table: str) -> protocol.Now:
    """The position through the eyes of the seat that is asked; both are mine."""
    entered = await line.enter(table)
    assert entered.now is not None and entered.now.asked is not None
    return await asked(line, await line.enter(table, entered.now.asked.seat))


def test_answers_come_in_the_order_of_the_messages(server: Server, run: Run) -> None:
    async def hurry() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia, "forum", ("me", "here:Livia"))
            line = await julia.connect()
            for _ in range(10):
                now = await asked_anywhere(line, table)
                assert now.asked is not None
                first = line.number + 1
                await line.send(protocol.Move, decision=now.asked.decision, action=now.asked.options[0])
                await asyncio.sleep(0.0005)  # it is under way when the next ones come
                await line.send(protocol.Ping)
                await line.send(protocol.Say, text="salve")
                await line.send(protocol.Move, decision=now.asked.decision, action=now.asked.options[0])
                found = await answers(line, [], 4)
                assert found[:3] == [protocol.Done(first + k) for k in range(3)]
                assert isinstance(found[3], protocol.Refused) and found[3].id == first + 3

    run(hurry())


def test_part_of_a_long_message_is_never_taken_for_a_message(server: Server, run: Run) -> None:
    async def trick() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia, "forum", ("me", "here:Livia"))
            line, watcher = await julia.connect(), await julia.connect()
            now = await asked_anywhere(line, table)
            assert now.asked is not None
            text = msgspec.json.encode(protocol.Move(7, now.asked.decision, now.asked.options[0]))
            # A message of 400 bytes without a mask to speak of, in the middle of which a whole move arrives.
            move = b"\x81" + bytes([0x80 | len(text)]) + bytes(4) + text
            head = b"\x82\xfe" + (400).to_bytes(2, "big") + bytes(4)
            found = await answers(line, [head + b"x" * 100, move, b"x" * (300 - len(move))], 1)
            assert isinstance(found[0], protocol.Refused) and found[0].code == "not-understood"
            entered = await watcher.enter(table)
            assert entered.now is not None and entered.now.moves == now.moves

    run(trick())


def test_whoever_leaves_before_his_move_is_committed_has_made_it(server: Server, run: Run) -> None:
    async def leave() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia, "forum", ("me", "here:Livia"))
            line, watcher = await julia.connect(), await julia.connect()
            await watcher.enter(table)
            now = await asked_anywhere(line, table)
            assert now.asked is not None
            await line.send(protocol.Move, decision=now.asked.decision, action=now.asked.options[0])
            line.socket.transport.abort()
            told = await until(watcher, protocol.Played)
            assert isinstance(told, protocol.Played) and told.version == now.asked.decision + 1

    run(leave())


async def _goes(client: Client, table: str) -> None:
    await (await _comes(client, table)).socket.close()


async def _vanishes(client: Client, table: str) -> None:
    (await _comes(client, table)).socket.transport.abort()


async def _is_sent_away(client: Client, table: str) -> None:
    line = await _comes(client, table)
    with pytest.raises(ConnectionClosed):
        for _ in range(MISTAKES + 1):
            await line.socket.send("nonsense")
            await line.receive()


async def _is_not_let_in(client: Client, table: str) -> None:
    with pytest.raises(InvalidStatus):
        await connect(client.server.replace("http", "ws") + "/socket", origin=Origin("http://elsewhere.example"))


async def _comes(client: Client, table: str) -> Line:
    line = await client.connect()
    entered = await line.enter(table)
    await answers(line, [sent(msgspec.json.encode(protocol.Move(2, entered.version + 7, 0)))], 1)  # refused
    return line


KINDS = {QuickSocket, PlainConnection, Session, Subscriber}


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("leaves", [_goes, _vanishes, _is_sent_away, _is_not_let_in])
def test_a_socket_that_is_gone_leaves_nothing_to_the_collector(
    tmp_path: Path, run: Run, leaves: Callable[[Client, str], Coroutine[Any, Any, None]], plain: bool
) -> None:
    """What is left in circles piles up until the collector stops everybody to look for it."""

    async def work() -> None:
        service = await Service.open(Config(folder=tmp_path, limits=0, plain=plain))
        with socket.create_server(("127.0.0.1", 0)) as listener:
            server = running.Server(running.settings(service), lambda: None)
            serving = asyncio.create_task(server.serve([listener]))
            gc.collect()
            gc.disable()
            try:
                async with Client(f"http://127.0.0.1:{listener.getsockname()[1]}", "Julia") as client:
                    table = await client.open("forum", ["me", "here:Livia"])
                    for _ in range(3):
                        await leaves(client, table.id)
                await holds(lambda: not left())
            finally:
                gc.enable()
                server.should_exit = True
                await serving
                await service.close()

    def left() -> list[object]:
        return [one for one in gc.get_objects() if type(one) in KINDS]

    run(work())


def test_plain_sockets_do_the_same(tmp_path: Path, run: Run) -> None:
    server = Server(tmp_path, "--limits", "0", "--plain")
    server.start()

    async def play() -> None:
        async with server.client("Julia") as julia, server.client("Livia") as livia:
            table = await opened(julia, "alea", ("me", "open", "random"))
            await livia.sit(table)
            over, same = await asyncio.gather(julia.play(table, Anyhow(1)), livia.play(table, Anyhow(2)))
            assert over == same and over.status == "over"
            line = await julia.connect()
            with pytest.raises(ConnectionClosed):
                for _ in range(MISTAKES + 1):
                    await line.socket.send("nonsense")
                    await line.receive()

    try:
        run(play())
    finally:
        assert server.stop() == 0
    assert '"trace"' not in server.log(), server.log()
