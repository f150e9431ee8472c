"""The server from inside, without a process of its own: what happens only between two steps of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import insert, update

from taberna.core.errors import Refused
from taberna.protocol import Clock, NewSeat, NewTable, Person
from taberna.server import new_table
from taberna.server.config import Config
from taberna.server.live import changes, tables
from taberna.server.live.bot_workers import Question
from taberna.server.live.table import LiveTable
from taberna.server.service import Service, stop
from taberna.server.store import database
from taberna.server.store.database import BadServer, Claim
from taberna.server.store.model import Seat, clock_time
from taberna.server.store.schema import people
from taberna.server.store.schema import tables as rows
from taberna.server.store.writer import Conflict, Done, Job

from .conftest import Run, holds
from .stored import member

PAIR = [NewSeat("me"), NewSeat("open")]
ALONE = [NewSeat("me"), NewSeat("here", name="Livia")]


@asynccontextmanager
async def service(folder: Path) -> AsyncIterator[Service]:
    one = await Service.open(Config(folder=folder))
    try:
        yield one
    finally:
        await one.close()


async def opened(one: Service, seats: list[NewSeat], host: Person, **wishes: object) -> LiveTable:
    return await one.tables.open(*new_table.opened(NewTable("alea", seats, **wishes), host))  # type: ignore[arg-type]


def test_a_full_table_whose_start_was_cut_off_is_started_later(tmp_path: Path, run: Run) -> None:
    async def work() -> None:
        async with service(tmp_path) as one:
            julia = await one.people.guest("Julia")
            header, seats = new_table.opened(NewTable("alea", ALONE), julia)
            header.due = header.created  # as it is kept before the start
            await one.store.create(header, seats)
        async with service(tmp_path) as later:
            await holds(lambda: later.tables.live(header.id) is not None)
            await holds(lambda: later.tables.live(header.id).header.status == "playing")  # type: ignore[union-attr]

    run(work())


def contested(one: Service, monkeypatch: pytest.MonkeyPatch, failures: list[Exception], kind: str) -> None:
    """The next commits of this kind of change fail so, one after the other."""
    commit = one.store.writer.add

    def add(job: Job, done: Done) -> None:
        if failures and any(values.get("kind") == kind for _, values in job):
            done(failures.pop(0))
        else:
            commit(job, done)

    monkeypatch.setattr(one.store.writer, "add", add)


def test_a_new_table_is_kept_with_its_start_or_not_at_all(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with service(tmp_path) as one:
            julia, livia = await one.people.guest("Julia"), await one.people.guest("Livia")
            failures: list[Exception] = [ConnectionError()]
            contested(one, monkeypatch, failures, "begin")
            with pytest.raises(ConnectionError):
                await opened(one, ALONE, julia)
            assert await one.my_games(julia.id, None) == []
            # Whoever takes the last seat has it, and the sweep starts what was cut off.
            waiting = await opened(one, PAIR, julia)
            failures.append(ConnectionError())
            with pytest.raises(ConnectionError):
                await one.tables.ask(waiting, changes.sit(1, livia.id, ""))
            assert await one.store.due(clock_time()) == [waiting.header.id]
            assert waiting.seats[1].person == livia.id

    run(work())


def test_whoever_takes_the_last_seat_has_it_even_if_another_process_writes_before_the_start(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with service(tmp_path) as one:
            julia, livia = await one.people.guest("Julia"), await one.people.guest("Livia")
            table = await opened(one, PAIR, julia)
            conflicts: list[Exception] = [Conflict()]
            contested(one, monkeypatch, conflicts, "begin")
            await one.tables.ask(table, changes.sit(1, livia.id, ""))
            assert not conflicts and one.info(table).status == "playing"

    run(work())


def test_a_move_at_the_last_moment_counts(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with service(tmp_path) as one:
            julia = await one.people.guest("Julia")
            table = await opened(one, ALONE, julia, standin="random", clock=Clock("move", 60))
            seat = table.asked
            assert seat is not None and table.clocks.deadline is not None
            monkeypatch.setattr(changes, "clock_time", lambda late=table.clocks.deadline: late)
            action = table.game.action("roll")
            move = one.tables.ask(table, changes.play(seat, table.decision, action, julia.id))
            alarm = one.tables.ask(table, changes.time_is_up(seat))
            await asyncio.gather(move, alarm, return_exceptions=True)
            assert table.seats[seat].away is None and table.version == 2
            # Without a move the same alarm lets the bot take over.
            monkeypatch.setattr(changes, "clock_time", lambda late=table.clocks.deadline: late)
            assert table.asked is not None
            asked = table.asked
            await one.tables.ask(table, changes.time_is_up(asked))
            assert table.seats[asked].away == "time"

    run(work())


def test_a_bot_whose_person_comes_back_while_it_thinks_does_not_move(tmp_path: Path, run: Run) -> None:
    async def work() -> None:
        async with service(tmp_path) as one:
            thought, thinking = asyncio.Event(), asyncio.Event()

            async def choose(bot: str, asked: Question, person: str = "") -> int:
                thinking.set()
                await thought.wait()
                return asked.choices[0]

            one.bots.choose = choose  # type: ignore[method-assign]
            julia = await one.people.guest("Julia")
            table = await opened(one, ALONE, julia, standin="random")
            await one.tables.ask(table, changes.leave(0, julia.id))
            await thinking.wait()
            await one.tables.ask(table, changes.come_back(0, julia.id))
            version = table.version
            thought.set()
            await holds(lambda: table.thinking == -1)
            assert table.version == version and table.asked == 0
            with pytest.raises(Refused):
                await one.tables.ask(table, changes.play(0, table.decision, 0))

    run(work())


def test_a_table_that_can_not_go_on_is_named_once_and_holds_up_no_other(
    tmp_path: Path, run: Run, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "SWEEP", 0.02)
    monkeypatch.setattr(tables, "LATE", 0)

    async def work() -> None:
        async with service(tmp_path) as one:
            julia = await one.people.guest("Julia")
            old, broken, fine = [new_table.opened(NewTable("alea", ALONE), julia) for _ in range(3)]
            old[0].rules, old[0].due, fine[0].due = 99, 1, 3
            await one.store.create(*old)
            await one.store.create(*broken)
            nonsense = update(rows).where(rows.c.id == broken[0].id).values(settings="nonsense", due=2)
            async with one.store.transaction() as connection:
                await connection.execute(nonsense)
            await one.store.create(*fine)
            await holds(lambda: (found := one.tables.live(fine[0].id)) and found.header.status == "playing")
            await asyncio.sleep(0.2)
            assert sum(old[0].id in line.getMessage() for line in caplog.records) == 1
            assert any(broken[0].id in line.getMessage() for line in caplog.records)

    with caplog.at_level(logging.WARNING):
        run(work())


def test_names_of_those_at_a_table_are_never_forgotten(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_NAMES", 3)

    async def work() -> None:
        async with service(tmp_path) as one:
            julia = await one.people.guest("Julia")
            table = await opened(one, ALONE, julia)
            one.tables.names.update({f"{k}": "nobody here" for k in range(9)})
            await opened(one, ALONE, await one.people.guest("Livia"))
            assert one.info(table).seats[0].name == "Julia" and len(one.tables.names) == 2

    run(work())


def test_tables_with_the_same_options_share_a_game(tmp_path: Path, run: Run) -> None:
    async def work() -> None:
        async with service(tmp_path) as one:
            julia = await one.people.guest("Julia")
            first, second = [await opened(one, ALONE, julia) for _ in range(2)]
            other = await opened(one, ALONE, julia, options={"patience": 5})
            assert first.game is second.game and first.progress is not second.progress
            assert other.game is not first.game and other.game.options["patience"] == 5

    run(work())


def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(tmp_path: Path, run: Run) -> None:
    async def work() -> None:
        async with service(tmp_path) as one:
            for number in range(50):
                with pytest.raises(Refused, match="no such table"):
                    await one.tables.get(f"{number:016}")
            assert not one.tables._used and not one.tables._loading and one.tables.count() == 0

    run(work())


async def played_out(one: Service, person: Person) -> LiveTable:
    """A game against a bot, with the first move that is there."""
    table = await opened(one, [NewSeat("me"), NewSeat("bot", bot="random")], person, hints=False)
    while table.header.status == "playing":
        if table.asked == 0:
            assert table.progress is not None
            option = table.progress.state.options()[0]
            await one.tables.ask(table, changes.play(0, table.decision, option, person.id))
        await asyncio.sleep(0)
    await holds(lambda: table.header.due is None)
    return table


def test_a_game_is_rated_once_and_then_left_alone(tmp_path: Path, run: Run) -> None:
    async def work() -> None:
        async with service(tmp_path) as one:
            table = await played_out(one, await member(one, "Julia"))
            assert await one.store.due(clock_time()) == []
            await one.ratings.rate(table.header, table.seats)
            # As if something had been said while it was being rated.
            async with one.store.transaction() as connection:
                await connection.execute(update(rows).where(rows.c.id == table.header.id).values(due=1))
            await one.ratings.rate(table.header, table.seats)
            assert await one.store.due(clock_time()) == []
            best = await one.ratings.best("alea")
            assert sorted((rating.name, rating.bot, rating.games) for rating in best) == [
                ("", "random", 1),
                ("Julia", None, 1),
            ]

    run(work())


def test_ratings_go_on_from_game_to_game_and_newcomers_join_them(tmp_path: Path, run: Run) -> None:
    async def work() -> None:
        async with service(tmp_path) as one:
            julia = await member(one, "Julia")
            await played_out(one, julia)
            before = {rating.name: rating for rating in await one.ratings.best("alea")}
            await played_out(one, julia)
            await played_out(one, await member(one, "Marcus"))
            after = {rating.name: rating for rating in await one.ratings.best("alea")}
            assert {name: rating.games for name, rating in after.items()} == {"": 3, "Julia": 2, "Marcus": 1}
            for name, rating in before.items():
                assert after[name].sigma < rating.sigma and after[name].mu != rating.mu

    run(work())


def test_whoever_deletes_an_account_leaves_the_tables(tmp_path: Path, run: Run) -> None:
    async def work() -> None:
        async with service(tmp_path) as one:
            brutus, julia = await one.people.guest("Brutus"), await one.people.guest("Julia")
            game = await opened(one, PAIR, brutus, standin="random")
            await one.tables.ask(game, changes.sit(1, julia.id, ""))
            his, hers = await opened(one, PAIR, brutus), await opened(one, [*PAIR, NewSeat("open")], julia)
            await one.tables.ask(hers, changes.sit(1, brutus.id, ""))
            await one.forget(brutus.id)
            assert game.seats[0].away == "left" and game.header.status in ("playing", "over")
            assert his.header.status == "closed"
            assert hers.header.status == "waiting" and hers.seats[1].kind == "open"

    run(work())


def test_a_rematch_leaves_the_seat_of_a_deleted_account_open(tmp_path: Path, run: Run) -> None:
    async def work() -> None:
        async with service(tmp_path) as one:
            brutus, julia = await one.people.guest("Brutus"), await one.people.guest("Julia")
            table = await opened(one, PAIR, brutus)
            table.header.status = "over"
            table.seats[1] = Seat("person", julia.id)
            await one.people.delete(brutus.id)
            table.header.host = None
            new = await one.rematch(table, julia)
            assert [seat.kind for seat in new.seats] == ["person", "open"] and new.header.host == julia.id
            assert (await one.rematch(table, julia)).header.id == new.header.id == table.header.next

    run(work())


def test_errors_of_the_database_tell_the_log_no_secrets(tmp_path: Path, run: Run) -> None:
    async def work() -> None:
        async with service(tmp_path) as one:
            bad = insert(people).values(id="x", name="the secret name")
            with pytest.raises(Exception, match="NOT NULL") as failed:
                async with one.store.transaction() as connection:
                    await connection.execute(bad)
            assert "the secret name" not in str(failed.value)

    run(work())


def test_a_file_is_served_by_one_process_at_a_time(tmp_path: Path, run: Run) -> None:
    async def work() -> None:
        url = database.address("", tmp_path)
        first = await Claim.take(url)
        with pytest.raises(BadServer, match="Another server uses"):
            await Claim.take(url)
        await first.give_up()
        await (await Claim.take(url)).give_up()

    run(work())


def test_plans_are_taken_one_after_the_other_and_again_after_a_conflict(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with service(tmp_path) as one:
            julia = await one.people.guest("Julia")
            table = await opened(one, ALONE, julia)
            seat, decision, roll = table.asked, table.decision, table.game.action("roll")
            assert seat is not None
            failures: list[Exception] = [OSError("disk"), Conflict()]
            contested(one, monkeypatch, failures, "play")
            with pytest.raises(Refused, match="not your turn"):
                await one.tables.ask(table, changes.play(1 - seat, decision, roll, julia.id))
            move = changes.play(seat, decision, roll, julia.id)
            with pytest.raises(OSError, match="disk"):
                await one.tables.ask(table, move)
            assert table.version == decision and not table.busy
            ends: list[Exception | None] = []
            for plan in (move, changes.say(julia.id, "salve"), move):
                table.submit(plan, ends.append)
            assert ends == []  # nothing is told before it is kept
            await holds(lambda: len(ends) == 3)
            assert ends[:2] == [None, None] and isinstance(ends[2], Refused) and not failures
            assert table.version == decision + 2

    run(work())


def test_a_table_asked_for_while_it_opens_is_the_same_one(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in the store a moment before it is at hand; two of one kind would not know of each other's moves."""

    async def look() -> None:
        async with service(tmp_path) as one:
            header, seats = new_table.opened(NewTable("alea", PAIR), await one.people.guest("Julia"))
            write, asked = one.store.write, []

            async def slowly(job: Job) -> None:
                await write(job)
                asked.append(asyncio.create_task(one.tables.get(header.id)))
                await asyncio.sleep(0.05)

            monkeypatch.setattr(one.store, "write", slowly)
            table = await one.tables.open(header, seats)
            assert await asked[0] is table and await one.tables.get(header.id) is table

    run(look())


def test_what_does_not_heed_being_stopped_is_stopped_again(run: Run) -> None:
    async def stubborn() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(3600)
        await asyncio.sleep(3600)

    async def look() -> None:
        task = asyncio.create_task(stubborn())
        await asyncio.sleep(0)
        await stop([task])
        assert task.cancelled()

    run(look())
