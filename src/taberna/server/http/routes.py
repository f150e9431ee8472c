"""Route decorators that tell the OpenAPI schema how refusals look, always a `Problem`; what routes are given."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import litestar
from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from ...core.errors import Refused
from ...protocol import Person, Problem
from ..accounts.people import COOKIE
from ..accounts.visitors import address, check_origin
from ..service import Service

Incoming = Request[Any, Any, Any]
House = NamedDependency[Service]
Visitor = NamedDependency[Person | None]
Somebody = NamedDependency[Person]
"""A visitor who has a name."""
TableId = Annotated[str, PathParameter(max_length=40)]
Instant = Annotated[int | None, QueryParameter(ge=0, le=1 << 50)]

_REFUSALS = {
    400: "The request makes no sense, or asks for something there is not.",
    401: "Only for people with a name.",
    403: "Not yours, or asked by a page of another address.",
    404: "There is no such thing.",
    408: "It did not come in time.",
    409: "Not possible now.",
    413: "Too large.",
    421: "Not for this server.",
    429: "Too often.",
}
RESPONSES = {
    status: ResponseSpec(data_container=Problem, description=about, generate_examples=False)
    for status, about in _REFUSALS.items()
}

get = partial(litestar.get, responses=RESPONSES)
post = partial(litestar.post, responses=RESPONSES)
patch = partial(litestar.patch, responses=RESPONSES)
delete = partial(litestar.delete, responses=RESPONSES)


def where(request: Incoming, service: Service) -> str:
    """Where somebody comes from, for limits."""
    client = request.client.host if request.client is not None else "?"
    return address(request.headers, client, service.config)


def base(request: Incoming, service: Service) -> str:
    """Under which address whoever asks uses the page."""
    origin = request.headers.get("origin")
    if origin is None:
        scheme = "https" if service.config.secure else "http"
        origin = f"{scheme}://{request.headers.get('host', '')}"
    return origin.rstrip("/")[:300]


async def visitor(request: Incoming, service: House) -> Person | None:
    """Who asks, if the cookie says so. Writes must come from our own page or from no browser at all."""
    place = where(request, service)
    if request.method in ("GET", "HEAD"):
        await service.limits.check("reads", place)
    else:
        check_origin(request.headers, service.config)
        await service.limits.check("writes", place)
    return await service.people.of_cookie(request.cookies.get(COOKIE), place)


async def person(visitor: Visitor) -> Person:
    if visitor is None:
        raise Refused("not-signed-in")
    return visitor


PROVIDED = {"visitor": Provide(visitor), "person": Provide(person)}
