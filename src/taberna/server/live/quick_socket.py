"""A quicker socket, below ASGI: a move goes to many screens, and a task and a queue for each frame would cost more
than the move itself. It is handed to uvicorn as its class for sockets and speaks the protocol through the
library's own part without input and output. `taberna serve --plain` does without it, and all works the same.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from typing import Any, cast

from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from ...core.errors import TabernaError
from .session import LARGEST, Session
from .socket import PARTING, PATH
from .sockets import Sockets

log = logging.getLogger(__name__)

PING = 20.0
"""Seconds between two looks whether somebody is still there; who was silent for two of them is cut off."""
SLICE = 4096
"""Bytes that are looked at before the session may say that it is enough for now."""
RESTARTING = 1012
NO_TEXT = 1007
# Tables live long and there are no reference cycles: to look for them all the time took a third of the processor.
# The first number is more than what five hundred moves under way are made of.
COLLECT = (100_000, 10, 100)
# The thread that commits waits so long for the interpreter, in seconds, while others move.
TURN = 0.0005


def tune() -> None:
    """What else makes a busy server quicker: what is loaded by now stays, and threads take turns sooner."""
    gc.set_threshold(*COLLECT)
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(TURN)


def quick_class(sockets: Sockets, upgraded: Callable[[asyncio.BaseTransport], object]) -> Any:
    """What uvicorn makes for each socket; `upgraded` hears that a connection has become one."""
    return partial(QuickSocket, sockets, upgraded)


class QuickSocket(asyncio.Protocol):
    def __init__(
        self,
        sockets: Sockets,
        upgraded: Callable[[asyncio.BaseTransport], object],
        config: Any,
        server_state: Any,
        app_state: Any,
    ) -> None:
        self._sockets = sockets
        self._upgraded = upgraded
        self._connections: set[Any] = server_state.connections
        self._protocol = ServerProtocol(max_size=LARGEST)
        self._session: Session | None = None
        self._admitting: asyncio.Task[None] | None = None
        # The parts of a message that comes in several frames, and bytes that were not looked at yet.
        self._parts: list[bytes] = []
        self._binary = False
        self._unread = b""
        self._paused = False
        self._heard = True
        self._alarm: asyncio.TimerHandle | None = None
        self._transport = cast(asyncio.Transport, None)

    # -- as asyncio calls it ----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)
        self._upgraded(transport)

    def data_received(self, data: bytes) -> None:
        self._heard = True
        self._unread += data
        self._read()

    def eof_received(self) -> None:
        self._protocol.receive_eof()
        self._write()

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self._unread = b""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._admitting is not None:
            self._admitting.cancel()
        session, self._session = self._session, None
        if session is not None:
            self._sockets.close(session)
        # No reference cycles: they would stay until the collector stops everybody to find them.
        self._admitting = self._alarm = None
        with suppress(EOFError):
            self._protocol.receive_eof()

    def shutdown(self) -> None:
        """The web server stops."""
        self.close(RESTARTING, "")

    # -- reading ------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        while self._unread and not self._paused:
            data, self._unread = self._unread[:SLICE], self._unread[SLICE:]
            self._protocol.receive_data(data)
            for event in self._protocol.events_received():
                if isinstance(event, Request):
                    self._request(event)
                elif isinstance(event, Frame):
                    self._frame(event)
            self._write()

    def _request(self, request: Request) -> None:
        if request.path.partition("?")[0] != PATH:
            self._reject(HTTPStatus.NOT_FOUND, "no-such-page")
            return
        self._paused = True  # until we know who it is
        self._admitting = asyncio.create_task(self._admit(request))

    async def _admit(self, request: Request) -> None:
        client = (self._transport.get_extra_info("peername") or ("?",))[0]
        headers = {name.lower(): value for name, value in request.headers.raw_items()}
        try:
            person, key = await self._sockets.admit(headers, client)
        except TabernaError as error:
            self._reject(HTTPStatus.FORBIDDEN, error.code)
            return
        except Exception:
            log.exception("a socket could not be opened")
            self._reject(HTTPStatus.INTERNAL_SERVER_ERROR, "server-error")
            return
        response = self._protocol.accept(request)
        self._protocol.send_response(response)
        self._write()
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self._session = self._sockets.open(self, person, key)
            self._alarm = asyncio.get_running_loop().call_later(PING, self._look)
        self._admitting = None
        self.resume()

    def _reject(self, status: HTTPStatus, code: str) -> None:
        self._protocol.send_response(self._protocol.reject(status, code))
        self._write()
        self._transport.close()

    def _frame(self, frame: Frame) -> None:
        session = self._session
        if session is None:
            return
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if frame.opcode is not Opcode.CONT:
                self._binary = frame.opcode is Opcode.BINARY
            self._parts.append(bytes(frame.data))
            if frame.fin:
                text, self._parts = b"".join(self._parts), []
                if self._binary or text.isascii() or _is_text(text):
                    session.hear(text)
                else:
                    self._protocol.fail(NO_TEXT)

    def _look(self) -> None:
        """Whether anything came since we last looked; a ping makes whoever is there answer."""
        if not self._heard:
            self._transport.abort()
            return
        self._heard = False
        self._try(lambda: self._protocol.send_ping(b""))
        self._alarm = asyncio.get_running_loop().call_later(PING, self._look)

    # -- as the session calls it ----------------------------------------------------------------------------------

    def send(self, texts: list[bytes]) -> None:
        if not self._transport.is_closing():
            self._transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))

    def backlog(self) -> int:
        return self._transport.get_write_buffer_size()

    def pause(self) -> None:
        self._paused = True
        self._transport.pause_reading()

    def resume(self) -> None:
        if self._paused and not self._transport.is_closing():
            self._paused = False
            self._transport.resume_reading()
            self._read()

    def close(self, status: int, reason: str) -> None:
        """Say that it is over, and wait a little for the other side to say so too."""
        self._try(lambda: self._protocol.send_close(status, reason))
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(PARTING, self._transport.abort)
        if self._paused:  # the reader's own last word is to come
            self._paused = False
            self._transport.resume_reading()

    def _try(self, say: Callable[[], object]) -> None:
        try:
            say()
        except InvalidState:  # it is closed, or was never open
            self._transport.close()
        else:
            self._write()

    def _write(self) -> None:
        """Write what the protocol itself has to say; b"" is the end."""
        for data in self._protocol.data_to_send():
            if self._transport.is_closing():
                return
            if data:
                self._transport.write(data)
            else:
                self._transport.close()
        if self._protocol.close_expected() and self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(PARTING, self._transport.abort)


def head(length: int) -> bytes:
    """How a frame begins that is a whole text of this length."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
