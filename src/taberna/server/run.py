"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import uvicorn

from .. import __version__
from . import logs
from .app import build
from .config import Config
from .database import BadServer
from .guard import with_headers
from .hub import LARGEST
from .service import Service
from .wire import Wire

log = logging.getLogger(__name__)

# How long a stop waits for requests and sockets, in seconds.
PATIENCE = 10
# Connections that may wait to be accepted.
BACKLOG = 2048
# Tables live long and nothing holds itself in a circle: to look all the time for what nobody needs any more
# took a third of the processor. Small helpings: everybody waits while one is looked through.
COLLECT = (10_000, 3, 100)
# The thread that commits waits so long for the interpreter, in seconds, while others move.
TURN = 0.0005


def serve(config: Config, opened: Callable[[str], object]) -> None:
    """Serve until a signal comes. `opened` is told the address once somebody may come."""
    logs.to_stderr()
    check(config)
    loops = uvicorn.Config("", log_config=None).get_loop_factory()
    with _listen(config) as listener, asyncio.Runner(loop_factory=loops) as runner:
        host, port = listener.getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        runner.run(_serve(config, listener, lambda: opened(f"http://{shown}:{port}/")))


async def _serve(config: Config, listener: socket.socket, opened: Callable[[], object]) -> None:
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(TURN)
    # Opened before the web server, so that what is wrong is said in one line and not in its log.
    service = await Service.open(config)
    # What is loaded by now stays.
    gc.collect()
    gc.freeze()
    log.info("open, version %s", __version__)
    try:
        await Server(settings(service), opened).serve([listener])
    finally:
        await service.close()
        log.info("closed")


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, opened: Callable[[], object]) -> None:
        super().__init__(config)
        self._opened = opened

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and SIGTERM end the server in order, and then nothing more: no traceback, exit code 0."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()


def _listen(config: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((config.host, config.port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        where = f"{config.host}:{config.port}"
        raise BadServer("no-listening", where=where, why=getattr(error, "strerror", None) or str(error)) from None
    return listener


def check(config: Config) -> None:
    """Refuse what would only be noticed when somebody is refused."""
    for origin in config.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
            raise BadServer("bad-origin", origin=origin)


def settings(service: Service) -> uvicorn.Config:
    return uvicorn.Config(
        with_headers(build(service)),
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Wire,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
        proxy_headers=False,
        lifespan="off",
    )
