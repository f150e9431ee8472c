"""Everything a running server consists of, in one place for the routes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress

from msgspec.structs import replace

from ..core.errors import Refused
from ..protocol import MyGame, Person, SeatInfo, TableInfo
from . import new_table
from .accounts.limits import Limits
from .accounts.passkeys import Passkeys
from .accounts.people import People
from .analyses import Analyses
from .config import Config
from .live import changes, viewer_messages
from .live.bot_workers import BotWorkers
from .live.cluster import Cluster
from .live.sockets import Sockets
from .live.table import LiveTable
from .live.tables import LiveTables
from .live.tallying import cards_played
from .manners import Manners
from .metrics import Metrics
from .notices.turns import Turns
from .pairing import Pairing
from .replays import Replays
from .store import housekeeping, my_games
from .store.bells import Bells
from .store.database import BadServer, Claim, address, connect
from .store.model import Header, Seat, readable
from .store.profiles import Profiles
from .store.ratings import Ratings
from .store.store import Store
from .store.writer import Conflict
from .tournaments.desk import Desk
from .vacations import Vacations

# Games of bots alone that one person may have under way.
MOST_BOT_TABLES = 10


class Service:
    def __init__(self, config: Config, metrics: Metrics, store: Store, people: People, limits: Limits) -> None:
        self.config = config
        self.metrics = metrics
        self.store = store
        self.people = people
        self.limits = limits
        self.passkeys = Passkeys(people)
        self.ratings = Ratings(store)
        self.profiles = Profiles(store)
        self.bots = BotWorkers(config.workers)
        self.replays = Replays(self.bots, limits)
        self.tables = LiveTables(store, self.bots, metrics)
        self.tables.finished = self._finished
        self.tournaments = Desk(store, self.tables, people)
        self.analyses = Analyses(store, self.tables.newest, self.tables.names, config.limits)
        self.sockets = Sockets(config, people, self.tables, self.replays, limits, metrics)
        metrics.gauge("taberna_sockets", "Open sockets", lambda: len(self.sockets.sessions))
        metrics.gauge("taberna_tables", "Tables in memory", self.tables.count)
        metrics.gauge("taberna_bot_queue", "Questions that wait for a bot", self.bots.waiting)
        metrics.gauge("taberna_analyses", "Analyses that wait", self.analyses.waiting)
        self.turns: Turns
        self.vacations = Vacations(store, self.tables, config.vacation_days)
        self.manners = Manners(store)
        self.bells = Bells(store)
        self.bells.on("tournaments", self.tournaments.director.look)
        self.bells.on("manners", self.manners.look)
        self.pairing = Pairing(self.tables, self.manners, config.pairing_seconds, config.chat)
        self.cluster: Cluster | None = None
        self.claimed: Claim | None = None
        # What the last look at ourselves found wrong, and when it was.
        self.fault = ""
        self.checked = 0.0
        self.checking = asyncio.Lock()
        self._rematching = asyncio.Lock()
        self._tasks = [
            asyncio.create_task(self.tables.sweep()),
            asyncio.create_task(metrics.watch_loop()),
            asyncio.create_task(self.tournaments.director.run(), name="director"),
            asyncio.create_task(self.vacations.run()),
            asyncio.create_task(self.bells.run()),
            asyncio.create_task(self.manners.watch(people, self.dismiss)),
            asyncio.create_task(self.analyses.go_on()),
            asyncio.create_task(housekeeping.clean_up(store, self.tables.drop, config.keep_days)),
        ]

    @classmethod
    async def open(cls, config: Config) -> Service:
        if config.redis and not config.db.startswith("postgres"):
            raise BadServer("redis-needs-db")
        url = address(config.db, config.folder)
        claimed = await Claim.take(url, shared=bool(config.redis))
        try:
            metrics, limits = Metrics(), Limits(config.limits)
            store = Store(await connect(url), metrics)
            service = cls(config, metrics, store, await People.open(store, limits.guesses), limits)
            service.turns = await Turns.open(config, store, service.people, service.tables)
        except BaseException:
            await claimed.give_up()
            raise
        service.claimed = claimed
        service._tasks.append(asyncio.create_task(service.turns.run()))
        if config.redis:
            service.cluster = await Cluster.open(service.tables, service.sockets, config.redis)
            service.tables.announce = service.cluster.committed
            limits.share(service.cluster.redis)
            service._tasks.append(asyncio.create_task(limits.report_for_ever()))
        return service

    async def close(self) -> None:
        """Moves that are under way are committed and told; then everybody is sent away."""
        await stop(self._tasks)
        await self.turns.close()
        await self.analyses.close()
        await self.tables.close()
        if self.cluster is not None:
            await self.cluster.close()
        self.bots.close()
        await self.store.close()
        if self.claimed is not None:
            await self.claimed.give_up()

    # -- what several routes need ---------------------------------------------------------------------------

    def info(self, table: LiveTable) -> TableInfo:
        return viewer_messages.info_of(table, self.tables.names)

    async def infos(self, kept: list[tuple[Header, list[Seat]]]) -> list[TableInfo]:
        people = {seat.person for _, seats in kept for seat in seats if seat.person is not None}
        names = await self.store.names(people)
        waiting = [seats for header, seats in kept if header.status == "waiting"]
        guests = await self.store.guests({seat.person or "" for seats in waiting for seat in seats})
        return [viewer_messages.table_info(header, seats, names, guests) for header, seats in kept]

    async def listed(self) -> list[TableInfo]:
        """Listed tables, and how well those who sit there play."""
        infos = await self.infos(await self.store.listed())
        keys = {(info.game, key) for info in infos for seat in info.seats if (key := _rated_as(seat))}
        known = await self.ratings.of({game for game, _ in keys}, {key for _, key in keys})
        return [
            replace(
                info,
                seats=[replace(seat, rating=known.get((info.game, _rated_as(seat)))) for seat in info.seats],
            )
            for info in infos
        ]

    async def my_games(self, person: str, before: int | None) -> list[MyGame]:
        mine = await my_games.my_games(self.store, person, before)
        infos = await self.infos([(one.header, one.seats) for one in mine])
        return [_my_game(person, one, info) for one, info in zip(mine, infos, strict=True)]

    async def check_quota(self, person: str, seats: list[Seat]) -> None:
        """Refuse one more game of bots alone to somebody who has many under way."""
        most = int(MOST_BOT_TABLES * self.config.limits)
        bots_alone = all(seat.kind == "bot" for seat in seats)
        if most and bots_alone and await self.store.bot_tables(person) >= most:
            raise Refused("too-many-tables", most=most)

    async def rename(self, person: str, name: str) -> Person:
        renamed = await self.people.rename(person, name)
        self.tables.names[person] = renamed.name
        if self.cluster is not None:
            await self.cluster.renamed(person, renamed.name)
        return renamed

    async def dismiss(self, person: str) -> None:
        """Close all sockets of somebody who has signed out everywhere, at all processes."""
        self.sockets.dismiss(person)
        if self.cluster is not None:
            await self.cluster.dismissed(person)

    async def forget(self, person: str) -> None:
        """An account goes: so does its chair at every table, as far as a table can do without."""
        await self.tournaments.forget(person)
        for table in await self.store.unfinished(person):
            await self._leave(await self.tables.newest(table), person)
        await self.people.delete(person)
        self.tables.forget(person)
        await self.dismiss(person)

    async def _leave(self, table: LiveTable, person: str) -> None:
        with suppress(Refused):  # it has just ended, or no bot may play here
            if table.header.status == "waiting" and table.header.host == person:
                await self.tables.ask(table, changes.shut)
                return
            for seat in table.seats_of(person):
                await self.tables.ask(table, changes.leave(seat, person))

    async def _finished(self, table: LiveTable) -> None:
        """A game is over, or is looked at again because something about it is still to be done."""
        if table.header.settings.tournament:
            self.tournaments.director.look()
        await self.ratings.rate(table.header, table.seats, cards_played(table))

    async def rematch(self, table: LiveTable, person: Person) -> LiveTable:
        """The next table: the first who asks opens it, the others take the seats that are offered to them."""
        async with self._rematching:
            current = await self.tables.newest(table.header.id)
            if current.header.next is None:
                new = await self._open_rematch(current, person)
            else:
                new = await self.tables.newest(current.header.next)
        for seat, place in enumerate(new.seats):
            if place.kind == "offered" and place.person == person.id:
                await self.manners.check_welcome(new.header.host, person.id)
                await self.tables.ask(new, changes.sit(seat, person.id, ""), person.id)
        return new

    async def _open_rematch(self, table: LiveTable, person: Person) -> LiveTable:
        shunned = await self.manners.blocked_with(person.id)
        header, seats = new_table.rematch(table, person, await self.store.names(table.seated()), shunned)
        # The same id at whichever process they ask: the database lets only one open it.
        header.id = readable(self.people.digest(f"rematch {table.header.id}"))
        try:
            new = await self.tables.open(header, seats)
        except Conflict:
            new = await self.tables.newest(header.id)
        await self.tables.ask(table, changes.rematch(header.id))
        return new


def _rated_as(seat: SeatInfo) -> str:
    """Under which key a seat is rated; "" if nobody sits there."""
    if seat.kind == "bot":
        return f"bot:{seat.bot}"
    return seat.person or "" if seat.kind == "person" else ""


def _my_game(person: str, one: my_games.Mine, info: TableInfo) -> MyGame:
    seats = [k for k, seat in enumerate(one.seats) if seat.kind == "person" and seat.person == person]
    asked = one.header.asked
    by_person = asked is not None and one.seats[asked].kind == "person" and one.seats[asked].away is None
    return MyGame(
        table=info,
        seats=seats,
        turn=one.turn,
        since=one.since,
        deadline=one.header.due if by_person and one.header.settings.clock is not None else None,
        rating=one.rating[1] if one.rating is not None else None,
        rating_change=one.rating[1] - one.rating[0] if one.rating is not None else None,
    )


async def stop(tasks: Iterable[asyncio.Task[None]]) -> None:
    """End these for good: a library that is connecting may take being cancelled for a fault of the database."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        ended, left = await asyncio.wait(left, timeout=0.5)
        await asyncio.gather(*ended, return_exceptions=True)
