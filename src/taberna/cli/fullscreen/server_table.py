"""A table of a table server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from websockets.exceptions import ConnectionClosed

from ... import protocol
from ...analysis import Reason
from ...client import Answered, Client, Line, NoServer
from ...core.chance import Rng
from ...core.errors import TabernaError
from ...core.game import Decision, View
from ...games import game_class
from ...protocol import TableInfo
from ...words import Words
from ..asking import numbered
from ..reasons import reasons
from ..telling import Teller
from .tables import Moment

PATIENCE = 60.0  # seconds for which a lost connection is sought again
AGAIN = 0.5


class ServerTable:
    has_chat = True

    def __init__(self, words: Words, client: Client, info: TableInfo) -> None:
        self.words = words
        self.client = client
        self.info = info
        self.game = game_class(info.game)(len(info.seats), **info.options)
        self.teller = Teller(words, self.game, seat_names(words, info))
        self.line: Line | None = None
        self.now: protocol.Now | None = None
        self.mine: list[int] = []
        self.seat: int | None = None  # through whose eyes the table is seen
        self.seen: int | None = None  # the last version that was shown

    async def moments(self) -> AsyncIterator[Moment]:
        """Connects again if the server goes away for a while."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while self.seen is None or self.info.status in ("waiting", "playing"):
            try:
                async with await self.client.connect() as self.line:
                    until = loop.time() + PATIENCE
                    async for moment in self._told(self.line):
                        yield moment
            except (NoServer, ConnectionClosed) as error:
                if loop.time() > until:
                    raise NoServer("no-server", server=self.client.server, why=str(error)) from None
                yield Moment(notes=[self.words.say("screen-lost")])
                await asyncio.sleep(AGAIN)
            finally:
                self.line = None

    async def _told(self, line: Line) -> AsyncIterator[Moment]:
        yield await self._entered(line, self.seat)
        while self.info.status in ("waiting", "playing"):
            other = self._other_seat()
            if other is not None:  # another of my seats is asked: look through its eyes
                if self.game.hidden:
                    yield Moment(cover=self.teller.names[other])
                yield await self._entered(line, other)
                continue
            moment = self._moment_of(await line.receive())
            if moment is not None:
                yield moment

    async def _entered(self, line: Line, seat: int | None) -> Moment:
        entered = await line.enter(self.info.id, seat, self.seen)
        self.mine, self.seat, self.now = entered.mine, entered.seat, entered.now
        self._know(entered.table)
        self.seen = entered.version
        moment = self._moment()
        for told in entered.tail:
            self._add(moment, told)
        return moment

    def _other_seat(self) -> int | None:
        asked = self.now.asked if self.now is not None else None
        return asked.seat if asked is not None and asked.ask is None and asked.seat in self.mine else None

    def _know(self, info: TableInfo) -> None:
        self.info = info
        self.teller.names[:] = seat_names(self.words, info)

    def _moment_of(self, told: protocol.ServerMessage) -> Moment | None:
        """What a message of the server means for the screen; None if nothing."""
        if isinstance(told, protocol.Played | protocol.Undone | protocol.Said | protocol.Changed):
            self.seen = told.version
            if not isinstance(told, protocol.Said):
                self.now = told.now or self.now
            if isinstance(told, protocol.Played | protocol.Changed) and told.table is not None:
                self._know(told.table)
            moment = self._moment()
            self._add(moment, told)
            return moment
        if isinstance(told, protocol.Refused | protocol.Bye):
            clause, facts = ("", {}) if isinstance(told, protocol.Bye) else (told.clause, told.facts)
            moment = self._moment()
            moment.refused = True
            moment.notes.append(self.teller.refusal(Answered(told.code, clause, **facts)))
            return moment
        if isinstance(told, protocol.Advice):
            move = self.teller.option(told.action)
            moment = self._moment()
            moment.notes.append(self.words.say("table-hint", bot=told.bot, move=move))
            if told.why is not None and told.rival is not None and self.now is not None and self.now.asked:
                rival = self.teller.option(told.rival)
                moment.notes += reasons(self.teller, _reason(told.why), self.now.asked.seat, move, rival)
            return moment
        return None

    def _moment(self) -> Moment:
        over = self.info.status in ("over", "closed")
        notes = [self.words.say("screen-waiting")] if self.info.status == "waiting" else []
        if over and self.info.result is not None:
            notes = self.teller.result(self.info.result.ending, self.info.result.winners)
        if self.now is None:
            return Moment(notes=notes, over=over)
        asked = self.now.asked
        mine = asked is not None and asked.seat in self.mine and asked.ask is not None
        decision = None
        if asked is not None and mine and not over:
            decision = Decision(asked.seat, asked.ask or "", asked.facts, asked.options)
        return Moment(
            view=View(self.now.view),
            decision=decision,
            number=asked.decision if asked is not None else -1,
            waits=asked.seat if asked is not None and not mine else None,
            notes=notes,
            over=over,
        )

    def _add(
        self, moment: Moment, told: protocol.Played | protocol.Undone | protocol.Said | protocol.Changed
    ) -> None:
        if isinstance(told, protocol.Played):
            moment.events += told.events
        elif isinstance(told, protocol.Said):
            moment.chat.append((told.name, told.text))
        elif isinstance(told, protocol.Undone):
            moment.notes.append(self.words.say("screen-undone", name=self.teller.names[told.seat]))
        else:
            name = self.teller.names[told.seat] if told.seat is not None else ""
            moment.notes.append(self.words.say(f"page-news-{told.what}", name=name))

    # -- what is sent ---------------------------------------------------------------------------------

    async def choose(self, action: int) -> None:
        """What is no option is sent as well: the server says why not."""
        asked = self.now.asked if self.now is not None else None
        if asked is None or self.now is None:
            raise Answered("not-your-turn")
        if action not in asked.options:
            action = self.game.imagine(View(self.now.view), Rng(0)).meant(action)
        await self._send(protocol.Move, decision=asked.decision, action=action)

    async def hint(self, decision: Decision) -> list[str]:
        asked = self.now.asked if self.now is not None else None
        if asked is not None:
            await self._send(protocol.Hint, decision=asked.decision)
        return []

    async def say(self, text: str) -> None:
        await self._send(protocol.Say, text=text[: protocol.TEXT_LENGTH])

    async def _send(self, message: type[protocol.Ask], **fields: object) -> None:
        try:
            if self.line is None:
                raise TabernaError("screen-lost")
            await self.line.send(message, **fields)
        except ConnectionClosed:
            raise TabernaError("screen-lost") from None

    def farewell(self) -> str:
        return self.words.say("screen-left", address=f"{self.client.server}/table/{self.info.id}")


def seat_names(words: Words, info: TableInfo) -> list[str]:
    """What the players are called."""
    called = [seat.name or (words.bot_name(seat.bot) if seat.bot else "") for seat in info.seats]
    return numbered([name or words.say("screen-open-seat") for name in called])


def _reason(told: protocol.AnalysedReason) -> Reason:
    points = (told.points[0], told.points[1]) if told.points else None
    return Reason(told.wins, tuple(told.gains), tuple(told.losses), points)
