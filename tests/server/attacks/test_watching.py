"""What whoever watches over the server must see and be told."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

import taberna
from taberna.protocol import NewCredentials
from taberna.server import new_table
from taberna.server.config import Config
from taberna.server.service import Service
from taberna.server.store import housekeeping, schema
from taberna.server.store.database import BadServer
from taberna.server.store.model import clock_time

from ..conftest import Run
from ..test_service import ALONE, opened, service
from .setting import served

SECRET = "long enough, surely"


def test_health_fails_when_nothing_can_be_written(
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


def test_a_second_process_without_redis_is_refused(tmp_path: Path, run: Run, services: tuple[str, str]) -> None:
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


def test_a_damaged_file_gets_a_sentence_and_its_copy_s_name(tmp_path: Path, run: Run) -> None:
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


def test_guests_and_tables_that_nobody_needs_are_forgotten(tmp_path: Path, run: Run) -> None:
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
