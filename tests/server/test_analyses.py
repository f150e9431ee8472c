"""Luck and skill at the server: asked for, worked out behind play, kept; and another try from a position."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import taberna
from taberna import Record
from taberna.client import Answered, Client
from taberna.core.errors import Refused
from taberna.finished import LookedBack
from taberna.protocol import TableInfo, TryAgain
from taberna.server import analyses, exercises, new_table, try_again
from taberna.server.analyst import told
from taberna.server.config import Config
from taberna.server.live.table import LiveTable
from taberna.server.service import Service
from taberna.server.store import analyses as kept
from tests.analysis.test_truth import CHEAP, from_here, positions, wins_at_once

from .conftest import Run, Server
from .players import opened


@pytest.fixture(autouse=True)
def as_quick_as_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine what gives way would never end."""
    monkeypatch.setattr(analyses, "QUICK_NICE", 0)
    monkeypatch.setattr(analyses, "FULL_NICE", 0)


def short(name: str = "pecunia") -> Record:
    """A finished game that has begun near its end."""
    state = next(positions(name, 2, "random", range(1, 2)))
    return from_here(state, state.options()[0])


async def brought(client: Client, record: Record) -> str:
    answer = await client.http.post("/api/records", content=record.dumps())
    return str(answer.json()["id"])


async def look(client: Client, table: str, method: str = "GET") -> LookedBack:
    return await client.call(method, f"/api/tables/{table}/analysis", LookedBack)


def test_whoever_has_a_name_asks_and_everybody_may_look(server: Server, run: Run) -> None:
    async def ask() -> None:
        async with server.client("Julia") as julia, server.client() as nobody:
            table = await brought(julia, short())
            assert (await look(nobody, table)).stage == "none"
            with pytest.raises(Answered) as refused:
                await look(nobody, table, "POST")
            assert refused.value.code == "not-signed-in"
            seen = [await look(julia, table, "POST")]
            while seen[-1].stage not in ("quick", "full"):
                await asyncio.sleep(0.05)
                seen.append(await look(nobody, table))
            assert seen[0].stage == "waiting"
            found = seen[-1].found
            assert found is not None and len(found.players) == 2
            for one in found.players:
                parts = one.parts
                assert abs(parts.start + parts.luck + parts.own + parts.others - parts.result) < 1e-4
            assert {choice.chosen for choice in found.choices} <= set(found.moves)
            assert (await look(julia, table, "POST")).found is not None, "it is worked out once"
            under_way = await opened(julia)
            with pytest.raises(Answered, match="not over"):
                await look(julia, under_way, "POST")

    run(ask())


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[Service]:
    service = await Service.open(Config(folder=folder))
    try:
        yield service
    finally:
        await service.close()


async def finished(service: Service, record: Record) -> LiveTable:
    person = await service.people.guest("Julia")
    header, seats, changes = new_table.uploaded(record, person)
    await service.store.create(header, seats, changes)
    return await service.tables.newest(header.id)


async def done(service: Service, table: LiveTable) -> LookedBack:
    while (found := await service.analyses.state(table)).stage not in ("full", "failed"):
        await asyncio.sleep(0.05)
    return found


def test_a_day_has_so_many_analyses_and_no_more(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "QUOTA", 1)

    async def ask() -> None:
        async with house(tmp_path) as service:
            first, second = await finished(service, short()), await finished(service, short())
            await service.analyses.ask(first, "julia")
            with pytest.raises(Refused, match="1 games analysed since this time yesterday"):
                await service.analyses.ask(second, "julia")
            await service.analyses.ask(first, "julia")  # what is there costs nothing
            await service.analyses.ask(second, "tiro")

    run(ask())


def test_what_was_asked_for_is_done_after_a_restart(tmp_path: Path, run: Run) -> None:
    async def ask() -> None:
        async with house(tmp_path) as service:
            table = await finished(service, short())
            await kept.begin(service.store, table.header.id, "julia")
        async with house(tmp_path) as service:
            found = await done(service, await service.tables.newest(table.header.id))
            assert found.stage == "full" and found.found is not None and not found.found.quick

    run(ask())


DIES = "import sys; sys.stdin.readline()"
REFUSES = 'import sys; sys.stdin.readline(); print(\'{"problem": {"code": "analysis-endless"}}\', flush=True)'


@pytest.mark.parametrize(("script", "code"), [(DIES, "analysis-gave-up"), (REFUSES, "analysis-endless")])
def test_what_can_not_be_analysed_gets_a_sentence(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, script: str, code: str
) -> None:
    monkeypatch.setattr(analyses, "COMMAND", (sys.executable, "-c", script))

    async def ask() -> None:
        async with house(tmp_path) as service:
            table = await finished(service, short())
            await service.analyses.ask(table, "julia")
            found = await done(service, table)
            assert found.stage == "failed" and found.problem is not None and found.problem.code == code

    run(ask())


def test_another_try_begins_as_the_seat_saw_it(tmp_path: Path, run: Run) -> None:
    record = taberna.play(taberna.game("pecunia", 3), ["random"] * 3, 2)
    states = [state.clone() for state, _ in record.steps()]
    moves = next(k for k, state in enumerate(states) if k > 40 and state.turn >= 0 and len(state.options()) > 1)
    seen = states[moves].view(states[moves].turn)

    async def ask() -> None:
        async with house(tmp_path) as service:
            table = await finished(service, record)
            person = await service.people.get(table.header.host or "")
            hands = set()
            for _ in range(6):
                header, seats = await try_again.opened(table, TryAgain(moves), person)
                state = record.game.position(header.begun)
                assert not header.rated and state.view(states[moves].turn) == seen
                assert [seat.kind for seat in seats].count("bot") == 2
                assert seats[states[moves].turn].person == person.id
                hands.add(str(state.view((states[moves].turn + 1) % 3)))
            assert len(hands) > 1, "what the seat could not know is dealt anew"
            chance = next(k for k, state in enumerate(states) if state.turn < 0)
            with pytest.raises(Refused, match="nobody had to choose"):
                await try_again.opened(table, TryAgain(chance), person)

    run(ask())


def test_own_mistakes_become_exercises(tmp_path: Path, run: Run) -> None:
    state, winning, other = wins_at_once()
    record, seat = from_here(state, other, "thumb"), int(state.turn)
    found = told(record.game, taberna.analyse(record, budget=CHEAP))

    async def ask() -> None:
        async with house(tmp_path) as service:
            table = await finished(service, record)
            (first, *_) = await exercises.mistakes(table, found, [seat])
            assert first.best == record.game.text(winning) and first.chances[first.best] == 1.0
            assert first.view == state.view(seat) and first.id == f"{table.header.id}-1"
            assert await exercises.mistakes(table, found, []) == []

    run(ask())


def test_another_try_is_played_with_bots(server: Server, run: Run) -> None:
    async def ask() -> None:
        async with server.client("Julia") as julia:
            table = await brought(julia, short())
            again = await julia.call("POST", f"/api/tables/{table}/again", TableInfo, TryAgain(0))
            assert again.status == "playing" and not again.rated
            assert sorted(seat.kind for seat in again.seats) == ["bot", "person"]

    run(ask())
