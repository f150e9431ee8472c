"""Route decorators that tell the OpenAPI schema how refusals look, always a `Problem`; what routes are given."""

from __future__ import annotations

from functools import partial

import litestar
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from ..protocol import Person, Problem
from .service import Service

House = NamedDependency[Service]
Visitor = NamedDependency[Person | None]
Somebody = NamedDependency[Person]
"""A visitor who has a name."""

_REFUSALS = {
    400: "The request makes no sense, or asks for something there is not.",
    401: "Only for people with a name.",
    403: "Not yours, or asked by a page of another address.",
    404: "There is no such thing.",
    409: "Not possible now.",
    413: "Too large.",
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
