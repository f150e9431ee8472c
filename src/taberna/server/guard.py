"""What keeps strangers out: origins, addresses, headers, and refusals instead of tracebacks."""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..core.errors import Refused, TabernaError
from ..protocol import Problem
from .config import Config
from .texts import plain_facts

log = logging.getLogger(__name__)
Connection = ASGIConnection[Any, Any, Any, Any]

STATUS = {
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-page": 404,
    "not-signed-in": 401,
    "wrong-password": 401,
    "passkey-wrong": 401,
    "not-host": 403,
    "not-your-seat": 403,
    "foreign-origin": 403,
    "too-often": 429,
    "too-large": 413,
}

# Everything comes from this server: no scripts, styles, pictures or connections from anywhere else.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def check_origin(connection: Connection, config: Config) -> None:
    """Refuse what a page of somebody else's makes a browser send. Programs that are no browsers name no origin."""
    origin = connection.headers.get("origin")
    site = connection.headers.get("sec-fetch-site")
    if origin is None:
        if site not in (None, "same-origin", "none"):
            raise Refused("foreign-origin")
        return
    host = connection.headers.get("host", "")
    if origin.rstrip("/") in config.origins or (urlsplit(origin).netloc == host and host):
        return
    raise Refused("foreign-origin")


def address(connection: Connection, config: Config) -> str:
    """Where somebody comes from, for limits."""
    if config.proxied:
        told = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
        if told:
            return told
    client = connection.client
    return client.host if client is not None else "?"


def with_headers(app: ASGIApp) -> ASGIApp:
    """Adds the security headers to every answer."""
    extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:  # frames of a socket have none, and there are many
            await app(scope, receive, send)
            return

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        await app(scope, receive, add)

    return wrapped


# -- refusals -------------------------------------------------------------------------------------------


def refused(_: Request[Any, Any, Any], error: TabernaError) -> Response[Problem]:
    problem = Problem(error.code, error.clause, plain_facts(error.facts), str(error))
    return Response(problem, status_code=STATUS.get(error.code, 409 if isinstance(error, Refused) else 400))


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: unknown paths, bodies of the wrong shape."""
    if error.status_code >= 500:
        return server_error(request, error)
    code = {404: "no-such-page", 405: "no-such-page", 413: "too-large"}.get(error.status_code, "bad-request")
    why = ""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        why = str(error.extra[0].get("message", "")) if isinstance(error.extra[0], dict) else str(error.extra[0])
    problem = Problem(code, facts={"why": why or error.detail}, detail=str(Refused(code, why=why or error.detail)))
    return Response(problem, status_code=error.status_code)


def server_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: the log has the traceback, the client a sentence."""
    log.error("%s %s failed", request.method, request.scope["path"], exc_info=error.__cause__ or error)
    return Response(Problem("server-error", detail=str(Refused("server-error"))), status_code=500)
