"""Hears moves and answers them at once, without a task: nearly all that is ever said is a move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import final

import msgspec

from ..protocol import ClientMessage, Done, Move
from .hall import Hall
from .limits import Limiter
from .screens import Screen

decoder = msgspec.json.Decoder(ClientMessage)


@final
class Ear:
    """One socket's. What it does not deal with comes the long way, through the hub."""

    def __init__(
        self,
        hall: Hall,
        screen: Screen,
        messages: Limiter,
        key: str,
        refuse: Callable[[Screen, int, Exception], object],
    ) -> None:
        self._hall = hall
        self._screen = screen
        self._messages = messages
        self._key = key
        self._refuse = refuse
        # Whether a message is being answered the long way, or nothing more is to be heard.
        self.closed = False
        # Whether a move is under way, and which message it was.
        self.moving = False
        self._number = 0
        # Done when it is answered, if somebody waits for that.
        self.settled: asyncio.Future[None] | None = None
        # Messages in a row that made no sense.
        self.mistakes = 0

    def hear(self, text: bytes) -> bool:
        """Whether this was a move that is dealt with."""
        if self.closed or self.moving:
            return False
        try:
            asked = decoder.decode(text)
        except (msgspec.DecodeError, RecursionError):
            return False
        if not isinstance(asked, Move):
            return False
        at, seat = self._screen.table, self._screen.seat
        table = self._hall.tables.get(at) if at is not None else None
        if table is None or seat is None or table.lock.locked():
            return False
        if not table.sits(self._screen.person, seat) or table.seats[seat].away is not None:
            return False
        self.mistakes = 0
        self._number = asked.id
        try:
            self._messages.check(self._key)
            self.moving = self._hall.move_soon(table, seat, asked.decision, asked.action, self._moved)
            return self.moving
        except Exception as error:
            self._refuse(self._screen, asked.id, error)
            return True

    def _moved(self, error: Exception | None) -> None:
        """It is committed and told, or is not."""
        self.moving = False
        if self.settled is not None and not self.settled.done():
            self.settled.set_result(None)
        if error is None:
            self._screen.send(Done(self._number))
        else:
            self._refuse(self._screen, self._number, error)
