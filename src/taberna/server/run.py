"""Runs the server until it is told to stop."""

from __future__ import annotations

import uvicorn

from .app import build
from .config import Config
from .hub import LARGEST

# How long a stop waits for requests and sockets, in seconds.
PATIENCE = 10


def serve(config: Config) -> None:
    uvicorn.Server(settings(config)).run()


def settings(config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        build(config),
        host=config.host,
        port=config.port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=PATIENCE,
        proxy_headers=False,
    )
