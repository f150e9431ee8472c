"""Games with guests: they are played like all others, and count for nobody's rating."""

from __future__ import annotations

from pathlib import Path

import taberna
from taberna.protocol import NewCredentials, NewSearch, NewSeat, NewTable, TableInfo
from taberna.server import new_table
from taberna.server.config import Config
from taberna.server.live import changes
from taberna.server.live.table import LiveTable
from taberna.server.service import Service

from .conftest import Run, Server
from .players import with_account
from .stored import member, opened, play_on, service_of

THREE = [NewSeat("me"), NewSeat("open"), NewSeat("open")]


async def told(one: Service, table: LiveTable) -> tuple[bool, bool]:
    """Whether a table is said to be rated, and to have guests: at the table as in every list."""
    mine = [info for info in await one.listed() if info.id == table.header.id]
    infos = [one.info(await one.tables.newest(table.header.id)), *mine]
    assert len({(info.rated, info.guests) for info in infos}) == 1 and mine
    return infos[0].rated, infos[0].guests


def test_a_game_counts_if_everybody_has_an_account_when_it_begins(config: Config, run: Run) -> None:
    async def look() -> None:
        async with service_of(config) as one:
            julia, guest = await member(one, "Julia"), await one.people.guest("Gaius")
            wish = NewTable("alea", THREE, {"patience": 1}, True, hints=False, standin="random")
            table = await one.tables.open(*new_table.opened(wish, julia))
            assert await told(one, table) == (True, False)
            await one.tables.ask(table, changes.sit(1, guest.id, ""), guest.id)
            assert await told(one, table) == (False, True)
            await one.tables.ask(table, changes.leave(1, guest.id))
            assert await told(one, table) == (True, False), "who has left does not count"
            await one.tables.ask(table, changes.sit(1, guest.id, ""), guest.id)
            # Before the game a guest may still become somebody; whichever process keeps the account.
            await one.people.keep(guest.id, NewCredentials("gaius.before", "quae cum ita sint"), "home")
            assert await told(one, table) == (True, False)
            late = await one.people.guest("Late")
            await one.tables.ask(table, changes.sit(2, late.id, ""), late.id)
            assert table.header.status == "playing" and await told(one, table) == (False, True)
            # From now on it stays as it began.
            await one.people.keep(late.id, NewCredentials("late.comer", "quae cum ita sint"), "home")
            assert await told(one, table) == (False, True)
            name = table.header.id
        async with service_of(config) as one:
            assert await told(one, await one.tables.get(name)) == (False, True), "nor does a restart change it"
            await play_on(one, name, taberna.Rng(4))
            table = await one.tables.get(name)
            await one.ratings.rate(table.header, table.seats)
            assert await one.ratings.best("alea") == []
            assert not one.info(table).rated and one.info(table).guests
            profile = await one.profiles.look(julia.id)
            assert [(tally.rated, tally.games) for tally in profile.tallies] == [(False, 1)]
            # The rematch begins anew, and all have accounts by now.
            again = await one.rematch(table, julia)
            for person in (guest, late):
                await one.rematch(table, person)
            assert one.info(again).status == "playing"
            assert one.info(again).rated and not one.info(again).guests

    run(look())


def test_bots_win_and_lose_nothing_against_guests(tmp_path: Path, run: Run) -> None:
    async def look() -> None:
        async with opened(tmp_path) as one:
            guest = await one.people.guest("Gaius")
            wish = NewTable("alea", [NewSeat("me"), NewSeat("bot", bot="random")], {"patience": 1}, hints=False)
            table = await one.tables.open(*new_table.opened(wish, guest))
            assert (one.info(table).rated, one.info(table).guests) == (False, True)
            await play_on(one, table.header.id, taberna.Rng(3))
            await one.ratings.rate(table.header, table.seats)
            assert await one.ratings.best("alea") == []

    run(look())


def test_a_guest_is_paired_with_others_and_it_does_not_count(tmp_path: Path, run: Run) -> None:
    async def look() -> None:
        async with opened(tmp_path) as one:
            wish = NewSearch("alea", 2, "quick", "random")
            for people, rated in (
                ((await member(one, "Julia"), await one.people.guest("Gaius")), False),
                ((await member(one, "Livia"), await member(one, "Marcus")), True),
            ):
                await one.pairing.seek(people[0], wish)
                found = await one.pairing.seek(people[1], wish)
                info = one.info(await one.tables.get(found.table or ""))
                assert (info.status, info.rated, info.guests) == ("playing", rated, not rated)

    run(look())


def test_who_comes_with_a_password_or_as_a_guest(server: Server, run: Run) -> None:
    async def look() -> None:
        async with server.client("Julia") as julia, server.client("Gaius") as gaius:
            await with_account(julia, "julia.no.guest")
            seats = ["me", "open"]
            table = await julia.open("alea", seats, hints=False)
            assert table.rated and not table.guests
            sat = await gaius.call("POST", f"/api/tables/{table.id}/seats/1", TableInfo, {})
            assert sat.status == "playing" and sat.guests and not sat.rated

    run(look())
