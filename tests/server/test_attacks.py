"""A list of attacks: each was possible once. Whoever tries is refused with a code, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import insert, select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import taberna
from taberna import games, protocol
from taberna.client import KEEP_ALIVE, Answered, Client
from taberna.core.errors import Refused, TabernaError
from taberna.package_data import read
from taberna.protocol import Clock, Credentials, NewCredentials, NewSeat, NewTable, Person
from taberna.server import logs, new_table, replays
from taberna.server import run as running
from taberna.server.accounts import limits, visitors
from taberna.server.config import Config
from taberna.server.http import half_open, records
from taberna.server.live import changes, sockets, subscribers, tables
from taberna.server.live.table import LiveTable
from taberna.server.metrics import Metrics
from taberna.server.service import Service
from taberna.server.store import housekeeping, ratings, schema
from taberna.server.store.database import BadServer
from taberna.server.store.model import Header, Seat, clock_time, counts
from taberna.server.texts import cleaned, looks_like

from . import mired
from .conftest import Run, Server, holds
from .test_bot_workers import sleep
from .test_service import ALONE, PAIR, opened, service


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits."""
    one = Server(tmp_path_factory.mktemp("strict"))
    one.start()
    yield one
    one.stop()
    assert "Traceback" not in one.log() and '"trace"' not in one.log(), one.log()


@asynccontextmanager
async def served(folder: Path, **wishes: Any) -> AsyncIterator[tuple[Service, str]]:
    """A server in this process, and its address."""
    one = await Service.open(Config(folder=folder, **wishes))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = running.Server(running.settings(one), lambda: None)
        serving = asyncio.create_task(server.serve([listener]))
        try:
            yield one, f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            await serving
            await one.close()


async def refusal(one: Service, table: LiveTable, plan: Any) -> str:
    with pytest.raises(TabernaError) as refused:
        await one.tables.ask(table, plan)
    return refused.value.code


async def first_option(one: Service, table: LiveTable) -> None:
    """Whoever is asked takes the first option there is."""
    seat = table.asked
    assert seat is not None and table.progress is not None
    option = table.progress.state.options()[0]
    await one.tables.ask(table, changes.play(seat, table.decision, option, table.seats[seat].person))


async def two_players(one: Service, **wishes: object) -> tuple[LiveTable, Person, Person]:
    julia, livia = await one.people.guest("Julia"), await one.people.guest("Livia")
    table = await opened(one, PAIR, julia, **wishes)
    await one.tables.ask(table, changes.sit(1, livia.id, ""), livia.id)
    return table, julia, livia


@pytest.fixture
def bog() -> Iterator[None]:
    """The game that gets stuck can be played for the length of a test."""
    games._offered()[mired.NAME] = EntryPoint(mired.NAME, mired.ADDRESS, games.GROUP)
    yield
    mired.Mired.worse = None
    del games._offered()[mired.NAME]
    games.manifest.cache_clear()


# -- 1. stopping the server for good ---------------------------------------------------------------


@pytest.mark.parametrize("trouble", ["error", "refusal", "chance"])
def test_1_a_table_that_can_not_start_is_refused_and_not_kept(
    tmp_path: Path, run: Run, bog: None, trouble: str
) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            julia = await one.people.guest("Julia")
            for seats in (ALONE, [NewSeat("me"), NewSeat("open")]):
                with pytest.raises(TabernaError) as refused:
                    await one.tables.open(
                        *new_table.opened(NewTable("mired", seats, options={"trouble": trouble}), julia)
                    )
                assert refused.value.code == "position-not-playable"
            assert await one.store.of_person(julia.id, None) == []

    run(attack())


def test_1_a_stored_table_that_can_not_start_is_set_aside_and_the_room_opens(
    tmp_path: Path, run: Run, bog: None, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "SWEEP", 0.02)
    monkeypatch.setattr(tables, "LATE", 0)

    def fail() -> None:
        raise IndexError("no such frame")

    async def prepare() -> list[str]:
        async with service(tmp_path) as one:
            julia = await one.people.guest("Julia")
            waiting, fine = [new_table.opened(NewTable(game, ALONE), julia) for game in ("mired", "alea")]
            waiting[0].due, fine[0].due = 1, 2
            for header, seats in (waiting, fine):
                await one.store.create(header, seats)
            playing = await one.tables.open(*new_table.opened(NewTable("mired", ALONE), julia))
            return [waiting[0].id, fine[0].id, playing.header.id]

    async def after(waiting: str, fine: str, playing: str) -> None:
        async with service(tmp_path) as one:
            await holds(lambda: (found := one.tables.live(fine)) and found.header.status == "playing")
            for table in (waiting, playing):
                found = await one.tables.get(table)
                assert found.frozen is not None and found.frozen.code == "table-broken"
                with pytest.raises(TabernaError) as refused:
                    await one.tables.ask(found, changes.play(0, found.decision, 0, "x"))
                assert refused.value.code == "table-broken"
            await asyncio.sleep(0.1)
            assert await one.tables.get((await opened(one, ALONE, await one.people.guest("Livia"))).header.id)

    names = run(prepare())
    mired.Mired.worse = fail
    with caplog.at_level(logging.WARNING):
        run(after(*names))
    for table in (names[0], names[2]):
        assert sum(table in line.getMessage() for line in caplog.records) == 1
    assert not any(line.exc_info for line in caplog.records)


