"""Attacks on ratings, the clock, seats and the lobby."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from taberna import protocol
from taberna.core.errors import Refused
from taberna.package_data import read
from taberna.protocol import Clock, NewSeat, NewTable
from taberna.server import new_table
from taberna.server.live import changes
from taberna.server.live.table import LiveTable
from taberna.server.service import Service
from taberna.server.store import housekeeping, ratings
from taberna.server.store.model import Header, Seat, clock_time, counts
from taberna.server.texts import cleaned, looks_like

from ..conftest import Run, holds
from ..test_service import ALONE, PAIR, opened, service
from .setting import first_option, refusal, two_players


async def played_out(one: Service, table: LiveTable) -> None:
    while table.header.status == "playing":
        await first_option(one, table)


def test_a_rematch_is_an_offer_that_each_accepts(tmp_path: Path, run: Run) -> None:
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


def test_a_game_counts_only_if_everybody_has_moved(tmp_path: Path, run: Run) -> None:
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


def test_a_game_that_counts_has_no_hints_and_undo_leaves_it_so(tmp_path: Path, run: Run) -> None:
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


def test_whoever_leaves_is_last_and_the_others_are_rated_among_themselves() -> None:
    header = Header("a" * 16, "alea", 1, 3, {}, None, None, b"", 0)  # type: ignore[arg-type]
    header.result = protocol.Result("column", [90, 50, 10], [0])
    stayed, left = Seat("person", "x"), Seat("person", "y", away="left")
    assert ratings.ranks(header, [left, stayed, stayed]) == [2.0, 0.0, 1.0]
    skills = [(25.0, 8.0, 0)] * 3
    after = ratings.rated_game(skills, [2.0, 0.0, 1.0], [True, False, False])
    assert after[1:] == ratings.rated(skills[1:], [0.0, 1.0]) and after[0][0] < 25.0
    alone = ratings.rated_game(skills[:2], [1.0, 0.0], [True, False])
    assert alone[1][0] > 25.0 > alone[0][0]


def test_the_same_person_on_two_seats_is_never_rated() -> None:
    header = Header("a" * 16, "alea", 1, 2, {}, None, None, b"", 0, rated=True)  # type: ignore[arg-type]
    assert counts(header, [Seat("person", "x"), Seat("person", "y")])
    assert not counts(header, [Seat("person", "x"), Seat("person", "x", "Livia")])


@pytest.mark.parametrize("per", ["move", "game"])
def test_leaving_and_coming_back_gives_no_fresh_time(
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


def test_one_seat_a_person_and_the_host_sends_people_away(tmp_path: Path, run: Run) -> None:
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


def test_the_host_replaces_an_absent_player_by_a_bot_after_ten_minutes(
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


def test_names_can_not_pass_for_another_s_and_must_be_seen(tmp_path: Path, run: Run) -> None:
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


def test_waiting_tables_expire(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            julia = await one.people.guest("Julia")
            waiting, playing = await opened(one, PAIR, julia), await opened(one, ALONE, julia)
            assert await housekeeping.close_waiting(one.store, one.tables.drop, clock_time() + 1) == 1
            assert (await one.tables.get(waiting.header.id)).header.status == "closed"
            assert (await one.tables.get(playing.header.id)).header.status == "playing"

    run(attack())


def test_comments_in_a_list_of_cards_are_not_kept(tmp_path: Path, run: Run) -> None:
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
