"""Correspondence: clocks stand still on vacation, and a loss by the clock is fair to those who stay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select, update

from taberna.core.errors import Refused
from taberna.protocol import Clock, NewSeat, NewTable, Person, Result
from taberna.server import new_table, vacations
from taberna.server.config import Config
from taberna.server.live import changes
from taberna.server.live.fold import without_lost
from taberna.server.live.table import LiveTable, fold
from taberna.server.service import Service
from taberna.server.store import ratings, schema
from taberna.server.store.model import Header, Seat, Settings, clock_time
from taberna.server.vacations import DAY, YEAR

from .conftest import Run, Server
from .stored import member, service_of

POST = Clock("move", 3 * 24 * 3600)
HOUR = 3600 * 1000


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Lets the time of the server pass."""
    passed = [0]

    def go(milliseconds: int) -> None:
        passed[0] += milliseconds

    for module in (changes, vacations):
        monkeypatch.setattr(module, "clock_time", lambda: clock_time() + passed[0])
    return go


async def sat(one: Service, people: list[Person], clock: Clock = POST, late: str = "bot") -> LiveTable:
    seats = [NewSeat("me"), *(NewSeat("open") for _ in people[1:])]
    wish = NewTable("alea", seats, clock=clock, standin="random", late=late, hints=False)  # type: ignore[arg-type]
    table = await one.tables.open(*new_table.opened(wish, people[0]))
    for seat, person in enumerate(people[1:], 1):
        await one.tables.ask(table, changes.sit(seat, person.id, ""), person.id)
    return table


async def named(one: Service, *names: str) -> list[Person]:
    """People with accounts: games of guests count for nobody."""
    return [await member(one, name) for name in names]


async def move(one: Service, table: LiveTable) -> None:
    seat = table.asked
    assert seat is not None and table.progress is not None
    option = table.progress.state.options()[0]
    await one.tables.ask(table, changes.play(seat, table.decision, option, table.seats[seat].person))


async def asks(one: Service, table: LiveTable, seat: int) -> None:
    while table.asked != seat:
        await move(one, table)


def test_clocks_stand_still_on_vacation(config: Config, run: Run, later: Callable[[int], None]) -> None:
    async def look() -> None:
        async with service_of(config) as one:
            julia, livia = await named(one, "Julia", "Livia")
            post = await sat(one, [julia, livia])
            live = await sat(one, [julia, livia], Clock("move", 600))
            for table in (post, live):
                await asks(one, table, 0)
            begun, asked = post.clocks.deadline, post.clocks.since
            assert begun is not None and post.header.due == begun
            later(HOUR)
            state = await one.vacations.begin(julia.id)
            assert (state.days, state.began is not None) == (30, True)
            assert post.clocks.deadline is None and post.header.due is None and post.seats[0].vacation
            assert one.info(post).seats[0].vacation and not one.info(post).seats[1].vacation
            assert live.clocks.deadline is not None and not live.seats[0].vacation, "only by correspondence"
            later(20 * DAY)
            with pytest.raises(Refused):
                await one.tables.ask(post, changes.time_is_up(0))
            # The time that had run stays run; what was left is left.
            await one.vacations.end(julia.id)
            left = post.clocks.left[0]
            assert abs(left - (3 * DAY - HOUR)) < 60_000 and post.clocks.since == asked
            assert post.clocks.deadline == post.header.due and post.clocks.deadline - begun > 19 * DAY
            assert not post.seats[0].vacation
            name, deadline = post.header.id, post.clocks.deadline
            one.tables.drop(name)
            again = await one.tables.get(name)
            assert again.clocks.deadline == deadline and again.clocks.left[0] == left, "and from the journal"
            state = await one.vacations.of(julia.id)
            assert abs(state.left - 10 * DAY) < 60_000 and state.began is None

    run(look())


def test_asked_while_away_one_has_the_whole_time(tmp_path: Path, run: Run, later: Callable[[int], None]) -> None:
    async def look() -> None:
        async with service_of(Config(folder=tmp_path)) as one:
            julia, livia = await named(one, "Julia", "Livia")
            table = await sat(one, [julia, livia])
            await asks(one, table, 1)
            await one.vacations.begin(julia.id)
            await asks(one, table, 0)
            assert table.clocks.deadline is None and table.header.due is None
            later(5 * DAY)
            # Who is away may move all the same, and nothing is taken for it.
            await move(one, table)
            await asks(one, table, 1)
            assert table.clocks.deadline is not None and table.clocks.left[0] == 3 * DAY
            await one.vacations.end(julia.id)
            await asks(one, table, 0)
            assert table.clocks.deadline is not None

    run(look())


def test_the_allowance_is_for_a_year(tmp_path: Path, run: Run, later: Callable[[int], None]) -> None:
    async def look() -> None:
        async with service_of(Config(folder=tmp_path, vacation_days=10)) as one:
            julia, livia = await named(one, "Julia", "Livia")
            table = await sat(one, [julia, livia])
            await asks(one, table, 0)
            await one.vacations.begin(julia.id)
            await one.vacations.begin(julia.id)  # twice is once
            later(11 * DAY)
            await one.vacations.look()
            assert not table.seats[0].vacation and table.clocks.deadline is not None, "it ends by itself"
            with pytest.raises(Refused) as refused:
                await one.vacations.begin(julia.id)
            assert refused.value.code == "no-vacation-left"
            later(YEAR)
            assert (await one.vacations.of(julia.id)).left == 10 * DAY
            await one.vacations.begin(julia.id)
        async with service_of(Config(folder=tmp_path, vacation_days=0)) as one:
            with pytest.raises(Refused):
                await one.vacations.begin(livia.id)

    run(look())


