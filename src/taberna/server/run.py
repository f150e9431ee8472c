"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import uvicorn

from .. import __version__
from ..bots import bring
from . import logs
from .config import Config
from .http.app import build
from .http.half_open import HalfOpen, watched
from .live.quick_socket import quick_class, tune
from .live.session import LARGEST
from .service import Service
from .store.database import BadServer

log = logging.getLogger(__name__)

# How long a stop waits for requests and sockets, in seconds.
PATIENCE = 10
# Connections that may wait to be accepted.
BACKLOG = 2048
# Seconds for which an idle connection is kept: longer than proxies and clients keep theirs (nginx a minute, Caddy
# two). A request that comes while we close would be lost.
KEEP_ALIVE = 130


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
    # Opened before the web server, so that what is wrong is said in one line and not in its log.
    service = await Service.open(config)
    if not config.plain:
        tune()
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
    """Refuse what would only be noticed when somebody is refused, and offer what was brought."""
    for origin in config.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
            raise BadServer("bad-origin", origin=origin)
    for wish in config.bots:
        bring(wish)


def settings(service: Service) -> uvicorn.Config:
    half_open = HalfOpen(service.config, service.metrics)
    return uvicorn.Config(
        build(service, half_open),
        log_config=None,
        access_log=False,
        server_header=False,
        http=watched(half_open),
        ws="websockets-sansio" if service.config.plain else quick_class(service.sockets, half_open.gone),
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=PATIENCE,
        proxy_headers=False,
        lifespan="off",
    )
