"""Who looks at which table, and what goes out to them. Nothing here waits: a slow reader holds up nobody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, final

import msgspec

from ..protocol import Here, ServerMessage
from . import telling
from .frames import framed
from .table import Table, Telling

BEHIND = 500
"""Messages that may wait for a slow reader before its socket is closed."""

_encoder = msgspec.json.Encoder()


def frame_of(message: ServerMessage) -> bytes:
    return framed(_encoder.encode(message))


class Line(Protocol):
    """The way to a reader."""

    slow: bool

    def write(self, frames: bytes) -> None: ...
    def fall_behind(self) -> None: ...


@final
class Post:
    """Carries what one turn of the loop has to say, one write for each socket: the answer goes with the move."""

    def __init__(self, soon: Callable[[Callable[[], None]], object]) -> None:
        self._soon = soon
        self._waiting: list[Screen] = []

    def take(self, screen: Screen) -> None:
        if not self._waiting:
            self._soon(self._carry)
        self._waiting.append(screen)

    def _carry(self) -> None:
        waiting, self._waiting = self._waiting, []
        for screen in waiting:
            screen.flush()


@final
class Screen:
    """Where somebody looks at a table through the eyes of a seat, or of none."""

    def __init__(self, line: Line, post: Post, person: str | None) -> None:
        self.line = line
        self.post = post
        self.person = person
        self.table: str | None = None
        self.seat: int | None = None
        self._waiting: list[bytes] = []
        self._ended = False

    def send(self, message: ServerMessage) -> None:
        self.send_frame(frame_of(message))

    def send_frame(self, frame: bytes) -> None:
        if self._ended:
            return
        self._waiting.append(frame)
        if len(self._waiting) == 1:
            self.post.take(self)
        elif len(self._waiting) > BEHIND:
            self.line.fall_behind()

    def end(self, message: ServerMessage) -> None:
        """A last word. What still waits is not sent."""
        self._waiting = [frame_of(message)]
        self._ended = True

    def flush(self) -> None:
        """Write what waits; if the reader is slow, the line says when to go on."""
        if self._waiting and not self.line.slow:
            frames, self._waiting = self._waiting, []
            self.line.write(frames[0] if len(frames) == 1 else b"".join(frames))


@final
class Audience:
    """The screens at each table."""

    def __init__(self) -> None:
        self._at: dict[str, dict[Screen, None]] = {}

    def at(self, table: str) -> list[Screen]:
        return list(self._at.get(table, ()))

    def watched(self, table: str) -> bool:
        return table in self._at

    def enter(self, screen: Screen, table: str, seat: int | None) -> None:
        screen.table, screen.seat = table, seat
        self._at.setdefault(table, {})[screen] = None

    def leave(self, screen: Screen) -> str | None:
        """The table that somebody no longer looks at, if he did."""
        table = screen.table
        screen.table = screen.seat = None
        if table is not None:
            del self._at[table][screen]
            if not self._at[table]:
                del self._at[table]
        return table

    def here(self, table: Table) -> Here:
        present = self.at(table.header.id)
        people = {screen.person for screen in present if screen.person is not None}
        seats = [k for k, seat in enumerate(table.seats) if seat.kind == "person" and seat.person in people]
        return Here(seats, sum(screen.seat is None for screen in present))

    def tell(self, table: Table, names: dict[str, str], one: Telling, fresh: bool) -> None:
        """Tell everybody at a table, each as his seat may know it."""
        present = self._at.get(table.header.id)
        if present is None:
            return
        frames: dict[int | None, bytes] = {}
        common = telling.opened(table, one) if fresh else None
        for screen in present:
            frame = frames.get(screen.seat)
            if frame is None:
                frame = frame_of(telling.told(table, names, one, screen.seat, fresh, common))
                frames[screen.seat] = frame
            screen.send_frame(frame)
