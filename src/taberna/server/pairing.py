"""Play with people: those who look for the same game, number of players and pace are brought together.

Who looks asks again every few seconds; whoever does not is taken to be gone. Whichever process is asked brings
people together, and the database lets only one do it: a table is opened in the same transaction that says who
has found it. When somebody's time is up, bots take the seats that are left.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update

from ..core.errors import Refused
from ..protocol import Clock, NewSearch, NewSeat, NewTable, Person, Search
from . import new_table
from .live.tables import LiveTables
from .manners import Manners
from .store.model import Seat, clock_time, new_id
from .store.schema import pairings, people, searches
from .store.writer import Conflict, Job

PACES = {"quick": Clock("move", 60), "calm": Clock("game", 1800), "post": Clock("move", 3 * 24 * 3600)}
# Whoever has not asked for so long is gone, in milliseconds; and how often it is noted that he has.
GONE = 12_000
NOTED = 3_000
# So many of those who look for the same are looked at, the longest waiting first.
MOST = 200
# Who found whom is forgotten after so long: every tab has heard of it.
FOUND = 2 * 60 * 1000
# Who looks again so soon after a table was found is led there, in milliseconds.
AGAIN = 10_000
_ADD_PAIRING = insert(pairings)


class Pairing:
    def __init__(self, tables: LiveTables, manners: Manners, seconds: int, chat: bool) -> None:
        self._store = tables.store
        self._tables = tables
        self._manners = manners
        self._wait = seconds * 1000
        self._chat = chat
        self._matching = asyncio.Lock()

    async def seek(self, person: Person, wish: NewSearch) -> Search:
        """Begin to look for others; who looks for the same already goes on with it."""
        game = new_table.wished_game(wish.game, wish.players, {})
        new_table.check_bot(wish.bot, game)
        async with self._matching:
            await self._begin(person, wish)
        return await self.state(person.id)

    async def _begin(self, person: Person, wish: NewSearch) -> None:
        now = clock_time()
        row = {"id": new_id(), "person": person.id, "bot": wish.bot, "since": now, "seen": now}
        key = {"game": wish.game, "players": wish.players, "pace": wish.pace}
        async with self._store.transaction() as connection:
            # One tab after the other, also at several processes.
            await connection.execute(select(people.c.id).where(people.c.id == person.id).with_for_update())
            mine = (await connection.execute(_search_of(person.id))).one_or_none()
            # What another tab has found a moment ago is what this one looks for.
            if mine is not None and _key(mine) == _key(wish) and (mine.table is None or mine.at >= now - AGAIN):
                return
            old = select(searches.c.id).where(searches.c.person == person.id)
            await connection.execute(delete(pairings).where(pairings.c.search.in_(old)))
            await connection.execute(delete(pairings).where(pairings.c.at < now - FOUND))
            gone = (searches.c.person == person.id) | (searches.c.seen < now - FOUND)
            await connection.execute(delete(searches).where(gone))
            await connection.execute(insert(searches).values(**row, **key, until=now + self._wait))

    async def state(self, person: str) -> Search:
        """How it goes; asking says that one is still there."""
        mine = await self._mine(person)
        if mine is None:
            raise Refused("not-searching")
        if mine.table is None:
            await self._note(mine)
            await self._match(_key(mine))
            mine = await self._mine(person) or mine
        waiting = await self._waiting(_key(mine))
        left = max(0, mine.until - clock_time())
        return Search(mine.game, mine.players, mine.pace, len(waiting), left, mine.table)

    async def stop(self, person: str) -> None:
        """Look no more. A seat that has been found already stays."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(searches).where(searches.c.person == person))

    async def _mine(self, person: str) -> Row[Any] | None:
        async with self._store.engine.connect() as connection:
            return (await connection.execute(_search_of(person))).one_or_none()

    async def _note(self, mine: Row[Any]) -> None:
        now = clock_time()
        if mine.seen < now - NOTED:
            async with self._store.transaction() as connection:
                await connection.execute(update(searches).where(searches.c.id == mine.id).values(seen=now))

    async def _waiting(self, key: tuple[str, int, str]) -> list[Row[Any]]:
        """Those who look for this just now, the longest waiting first."""
        game, players, pace = key
        query = (
            select(searches, people.c.name)
            .join(people, people.c.id == searches.c.person)
            .where(searches.c.game == game, searches.c.players == players, searches.c.pace == pace)
            .where(searches.c.seen >= clock_time() - GONE, searches.c.id.not_in(select(pairings.c.search)))
            .order_by(searches.c.since, searches.c.id)
            .limit(MOST)
        )
        async with self._store.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def _match(self, key: tuple[str, int, str]) -> None:
        """Seat all who can be seated now."""
        async with self._matching:
            waiting = await self._waiting(key)
            apart = await self._manners.apart([one.person for one in waiting])
            while waiting:
                group = [waiting[0]]
                for other in waiting[1:]:
                    bad = any(frozenset((one.person, other.person)) in apart for one in group)
                    if len(group) < key[1] and not bad:
                        group.append(other)
                if len(group) == key[1] or group[0].until <= clock_time():
                    try:
                        await self._seat(group)
                    except Conflict:
                        return  # another process was quicker; whoever is left asks again
                    waiting = [one for one in waiting if one not in group]
                else:
                    waiting = waiting[1:]

    async def _seat(self, group: list[Row[Any]]) -> None:
        """Open a table for these people, and bots in the seats that are left."""
        first = group[0]
        host = Person(first.person, first.name, None, 0)
        seats = [NewSeat("me"), *(NewSeat("bot", bot=first.bot) for _ in range(first.players - 1))]
        clock = PACES[first.pace]
        wish = NewTable(first.game, seats, hints=False, standin=first.bot, clock=clock, chat=self._chat)
        header, places = new_table.opened(wish, host)
        for k, one in enumerate(group):
            places[k] = Seat("person", one.person)
        secrets.SystemRandom().shuffle(places)
        found: Job = [
            (_ADD_PAIRING, {"search": one.id, "table": header.id, "at": header.created}) for one in group
        ]
        await self._tables.open(header, places, found)

    async def count(self) -> dict[str, int]:
        """How many people look for each game just now."""
        query = (
            select(searches.c.game, func.count())
            .where(searches.c.seen >= clock_time() - GONE, searches.c.id.not_in(select(pairings.c.search)))
            .group_by(searches.c.game)
        )
        async with self._store.engine.connect() as connection:
            return {one.game: one[1] for one in await connection.execute(query)}


def _search_of(person: str) -> Any:
    """What somebody looks for, and the table that was found."""
    return (
        select(searches, pairings.c.table, pairings.c.at)
        .join(pairings, pairings.c.search == searches.c.id, isouter=True)
        .where(searches.c.person == person)
    )


def _key(one: Any) -> tuple[str, int, str]:
    return one.game, one.players, one.pace
