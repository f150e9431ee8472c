"""What people settle among themselves, over HTTP."""

from __future__ import annotations

from litestar import Controller
from litestar.params import JSONBody

from ... import protocol
from ...protocol import Vacation
from .routes import House, Somebody, get, post


class MyVacation(Controller):
    path = "/api/me/vacation"
    tags = ["people"]

    @get("/")
    async def mine(self, service: House, person: Somebody) -> Vacation:
        """Whether I am on vacation, and how much of it is left."""
        return await service.vacations.of(person.id)

    @post("/", status_code=200)
    async def change(self, service: House, person: Somebody, data: JSONBody[protocol.NewVacation]) -> Vacation:
        """Go on vacation, or come back: the clocks of my games of correspondence stand still meanwhile."""
        await service.limits.check("vacations", person.id)
        return await (service.vacations.begin if data.away else service.vacations.end)(person.id)
