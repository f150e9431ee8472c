"""Tournaments from the first entry to the last standing. With SQLite and with PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

import taberna
from taberna import fair
from taberna.core.errors import Refused
from taberna.protocol import Replay
from taberna.server import replays
from taberna.server.config import Config
from taberna.server.live import changes, viewer_messages
from taberna.server.store import housekeeping, schema
from taberna.server.tournaments.book import Book
from taberna.server.tournaments.director import Director

from ..conftest import Run
from ..stored import member, tables_of
from .holding import (
    announced,
    filled,
    house,
    move_once,
    play_out,
    play_round,
    play_table,
    signed_up,
    started,
)


@pytest.fixture
def lite(tmp_path: Path) -> Config:
    return Config(folder=tmp_path)


async def refused(work: object) -> str:
    with pytest.raises(Refused) as caught:
        await work  # type: ignore[misc]
    return caught.value.code


def test_a_swiss_tournament_from_start_to_end(config: Config, run: Run) -> None:
    async def hold() -> None:
        async with house(config) as one:
            name = await announced(one, rounds=2, duplicate=True)
            await filled(one, name, people=3)
            await started(one, name)
            whole = await play_out(one, name)
            assert whole.tournament.status == "over" and [len(row.tables) for row in whole.rounds] == [2, 2]
            page = await one.tournaments.look(name, None)
            assert sum(line.tables for line in page.standings) == 6
            assert [line.place for line in page.standings] == sorted(line.place for line in page.standings)
            assert all(line.luck is not None for line in page.standings)
            assert page.info.rounds == 2 and page.rounds[0].seed is not None
            # Same seat, same luck: what all have more than the mean adds up to nothing.
            for row in page.rounds:
                for seat in range(2):
                    assert sum(table.compared[seat] or 0 for table in row.tables) == pytest.approx(0, abs=0.02)

    run(hold())


@pytest.mark.parametrize(
    ("kind", "people", "seats", "tables"),
    [("round-robin", 3, 2, 3), ("knock-out", 3, 2, 2), ("knock-out", 5, 4, 2)],
)
def test_other_kinds(lite: Config, run: Run, kind: str, people: int, seats: int, tables: int) -> None:
    async def hold() -> None:
        async with house(lite) as one:
            name = await announced(one, kind, seats)  # type: ignore[arg-type]
            await filled(one, name, people)
            await started(one, name)
            whole = await play_out(one, name)
            assert whole.tournament.status == "over"
            assert sum(len(row.tables) for row in whole.rounds) == tables
            page = await one.tournaments.look(name, None)
            assert (page.standings[0].place == 1 and page.standings[1].place > 1) or kind == "round-robin"
            if kind == "knock-out":
                assert page.standings[0].reached == len(whole.rounds)

    run(hold())


def test_the_dice_of_a_round_are_the_same_and_stay_secret(lite: Config, run: Run) -> None:
    async def hold() -> None:
        async with house(lite) as one:
            name = await announced(one, duplicate=True, rounds=1)
            await filled(one, name, people=4)
            whole = await started(one, name)
            first, second = [await one.tables.get(table.table) for table in whole.rounds[0].tables]
            assert first.header.seed == second.header.seed
            seed = first.header.seed.hex()
            await play_table(one, first.header.id, taberna.Rng(1))
            await one.tournaments.director.attend_all()
            # One table is over, the other is not: nobody learns the seed, the dice or the piles of it.
            info = viewer_messages.info_of(first, {})
            assert info.sealed and info.seed is None and info.status == "over"
            assert info.commitment == fair.commitment(first.header.seed)
            assert await refused(one.replays.story(first, "me")) == "table-sealed"
            assert await refused(one.replays.draws(first, "me")) == "table-sealed"
            assert await refused(one.replays.chances(first, "me")) == "table-sealed"
            assert await refused(one.replays.step(first, Replay(1, first.header.id, 1))) == "table-sealed"
            assert await refused(replays.record_text(first, {})) == "table-sealed"
            kept = await one.store.load(first.header.id)
            assert kept is not None
            with pytest.raises(Refused, match="same dice"):
                replays.untouched(*kept, {})
            page = await one.tournaments.look(name, None)
            assert page.rounds[0].seed is None and seed not in repr(page)
            assert page.rounds[0].tables[0].over and not page.rounds[0].tables[1].over
            await play_round(one, name, taberna.Rng(2))
            page = await one.tournaments.look(name, None)
            assert page.rounds[0].seed == seed and page.info.status == "over"
            for table in (first, second):
                record = await replays.record_text(table, {})
                assert seed in record and viewer_messages.info_of(table, {}).seed == seed
                assert fair.check(taberna.Record.loads(record)) > 0

    run(hold())


def test_tables_of_other_tournaments_have_dice_of_their_own(lite: Config, run: Run) -> None:
    async def hold() -> None:
        async with house(lite) as one:
            name = await announced(one, rounds=1)
            await filled(one, name, people=4)
            whole = await started(one, name)
            first, second = [await one.tables.get(table.table) for table in whole.rounds[0].tables]
            assert first.header.seed != second.header.seed and not first.header.settings.sealed
            assert first.header.rated and not first.header.settings.hints

    run(hold())


def test_who_may_come_in(config: Config, run: Run) -> None:
    async def hold() -> None:
        async with house(config) as one:
            name = await announced(one, most=3)
            guest = await one.people.guest("Gaius")
            assert await refused(one.tournaments.join(name, guest, "x")) == "tournament-guest"
            julia = await signed_up(one, "Julia")
            # Twice, also at the same moment: she is in once.
            await asyncio.gather(*(one.tournaments.join(name, julia, "x") for _ in range(5)))
            await one.tournaments.join(name, julia, "x")
            assert len((await one.tournaments.book.whole(name)).entrants) == 1
            assert await refused(one.tournaments.book.ask_start(name)) == "tournament-too-few"
            await filled(one, name, people=2)
            assert await refused(one.tournaments.join(name, await member(one, "Late"), "x")) == "tournament-full"
            await one.tournaments.leave(name, julia.id)
            await one.tournaments.leave(name, julia.id)
            assert len((await one.tournaments.book.whole(name)).entrants) == 2
            await started(one, name)
            assert await refused(one.tournaments.join(name, julia, "x")) == "tournament-begun"
            assert await refused(one.tournaments.look("a" * 16, None)) == "no-such-tournament"
            assert await refused(one.tournaments.look("../../etc", None)) == "no-such-tournament"

    run(hold())


def test_a_tournament_of_one_is_cancelled_when_its_time_comes(lite: Config, run: Run) -> None:
    async def hold() -> None:
        async with house(lite) as one:
            name = await announced(one)
            await filled(one, name, people=1)
            async with one.store.transaction() as connection:
                await connection.execute(sa.update(schema.tournaments).values(starts=1))
            await one.tournaments.director.attend_all()
            assert (await one.tournaments.book.find(name)).status == "cancelled"

    run(hold())


def test_a_table_is_told_to_be_there_once_it_is_open(lite: Config, run: Run) -> None:
    async def hold() -> None:
        async with house(lite) as one:
            name = await announced(one, rounds=1)
            await filled(one, name, people=2)
            await one.tournaments.book.begin(name, None)
            assert not (await one.tournaments.look(name, None)).rounds[0].tables[0].is_there
            await one.tournaments.director.attend_all()
            assert (await one.tournaments.look(name, None)).rounds[0].tables[0].is_there

    run(hold())


def test_who_leaves_or_is_deleted_in_mid_round_has_a_bot_from_then_on(config: Config, run: Run) -> None:
    async def hold() -> None:
        async with house(config) as one:
            name = await announced(one, "round-robin")
            people = await filled(one, name, people=4)
            await started(one, name)
            await one.tournaments.leave(name, people[0].id)
            await one.forget(people[1].id)
            whole = await play_out(one, name)
            assert whole.tournament.status == "over" and len(whole.rounds) == 3
            gone = [at for at, e in enumerate(whole.entrants) if e.person in (people[0].id, people[1].id)]
            assert [whole.entrants[at].withdrawn for at in gone] == [True, True]
            for row in whole.rounds[1:]:
                for table in row.tables:
                    live = await one.tables.get(table.table)
                    for seat, place in enumerate(table.places):
                        assert (live.seats[seat].kind == "bot") == (place in gone)
                        assert table.outcome is not None and table.outcome.away[seat] == (place in gone)
            page = await one.tournaments.look(name, None)
            assert {line.entrant for line in page.standings[:2]}.isdisjoint(gone)
            assert "" in [entrant.name for entrant in page.entrants], "the name of a deleted account is gone"

    run(hold())


def test_a_no_show_has_a_bot_when_the_clock_is_up(lite: Config, run: Run) -> None:
    async def hold() -> None:
        async with house(lite) as one:
            name = await announced(one, rounds=1)
            people = await filled(one, name, people=2)
            whole = await started(one, name)
            table = await one.tables.get(whole.rounds[0].tables[0].table)
            absent = next(seat for seat in range(2) if table.seats[seat].person == people[0].id)
            while table.seats[absent].away is None:  # the other one plays; this one lets the time pass
                if table.asked == absent:
                    table.clocks.left[absent] = 0
                    table.clocks.reseat(absent, False)
                    await one.tables.ask(table, changes.time_is_up(absent))
                else:
                    await move_once(one, table, taberna.Rng(5))
            await play_out(one, name)
            page = await one.tournaments.look(name, None)
            assert page.rounds[0].tables[0].away[absent] and not page.rounds[0].tables[0].away[1 - absent]
            assert [page.entrants[line.entrant].person for line in page.standings] == [people[1].id, people[0].id]
            assert [line.points for line in page.standings] == [1, 0], "whatever the bot has done for him"

    run(hold())


def test_everybody_leaves(lite: Config, run: Run) -> None:
    async def hold() -> None:
        async with house(lite) as one:
            name = await announced(one, rounds=5)
            for person in await filled(one, name, people=2):
                await started(one, name) if (await one.tournaments.book.find(name)).status == "open" else None
                await one.tournaments.leave(name, person.id)
            whole = await play_out(one, name)
            assert whole.tournament.status == "over" and len(whole.rounds) == 1

    run(hold())


def test_a_cancelled_tournament_shows_its_dice_when_all_are_over(lite: Config, run: Run) -> None:
    async def hold() -> None:
        async with house(lite) as one:
            name = await announced(one, duplicate=True)
            await filled(one, name, people=4)
            whole = await started(one, name)
            await one.tournaments.book.cancel(name)
            assert await refused(one.tournaments.book.cancel(name)) == "tournament-over"
            whole = await play_round(one, name, taberna.Rng(4))
            assert whole.tournament.status == "cancelled" and len(whole.rounds) == 1
            for table in whole.rounds[0].tables:
                assert not (await one.tables.get(table.table)).header.settings.sealed
            assert await one.tournaments.book.to_attend(1 << 50) == []

    run(hold())


def test_bots_play_among_themselves(lite: Config, run: Run) -> None:
    async def hold() -> None:
        async with house(lite) as one:
            name = await announced(one, "knock-out")
            await filled(one, name, people=0, bots=5)
            await started(one, name)
            whole = await play_out(one, name)
            assert whole.tournament.status == "over"
            assert all(not any(t.outcome.away) for row in whole.rounds for t in row.tables if t.outcome)

    run(hold())


def test_old_tournaments_of_nobody_are_forgotten(config: Config, run: Run) -> None:
    async def hold() -> None:
        async with house(config) as one:
            of_bots, of_people = await announced(one), await announced(one)
            await filled(one, of_bots, people=0, bots=2)
            people = await filled(one, of_people, people=2)
            for name in (of_bots, of_people):
                await started(one, name)
                await one.tournaments.book.cancel(name)
            now = (1 << 50) - 1
            assert await housekeeping.forget_tournaments(one.store, 1) == 0
            assert await housekeeping.forget_tournaments(one.store, now) == 1
            assert await refused(one.tournaments.look(of_bots, None)) == "no-such-tournament"
            assert (await one.tournaments.look(of_people, None)).info.status == "cancelled"
            for person in people:
                await one.forget(person.id)
            assert await housekeeping.forget_tournaments(one.store, now) == 1

    run(hold())


def test_a_table_that_can_not_be_played_on_holds_nobody_up(lite: Config, run: Run) -> None:
    async def hold() -> None:
        async with house(lite) as one:
            name = await announced(one, rounds=1)
            await filled(one, name, people=2)
            whole = await started(one, name)
            table = whole.rounds[0].tables[0].table
            async with one.store.transaction() as connection:
                this = sa.update(schema.tables).where(schema.tables.c.id == table)
                await connection.execute(this.values(rules=99))
            await one.tournaments.director.attend_all()
            page = await one.tournaments.look(name, None)
            assert page.info.status == "over" and page.rounds[0].tables[0].void
            assert [line.points for line in page.standings] == [0.5, 0.5]
            assert [line.place for line in page.standings] == [1, 1]

    run(hold())


class Killed(BaseException):
    """The plug is pulled."""


def test_whatever_is_interrupted_is_done_once(config: Config, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every write of the director may be its last: another one goes on from there."""

    async def hold() -> None:
        async with house(config) as one:
            name = await announced(one, duplicate=True, rounds=2)
            await filled(one, name, people=4)
            await one.tournaments.book.ask_start(name)
            rng = taberna.Rng(7)
            left = [0]
            for step in ("begin", "note", "end_round"):
                _breakable(monkeypatch, Book, step, left)
            for step in ("_open", "_unseal"):
                _breakable(monkeypatch, Director, step, left)
            for deaths in range(200):
                left[0] = 1 + deaths % 5  # dies after so many more steps
                try:
                    due = await one.tournaments.book.to_attend(1 << 50)
                    for tournament in due:
                        await one.tournaments.director._attend(tournament)
                except Killed:
                    continue
                whole = await one.tournaments.book.whole(name)
                if whole.tournament.status == "over":
                    break
                there = await tables_of(one)
                for table in whole.rounds[-1].tables:
                    if table.table in there:
                        await play_table(one, table.table, rng)
            assert deaths >= 6
            whole = await one.tournaments.book.whole(name)
            assert [len(row.tables) for row in whole.rounds] == [2, 2]
            async with one.store.transaction() as connection:
                count = (await connection.execute(sa.select(sa.func.count()).select_from(schema.tables))).scalar()
            assert count == 4

    run(hold())


def _breakable(monkeypatch: pytest.MonkeyPatch, owner: type, step: str, left: list[int]) -> None:
    whole = getattr(owner, step)

    async def once(self: object, *given: object) -> object:
        done = await whole(self, *given)
        left[0] -= 1
        if left[0] == 0:
            raise Killed
        return done

    monkeypatch.setattr(owner, step, once)


def test_two_directors_at_once(config: Config, run: Run) -> None:
    async def hold() -> None:
        async with house(config) as one:
            name = await announced(one, rounds=2)
            await filled(one, name, people=6)
            await one.tournaments.book.ask_start(name)
            director = one.tournaments.director
            for _ in range(2):
                await asyncio.gather(*(director.attend_all() for _ in range(4)))
                whole = await one.tournaments.book.whole(name)
                for table in whole.rounds[-1].tables:
                    await play_table(one, table.table, taberna.Rng(3))
            await asyncio.gather(*(director.attend_all() for _ in range(4)))
            whole = await one.tournaments.book.whole(name)
            assert whole.tournament.status == "over" and [len(row.tables) for row in whole.rounds] == [3, 3]

    run(hold())
