"""Good manners: mute and block, reports to the operator, bans, and tables at which nobody talks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from taberna import protocol
from taberna.cli.moderate import moderate
from taberna.core.errors import TabernaError
from taberna.protocol import Credentials, NewCredentials, NewReport, NewSeat, NewTable, Shun, Shunned, TableInfo
from taberna.server import manners, new_table
from taberna.server.config import Config
from taberna.server.live import changes
from taberna.server.store import bells
from taberna.server.store.database import address
from taberna.server.store.model import new_id
from taberna.server.store.moderation import Moderation
from taberna.words import Words

from .conftest import Run, Server, holds
from .players import opened as opened_by
from .stored import service_of

PAIR = [NewSeat("me"), NewSeat("open")]


async def code_of(work: Any) -> str:
    with pytest.raises(TabernaError) as error:
        await work
    return error.value.code


def test_blocked_people_stay_away(server: Server, run: Run) -> None:
    async def look() -> None:
        async with server.client("Julia") as julia, server.client("Marcus") as marcus:
            him = (await marcus.call("GET", "/api/me", protocol.Person)).id
            her = (await julia.call("GET", "/api/me", protocol.Person)).id
            (shunned,) = await julia.call("POST", "/api/me/shunned", list[Shunned], Shun(him, "block"))
            assert (shunned.person, shunned.name, shunned.how) == (him, "Marcus", "block")
            table = await opened_by(julia)
            sit = f"/api/tables/{table}/seats/1"
            assert await code_of(marcus.call("POST", sit, TableInfo, {})) == "not-welcome"
            # The other way round he may keep his tables, and she may sit there if she likes.
            his = await opened_by(marcus)
            assert (await julia.call("POST", f"/api/tables/{his}/seats/1", TableInfo, {})).status == "playing"
            # Muted only: he may sit down.
            (muted,) = await julia.call("POST", "/api/me/shunned", list[Shunned], Shun(him, "mute"))
            assert muted.how == "mute"
            assert (await marcus.call("POST", sit, TableInfo, {})).status == "playing"
            assert await julia.call("POST", "/api/me/shunned", list[Shunned], Shun(him, "none")) == []
            for who, code in ((her, "not-yourself"), (new_id(), "no-such-person")):
                assert await code_of(julia.call("POST", "/api/me/shunned", object, Shun(who, "block"))) == code
            assert await marcus.call("GET", "/api/me/shunned", list[Shunned]) == []
            for path, body in (
                ("me/shunned", {"who": "", "how": "mute"}),
                ("reports", {"table": table, "who": "x"}),
            ):
                assert await code_of(julia.call("POST", f"/api/{path}", object, body)) == "bad-request"

    run(look())


def test_a_rematch_is_not_offered_to_the_blocked(tmp_path: Path, run: Run) -> None:
    async def look() -> None:
        async with service_of(Config(folder=tmp_path)) as one:
            julia, marcus = await one.people.guest("Julia"), await one.people.guest("Marcus")
            for asker in (julia, marcus):
                await one.manners.shun(julia.id, Shun(marcus.id, "none"))
                wish = NewTable("alea", PAIR, options={"patience": 1})
                table = await one.tables.open(*new_table.opened(wish, julia))
                await one.tables.ask(table, changes.sit(1, marcus.id, ""), marcus.id)
                while table.asked is not None:
                    assert table.progress is not None
                    option = table.progress.state.options()[0]
                    person = table.seats[table.asked].person
                    await one.tables.ask(table, changes.play(table.asked, table.decision, option, person))
                await one.manners.shun(julia.id, Shun(marcus.id, "block"))
                new = await one.rematch(table, asker)
                assert sorted(seat.kind for seat in new.seats) == ["open", "person"]
                await one.manners.shun(julia.id, Shun(marcus.id, "none"))
            # Blocked after it was offered: the seat is refused all the same.
            new = await one.rematch(table, marcus)
            table2 = await one.tables.open(*new_table.opened(NewTable("alea", PAIR), julia))
            await one.manners.shun(julia.id, Shun(marcus.id, "block"))
            assert await code_of(one.manners.check_welcome(table2.header.host, marcus.id)) == "not-welcome"
            await one.people.delete(marcus.id)
            assert await one.manners.of(julia.id) == []

    run(look())


def test_most_that_one_shuns(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manners, "MOST", 2)

    async def look() -> None:
        async with service_of(Config(folder=tmp_path)) as one:
            julia, *others = [await one.people.guest(f"P{k}") for k in range(4)]
            for other in others[:2]:
                await one.manners.shun(julia.id, Shun(other.id, "mute"))
            assert await code_of(one.manners.shun(julia.id, Shun(others[2].id, "block"))) == "shunned-many"
            assert len(await one.manners.shun(julia.id, Shun(others[0].id, "block"))) == 2, "a change is none more"

    run(look())


def test_reports_and_what_the_operator_does(
    config: Config, run: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABERNA_DATA", str(config.folder))
    monkeypatch.setattr(bells, "LOOK", 0.01)
    words, url = Words("en"), address(config.db, config.folder)

    async def desk(*acts: str) -> list[str]:
        """What the operator reads, beside the running server."""
        found = await Moderation.open(url)
        try:
            return [report.id for report in await found.reports(everything="all" in acts)]
        finally:
            await found.leave()

    async def look() -> None:
        async with service_of(config) as one:
            julia, marcus = await one.people.guest("Julia"), await one.people.guest("Marcus")
            await one.people.keep(marcus.id, NewCredentials("marcus.rude", "veni vidi vici"), "home")
            cookie = await one.people.cookie(marcus.id)
            assert await one.people.of_cookie(cookie) is not None
            table = await one.tables.open(*new_table.opened(NewTable("alea", PAIR), julia))
            name = table.header.id
            for text in ("Ave", "You are an ass", "and so is your goat"):
                await one.tables.ask(table, changes.say(marcus.id, text), marcus.id)
            await one.tables.ask(table, changes.say(julia.id, "please"), julia.id)
            # Only his own lines, whatever else is named.
            await one.manners.report(julia.id, NewReport(name, marcus.id, [2, 3, 4, 99], "rude\nand loud"))
            await one.manners.report(julia.id, NewReport(name, marcus.id))
            for wish, code in (
                (NewReport(name, julia.id), "not-yourself"),
                (NewReport(name, new_id()), "no-such-person"),
                (NewReport(new_id(), marcus.id), "no-such-person"),
            ):
                assert await code_of(one.manners.report(julia.id, wish)) == code
            first, second = await desk()
            found = await Moderation.open(url)
            report = await found.report(first[:6])
            assert [text for _, text in report.lines] == ["You are an ass", "and so is your goat"]
            assert (report.name, report.reporter, report.text, report.others) == (
                "Marcus",
                "Julia",
                "rude and loud",
                1,
            )
            assert await code_of(found.report("")) == await code_of(found.report("zzz")) == "no-such-report"
            await found.close(second, "nothing said")
            assert await desk() == [first] and await desk("all") == [first, second]
            await found.ban(marcus.id, "rude")
            assert await code_of(found.ban(new_id(), "")) == "no-such-person"
            await found.leave()
            await holds(lambda: marcus.id in one.people.banned)
            assert await one.people.of_cookie(cookie) is None
            entered = one.people.sign_in(Credentials("marcus.rude", "veni vidi vici"), "home")
            assert await code_of(entered) == "banned"
            found = await Moderation.open(url)
            await found.unban(marcus.id)
            assert await code_of(found.unban(marcus.id)) == "not-banned"
            await found.leave()
            await holds(lambda: marcus.id not in one.people.banned)
            assert await one.people.of_cookie(cookie) is not None
            # Who goes takes along what he said, also here.
            await one.people.delete(marcus.id)
            found = await Moderation.open(url)
            assert (await found.report(first)).lines == []
            await found.leave()

    run(look())
    for what, which in (("list", ""), ("all", ""), ("bans", "")):
        moderate(words, what, which, "", config.db)
    told = capsys.readouterr().out
    assert told.count("Julia") == 3 and "Nobody has been sent away" in told
    with pytest.raises(TabernaError):
        moderate(words, "hang", "", "", config.db)


def test_the_command_line_reads_a_report_to_the_operator(
    tmp_path: Path, run: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABERNA_DATA", str(tmp_path))
    ids: list[str] = []

    async def fill() -> None:
        async with service_of(Config(folder=tmp_path)) as one:
            julia, marcus = await one.people.guest("Julia"), await one.people.guest("Marcus")
            table = await one.tables.open(*new_table.opened(NewTable("alea", PAIR), julia))
            await one.tables.ask(table, changes.say(marcus.id, "You are an ass"), marcus.id)
            await one.manners.report(julia.id, NewReport(table.header.id, marcus.id, [1], "rude"))
            ids.append(marcus.id)

    run(fill())
    words = Words("en")
    moderate(words, "list", "", "", "")
    report = capsys.readouterr().out.split()[0]
    moderate(words, "show", report, "", "")
    told = capsys.readouterr().out
    assert "You are an ass" in told and "rude" in told and ids[0] in told
    moderate(words, "ban", ids[0], "rude", "")
    moderate(words, "bans", "", "", "")
    assert capsys.readouterr().out.count("rude") == 1
    moderate(words, "close", report, "banned", "")
    moderate(words, "show", report, "", "")
    assert "banned" in capsys.readouterr().out
    moderate(words, "unban", ids[0], "", "")


def test_chat_can_be_switched_off_at_a_table_and_at_a_server(tmp_path: Path, server: Server, run: Run) -> None:
    silent = Server(tmp_path / "silent", "--limits", "0", "--no-chat")
    silent.start()

    async def look() -> None:
        for where, wishes in ((server, {"chat": False}), (silent, {})):
            async with where.client("Julia") as julia, await julia.connect() as line:
                table = await julia.call(
                    "POST",
                    "/api/tables",
                    TableInfo,
                    {"game": "alea", "seats": [{"kind": "me"}, {"kind": "open"}], **wishes},
                )
                assert not table.chat
                await line.enter(table.id)
                assert await code_of(line.ask(protocol.Say, text="Ave")) == "no-chat"
        async with server.client("Julia") as julia:
            assert (await julia.open("alea", ["me", "open"])).chat

    try:
        run(look())
    finally:
        assert silent.stop() == 0
