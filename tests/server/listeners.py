"""What the notices of a server reach: a web server and a mail server of the tests' own."""

from __future__ import annotations

import asyncio
import email
import email.policy
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Any


@dataclass
class Posted:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Web:
    """Notes what is posted to it, and answers with a status."""

    port: int = 0
    status: int = 201
    more: str = ""
    posted: list[Posted] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.posted.append(Posted(head[0].split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} Well\r\ncontent-length: 0\r\n{self.more}\r\n".encode())
        await _closed(writer)


@dataclass
class Mail:
    """A mailbox for everybody."""

    port: int = 0
    refuse: bytes = b""
    letters: list[tuple[str, EmailMessage]] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        to = ""
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).strip():
            word = line.upper()
            if word.startswith(b"RCPT"):
                to = line.partition(b"<")[2].partition(b">")[0].decode()
                writer.write(self.refuse or b"250 well\r\n")
            elif word == b"DATA":
                writer.write(b"354 go on\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                message = email.message_from_bytes(text[:-5], policy=email.policy.default)
                self.letters.append((to, message))
                writer.write(b"250 well\r\n")
            elif word == b"QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 well\r\n")
        await _closed(writer)


async def _closed(writer: asyncio.StreamWriter) -> None:
    await writer.drain()
    writer.close()


Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[Any, Any, None]]


@asynccontextmanager
async def _listening(serve: Serve) -> AsyncIterator[int]:
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield int(server.sockets[0].getsockname()[1])


@asynccontextmanager
async def web() -> AsyncIterator[Web]:
    one = Web()
    async with _listening(one.serve) as one.port:
        yield one


@asynccontextmanager
async def mail() -> AsyncIterator[Mail]:
    one = Mail()
    async with _listening(one.serve) as one.port:
        yield one
