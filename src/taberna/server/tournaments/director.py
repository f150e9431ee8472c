"""Sees to it that tournaments go on: opens the tables of a round, notes how they end, begins the next round.

It looks at the store and does the next thing that is missing there. Each thing is done once whoever does it: a
round by its key, a table by its id, which is kept with the round before it is opened. So it does not matter where
a process is killed, or how many there are.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from sqlalchemy import select

from ...core.errors import Refused
from ...fair import new_seed
from .. import new_table
from ..games import outdated, shared
from ..live import changes
from ..live.tables import LiveTables
from ..store.model import Header, Seat, Settings, clock_time
from ..store.rows import read_header, read_seat
from ..store.schema import seats, tables
from ..store.store import Store
from ..store.writer import Conflict
from .book import Book, RoundTable, Whole
from .scoring import Outcome

log = logging.getLogger(__name__)
# Seconds after which it looks although nothing was due that it knew of: another process may have died.
SURE = 30.0
# After something went wrong it tries again so soon.
AGAIN = 2.0


class Director:
    def __init__(self, store: Store, live: LiveTables) -> None:
        self.book = Book(store)
        self._store = store
        self._live = live
        self._wake = asyncio.Event()

    def look(self) -> None:
        """Something may be due."""
        self._wake.set()

    async def run(self) -> None:
        """Look whenever something is due: a time has come, a game has ended, or the operator has rung."""
        while True:
            self._wake.clear()
            wait = await self._until_next() if await self.attend_all() else AGAIN
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), wait)

    async def _until_next(self) -> float:
        """Seconds until a tournament or a round begins, as far as it is known."""
        try:
            next_due = await self.book.next_due(clock_time())
        except Exception:
            log.exception("tournaments")
            return AGAIN
        return SURE if next_due is None else min(SURE, max(0.0, (next_due - clock_time()) / 1000))

    async def attend_all(self) -> bool:
        """Do all that is due; False if something went wrong."""
        try:
            due = await self.book.to_attend(clock_time())
        except Exception:
            log.exception("tournaments")
            return False
        well = True
        for tournament in due:
            try:
                while await self._attend(tournament):
                    pass
            except Exception:  # what is wrong with one must not keep us from the others
                log.exception("tournament %s", tournament)
                well = False
        return well

    async def _attend(self, tournament: str) -> bool:
        """Do what is due at one tournament; whether something more may be."""
        whole = await self.book.whole(tournament)
        found = whole.tournament
        dice = new_seed() if found.plan.duplicate else None
        if found.status == "open":
            return await self.book.begin(tournament, dice)
        last = whole.rounds[-1] if whole.rounds else None
        if last is None or last.ended is not None or last.begins > clock_time():
            return False
        left = [one for one in last.tables if one.outcome is None]
        await self._see_to(whole, left)
        if any(one.outcome is None for one in left):
            return False
        for one in last.tables:
            await self._unseal(one.table)
        return await self.book.end_round(whole, dice)

    # -- the tables of a round ----------------------------------------------------------------------------

    async def _see_to(self, whole: Whole, left: list[RoundTable]) -> None:
        """Open tables that are not there yet, and note how others have ended."""
        kept = await self._kept([one.table for one in left])
        for one in left:
            if one.table not in kept:
                await self._open(whole, one)
                continue
            header, places = kept[one.table]
            outcome = _outcome(whole, one, header, places)
            if outcome is None and header.status != "over":
                outcome = self._stuck(one, header)
            if outcome is not None:
                await self.book.note(whole.tournament.id, one, outcome)
                one.outcome = outcome

    async def _kept(self, ids: list[str]) -> dict[str, tuple[Header, list[Seat]]]:
        async with self._store.engine.connect() as connection:
            found = {
                row.id: (read_header(row), list[Seat]())
                for row in await connection.execute(select(tables).where(tables.c.id.in_(ids)))
            }
            sitting = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)
            for row in await connection.execute(sitting):
                found[row.table][1].append(read_seat(row))
        return found

    async def _open(self, whole: Whole, one: RoundTable) -> None:
        found, plan = whole.tournament, whole.tournament.plan
        dice = whole.rounds[one.round - 1].dice
        game = shared(found.game, plan.seats, tuple(found.options.items()))
        settings = Settings(
            hints=False, standin=plan.standin, clock=plan.clock, tournament=found.id, sealed=dice is not None
        )
        header = new_table.arranged(game, settings, one.table, dice)
        with suppress(Conflict):  # another process was quicker
            await self._live.open(header, [self._seat(whole, place) for place in one.places])

    def _seat(self, whole: Whole, place: int | None) -> Seat:
        """Who sits there: whoever has withdrawn, or an account that is gone, has a bot instead."""
        entrant = whole.entrants[place] if place is not None else None
        if entrant is None or entrant.withdrawn:
            return Seat("bot", bot=whole.tournament.plan.standin)
        return Seat("bot", bot=entrant.bot) if entrant.bot is not None else Seat("person", entrant.person)

    def _stuck(self, one: RoundTable, header: Header) -> Outcome | None:
        """A table that this version can't play on counts as equal for all; nobody waits for it for ever."""
        live = self._live.live(one.table)
        frozen = outdated(header.game, header.rules) is not None or (live is not None and live.frozen is not None)
        if not frozen and header.status in ("waiting", "playing"):
            return None
        count = len(one.places)
        return Outcome([0] * count, [], [False] * count, void=True)

    async def _unseal(self, table: str) -> None:
        try:
            found = await self._live.newest(table)
        except Refused:
            return  # it has been forgotten since
        if found.header.settings.sealed:
            await self._live.ask(found, changes.unseal)


def _outcome(whole: Whole, one: RoundTable, header: Header, places: list[Seat]) -> Outcome | None:
    if header.status != "over" or header.result is None:
        return None
    away = [
        seat.away is not None or (place is not None and seat.kind == "bot" and whole.entrants[place].bot is None)
        for seat, place in zip(places, one.places, strict=True)
    ]
    return Outcome(list(header.result.scores), list(header.result.winners), away)
