"""Attacks that stopped the server for good."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import httpx
import pytest

import taberna
from taberna import games
from taberna.core.errors import TabernaError
from taberna.protocol import NewSeat, NewTable
from taberna.server import new_table
from taberna.server.live import changes, tables

from .. import mired
from ..conftest import Run, Server, holds
from ..test_service import ALONE, opened, service


@pytest.fixture
def bog() -> Iterator[None]:
    """The game that gets stuck can be played for the length of a test."""
    games._offered()[mired.NAME] = EntryPoint(mired.NAME, mired.ADDRESS, games.GROUP)
    yield
    mired.Mired.worse = None
    del games._offered()[mired.NAME]
    games.manifest.cache_clear()


@pytest.mark.parametrize("trouble", ["error", "refusal", "chance"])
def test_a_table_that_can_not_start_is_refused_and_not_kept(
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
            assert await one.my_games(julia.id, None) == []

    run(attack())


def test_a_stored_table_that_can_not_start_is_set_aside_and_the_room_opens(
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


def test_a_huge_number_is_refused_with_a_code(server: Server) -> None:
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


def test_a_position_that_loops_is_refused_at_once(server: Server) -> None:
    """The attack itself: the set-up of Pecunia for a third player where two sit."""
    game = taberna.game("pecunia", players=2)
    begun = dict(game.start().position())
    frames = begun["frames"] = [dict(frame) for frame in begun["frames"]]  # type: ignore[attr-defined]
    seats = [{"kind": "me"}, {"kind": "here", "name": "Livia"}]
    with httpx.Client(base_url=server.url, timeout=60) as browser:
        browser.post("/api/me", json={"name": "Mallory"})
        for spoilt in range(1, 30):
            frames[0]["a"] = spoilt
            answer = browser.post("/api/tables", json={"game": "pecunia", "seats": seats, "begun": begun})
            assert answer.status_code == 400 if spoilt == 3 else answer.status_code in (201, 400), answer.text
        assert browser.get("/health").status_code == 200


def test_names_of_arguments_are_no_options(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Livia"}]
    with httpx.Client(base_url=server.url) as browser:
        browser.post("/api/me", json={"name": "Mallory"})
        for name in ("players", "data", "self"):
            answer = browser.post("/api/tables", json={"game": "alea", "seats": seats, "options": {name: 3}})
            assert (answer.status_code, answer.json()["code"]) == (400, "unknown-option")
