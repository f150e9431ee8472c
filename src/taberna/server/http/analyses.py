"""Luck and skill of finished games over HTTP, and another try from a position of one."""

from __future__ import annotations

from litestar import Controller
from litestar.params import JSONBody

from ...finished import Exercise, LookedBack
from ...protocol import TableInfo, TryAgain
from .. import exercises, try_again
from .routes import House, Somebody, TableId, Visitor, get, post


class LuckAndSkill(Controller):
    path = "/api/tables/{table:str}"
    tags = ["analyses"]

    @get("/analysis")
    async def look(self, service: House, visitor: Visitor, table: TableId) -> LookedBack:
        """How far the analysis of a finished game is, with what it has found."""
        return await service.analyses.state(await service.tables.newest(table))

    @post("/analysis", status_code=200)
    async def ask(self, service: House, person: Somebody, table: TableId) -> LookedBack:
        """Ask for the analysis of a finished game. A first answer comes soon, the full one later."""
        return await service.analyses.ask(await service.tables.newest(table), person.id)

    @get("/exercises")
    async def exercises(self, service: House, person: Somebody, table: TableId) -> list[Exercise]:
        """My own mistakes in a finished game that was analysed, to be done better."""
        found = await service.tables.newest(table)
        looked = await service.analyses.state(found)
        mine = found.seats_of(person.id)
        async with service.replays.thread:
            return await exercises.mistakes(found, looked.found, mine)

    @post("/again")
    async def again(self, service: House, person: Somebody, table: TableId, data: JSONBody[TryAgain]) -> TableInfo:
        """Open a table with bots that begins where a seat of a finished game had to choose.

        What the seat could not know then is dealt anew. It is not rated.
        """
        found = await service.tables.newest(table)
        await service.limits.check("tables", person.id)
        async with service.replays.thread:
            header, seats = await try_again.opened(found, data, person)
        return service.info(await service.tables.open(header, seats))