def test_1_a_huge_number_is_refused_with_a_code(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Livia"}]
    deep: object = []
    for _ in range(40):
        deep = [deep]
    with httpx.Client(base_url=server.url) as browser:
        browser.post("/api/me", json={"name": "Mallory"})
        for game in ("alea", "forum", "pecunia"):
            start = browser.post("/api/tables", json={"game": game, "seats": seats, "begun": {}})
            assert start.status_code in (201, 400)
            for huge in (10**30, -(10**30), 10**4000, 1e300, deep):
                for wish in (
                    {"begun": {"turn": huge}},
                    {"begun": {"purses": [huge, huge]}},
                    {"begun": {"frames": [{"op": "turn", "seat": huge, "a": huge}]}},
                    {"options": {"target": huge}},
                    {"options": {"famous": huge}},
                ):
                    answer = browser.post("/api/tables", json={"game": game, "seats": seats, **wish})
                    assert answer.status_code == 400, answer.text
                    assert answer.json()["code"], answer.text


def test_1_a_position_that_loops_is_refused_at_once(server: Server) -> None:
    """The attack itself: the set-up of Pecunia for a third player where two sit."""
    game = taberna.game("pecunia", players=2)
    begun = dict(game.start().position())
    frames = begun["frames"] = [dict(frame) for frame in begun["frames"]]  # type: ignore[attr-defined]
    seats = [{"kind": "me"}, {"kind": "here", "name": "Livia"}]
    with httpx.Client(base_url=server.url, timeout=10) as browser:
        browser.post("/api/me", json={"name": "Mallory"})
        for spoilt in range(1, 30):
            frames[0]["a"] = spoilt
            answer = browser.post("/api/tables", json={"game": "pecunia", "seats": seats, "begun": begun})
            assert answer.status_code == 400 if spoilt == 3 else answer.status_code in (201, 400), answer.text
        assert browser.get("/health").status_code == 200


def test_1_names_of_arguments_are_no_options(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Livia"}]
    with httpx.Client(base_url=server.url) as browser:
        browser.post("/api/me", json={"name": "Mallory"})
        for name in ("players", "data", "self"):
            answer = browser.post("/api/tables", json={"game": "alea", "seats": seats, "options": {name: 3}})
            assert (answer.status_code, answer.json()["code"]) == (400, "unknown-option")


# -- 2. freezing everybody -------------------------------------------------------------------------


def test_2_who_floods_a_socket_is_closed_and_nobody_else_waits(strict: Server, run: Run) -> None:
    async def attack() -> None:
        async with strict.client("Mallory") as mallory, strict.client("Julia") as julia:
            line, flood = await julia.connect(), await mallory.connect()
            ping = json.dumps({"type": "ping", "id": 1})

            async def shout() -> None:
                for _ in range(5000):
                    await flood.socket.send(ping)

            shouting = asyncio.create_task(shout())
            slowest = 0.0
            for _ in range(20):
                begun = time.monotonic()
                await line.ask(protocol.Ping)
                slowest = max(slowest, time.monotonic() - begun)
            with pytest.raises(ConnectionClosed) as closed:
                await shouting
                while True:
                    await flood.socket.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == subscribers.TOO_MUCH
            assert slowest < 2

    run(attack())


def test_2_a_record_that_no_game_is_as_long_as_is_refused(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = taberna.play(taberna.game("alea"), ["random", "random"], seed=3)
    monkeypatch.setattr(new_table, "MOST_MOVES", len(record.moves) - 1)
    with pytest.raises(Refused) as refused:
        new_table.uploaded(record, Person("a", "Mallory", None, 0))
    assert refused.value.code == "record-too-long"


def endless(moves: int) -> str:
    """A legal record of a game in which both have passed for so long."""
    game, rng = taberna.game("alea", patience=0), taberna.Rng(1)
    state, record = game.start(), taberna.Record(game, ["person", "person"], ["Julia", "Livia"])
    dull = [game.action("pass"), game.action("roll")]
    while not state.over:
        chosen = state.pick(rng)
        if state.turn != taberna.CHANCE and len(record.moves) < moves:
            options = state.options()
            chosen = next((action for action in dull if action in options), chosen)
        record.moves.append(chosen)
        state.do(chosen)
    record.close(state)
    return record.dumps()


def test_2_records_that_go_on_and_on_are_read_a_few_at_a_time_and_refused(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once, most = 0, 0
    threads: set[str] = set()
    real = records._read

    def read(text: str, person: Person) -> Any:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        threads.add(threading.current_thread().name)
        try:
            return real(text, person)
        finally:
            at_once -= 1

    monkeypatch.setattr(records, "_read", read)

    async def attack() -> None:
        async with served(tmp_path) as (one, url), httpx.AsyncClient(base_url=url, timeout=60) as browser:
            await browser.post("/api/me", json={"name": "Mallory"})
            text = endless(new_table.MOST_MOVES)
            assert len(text) < records.LARGEST
            answers = await asyncio.gather(*(browser.post("/api/records", content=text) for _ in range(6)))
            assert [answer.json()["code"] for answer in answers] == ["record-too-long"] * 6
            assert most <= replays.AT_ONCE and "MainThread" not in threads
            # As long as it may be, it is played through once for everybody who asks, and not here.
            brought = await browser.post("/api/records", content=endless(new_table.MOST_MOVES - 2000))
            path = f"/api/tables/{brought.json()['id']}/story"
            told = await asyncio.gather(*(browser.get(path) for _ in range(60)))
            assert {answer.status_code for answer in told} == {200} and len(
                {answer.content for answer in told}
            ) == 1
            assert len(one.replays._known) == 1

    run(attack())


@pytest.mark.parametrize("name", taberna.names())
def test_2_every_real_game_is_short_enough(name: str) -> None:
    rng = taberna.Rng(1)
    longest = max(taberna.game(name, players).start().playout(rng) for players in (2, 4) for _ in range(30))
    assert int(longest) * 4 < new_table.MOST_MOVES


def test_2_what_is_looked_back_on_is_worked_out_once_off_the_loop_and_not_for_one_guest_alone(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            julia = await one.people.guest("Julia")
            record = taberna.play(taberna.game("alea"), ["random", "random"], seed=3)
            over = []
            for _ in range(12):
                header, seats, journal = new_table.uploaded(record, julia)
                await one.store.create(header, seats, journal)
                over.append(await one.tables.get(header.id))
            calls: list[str] = []

            def story(course: object) -> list[object]:
                calls.append(threading.current_thread().name)
                return []

            monkeypatch.setattr(replays, "_story", story)
            for _ in range(5):
                await one.replays.story(over[0], "mallory")
            assert len(calls) == 1 and "MainThread" not in calls
            codes = []
            for table in over:
                try:
                    await one.replays.story(table, "mallory")
                except Refused as error:
                    codes.append(error.code)
            assert set(codes) == {"too-often"}
            await one.replays.story(over[-1], "somebody else")

    run(attack())


def test_2_analysis_has_a_process_of_its_own_and_bots_alone_have_a_quota(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            assert one.bots._analyst not in one.bots._players and one.bots._analyst._nice > 0
            julia = await one.people.guest("Julia")
            seats = [NewSeat("bot", bot="random")] * 2
            for _ in range(10):
                header, places = new_table.opened(NewTable("alea", seats), julia)
                header.status = "playing"
                await one.store.create(header, places)
            with pytest.raises(Refused) as refused:
                await one.check_quota(julia.id, places)
            assert refused.value.code == "too-many-tables"
            await one.check_quota("somebody-else", places)

    run(attack())


def test_2_bots_play_on_while_games_are_looked_back_on(tmp_path: Path, run: Run) -> None:
    """Two such calls kept the only bot from answering for two minutes."""

    async def attack() -> None:
        async with service(tmp_path) as one:
            looks = [asyncio.create_task(one.bots._analyst.ask("mallory", sleep, 1000)) for _ in range(2)]
            table = await opened(
                one, [NewSeat("me"), NewSeat("bot", bot="random")], await one.people.guest("Julia")
            )
            for _ in range(5):
                await holds(lambda: table.header.status == "over" or not table.by_bot(table.asked))
                if table.asked is not None:
                    await first_option(one, table)
            assert not any(look.done() for look in looks)
            for look in looks:
                look.cancel()

    run(attack())


def test_2_thirty_games_of_bots_are_ten_and_others_take_turns_with_them(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        async with (
            served(tmp_path) as (one, url),
            Client(url, "Mallory") as mallory,
            Client(url, "Julia") as julia,
        ):
            codes = list[str]()
            for _ in range(30):
                try:
                    # A game that is not over before the last of them is asked for.
                    codes.append((await mallory.open("forum", ["consul"] * 6)).status)
                except Answered as refused:
                    codes.append(refused.code)
            assert codes == ["playing"] * 10 + ["too-many-tables"] * 20
            answers, choose, waits = 0, one.bots.choose, list[int]()

            async def noted(bot: str, asked: Any, person: str = "") -> int:
                """Who waits for how many others."""
                nonlocal answers
                before = answers
                chosen = await choose(bot, asked, person)
                answers += 1
                if julia.person is not None and person == julia.person.id:
                    waits.append(answers - before - 1)
                return chosen

            one.bots.choose = noted  # type: ignore[method-assign]
            table = await one.tables.get((await julia.open("alea", ["me", "consul"])).id)
            while len(waits) < 8 and table.header.status == "playing":
                if not table.by_bot(table.asked):
                    await first_option(one, table)
                await asyncio.sleep(0.001)
            # Of ten the one under way and one that takes its turn; and who hears of it a moment later counts more.
            assert waits and max(waits) <= 4

    run(attack())


def test_2_moves_are_taken_back_so_often_and_the_tail_is_bounded(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        begun = {"columns": [[None] * 7, [None] * 7], "turn": 0, "dice": ["V", "I"]}
        async with service(tmp_path) as one:
            table, julia, _ = await two_players(one, begun=begun)
            game = table.game
            for _ in range(changes.MOST_UNDONE):
                assert table.progress is not None
                write = next(
                    action
                    for action in table.progress.state.options()
                    if game.structure(action)["kind"] == "write"
                )
                await one.tables.ask(table, changes.play(0, table.decision, write, julia.id))
                await one.tables.ask(table, changes.undo(0, table.decision, julia.id))
            await one.tables.ask(table, changes.play(0, table.decision, write, julia.id))
            # It was the other's turn in between, but nobody but this seat has acted.
            assert await refusal(one, table, changes.undo(0, table.decision, julia.id)) == "too-many-undone"
            for number in range(sockets.TAIL):
                await one.tables.ask(table, changes.say(julia.id, str(number)))
            past = await one.tables.history(table, 0, sockets.TAIL)
            assert len(past) == sockets.TAIL and past[-1].change.version == table.version
            assert [one.change.version for one in past] == list(
                range(table.version - sockets.TAIL + 1, table.version + 1)
            )

    run(attack())


# -- 3. memory -------------------------------------------------------------------------------------


def test_3_whoever_reads_nothing_is_cut_off_soon(server: Server, run: Run) -> None:
    async def sockets_open() -> float:
        async with httpx.AsyncClient(base_url=server.url) as browser:
            text = (await browser.get("/metrics")).text
            return float(text.split("\ntaberna_sockets ")[1].split("\n")[0])

    async def attack() -> None:
        async with server.client("Mallory") as mallory:
            table = (await mallory.open("forum", ["me", "here:Livia"])).id
            before = await sockets_open()
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            narrow.connect(("127.0.0.1", server.port))
            uri = server.url.replace("http", "ws") + "/socket"
            sleeper = await connect(uri, sock=narrow, max_queue=1, ping_interval=None)
            begun = time.monotonic()
            with suppress(ConnectionClosed):
                for number in range(6000):
                    await sleeper.send(json.dumps({"type": "enter", "id": number, "table": table}))
            while await sockets_open() > before:
                assert time.monotonic() - begun < 60
                await asyncio.sleep(0.5)
            sleeper.transport.abort()

    run(attack())


# -- 4. ratings ------------------------------------------------------------------------------------


async def played_out(one: Service, table: LiveTable) -> None:
    while table.header.status == "playing":
        await first_option(one, table)


def test_4_a_rematch_is_an_offer_that_each_accepts(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            table, julia, livia = await two_players(one, hints=False)
            await played_out(one, table)
            new = await one.rematch(table, julia)
            assert new.header.status == "waiting"
            assert [(seat.kind, seat.person) for seat in new.seats] == [
                ("offered", livia.id),
                ("person", julia.id),
            ]
            marcus = await one.people.guest("Marcus")
            assert await refusal(one, new, changes.sit(0, marcus.id, "")) == "seat-taken"
            assert (await one.rematch(table, livia)) is new and one.info(new).status == "playing"

    run(attack())


def test_4_a_game_counts_only_if_everybody_has_moved(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            table, _, livia = await two_players(one, hints=False, standin="random")
            assert one.info(table).rated
            await one.tables.ask(table, changes.leave(1, livia.id))
            while table.header.status == "playing":
                if table.asked == 0:
                    await first_option(one, table)
                else:
                    await asyncio.sleep(0.01)
            assert not one.info(table).rated and await one.ratings.best("alea") == []

    run(attack())


def test_4_a_game_that_counts_has_no_hints_and_undo_leaves_it_so(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            table, julia, _ = await two_players(one, hints=False)
            with pytest.raises(Refused) as refused:
                await one.tables.hint(table, 0, table.decision, 1, julia.id)
            assert refused.value.code == "no-hints"
            assert table.progress is not None
            while not (table.progress is not None and table.progress.can_undo(0)):
                await first_option(one, table)
            await one.tables.ask(table, changes.undo(0, table.decision, julia.id))
            assert one.info(table).rated

    run(attack())


def test_4_whoever_leaves_is_last_and_the_others_are_rated_among_themselves() -> None:
    header = Header("a" * 16, "alea", 1, 3, {}, None, None, b"", 0)  # type: ignore[arg-type]
    header.result = protocol.Result("column", [90, 50, 10], [0])
    stayed, left = Seat("person", "x"), Seat("person", "y", away="left")
    assert ratings.ranks(header, [left, stayed, stayed]) == [2.0, 0.0, 1.0]
    skills = [(25.0, 8.0, 0)] * 3
    after = ratings.rated_game(skills, [2.0, 0.0, 1.0], [True, False, False])
    assert after[1:] == ratings.rated(skills[1:], [0.0, 1.0]) and after[0][0] < 25.0
    alone = ratings.rated_game(skills[:2], [1.0, 0.0], [True, False])
    assert alone[1][0] > 25.0 > alone[0][0]


def test_4_the_same_person_on_two_seats_is_never_rated() -> None:
    header = Header("a" * 16, "alea", 1, 2, {}, None, None, b"", 0, rated=True)  # type: ignore[arg-type]
    assert counts(header, [Seat("person", "x"), Seat("person", "y")])
    assert not counts(header, [Seat("person", "x"), Seat("person", "x", "Livia")])


# -- 5. the clock ----------------------------------------------------------------------------------


@pytest.mark.parametrize("per", ["move", "game"])
def test_5_leaving_and_coming_back_gives_no_fresh_time(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, per: Any
) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:

            async def never(*_: object) -> int:
                await asyncio.sleep(3600)
                return 0

            monkeypatch.setattr(one.bots, "choose", never)
            table, julia, _ = await two_players(one, standin="random", clock=Clock(per, 60))
            deadline, at = table.clocks.deadline, clock_time()
            assert deadline is not None
            for later in (20_000, 40_000):
                monkeypatch.setattr(changes, "clock_time", lambda now=at + later: now)
                await one.tables.ask(table, changes.leave(0, julia.id))
                assert table.seats[0].away == "left"
                await one.tables.ask(table, changes.come_back(0, julia.id))
                assert table.seats[0].away is None and table.clocks.deadline == deadline
            # Once the time is up the question is the bot's.
            monkeypatch.setattr(changes, "clock_time", lambda: deadline + 1)
            await one.tables.ask(table, changes.time_is_up(0))
            await one.tables.ask(table, changes.come_back(0, julia.id))
            assert table.seats[0].away == "time"

    run(attack())


# -- 6. seats and lobby ----------------------------------------------------------------------------


def test_6_one_seat_a_person_and_the_host_sends_people_away(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            julia, mallory = await one.people.guest("Julia"), await one.people.guest("Mallory")
            table = await opened(one, [NewSeat("me"), NewSeat("open"), NewSeat("open")], julia)
            await one.tables.ask(table, changes.sit(1, mallory.id, ""), mallory.id)
            assert await refusal(one, table, changes.sit(2, mallory.id, "")) == "one-seat"
            marcus = await one.people.guest("Marcus")
            assert await refusal(one, table, changes.sit(2, marcus.id, "Julia")) == "not-shared"
            assert await refusal(one, table, changes.remove(0, mallory.id)) == "not-host"
            await one.tables.ask(table, changes.remove(1, julia.id))
            assert table.seats[1].kind == "open"
            assert (await opened(one, ALONE, julia)).header.settings.shared

    run(attack())


def test_6_the_host_replaces_an_absent_player_by_a_bot_after_ten_minutes(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            table, julia, livia = await two_players(one)
            while table.asked != 1:
                await first_option(one, table)
            plan = changes.replace_absent(1, julia.id, "random")
            assert await refusal(one, table, plan) == "not-absent"
            assert await refusal(one, table, changes.replace_absent(1, livia.id, "random")) == "not-host"
            later = clock_time() + changes.PATIENCE + 1000
            monkeypatch.setattr(changes, "clock_time", lambda: later)
            await one.tables.ask(table, plan)
            await holds(lambda: table.header.status == "over" or table.asked == 0)
            assert table.seats[1].away == "time" and table.header.settings.standin == "random"

    run(attack())


def test_6_names_can_not_pass_for_another_s_and_must_be_seen(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            julia, twin = await one.people.guest("Julia"), await one.people.guest("Ju1\u0456a")
            table = await opened(one, PAIR, julia)
            await one.tables.ask(table, changes.sit(1, twin.id, ""), twin.id)
            assert [seat.name for seat in one.info(table).seats] == ["Julia", "Ju1\u0456a (2)"]

    run(attack())
    assert looks_like("Jülia") == looks_like("Julia") == looks_like("JULIA") != looks_like("Livia")
    for blank in ("\u3164", "\u3164\u115f \uffa0", "\u2800", "\u200b"):
        with pytest.raises(Refused):
            cleaned(blank, 24)


def test_6_waiting_tables_expire(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            julia = await one.people.guest("Julia")
            waiting, playing = await opened(one, PAIR, julia), await opened(one, ALONE, julia)
            assert await housekeeping.close_waiting(one.store, one.tables.drop, clock_time() + 1) == 1
            assert (await one.tables.get(waiting.header.id)).header.status == "closed"
            assert (await one.tables.get(playing.header.id)).header.status == "playing"

    run(attack())


def test_6_comments_in_a_list_of_cards_are_not_kept(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            julia = await one.people.guest("Julia")
            shipped = read("taberna.games.pecunia", "base/romans.txt").splitlines()
            rows = ["# call me at 555", *(f"{row.partition('#')[0]} # psst" for row in shipped)]
            wish = NewTable("pecunia", ALONE, options={"cards": rows})
            table = await one.tables.open(*new_table.opened(wish, julia))
            kept = str(table.header.options["cards"])
            assert "555" not in kept and "psst" not in kept and "#" not in kept and len(kept) > 1000

    run(attack())


# -- 7. accounts -----------------------------------------------------------------------------------

SECRET, OTHER = "long enough, surely", "another one, as long"


def test_7_a_new_password_needs_the_old_one_and_ends_other_sessions(server: Server, run: Run) -> None:
    async def attack() -> None:
        async with server.client("Julia") as julia:
            assert julia.person is not None
            login = f"julia-{julia.person.id}"
            guest = julia.http.cookies["taberna"]
            path = "/api/account/password"
            await julia.call("POST", path, Person, NewCredentials(login, SECRET))
            first = julia.http.cookies["taberna"]
            assert first != guest
            with pytest.raises(TabernaError) as refused:
                await julia.call("POST", path, Person, NewCredentials(login, OTHER))
            assert refused.value.code == "wrong-password"
            await julia.call("POST", path, Person, NewCredentials(login, OTHER, SECRET))
            assert julia.http.cookies["taberna"] not in (guest, first)
            for old in (guest, first):
                async with server.client(cookie=old) as thief:
                    assert thief.person is None
            with pytest.raises(TabernaError) as refused:
                await julia.call("POST", path, Person, NewCredentials(login, "password12", OTHER))
            assert refused.value.code == "common-password"

    run(attack())


def test_7_passkeys_can_be_listed_and_removed(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            julia = await one.people.guest("Julia")
            async with one.store.transaction() as connection:
                for name in ("aa", "bb"):
                    row = {"id": name, "person": julia.id, "key": b"", "count": 0, "created": 7}
                    await connection.execute(insert(schema.passkeys).values(**row))
            assert [key.id for key in await one.passkeys.of_person(julia.id)] == ["aa", "bb"]
            await one.passkeys.remove(await one.people.get(julia.id), "aa")
            with pytest.raises(Refused) as refused:
                await one.passkeys.remove(await one.people.get(julia.id), "bb")
            assert refused.value.code == "last-passkey"
            mallory = await one.people.guest("Mallory")
            await one.people.keep(mallory.id, NewCredentials("mallory", SECRET), "here")
            with pytest.raises(Refused) as refused:
                await one.passkeys.remove(await one.people.get(mallory.id), "bb")
            assert refused.value.code == "no-such-passkey"

    run(attack())


def test_7_guesses_from_elsewhere_do_not_lock_the_owner_out(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            julia = await one.people.guest("Julia")
            await one.people.keep(julia.id, NewCredentials("julia", SECRET), "home")
            codes = []
            for _ in range(9):
                with pytest.raises(Refused) as refused:
                    await one.people.sign_in(Credentials("julia", "not this one"), "elsewhere")
                codes.append(refused.value.code)
            assert codes[0] == "wrong-password" and codes[-1] == "too-often"
            assert (await one.people.sign_in(Credentials("julia", SECRET), "home")).id == julia.id

    run(attack())


def test_7_each_wrong_guess_costs_more_time(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(limits, "clock_time", lambda: int(now[0] * 1000))
    guesses, waits = limits.Guesses(1.0), []

    async def attack() -> None:
        for _ in range(10):
            await guesses.wrong("a")
            try:
                await guesses.check("a")
            except Refused as error:
                waits.append(error.facts["seconds"])
            now[0] += 10_000

    run(attack())
    assert waits == [2, 4, 8, 16, 32, 64]


# -- 8. noise --------------------------------------------------------------------------------------


def test_8_strange_requests_are_refused_without_a_traceback(server: Server) -> None:
    with httpx.Client(base_url=server.url) as browser:
        browser.post("/api/me", json={"name": "Mallory"})
        for path in ("/%00", "/a%0ab", f"/{'a' * 5000}", f"/assets/{'a' * 900}", "/assets/%00", "/rules/%00"):
            answer = browser.get(path)
            assert 400 <= answer.status_code < 500 and answer.json()["code"], path
        deep = "[" * 20_000 + "]" * 20_000
        for path in ("/api/me", "/api/tables", "/api/records"):
            answer = browser.post(path, content=deep, headers={"content-type": "application/json"})
            assert 400 <= answer.status_code < 500, answer.text
            assert answer.json()["code"]


def test_8_the_same_line_over_and_over_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    sparing = logs.Sparing()
    record = logging.LogRecord("taberna", logging.ERROR, "", 0, "%s failed", ("GET /x",), None)
    assert sum(sparing.filter(record) for _ in range(100)) == logs.OFTEN
    later = logging.LogRecord("taberna", logging.ERROR, "", 0, "%s failed", ("GET /y",), None)
    later.created += 2 * logs.MINUTE
    assert sparing.filter(later) and "80 more" in later.getMessage()


def test_8_half_open_requests_are_cut_off_and_counted(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(half_open, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr("taberna.server.http.guard.BODY_SECONDS", 0.3)

    async def attack() -> None:
        async with served(tmp_path) as (one, url):
            host, _, port = url.removeprefix("http://").partition(":")
            for said in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n"):
                reader, writer = await asyncio.open_connection(host, int(port))
                writer.write(said)
                with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                    await asyncio.wait_for(reader.readexactly(1), 10)
                writer.transport.abort()
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(
                b"POST /api/me HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\n"
                b"content-length: 20\r\n\r\n{"
            )
            assert b" 408 " in await asyncio.wait_for(reader.readline(), 10)
            writer.transport.abort()
            # Whoever was served once is expected to hurry the second time too.
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b" 200 " in await asyncio.wait_for(reader.readline(), 10)
            writer.write(b"GET /health HTTP/1.1\r\n")
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await asyncio.wait_for(reader.readexactly(10_000), 10)
            writer.transport.abort()
            assert b"taberna_timeouts_total 4.0" in one.metrics.text()
            await holds(lambda: b"taberna_half_open 0.0" in one.metrics.text())

    run(attack())


@pytest.mark.parametrize("said", [b"", b"GET /health HTTP/1.1\r\n", b"body"])
def test_8_half_open_requests_are_few_from_one_address(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(half_open, "MOST", 3)
    bodies = said == b"body"
    if bodies:
        head = b"POST /api/me HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\n"
        said = head + b"x-forwarded-for: 9.9.9.9\r\ncontent-length: 20\r\n\r\n{"

    async def attack() -> None:
        # Behind a proxy only bodies are counted: the heads it has awaited by itself.
        async with served(tmp_path, proxies=int(bodies)) as (one, url):
            host, _, port = url.removeprefix("http://").partition(":")
            held = []
            for count in range(1, 4):
                _, writer = await asyncio.open_connection(host, int(port))
                writer.write(said)
                held.append(writer)
                await holds(partial(_counts, one, "taberna_half_open", count))
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(said)
            if bodies:
                assert b" 429 " in await asyncio.wait_for(reader.readline(), 10)
            else:
                with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                    await asyncio.wait_for(reader.readexactly(1), 10)
            assert b"taberna_half_open_refused_total 1.0" in one.metrics.text()
            for connection in (writer, *held):
                connection.transport.abort()
            await holds(lambda: b"taberna_half_open 0.0" in one.metrics.text())
            async with httpx.AsyncClient(base_url=url) as browser:
                assert (await browser.get("/health")).status_code == 200

    run(attack())


def test_8_half_open_requests_are_counted_by_network(run: Run) -> None:
    async def attack() -> None:
        found = half_open.HalfOpen(Config(), Metrics())
        callers = [Caller(f"2001:db8:1:2::{k:x}") for k in range(half_open.MOST + 1)]
        for one in callers:
            found.came(cast(asyncio.Transport, one))
        assert [one.aborted for one in callers] == [False] * half_open.MOST + [True]
        other = Caller("2001:db8:1:3::1")
        found.came(cast(asyncio.Transport, other))
        assert not other.aborted
        for one in (*callers, other):
            found.gone(cast(asyncio.Transport, one))

    run(attack())


def _counts(one: Service, name: str, count: int) -> bool:
    return f"\n{name} {count}.0".encode() in one.metrics.text()


class Caller:
    """As much of a connection as is looked at."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.aborted = False

    def get_extra_info(self, name: str) -> tuple[str, int, int, int]:
        return self.host, 1234, 0, 0

    def abort(self) -> None:
        self.aborted = True


def test_8_idle_connections_are_closed_by_the_client_first(tmp_path: Path, run: Run) -> None:
    """Else, now and then, a request goes out while the connection is being closed, and is lost."""

    async def attack() -> None:
        async with service(tmp_path) as one:
            assert running.settings(one).timeout_keep_alive > 120 > KEEP_ALIVE * 2

    run(attack())


def test_8_only_our_own_proxies_tell_where_somebody_comes_from() -> None:
    told = {"x-forwarded-for": "6.6.6.6, 1.2.3.4, 10.0.0.1"}
    for proxies, found in ((0, "9.9.9.9"), (1, "10.0.0.1"), (2, "1.2.3.4")):
        assert visitors.address(told, "9.9.9.9", Config(proxies=proxies)) == found
    one, other = "2001:db8:1:2::1", "2001:db8:1:2:ffff::9"
    assert visitors.address({}, one, Config()) == visitors.address({}, other, Config()) == "2001:db8:1:2::/64"
    assert visitors.address({}, "::ffff:1.2.3.4", Config()) == "1.2.3.4"


def test_8_the_host_is_checked_where_an_origin_is_given(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        ours = served(tmp_path, origins=["https://taberna.example"])
        async with ours as (_, url), httpx.AsyncClient(base_url=url) as browser:
            foreign = await browser.get("/api/me", headers={"host": "evil.example"})
            assert (foreign.status_code, foreign.json()["code"]) == (421, "foreign-host")
            for host in ("taberna.example", "127.0.0.1:1", "localhost"):
                assert (await browser.get("/api/me", headers={"host": host})).status_code == 200

    run(attack())


def test_8_limits_are_shared_by_all_processes(run: Run, services: tuple[str, str]) -> None:
    async def attack() -> None:
        from redis.asyncio import Redis

        both = [limits.Limits(1.0) for _ in range(2)]
        clients = [Redis.from_url(services[1]) for _ in both]
        for one, client in zip(both, clients, strict=True):
            one.share(client)
        done = 0
        with pytest.raises(Refused):
            for number in range(100):
                await both[number % 2].check("guests", "1.2.3.4")
                done += 1
        assert done == limits.RATES["guests"].burst
        await both[0].check("guests", "5.6.7.8")
        # Chat, and wrong passwords: not five at each process.
        said = 0
        with pytest.raises(Refused):
            for number in range(100):
                await both[number % 2].check("chat", "julia")
                said += 1
        assert said == limits.RATES["chat"].burst
        for number in range(limits.FREE_GUESSES):
            await both[number % 2].guesses.wrong("home julia")
        for one in both:
            with pytest.raises(Refused):
                await one.guesses.check("home julia")
        await both[0].guesses.right("home julia")
        await both[1].guesses.check("home julia")
        # Messages are counted where the socket is, and told to the others every second.
        for _ in range(int(limits.MESSAGES.burst)):
            assert both[0].messages.allows("mallory")
        assert not both[0].messages.allows("mallory") and both[1].messages.allows("mallory")
        for one in both:
            await one.report()
        assert not both[1].messages.allows("mallory") and both[1].messages.allows("julia")
        for client in clients:
            await client.aclose()

    run(attack())


def test_8_messages_at_two_processes_are_counted_together(
    tmp_path: Path,
    run: Run,
    services: tuple[str, str],
    empty_database: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "REPORT", 0.02)
    monkeypatch.setattr(limits, "MESSAGES", limits.Rate(100, 0.001))

    async def attack() -> None:
        shared = {"db": empty_database, "redis": services[1]}
        async with served(tmp_path, **shared) as (one, here), served(tmp_path, **shared) as (_, there):
            async with Client(here, "Mallory") as mallory:
                cookie = mallory.http.cookies["taberna"]
                async with Client(there, cookie=cookie) as again:
                    lines = [await mallory.connect(), await again.connect()]
                    answered = 0
                    with pytest.raises(Answered):
                        for number in range(400):
                            await lines[number % 2].ask(protocol.Ping)
                            answered += 1
                            await asyncio.sleep(0.002)
            # Alone each process would have let a hundred through.
            assert 100 <= answered < 150
            assert one.limits.messages.burst == 100

    run(attack())


# -- 9. watching -----------------------------------------------------------------------------------


def test_9_health_fails_when_nothing_can_be_written(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def attack() -> None:
        async with served(tmp_path) as (one, url), httpx.AsyncClient(base_url=url) as browser:
            assert (await browser.get("/health")).status_code == 200
            head = await browser.head("/health")
            assert head.status_code == 200 and head.content == b""

            def full() -> Any:
                raise sqlite3.OperationalError("database or disk is full")

            monkeypatch.setattr(one.store, "transaction", full)
            one.checked = 0.0
            sick = await browser.get("/health")
            assert (sick.status_code, sick.json()["status"]) == (503, "database")
            figures = (await browser.get("/metrics")).text
            for name in ("loop_lag_seconds", "bot_queue", "http_seconds", "timeouts"):
                assert f"taberna_{name}" in figures
            assert "process_resident_memory_bytes" in figures

    run(attack())


def test_9_a_second_process_without_redis_is_refused(tmp_path: Path, run: Run, services: tuple[str, str]) -> None:
    async def attack() -> None:
        one = await Service.open(Config(folder=tmp_path, db=services[0]))
        try:
            for redis in ("", services[1]):
                with pytest.raises(BadServer, match="need a Redis"):
                    await Service.open(Config(folder=tmp_path, db=services[0], redis=redis))
        finally:
            await one.close()
        both = [await Service.open(Config(folder=tmp_path, db=services[0], redis=services[1])) for _ in range(2)]
        for each in both:
            await each.close()

    run(attack())


def test_9_a_damaged_file_gets_a_sentence_and_its_copy_s_name(tmp_path: Path, run: Run) -> None:
    async def prepare() -> None:
        async with service(tmp_path) as one:
            for _ in range(50):
                await one.people.guest("Julia" * 4)

    run(prepare())
    file = tmp_path / "server.db"
    raw = bytearray(file.read_bytes())
    raw[8192 : len(raw) - 4096] = b"\xff" * (len(raw) - 4096 - 8192)
    file.write_bytes(raw)
    for copy, says in (("", "your own backup"), ("server.db.before-0004", "server.db.before-0004")):
        if copy:
            (tmp_path / copy).touch()
        with pytest.raises(BadServer, match=says):
            run(prepare())


def test_9_guests_and_tables_that_nobody_needs_are_forgotten(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            guest, keeper = await one.people.guest("Gaius"), await one.people.guest("Julia")
            await one.people.keep(keeper.id, NewCredentials("julia", SECRET), "home")
            record = taberna.play(taberna.game("alea"), ["random", "random"], seed=3)
            mine = {}
            for person in (guest, keeper):
                header, seats, journal = new_table.uploaded(record, person)
                await one.store.create(header, seats, journal)
                mine[person.id] = header.id
            playing = await opened(one, ALONE, await one.people.guest("Marcus"))
            then = clock_time() + 1
            assert await housekeeping.forget_tables(one.store, one.tables.drop, then) == 1
            assert await housekeeping.forget_guests(one.store, then) == 1
            assert await one.store.load(mine[guest.id]) is None
            assert await one.store.load(mine[keeper.id]) is not None
            assert await one.store.load(playing.header.id) is not None
            async with one.store.engine.connect() as connection:
                names = {row.name for row in await connection.execute(select(schema.people.c.name))}
            assert names == {"Julia", "Marcus"}

    run(attack())
