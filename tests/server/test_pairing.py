"""Play with people: those who look for the same are brought together, and bots take what is left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from taberna.core.errors import TabernaError
from taberna.protocol import NewSearch, Person, Search, Shun
from taberna.server import pairing
from taberna.server.config import Config
from taberna.server.service import Service
from taberna.server.store.model import clock_time

from .conftest import Run, Server
from .stored import member, service_of

WISH = NewSearch("alea", 2, "quick", "random")


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Lets the time of those who look for others pass."""
    passed = [0]
    monkeypatch.setattr(pairing, "clock_time", lambda: clock_time() + passed[0])

    def go(milliseconds: int) -> None:
        passed[0] += milliseconds

    return go


async def seats_at(one: Service, table: str | None) -> list[str]:
    """Who sits there: names of people, and of bots."""
    assert table is not None
    info = one.info(await one.tables.get(table))
    assert info.status == "playing" and info.rated
    return sorted(seat.name or f"bot {seat.bot}" for seat in info.seats)


async def named(one: Service, *names: str) -> list[Person]:
    return [await member(one, name) for name in names]


def test_those_who_look_for_the_same_find_each_other(
    config: Config, run: Run, later: Callable[[int], None]
) -> None:
    async def look() -> None:
        async with service_of(config) as one:
            julia, livia, marcus, gaius = await named(one, "Julia", "Livia", "Marcus", "Gaius")
            first = await one.pairing.seek(julia, WISH)
            assert (first.waiting, first.table) == (1, None) and 58_000 < first.left <= 60_000
            # Another number of players, or another pace, is something else.
            assert (await one.pairing.seek(marcus, NewSearch("alea", 3, "quick", "random"))).table is None
            assert (await one.pairing.seek(gaius, NewSearch("alea", 2, "post", "random"))).table is None
            assert await one.pairing.count() == {"alea": 3}
            found = await one.pairing.seek(livia, WISH)
            assert await seats_at(one, found.table) == ["Julia", "Livia"]
            # Every tab hears of it, as often as it asks.
            for person in (julia, livia, julia):
                assert (await one.pairing.state(person.id)).table == found.table
            # Who looks again looks for another one.
            assert (await one.pairing.seek(julia, WISH)).table == found.table, "a second tab, a moment later"
            later(pairing.AGAIN + 1)
            again = await one.pairing.seek(julia, WISH)
            assert again.table is None and again.waiting == 1
            with pytest.raises(TabernaError) as error:
                await one.pairing.state((await named(one, "Nobody"))[0].id)
            assert error.value.code == "not-searching"
            await one.pairing.stop(julia.id)
            assert (await one.pairing.seek(livia, WISH)).table is None

    run(look())


def test_bots_take_the_seats_when_the_time_is_up(tmp_path: Path, run: Run, later: Callable[[int], None]) -> None:
    async def look() -> None:
        async with service_of(Config(folder=tmp_path, pairing_seconds=30)) as one:
            julia, livia = await named(one, "Julia", "Livia")
            three = NewSearch("alea", 3, "calm", "random")
            await one.pairing.seek(julia, three)
            for _ in range(3):
                later(9_000)
                assert (await one.pairing.state(julia.id)).table is None
            assert (await one.pairing.seek(livia, three)).table is None
            later(4_000)
            found = await one.pairing.state(julia.id)
            assert await seats_at(one, found.table) == ["Julia", "Livia", "bot random"]
            assert (await one.pairing.state(livia.id)).table == found.table

    run(look())


def test_who_is_gone_is_not_paired(tmp_path: Path, run: Run, later: Callable[[int], None]) -> None:
    async def look() -> None:
        async with service_of(Config(folder=tmp_path)) as one:
            julia, livia, marcus = await named(one, "Julia", "Livia", "Marcus")
            await one.pairing.seek(julia, WISH)
            later(pairing.GONE + 1)
            assert (await one.pairing.seek(livia, WISH)).table is None, "Julia has closed her window"
            found = await one.pairing.seek(marcus, WISH)
            assert await seats_at(one, found.table) == ["Livia", "Marcus"]
            assert (await one.pairing.state(julia.id)).table is None, "and comes back"

    run(look())


def test_two_tabs_many_people_and_a_crash(config: Config, run: Run) -> None:
    async def look() -> None:
        async with service_of(config) as one:
            crowd = await named(one, *(f"P{k}" for k in range(9)))
            # Everybody twice and at once: nobody sits at two tables.
            results = await asyncio.gather(*(one.pairing.seek(person, WISH) for person in [*crowd, *crowd]))
            tables = {person.id: (await one.pairing.state(person.id)).table for person in crowd}
            assert sum(table is None for table in tables.values()) == 1
            paired = [table for table in tables.values() if table is not None]
            assert all(paired.count(table) == 2 for table in paired)
            assert {one.table for one in results if one.table} <= set(paired)
            for person in crowd:
                assert len(await one.my_games(person.id, None)) == (tables[person.id] is not None)
            (alone,) = [person for person in crowd if tables[person.id] is None]
        async with service_of(config) as one:  # whoever was waiting when the server died still is
            julia = (await named(one, "Julia"))[0]
            found = await one.pairing.seek(julia, WISH)
            assert found.table is not None and (await one.pairing.state(alone.id)).table == found.table

    run(look())


def test_what_can_not_be_looked_for(tmp_path: Path, run: Run) -> None:
    async def look() -> None:
        async with service_of(Config(folder=tmp_path)) as one:
            (julia,) = await named(one, "Julia")
            for wish, code in (
                (NewSearch("chess", 2, "quick", "random"), "unknown-game"),
                (NewSearch("alea", 15, "quick", "random"), "bad-option"),
                (NewSearch("alea", 2, "quick", "nobody"), "unknown-bot"),
                (NewSearch("alea", 2, "quick", ""), "unknown-bot"),
            ):
                with pytest.raises(TabernaError) as error:
                    await one.pairing.seek(julia, wish)
                assert error.value.code == code

    run(look())


def test_blocked_people_are_not_paired(tmp_path: Path, run: Run, later: Callable[[int], None]) -> None:
    async def look() -> None:
        async with service_of(Config(folder=tmp_path, pairing_seconds=5)) as one:
            julia, livia, marcus = await named(one, "Julia", "Livia", "Marcus")
            await one.manners.shun(livia.id, Shun(julia.id, "block"))
            await one.pairing.seek(julia, WISH)
            assert (await one.pairing.seek(livia, WISH)).table is None
            found = await one.pairing.seek(marcus, WISH)
            assert await seats_at(one, found.table) == ["Julia", "Marcus"], "who has waited longest comes first"
            later(5_000)
            assert await seats_at(one, (await one.pairing.state(livia.id)).table) == ["Livia", "bot random"]

    run(look())


def test_looking_for_others_over_http(server: Server, run: Run) -> None:
    async def look() -> None:
        wish = {"game": "alea", "players": 2, "pace": "post", "bot": "random"}
        async with server.client("Julia") as julia, server.client("Livia") as livia:
            await julia.call("POST", "/api/search", Search, wish)
            assert (await julia.call("GET", "/api/search", Search)).waiting == 1
            assert await livia.call("GET", "/api/search/everybody", dict) == {"alea": 1}
            await julia.call("DELETE", "/api/search", object)
            assert await livia.call("GET", "/api/search/everybody", dict) == {}
            await julia.call("POST", "/api/search", Search, wish)
            found = await livia.call("POST", "/api/search", Search, wish)
            assert found.table is not None
            assert (await julia.call("GET", "/api/search", Search)).table == found.table

    run(look())
