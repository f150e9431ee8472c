"""Tournaments over HTTP: looking, joining, leaving. Operators make them by `taberna tournament`."""

from __future__ import annotations

from litestar import Controller

from ...protocol.tournaments import Tournament, TournamentInfo
from .routes import House, Incoming, Somebody, TableId, Visitor, delete, get, post, where


class Tournaments(Controller):
    path = "/api/tournaments"
    tags = ["tournaments"]

    @get("/")
    async def listed(self, service: House, visitor: Visitor) -> list[TournamentInfo]:
        """Those that one may join, then those under way, then the latest that are over."""
        return await service.tournaments.listed()

    @get("/{tournament:str}")
    async def look(self, service: House, visitor: Visitor, tournament: TableId) -> Tournament:
        """Who is in, how they stand, all rounds and their tables."""
        return await service.tournaments.look(tournament, visitor)

    @post("/{tournament:str}/entry", status_code=200)
    async def join(self, service: House, person: Somebody, request: Incoming, tournament: TableId) -> Tournament:
        """Come in. For people with an account, before it begins."""
        await service.tournaments.join(tournament, person, where(request, service))
        return await service.tournaments.look(tournament, person)

    @delete("/{tournament:str}/entry", status_code=200)
    async def leave(self, service: House, person: Somebody, tournament: TableId) -> Tournament:
        """Leave. Once it has begun a bot plays my table on, and I am in no further round."""
        await service.tournaments.leave(tournament, person.id)
        return await service.tournaments.look(tournament, person)
