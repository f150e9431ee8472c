"""Accounts over HTTP: keeping one, signing in and out."""

from __future__ import annotations

from litestar import Controller, Response
from litestar.params import FromPath, JSONBody

from ... import protocol
from ...core.errors import Refused
from ...protocol import PasskeyInfo, PasskeyOptions, Person
from ..accounts.people import is_guest
from .people import signed_in, signed_out
from .routes import House, Incoming, Somebody, Visitor, delete, get, post, where


class Accounts(Controller):
    path = "/api/account"
    tags = ["accounts"]

    @post("/password", status_code=200)
    async def keep(
        self, service: House, person: Somebody, request: Incoming, data: JSONBody[protocol.NewCredentials]
    ) -> Response[Person]:
        """Keep my games under a name and a password; or change them, with the old password.

        Other devices are signed out, and this one has a new cookie.
        """
        await service.limits.check("passwords", where(request, service))
        kept = await service.people.keep(person.id, data, where(request, service))
        await service.dismiss(person.id)
        return await signed_in(service, kept)

    @post("/sign-in", status_code=200)
    async def sign_in(
        self, service: House, visitor: Visitor, request: Incoming, data: JSONBody[protocol.Credentials]
    ) -> Response[Person]:
        """Come in with name and password."""
        await service.limits.check("passwords", where(request, service))
        return await signed_in(service, await service.people.sign_in(data, where(request, service)))

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
    ) -> Response[Person]:
        """Keep the passkey that the browser has made. A guest has an account then, and a new cookie."""
        guest = is_guest(person)
        made = await service.passkeys.create(person, _origin(request), data)
        if guest:
            await service.people.sign_out_everywhere(person.id)
        return await signed_in(service, made)

    @get("/passkeys")
    async def passkeys(self, service: House, person: Somebody) -> list[PasskeyInfo]:
        """The passkeys that let me in."""
        return await service.passkeys.of_person(person.id)

    @delete("/passkeys/{passkey:str}", status_code=200)
    async def remove(self, service: House, person: Somebody, passkey: FromPath[str]) -> list[PasskeyInfo]:
        """Remove a passkey; the last way in stays."""
        await service.passkeys.remove(person, passkey)
        return await service.passkeys.of_person(person.id)

    @post("/passkey/ask", status_code=200)
    async def asking(self, service: House, visitor: Visitor, request: Incoming) -> PasskeyOptions:
        """Begin to come in with a passkey."""
        return service.passkeys.asking(_origin(request))

    @post("/passkey/sign-in", status_code=200)
    async def passkey(
        self, service: House, visitor: Visitor, request: Incoming, data: JSONBody[protocol.PasskeyAnswer]
    ) -> Response[Person]:
        """Come in with a passkey."""
        await service.limits.check("passwords", where(request, service))
        return await signed_in(service, await service.passkeys.sign_in(_origin(request), data))


def _origin(request: Incoming) -> str:
    """Passkeys belong to the address of the page, which `visitor` has found to be ours."""
    origin = request.headers.get("origin")
    if origin is None:
        raise Refused("passkey-browser")
    return origin.rstrip("/")
