"""Tables: opening, sitting, leaving, stand-ins, clocks, chat, rematch, records, ratings."""

from __future__ import annotations

import asyncio
import json

import pytest

import taberna
from taberna import bots, protocol
from taberna.client import Answered, Client
from taberna.finished import Rating
from taberna.protocol import Clock, NewSeat, NewTable, TableInfo

from .conftest import Run, Server
from .players import Anyhow, asked, move, opened, until, with_account


async def refusal(client: Client, method: str, path: str, body: object = None) -> str:
    with pytest.raises(Answered) as refused:
        await client.call(method, path, object, body)
    return refused.value.code


def test_games_are_listed_with_options_and_bots(server: Server, run: Run) -> None:
    async def look() -> None:
        async with server.client() as nobody:
            games: list[protocol.GameInfo] = await nobody.call("GET", "/api/games", list[protocol.GameInfo])
            assert [game.name for game in games] == taberna.names()
            alea = next(game for game in games if game.name == "alea")
            assert {option.name: option.kind for option in alea.options}["patience"] == "number"
            assert alea.bots == bots.names("alea")

    run(look())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (NewTable("chess", [NewSeat("me")]), "unknown-game"),
        (NewTable("alea", [NewSeat("me")]), "bad-option"),
        (NewTable("alea", [NewSeat("me"), NewSeat("bot", bot="deep blue")]), "unknown-bot"),
        (NewTable("alea", [NewSeat("me"), NewSeat("here", name="\u202e ")]), "empty-text"),
        (NewTable("alea", [NewSeat("me"), NewSeat("open")], {"luck": True}), "unknown-option"),
        (NewTable("alea", [NewSeat("me"), NewSeat("open")], standin="hal"), "unknown-bot"),
        (NewTable("alea", [NewSeat("me"), NewSeat("open")], clock=Clock("move", 60)), "clock-needs-standin"),
        (NewTable("alea", [NewSeat("me"), NewSeat("open")], begun={"dice": ["Q"]}), "position-missing"),
    ],
)
def test_a_table_that_can_not_be_is_refused(server: Server, run: Run, wish: NewTable, code: str) -> None:
    async def try_it() -> None:
        async with server.client("Julia") as julia:
            assert await refusal(julia, "POST", "/api/tables", wish) == code

    run(try_it())


def test_listed_tables_are_found_and_private_ones_only_by_link(server: Server, run: Run) -> None:
    async def look() -> None:
        async with server.client("Julia") as julia, server.client("Livia") as livia:
            shown, hidden = await opened(julia, listed=True), await opened(julia)
            found: list[TableInfo] = await livia.call("GET", "/api/tables", list[TableInfo])
            ids = [table.id for table in found]
            assert shown in ids and hidden not in ids
            assert (await livia.call("GET", f"/api/tables/{hidden}", TableInfo)).status == "waiting"
            for wrong in ("aaaaaaaaaaaaaaaa", hidden[:-1], "a%00b", "%F0%9F%8E%B2"):
                assert await refusal(livia, "GET", f"/api/tables/{wrong}") in ("no-such-table", "no-such-page")
            with pytest.raises(Answered, match="link is incomplete"):
                await (await livia.connect()).enter(hidden[:-1])
            assert await refusal(livia, "DELETE", f"/api/tables/{shown}") == "not-host"
            await julia.call("DELETE", f"/api/tables/{shown}", object)
            assert await refusal(livia, "POST", f"/api/tables/{shown}/seats/1", protocol.Sit()) == "seat-taken"

    run(look())


def test_seats_are_taken_and_left_before_the_start(server: Server, run: Run) -> None:
    async def sit() -> None:
        async with server.client("Julia") as julia, server.client("Livia") as livia:
            table = await opened(julia, "alea", ("me", "open", "open"))
            assert (await livia.sit(table)).seats[1].name == "Livia"
            assert await refusal(julia, "POST", f"/api/tables/{table}/seats/1", protocol.Sit()) == "seat-taken"
            assert await refusal(julia, "POST", f"/api/tables/{table}/seats/7", protocol.Sit()) == "no-such-seat"
            assert await refusal(livia, "DELETE", f"/api/tables/{table}/seats/0") == "not-your-seat"
            left = await livia.call("DELETE", f"/api/tables/{table}/seats/1", TableInfo)
            assert left.seats[1].kind == "open" and left.status == "waiting"
            await livia.sit(table)
            async with server.client("Marcus") as marcus:
                both = await marcus.sit(table)
            assert both.status == "playing" and both.seats[2].name == "Marcus"
            assert await refusal(julia, "DELETE", f"/api/tables/{table}") == "has-started"
            assert await refusal(julia, "DELETE", f"/api/tables/{table}/seats/0") == "no-standin"

    run(sit())


