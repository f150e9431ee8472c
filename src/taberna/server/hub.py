"""The sockets: who looks at which table, and what they are told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from .. import protocol
from ..core.errors import Refused, TabernaError
from ..protocol import ClientMessage, Here, Person
from . import edits, telling
from .frames import framed
from .limits import Limits
from .metrics import Metrics
from .model import Change, clock_time
from .replays import step
from .table import Table, Telling
from .tables import Tables
from .texts import cleaned, plain_facts
from .wire import wire_of

log = logging.getLogger(__name__)

LARGEST = 16 * 1024
"""Bytes of a message; larger ones close the socket."""
BEHIND = 500
"""Messages that may wait for a slow reader before its socket is closed."""
MISTAKES = 50
"""Messages in a row that make no sense before the socket is closed."""

LAST_WORD = 5.0
"""Seconds to take the reason before the socket is closed."""

_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()
TOO_MUCH = 1008


class Post:
    """Carries what one turn of the loop has to say, one write for each socket: the answer goes with the move."""

    def __init__(self) -> None:
        self._waiting: list[Viewer] = []

    def take(self, viewer: Viewer) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._carry)
        self._waiting.append(viewer)

    def _carry(self) -> None:
        waiting, self._waiting = self._waiting, []
        for viewer in waiting:
            viewer.flush()


class Viewer:
    """One socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], person: Person | None, key: str, post: Post) -> None:
        self.socket = socket
        self.post = post
        self.wire = wire_of(socket.scope)
        self.wire.drained = self.flush
        self.person = person
        self.key = key
        self.table: str | None = None
        self.seat: int | None = None
        self.closing: tuple[int, str] | None = None
        # Messages in a row that made no sense.
        self.mistakes = 0
        # Whether a message is being answered, or a move is under way that was heard at once.
        self.answering = False
        self.moving = False
        self._settled: asyncio.Future[None] | None = None
        self._outbox: list[bytes] = []
        self._parting: asyncio.Task[None] | None = None
        self._answers: set[asyncio.Task[None]] = set()

    @property
    def id(self) -> str | None:
        return self.person.id if self.person is not None else None

    def send(self, message: protocol.ServerMessage) -> None:
        self.send_frame(framed(_encoder.encode(message)))

    def send_frame(self, frame: bytes) -> None:
        """Send without waiting: a slow reader holds up nobody else."""
        if self.closing is not None:
            return
        self._outbox.append(frame)
        if len(self._outbox) == 1:
            self.post.take(self)
        elif len(self._outbox) > BEHIND:
            self.close(TOO_MUCH, "slow")

    def close(self, status: int, code: str) -> None:
        """Say why, then close. What still waits is not sent."""
        if self.closing is None:
            self.closing = (status, code)
            self._outbox = [framed(_encoder.encode(protocol.Bye(code)))]
            self._parting = asyncio.create_task(self._part(status, code))

    def waits_for(self, answer: Coroutine[Any, Any, None]) -> None:
        """An answer that takes a while, and that is not needed once the socket is closed."""
        task = asyncio.create_task(answer)
        self._answers.add(task)
        task.add_done_callback(self._answers.discard)

    def moved(self) -> None:
        """The move that was under way is answered."""
        self.moving = False
        if self._settled is not None and not self._settled.done():
            self._settled.set_result(None)

    async def settled(self) -> None:
        """Wait until the move that is under way is answered: messages are, in the order in which they came."""
        if self.moving:
            self._settled = asyncio.get_running_loop().create_future()
            await self._settled

    def gone(self) -> None:
        self.wire.heard = None
        for task in self._answers:
            task.cancel()

    async def parting(self) -> None:
        """Wait until the last word is sent, if the reader takes it at all."""
        if self._parting is not None:
            await asyncio.wait([self._parting], timeout=LAST_WORD)

    def flush(self) -> None:
        """Write what waits; if the reader is slow, the wire says when to go on."""
        if self._outbox and not self.wire.slow:
            frames, self._outbox = self._outbox, []
            self.wire.write(b"".join(frames))

    async def _part(self, status: int, code: str) -> None:
        await self.wire.writable.wait()
        self.flush()
        with suppress(Exception):  # the reader is gone; the loop that receives will notice
            await self.socket.send({"type": "websocket.close", "code": status, "reason": code})


