"""Strangers: whatever they send, they are refused with a code, and nobody else's game is disturbed."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import string
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from taberna import protocol
from taberna.client import Answered, Line
from taberna.server.accounts import limits
from taberna.server.live import session, subscribers

from .conftest import Run, Server
from .players import Anyhow, asked, opened, until

NO_TEXT = 1007
MESSAGES = int(os.environ.get("TABERNA_STRANGE_MESSAGES", "10000"))


async def code_of(line: Line, kind: type[protocol.Ask], **fields: Any) -> str:
    with pytest.raises(Answered) as refused:
        await line.ask(kind, **fields)
    return refused.value.code


def test_seats_are_only_for_those_who_sit_there(server: Server, run: Run) -> None:
    async def intrude() -> None:
        async with server.client("Julia") as julia, server.client("Mallory") as mallory, server.client() as nobody:
            table = await opened(julia, "alea", ("me", "thumb"))
            mine = await julia.connect()
            now = await asked(mine, await mine.enter(table))
            assert now.asked is not None
            choice = {"decision": now.asked.decision, "action": now.asked.options[0]}
            for stranger in (await mallory.connect(), await nobody.connect()):
                assert await code_of(stranger, protocol.Move, **choice) == "no-table-entered"
                assert await code_of(stranger, protocol.Enter, table=table, seat=0) == "not-your-seat"
                entered = await stranger.enter(table)
                assert entered.seat is None and entered.mine == []
                for kind in (protocol.Undo, protocol.Hint):
                    assert await code_of(stranger, kind, decision=choice["decision"]) == "not-your-seat"
                assert await code_of(stranger, protocol.Move, **choice) == "not-your-seat"
                assert await code_of(stranger, protocol.Enter, table="a" * 16) == "no-such-table"
                assert await code_of(stranger, protocol.Move, **choice) == "not-your-seat"
            assert (await mine.enter(table)).version == 1

    run(intrude())


def test_a_finished_table_and_a_replayed_message_are_refused(server: Server, run: Run) -> None:
    async def late() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia, "alea", ("me", "thumb"))
            line = await julia.connect()
            now = await asked(line, await line.enter(table))
            assert now.asked is not None
            choice = {"decision": now.asked.decision, "action": now.asked.options[0]}
            await line.ask(protocol.Move, **choice)
            assert await code_of(line, protocol.Move, **choice) == "stale-decision"
            assert await code_of(line, protocol.Move, **{**choice, "decision": 10**9}) == "stale-decision"
            await julia.play(table, Anyhow(1))
            for kind, fields in ((protocol.Move, choice), (protocol.Undo, {"decision": 1})):
                assert await code_of(line, kind, **fields) == "game-over"

    run(late())


def test_messages_out_of_order_are_refused(server: Server, run: Run) -> None:
    async def hurry() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia)
            line = await julia.connect()
            for kind, fields in (
                (protocol.Undo, {"decision": 0}),
                (protocol.Hint, {"decision": 0}),
                (protocol.Say, {"text": "salve"}),
            ):
                assert await code_of(line, kind, **fields) == "no-table-entered"
            await line.enter(table)
            assert await code_of(line, protocol.Move, decision=0, action=0) == "table-waits"
            assert await code_of(line, protocol.Replay, table=table, moves=0) == "not-over"
            await line.ask(protocol.Exit)
            assert await code_of(line, protocol.Say, text="salve") == "no-table-entered"

    run(hurry())


def test_ten_thousand_random_messages_disturb_nobody(server: Server, run: Run) -> None:
    async def flood() -> None:
        rng = random.Random(1)
        async with server.client("Julia") as julia, server.client("Mallory") as mallory:
            table = await opened(julia, "alea", ("me", "thumb"))
            playing = asyncio.create_task(julia.play(table, Anyhow(1)))
            answers, sent = 0, 0
            while sent < MESSAGES:
                line = await mallory.connect()
                try:
                    for _ in range(40):
                        await line.socket.send(noise(rng, table))
                        sent += 1
                    await line.send(protocol.Ping)
                    while True:
                        answer = await line.receive()
                        answers += isinstance(answer, protocol.Refused)
                        if isinstance(answer, protocol.Done | protocol.Bye):
                            break
                except ConnectionClosed:
                    pass
                await line.socket.close()
            assert answers > MESSAGES // 2
            assert (await playing).status == "over"

    run(flood())


def noise(rng: random.Random, table: str) -> str | bytes:
    """Something that is hardly a message, or one that is but not now."""
    kinds = ["enter", "exit", "move", "undo", "hint", "say", "replay", "ping", "table", "sudo"]
    values: list[Any] = [None, -1, 0, 1, 2**63, 1.5, "", "x" * 400, [], {}, True, table, "a" * 16, "\x00"]
    which = rng.randrange(5)
    if which == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if which == 1:
        return "".join(rng.choice(string.printable) for _ in range(rng.randrange(60)))
    if which == 2:
        return "[" * rng.randrange(2000)
    fields = ["id", "table", "seat", "since", "decision", "action", "text", "moves", "extra"]
    message = {field: rng.choice(values) for field in rng.sample(fields, rng.randrange(len(fields)))}
    return json.dumps({"type": rng.choice(kinds), "id": rng.randrange(100), **message})


def test_senseless_and_oversized_messages_close_the_socket(server: Server, run: Run) -> None:
    async def shout() -> None:
        async with server.client("Mallory") as mallory:
            line = await mallory.connect()
            for _ in range(session.MISTAKES):
                await line.socket.send("{")
            assert await until(line, protocol.Bye) == protocol.Bye("nonsense")
            line = await mallory.connect()
            await line.socket.send("x" * (session.LARGEST + 1))
            with pytest.raises(ConnectionClosed):
                await until(line, protocol.Bye)
                await line.receive()
            line = await mallory.connect()
            await line.socket.send(b"no \xff text", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                await until(line, protocol.Bye)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == NO_TEXT

    run(shout())


def test_pages_of_other_addresses_can_neither_connect_nor_write(server: Server, run: Run) -> None:
    async def trick() -> None:
        url = server.url.replace("http", "ws") + "/socket"
        with pytest.raises(InvalidStatus):
            await connect(url, origin="https://evil.example")  # type: ignore[arg-type]
        async with connect(url, origin=server.url) as fine:  # type: ignore[arg-type]
            assert json.loads(await fine.recv())["type"] == "welcome"
        async with httpx.AsyncClient(base_url=server.url) as browser:
            for headers in (
                {"origin": "https://evil.example"},
                {"sec-fetch-site": "cross-site"},
                {"origin": "null"},
            ):
                answer = await browser.post("/api/me", json={"name": "Mallory"}, headers=headers)
                assert answer.status_code == 403 and answer.json()["code"] == "foreign-origin"
            assert (
                await browser.post("/api/me", json={"name": "Julia"}, headers={"origin": server.url})
            ).is_success

    run(trick())


def test_limits_per_person_and_address(tmp_path_factory: pytest.TempPathFactory, run: Run) -> None:
    limited = Server(tmp_path_factory.mktemp("limited"))
    limited.start()

    async def hurry() -> None:
        async with limited.client("Julia") as julia:
            table = await opened(julia)
            line = await julia.connect()
            await line.enter(table)
            said = [await _code(line, protocol.Say, text="salve") for _ in range(8)]
            assert said[:5] == [""] * 5 and "too-often" in said[5:]
            pings = [""]
            while "too-often" not in pings and len(pings) < 400:
                pings.append(await _code(line, protocol.Ping))
            assert pings[-1] == "too-often"
            async with httpx.AsyncClient(base_url=limited.url) as other:
                codes = [(await other.post("/api/me", json={"name": "x"})).status_code for _ in range(1)]
                while codes[-1] != 429 and len(codes) < 80:
                    other.cookies.clear()
                    codes.append((await other.post("/api/me", json={"name": "x"})).status_code)
                assert codes[0] == 201 and codes[-1] == 429

    try:
        run(hurry())
    finally:
        limited.kill()


def test_somebody_has_so_many_sockets_and_one_that_is_closed_makes_room(
    tmp_path_factory: pytest.TempPathFactory, run: Run
) -> None:
    limited = Server(tmp_path_factory.mktemp("limited"))
    limited.start()

    async def speaks(line: Line) -> bool:
        try:
            await line.ask(protocol.Ping)
        except ConnectionClosed:
            return False
        return True

    async def crowd() -> None:
        async with limited.client("Julia") as julia:
            lines = [await julia.connect() for _ in range(limits.MOST_SOCKETS)]
            assert await speaks(lines[-1]) and not await speaks(await julia.connect())
            await lines[0].socket.close()
            for _ in range(300):  # the server may take a moment to notice
                await asyncio.sleep(0.1)
                if await speaks(await julia.connect()):
                    break
            else:
                raise AssertionError("no room")
            assert not await speaks(await julia.connect())

    try:
        run(crowd())
    finally:
        limited.kill()


async def _code(line: Line, kind: type[protocol.Ask], **fields: Any) -> str:
    try:
        await line.ask(kind, **fields)
    except Answered as refused:
        return refused.code
    return ""


def test_whoever_does_not_read_is_sent_away_with_a_word_and_holds_up_nobody(server: Server, run: Run) -> None:
    def narrow() -> socket.socket:
        """A socket that takes little before somebody reads."""
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.connect(("127.0.0.1", server.port))
        return one

    async def doze() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia, "forum", ("me", "here:Livia"))
            line = await julia.connect()
            await line.enter(table)
            uri = server.url.replace("http", "ws") + "/socket"
            async with connect(uri, sock=narrow(), max_queue=1) as sleeper:
                for number in range(6000):
                    await sleeper.send(json.dumps({"type": "enter", "id": number, "table": table}))
                await line.ask(protocol.Ping)
                said = []
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        said.append(json.loads(await sleeper.recv()))
            assert said[-1] == {"type": "bye", "code": "slow"}
            assert [one["id"] for one in said[1:-1]] == list(range(len(said) - 2))
            assert closed.value.rcvd is not None and closed.value.rcvd.code == subscribers.TOO_MUCH

    run(doze())