def test_a_bot_stands_in_for_whoever_leaves_and_gives_the_seat_back(server: Server, run: Run) -> None:
    async def leave() -> None:
        async with server.client("Julia") as julia, server.client("Livia") as livia:
            table = await opened(julia, "alea", ("me", "open"), standin="thumb")
            await livia.sit(table)
            line, mine = await livia.connect(), await julia.connect()
            await line.enter(table)
            await mine.enter(table)
            info = await julia.call("DELETE", f"/api/tables/{table}/seats/0", TableInfo)
            assert (info.seats[0].away, info.seats[0].bot) == ("left", "thumb")
            told = await until(line, protocol.Changed)
            assert isinstance(told, protocol.Changed) and told.what == "left" and told.seat == 0
            played = await until(line, protocol.Played)
            assert isinstance(played, protocol.Played) and played.seat == 0
            # A move takes the seat back, even one that comes too late; so does entering.
            with pytest.raises(Answered, match="too late"):
                await mine.ask(protocol.Move, decision=1, action=0)
            info = await julia.call("GET", f"/api/tables/{table}", TableInfo)
            assert info.seats[0].away is None
            await julia.call("DELETE", f"/api/tables/{table}/seats/0", TableInfo)
            back = await (await julia.connect()).enter(table)
            assert back.table.seats[0].away is None and back.tail[-1].version == back.version
            over = await asyncio.gather(julia.play(table, Anyhow(1)), livia.play(table, Anyhow(2)))
            assert over[0].status == "over"

    run(leave())


def test_a_bot_takes_over_when_the_time_of_a_move_is_up(server: Server, run: Run) -> None:
    async def wait() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia, "alea", ("me", "random"), standin="thumb", clock=Clock("move", 5))
            line = await julia.connect()
            entered = await line.enter(table)
            now = await asked(line, entered)
            assert now.clocks is not None and now.clocks.deadline is not None
            assert 0 < now.clocks.deadline - entered.at <= 5000
            told = await until(line, protocol.Changed)
            assert isinstance(told, protocol.Changed)
            assert told.what == "time" and told.table.seats[0].away == "time" and told.at >= now.clocks.deadline
            # The question whose time is up is the bot's; from the next one on the seat can be had back.
            await until(line, protocol.Played)
            while (again := await line.enter(table)).table.seats[0].away is not None:
                await asyncio.sleep(0.05)
            assert again.now is not None and again.now.clocks is not None

    run(wait())


def test_time_for_the_whole_game_runs_only_while_one_is_asked(server: Server, run: Run) -> None:
    async def wait() -> None:
        async with server.client("Julia") as julia, server.client("Livia") as livia:
            table = await opened(julia, "alea", ("me", "open"), standin="thumb", clock=Clock("game", 3600))
            await livia.sit(table)
            line = await julia.connect()
            now = await asked(line, await line.enter(table))
            await asyncio.sleep(0.3)
            await move(line, now)
            now = await asked(line, await line.enter(table))
            assert now.clocks is not None
            assert 3_000_000 < now.clocks.left[0] <= 3_599_700 and now.clocks.left[1] == 3_600_000

    run(wait())


def test_chat_is_plain_text_in_order_and_the_host_can_mute(server: Server, run: Run) -> None:
    async def talk() -> None:
        async with server.client("Julia") as julia, server.client("Livia") as livia, server.client() as nobody:
            table = await opened(julia)
            host, guest, watcher = await julia.connect(), await livia.connect(), await nobody.connect()
            for line in (host, guest, watcher):
                await line.enter(table)
            await guest.ask(protocol.Say, text="<b>salve</b>\u202e\n\x00  omnes")
            said = await until(watcher, protocol.Said)
            assert isinstance(said, protocol.Said)
            assert (said.text, said.name, said.seat) == ("<b>salve</b> omnes", "Livia", None)
            with pytest.raises(Answered) as refused:
                await watcher.ask(protocol.Say, text="psst")
            assert refused.value.code == "not-signed-in"
            assert livia.person is not None
            mute = protocol.Mute(livia.person.id, True)
            assert await refusal(livia, "POST", f"/api/tables/{table}/mute", mute) == "not-host"
            assert (
                livia.person.id in (await julia.call("POST", f"/api/tables/{table}/mute", TableInfo, mute)).muted
            )
            with pytest.raises(Answered) as refused:
                await guest.ask(protocol.Say, text="but …")
            assert refused.value.code == "muted"
            await julia.call("POST", f"/api/tables/{table}/mute", TableInfo, protocol.Mute(livia.person.id, False))
            await guest.ask(protocol.Say, text="gratias")
            assert [one.text for one in (await host.enter(table)).tail if isinstance(one, protocol.Said)] == [
                "<b>salve</b> omnes",
                "gratias",
            ]

    run(talk())


