"""Notices over HTTP: where I hear that it is my turn, and when I do not."""

from __future__ import annotations

from typing import Annotated, Any, cast
from urllib.parse import urlsplit

from litestar import Controller
from litestar.params import JSONBody, PathParameter

from ... import protocol
from ...core.errors import Refused
from ...protocol import NoticeAddress, Notices, Person
from ..notices.addresses import Address
from ..notices.push import is_key
from ..service import Service
from .routes import House, Incoming, Somebody, Visitor, base, delete, get, patch, post, where

Token = Annotated[str, PathParameter(max_length=200)]
AddressId = Annotated[str, PathParameter(max_length=40)]


class MyNotices(Controller):
    path = "/api/me/notices"
    tags = ["notices"]

    @get("/")
    async def mine(self, service: House, person: Somebody) -> Notices:
        """How I am told that it is my turn."""
        return await _notices(service, person)

    @post("/push", status_code=200)
    async def push(
        self, service: House, person: Somebody, request: Incoming, data: JSONBody[protocol.NewPush]
    ) -> Notices:
        """Tell me in this browser, also while the page is closed."""
        if not is_key(data.p256dh, data.auth):
            raise Refused("bad-address")
        keys: dict[str, object] = {"p256dh": data.p256dh, "auth": data.auth}
        return await _add(service, person, request, "push", data.endpoint, keys, data.language)

    @post("/mail", status_code=200)
    async def mail(
        self, service: House, person: Somebody, request: Incoming, data: JSONBody[protocol.NewMailbox]
    ) -> Notices:
        """Tell me by mail, once I have followed the link that is sent there now."""
        if service.turns.carrier.mailer is None:
            raise Refused("no-mail")
        await service.limits.check("letters", data.address.lower())
        return await _add(service, person, request, "mail", data.address, {}, data.language)

    @post("/webhook", status_code=200)
    async def webhook(
        self, service: House, person: Somebody, request: Incoming, data: JSONBody[protocol.NewWebhook]
    ) -> Notices:
        """Tell it to an address on the public web. A first message is sent there now."""
        return await _add(service, person, request, "webhook", data.address, {"shape": data.shape}, data.language)

    @delete("/{address:str}", status_code=200)
    async def remove(self, service: House, person: Somebody, address: AddressId) -> Notices:
        """Tell me nothing more there."""
        await service.turns.addresses.remove(person.id, address)
        return await _notices(service, person)

    @patch("/quiet")
    async def quiet(self, service: House, person: Somebody, data: JSONBody[protocol.NewQuiet]) -> Notices:
        """Tell me nothing in these hours of my day."""
        await service.turns.addresses.set_quiet(person.id, data.quiet)
        return await _notices(service, person)


class NoticeLinks(Controller):
    path = "/api/notices"
    tags = ["notices"]

    @post("/stop/{token:str}", status_code=200)
    async def stop(self, service: House, visitor: Visitor, token: Token) -> None:
        """Tell nothing more at the address of a letter; the link in it says which. Mail programs may ask this."""
        await service.turns.addresses.stop(token)

    @post("/confirm/{token:str}", status_code=200)
    async def confirm(self, service: House, visitor: Visitor, token: Token) -> None:
        """The mailbox to which this link was sent is its reader's."""
        await service.turns.addresses.confirm(token)


async def _add(
    service: Service,
    person: Person,
    request: Incoming,
    kind: str,
    to: str,
    details: dict[str, object],
    language: str,
) -> Notices:
    await service.limits.check("notices", person.id)
    await service.limits.check("notices", where(request, service))
    if kind != "mail" and not service.turns.carrier.outside.fits(to):
        raise Refused("bad-address")
    await service.turns.add(person, kind, to, details, language, base(request, service))
    return await _notices(service, person)


async def _notices(service: Service, person: Person) -> Notices:
    turns = service.turns
    return Notices(
        turns.carrier.push.public,
        turns.carrier.mailer is not None,
        [_shown(one) for one in await turns.addresses.of_person(person.id)],
        await turns.addresses.quiet(person.id),
    )


def _shown(one: Address) -> NoticeAddress:
    shown = one.address if one.kind == "mail" else urlsplit(one.address).hostname or ""
    endpoint = one.address if one.kind == "push" else ""
    shape = str(one.details.get("shape", ""))
    return NoticeAddress(
        one.id, cast(Any, one.kind), shown, shape, endpoint, one.confirmed, one.failing is not None
    )
