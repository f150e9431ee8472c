"""Half-open requests: whoever connects and does not say what he wants, or says it a letter a minute.

They are few from one address, and not for long. The web server itself would wait for ever.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, cast

import uvicorn

from ...core.errors import Refused
from ..accounts.visitors import address
from ..config import Config
from ..metrics import Metrics

# Seconds in which the head of a request must have come.
HEAD_SECONDS = 15.0
# Half-open requests from one address; a browser opens a few connections before it needs them.
MOST = 100

Client = tuple[str, int]
"""Address and port, as ASGI has them in a request's scope."""
NOBODY: Client = ("?", 0)


class Caller:
    """A connection: before its request, with one, or between two."""

    def __init__(self, where: str, transport: asyncio.Transport) -> None:
        self.where = where
        self.transport = transport
        self.requests = 0
        self.end: asyncio.TimerHandle | None = None


class HalfOpen:
    def __init__(self, config: Config, metrics: Metrics) -> None:
        self._config = config
        self._metrics = metrics
        self._most = MOST * config.limits
        self._callers: dict[Client, Caller] = {}
        self._waiting = Counter[str]()
        metrics.gauge("taberna_half_open", "Requests that have not come whole", self._waiting.total)

    def _full(self, where: str) -> bool:
        if 0 < self._most <= self._waiting[where]:
            self._metrics.half_open_refused.inc()
            return True
        self._waiting[where] += 1
        return False

    def _less(self, where: str) -> None:
        self._waiting[where] -= 1
        if not self._waiting[where]:
            del self._waiting[where]

    # -- bodies -------------------------------------------------------------------------------------------

    @contextmanager
    def waiting(self, where: str) -> Iterator[None]:
        """While a part of a request is awaited from this address; Refused if too many are."""
        if self._full(where):
            raise Refused("too-often", seconds=1)
        try:
            yield
        finally:
            self._less(where)

    # -- heads --------------------------------------------------------------------------------------------

    def came(self, transport: asyncio.Transport) -> None:
        """Somebody connects: he is expected to speak."""
        client = _client(transport)
        self.left(client)  # one who had the same port and became a socket that uvicorn refused
        # Behind a proxy all connections are its own; it has waited for the heads by itself.
        where = "" if self._config.proxies else address({}, client[0], self._config)
        self._callers[client] = caller = Caller(where, transport)
        self._expect(caller)

    def spoke(self, transport: asyncio.Transport) -> None:
        """Bytes have come: of a request under way, or the next one begins."""
        caller = self._callers.get(_client(transport))
        if caller is not None and not caller.requests and caller.end is None:
            self._expect(caller)

    def arrived(self, client: Client | None) -> None:
        """The head of a request is complete."""
        caller = self._callers.get(client or NOBODY)
        if caller is not None:
            self._in_time(caller)
            caller.requests += 1

    def answered(self, client: Client | None) -> None:
        caller = self._callers.get(client or NOBODY)
        if caller is not None:
            caller.requests -= 1

    def left(self, client: Client | None) -> None:
        """The connection is gone, or is a socket from now on."""
        caller = self._callers.pop(client or NOBODY, None)
        if caller is not None:
            self._in_time(caller)

    def gone(self, transport: asyncio.BaseTransport) -> None:
        """The same, of a transport."""
        self.left(_client(transport))

    def _expect(self, caller: Caller) -> None:
        if caller.where and self._full(caller.where):
            caller.transport.abort()
        else:
            caller.end = asyncio.get_running_loop().call_later(HEAD_SECONDS, self._cut_off, caller)

    def _in_time(self, caller: Caller) -> None:
        if caller.end is not None:
            caller.end.cancel()
            caller.end = None
            if caller.where:
                self._less(caller.where)

    def _cut_off(self, caller: Caller) -> None:
        if not caller.transport.is_closing():
            self._metrics.timeouts.inc()
        caller.transport.abort()
        self.left(_client(caller.transport))


def _client(transport: asyncio.BaseTransport) -> Client:
    found = transport.get_extra_info("peername") or NOBODY
    return found[0], found[1]


# -- in front of the web server -----------------------------------------------------------------------------


class Watched(asyncio.Protocol):
    """What uvicorn makes for a connection, with us looking over its shoulder. It knows nothing of uvicorn's own
    class but that it is a protocol of asyncio's, which may give the connection to another one for a socket."""

    def __init__(self, half_open: HalfOpen, inner: Any) -> None:
        self._half_open = half_open
        self._inner = inner
        self._transport = cast(asyncio.Transport, None)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._inner.connection_made(transport)
        self._half_open.came(self._transport)

    def data_received(self, data: bytes) -> None:
        self._half_open.spoke(self._transport)
        self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        return cast("bool | None", self._inner.eof_received())

    def connection_lost(self, exc: Exception | None) -> None:
        self._half_open.gone(self._transport)
        self._inner.connection_lost(exc)

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()


def watched(half_open: HalfOpen) -> Any:
    """For `uvicorn.Config(http=…)`, which takes a class: its own best one, watched.

    Should a later uvicorn no longer call what it is given there, or not hand it on to asyncio, then attacks with
    half-open requests in the tests succeed; everything else works on.
    """
    plain = uvicorn.Config(_nothing, http="auto", log_config=None, lifespan="off")
    plain.load()
    return partial(_make, half_open, plain.http_protocol_class)


def _make(half_open: HalfOpen, kind: Callable[..., asyncio.Protocol], **given: Any) -> Watched:
    return Watched(half_open, kind(**given))


async def _nothing(scope: Any, receive: Any, send: Any) -> None:
    """No application."""
