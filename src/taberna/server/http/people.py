"""People over HTTP: who I am, under which name, and my tables."""

from __future__ import annotations

from litestar import Controller, Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ... import protocol
from ...protocol import MyGame, Person, TableInfo
from ..accounts.people import COOKIE, COOKIE_SECONDS
from ..service import Service
from .routes import House, Incoming, Instant, Somebody, Visitor, delete, get, patch, post, where


def _cookie(service: Service, value: str) -> Cookie:
    return Cookie(
        COOKIE, value=value, max_age=COOKIE_SECONDS, httponly=True, samesite="strict", secure=service.config.secure
    )


async def signed_in(service: Service, person: Person) -> Response[Person]:
    return Response(person, cookies=[_cookie(service, await service.people.cookie(person.id))])


def signed_out() -> Response[Person | None]:
    """Who I am now: nobody."""
    return Response(None, status_code=200, cookies=[Cookie(COOKIE, value="", max_age=0, httponly=True)])


class Me(Controller):
    path = "/api/me"
    tags = ["people"]

    @get("/")
    async def me(self, visitor: Visitor) -> Person | None:
        """Who I am; null before I have a name."""
        return visitor

    @post("/")
    async def guest(
        self, service: House, visitor: Visitor, request: Incoming, data: JSONBody[protocol.NewGuest]
    ) -> Response[Person]:
        """Come in as a guest under a name, or change my name if I am somebody already."""
        if visitor is not None:
            return Response(await service.rename(visitor.id, data.name))
        await service.limits.check("guests", where(request, service))
        return await signed_in(service, await service.people.guest(data.name, where(request, service)))

    @patch("/")
    async def rename(self, service: House, person: Somebody, data: JSONBody[protocol.Rename]) -> Person:
        """Change my name."""
        return await service.rename(person.id, data.name)

    @delete("/", status_code=200)
    async def forget(self, service: House, person: Somebody) -> Response[Person | None]:
        """Delete my account. The games stay, the name goes."""
        await service.forget(person.id)
        return signed_out()

    @get("/tables")
    async def tables(self, service: House, person: Somebody, before: Instant = None) -> list[TableInfo]:
        """The tables of my games, in the order of these: all under way and the latest that are over.

        With `before` only those that ended before that time.
        """
        return [game.table for game in await service.my_games(person.id, before)]

    @get("/games")
    async def games(self, service: House, person: Somebody, before: Instant = None) -> list[MyGame]:
        """My games: those that wait for me first, then others under way, then the latest that are over.

        With `before` only those that ended before that time.
        """
        return await service.my_games(person.id, before)
