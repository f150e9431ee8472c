"""When the director of tournaments looks, and what is seen of a tournament meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from taberna.server.config import Config
from taberna.server.service import Service
from taberna.server.store import bells, schema
from taberna.server.store.model import clock_time
from taberna.server.tournaments import book, director
from taberna.server.tournaments.plan import Kind

from ..conftest import Run
from ..stored import service_of
from .holding import announced, filled, house, started


def test_a_round_is_seen_whole_or_not_at_all(config: Config, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with house(config) as one:
            name = await announced(one)
            await filled(one, name, people=0, bots=4)
            await started(one, name)
            looked = book._entrants

            async def slowly(connection: AsyncConnection, tournament: str) -> list[book.Entrant]:
                """While somebody looks, the next round begins."""
                found = await looked(connection, tournament)
                async with one.store.transaction() as other:
                    await other.execute(sa.update(schema.tournaments).values(round=2))
                    await book._add_round(other, name, 2, ([], [[0, 1], [2, 3]]), None, 0)
                return found

            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(book, "_entrants", slowly)
                whole = await one.tournaments.book.whole(name)
            assert (whole.tournament.round, len(whole.rounds)) == (1, 1)
            whole = await one.tournaments.book.whole(name)
            assert (whole.tournament.round, [len(row.tables) for row in whole.rounds]) == (2, [2, 2])

    run(look())


def test_the_director_sleeps_until_something_is_due(
    config: Config, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bells, "LOOK", 0.01)
    monkeypatch.setattr(director, "SURE", 3600.0)

    async def status(one: Service, name: str, wanted: str) -> None:
        async with asyncio.timeout(20):
            while (await one.tournaments.book.find(name)).status != wanted:
                await asyncio.sleep(0.01)

    async def look() -> None:
        async with service_of(config) as one:
            keeping = one.tournaments.book
            assert await keeping.next_due(clock_time()) is None
            # The operator starts one beside the running server: only the database hears of it.
            name = await announced(one, "round-robin")
            await filled(one, name, people=0, bots=2)
            await keeping.ask_start(name)
            await status(one, name, "over")
            # One that begins at its time, though nobody rings then.
            timed = await announced(one, "round-robin")
            await filled(one, timed, people=0, bots=2)
            soon = clock_time() + 300
            await keeping._set(timed, "open", starts=soon)
            assert await keeping.next_due(soon - 1) == soon and await keeping.next_due(soon) is None
            await status(one, timed, "over")

    run(look())


@pytest.mark.parametrize("kind", ["swiss", "round-robin", "knock-out"])
def test_too_few_and_nobody_left(tmp_path: Path, run: Run, kind: Kind) -> None:
    async def look() -> None:
        async with house(Config(folder=tmp_path)) as one:
            for bots, status in ((0, "cancelled"), (1, "cancelled"), (2, "running")):
                name = await announced(one, kind)
                await filled(one, name, people=0, bots=bots)
                # As when its time comes; whoever starts it by hand is told that they are too few.
                await one.tournaments.book._set(name, "open", starts=1)
                await one.tournaments.director.attend_all()
                assert (await one.tournaments.book.find(name)).status == status
            # Everybody withdraws in the first round: bots play for them, and it ends.
            name = await announced(one, kind, seats=2)
            people = await filled(one, name, people=3)
            await started(one, name)
            for person in people:
                await one.tournaments.leave(name, person.id)
            async with asyncio.timeout(60):
                while (await one.tournaments.book.find(name)).status != "over":
                    await one.tournaments.director.attend_all()
                    await asyncio.sleep(0.01)
            page = await one.tournaments.look(name, None)
            assert [line.entrant for line in page.standings] and all(one.withdrawn for one in page.entrants)

    run(look())
