"""A small client of the table server, for tests and for bots of one's own on any machine.

    async with Client("http://localhost:8000", name="Livia") as client:
        table = await client.open("alea", ["me", "citizen"])
        await client.play(table.id, MyBot())

`choose(view, decision)` is all a bot needs, as everywhere in Taberna.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar, overload

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from . import protocol
from .core.errors import TabernaError
from .core.game import Decision, View
from .protocol import NewSeat, NewTable, Person, Problem, ServerMessage, TableInfo

T = TypeVar("T")
LARGEST = 64 * 1024 * 1024
# Seconds for which an idle connection is kept: less than any server does, which may close it while we speak.
KEEP_ALIVE = 2.0
_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class NoServer(TabernaError):
    """Nobody answers at that address, or not as a table server does."""


class Answered(TabernaError):
    """The server refused."""


class Chooser(Protocol):
    def choose(self, view: View, decision: Decision) -> int | Awaitable[int]: ...


class Client:
    """One person at one server."""

    def __init__(self, server: str, name: str = "", cookie: str = "", timeout: float = 30.0) -> None:
        self.server = server.rstrip("/")
        self.name = name
        self.timeout = timeout
        cookies = {"taberna": cookie} if cookie else {}
        self.http = httpx.AsyncClient(
            base_url=self.server,
            cookies=cookies,
            timeout=timeout,
            limits=httpx.Limits(keepalive_expiry=KEEP_ALIVE),
        )
        self.person: Person | None = None
        self._lines: list[Line] = []

    async def __aenter__(self) -> Self:
        self.person = await self.call("GET", "/api/me", Person | None)
        if self.person is None and self.name:
            self.person = await self.call("POST", "/api/me", Person, protocol.NewGuest(self.name))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for line in self._lines:
            await line.socket.close()
        await self.http.aclose()

    # -- HTTP -------------------------------------------------------------------------------------------------

    @overload
    async def call(self, method: str, path: str, kind: type[T], body: object = None) -> T: ...
    @overload
    async def call(self, method: str, path: str, kind: Any, body: object = None) -> Any: ...
    async def call(self, method: str, path: str, kind: Any, body: object = None) -> Any:
        """One request; `Answered` if it was refused."""
        content = await self._content(method, path, body)
        try:
            return msgspec.json.decode(content or b"null", type=kind)
        except msgspec.DecodeError:
            raise NoServer("no-server", server=self.server, why=f"{method} {path}: {content[:40]!r}") from None

    async def _content(self, method: str, path: str, body: object = None) -> bytes:
        content = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"} if content is not None else {}
        try:
            answer = await self.http.request(method, path, content=content, headers=headers)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise NoServer("no-server", server=self.server, why=str(error) or type(error).__name__) from None
        if not answer.is_error:
            return answer.content
        try:
            problem = msgspec.json.decode(answer.content, type=Problem)
        except msgspec.DecodeError:
            raise NoServer("no-server", server=self.server, why=f"{method} {path}: {answer.status_code}") from None
        raise Answered(problem.code, problem.clause, **problem.facts)

    async def open(self, game: str, seats: list[str], **wishes: Any) -> TableInfo:
        """Open a table. Seats: "me", "open", the name of a bot, or "here:Livia" for somebody at this screen."""
        wanted = [_seat(seat) for seat in seats]
        return await self.call("POST", "/api/tables", TableInfo, NewTable(game, wanted, **wishes))

    async def sit(self, table: str, seat: int | None = None) -> TableInfo:
        """Take a seat, the first open one unless it is said which."""
        if seat is None:
            info = await self.call("GET", f"/api/tables/{table}", TableInfo)
            free = [k for k, one in enumerate(info.seats) if one.kind == "open"]
            if not free:
                raise Answered("no-seat", table=table)
            seat = free[0]
        return await self.call("POST", f"/api/tables/{table}/seats/{seat}", TableInfo, protocol.Sit())

    async def leave(self, table: str) -> None:
        """Leave all my seats at a table; the server refuses if nobody may play for me."""
        info = await self.call("GET", f"/api/tables/{table}", TableInfo)
        for seat, one in enumerate(info.seats):
            if self.person is not None and one.person == self.person.id:
                await self.call("DELETE", f"/api/tables/{table}/seats/{seat}", TableInfo)

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        return (await self._content("GET", f"/api/tables/{table}/record")).decode()

    # -- the socket -------------------------------------------------------------------------------------------

    async def connect(self) -> Line:
        """The socket, after its welcome."""
        url = "ws" + self.server.removeprefix("http") + "/socket"
        cookie = self.http.cookies.get("taberna")
        headers = {"Cookie": f"taberna={cookie}"} if cookie else {}
        try:
            socket = await connect(
                url,
                additional_headers=headers,
                compression=None,
                max_size=LARGEST,
                # Enough that what nobody reads any more doesn't hold up closing.
                max_queue=4096,
                open_timeout=self.timeout,
                close_timeout=2,
            )
        except (OSError, WebSocketException, TimeoutError) as error:
            raise NoServer("no-server", server=self.server, why=str(error) or type(error).__name__) from None
        line = Line(socket)
        self._lines.append(line)
        await line.receive()
        return line

    async def play(self, table: str, chooser: Chooser, patience: float = 60.0) -> TableInfo:
        """Play my seats at a table to the end of the game. Connects again if the server goes away for a while."""
        loop = asyncio.get_running_loop()
        until = loop.time() + patience
        while True:
            try:
                line = await self.connect()
                until = loop.time() + patience
                async with line:
                    return await _play(line, table, chooser)
            except (NoServer, ConnectionClosed) as error:
                if loop.time() > until:
                    raise NoServer("no-server", server=self.server, why=str(error)) from None
                await asyncio.sleep(0.5)


class Line:
    """An open socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def send(self, message: type[protocol.Ask], **fields: Any) -> int:
        """Send a message; its number."""
        self.number += 1
        await self.socket.send(msgspec.json.encode(message(id=self.number, **fields)), text=True)
        return self.number

    async def receive(self) -> ServerMessage:
        return _decoder.decode(await self.socket.recv())

    async def __aiter__(self) -> AsyncIterator[ServerMessage]:
        while True:
            yield await self.receive()

    async def enter(self, table: str, seat: int | None = None, since: int | None = None) -> protocol.Table:
        """Look at a table."""
        answer = await self.ask(protocol.Enter, table=table, seat=seat, since=since)
        assert isinstance(answer, protocol.Table)
        return answer

    async def ask(self, message: type[protocol.Ask], **fields: Any) -> ServerMessage:
        """Send a message and wait for its answer; `Answered` if it is a refusal. What comes between is dropped."""
        number = await self.send(message, **fields)
        while True:
            answer = await self.receive()
            if getattr(answer, "id", None) == number:
                if isinstance(answer, protocol.Refused):
                    raise Answered(answer.code, answer.clause, **answer.facts)
                return answer


