"""The HTTP interface: games, people, tables, records. What happens at a table goes over the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Controller, Request, Response
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from .. import bots, protocol
from ..core import options as core_options
from ..core.errors import Refused
from ..finished import Chances, Draw, Moment, Rating
from ..games import game_class, manifest, names
from ..protocol import NAME_LENGTH, GameInfo, GameOption, News, NewTable, Person, TableInfo
from ..record import Record
from . import edits, opening, replays, telling
from .games import data_text
from .guard import address, check_origin
from .model import Change
from .pages import lessons_address, script_address
from .people import COOKIE, COOKIE_SECONDS
from .routes import House, Somebody, Visitor, delete, get, patch, post
from .service import Service
from .table import Table
from .texts import cleaned, plain

TableId = Annotated[str, PathParameter(max_length=40)]
Instant = Annotated[int | None, QueryParameter(ge=0, le=1 << 50)]
Incoming = Request[Any, Any, Any]
# Bytes of a record that somebody brings: a hundred times a long game's, and soon looked through.
RECORD = 1024 * 1024


async def visitor(request: Incoming, service: House) -> Person | None:
    """Who asks, if the cookie says so. Writes must come from our own page or from no browser at all."""
    where = address(request, service.config)
    if request.method in ("GET", "HEAD"):
        service.limits.reads.check(where)
    else:
        check_origin(request, service.config)
        service.limits.writes.check(where)
    return await service.people.of_cookie(request.cookies.get(COOKIE))


async def person(visitor: Visitor) -> Person:
    if visitor is None:
        raise Refused("not-signed-in")
    return visitor


PROVIDED = {"visitor": Provide(visitor), "person": Provide(person)}


def game_info(name: str) -> GameInfo:
    kind, brings = game_class(name), manifest(name)
    return GameInfo(
        name,
        kind.rules,
        kind.min_players,
        kind.max_players,
        kind.hidden,
        [_option(option) for option in kind.choices],
        bots.names(name),
        brings.drawing,
        script_address(name),
        lessons_address(name),
    )


def _option(option: core_options.Option) -> GameOption:
    name, clause, default = option.name, option.clause, plain(option.default)
    if isinstance(option, core_options.Number):
        return GameOption(name, clause, "number", default, option.low, option.high, [])
    if isinstance(option, core_options.Choice):
        return GameOption(name, clause, "choice", default, None, None, list(option.names))
    kind: Literal["rows", "flag"] = "rows" if isinstance(option, core_options.Rows) else "flag"
    return GameOption(name, clause, kind, default, None, None, [])


class Games(Controller):
    path = "/api"
    tags = ["games"]

    @get("/games", sync_to_thread=False)
    def games(self, visitor: Visitor) -> list[GameInfo]:
        """Every game that can be played here, with its options and bots."""
        return [game_info(name) for name in names()]

    @get("/ratings/{game:str}")
    async def ratings(self, service: House, visitor: Visitor, game: FromPath[str]) -> list[Rating]:
        """The best players of a game, people and bots together."""
        game_class(game)
        return await service.ratings.best(game)


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
        service.limits.guests.check(address(request, service.config))
        return await signed_in(service, await service.people.guest(data.name))

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
        """The tables I have a seat at, the latest first; earlier ones with `before`."""
        kept = await service.store.of_person(person.id, before)
        return await service.infos(kept)


def _cookie(service: Service, value: str) -> Cookie:
    return Cookie(
        COOKIE, value=value, max_age=COOKIE_SECONDS, httponly=True, samesite="strict", secure=service.config.secure
    )


async def signed_in(service: Service, person: Person) -> Response[Person]:
    return Response(person, cookies=[_cookie(service, await service.people.cookie(person.id))])


def signed_out() -> Response[Person | None]:
    """Who I am now: nobody."""
    return Response(None, status_code=200, cookies=[Cookie(COOKIE, value="", max_age=0, httponly=True)])


class Tables(Controller):
    path = "/api/tables"
    tags = ["tables"]

    @get("/")
    async def listed(self, service: House, visitor: Visitor) -> list[TableInfo]:
        """Listed tables that wait for players or are under way, the latest first."""
        return await service.infos(await service.store.listed())

    @post("/")
    async def open(self, service: House, person: Somebody, data: JSONBody[NewTable]) -> TableInfo:
        """Open a table."""
        service.limits.tables.check(person.id)
        return service.info(await service.tables.open(*opening.opened(data, person)))

    @get("/{table:str}")
    async def look(self, service: House, visitor: Visitor, table: TableId) -> TableInfo:
        """A table, for whoever has the link."""
        return service.info(await service.tables.newest(table))

    @delete("/{table:str}", status_code=200)
    async def close(self, service: House, person: Somebody, table: TableId) -> TableInfo:
        """Close a table that still waits for players. Only its host may."""
        found = await service.hosted(table, person)
        await service.tables.news(found, "closed", edits.shut)
        return service.info(found)

    @post("/{table:str}/seats/{seat:int}")
    async def sit(
        self, service: House, person: Somebody, table: TableId, seat: FromPath[int], data: JSONBody[protocol.Sit]
    ) -> TableInfo:
        """Take an open seat; the game starts when none is left."""
        found = await _at_seat(service, table, seat)
        called = cleaned(data.name, NAME_LENGTH) if data.name else ""
        change = Change(0, 0, "news", seat, person=person.id, text="sat")
        await service.tables.change(found, change, edits.sit(seat, person.id, called))
        return service.info(found)

    @delete("/{table:str}/seats/{seat:int}", status_code=200)
    async def leave(self, service: House, person: Somebody, table: TableId, seat: FromPath[int]) -> TableInfo:
        """Leave my seat. Before the start it is open again; later a bot plays for me if the table allows it."""
        found = await _at_seat(service, table, seat)
        if seat not in found.seats_of(person.id):
            raise Refused("not-your-seat")
        await service.tables.leave(found, seat, person.id)
        return service.info(found)

    @post("/{table:str}/mute")
    async def mute(
        self, service: House, person: Somebody, table: TableId, data: JSONBody[protocol.Mute]
    ) -> TableInfo:
        """Stop somebody's chat at my table, or allow it again."""
        found = await service.hosted(table, person)
        muted = [one for one in found.header.muted if one != data.who] + [data.who] * data.muted
        seats = found.seats_of(data.who)
        what: News = "muted" if data.muted else "unmuted"
        await service.tables.news(found, what, edits.fields(muted=muted[-100:]), seats[0] if seats else None)
        return service.info(found)

    @post("/{table:str}/rematch")
    async def rematch(self, service: House, person: Somebody, table: TableId) -> TableInfo:
        """The same players again, everybody one seat further on. Asked for twice, it is the same new table."""
        found = await service.tables.newest(table)
        if not found.seats_of(person.id):
            raise Refused("not-your-seat")
        return service.info(await service.rematch(found, person))

    @get("/{table:str}/record")
    async def record(self, service: House, visitor: Visitor, table: TableId) -> Response[str]:
        """The record of a finished game, as a file, with the seed of its dice; of a frozen one what there is."""
        found = await service.tables.newest(table)
        names = service.tables.hall.names
        if found.frozen is None:
            text = replays.record(found, names).dumps()
        else:
            kept = await service.store.load(table)
            assert kept is not None
            text = replays.untouched(*kept, names)
        name = f"{found.header.game}-{table}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/json", headers=headers)

    @get("/{table:str}/story")
    async def story(self, service: House, visitor: Visitor, table: TableId) -> list[Moment]:
        """The scores of a finished game after every move, for a chart."""
        return replays.story(await service.tables.newest(table))

    @get("/{table:str}/dice")
    async def dice(self, service: House, visitor: Visitor, table: TableId) -> list[Draw]:
        """Every outcome of chance in a finished game, to be drawn again from the seed."""
        return replays.draws(await service.tables.newest(table))

    @get("/{table:str}/chances")
    async def chances(self, service: House, visitor: Visitor, table: TableId) -> list[Chances]:
        """How likely each seat was to win in the course of a finished game, as search judges it."""
        return await service.chances(await service.tables.newest(table))


async def _at_seat(service: Service, table: str, seat: int) -> Table:
    found = await service.tables.newest(table)
    if not 0 <= seat < len(found.seats):
        raise Refused("no-such-seat", seat=seat)
    return found


class Records(Controller):
    path = "/api/records"
    tags = ["records"]

    @post("/", request_max_body_size=RECORD)
    async def bring(self, service: House, person: Somebody, request: Incoming) -> TableInfo:
        """Bring the record of a finished game, to see it again and to show it. The body is the record."""
        service.limits.tables.check(person.id)
        try:
            text = (await request.body()).decode()
        except UnicodeDecodeError:
            raise Refused("bad-request", why="UTF-8") from None
        record = Record.loads(text)
        header, seats, changes = opening.uploaded(record, person)
        await service.store.create(header, seats, changes, data_text(record.game))
        return telling.table_info(header, seats, service.tables.hall.names)
