"""Puts the server together."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Litestar, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy import text

from .. import __version__
from ..core.errors import TabernaError
from . import accounts, api, guard, metrics, pages
from .people import COOKIE
from .routes import House
from .service import Service

BODY = 64 * 1024


@websocket("/socket")
async def socket(socket: WebSocket[Any, Any, Any], service: House) -> None:
    """The one socket: what happens at tables."""
    try:
        await _visit(socket, service)
    finally:
        del socket.receive, socket.send  # which hold the socket in a circle


async def _visit(socket: WebSocket[Any, Any, Any], service: Service) -> None:
    where = guard.address(socket, service.config)
    try:
        guard.check_origin(socket, service.config)
        service.limits.sockets.check(where)
        # Whoever hangs up now must not break off a query: the connection it runs on would be lost.
        person = await asyncio.shield(service.people.of_cookie(socket.cookies.get(COOKIE)))
    except TabernaError as error:
        await socket.close(code=4403, reason=error.code)
        return
    await service.hub.serve(socket, person, where)


@get("/health", include_in_schema=False)
async def health(service: House) -> Response[dict[str, str]]:
    """Whether the server works: it reads from its database."""
    try:
        async with service.store.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception:
        return Response({"status": "database"}, status_code=503)
    return Response({"status": "ok", "version": __version__})


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def figures(service: House) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(service.metrics.text(), headers={"content-type": metrics.TYPE})


def build(service: Service) -> Litestar:
    def get_service() -> Service:
        return service

    return Litestar(
        route_handlers=[
            api.Games,
            api.Me,
            api.Tables,
            api.Records,
            accounts.Accounts,
            socket,
            health,
            figures,
            pages.locales,
            pages.game_file,
            pages.locale,
            pages.rules,
            pages.rules_in,
            pages.front,
            pages.page,
        ],
        dependencies={"service": Provide(get_service, sync_to_thread=False), **api.PROVIDED},
        exception_handlers={
            TabernaError: guard.refused,
            HTTPException: guard.http_error,
            Exception: guard.server_error,
        },
        # The page and its words; what the interface says is short, and may hold secrets.
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, exclude=["^/api"]),
        request_max_body_size=BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Taberna", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
