"""The full-screen client at tables of a real server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, RichLog

from taberna import protocol
from taberna.bots import bot
from taberna.cli.fullscreen.app import TableApp
from taberna.cli.fullscreen.join import Visit, parse_address, seated, visitor
from taberna.core.chance import Rng
from taberna.core.errors import BadOption
from taberna.words import words

from .conftest import Run, Server, holds
from .players import Anyhow, opened, until

LARGE = (140, 45)
WORDS = words("en")


def visit(
    address: str, game: str = "", seats: str = "", *options: str, name: str = "Marcus", **more: bool
) -> Visit:
    return Visit(address, name, None, more.get("watch", False), game, seats, list(options), "off")


@asynccontextmanager
async def joined(wanted: Visit) -> AsyncIterator[tuple[TableApp, Pilot[None]]]:
    """The client at a table."""
    async with visitor(WORDS, wanted) as client:
        app = TableApp(WORDS, await seated(WORDS, client, wanted), pace=0.0)
        async with app.run_test(size=LARGE, notifications=True) as pilot:
            await pilot.pause()
            yield app, pilot


def log(app: TableApp) -> str:
    return "\n".join(line.plain for line in app.told)


async def answered(app: TableApp, pilot: Pilot[None], typed: str) -> None:
    app.query_one("#typed", Input).value = typed
    await pilot.press("enter")


async def to_the_end(app: TableApp, pilot: Pilot[None]) -> None:
    adviser = bot("thumb", app.table.game, Rng(1))
    while not app.over:
        await holds(lambda: app.decision is not None or app.over or app.failed)
        decision, view = app.decision, app.moment.view
        if decision is None or view is None:
            assert app.failed is None
            continue
        action = adviser.choose(view, decision)
        await answered(app, pilot, str(decision.options.index(action) + 1))
        await holds(lambda before=decision: app.decision is not before or app.over)  # type: ignore[misc]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("alea", "me,random", []),
        ("forum", "me,random,random", ["patience=4"]),
        ("pecunia", "me,random", ["target=8"]),
    ],
)
def test_a_whole_game(server: Server, run: Run, game: str, seats: str, options: list[str]) -> None:
    async def play() -> None:
        async with joined(visit(server.url, game, seats, *options)) as (app, pilot):
            await to_the_end(app, pilot)
            assert app.failed is None and "The game is over" in log(app) and "win" in log(app)
            assert f"taberna join {server.url}/table/" in app.table.farewell()

    run(play())


def test_people_talk_and_move_at_one_table(server: Server, run: Run) -> None:
    async def play() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia, "alea", ("me", "open"))
            async with joined(visit(f"{server.url}/table/{table}")) as (app, pilot), await julia.connect() as line:
                entered = await line.enter(table)
                assert entered.table.seats[1].name == "Marcus"
                await line.send(protocol.Say, text="Salve!")
                await pilot.press("f6")
                chat = app.query_one("#chat", RichLog)
                await holds(lambda: "Julia: Salve!" in "".join(one.text for one in chat.lines))
                await pilot.press(*"ave", "enter")
                said = await until(line, protocol.Said)
                while isinstance(said, protocol.Said) and said.text != "ave":
                    said = await until(line, protocol.Said)
                await pilot.press("escape")
                first = entered.now.asked.seat if entered.now is not None and entered.now.asked is not None else -1
                if first == 1:
                    await holds(lambda: app.decision is not None)
                    await answered(app, pilot, "write 39 row 1")
                    await holds(lambda: "[A4]" in log(app))
                    await answered(app, pilot, "roll")
                    await holds(lambda: "Marcus rolls" in log(app))
                else:
                    assert app.decision is None and "Julia is thinking" in str(app.query_one("#question").render())

    run(play())


def test_who_comes_back_is_known_again(server: Server, run: Run, own_data_folder: Path) -> None:
    async def play() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia, "alea", ("me", "open"))
        address = f"{server.url}/table/{table}"
        async with joined(visit(address)) as (app, pilot):
            await pilot.press("ctrl+c")
        async with joined(visit(address)) as (app, _):
            await holds(lambda: app.moment.view is not None)
            assert getattr(app.table, "mine", None) == [1]

    run(play())
    kept = own_data_folder / "servers.json"
    assert kept.exists() and kept.stat().st_mode & 0o077 == 0, "nobody else may read it"


def test_several_seats_at_one_screen_and_onlookers(server: Server, run: Run) -> None:
    async def play() -> None:
        async with joined(visit(server.url, "alea", "me,here:Livia")) as (app, pilot):
            names = set()
            for _ in range(60):
                await holds(lambda: app.decision is not None)
                decision = app.decision
                assert decision is not None
                names.add(app.teller.names[decision.seat])
                if len(names) == 2:
                    break
                await answered(app, pilot, "1")
                await holds(lambda before=decision: app.decision is not before)  # type: ignore[misc]
            assert names == {"Marcus", "Livia"}
            table = getattr(app.table, "info").id  # noqa: B009
            looking = visit(f"{server.url}/table/{table}", name="Spectator", watch=True)
            async with joined(looking) as (onlooker, _):
                await holds(lambda: onlooker.moment.view is not None)
                assert "rolls" in log(onlooker), "what was missed is told"

    run(play())


def test_a_lost_connection_is_found_again(tmp_path: Path, run: Run) -> None:
    one = Server(tmp_path / "server", "--limits", "0")
    one.start()

    async def play() -> None:
        async with joined(visit(one.url, "alea", "me,open")) as (app, pilot):
            table = getattr(app.table, "info").id  # noqa: B009
            assert "waits for players" in log(app)
            await asyncio.to_thread(one.kill)
            await holds(lambda: "connection is lost" in log(app))
            await asyncio.to_thread(one.start)
            async with one.client("Julia") as julia:
                await julia.sit(table)
                playing = asyncio.create_task(julia.play(table, Anyhow()))
                await holds(lambda: app.decision is not None)
                await answered(app, pilot, "1")
                await holds(lambda: "Marcus rolls" in log(app))
                playing.cancel()

    try:
        run(play())
    finally:
        one.stop()


@pytest.mark.parametrize("address", ["nowhere", "http://", "ftp://host/table/abc", "http://host:8000"])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(BadOption) as refused:
        parse_address(visit(address))
    assert refused.value.code == "join-address"
