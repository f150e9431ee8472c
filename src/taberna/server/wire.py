"""A socket as the web server has it. What it tells is written at once: a move goes to many screens, and a
task and the layers of the framework for each frame would cost more than the move itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

_NAME = "taberna.wire"
WAITING = 16
"""Messages that may wait to be answered before no more are read."""


class Wire(WebSocketsSansIOProtocol):
    drained: Callable[[], object] | None = None
    """Called when a slow reader has taken what was written."""

    async def run_asgi(self) -> None:
        cast("dict[str, Any]", self.scope["extensions"])[_NAME] = self
        await super().run_asgi()

    def write(self, frames: bytes) -> None:
        """Write whole frames, unless the reader is gone."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(frames)

    def send_receive_event_to_app(self) -> None:
        """Reading stops once some messages wait, not after each: that would be two more system calls."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        # After our last word reading goes on: the reader's own last word is to come.
        self.read_paused = paused or (self.queue.qsize() >= WAITING and not self.close_sent)
        if self.read_paused and not paused:
            self.transport.pause_reading()

    def ready(self) -> bool:
        """Whether the reader keeps up."""
        return self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        self.drained = None
        super().connection_lost(exc)


def wire_of(scope: Mapping[str, Any]) -> Wire:
    """The wire below a socket of the web framework."""
    return cast(Wire, scope["extensions"][_NAME])


def framed(text: bytes) -> bytes:
    """A message as it goes over the wire; the same bytes serve everybody who is told the same."""
    return Frame(Opcode.TEXT, text).serialize(mask=False)
