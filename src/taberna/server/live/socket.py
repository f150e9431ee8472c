"""The socket over plain ASGI: any web server will do."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from ...core.errors import TabernaError
from ..accounts.visitors import Asgi, headers_of
from .sockets import Sockets

PATH = "/socket"
# Seconds that a reader has to take what was sent before it is cut off.
PARTING = 5.0
REFUSED = 4403


class PlainConnection:
    """What is sent waits here for the one task that writes."""

    def __init__(self) -> None:
        self._texts: list[bytes] = []
        self._bytes = 0
        self._some = asyncio.Event()
        self._reading = asyncio.Event()
        self._reading.set()
        self._closing: tuple[int, str] | None = None

    def send(self, texts: list[bytes]) -> None:
        self._texts += texts
        self._bytes += sum(map(len, texts))
        self._some.set()

    def backlog(self) -> int:
        return self._bytes

    def pause(self) -> None:
        self._reading.clear()

    def resume(self) -> None:
        self._reading.set()

    def close(self, status: int, reason: str) -> None:
        self._closing = (status, reason)
        self._some.set()
        self._reading.set()

    @property
    def closing(self) -> bool:
        return self._closing is not None

    async def readable(self) -> None:
        await self._reading.wait()

    async def write(self, send: Any) -> None:
        """Write until the socket is closed."""
        while True:
            await self._some.wait()
            self._some.clear()
            texts, self._texts = self._texts, []
            for text in texts:
                await send({"type": "websocket.send", "text": text.decode()})
                self._bytes -= len(text)
            if self._closing is not None and not self._texts:
                status, reason = self._closing
                await send({"type": "websocket.close", "code": status, "reason": reason})
                return


async def serve(sockets: Sockets, scope: Asgi, receive: Any, send: Any) -> None:
    """One socket, from its handshake to its end."""
    await receive()
    try:
        headers = headers_of(scope)
        person, key = await sockets.admit(headers, (scope.get("client") or ("?", 0))[0])
    except TabernaError as error:
        await send({"type": "websocket.close", "code": REFUSED, "reason": error.code})
        return
    await send({"type": "websocket.accept"})
    connection = PlainConnection()
    session = sockets.open(connection, person, key)
    writing = asyncio.create_task(connection.write(send))
    try:
        while not connection.closing:
            await connection.readable()
            message = await receive()
            if message["type"] != "websocket.receive":
                break
            text = message.get("text")
            session.hear(text.encode() if text is not None else message.get("bytes") or b"")
        if connection.closing:
            await asyncio.wait([writing], timeout=PARTING)
    finally:
        writing.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await writing
        sockets.close(session)
