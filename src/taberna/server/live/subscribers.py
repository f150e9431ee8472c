"""Who looks at which table, and what goes out to them. Nothing here waits: a slow reader holds up nobody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, final

import msgspec

from ...protocol import Bye, Here, ServerMessage
from . import viewer_messages
from .table import Happened, LiveTable

BUDGET = 1024 * 1024
"""Bytes that may wait for a slow reader before its socket is closed."""
TOO_MUCH = 1008
"""With this status sockets are closed whose owners ask for too much."""

_encoder = msgspec.json.Encoder()


class Connection(Protocol):
    """The way to a reader: all that a transport must do for us."""

    def send(self, texts: list[bytes]) -> None:
        """Send these messages, each on its own; never waits."""

    def backlog(self) -> int:
        """Bytes that were sent and that the reader has not taken yet."""

    def pause(self) -> None:
        """Read no more for now."""

    def resume(self) -> None: ...

    def close(self, status: int, reason: str) -> None:
        """Close once everything is sent; cut off whoever does not take it in a few seconds."""


@final
class Outbox:
    """Carries what one turn of the loop has to say, one write for each socket: the answer goes with the move."""

    def __init__(self, soon: Callable[[Callable[[], None]], object]) -> None:
        self._soon = soon
        self._waiting: list[Subscriber] = []

    def take(self, subscriber: Subscriber) -> None:
        if not self._waiting:
            self._soon(self._carry)
        self._waiting.append(subscriber)

    def _carry(self) -> None:
        waiting, self._waiting = self._waiting, []
        for subscriber in waiting:
            subscriber.flush()


@final
class Subscriber:
    """Somebody who looks at a table through the eyes of a seat, or of none."""

    def __init__(self, connection: Connection, outbox: Outbox, person: str | None) -> None:
        self.connection = connection
        self.person = person
        self.table: str | None = None
        self.seat: int | None = None
        # Whether the page is out of sight: its owner is here, and does not look.
        self.hidden = False
        # Whether nothing more is to be said or heard.
        self.closed = False
        self._outbox = outbox
        self._waiting: list[bytes] = []

    def send(self, message: ServerMessage) -> None:
        self.send_text(_encoder.encode(message))

    def send_text(self, text: bytes) -> None:
        if self.closed:
            return
        self._waiting.append(text)
        if len(self._waiting) == 1:
            self._outbox.take(self)

    def flush(self) -> None:
        """Hand over what waits, unless the reader is too far behind."""
        if not self._waiting:
            return
        texts, self._waiting = self._waiting, []
        if self.connection.backlog() > BUDGET:
            self.close(TOO_MUCH, "slow")
        else:
            self.connection.send(texts)

    def close(self, status: int, code: str) -> None:
        """Say why, then close. What still waits is not sent."""
        if not self.closed:
            self.closed = True
            self._waiting = []
            self.connection.send([_encoder.encode(Bye(code))])
            self.connection.close(status, code)


@final
class Subscribers:
    """Who looks at each table."""

    def __init__(self) -> None:
        self._at: dict[str, dict[Subscriber, None]] = {}

    def at(self, table: str) -> list[Subscriber]:
        return list(self._at.get(table, ()))

    def watched(self, table: str) -> bool:
        return table in self._at

    def enter(self, subscriber: Subscriber, table: str, seat: int | None) -> None:
        subscriber.table, subscriber.seat = table, seat
        self._at.setdefault(table, {})[subscriber] = None

    def leave(self, subscriber: Subscriber) -> str | None:
        """The table that somebody no longer looks at, if he did."""
        table = subscriber.table
        subscriber.table = subscriber.seat = None
        if table is not None:
            del self._at[table][subscriber]
            if not self._at[table]:
                del self._at[table]
        return table

    def here(self, table: LiveTable) -> Here:
        present = self.at(table.header.id)
        people = {one.person for one in present if one.person is not None}
        seats = [k for k, seat in enumerate(table.seats) if seat.kind == "person" and seat.person in people]
        return Here(seats, sum(one.seat is None for one in present))

    def looks(self, table: str, person: str) -> bool:
        """Whether somebody has this table before his eyes."""
        return any(one.person == person and not one.hidden for one in self._at.get(table, ()))

    def tell(self, table: LiveTable, names: dict[str, str], happened: Happened, fresh: bool) -> None:
        """Tell everybody at a table, each as his seat may know it."""
        present = self._at.get(table.header.id)
        if present is None:
            return
        texts: dict[int | None, bytes] = {}
        common = viewer_messages.opened(table, happened) if fresh else None
        for subscriber in present:
            text = texts.get(subscriber.seat)
            if text is None:
                message = viewer_messages.told(table, names, happened, subscriber.seat, fresh, common)
                text = texts[subscriber.seat] = _encoder.encode(message)
            subscriber.send_text(text)

    def tell_all(self, table: str, message: ServerMessage, but: Subscriber | None = None) -> None:
        """Tell everybody at a table the same."""
        text = _encoder.encode(message)
        for subscriber in self.at(table):
            if subscriber is not but:
                subscriber.send_text(text)