class Hub:
    def __init__(self, tables: Tables, limits: Limits, metrics: Metrics) -> None:
        self.tables = tables
        self.limits = limits
        self.metrics = metrics
        self.viewers: set[Viewer] = set()
        self._post = Post()
        self._at: dict[str, set[Viewer]] = {}
        self._answers: dict[type, Callable[[Viewer, Any], Coroutine[Any, Any, None]]] = {
            protocol.Enter: self._enter,
            protocol.Exit: self._exit,
            protocol.Move: self._move,
            protocol.Undo: self._undo,
            protocol.Hint: self._hint,
            protocol.Say: self._say,
            protocol.Replay: self._replay,
            protocol.Ping: self._ping,
        }

    # -- a socket's life ------------------------------------------------------------------------------------

    async def serve(self, socket: WebSocket[Any, Any, Any], person: Person | None, address: str) -> None:
        await socket.accept()
        viewer = Viewer(socket, person, person.id if person is not None else address, self._post)
        self.viewers.add(viewer)
        if self.limits.crowded(sum(one.key == viewer.key for one in self.viewers)):
            viewer.close(TOO_MUCH, "too-often")
        viewer.send(protocol.Welcome(protocol.VERSION, person))
        viewer.wire.heard = partial(self._hear_at_once, viewer)
        try:
            # A task of its own: else every message would climb through all layers of the framework, twice.
            await asyncio.create_task(self._listen(viewer))
            await viewer.parting()
        except WebSocketDisconnect:
            pass
        finally:
            viewer.gone()
            self.viewers.discard(viewer)
            self._leave(viewer)

    async def _listen(self, viewer: Viewer) -> None:
        while viewer.closing is None:
            message = await viewer.wire.receive()
            if message["type"] != "websocket.receive":
                return
            viewer.answering = True
            await viewer.settled()
            viewer.mistakes = 0 if await self._hear(viewer, message) else viewer.mistakes + 1
            if viewer.mistakes >= MISTAKES:
                viewer.close(TOO_MUCH, "nonsense")
            viewer.answering = False

    def _hear_at_once(self, viewer: Viewer, text: bytes) -> bool:
        """Answer a move without a task, as nearly all messages are; whether it was one."""
        if viewer.answering or viewer.moving or viewer.closing is not None:
            return False
        try:
            asked = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError):
            return False
        table = self.tables.live(viewer.table) if viewer.table is not None else None
        seat = viewer.seat
        if type(asked) is not protocol.Move or table is None or seat is None or table.lock.locked():
            return False
        if not table.sits(viewer.id, seat) or table.seats[seat].away is not None:
            return False
        viewer.mistakes = 0
        try:
            self.limits.messages.check(viewer.key)
            viewer.moving = self.tables.move_soon(
                table, seat, asked.decision, asked.action, partial(self._moved, viewer, asked)
            )
            return viewer.moving
        except Exception as error:
            self._refuse(viewer, asked, error)
            return True

    def _moved(self, viewer: Viewer, asked: protocol.Move, error: Exception | None) -> None:
        """A move that was heard at once is committed and told, or is not."""
        viewer.moved()
        if error is None:
            viewer.send(protocol.Done(asked.id))
        else:
            self._refuse(viewer, asked, error)

    def _refuse(self, viewer: Viewer, asked: ClientMessage, error: Exception) -> None:
        if isinstance(error, TabernaError):
            self.metrics.refusals.labels(error.code).inc()
            viewer.send(protocol.Refused(asked.id, error.code, error.clause, plain_facts(error.facts)))
        else:
            log.error("a message could not be answered: %s", type(asked).__name__, exc_info=error)
            viewer.send(protocol.Refused(asked.id, "server-error", "", {}))

    async def _hear(self, viewer: Viewer, message: Any) -> bool:
        """Answer one message; whether it made sense."""
        raw = message.get("text") or message.get("bytes") or ""
        if len(raw) > LARGEST:
            viewer.close(TOO_MUCH, "too-large")
            return False
        try:
            asked = _decoder.decode(raw)
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
            self._refuse(viewer, asked, error)

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
            if viewer.table != asked.table:
                self._leave(viewer)
            before = self.here(table)
            viewer.table, viewer.seat = asked.table, seat
            self._at.setdefault(asked.table, set()).add(viewer)
            names = self.tables.names
            viewer.send(
                protocol.Table(
                    asked.id,
                    table.version,
                    clock_time(),
                    telling.table_info(table.header, table.seats, names),
                    seat,
                    mine,
                    telling.now(table, seat),
                    telling.meanings(type(table.game)),
                    [telling.told(table, names, one, seat, False) for one in past],
                    self.here(table),
                )
            )
        if self.here(table) != before:
            self._presence(asked.table, viewer)

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
        if viewer.table is None:
            raise Refused("no-table-entered")
        return await self.tables.get(viewer.table)

    async def _sitting(self, viewer: Viewer) -> tuple[Table, int]:
        """The table and seat of somebody who plays, as it is now and not when he entered."""
        table = await self._looking(viewer)
        if viewer.seat is None or not table.sits(viewer.id, viewer.seat):
            raise Refused("not-your-seat")
        return table, viewer.seat

    # -- telling --------------------------------------------------------------------------------------------

    def tell(self, table: Table, one: Telling, fresh: bool) -> None:
        """Tell everybody at a table, each as his seat may know it."""
        viewers = self._at.get(table.header.id)
        if viewers is None:
            return
        frames: dict[int | None, bytes] = {}
        common = telling.opened(table, one) if fresh else None
        for viewer in viewers:
            frame = frames.get(viewer.seat)
            if frame is None:
                message = telling.told(table, self.tables.names, one, viewer.seat, fresh, common)
                frame = frames[viewer.seat] = framed(_encoder.encode(message))
            viewer.send_frame(frame)

    def watched(self, table: str) -> bool:
        return table in self._at

    def here(self, table: Table) -> Here:
        present = self._at.get(table.header.id, set())
        people = {viewer.id for viewer in present if viewer.id is not None}
        seats = [k for k, seat in enumerate(table.seats) if seat.kind == "person" and seat.person in people]
        return Here(seats, sum(viewer.seat is None for viewer in present))

    def _presence(self, table: str, newcomer: Viewer | None = None) -> None:
        found = self.tables.live(table)
        if found is not None:
            frame = framed(_encoder.encode(protocol.Presence(self.here(found))))
            for viewer in self._at.get(table, ()):
                if viewer is not newcomer:
                    viewer.send_frame(frame)

    def _leave(self, viewer: Viewer) -> None:
        table, viewer.table, viewer.seat = viewer.table, None, None
        if table is None:
            return
        others = self._at[table]
        others.discard(viewer)
        if not others:
            del self._at[table]
        self._presence(table)

    def dismiss(self, person: str) -> None:
        """Close all sockets of somebody who has signed out everywhere."""
        for viewer in [one for one in self.viewers if one.id == person]:
            viewer.close(TOO_MUCH, "signed-out")
