"""Profiles over HTTP: how players have done, and all that is kept of oneself."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response
from litestar.params import PathParameter

from ...protocol.profiles import Profile
from .routes import House, Somebody, Visitor, get

Player = Annotated[str, PathParameter(max_length=90)]


class Profiles(Controller):
    path = "/api"
    tags = ["people"]

    @get("/players/{player:str}")
    async def look(self, service: House, visitor: Visitor, player: Player) -> Profile:
        """How a person, by the id, or a bot, as `bot:citizen`, has done here."""
        return await service.profiles.look(player)

    @get("/me/data")
    async def mine(self, service: House, person: Somebody) -> Response[dict[str, object]]:
        """All that is kept of me, as a file: seats, what I said, ratings, statistics, notices, tournaments."""
        await service.limits.check("looks", person.id)
        headers = {"content-disposition": 'attachment; filename="taberna.json"'}
        return Response(await service.profiles.everything(person.id), headers=headers)
