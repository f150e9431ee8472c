"""What visitors ask of tournaments: looking, joining, leaving."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from ...core.errors import Refused
from ...protocol import Person
from ...protocol.tournaments import Tournament, TournamentInfo
from ..accounts.people import People, is_guest
from ..live import changes
from ..live.tables import LiveTables
from ..store.model import clock_time, readable
from ..store.store import Store
from . import telling
from .book import Whole
from .director import Director

# So many are remembered as they were told, and so long, in milliseconds: people may change their names.
MOST_TOLD = 50
FRESH = 20_000


class Desk:
    def __init__(self, store: Store, live: LiveTables, people: People) -> None:
        self.director = Director(store, live)
        self.book = self.director.book
        self._store = store
        self._live = live
        self._people = people
        # What was told of tournaments, for as long as nothing changes: many look at once, and again and again.
        self._told: dict[str, tuple[tuple[object, ...], int, Tournament]] = {}

    async def listed(self) -> list[TournamentInfo]:
        return [telling.info(one, entered) for one, entered in await self.book.listed()]

    async def look(self, tournament: str, visitor: Person | None) -> Tournament:
        told = await self._look(tournament)
        me = visitor.id if visitor is not None else None
        mine = (at for at, one in enumerate(told.entrants) if me is not None and one.person == me)
        return replace(told, mine=next(mine, None))

    async def _look(self, tournament: str) -> Tournament:
        state = await self.book.state(tournament)
        known = self._told.get(tournament)
        if known is not None and known[0] == state and clock_time() - known[1] < FRESH:
            return known[2]
        whole = await self.book.whole(tournament)
        names = await self._store.names(one.person for one in whole.entrants if one.person is not None)
        told = telling.all_about(whole, names)
        self._told.pop(tournament, None)
        self._told[tournament] = (state, clock_time(), told)
        if len(self._told) > MOST_TOLD:
            del self._told[next(iter(self._told))]
        return told

    async def join(self, tournament: str, person: Person, where: str) -> None:
        """Only people with an account: a guest who clears his cookies would be somebody else."""
        if is_guest(person):
            raise Refused("tournament-guest")
        await self.book.join(tournament, person.id, origin=readable(self._people.digest(f"from {where}")))

    async def leave(self, tournament: str, person: str) -> None:
        whole = await self.book.whole(tournament)
        mine = next((one for one in whole.entrants if one.person == person), None)
        if mine is None or mine.withdrawn:
            return
        await self.book.leave(tournament, mine.number)
        await self._stand_up(whole, person)

    async def forget(self, person: str) -> None:
        """An account goes: it is in no further round."""
        for tournament in await self.book.of_person(person):
            await self.leave(tournament, person)

    async def _stand_up(self, whole: Whole, person: str) -> None:
        """A bot plays on at the table of the round under way."""
        for one in whole.rounds[-1].tables if whole.rounds else ():
            if one.outcome is None and any(
                place is not None and whole.entrants[place].person == person for place in one.places
            ):
                with suppress(Refused):  # it is not open yet, or has just ended
                    table = await self._live.newest(one.table)
                    for seat in table.seats_of(person):
                        await self._live.ask(table, changes.leave(seat, person))
