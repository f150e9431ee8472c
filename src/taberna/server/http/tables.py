"""Tables over HTTP: opening, sitting, leaving, what hosts decide. What happens there goes over the socket."""

from __future__ import annotations

from litestar import Controller, Response
from litestar.params import FromPath, JSONBody

from ... import bots, protocol
from ...core.errors import BadOption, Refused
from ...finished import Chances, Draw, Moment
from ...protocol import NAME_LENGTH, NewTable, TableInfo, TableLink
from .. import house, new_table, replays
from ..live import changes
from ..live.table import LiveTable
from ..service import Service
from ..texts import cleaned
from .routes import House, Incoming, Somebody, TableId, Visitor, base, delete, get, post, where


class Tables(Controller):
    path = "/api/tables"
    tags = ["tables"]

    @get("/")
    async def listed(self, service: House, visitor: Visitor) -> list[TableInfo]:
        """Listed tables that wait for players or are under way, the latest first."""
        return await service.listed()

    @post("/")
    async def open(self, service: House, person: Somebody, data: JSONBody[NewTable]) -> TableInfo:
        """Open a table."""
        await service.limits.check("tables", person.id)
        header, seats = new_table.opened(data, person)
        header.settings.chat = header.settings.chat and service.config.chat
        await service.check_quota(person.id, seats)
        return service.info(await service.tables.open(header, seats))

    @get("/{table:str}")
    async def look(self, service: House, visitor: Visitor, table: TableId) -> TableInfo:
        """A table, for whoever has the link."""
        return service.info(await service.tables.newest(table))

    @get("/{table:str}/link")
    async def link(self, service: House, visitor: Visitor, request: Incoming, table: TableId) -> TableLink:
        """Where others find the table: in one house also those who can't use the address that I use."""
        await service.tables.newest(table)
        there = house.reachable(base(request, service), service.config.host)
        address = f"{there}/table/{table}"
        return TableLink(address, [] if house.only_here(there) else house.code(address))

    @delete("/{table:str}", status_code=200)
    async def close(self, service: House, person: Somebody, table: TableId) -> TableInfo:
        """Close a table that still waits for players. Only its host may."""
        found = await service.tables.newest(table)
        if found.header.host != person.id:
            raise Refused("not-host")
        await service.tables.ask(found, changes.shut)
        return service.info(found)

    @post("/{table:str}/seats/{seat:int}")
    async def sit(
        self, service: House, person: Somebody, table: TableId, seat: FromPath[int], data: JSONBody[protocol.Sit]
    ) -> TableInfo:
        """Take an open seat, or the one that is offered to me; the game starts when none is left."""
        found = await _at_seat(service, table, seat)
        called = cleaned(data.name, NAME_LENGTH) if data.name else ""
        await service.manners.check_welcome(found.header.host, person.id)
        await service.tables.ask(found, changes.sit(seat, person.id, called), person.id)
        return service.info(found)

    @delete("/{table:str}/seats/{seat:int}", status_code=200)
    async def leave(self, service: House, person: Somebody, table: TableId, seat: FromPath[int]) -> TableInfo:
        """Leave my seat. Before the start it is open again; later a bot plays for me if the table allows it.

        The host may also send somebody else away, before the start.
        """
        found = await _at_seat(service, table, seat)
        if not found.sits(person.id, seat) and found.header.host == person.id:
            await service.tables.ask(found, changes.remove(seat, person.id))
        else:
            await service.tables.ask(found, changes.leave(seat, person.id))
        return service.info(found)

    @post("/{table:str}/seats/{seat:int}/bot", status_code=200)
    async def replace(
        self,
        service: House,
        person: Somebody,
        table: TableId,
        seat: FromPath[int],
        data: JSONBody[protocol.ReplaceByBot],
    ) -> TableInfo:
        """Let a bot play for somebody who has not moved for ten minutes. For hosts of tables without a clock."""
        found = await _at_seat(service, table, seat)
        if data.bot not in bots.known(found.header.game):
            choices = ", ".join(bots.known(found.header.game))
            raise BadOption("unknown-bot", bot=data.bot, game=found.header.game, choices=choices)
        await service.tables.ask(found, changes.replace_absent(seat, person.id, data.bot))
        return service.info(found)

    @post("/{table:str}/mute")
    async def mute(
        self, service: House, person: Somebody, table: TableId, data: JSONBody[protocol.Mute]
    ) -> TableInfo:
        """Stop somebody's chat at my table, or allow it again."""
        found = await service.tables.newest(table)
        await service.tables.ask(found, changes.mute(data.who, data.muted, person.id))
        return service.info(found)

    @post("/{table:str}/rematch")
    async def rematch(self, service: House, person: Somebody, table: TableId) -> TableInfo:
        """The same players again, everybody one seat further on.

        Whoever asks first opens the table, its seats are offered to the others; whoever asks later takes his.
        """
        found = await service.tables.newest(table)
        if not found.seats_of(person.id):
            raise Refused("not-your-seat")
        return service.info(await service.rematch(found, person))

    @get("/{table:str}/record")
    async def record(self, service: House, visitor: Visitor, request: Incoming, table: TableId) -> Response[str]:
        """The record of a finished game, as a file, with the seed of its dice; of a frozen one what there is."""
        found = await service.tables.newest(table)
        names = service.tables.names
        if found.frozen is None:
            text = await replays.record_text(found, names)
        else:
            kept = await service.store.load(table)
            assert kept is not None
            text = replays.untouched(*kept, names)
        name = f"{found.header.game}-{table}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/json", headers=headers)

    @get("/{table:str}/story")
    async def story(self, service: House, visitor: Visitor, request: Incoming, table: TableId) -> list[Moment]:
        """The scores of a finished game after every move, for a chart."""
        return await service.replays.story(await service.tables.newest(table), _key(request, service, visitor))

    @get("/{table:str}/dice")
    async def dice(self, service: House, visitor: Visitor, request: Incoming, table: TableId) -> list[Draw]:
        """Every outcome of chance in a finished game, to be drawn again from the seed."""
        return await service.replays.draws(await service.tables.newest(table), _key(request, service, visitor))

    @get("/{table:str}/chances")
    async def chances(self, service: House, visitor: Visitor, request: Incoming, table: TableId) -> list[Chances]:
        """How likely each seat was to win in the course of a finished game, as search judges it."""
        return await service.replays.chances(await service.tables.newest(table), _key(request, service, visitor))


def _key(request: Incoming, service: Service, visitor: protocol.Person | None) -> str:
    """For whom something is worked out."""
    return visitor.id if visitor is not None else where(request, service)


async def _at_seat(service: Service, table: str, seat: int) -> LiveTable:
    found = await service.tables.newest(table)
    if not 0 <= seat < len(found.seats):
        raise Refused("no-such-seat", seat=seat)
    return found
