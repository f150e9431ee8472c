"""What people settle among themselves, over HTTP: vacations, finding others, a table that waits, manners."""

from __future__ import annotations

from litestar import Controller
from litestar.params import FromPath, JSONBody

from ... import protocol
from ...core.errors import Refused
from ...protocol import Search, Shunned, TableInfo, Vacation
from .. import new_table, waiting_room
from ..games import shared
from ..live import waiting
from .routes import House, Somebody, TableId, Visitor, delete, get, post


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


class Searching(Controller):
    path = "/api/search"
    tags = ["tables"]

    @get("/everybody")
    async def everybody(self, service: House, visitor: Visitor) -> dict[str, int]:
        """How many people look for others just now, by game."""
        return await service.pairing.count()

    @get("/")
    async def state(self, service: House, person: Somebody) -> Search:
        """How my search for others goes. Ask every few seconds: who does not is taken to be gone."""
        return await service.pairing.state(person.id)

    @post("/", status_code=200)
    async def seek(self, service: House, person: Somebody, data: JSONBody[protocol.NewSearch]) -> Search:
        """Look for others who want to play the same."""
        await service.limits.check("searches", person.id)
        return await service.pairing.seek(person, data)

    @delete("/", status_code=200)
    async def stop(self, service: House, person: Somebody) -> Search | None:
        """Look no more."""
        await service.pairing.stop(person.id)
        return None


class WaitingRoom(Controller):
    path = "/api/tables/{table:str}"
    tags = ["tables"]

    @post("/seats/{seat:int}/fill", status_code=200)
    async def fill(
        self,
        service: House,
        person: Somebody,
        table: TableId,
        seat: FromPath[int],
        data: JSONBody[protocol.ReplaceByBot],
    ) -> TableInfo:
        """Let a bot take a seat before the game. Only the host may."""
        found = await service.tables.newest(table)
        if not 0 <= seat < len(found.seats):
            raise Refused("no-such-seat", seat=seat)
        game = shared(found.header.game, found.header.players, tuple(found.header.options.items()))
        new_table.check_bot(data.bot, game)
        await service.tables.ask(found, waiting.fill(seat, person.id, data.bot))
        return service.info(found)

    @post("/offer", status_code=200)
    async def offer(
        self, service: House, person: Somebody, table: TableId, data: JSONBody[protocol.NewOffer]
    ) -> TableInfo:
        """Offer to play by other options. Only the host may, before the game; everybody seated must agree."""
        await service.limits.check("offers", person.id)
        found = await service.tables.newest(table)
        await waiting_room.propose(service.tables, found, person, data)
        return service.info(found)

    @post("/offer/answer", status_code=200)
    async def answer(
        self, service: House, person: Somebody, table: TableId, data: JSONBody[protocol.OfferAnswer]
    ) -> TableInfo:
        """Agree to what the host offers, or do not."""
        found = await service.tables.newest(table)
        await service.tables.ask(found, waiting.answer(person.id, data.agree), person.id)
        return service.info(found)


class Shunning(Controller):
    path = "/api/me/shunned"
    tags = ["people"]

    @get("/")
    async def mine(self, service: House, person: Somebody) -> list[Shunned]:
        """Whom I have muted or blocked."""
        return await service.manners.of(person.id)

    @post("/", status_code=200)
    async def shun(self, service: House, person: Somebody, data: JSONBody[protocol.Shun]) -> list[Shunned]:
        """Mute or block somebody, or neither any more."""
        return await service.manners.shun(person.id, data)


class Reports(Controller):
    path = "/api/reports"
    tags = ["people"]

    @post("/", status_code=200)
    async def report(self, service: House, person: Somebody, data: JSONBody[protocol.NewReport]) -> None:
        """Tell the operator how somebody behaves."""
        await service.limits.check("reports", person.id)
        await service.manners.report(person.id, data)
