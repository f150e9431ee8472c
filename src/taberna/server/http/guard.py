"""Around every request: security headers, limits of time and size, and refusals instead of tracebacks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from ...core.errors import Refused, TabernaError
from ...protocol import Problem
from ..accounts.visitors import Headers, address, headers_of, is_our_host
from ..config import Config
from ..metrics import Metrics
from ..texts import plain_facts
from .half_open import HalfOpen

log = logging.getLogger(__name__)

# Seconds in which the whole body of a request must have come.
BODY_SECONDS = 20.0
# Characters of a path; ours are far shorter.
LONGEST_PATH = 1000

STATUS = {
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-page": 404,
    "no-such-address": 404,
    "no-such-tournament": 404,
    "no-such-player": 404,
    "not-signed-in": 401,
    "wrong-password": 401,
    "passkey-wrong": 401,
    "not-host": 403,
    "table-sealed": 403,
    "tournament-guest": 403,
    "no-guests": 403,
    "not-your-seat": 403,
    "foreign-origin": 403,
    "foreign-host": 421,
    "too-often": 429,
    "analysis-quota": 429,
    "too-slow": 408,
    "bad-request": 400,
    "bad-address": 400,
    "bad-link": 403,
    "unknown-zone": 400,
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
# What is neither page nor script needs nothing at all, and says so in fewer bytes: a first visit asks for many.
NOTHING = "default-src 'none'; frame-ancestors 'none'"
ACTIVE = (b"text/html", b"text/javascript", b"application/javascript", b"image/svg+xml")
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


# -- around every request ---------------------------------------------------------------------------------


def guarded(
    app: ASGIApp,
    config: Config,
    metrics: Metrics,
    half_open: HalfOpen,
    sockets: Callable[[Scope, Receive, Send], Awaitable[None]],
) -> ASGIApp:
    """The whole application: sockets apart, HEAD as GET without a body, with limits and the security headers."""
    active = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    still = [(name, NOTHING.encode() if value == POLICY.encode() else value) for name, value in active]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            half_open.left(scope["client"])
            await sockets(scope, receive, send)
            return
        half_open.arrived(scope["client"])
        try:
            await request(scope, receive, send)
        finally:
            half_open.answered(scope["client"])

    async def request(scope: HTTPScope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        method = str(scope["method"])
        head = method == "HEAD"
        status = 500

        async def add(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = list(message.get("headers", []))
                kind = next((value for name, value in given if name.lower() == b"content-type"), b"text/html")
                message["headers"] = [*given, *(active if kind.startswith(ACTIVE) else still)]
            elif head and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        headers = headers_of(scope)
        refusal = _at_the_door(scope, headers, config)
        if refusal is not None:
            await _answer(refusal, add)
        else:
            asked = cast(HTTPScope, {**scope, "method": "GET"}) if head else scope
            where = address(headers, (scope["client"] or ("?", 0))[0], config)
            await app(asked, _within(receive, metrics, half_open, where), add)
        metrics.http(method, status, time.perf_counter() - begun)

    return wrapped


def _at_the_door(scope: Scope, headers: Headers, config: Config) -> TabernaError | None:
    """Why a request goes no further."""
    path: str = scope["path"]
    if len(path) > LONGEST_PATH or not path.isprintable():
        return Refused("no-such-page", path=path[:80] if path.isprintable() else "/…")
    if not is_our_host(headers, config) and path != "/health":
        return Refused("foreign-host")
    return None


async def _answer(error: TabernaError, send: Send) -> None:
    body = msgspec.json.encode(_problem(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    status = STATUS.get(error.code, 400)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _within(receive: Receive, metrics: Metrics, half_open: HalfOpen, where: str) -> Receive:
    """The body of a request, in time or not at all."""
    end = asyncio.get_running_loop().time() + BODY_SECONDS
    whole = False

    async def limited() -> Any:
        nonlocal whole
        if whole:  # then it is awaited that he hangs up
            return await receive()
        try:
            with half_open.waiting(where):
                async with asyncio.timeout_at(end):
                    message = await receive()
        except TimeoutError:
            metrics.timeouts.inc()
            raise Refused("too-slow") from None
        whole = not message.get("more_body", False)
        return message

    return limited


# -- refusals -------------------------------------------------------------------------------------------


def _problem(error: TabernaError) -> Problem:
    return Problem(error.code, error.clause, plain_facts(error.facts), str(error))


def refused(_: Request[Any, Any, Any], error: TabernaError) -> Response[Problem]:
    return Response(
        _problem(error), status_code=STATUS.get(error.code, 409 if isinstance(error, Refused) else 400)
    )


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
    cause = error.__cause__ or error
    if isinstance(cause, RecursionError):  # lists within lists within lists
        return refused(request, Refused("bad-request", why="JSON"))
    log.error("%s %s failed", request.method, request.scope["path"], exc_info=cause)
    return Response(Problem("server-error", detail=str(Refused("server-error"))), status_code=500)