def test_tables_agree_after_a_crash_in_between(tmp_path: Path, run: Run) -> None:
    """It was written that somebody is away, and not at which tables; and the same on the way back."""

    async def look() -> None:
        async with service_of(Config(folder=tmp_path)) as one:
            julia, livia = await named(one, "Julia", "Livia")
            tables = [(await sat(one, [julia, livia])).header.id for _ in range(2)]
            async with one.store.transaction() as connection:
                row = {"person": julia.id, "began": clock_time(), "until": clock_time() + DAY, "ended": None}
                await connection.execute(schema.vacations.insert().values(**row))
        for away in (True, False):
            async with service_of(Config(folder=tmp_path)) as one:
                await one.vacations.look()
                for table in tables:
                    assert (await one.tables.get(table)).seats[0].vacation == away
                async with one.store.transaction() as connection:
                    await connection.execute(update(schema.vacations).values(ended=clock_time()))
        async with service_of(Config(folder=tmp_path)) as one:
            julia_now = await one.people.get(julia.id)
            late = await sat(one, [julia_now, livia])
            await one.vacations.begin(julia.id)
            later_table = await sat(one, [livia, julia_now])
            await one.vacations.look()
            assert late.seats[0].vacation and later_table.seats[1].vacation, "also where one sits down meanwhile"
            await one.forget(julia.id)
            async with one.store.engine.connect() as connection:
                assert not (await connection.execute(select(schema.vacations))).all()

    run(look())


# -- a loss -------------------------------------------------------------------------------------------------------


def test_a_loss_by_the_clock_is_one_whatever_the_bot_does(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        async with service_of(Config(folder=tmp_path)) as one:
            people = await named(one, "Julia", "Livia", "Marcus")
            table = await sat(one, people, late="loss")
            assert one.info(table).late == "loss"
            for seat in range(3):  # whoever never moves has not played, and the game would not count
                await asks(one, table, seat)
                await move(one, table)
            await asks(one, table, 0)
            deadline = table.clocks.deadline
            assert deadline is not None
            monkeypatch.setattr(changes, "clock_time", lambda: deadline)
            await one.tables.ask(table, changes.time_is_up(0))
            monkeypatch.undo()
            assert table.seats[0].away == "lost"
            julia = people[0].id
            await one.tables.ask(table, changes.come_back(0, julia))
            assert table.seats[0].away == "lost", "nobody comes back from it"
            with pytest.raises(Refused) as refused:
                await one.tables.ask(table, changes.play(0, table.decision, 0, julia))
            assert refused.value.code in ("seat-lost", "stale-decision", "not-your-turn")
            kept = await one.store.load(table.header.id)
            assert kept is not None and fold(one.tables, *kept).seats[0].away == "lost", "nor after a restart"
            while table.header.status == "playing":
                if table.asked in (1, 2):
                    await one.tables.ask(table, changes.come_back(0, julia))
                    assert table.seats[0].away == "lost", "nor while somebody else is asked"
                    await move(one, table)
                await asyncio.sleep(0)
            while table.header.due is not None:
                await asyncio.sleep(0.01)
            assert table.header.result is not None and 0 not in table.header.result.winners
            mine = [game for person in people for game in await one.my_games(person.id, None)]
            changed = {game.seats[0]: game.rating_change or 0.0 for game in mine}
            assert changed[0] < 0 and min(changed.values()) == changed[0]

    run(look())


def test_vacations_are_for_correspondence_outside_tournaments() -> None:
    days, minutes = Clock(per="move", seconds=86_400), Clock(per="move", seconds=600)
    assert Settings(clock=days).by_post
    assert not Settings(clock=minutes).by_post and not Settings().by_post
    assert not Settings(clock=days, tournament="ludi").by_post, "everybody would wait for the round"


def test_ranks_of_those_who_left_and_those_who_lost() -> None:
    header = Header("t", "alea", 1, 4, {}, Settings(), None, b"", 0)
    header.result = Result("full", [50, 40, 30, 20], [1])
    seats = [Seat("person", name) for name in "abcd"]
    seats[0].away, seats[2].away = "lost", "left"
    # The best of those who stayed, then the other, then who has left, then who has lost.
    assert ratings.ranks(header, seats) == [3.0, 0.0, 2.0, 1.0]


def test_the_winner_is_the_best_of_those_who_have_not_lost() -> None:
    ended = Result("full", [9, 7, 7, 1], [0])
    cases = {"0000": [0], "1000": [1, 2], "1100": [2], "0100": [0], "1110": [3], "1111": [0]}
    for lost, winners in cases.items():
        assert without_lost(ended, [one == "1" for one in lost]).winners == winners


def test_vacation_over_http(server: Server, run: Run) -> None:
    async def look() -> None:
        async with server.client("Julia") as julia:
            assert (await julia.call("GET", "/api/me/vacation", dict))["began"] is None
            away = await julia.call("POST", "/api/me/vacation", dict, {"away": True})
            assert away["began"] is not None and away["until"] - away["began"] <= 30 * DAY
            back = await julia.call("POST", "/api/me/vacation", dict, {"away": False})
            assert back["began"] is None and back["left"] < 30 * DAY

    run(look())
