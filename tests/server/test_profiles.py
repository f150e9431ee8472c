"""Profiles: games, wins, cards and ratings are added up when a game ends. With SQLite and with PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
import sqlalchemy as sa

import taberna
from taberna.core.errors import Refused
from taberna.games import manifest
from taberna.protocol import NewSeat, NewTable, Person
from taberna.protocol.profiles import Profile
from taberna.server import new_table
from taberna.server.config import Config
from taberna.server.live import changes
from taberna.server.live.table import LiveTable
from taberna.server.service import Service
from taberna.server.store import housekeeping, schema, tallies
from taberna.server.store.model import clock_time
from taberna.words import Words

from .conftest import Run, Server
from .stored import member, opened, play_on
from .test_stored import before

PAIR = [NewSeat("me"), NewSeat("open")]


async def played(one: Service, host: Person, guest: Person, game: str = "alea", seed: int = 1) -> LiveTable:
    wish = NewTable(game, PAIR, {"patience": 1} if game == "alea" else {"target": 5}, hints=seed % 2 == 0)
    header, seats = new_table.opened(wish, host)
    header.seed = bytes([seed]) * 32  # the same game every time
    table = await one.tables.open(header, seats)
    await one.tables.ask(table, changes.sit(1, guest.id, ""), guest.id)
    await play_on(one, table.header.id, taberna.Rng(seed))
    while table.header.due is not None:
        await asyncio.sleep(0.01)
    return table


def test_what_games_add_up_to(config: Config, run: Run) -> None:
    async def look() -> None:
        async with opened(config.folder, config.db) as one:
            julia, livia = await member(one, "Julia"), await member(one, "Livia")
            tables = [await played(one, julia, livia, "pecunia", seed) for seed in range(1, 5)]
            won = [0.0, 0.0]
            cards: list[dict[str, list[int]]] = [{}, {}]
            for table in tables:
                assert table.header.result is not None and table.progress is not None
                for seat in table.header.result.winners:
                    won[seat] += 1 / len(table.header.result.winners)
                for action, actor in zip(table.progress.moves, table.progress.actors, strict=True):
                    text = table.game.text(action)
                    if actor >= 0 and text.startswith("play "):
                        cards[actor].setdefault(text.removeprefix("play "), []).append(id(table))
            for person, seat in ((julia, 0), (livia, 1)):
                profile = await one.profiles.look(person.id)
                assert profile.name == person.name and profile.bot is None
                assert sum(tally.games for tally in profile.tallies) == 4
                assert {tally.rated: tally.games for tally in profile.tallies} == {True: 2, False: 2}
                assert sum(tally.wins for tally in profile.tallies) == pytest.approx(won[seat])
                assert sum(tally.fair for tally in profile.tallies) == 2
                (course,) = profile.ratings
                assert course.games == 2 == len(course.points)
                assert course.points[-1].rating == pytest.approx(course.rating)
                assert course.points[0].at <= course.points[1].at
                times = {card.card: (card.times, card.games) for card in profile.cards}
                known = {card: (len(at), len(set(at))) for card, at in cards[seat].items()}
                assert times.items() <= known.items()
                most = sorted((len(at) for at in cards[seat].values()), reverse=True)[:10]
                assert [card.times for card in profile.cards] == most
                assert all(card.fair == pytest.approx(card.games / 2) for card in profile.cards)
            # Looked at again, after a restart say: nothing is counted twice.
            for table in tables:
                await one._finished(table)
            assert sum(tally.games for tally in (await one.profiles.look(julia.id)).tallies) == 4

    run(look())


def test_a_game_that_ended_as_the_server_died_is_counted_at_the_next_start(config: Config, run: Run) -> None:
    async def die() -> str:
        async with opened(config.folder, config.db) as one:
            julia, livia = await member(one, "Julia"), await member(one, "Livia")

            async def nothing(_: LiveTable) -> None: ...

            one.tables.finished = nothing
            wish = NewTable("alea", PAIR, {"patience": 1})
            table = await one.tables.open(*new_table.opened(wish, julia))
            await one.tables.ask(table, changes.sit(1, livia.id, ""), livia.id)
            await play_on(one, table.header.id, taberna.Rng(1))
            assert (await one.profiles.look(julia.id)).tallies == []
            return julia.id

    async def come_back(person: str) -> None:
        async with opened(config.folder, config.db) as one:
            async with asyncio.timeout(60):
                while not (found := (await one.profiles.look(person)).tallies):
                    await asyncio.sleep(0.02)
            assert [tally.games for tally in found] == [1]

    run(come_back(run(die())))


def test_bots_have_profiles_and_sit_on_several_chairs(tmp_path: Path, run: Run) -> None:
    async def look() -> None:
        async with opened(tmp_path) as one:
            julia = await member(one, "Julia")
            seats = [NewSeat("me"), NewSeat("bot", "random"), NewSeat("bot", "random")]
            wish = NewTable("alea", seats, {"patience": 1}, standin="random")
            table = await one.tables.open(*new_table.opened(wish, julia))
            await one.tables.ask(table, changes.leave(0, julia.id))
            async with asyncio.timeout(60):
                while table.header.status != "over" or table.header.due is not None:
                    await asyncio.sleep(0.02)
            profile = await one.profiles.look("bot:random")
            (tally,) = profile.tallies
            assert (tally.games, tally.players) == (2, 3) and tally.fair == pytest.approx(2 / 3)
            assert profile.bot == "random" and profile.person is None
            mine = await one.profiles.look(julia.id)
            assert mine.tallies[0].wins == 0 and mine.cards == [], "what the bot did for her is not hers"
            for wrong in ("bot:nobody", "a" * 16, "../etc", ""):
                with pytest.raises(Refused, match="no such player, or"):
                    await one.profiles.look(wrong)

    run(look())


def test_nobody_wins_who_is_not_there() -> None:
    assert tallies.credits([0], [False, False]) == [1, 0]
    assert tallies.credits([0], [True, False]) == [0, 0]
    assert tallies.credits([0, 2], [False, False, False]) == [0.5, 0, 0.5]


def test_what_is_kept_of_me_is_mine_and_goes_with_me(config: Config, run: Run) -> None:
    async def look() -> None:
        async with opened(config.folder, config.db) as one:
            julia, livia = await member(one, "Julia"), await member(one, "Livia")
            table = await played(one, julia, livia, "pecunia")
            await one.tables.ask(table, changes.say(julia.id, "salve"), julia.id)
            await one.tables.ask(table, changes.say(livia.id, "vale"), livia.id)
            mine = await one.profiles.everything(julia.id)
            text = json.dumps(mine, default=str)
            assert "salve" in text and "vale" not in text and livia.id not in text
            assert "password" not in text and table.header.seed.hex() not in text
            tables = ("tallies", "card_tallies", "ratings", "rating_changes", "seats")
            assert all(mine[name] for name in tables)
            assert set(mine) == {name for name, one in schema.metadata.tables.items() if is_ones_own(one)}
            await one.forget(julia.id)
            with pytest.raises(Refused):
                await one.profiles.look(julia.id)
            gone = await one.profiles.everything(julia.id)
            assert not any(gone[name] for name in tables[:4])
            # A guest without an account is forgotten with all that was added up.
            await one.people._update(livia.id, login=None)
            async with one.store.transaction() as connection:
                await connection.execute(sa.update(schema.tables).values(touched=1))
                await connection.execute(sa.update(schema.people).values(created=1))
            await housekeeping.forget_tables(one.store, one.tables.drop, clock_time())
            await housekeeping.forget_guests(one.store, clock_time())
            async with one.store.transaction() as connection:
                left = (await connection.execute(sa.select(schema.tallies.c.player))).all()
            assert livia.id not in [row.player for row in left]

    run(look())


def is_ones_own(table: sa.Table) -> bool:
    return table.name == "people" or bool({"person", "player"} & set(table.c.keys()))


def test_older_games_are_added_up_when_the_tables_come(tmp_path: Path, run: Run) -> None:
    before(tmp_path)

    async def look() -> None:
        async with opened(tmp_path) as one, one.store.engine.connect() as connection:
            tables, seats, sums = schema.tables, schema.seats, schema.tallies
            fair = (
                (tables.c.status == "over")
                & ~tables.c.uploaded
                & tables.c.begun.is_(None)
                & (tables.c.players > 1)
            )
            sitting = sa.select(seats.c.person).join(tables, tables.c.id == seats.c.table).where(fair)
            people = (await connection.execute(sitting.where(seats.c.kind == "person"))).scalars().all()
            assert people, "there are finished games of people in it"
            for person in set(people):
                query = sa.select(sa.func.sum(sums.c.games)).where(sums.c.player == person)
                assert (await connection.execute(query)).scalar() == people.count(person)

    run(look())


def test_over_http(server: Server, run: Run) -> None:
    async def look() -> None:
        async with server.client("Julia") as julia:
            person = await julia.call("GET", "/api/me", Person)
            found = await julia.call("GET", f"/api/players/{person.id}", Profile)
            assert found.name == "Julia" and found.tallies == []
            assert (await julia.call("GET", "/api/players/bot:citizen", Profile)).bot == "citizen"
            mine = await julia.call("GET", "/api/me/data", dict)
            assert [row["name"] for row in mine["people"]] == ["Julia"]

    run(look())


@pytest.mark.parametrize("name", taberna.names())
def test_what_plays_a_card_names_one_that_has_words(name: str) -> None:
    kind, words = taberna.game_class(name), Words("en")
    game = kind(kind.min_players)
    kinds = {action.name for action in kind.actions.kinds}
    plays = manifest(name).plays
    assert set(plays) <= kinds
    for action in range(len(kind.actions.texts)):
        parts = game.structure(action)
        if parts["kind"] in plays:
            card = plays[parts["kind"]] or parts["card"]
            assert words.say(f"{name}-card-{card}") != f"{name}-card-{card}"
