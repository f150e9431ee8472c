"""The sockets: who looks at which table, and what they are told."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from .. import protocol
from ..core.errors import Refused, TabernaError
from ..protocol import ClientMessage, Person
from . import edits, telling
from .ear import Ear, decoder
from .limits import Limits
from .metrics import Metrics
from .model import Change, clock_time
from .prospects import prospect
from .replays import step
from .screens import Post, Screen, frame_of
from .table import Table
from .tables import Tables
from .texts import cleaned, plain_facts
from .wire import Wire, wire_of

log = logging.getLogger(__name__)

LARGEST = 16 * 1024
"""Bytes of a message; larger ones close the socket."""
MISTAKES = 50
"""Messages in a row that make no sense before the socket is closed."""

LAST_WORD = 5.0
"""Seconds to take the reason before the socket is closed."""

TOO_MUCH = 1008


class Viewer:
    """One socket: who is there, and what of his is under way."""

    def __init__(self, hub: Hub, wire: Wire, person: Person | None, key: str) -> None:
        self.wire = wire
        self.person = person
        self.key = key
        self.screen = Screen(self.wire, hub.post, self.id)
        self.ear = Ear(hub.tables.hall, self.screen, hub.limits.messages, key, hub.refuse)
        self.wire.drained = self.screen.flush
        self.wire.behind = partial(self.close, TOO_MUCH, "slow")
        self.closing = False
        self._parting: asyncio.Task[None] | None = None
        self._answers: set[asyncio.Task[None]] = set()

    @property
    def id(self) -> str | None:
        return self.person.id if self.person is not None else None

    def send(self, message: protocol.ServerMessage) -> None:
        self.screen.send(message)

    def close(self, status: int, code: str) -> None:
        """Say why, then close."""
        if not self.closing:
            self.closing = self.ear.closed = True
            self.screen.end(protocol.Bye(code))
            self._parting = asyncio.create_task(self._part(status, code))

    def waits_for(self, answer: Coroutine[Any, Any, None]) -> None:
        """An answer that takes a while, and that is not needed once the socket is closed."""
        task = asyncio.create_task(answer)
        self._answers.add(task)
        task.add_done_callback(self._answers.discard)

    async def settled(self) -> None:
        """Wait until the move that is under way is answered: messages are, in the order in which they came."""
        if self.ear.moving:
            self.ear.settled = asyncio.get_running_loop().create_future()
            await self.ear.settled

    def gone(self) -> None:
        self.wire.heard = None
        for task in self._answers:
            task.cancel()

    async def parting(self) -> None:
        """Wait until the last word is sent, if the reader takes it at all."""
        if self._parting is not None:
            await asyncio.wait([self._parting], timeout=LAST_WORD)

    async def _part(self, status: int, code: str) -> None:
        await self.wire.writable.wait()
        self.screen.flush()
        with suppress(Exception):  # the reader is gone; the loop that receives will notice
            await self.wire.send({"type": "websocket.close", "code": status, "reason": code})


class Hub:
    def __init__(self, tables: Tables, limits: Limits, metrics: Metrics) -> None:
        self.tables = tables
        self.limits = limits
        self.metrics = metrics
        self.viewers: set[Viewer] = set()
        # How many sockets each person, or each address without a person, has open.
        self._open = Counter[str]()
        self._audience = tables.hall.audience
        self.post = Post(asyncio.get_running_loop().call_soon)
        self._answers: dict[type, Callable[[Viewer, Any], Coroutine[Any, Any, None]]] = {
            protocol.Enter: self._enter,
            protocol.Exit: self._exit,
            protocol.Move: self._move,
            protocol.Undo: self._undo,
            protocol.Hint: self._hint,
            protocol.Consider: self._consider,
            protocol.Say: self._say,
            protocol.Replay: self._replay,
            protocol.Ping: self._ping,
        }

    # -- a socket's life ------------------------------------------------------------------------------------

    async def serve(self, socket: WebSocket[Any, Any, Any], person: Person | None, address: str) -> None:
        await socket.accept()
        viewer = Viewer(self, wire_of(socket.scope), person, person.id if person is not None else address)
        self.viewers.add(viewer)
        self._open[viewer.key] += 1
        if self.limits.crowded(self._open[viewer.key]):
            viewer.close(TOO_MUCH, "too-often")
        viewer.send(protocol.Welcome(protocol.VERSION, person))
        viewer.wire.heard = viewer.ear.hear
        try:
            # A task of its own: else every message would climb through all layers of the framework, twice.
            await asyncio.create_task(self._listen(viewer))
            await viewer.parting()
        except WebSocketDisconnect:
            pass
        finally:
            viewer.gone()
            self.viewers.discard(viewer)
            self._open[viewer.key] -= 1
            if not self._open[viewer.key]:
                del self._open[viewer.key]
            self._leave(viewer)

    async def _listen(self, viewer: Viewer) -> None:
        while not viewer.closing:
            message = await viewer.wire.receive()
            if message["type"] != "websocket.receive":
                return
            ear = viewer.ear
            ear.closed = True
            await viewer.settled()
            ear.mistakes = 0 if await self._hear(viewer, message) else ear.mistakes + 1
            if ear.mistakes >= MISTAKES:
                viewer.close(TOO_MUCH, "nonsense")
            ear.closed = viewer.closing

    def refuse(self, screen: Screen, number: int, error: Exception) -> None:
        if isinstance(error, TabernaError):
            self.metrics.refusals.labels(error.code).inc()
            screen.send(protocol.Refused(number, error.code, error.clause, plain_facts(error.facts)))
        else:
            log.error("a message could not be answered", exc_info=error)
            screen.send(protocol.Refused(number, "server-error", "", {}))

    async def _hear(self, viewer: Viewer, message: Any) -> bool:
        """Answer one message; whether it made sense."""
        raw = message.get("text") or message.get("bytes") or ""
        if len(raw) > LARGEST:
            viewer.close(TOO_MUCH, "too-large")
            return False
        try:
            asked = decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            viewer.send(protocol.Refused(None, "not-understood", "", {}))
            return False
        if isinstance(asked, protocol.Hint):  # a bot may think for long; meanwhile one can move
            viewer.waits_for(self._answer(viewer, asked))
        else:
            await self._answer(viewer, asked)
        return True

    async def _answer(self, viewer: Viewer, asked: ClientMessage) -> None:
        try:
            self.limits.messages.check(viewer.key)
            await self._answers[type(asked)](viewer, asked)
        except Exception as error:
            self.refuse(viewer.screen, asked.id, error)

    # -- answers --------------------------------------------------------------------------------------------

    async def _enter(self, viewer: Viewer, asked: protocol.Enter) -> None:
        table = await self.tables.newest(asked.table)
        mine = table.seats_of(viewer.id) if viewer.id is not None else []
        if asked.seat is not None and asked.seat not in mine:
            raise Refused("not-your-seat")
        seat = asked.seat if asked.seat is not None else (mine[0] if mine else None)
        for own in mine:
            await self._back(table, own)
        async with table.lock:
            table = await self.tables.get(asked.table)
            past = await self.tables.history(table, asked.since or 0)
            if viewer.screen.table != asked.table:
                self._leave(viewer)
            before = self._audience.here(table)
            self._audience.enter(viewer.screen, asked.table, seat)
            names = self.tables.hall.names
            viewer.send(
                protocol.Table(
                    asked.id,
                    table.version,
                    clock_time(),
                    telling.info_of(table, names),
                    seat,
                    mine,
                    telling.now(table, seat),
                    telling.meanings(type(table.game)) if table.frozen is None else [],
                    [telling.told(table, names, one, seat, False) for one in past],
                    self._audience.here(table),
                )
            )
        if self._audience.here(table) != before:
            self._presence(asked.table, viewer.screen)

    async def _back(self, table: Table, seat: int) -> None:
        """Somebody who is here again takes his seat back from the bot."""
        if table.seats[seat].away is not None and table.header.status == "playing":
            with suppress(Refused):  # another screen of his was quicker
                await self.tables.come_back(table, seat)

    async def _exit(self, viewer: Viewer, asked: protocol.Exit) -> None:
        self._leave(viewer)
        viewer.send(protocol.Done(asked.id))

    async def _move(self, viewer: Viewer, asked: protocol.Move) -> None:
        table, seat = await self._sitting(viewer)
        await self._back(table, seat)
        await self.tables.move(table, seat, asked.decision, asked.action)
        viewer.send(protocol.Done(asked.id))

    async def _undo(self, viewer: Viewer, asked: protocol.Undo) -> None:
        table, seat = await self._sitting(viewer)
        await self.tables.undo(table, seat, asked.decision)
        viewer.send(protocol.Done(asked.id))

    async def _hint(self, viewer: Viewer, asked: protocol.Hint) -> None:
        table, seat = await self._sitting(viewer)
        self.limits.hints.check(viewer.key)
        viewer.send(await self.tables.hint(table, seat, asked.decision, asked.id))

    async def _consider(self, viewer: Viewer, asked: protocol.Consider) -> None:
        table, seat = await self._sitting(viewer)
        viewer.send(prospect(table, seat, asked))

    async def _say(self, viewer: Viewer, asked: protocol.Say) -> None:
        table = await self._looking(viewer)
        if viewer.id is None:
            raise Refused("not-signed-in")
        if viewer.id in table.header.muted:
            raise Refused("muted")
        text = cleaned(asked.text, protocol.TEXT_LENGTH)
        self.limits.chat.check(viewer.id)
        change = Change(0, 0, "say", person=viewer.id, text=text)
        await self.tables.change(table, change, edits.nothing)
        viewer.send(protocol.Done(asked.id))

    async def _replay(self, viewer: Viewer, asked: protocol.Replay) -> None:
        viewer.send(step(await self.tables.newest(asked.table), asked))

    async def _ping(self, viewer: Viewer, asked: protocol.Ping) -> None:
        viewer.send(protocol.Done(asked.id))

    async def _looking(self, viewer: Viewer) -> Table:
        if viewer.screen.table is None:
            raise Refused("no-table-entered")
        return await self.tables.get(viewer.screen.table)

    async def _sitting(self, viewer: Viewer) -> tuple[Table, int]:
        """The table and seat of somebody who plays, as it is now and not when he entered."""
        table = await self._looking(viewer)
        seat = viewer.screen.seat
        if seat is None or not table.sits(viewer.id, seat):
            raise Refused("not-your-seat")
        return table, seat

    # -- who is here -----------------------------------------------------------------------------------------

    def _presence(self, table: str, newcomer: Screen | None = None) -> None:
        found = self.tables.live(table)
        if found is not None:
            frame = frame_of(protocol.Presence(self._audience.here(found)))
            for screen in self._audience.at(table):
                if screen is not newcomer:
                    screen.send_frame(frame)

    def _leave(self, viewer: Viewer) -> None:
        table = self._audience.leave(viewer.screen)
        if table is not None:
            self._presence(table)

    def dismiss(self, person: str) -> None:
        """Close all sockets of somebody who has signed out everywhere."""
        for viewer in [one for one in self.viewers if one.id == person]:
            viewer.close(TOO_MUCH, "signed-out")
