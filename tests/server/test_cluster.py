"""Two server processes on PostgreSQL and Redis: one table, players at both; one dies, the game goes on.

The tests start a PostgreSQL and a Redis of their own, from Debian's packages; without them they are skipped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

import taberna
from taberna import fair, finished, protocol
from taberna.cli import tournament as command
from taberna.client import Client
from taberna.core.game import Decision, View
from taberna.protocol import TableInfo
from taberna.protocol.tournaments import Tournament
from taberna.words import Words

from .conftest import Run, Server
from .players import Anyhow, asked, move, opened, until, with_account


@pytest.fixture(scope="module")
def pair(services: tuple[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("cluster")
    arguments = ("--db", services[0], "--redis", services[1], "--limits", "0")
    both = Server(folder / "one", *arguments), Server(folder / "two", *arguments)
    for one in both:
        one.start()
    yield both
    for one in both:
        one.stop()
        assert '"trace"' not in one.log(), one.log()


def test_players_at_two_processes_see_the_same_game(pair: tuple[Server, Server], run: Run) -> None:
    one, two = pair

    async def play() -> None:
        async with one.client("Julia") as julia, two.client("Livia") as livia, two.client() as nobody:
            table = await opened(julia, "alea", ("me", "open", "random"))
            await livia.sit(table)
            watcher = await nobody.connect()
            seen = (await watcher.enter(table)).version
            playing = asyncio.gather(julia.play(table, Anyhow(1)), livia.play(table, Anyhow(2)))
            info = None
            while info is None or info.status != "over":
                message = await watcher.receive()
                if isinstance(message, protocol.Played | protocol.Changed):
                    assert message.version == seen + 1
                    seen += 1
                    info = message.table or info
            over, same = await playing
            assert over.result == same.result == info.result
            fair.check(taberna.Record.loads(await livia.record(table)))

    run(play())


def test_two_processes_that_write_at_once_lose_nothing(pair: tuple[Server, Server], run: Run) -> None:
    one, two = pair

    async def talk() -> None:
        async with one.client("Julia") as julia, two.client("Livia") as livia:
            table = await opened(julia)
            lines = [await julia.connect(), await livia.connect()]
            for line in lines:
                await line.enter(table)
            for k in range(15):
                await asyncio.gather(*(line.ask(protocol.Say, text=f"{k}") for line in lines))
            heard = [(await line.enter(table)).tail for line in lines]
            assert [one.version for one in heard[0]] == list(range(1, 31))
            assert heard[0] == heard[1]

    run(talk())


def test_sign_out_everywhere_reaches_the_other_process(pair: tuple[Server, Server], run: Run) -> None:
    one, two = pair

    async def leave() -> None:
        async with one.client("Julia") as julia, two.client(cookie=julia.http.cookies["taberna"]) as same:
            line = await same.connect()
            await julia.call("POST", "/api/account/sign-out-everywhere", object)
            assert await until(line, protocol.Bye) == protocol.Bye("signed-out")

    run(leave())


def test_the_end_is_known_at_both_processes_from_the_moment_it_is_told(
    pair: tuple[Server, Server], run: Run
) -> None:
    one, two = pair

    async def play() -> None:
        async with one.client("Julia") as julia, two.client() as nobody:
            for number in range(3):
                table = await opened(julia, "alea", ("me", "random"))
                # The other process holds the table in memory, but nobody tells it that the game goes on.
                await nobody.call("GET", f"/api/tables/{table}", TableInfo)
                over = await julia.play(table, Anyhow(number))
                story = await nobody.call("GET", f"/api/tables/{table}/story", list[finished.Moment])
                assert over.result is not None and story[-1].scores == over.result.scores
                assert (await nobody.call("GET", f"/api/tables/{table}", TableInfo)).result == over.result
                fair.check(taberna.Record.loads(await nobody.record(table)))

    run(play())


def test_a_rematch_is_one_table_whichever_process_is_asked(pair: tuple[Server, Server], run: Run) -> None:
    one, two = pair

    async def again() -> None:
        async with one.client("Julia") as julia, two.client(cookie=julia.http.cookies["taberna"]) as same:
            table = await opened(julia, "alea", ("me", "random"))
            await julia.play(table, Anyhow(1))
            path = f"/api/tables/{table}/rematch"
            found = await asyncio.gather(*(who.call("POST", path, TableInfo) for who in (julia, same) * 3))
            assert len({info.id for info in found}) == 1

    run(again())


def test_people_find_each_other_across_processes(pair: tuple[Server, Server], run: Run) -> None:
    one, two = pair
    wish = protocol.NewSearch("alea", 2, "quick", "random")

    async def look() -> None:
        async with AsyncExitStack() as stack:
            tabs = list[tuple[Client, Client]]()
            for k in range(6):  # everybody with a tab at each process
                first = await stack.enter_async_context(one.client(f"P{k}"))
                cookie = first.http.cookies["taberna"]
                tabs.append((first, await stack.enter_async_context(two.client(cookie=cookie))))
            seeking = [tab.call("POST", "/api/search", protocol.Search, wish) for both in tabs for tab in both]
            await asyncio.gather(*seeking)
            found = [(await both[1].call("GET", "/api/search", protocol.Search)).table for both in tabs]
            assert all(table is not None and found.count(table) == 2 for table in found)
            for both, table in zip(tabs, found, strict=True):
                mine = await both[0].call("GET", "/api/me/games", list[protocol.MyGame])
                assert [game.table.id for game in mine] == [table]

    run(look())


def test_one_process_dies_and_its_players_go_on_at_the_other(pair: tuple[Server, Server], run: Run) -> None:
    one, two = pair

    async def play() -> None:
        async with one.client("Julia") as julia, two.client("Livia") as livia:
            table = await opened(julia, "alea", ("me", "open", "random"))
            await livia.sit(table)
            line = await julia.connect()
            now = await asked(line, await line.enter(table))
            await move(line, now)
            before = (await line.enter(table)).version
            one.kill()
            async with two.client(cookie=julia.http.cookies["taberna"]) as moved:
                entered = await (await moved.connect()).enter(table)
                assert entered.version >= before and entered.mine == [0]
                over = await asyncio.gather(moved.play(table, Anyhow(1)), livia.play(table, Anyhow(2)))
                assert over[0].status == "over"
                found = await livia.call("GET", f"/api/tables/{table}", TableInfo)
                assert found.result == over[0].result

    try:
        run(play())
    finally:
        one.kill()
        one.start()


class Leaves(Exception):
    """Somebody has seen enough for now."""


class AFew(Anyhow):
    """A few legal moves, and no more."""

    left = 3

    def choose(self, view: View, decision: Decision) -> int:
        self.left -= 1
        if self.left < 0:
            raise Leaves
        return super().choose(view, decision)


async def tournament_at(client: Client, name: str, number: int) -> Tournament:
    """The tournament once its round is open, or once it is over."""
    async with asyncio.timeout(60):
        while True:
            page = await client.call("GET", f"/api/tournaments/{name}", Tournament)
            if page.info.status == "over" or (page.info.round == number and await _open(client, page)):
                return page
            await asyncio.sleep(0.05)


async def _open(client: Client, page: Tournament) -> bool:
    for table in page.rounds[-1].tables:
        try:
            await client.call("GET", f"/api/tables/{table.table}", TableInfo)
        except taberna.TabernaError:
            return False
    return True


def test_a_tournament_across_two_processes_of_which_one_dies_in_mid_round(
    pair: tuple[Server, Server], services: tuple[str, str], run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    """Everybody plays at the process that the page leads to; every table is there once, with the same dice."""
    one, two = pair
    words, db = Words("en"), services[0]
    wish = command.Wish("Ludi", "alea", "swiss", 2, 2, True, "1h", "move", "random", 0, 0, "", "", ["patience=1"])
    command.new(words, wish, db)
    name = capsys.readouterr().out.strip().rpartition(" ")[2]

    async def sit(people: list[Client], page: Tournament) -> list[tuple[Client, str]]:
        """Who plays at which table of the last round, neighbours together."""
        mine = {client.person.id: client for client in people if client.person is not None}
        return [
            (mine[page.entrants[place].person or ""], table.table)
            for table in page.rounds[-1].tables
            for place in table.places
            if place is not None
        ]

    async def finish(people: list[Client], number: int) -> None:
        seated = await sit(people, await tournament_at(people[0], name, number))
        await asyncio.gather(*(who.play(table, Anyhow(k)) for k, (who, table) in enumerate(seated)))

    async def hold() -> None:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context((one, two)[k % 2].client(f"P{k}")) for k in range(4)]
            for k, client in enumerate(people):
                client.person = await with_account(client, f"ludi.{k}")
                await client.call("POST", f"/api/tournaments/{name}/entry", Tournament)
            await asyncio.to_thread(command.start, words, name, db)
            seated = await sit(people, await tournament_at(people[0], name, 1))
            playing = [asyncio.create_task(who.play(table, AFew(k))) for k, (who, table) in enumerate(seated)]
            # At each table one of the two has stopped: the round is in its middle, at both processes.
            for both in (playing[:2], playing[2:]):
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            one.kill()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            cookies = [client.http.cookies["taberna"] for client in people]
            moved = [await stack.enter_async_context(two.client(cookie=cookie)) for cookie in cookies]
            await asyncio.gather(finish(moved, 1), asyncio.to_thread(one.start))
            back = [
                await stack.enter_async_context((two, one)[k % 2].client(cookie=cookie))
                for k, cookie in enumerate(cookies)
            ]
            await finish(back, 2)
            for client in (back[0], back[1]):
                page = await tournament_at(client, name, 3)
                assert [len(row.tables) for row in page.rounds] == [2, 2]
                assert all(table.over and not any(table.away) for row in page.rounds for table in row.tables)
                assert all(line.tables == 2 for line in page.standings)
                assert sum(line.points for line in page.standings) == 4
                for row in page.rounds:
                    for table in row.tables:
                        info = await client.call("GET", f"/api/tables/{table.table}", TableInfo)
                        assert info.seed == row.seed is not None and info.rated and not info.sealed
                        fair.check(taberna.Record.loads(await client.record(table.table)))

    try:
        run(hold())
    except BaseException:
        one.kill()  # for those who come after
        one.start()
        raise
