"""What is said over one socket: messages are answered one after the other, in the order in which they came.

A move or an undo goes straight to its table. What must wait for the database, for others or for a bot is a task.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, final

import msgspec

from ... import protocol
from ...core.errors import Refused, TabernaError
from ...protocol import ClientMessage, Person
from ..accounts.limits import Limiter
from ..texts import plain_facts
from . import changes
from .prospects import prospect
from .subscribers import TOO_MUCH, Connection, Outbox, Subscriber
from .table import LiveTable, Plan

LARGEST = 16 * 1024
"""Bytes of a message; larger ones close the socket."""
MISTAKES = 50
"""Messages in a row that make no sense, or come too quickly, before the socket is closed."""
AT_ONCE = 16
"""Messages of one socket that are looked at before others have a turn; when so many wait, no more are read."""

_decoder = msgspec.json.Decoder(ClientMessage)
Slow = protocol.Enter | protocol.Hint | protocol.Replay | protocol.Say


class Desk(Protocol):
    """What a session needs of the house; `live.sockets` is it."""

    outbox: Outbox
    messages: Limiter

    def live(self, table: str) -> LiveTable | None: ...
    def answer_later(self, session: Session, asked: Slow) -> object: ...
    def move_later(self, session: Session, asked: protocol.Move) -> object: ...
    def left(self, subscriber: Subscriber) -> object: ...
    def refusal(self, error: Exception) -> TabernaError: ...
    def soon(self, work: Callable[[], None]) -> object: ...


@final
class Session:
    def __init__(self, desk: Desk, connection: Connection, person: Person | None, key: str) -> None:
        self.person = person
        self.key = key
        self.subscriber = Subscriber(connection, desk.outbox, person.id if person is not None else None)
        self._desk = desk
        self._inbox: list[bytes] = []
        # Whether a message is being answered; the next ones wait.
        self._answering = False
        self._mistakes = 0
        self._number = 0
        self._paused = False
        self.subscriber.send(protocol.Welcome(protocol.VERSION, person))

    # -- hearing --------------------------------------------------------------------------------------------

    def hear(self, text: bytes) -> None:
        """A message has come."""
        if self.subscriber.closed:
            return
        if len(text) > LARGEST:
            self.subscriber.close(TOO_MUCH, "too-large")
            return
        self._inbox.append(text)
        if len(self._inbox) >= AT_ONCE and not self._paused:
            self._paused = True
            self.subscriber.connection.pause()
        if not self._answering and len(self._inbox) == 1:
            self._take()

    def _take(self) -> None:
        """Answer what has come, some of it: others have a turn in between."""
        for _ in range(AT_ONCE):
            if self._answering or not self._inbox or self.subscriber.closed:
                break
            self._hear(self._inbox.pop(0))
        else:
            if self._inbox:
                self._desk.soon(self._take)
                return
        if self._paused and not self._inbox and not self._answering:
            self._paused = False
            self.subscriber.connection.resume()

    def _hear(self, text: bytes) -> None:
        try:
            asked = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.subscriber.send(protocol.Refused(None, "not-understood", "", {}))
            self._mistake("nonsense")
            return
        try:
            self._desk.messages.check(self.key)
        except TabernaError as error:
            self.refuse(asked.id, error)
            self._mistake("too-often")
            return
        self._mistakes = 0
        try:
            self._answer(asked)
        except Exception as error:
            self.answered(asked.id, error)

    def _mistake(self, code: str) -> None:
        self._mistakes += 1
        if self._mistakes >= MISTAKES:
            self.subscriber.close(TOO_MUCH, code)

    # -- answering ------------------------------------------------------------------------------------------

    def _answer(self, asked: ClientMessage) -> None:
        self._answering = True
        if isinstance(asked, protocol.Move):
            self._move(asked)
        elif isinstance(asked, protocol.Undo):
            table, seat = self.sitting()
            self._submit(asked.id, table, changes.undo(seat, asked.decision, self.subscriber.person or ""))
        elif isinstance(asked, protocol.Consider):
            table, seat = self.sitting()
            self.subscriber.send(prospect(table, seat, asked))
            self.finished()
        elif isinstance(asked, protocol.Exit):
            self._desk.left(self.subscriber)
            self.answered(asked.id, None)
        elif isinstance(asked, protocol.Look):
            self.subscriber.hidden = asked.hidden
            self.answered(asked.id, None)
        elif isinstance(asked, protocol.Ping):
            self.answered(asked.id, None)
        else:
            self._desk.answer_later(self, asked)
            if isinstance(asked, protocol.Hint):  # a bot may think for long; meanwhile one can move
                self.finished()

    def _move(self, asked: protocol.Move) -> None:
        table, seat = self.looking(), self.subscriber.seat
        person = self.subscriber.person
        if table is None or seat is None or table.seats[seat].away is not None:
            self._desk.move_later(self, asked)
            return
        self._submit(asked.id, table, changes.play(seat, asked.decision, asked.action, person or "?"))

    def _submit(self, number: int, table: LiveTable, plan: Plan) -> None:
        self._number = number
        table.submit(plan, self._done)

    def _done(self, error: Exception | None) -> None:
        self.answered(self._number, error)

    def answered(self, number: int, error: Exception | None) -> None:
        """A message is dealt with: say so, and go on with the next."""
        if error is None:
            self.subscriber.send(protocol.Done(number))
        else:
            self.refuse(number, error)
        self.finished()

    def finished(self) -> None:
        """A message is dealt with and answered: on with the next."""
        self._answering = False
        if self._inbox or self._paused:
            self._desk.soon(self._take)

    def refuse(self, number: int, error: Exception) -> None:
        known = self._desk.refusal(error)
        self.subscriber.send(protocol.Refused(number, known.code, known.clause, plain_facts(known.facts)))

    # -- where somebody is ------------------------------------------------------------------------------------

    def looking(self) -> LiveTable | None:
        """The table that is looked at; it is in memory as long as somebody looks."""
        at = self.subscriber.table
        return self._desk.live(at) if at is not None else None

    def sitting(self) -> tuple[LiveTable, int]:
        """The table and seat of somebody who plays, as it is now and not when he entered."""
        table, seat = self.looking(), self.subscriber.seat
        if table is None:
            raise Refused("no-table-entered")
        if seat is None or not table.sits(self.subscriber.person, seat):
            raise Refused("not-your-seat")
        return table, seat

    def gone(self) -> None:
        """The socket is closed."""
        self.subscriber.closed = True
        self._inbox.clear()
        self._desk.left(self.subscriber)
