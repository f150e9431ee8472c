"""Whether the server works, and figures for Prometheus."""

from __future__ import annotations

import asyncio
import time

from litestar import Response, get
from sqlalchemy import delete, insert

from ... import __version__
from .. import metrics
from ..service import Service
from ..store.schema import secrets
from .routes import House

# Seconds in which database and Redis must answer, and for which an answer is good: everybody may ask.
PATIENCE = 2.0
FRESH = 1.0
_NAME = "health"


@get("/health", include_in_schema=False)
async def health(service: House) -> Response[dict[str, str]]:
    """Whether the server works: it writes to its database, and hears its Redis."""
    async with service.checking:
        if time.monotonic() - service.checked > FRESH:
            service.fault = await _fault(service)
            service.checked = time.monotonic()
    if service.fault:
        return Response({"status": service.fault}, status_code=503)
    return Response({"status": "ok", "version": __version__})


async def _fault(service: Service) -> str:
    """What does not work; "" if all does."""
    try:
        async with asyncio.timeout(PATIENCE), service.store.transaction() as connection:
            await connection.execute(delete(secrets).where(secrets.c.name == _NAME))
            await connection.execute(insert(secrets).values(name=_NAME, value=str(time.time()).encode()))
    except Exception:
        return "database"
    if service.cluster is not None:
        try:
            async with asyncio.timeout(PATIENCE):
                await service.cluster.ping()
        except Exception:
            return "redis"
    return ""


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def figures(service: House) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(service.metrics.text(), headers={"content-type": metrics.TYPE})
