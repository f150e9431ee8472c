"""My games: what waits for me, for how long, and what became of the others. With SQLite and with PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import func, select

from taberna.protocol import Clock, MyGame, NewCredentials, NewSeat, NewTable, Person
from taberna.server import new_table
from taberna.server.config import Config
from taberna.server.live import changes
from taberna.server.live.table import LiveTable
from taberna.server.service import Service
from taberna.server.store import housekeeping, my_games
from taberna.server.store.model import clock_time
from taberna.server.store.schema import rating_changes

from .conftest import Run, Server
from .stored import member, service_of

PAIR = [NewSeat("me"), NewSeat("open")]


async def begun(one: Service, host: Person, guest: Person, **wishes: object) -> LiveTable:
    wish = NewTable("alea", PAIR, **wishes)  # type: ignore[arg-type]
    table = await one.tables.open(*new_table.opened(wish, host))
    await one.tables.ask(table, changes.sit(1, guest.id, ""), guest.id)
    return table


async def move(one: Service, table: LiveTable) -> None:
    seat = table.asked
    assert seat is not None and table.progress is not None
    option = table.progress.state.options()[0]
    await one.tables.ask(table, changes.play(seat, table.decision, option, table.seats[seat].person))


async def until_asked(one: Service, table: LiveTable, seat: int) -> None:
    while table.asked != seat:
        await move(one, table)


async def to_the_end(one: Service, table: LiveTable) -> None:
    while table.asked is not None:
        await move(one, table)
    while table.header.due is not None:  # until it is rated
        await asyncio.sleep(0.01)


def test_what_waits_for_me_comes_first(config: Config, run: Run) -> None:
    async def look() -> None:
        async with service_of(config) as one:
            julia, livia = await member(one, "Julia"), await member(one, "Livia")
            waiting = await one.tables.open(*new_table.opened(NewTable("alea", PAIR), julia))
            over = await begun(one, julia, livia)
            await to_the_end(one, over)
            hers = await begun(one, julia, livia)
            await until_asked(one, hers, 1)
            first = await begun(one, livia, julia, clock=Clock("move", 600), standin="random")
            await until_asked(one, first, 1)
            await asyncio.sleep(0.005)
            second = await begun(one, julia, livia)
            await until_asked(one, second, 0)
            for table in (first, second):
                # What is said since does not make it any shorter.
                await one.tables.ask(table, changes.say(livia.id, "well?"))
            mine = await one.my_games(julia.id, None)
            assert [game.table.id for game in mine] == [
                table.header.id for table in (first, second, hers, waiting, over)
            ]
            assert [game.turn for game in mine] == [True, True, False, False, False]
            assert [game.seats for game in mine] == [[1], [0], [0], [0], [0]]
            for game, table in zip(mine, (first, second, hers), strict=False):
                assert game.since == table.clocks.since and game.rating is None
            assert mine[0].deadline == first.clocks.deadline and mine[1].deadline is None
            assert mine[4].since == over.header.ended and mine[4].table.result is not None
            # A bot plays for me: then it does not wait for me.
            await one.tables.ask(first, changes.leave(1, julia.id))
            assert [game.table.id for game in await one.my_games(julia.id, None) if game.turn] == [
                second.header.id
            ]
            assert await one.my_games((await one.people.guest("Gaius")).id, None) == []

    run(look())


def test_what_a_game_did_to_my_rating(config: Config, run: Run) -> None:
    async def look() -> None:
        async with service_of(config) as one:
            julia, livia = await member(one, "Julia"), await member(one, "Livia")
            for _ in range(3):
                await to_the_end(one, await begun(one, julia, livia, hints=False))
            (unrated,) = [await begun(one, julia, livia, hints=True)]
            await to_the_end(one, unrated)
            for person in (julia, livia):
                mine = await one.my_games(person.id, None)
                assert mine[0].rating_change is None and mine[0].table.id == unrated.header.id
                counted = mine[1:]
                (now,) = [found for found in await one.ratings.best("alea", 1000) if found.person == person.id]
                assert counted[0].rating == pytest.approx(now.ordinal)
                # A newcomer begins at nought, and each game adds what it says.
                assert sum(game.rating_change or 0 for game in counted) == pytest.approx(now.ordinal)
                for game in counted:
                    assert game.table.result is not None and game.rating_change is not None
                    if game.table.result.winners == game.seats:
                        assert game.rating_change > 0
            await one.people.delete(julia.id)
            async with one.store.engine.connect() as connection:
                left = select(func.count()).where(rating_changes.c.player.in_([julia.id, livia.id]))
                assert (await connection.execute(left)).scalar_one() == 3
            # Forgotten with the tables they are about.
            await one.people.keep(livia.id, NewCredentials("livia.my.games", "veni vidi vici"), "home")
            assert await one.store.load(unrated.header.id) is not None
            await one.people.delete(livia.id)
            await housekeeping.forget_tables(one.store, one.tables.drop, clock_time() + 1)
            assert await one.store.load(unrated.header.id) is None

    run(look())


def test_older_games_come_a_page_at_a_time(config: Config, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(my_games, "SOME_OVER", 2)

    async def look() -> None:
        async with service_of(config) as one:
            julia, livia = await member(one, "Julia"), await member(one, "Livia")
            played = list[str]()
            for _ in range(5):
                table = await begun(one, julia, livia)
                await to_the_end(one, table)
                played.insert(0, table.header.id)
                await asyncio.sleep(0.002)
            running = await begun(one, julia, livia)
            found: list[MyGame] = await one.my_games(julia.id, None)
            assert [game.table.id for game in found] == [running.header.id, *played[:2]]
            while page := await one.my_games(julia.id, found[-1].since):
                found += page
            assert [game.table.id for game in found[1:]] == played

    run(look())


def test_my_games_over_http(server: Server, run: Run) -> None:
    async def look() -> None:
        async with server.client("Julia") as julia:
            table = await julia.open("alea", ["me", "here:Livia"])
            (game,) = await julia.call("GET", "/api/me/games", list[MyGame])
            assert game.table.id == table.id and game.turn and game.seats == [0, 1]
            assert await julia.call("GET", "/api/me/games?before=1", list[MyGame]) == []

    run(look())
