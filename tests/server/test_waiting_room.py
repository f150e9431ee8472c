"""A table that waits: bots in its seats, options by everybody's consent, a rematch that one may decline."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from taberna.core.errors import TabernaError
from taberna.protocol import Clock, NewOffer, NewSeat, NewTable, Person, TableInfo
from taberna.server import new_table, waiting_room
from taberna.server.config import Config
from taberna.server.live import changes, waiting
from taberna.server.live.table import LiveTable, Plan
from taberna.server.service import Service

from .conftest import Run, Server
from .stored import member

THREE = [NewSeat("me"), NewSeat("open"), NewSeat("open")]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Service]:
    one = await Service.open(Config(folder=folder))
    try:
        yield one
    finally:
        await one.close()


async def table_of(one: Service, *names: str, **wishes: Any) -> tuple[LiveTable, list[Person]]:
    """Three seats, taken by these people one after the other."""
    people = [await member(one, name) for name in names]
    wish = NewTable("alea", THREE, standin="random", **wishes)
    table = await one.tables.open(*new_table.opened(wish, people[0]))
    for seat, person in enumerate(people[1:], 1):
        await one.tables.ask(table, changes.sit(seat, person.id, ""), person.id)
    return table, people


async def refused(one: Service, table: LiveTable, plan: Plan) -> str:
    with pytest.raises(TabernaError) as error:
        await one.tables.ask(table, plan)
    return error.value.code


def offer(**changed: Any) -> NewOffer:
    wish: dict[str, Any] = {"options": {"patience": 2}, "clock": None, "late": "bot", "hints": True}
    return NewOffer(**{**wish, **changed})


def test_options_change_once_everybody_has_agreed(tmp_path: Path, run: Run) -> None:
    async def look() -> None:
        async with opened(tmp_path) as one:
            table, (julia, livia) = await table_of(one, "Julia", "Livia")
            before = dict(table.header.options)
            post = Clock("move", 3 * 24 * 3600)
            await waiting_room.propose(one.tables, table, julia, offer(clock=post, late="loss", hints=False))
            info = one.info(table)
            assert (
                info.offer is not None and info.offer.agreed == [julia.id] and info.offer.options["patience"] == 2
            )
            assert table.header.options == before, "nothing has changed yet"
            stranger = await one.people.guest("Marcus")
            assert await refused(one, table, waiting.answer(stranger.id, True)) == "not-your-seat"
            await one.tables.ask(table, waiting.answer(livia.id, True))
            info = one.info(table)
            assert info.offer is None and info.options["patience"] == 2 and info.rated
            assert (info.clock, info.late, info.hints) == (post, "loss", False)
            assert await refused(one, table, waiting.answer(livia.id, True)) == "no-offer"
            name = table.header.id
        async with opened(tmp_path) as one:  # and it is kept
            table = await one.tables.get(name)
            assert table.header.options["patience"] == 2 and table.game.options["patience"] == 2
            await one.tables.ask(table, changes.sit(2, stranger.id, ""), stranger.id)
            assert table.header.status == "playing" and table.clocks.deadline is not None
            assert table.game.options["patience"] == 2
            assert await refused(one, table, waiting.answer(livia.id, True)) == "no-offer"
            with pytest.raises(TabernaError) as error:
                await waiting_room.propose(one.tables, table, julia, offer())
            assert error.value.code == "has-started"

    run(look())


def test_one_who_does_not_agree_is_enough(tmp_path: Path, run: Run) -> None:
    async def look() -> None:
        async with opened(tmp_path) as one:
            table, (julia, livia) = await table_of(one, "Julia", "Livia")
            before = dict(table.header.options)
            await waiting_room.propose(one.tables, table, julia, offer())
            await one.tables.ask(table, waiting.answer(livia.id, False))
            assert one.info(table).offer is None and table.header.options == before
            # Not the host, not what the game does not know, not what could not be played.
            for who, wish, code in (
                (livia, offer(), "not-host"),
                (julia, offer(options={"colour": "red"}), "unknown-option"),
                (julia, offer(options={"patience": 1 << 60}), "number-too-large"),
            ):
                with pytest.raises(TabernaError) as error:
                    await waiting_room.propose(one.tables, table, who, wish)
                assert error.value.code == code
            assert one.info(table).offer is None

    run(look())


def test_consent_of_those_who_come_and_go(tmp_path: Path, run: Run) -> None:
    async def look() -> None:
        async with opened(tmp_path) as one:
            table, (julia, livia) = await table_of(one, "Julia", "Livia")
            await waiting_room.propose(one.tables, table, julia, offer())
            # Whoever agreed and left does not count; whoever did not agree and left is no longer asked.
            await one.tables.ask(table, changes.leave(1, livia.id))
            assert table.header.options["patience"] == 2 and one.info(table).offer is None
            assert await refused(one, table, waiting.answer(livia.id, True)) == "no-offer"
            await one.tables.ask(table, changes.sit(1, livia.id, ""), livia.id)
            await waiting_room.propose(one.tables, table, julia, offer(options={"patience": 3}))
            # The last seat is taken while it is open: the game is what it was when he sat down.
            marcus = await one.people.guest("Marcus")
            await one.tables.ask(table, changes.sit(2, marcus.id, ""), marcus.id)
            assert table.header.status == "playing" and table.header.options["patience"] == 2
            assert one.info(table).offer is None and table.header.offer is None
            # The host gets up; the others agree without him, and his offer stands.
            table, (julia, livia) = await table_of(one, "Julia", "Livia")
            await waiting_room.propose(one.tables, table, julia, offer())
            await one.tables.ask(table, changes.leave(0, julia.id))
            assert one.info(table).offer is not None
            await one.tables.ask(table, waiting.answer(livia.id, True))
            assert table.header.options["patience"] == 2
            # Alone one needs nobody's consent.
            table, (julia,) = await table_of(one, "Julia")
            await waiting_room.propose(one.tables, table, julia, offer(options={"patience": 4}))
            assert table.header.options["patience"] == 4 and one.info(table).offer is None

    run(look())


def test_the_host_fills_seats_and_frees_them(server: Server, run: Run) -> None:
    async def look() -> None:
        async with server.client("Julia") as julia, server.client("Livia") as livia:
            table = (await julia.open("alea", ["me", "open", "open"])).id
            path = f"/api/tables/{table}/seats"

            async def code(client: Any, method: str, at: str, body: object = None) -> str:
                with pytest.raises(TabernaError) as error:
                    await client.call(method, at, TableInfo, body)
                return error.value.code

            assert await code(livia, "POST", f"{path}/1/fill", {"bot": "random"}) == "not-host"
            assert await code(julia, "POST", f"{path}/1/fill", {"bot": "nobody"}) == "unknown-bot"
            assert await code(julia, "POST", f"{path}/0/fill", {"bot": "random"}) == "seat-taken"
            assert await code(julia, "POST", f"{path}/9/fill", {"bot": "random"}) == "no-such-seat"
            info = await julia.call("POST", f"{path}/1/fill", TableInfo, {"bot": "random"})
            assert (info.seats[1].kind, info.seats[1].bot, info.status) == ("bot", "random", "waiting")
            assert await code(livia, "DELETE", f"{path}/1") == "not-your-seat"
            info = await julia.call("DELETE", f"{path}/1", TableInfo)
            assert info.seats[1].kind == "open"
            for seat in (1, 2):
                info = await julia.call("POST", f"{path}/{seat}/fill", TableInfo, {"bot": "random"})
            assert info.status == "playing"
            assert await code(julia, "POST", f"{path}/1/fill", {"bot": "random"}) == "has-started"

    run(look())


def test_a_rematch_may_be_declined(tmp_path: Path, run: Run) -> None:
    async def look() -> None:
        async with opened(tmp_path) as one:
            table, people = await table_of(one, "Julia", "Livia", "Marcus", options={"patience": 1})
            while table.asked is not None:
                assert table.progress is not None
                option = table.progress.state.options()[0]
                plan = changes.play(table.asked, table.decision, option, people[table.asked].id)
                await one.tables.ask(table, plan)
            new = await one.rematch(table, people[0])
            assert sorted(seat.kind for seat in new.seats) == ["offered", "offered", "person"]
            (hers,) = [k for k, seat in enumerate(new.seats) if seat.person == people[1].id]
            (his,) = [k for k, seat in enumerate(new.seats) if seat.person == people[2].id]
            assert await refused(one, new, changes.leave(hers, people[2].id)) == "not-your-seat"
            await one.tables.ask(new, changes.leave(hers, people[1].id))
            assert new.seats[hers].kind == "open" and new.recent[-1].change.text == "declined"
            assert (await one.rematch(table, people[2])) is new and new.seats[his].kind == "person"
            await one.tables.ask(new, waiting.fill(hers, people[0].id, "random"))
            assert new.header.status == "playing"

    run(look())


def test_open_tables_say_how_well_those_who_sit_there_play(tmp_path: Path, run: Run) -> None:
    async def look() -> None:
        async with opened(tmp_path) as one:
            table, people = await table_of(one, "Julia", "Livia", "Marcus", hints=False, options={"patience": 1})
            while table.asked is not None:
                assert table.progress is not None
                option = table.progress.state.options()[0]
                plan = changes.play(table.asked, table.decision, option, people[table.asked].id)
                await one.tables.ask(table, plan)
            await one.ratings.rate(table.header, table.seats)
            rated = {found.person: found.ordinal for found in await one.ratings.best("alea")}
            seats = [NewSeat("me"), NewSeat("bot", bot="random"), NewSeat("open")]
            for person in people[:2]:
                await one.tables.open(*new_table.opened(NewTable("alea", seats, listed=True), person))
            infos = await one.listed()
            assert {info.seats[0].rating for info in infos} == {rated[people[0].id], rated[people[1].id]}
            assert {info.seats[1].rating for info in infos} == {None}
            assert {info.seats[2].rating for info in infos} == {None}

    run(look())
