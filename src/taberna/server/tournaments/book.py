"""Tournaments in the database. Every step is one transaction that finds out itself whether it has been done: two
processes, or one that was killed and comes again, do it once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...core.errors import Refused
from ...core.options import Value
from ..store.bells import ring
from ..store.model import ID, clock_time, new_id
from ..store.ratings import ordinal
from ..store.schema import entrants, ratings, round_tables, rounds, tournaments
from ..store.schema import tables as kept
from ..store.store import Store
from . import plan as plans
from .plan import Plan, Round
from .scoring import Outcome, Played
from .seating import Table

# So many are listed.
MOST_LISTED = 100


@dataclass(slots=True)
class Entrant:
    number: int
    person: str | None
    bot: str | None
    seed: int | None
    withdrawn: bool
    origin: str


@dataclass(slots=True)
class Tournament:
    id: str
    name: str
    game: str
    options: dict[str, Value]
    plan: Plan
    status: str
    round: int
    starts: int | None
    created: int
    started: int | None
    ended: int | None


@dataclass(slots=True)
class RoundTable:
    round: int
    number: int
    table: str
    places: Table
    outcome: Outcome | None
    is_there: bool
    """It has been opened, and not been forgotten since."""


@dataclass(slots=True)
class RoundRow:
    number: int
    dice: bytes | None
    begins: int
    ended: int | None
    spared: list[int]
    tables: list[RoundTable]

    def played(self) -> Round:
        return Round([Played(one.places, one.outcome) for one in self.tables], self.spared)


@dataclass(slots=True)
class Whole:
    """All that is known of a tournament. `entrants` in the order of their places once it has begun."""

    tournament: Tournament
    entrants: list[Entrant]
    rounds: list[RoundRow]

    @property
    def gone(self) -> set[int]:
        return {at for at, one in enumerate(self.entrants) if one.withdrawn}


class Book:
    def __init__(self, store: Store) -> None:
        self.store = store

    # -- looking ------------------------------------------------------------------------------------------

    async def find(self, tournament: str) -> Tournament:
        """A tournament by its id; Refused if there is none."""
        async with self.store.engine.connect() as connection:
            return await _found(connection, tournament)

    async def listed(self, limit: int = MOST_LISTED) -> list[tuple[Tournament, int]]:
        """Those that people may join, then those under way, then the others, the latest first; with how many
        are in."""
        count = select(func.count()).where(entrants.c.tournament == tournaments.c.id).scalar_subquery()
        query = select(tournaments, count.label("entered")).order_by(tournaments.c.created.desc()).limit(limit)
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        order = ["open", "running"]
        return sorted(
            ((_tournament(row), int(row.entered)) for row in found),
            key=lambda one: order.index(one[0].status) if one[0].status in order else len(order),
        )

    async def whole(self, tournament: str) -> Whole:
        """All of it at one moment: a round that begins meanwhile is in it with its tables, or not at all."""
        async with self.store.snapshot() as connection:
            found = await _found(connection, tournament)
            return Whole(found, await _entrants(connection, found.id), await _rounds(connection, found.id))

    async def state(self, tournament: str) -> tuple[object, ...]:
        """A few numbers that differ as soon as anything of it has changed, names of people apart."""
        one, e, r, t = tournaments.c, entrants.c, rounds.c, round_tables.c
        counts = (
            select(func.count()).where(e.tournament == one.id),
            select(func.count()).where(e.tournament == one.id, e.withdrawn),
            select(func.count()).where(r.tournament == one.id, r.ended.is_not(None)),
            select(func.count()).where(t.tournament == one.id, t.outcome.is_not(None)),
            select(func.max(e.number)).where(e.tournament == one.id),
            select(func.count()).where(t.tournament == one.id, t.table == kept.c.id),
        )
        query = select(one.status, one.round, one.starts, *(count.scalar_subquery() for count in counts))
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(query.where(one.id == tournament))).first()
        return tuple(row) if row is not None else ()

    async def to_attend(self, now: int) -> list[str]:
        """Those at which something may be due: they begin, or a round of theirs has not ended."""
        open_round = select(rounds.c.tournament).where(rounds.c.ended.is_(None))
        wanted = or_(
            and_(tournaments.c.status == "open", tournaments.c.starts <= now),
            tournaments.c.status == "running",
            and_(tournaments.c.status == "cancelled", tournaments.c.id.in_(open_round)),
        )
        async with self.store.engine.connect() as connection:
            return [row.id for row in await connection.execute(select(tournaments.c.id).where(wanted))]

    async def next_due(self, now: int) -> int | None:
        """When the next tournament or round begins that has not begun by now; None if none is to."""
        starts = select(func.min(tournaments.c.starts)).where(
            tournaments.c.status == "open", tournaments.c.starts > now
        )
        begins = select(func.min(rounds.c.begins)).where(rounds.c.ended.is_(None), rounds.c.begins > now)
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(select(starts.scalar_subquery(), begins.scalar_subquery()))).one()
        return min((at for at in found if at is not None), default=None)

    async def of_person(self, person: str) -> list[str]:
        """The tournaments somebody is in that are not over."""
        query = (
            select(tournaments.c.id)
            .join(entrants, entrants.c.tournament == tournaments.c.id)
            .where(entrants.c.person == person, tournaments.c.status.in_(["open", "running"]))
        )
        async with self.store.engine.connect() as connection:
            return [row.id for row in await connection.execute(query)]

    # -- what the operator does ---------------------------------------------------------------------------

    async def create(self, new: Tournament) -> None:
        row = {name: getattr(new, name) for name in Tournament.__slots__}
        row["plan"] = msgspec.to_builtins(new.plan)
        async with self.store.transaction() as connection:
            await connection.execute(insert(tournaments).values(**row))
            await ring(connection, "tournaments")

    async def ask_start(self, tournament: str) -> None:
        """It begins as soon as a server sees to it."""
        whole = await self.whole(tournament)
        if whole.tournament.status != "open":
            raise Refused("tournament-begun")
        if len(whole.entrants) < 2:
            raise Refused("tournament-too-few", count=len(whole.entrants))
        await self._set(tournament, "open", starts=clock_time())

    async def cancel(self, tournament: str) -> None:
        """No further round. Tables under way are played on; their dice are shown when all are over."""
        found = await self.find(tournament)
        if found.status not in ("open", "running"):
            raise Refused("tournament-over")
        await self._set(tournament, found.status, status="cancelled", ended=clock_time())
        async with self.store.transaction() as connection:
            await connection.execute(_no_origins(tournament))

    async def _set(self, tournament: str, before: str, **values: object) -> None:
        this = and_(tournaments.c.id == tournament, tournaments.c.status == before)
        async with self.store.transaction() as connection:
            await connection.execute(update(tournaments).where(this).values(**values))
            await ring(connection, "tournaments")

    # -- coming and going ---------------------------------------------------------------------------------

    async def join(self, tournament: str, person: str | None, bot: str | None = None, origin: str = "") -> None:
        """Somebody comes in, once; a bot as often as the operator likes."""
        while True:
            try:
                async with self.store.transaction() as connection:
                    await self._join(connection, tournament, person, bot, origin)
                return
            except IntegrityError:
                continue  # somebody else came at this moment, or he himself by another way

    async def _join(
        self, connection: AsyncConnection, tournament: str, person: str | None, bot: str | None, origin: str
    ) -> None:
        found = await _held(connection, tournament)
        present = await _entrants(connection, tournament)
        if person is not None and any(one.person == person for one in present):
            return
        if found.status != "open":
            raise Refused("tournament-begun")
        if len(present) >= plans.capacity(found.plan):
            raise Refused("tournament-full", most=plans.capacity(found.plan))
        number = max((one.number for one in present), default=-1) + 1
        values = {"number": number, "person": person, "bot": bot, "joined": clock_time(), "origin": origin}
        await connection.execute(
            insert(entrants).values(tournament=tournament, withdrawn=False, seed=None, **values)
        )

    async def leave(self, tournament: str, number: int) -> None:
        """Before it begins an entry is gone; later whoever leaves has withdrawn."""
        this = and_(entrants.c.tournament == tournament, entrants.c.number == number)
        async with self.store.transaction() as connection:
            found = await _held(connection, tournament)
            if found.status == "open":
                await connection.execute(delete(entrants).where(this))
            elif found.status == "running":
                await connection.execute(update(entrants).where(this).values(withdrawn=True, origin=""))

    # -- steps --------------------------------------------------------------------------------------------

    async def begin(self, tournament: str, dice: bytes | None) -> bool:
        """The first round, with everybody in the order of what they surely are; False if it has begun."""
        async with self.store.transaction() as connection:
            found = await _held(connection, tournament)
            if found.status != "open":
                return False
            present = await _entrants(connection, tournament)
            this = tournaments.c.id == tournament
            if len(present) < 2:
                ended = {"status": "cancelled", "ended": clock_time()}
                await connection.execute(update(tournaments).where(this).values(**ended))
                return False
            skills = await _skills(connection, found.game, present)
            present.sort(key=lambda one: (-skills.get(_key(one), 0.0), one.number))
            for seed, one in enumerate(present):
                mine = and_(entrants.c.tournament == tournament, entrants.c.number == one.number)
                await connection.execute(update(entrants).where(mine).values(seed=seed))
            first = plans.next_round(found.plan, len(present), set(), [])
            assert first is not None
            now = clock_time()
            started = {"status": "running", "round": 1, "started": now}
            await connection.execute(update(tournaments).where(this).values(**started))
            await _add_round(connection, tournament, 1, first, dice, now)
            return True

    async def note(self, tournament: str, one: RoundTable, outcome: Outcome) -> None:
        """How a table ended; the first word on it stands."""
        c = round_tables.c
        this = and_(c.tournament == tournament, c.round == one.round, c.number == one.number, c.outcome.is_(None))
        async with self.store.transaction() as connection:
            values = {"outcome": msgspec.to_builtins(outcome)}
            await connection.execute(update(round_tables).where(this).values(**values))

    async def end_round(self, whole: Whole, dice: bytes | None) -> bool:
        """The last round is over: the next one begins, or the tournament ends. False if that has happened."""
        found, last = whole.tournament, whole.rounds[-1]
        now = clock_time()
        this = and_(rounds.c.tournament == found.id, rounds.c.number == last.number, rounds.c.ended.is_(None))
        async with self.store.transaction() as connection:
            status = (await _held(connection, found.id)).status
            if (await connection.execute(update(rounds).where(this).values(ended=now))).rowcount == 0:
                return False
            present = await _entrants(connection, found.id)  # somebody may have left just now
            gone = {at for at, one in enumerate(present) if one.withdrawn}
            past = [one.played() for one in whole.rounds]
            following = plans.next_round(found.plan, len(present), gone, past) if status == "running" else None
            its = tournaments.c.id == found.id
            if following is not None:
                await connection.execute(update(tournaments).where(its).values(round=last.number + 1))
                begins = now + found.plan.pause * 1000
                await _add_round(connection, found.id, last.number + 1, following, dice, begins)
                return True
            if status == "running":
                await connection.execute(update(tournaments).where(its).values(status="over", ended=now))
            await connection.execute(_no_origins(found.id))
            return True


# -- rows -------------------------------------------------------------------------------------------------


async def _found(connection: AsyncConnection, tournament: str) -> Tournament:
    row = None
    if ID.fullmatch(tournament):
        row = (await connection.execute(select(tournaments).where(tournaments.c.id == tournament))).first()
    if row is None:
        raise Refused("no-such-tournament", tournament=tournament[:40])
    return _tournament(row)


async def _held(connection: AsyncConnection, tournament: str) -> Tournament:
    """A tournament that nobody else changes until the transaction ends: whoever comes meanwhile waits."""
    this = tournaments.c.id == tournament
    # A write first: it also keeps another process from writing to SQLite between our looking and our writing.
    await connection.execute(update(tournaments).where(this).values(round=tournaments.c.round))
    row = (await connection.execute(select(tournaments).where(this))).first()
    if row is None:
        raise Refused("no-such-tournament", tournament=tournament[:40])
    return _tournament(row)


def _no_origins(tournament: str) -> Any:
    return update(entrants).where(entrants.c.tournament == tournament).values(origin="")


def _key(one: Entrant) -> str:
    return one.person if one.person is not None else f"bot:{one.bot}"


async def _skills(connection: AsyncConnection, game: str, present: list[Entrant]) -> dict[str, float]:
    wanted = and_(ratings.c.game == game, ratings.c.player.in_([_key(one) for one in present]))
    found = await connection.execute(select(ratings).where(wanted))
    return {row.player: ordinal((row.mu, row.sigma, row.games)) for row in found}


async def _add_round(
    connection: AsyncConnection,
    tournament: str,
    number: int,
    following: tuple[list[int], list[Table]],
    dice: bytes | None,
    begins: int,
) -> None:
    spared, tables = following
    row = {"tournament": tournament, "number": number, "dice": dice, "begins": begins, "spared": spared}
    await connection.execute(insert(rounds).values(**row))
    rows = [
        {
            "tournament": tournament,
            "round": number,
            "number": at,
            "table": new_id(),
            "places": places,
        }
        for at, places in enumerate(tables)
    ]
    await connection.execute(insert(round_tables), rows)


def _tournament(row: Row[Any]) -> Tournament:
    values = {name: getattr(row, name) for name in Tournament.__slots__}
    values["options"] = msgspec.convert(row.options, dict[str, Value])
    values["plan"] = msgspec.convert(row.plan, Plan)
    return Tournament(**values)


async def _entrants(connection: AsyncConnection, tournament: str) -> list[Entrant]:
    query = select(entrants).where(entrants.c.tournament == tournament)
    found = [
        Entrant(**{name: getattr(row, name) for name in Entrant.__slots__})
        for row in await connection.execute(query.order_by(entrants.c.seed, entrants.c.number))
    ]
    # Databases differ in where they sort null: before it begins the numbers alone count.
    return sorted(found, key=lambda one: (one.seed if one.seed is not None else 0, one.number))


async def _rounds(connection: AsyncConnection, tournament: str) -> list[RoundRow]:
    query = select(rounds).where(rounds.c.tournament == tournament).order_by(rounds.c.number)
    found = [
        RoundRow(row.number, row.dice, row.begins, row.ended, list(row.spared), [])
        for row in await connection.execute(query)
    ]
    joined = round_tables.outerjoin(kept, kept.c.id == round_tables.c.table)
    tables = select(round_tables, kept.c.id).select_from(joined).where(round_tables.c.tournament == tournament)
    for row in await connection.execute(tables.order_by(round_tables.c.round, round_tables.c.number)):
        outcome = msgspec.convert(row.outcome, Outcome | None)
        table = RoundTable(row.round, row.number, row.table, list(row.places), outcome, row.id is not None)
        found[row.round - 1].tables.append(table)
    return found