async def _play(line: Line, table: str, chooser: Chooser) -> TableInfo:
    entered = await line.enter(table)
    if not entered.mine:
        raise Answered("not-your-seat")
    info, now, answered = entered.table, entered.now, -1
    while info.status in ("waiting", "playing"):
        asked = now.asked if now is not None else None
        if now is not None and asked is not None and asked.seat in entered.mine and asked.decision != answered:
            if asked.ask is None:  # another of my seats is asked: look through its eyes
                entered = await line.enter(table, asked.seat)
                info, now = entered.table, entered.now
                continue
            answered = asked.decision
            await _answer(line, now, chooser)
        message = await line.receive()
        if isinstance(message, protocol.Played | protocol.Changed | protocol.Undone):
            now = message.now or now
            info = getattr(message, "table", None) or info
        elif isinstance(message, protocol.Refused) and message.code == "too-often":
            await asyncio.sleep(1)
            answered = -1
        elif isinstance(message, protocol.Refused) and message.code != "stale-decision":
            raise Answered(message.code, message.clause, **message.facts)
    return info


async def _answer(line: Line, now: protocol.Now, chooser: Chooser) -> None:
    asked = now.asked
    assert asked is not None
    decision = Decision(asked.seat, asked.ask or "", asked.facts, asked.options)
    chosen = chooser.choose(View(now.view), decision)
    if isinstance(chosen, Awaitable):
        chosen = await chosen
    await line.send(protocol.Move, decision=asked.decision, action=chosen)


def _seat(text: str) -> NewSeat:
    if text in ("me", "open"):
        return NewSeat(text)  # type: ignore[arg-type]
    if text.startswith("here:"):
        return NewSeat("here", name=text.removeprefix("here:"))
    return NewSeat("bot", bot=text)
