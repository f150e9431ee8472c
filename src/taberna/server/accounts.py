"""Accounts over HTTP: keeping one, signing in and out."""

from __future__ import annotations

from litestar import Controller, Response
from litestar.params import JSONBody

from .. import protocol
from ..core.errors import Refused
from ..protocol import PasskeyOptions, Person
from .api import Incoming, signed_in, signed_out
from .guard import address
from .routes import House, Somebody, Visitor, post


class Accounts(Controller):
    path = "/api/account"
    tags = ["accounts"]

    @post("/password", status_code=200)
    async def keep(self, service: House, person: Somebody, data: JSONBody[protocol.Credentials]) -> Person:
        """Keep my games under a name and a password; or change them."""
        service.limits.passwords.check(person.id)
        return await service.people.keep(person.id, data)

    @post("/sign-in", status_code=200)
    async def sign_in(
        self, service: House, visitor: Visitor, request: Incoming, data: JSONBody[protocol.Credentials]
    ) -> Response[Person]:
        """Come in with name and password."""
        service.limits.passwords.check(address(request, service.config))
        service.limits.passwords.check(f"login {data.login.lower()}")
        return await signed_in(service, await service.people.sign_in(data))

    @post("/sign-out", status_code=200)
    async def sign_out(self, visitor: Visitor) -> Response[Person | None]:
        """Forget me on this device."""
        return signed_out()

    @post("/sign-out-everywhere", status_code=200)
    async def sign_out_everywhere(self, service: House, person: Somebody) -> Response[Person | None]:
        """Forget me on every device; open sockets are closed."""
        await service.people.sign_out_everywhere(person.id)
        await service.dismiss(person.id)
        return signed_out()

    @post("/passkey/new", status_code=200)
    async def creating(self, service: House, person: Somebody, request: Incoming) -> PasskeyOptions:
        """Begin to keep my games under a passkey."""
        return service.passkeys.creating(person, _origin(request))

    @post("/passkey", status_code=200)
    async def create(
        self, service: House, person: Somebody, request: Incoming, data: JSONBody[protocol.PasskeyAnswer]
    ) -> Person:
        """Keep the passkey that the browser has made."""
        return await service.passkeys.create(person, _origin(request), data)

    @post("/passkey/ask", status_code=200)
    async def asking(self, service: House, visitor: Visitor, request: Incoming) -> PasskeyOptions:
        """Begin to come in with a passkey."""
        return service.passkeys.asking(_origin(request))

    @post("/passkey/sign-in", status_code=200)
    async def passkey(
        self, service: House, visitor: Visitor, request: Incoming, data: JSONBody[protocol.PasskeyAnswer]
    ) -> Response[Person]:
        """Come in with a passkey."""
        service.limits.passwords.check(address(request, service.config))
        return await signed_in(service, await service.passkeys.sign_in(_origin(request), data))


def _origin(request: Incoming) -> str:
    """Passkeys belong to the address of the page, which `visitor` has found to be ours."""
    origin = request.headers.get("origin")
    if origin is None:
        raise Refused("passkey-browser")
    return origin.rstrip("/")
