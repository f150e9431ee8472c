"""Puts the HTTP interface together."""

from __future__ import annotations

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

from ... import __version__
from ...core.errors import TabernaError
from ..live import socket
from ..service import Service
from . import (
    accounts,
    analyses,
    games,
    guard,
    health,
    notices,
    pages,
    people,
    profiles,
    records,
    room,
    tables,
    tournaments,
)
from .half_open import HalfOpen
from .routes import PROVIDED

BODY = 64 * 1024
CONTROLLERS = (
    games.Games,
    people.Me,
    room.MyVacation,
    room.Shunning,
    room.Reports,
    room.Searching,
    notices.MyNotices,
    notices.NoticeLinks,
    accounts.Accounts,
    tables.Tables,
    tournaments.Tournaments,
    room.WaitingRoom,
    analyses.LuckAndSkill,
    records.Records,
    profiles.Profiles,
)


def build(service: Service, half_open: HalfOpen) -> ASGIApp:
    """All that the web server runs."""

    async def sockets(scope: Scope, receive: Receive, send: Send) -> None:
        await socket.serve(service.sockets, scope, receive, send)

    return guard.guarded(_routes(service), service.config, service.metrics, half_open, sockets)


def _routes(service: Service) -> Litestar:
    def get_service() -> Service:
        return service

    return Litestar(
        route_handlers=[*CONTROLLERS, health.health, health.figures, *pages.ROUTES],
        dependencies={"service": Provide(get_service, sync_to_thread=False), **PROVIDED},
        exception_handlers={
            TabernaError: guard.refused,
            HTTPException: guard.http_error,
            Exception: guard.server_error,
        },
        # The page and its words; what the interface says is short, and may hold secrets. Fonts are packed already.
        compression_config=CompressionConfig(
            backend="brotli", brotli_gzip_fallback=True, minimum_size=1000, exclude=["^/api", r"\.woff2?$"]
        ),
        request_max_body_size=BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Taberna", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