def test_a_rematch_rotates_the_seats_and_is_opened_once(server: Server, run: Run) -> None:
    async def again() -> None:
        async with server.client("Julia") as julia, server.client("Livia") as livia:
            table = await opened(julia, "alea", ("me", "open", "thumb"))
            await livia.sit(table)
            assert await refusal(julia, "POST", f"/api/tables/{table}/rematch") == "not-over"
            await asyncio.gather(julia.play(table, Anyhow(1)), livia.play(table, Anyhow(2)))
            path = f"/api/tables/{table}/rematch"
            one, two = await asyncio.gather(
                julia.call("POST", path, TableInfo), livia.call("POST", path, TableInfo)
            )
            assert one.id == two.id != table
            # Whoever asks sits, and the other is offered a seat: the game begins when both have asked.
            assert {one.status, two.status} <= {"waiting", "playing"} and "playing" in (one.status, two.status)
            assert [seat.name for seat in one.seats] == ["", "Julia", "Livia"]
            assert (await julia.call("GET", f"/api/tables/{table}", TableInfo)).next == one.id
            mine: list[TableInfo] = await julia.call("GET", "/api/me/tables", list[TableInfo])
            assert {table, one.id} <= {info.id for info in mine}

    run(again())


def test_records_go_out_and_come_in(server: Server, run: Run) -> None:
    async def bring() -> None:
        async with server.client("Julia") as julia, server.client() as nobody:
            record = taberna.play(taberna.game("alea", players=3), ["thumb", "thumb", "random"], seed=5)
            record.names[0] = "Gaius"
            brought = await julia.call("POST", "/api/records", TableInfo, json.loads(record.dumps()))
            assert brought.uploaded and brought.status == "over" and brought.result is not None
            assert brought.result.scores == record.verify().scores()
            again = taberna.Record.loads(await nobody.record(brought.id))
            assert again.moves == record.moves and again.dice is None
            step = await (await nobody.connect()).ask(protocol.Replay, table=brought.id, moves=10)
            assert isinstance(step, protocol.Step) and step.count == len(record.moves)
            table = await opened(julia, "alea", ("me", "random"))
            assert await refusal(nobody, "GET", f"/api/tables/{table}/record") == "not-over"
            await julia.play(table, Anyhow(8))
            own = json.loads(await julia.record(table))
            assert (await julia.call("POST", "/api/records", TableInfo, own)).seed == own["dice"]["seed"]
            own["dice"]["seed"] = "00" * 32
            assert await refusal(julia, "POST", "/api/records", own) == "dice-commitment"
            half = {**json.loads(record.dumps()), "moves": json.loads(record.dumps())["moves"][:5], "result": None}
            assert await refusal(julia, "POST", "/api/records", half) == "record-unfinished"
            assert await refusal(julia, "POST", "/api/records", {"taberna": 1}) == "record-field"
            assert await refusal(nobody, "POST", "/api/records", own) == "not-signed-in"

    run(bring())


def test_finished_games_are_rated_for_people_and_bots_together(server: Server, run: Run) -> None:
    async def rate() -> None:
        async with server.client("Rated") as julia:
            await with_account(julia, "rated")
            table = await opened(julia, "alea", ("me", "thumb"), hints=False)
            over = await julia.play(table, Anyhow(9))
            assert over.rated and over.result is not None
            mine: list[Rating] = []
            while not mine:
                best: list[Rating] = await julia.call("GET", "/api/ratings/alea", list[Rating])
                mine = [one for one in best if one.name == "Rated"]
            (me,) = (one for one in best if one.name == "Rated")
            assert me.games == 1 and (me.mu > 25) == (0 in over.result.winners)
            assert any(one.bot == "thumb" for one in best)
            assert best == sorted(best, key=lambda one: -one.ordinal)

    run(rate())


def test_presence_tells_who_is_here(server: Server, run: Run) -> None:
    async def come_and_go() -> None:
        async with server.client("Julia") as julia, server.client() as nobody:
            table = await opened(julia)
            line = await julia.connect()
            assert (await line.enter(table)).here == protocol.Here([0], 0)
            watcher = await nobody.connect()
            await watcher.enter(table)
            assert await until(line, protocol.Presence) == protocol.Presence(protocol.Here([0], 1))
            await watcher.socket.close()
            assert await until(line, protocol.Presence) == protocol.Presence(protocol.Here([0], 0))
            # Looking again, perhaps through another seat, is neither coming nor going.
            other = await julia.connect()
            await other.enter(table)
            await other.enter(table)
            await other.ask(protocol.Say, text="salve")
            told = await line.receive()
            assert isinstance(told, protocol.Said)

    run(come_and_go())
