"""Attacks with games that go on and on."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

import taberna
from taberna.core.errors import Refused
from taberna.protocol import Person
from taberna.server import new_table, replays
from taberna.server.http import records

from ..conftest import Run
from ..test_service import service
from .setting import served


def test_a_record_that_no_game_is_as_long_as_is_refused(
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


def test_records_that_go_on_and_on_are_read_a_few_at_a_time_and_refused(
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
def test_every_real_game_is_short_enough(name: str) -> None:
    rng = taberna.Rng(1)
    longest = max(taberna.game(name, players).start().playout(rng) for players in (2, 4) for _ in range(30))
    assert int(longest) * 4 < new_table.MOST_MOVES


def test_what_is_looked_back_on_is_worked_out_once_off_the_loop_and_not_for_one_guest_alone(
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
