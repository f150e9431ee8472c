"""Tournaments at a real server: made by the command line, played over sockets, killed in the middle."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from taberna.cli import tournament as command
from taberna.cli.backup import backup, restore
from taberna.client import Answered, Client
from taberna.core.errors import TabernaError
from taberna.protocol import TableInfo
from taberna.protocol.tournaments import Tournament, TournamentInfo
from taberna.words import Words

from ..conftest import Run, Server
from ..players import with_account

WORDS = Words("en")
WISH = command.Wish("Ludi", "alea", "swiss", 2, 1, True, "1h", "move", "random", 0, 0, "", "", ["patience=1"])


def db(server: Server) -> str:
    return f"sqlite:///{server.folder / 'server.db'}"


def wish(**more: object) -> command.Wish:
    made = command.Wish(*(getattr(WISH, name) for name in command.Wish.__slots__))
    for name, value in more.items():
        setattr(made, name, value)
    return made


def announced(server: Server, capsys: pytest.CaptureFixture[str], **more: object) -> str:
    command.new(WORDS, wish(**more), db(server))
    return capsys.readouterr().out.strip().rpartition(" ")[2]


async def until(client: Client, tournament: str, holds: Callable[[Tournament], bool]) -> Tournament:
    async with asyncio.timeout(60):
        while not holds(found := await client.call("GET", f"/api/tournaments/{tournament}", Tournament)):
            await asyncio.sleep(0.05)
    return found


def test_only_players_see_a_table_with_the_dice_of_others(
    server: Server, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    name = announced(server, capsys, bots="random,random")

    async def look() -> None:
        async with (
            server.client("Julia") as julia,
            server.client("Livia") as livia,
            server.client("Gaius") as gaius,
        ):
            with pytest.raises(Answered) as caught:
                await gaius.call("POST", f"/api/tournaments/{name}/entry", Tournament)
            assert caught.value.code == "tournament-guest"
            for client, login in ((julia, "julia.ludi"), (livia, "livia.ludi")):
                await with_account(client, login)
                joined = await client.call("POST", f"/api/tournaments/{name}/entry", Tournament)
                assert joined.mine is not None
            await asyncio.to_thread(command.start, WORDS, name, db(server))
            page = await until(julia, name, lambda one: one.info.round == 1 and len(one.rounds) == 1)
            mine = next(table for table in page.rounds[0].tables if page_of(page, "Julia") in table.places)
            await until_open(julia, mine.table)
            async with await julia.connect() as line:
                assert (await line.enter(mine.table)).seat is not None
            sits = page_of(page, "Livia") in mine.places
            async with await (gaius if sits else livia).connect() as line:
                with pytest.raises(TabernaError) as refused:
                    await line.enter(mine.table)
            assert refused.value.code == "table-sealed"
            listed = await gaius.call("GET", "/api/tournaments", list[TournamentInfo])
            assert name in [one.id for one in listed]
            # Whoever leaves has a bot; when all have, it comes to its end, and everything is shown.
            for client in (julia, livia):
                await client.call("DELETE", f"/api/tournaments/{name}/entry", Tournament)
            page = await until(julia, name, lambda one: one.info.status == "over")
            assert page.rounds[0].seed is not None
            async with await gaius.connect() as line:
                assert (await line.enter(mine.table)).table.seed == page.rounds[0].seed

    run(look())


def page_of(page: Tournament, name: str) -> int:
    return [one.name for one in page.entrants].index(name)


async def until_open(client: Client, table: str) -> None:
    async with asyncio.timeout(60):
        while True:
            try:
                await client.call("GET", f"/api/tables/{table}", TableInfo)
                return
            except Answered:
                await asyncio.sleep(0.05)


def test_killed_in_mid_round(tmp_path: Path, run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    """Every table of every round is there once, and the tournament ends."""
    server = Server(tmp_path / "server", "--limits", "0")
    server.start()
    try:
        name = announced(server, capsys, kind="round-robin", bots=",".join(["random"] * 4))
        command.start(WORDS, name, db(server))
        run(_through_kills(server, name))
    finally:
        server.stop()
    assert '"trace"' not in server.log(), server.log()


async def _through_kills(server: Server, name: str) -> None:
    for tables in (1, 4):
        async with server.client() as client:
            await until(client, name, lambda one, n=tables: over(one) >= n)  # type: ignore[misc]
        server.kill()
        await asyncio.to_thread(server.start)
    async with server.client() as client:
        page = await until(client, name, lambda one: one.info.status == "over")
    assert [len(one.tables) for one in page.rounds] == [2] * 3 and over(page) == 6
    assert sum(line.points for line in page.standings) == 6
    assert all(line.tables == 3 for line in page.standings)
    assert len({one.seed for one in page.rounds}) == 3


def over(page: Tournament) -> int:
    return sum(table.over for one in page.rounds for table in one.tables)


def test_the_operator_at_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABERNA_DATA", str(tmp_path))
    command.listed(WORDS, "")
    assert "no tournaments" in capsys.readouterr().out
    command.new(WORDS, wish(bots="citizen", starts="2030-03-15T19:00"), "")
    name = capsys.readouterr().out.strip().rpartition(" ")[2]
    command.add(WORDS, name[:6], "novice", "")
    command.remove(WORDS, name, 0, "")
    with pytest.raises(TabernaError, match="number 7"):
        command.remove(WORDS, name, 7, "")
    with pytest.raises(TabernaError, match="takes two"):
        command.start(WORDS, name, "")
    command.add(WORDS, name, "citizen", "")
    command.start(WORDS, name, "")
    command.show(WORDS, name, "")
    told = capsys.readouterr().out
    assert "[novice]" in told and "[citizen]" in told and "open" in told
    command.cancel(WORDS, name, "")
    backup(WORDS, tmp_path / "copy", "")
    with pytest.raises(TabernaError, match="already"):  # a tournament is not written over
        restore(WORDS, tmp_path / "copy", "")
    restore(WORDS, tmp_path / "copy", f"sqlite:///{tmp_path / 'other.db'}")
    command.show(WORDS, name, f"sqlite:///{tmp_path / 'other.db'}")
    assert "[novice]" in capsys.readouterr().out
    command.listed(WORDS, "")
    assert "cancelled" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"kind": "ladder"}, "tournament-kind"),
        ({"seats": 9}, "bad-option"),
        ({"rounds": 99}, "tournament-range"),
        ({"pause": -1}, "tournament-range"),
        ({"most": 1000}, "tournament-range"),
        ({"clock": "soon"}, "tournament-clock"),
        ({"clock": "4"}, "tournament-clock"),
        ({"clock": "99d"}, "tournament-clock"),
        ({"per": "year"}, "tournament-per"),
        ({"starts": "tomorrow"}, "tournament-time"),
        ({"standin": "nobody"}, "unknown-bot"),
        ({"bots": "nobody"}, "unknown-bot"),
        ({"game": "chess"}, "unknown-game"),
        ({"name": " "}, "empty-text"),
        ({"options": ["no=1"]}, "unknown-option"),
    ],
)
def test_what_can_not_be_played_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: dict[str, object], code: str
) -> None:
    monkeypatch.setenv("TABERNA_DATA", str(tmp_path))
    with pytest.raises(TabernaError) as caught:
        command.new(WORDS, wish(**wrong), "")
    assert caught.value.code == code
