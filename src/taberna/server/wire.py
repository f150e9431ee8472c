"""A socket as the web server has it. What it tells is written at once: a move goes to many screens, and a
task and the layers of the framework for each frame would cost more than the move itself. A short message is
heard at once for the same reason; all else comes the long way, through the libraries."""

from __future__ import annotations

from asyncio import BaseTransport
from collections.abc import Callable, Mapping
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State

from .frames import HEAD, is_short_text, is_whole

_NAME = "taberna.wire"
_OPEN = State.OPEN
WAITING = 16
"""Messages that may wait to be answered before no more are read."""


class Wire(WebSocketsSansIOProtocol):
    drained: Callable[[], object] | None = None
    """Called when a slow reader has taken what was written."""
    behind: Callable[[], object] | None = None
    """Called when a slow reader has left too much untaken."""
    heard: Callable[[bytes], bool] | None = None
    """Called with a short message as soon as it is there; says whether it has dealt with it."""
    slow = False
    """Whether the reader has not yet taken what was written."""
    regular = True
    """Whether all that came so far came in whole messages, so that the next thing is the start of one."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        # The web server leaves the request that became a socket in a circle with its parser.
        cast(Any, transport).get_protocol().parser = None

    async def run_asgi(self) -> None:
        extensions = cast("dict[str, Any]", self.scope["extensions"])
        extensions[_NAME] = self
        try:
            await super().run_asgi()
        finally:
            del extensions[_NAME]

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and self._hear(data):
            return
        super().data_received(data)

    def _hear(self, data: bytes) -> bool:
        """Hand over exactly one short text, which is nearly all that ever comes; whether it was dealt with."""
        if not self.regular or not is_short_text(data):
            self.regular = self.regular and is_whole(data)
            return False
        # What came before must be answered first.
        if self.heard is None or not self.queue.empty() or self.conn.state is not _OPEN:
            return False
        text: bytes = apply_mask(data[HEAD:], data[2:HEAD])
        return text.isascii() and self.heard(text)

    def write(self, frames: bytes) -> None:
        """Write whole frames, unless the reader is gone."""
        if self.conn.state is _OPEN and not self.transport.is_closing():
            self.transport.write(frames)

    def fall_behind(self) -> None:
        if self.behind is not None:
            self.behind()

    def send_receive_event_to_app(self) -> None:
        """Reading stops once some messages wait, not after each: that would be two more system calls."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        # After our last word reading goes on: the reader's own last word is to come.
        self.read_paused = paused or (self.queue.qsize() >= WAITING and not self.close_sent)
        if self.read_paused and not paused:
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        self.slow = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.slow = False
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        self.slow = False
        super().connection_lost(exc)
        # Nothing may hold itself in a circle: it would stay until the collector stops everybody to find it.
        self.drained = self.behind = self.heard = None
        self.conn.parser.close()


def wire_of(scope: Mapping[str, Any]) -> Wire:
    """The wire below a socket of the web framework."""
    return cast(Wire, scope["extensions"][_NAME])
