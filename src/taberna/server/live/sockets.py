"""All open sockets: who may come in, and what of their messages has to wait for the database or for a bot."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from ... import protocol
from ...core.errors import Refused, TabernaError
from ...protocol import Person
from ..accounts.limits import Limits
from ..accounts.people import COOKIE, People
from ..accounts.visitors import Headers, address, check_origin, cookie_of
from ..config import Config
from ..metrics import Metrics
from ..replays import Replays
from ..store.model import clock_time
from ..texts import cleaned
from . import changes, viewer_messages
from .session import Session, Slow
from .subscribers import TOO_MUCH, Connection, Outbox, Subscriber
from .table import LiveTable
from .tables import LiveTables

log = logging.getLogger(__name__)
# Changes that are told to whoever enters; who wants more looks at the finished game.
TAIL = 1000


class Sockets:
    def __init__(
        self,
        config: Config,
        people: People,
        tables: LiveTables,
        replays: Replays,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        self.replays = replays
        self.config = config
        self.people = people
        self.tables = tables
        self.limits = limits
        self.metrics = metrics
        self.messages = limits.messages
        self.outbox = Outbox(asyncio.get_running_loop().call_soon)
        self.sessions: set[Session] = set()
        # How many sockets each person, or each address without a person, has open.
        self._open = Counter[str]()
        self._tasks: dict[Session, set[asyncio.Task[None]]] = {}

    # -- a socket's life ------------------------------------------------------------------------------------

    async def admit(self, headers: Headers, client: str) -> tuple[Person | None, str]:
        """Who comes, and under which key he is limited; Refused if he may not."""
        where = address(headers, client, self.config)
        check_origin(headers, self.config)
        await self.limits.check("sockets", where)
        # Whoever hangs up now must not break off a query: the connection it runs on would be lost.
        person = await asyncio.shield(self.people.of_cookie(cookie_of(headers, COOKIE), where))
        return person, person.id if person is not None else where

    def open(self, connection: Connection, person: Person | None, key: str) -> Session:
        """A conversation begins."""
        if person is not None:
            self.tables.names[person.id] = person.name
        session = Session(self, connection, person, key)
        self.sessions.add(session)
        self._open[key] += 1
        if self.limits.crowded(self._open[key]):
            session.subscriber.close(TOO_MUCH, "too-often")
        return session

    def close(self, session: Session) -> None:
        """The socket is gone."""
        self.sessions.discard(session)
        self._open[session.key] -= 1
        if not self._open[session.key]:
            del self._open[session.key]
        for task in self._tasks.pop(session, ()):
            task.cancel()
        session.gone()

    def dismiss(self, person: str) -> None:
        """Close all sockets of somebody who has signed out everywhere."""
        for session in [one for one in self.sessions if one.subscriber.person == person]:
            session.subscriber.close(TOO_MUCH, "signed-out")

    # -- what sessions need -----------------------------------------------------------------------------------

    def live(self, table: str) -> LiveTable | None:
        return self.tables.live(table)

    def soon(self, work: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_soon(work)

    def refusal(self, error: Exception) -> TabernaError:
        if not isinstance(error, TabernaError):
            log.error("a message could not be answered", exc_info=error)
            error = Refused("server-error")
        self.metrics.refusals.labels(error.code).inc()
        return error

    def left(self, subscriber: Subscriber) -> None:
        """Somebody no longer looks at his table."""
        at = self.tables.subscribers.leave(subscriber)
        if at is not None:
            self._tell_presence(at)

    def _tell_presence(self, table: str, newcomer: Subscriber | None = None) -> None:
        found = self.tables.live(table)
        if found is not None:
            here = self.tables.subscribers.here(found)
            self.tables.subscribers.tell_all(table, protocol.Presence(here), newcomer)

    # -- what has to wait ---------------------------------------------------------------------------------------

    def answer_later(self, session: Session, asked: Slow) -> None:
        answers: dict[type, Callable[[Session, Any], Coroutine[Any, Any, None]]] = {
            protocol.Enter: self._enter,
            protocol.Hint: self._hint,
            protocol.Replay: self._replay,
            protocol.Say: self._say,
        }
        self._spawn(session, asked.id, answers[type(asked)](session, asked), isinstance(asked, protocol.Hint))

    def move_later(self, session: Session, asked: protocol.Move) -> None:
        """A move of somebody for whom a bot plays: he takes his seat back first."""
        self._spawn(session, asked.id, self._move(session, asked))

    def _spawn(self, session: Session, number: int, work: Coroutine[Any, Any, None], apart: bool = False) -> None:
        """Answer a message in a task; `apart` if the next messages do not wait for it."""
        task = asyncio.create_task(self._answer(session, number, work, apart))
        tasks = self._tasks.setdefault(session, set())
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    async def _answer(self, session: Session, number: int, work: Coroutine[Any, Any, None], apart: bool) -> None:
        try:
            await work
        except Exception as error:
            session.refuse(number, error)
        if not apart:
            session.finished()

    async def _enter(self, session: Session, asked: protocol.Enter) -> None:
        table = await self.tables.newest(asked.table)
        person = session.subscriber.person
        mine = table.seats_of(person)
        if asked.seat is not None and asked.seat not in mine:
            raise Refused("not-your-seat")
        if table.header.settings.sealed and not mine:
            raise Refused("table-sealed")
        for own in mine:
            if table.seats[own].away is not None:
                await self.tables.ask(table, changes.come_back(own, person or ""))
        seat = asked.seat if asked.seat is not None else (mine[0] if mine else None)
        past = await self.tables.history(table, asked.since or 0, TAIL)
        # From here on nothing waits, so that no change falls between what is told now and what comes next.
        if session.subscriber.closed:
            return
        if session.subscriber.table != asked.table:
            self.left(session.subscriber)
        subscribers, names = self.tables.subscribers, self.tables.names
        before = subscribers.here(table)
        subscribers.enter(session.subscriber, asked.table, seat)
        session.subscriber.send(
            protocol.Table(
                asked.id,
                table.version,
                clock_time(),
                viewer_messages.info_of(table, names),
                seat,
                mine,
                viewer_messages.now(table, seat),
                viewer_messages.meanings(type(table.game)) if table.frozen is None else [],
                [viewer_messages.told(table, names, one, seat, False) for one in past],
                subscribers.here(table),
                table.clocks.since if table.asked is not None else None,
            )
        )
        if subscribers.here(table) != before:
            self._tell_presence(asked.table, session.subscriber)

    async def _move(self, session: Session, asked: protocol.Move) -> None:
        table, seat = session.sitting()
        person = session.subscriber.person or ""
        await self.tables.ask(table, changes.come_back(seat, person))
        await self.tables.ask(table, changes.play(seat, asked.decision, asked.action, person))
        session.subscriber.send(protocol.Done(asked.id))

    async def _say(self, session: Session, asked: protocol.Say) -> None:
        table, person = session.looking(), session.subscriber.person
        if table is None:
            raise Refused("no-table-entered")
        if person is None:
            raise Refused("not-signed-in")
        if not self.config.chat:
            raise Refused("no-chat")
        text = cleaned(asked.text, protocol.TEXT_LENGTH)
        await self.limits.check("chat", person)
        await self.tables.ask(table, changes.say(person, text))
        session.subscriber.send(protocol.Done(asked.id))

    async def _hint(self, session: Session, asked: protocol.Hint) -> None:
        table, seat = session.sitting()
        await self.limits.check("hints", session.key)
        session.subscriber.send(await self.tables.hint(table, seat, asked.decision, asked.id, session.key))

    async def _replay(self, session: Session, asked: protocol.Replay) -> None:
        table = await self.tables.newest(asked.table)
        session.subscriber.send(await self.replays.step(table, asked))
