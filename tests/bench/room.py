"""A busy room, with 10,000 people, 100,000 finished games and 5,000 under way: its pages, and its live tables.

    python -m tests.bench.room --save
    python -m tests.bench.room --only moves --save

A server process on a database of that size, in SQLite and, where there is one, in PostgreSQL. Pages: requests of
people drawn at random, the busy ones more often, one after the other; the bar is 100 ms at the 99th percentile.
Moves: those a second at live tables, as `tests.bench.load` plays them, with that database, with page requests
going on besides, and with an empty one, in turn; the bar is a loss of 5 % by the full database.
"""

from __future__ import annotations

import argparse
import asyncio
import hmac
import random
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from sqlalchemy import insert, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from taberna.server.store.database import address, connect
from taberna.server.store.model import clock_time, readable
from taberna.server.store.schema import (
    card_tallies,
    entrants,
    journal,
    people,
    rating_changes,
    ratings,
    round_tables,
    rounds,
    seats,
    secrets,
    tables,
    tallies,
    tournaments,
)
from tests.bench.load import __main__ as load
from tests.bench.load.__main__ import ours
from tests.results import machine, save
from tests.server.postgres import INITDB, POSTGRES, running_postgres

BAR = 100.0
LOSS = 0.05
SECRET = bytes(32)
AT_ONCE = 2000
DAY = 24 * 3600 * 1000
TOURNAMENTS = 30
PAGES = {
    "my games": "/api/me/games",
    "my games, older": "/api/me/games?before={old}",
    "my tables": "/api/me/tables",
    "open tables": "/api/tables",
    "leaderboard": "/api/ratings/alea",
    "notices": "/api/me/notices",
    "a profile": "/api/players/{person}",
    "a bot's profile": "/api/players/bot:citizen",
    "tournaments": "/api/tournaments",
    "a tournament of 200": "/api/tournaments/{tournament}",
    "vacation": "/api/me/vacation",
    "muted and blocked": "/api/me/shunned",
    "who looks for others": "/api/search/everybody",
    "who I am": "/api/me",
}
Rows = dict[Any, list[dict[str, Any]]]


def name_of(kind: str, number: int) -> str:
    return readable(hmac.digest(b"bench", f"{kind} {number}".encode(), "sha256"))


def somebody(rng: random.Random, count: int) -> int:
    """A number below the count; the low ones are busy people."""
    return int(count * rng.random() ** 2)


def rows(folks: int, over: int, running: int) -> Iterator[Rows]:
    """What the database is filled with, some tables at a time."""
    rng, now = random.Random(7), clock_time()
    person: dict[str, Any] = {"epoch": 0, "created": now - 300 * DAY, "deleted": False}
    everybody = [{**person, "id": name_of("person", k), "name": f"Player {k}"} for k in range(folks)]
    yield {secrets: [{"name": "cookies", "value": SECRET}], people: everybody}
    rated = [{"game": "alea", "player": one["id"], "mu": 25.0, "sigma": 5.0, "games": 9} for one in everybody]
    yield {ratings: rated}
    yield {tallies: list(_tallies(everybody)), card_tallies: list(_cards(everybody))}
    for number in range(TOURNAMENTS):
        yield _tournament(number, now, folks)
    for start in range(0, over + running, AT_ONCE):
        some: Rows = {tables: [], seats: [], journal: [], rating_changes: []}
        for k in range(start, min(start + AT_ONCE, over + running)):
            _table(some, rng, k, now - rng.randrange(250 * DAY), k < over, folks)
        yield some


def _tallies(everybody: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for one in [*everybody, {"id": "bot:citizen"}]:
        for players in (2, 3, 4):
            about = {"player": one["id"], "game": "alea", "players": players, "rated": True}
            yield about | {"games": 9, "wins": 3.0}


def _cards(everybody: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for one in [*everybody, {"id": "bot:citizen"}]:
        for card in range(20):
            about = {"player": one["id"], "game": "pecunia", "card": f"card{card}"}
            yield about | {"games": 5, "times": card, "wins": 2.0, "fair": 2.5}


def _tournament(number: int, now: int, folks: int) -> Rows:
    """200 people, nine rounds of a hundred tables."""
    name = name_of("tournament", number)
    plan: dict[str, Any] = {
        "kind": "swiss",
        "seats": 2,
        "clock": {"per": "move", "seconds": 60},
        "standin": "citizen",
    }
    plan |= {"rounds": 9, "duplicate": True}
    row: dict[str, Any] = {
        "id": name,
        "name": f"Ludi {number}",
        "game": "alea",
        "options": {},
        "plan": plan,
        "status": "over",
    }
    row |= {"round": 9, "starts": None, "created": now, "started": now, "ended": now}
    who = [(number * 200 + k) % folks for k in range(200)]
    came = [
        {"tournament": name, "number": k, "person": name_of("person", one), "joined": now, "seed": k}
        | {"withdrawn": False, "origin": ""}
        for k, one in enumerate(dict.fromkeys(who))
    ]
    played = [
        {"tournament": name, "number": k, "dice": SECRET, "begins": now, "ended": now, "spared": []}
        for k in range(1, 10)
    ]
    outcome: dict[str, Any] = {"scores": [30, 20], "winners": [0], "away": [False, False], "void": False}
    at = [
        {"tournament": name, "round": k, "number": n, "table": name_of("round", 100 * k + n)}
        | {"places": [n, (n + k) % 100 + 100], "outcome": outcome}
        for k in range(1, 10)
        for n in range(100)
    ]
    return {tournaments: [row], entrants: came, rounds: played, round_tables: at}


def _table(some: Rows, rng: random.Random, number: int, at: int, is_over: bool, folks: int) -> None:
    table = name_of("table", number)
    sitting = list(dict.fromkeys(name_of("person", somebody(rng, folks)) for _ in range(3)))
    result = {"ending": "rows", "scores": [1] * len(sitting), "winners": [0]} if is_over else None
    row: dict[str, Any] = {"id": table, "game": "alea", "rules": 1, "players": len(sitting), "options": {}}
    row |= {"settings": {"hints": False}, "host": sitting[0], "seed": SECRET, "created": at, "touched": at + DAY}
    row |= {"ended": at + DAY if is_over else None, "status": "over" if is_over else "playing"}
    row |= {"listed": number % 10 == 0, "version": 3, "due": None, "asked": None if is_over else 0}
    row |= {"result": result, "next": None, "muted": [], "helped": False, "rated": True, "uploaded": False}
    some[tables].append(row | {"counted": True, "begun": None, "data": "", "dice": "taberna 2"})
    for seat, one in enumerate(sitting):
        place = {"table": table, "seat": seat, "kind": "person", "person": one, "called": ""}
        ended = at + DAY if is_over else None
        some[seats].append(place | {"bot": None, "away": None, "vacation": False, "ended": ended})
        if is_over:
            change = {"table": table, "player": one, "game": "alea", "at": at + DAY}
            some[rating_changes].append(change | {"before": 1.0, "after": 2.0})
    for version, kind in enumerate(("begin", "play", "say"), 1):
        line = {"opened": at, "table": table, "version": version, "at": at + version, "kind": kind, "seat": None}
        some[journal].append(line | {"moves": "", "person": None, "text": ""})


async def fill(url: URL, folks: int, over: int, running: int) -> None:
    engine = await connect(url)
    for some in rows(folks, over, running):
        async with engine.begin() as connection:
            for table, values in some.items():
                if values:
                    await connection.execute(insert(table), values)
    async with engine.begin() as connection:
        await connection.execute(text("ANALYZE"))
    await engine.dispose()


def measure(server: str, folks: int, requests: int) -> dict[str, list[float]]:
    """Milliseconds of each request, by page."""
    rng = random.Random(8)
    found: dict[str, list[float]] = {name: [] for name in PAGES}
    old = clock_time() - 60 * DAY
    with httpx.Client(base_url=server) as client:
        for _ in range(requests):
            one = name_of("person", somebody(rng, folks))
            for name, page in PAGES.items():
                began = time.perf_counter()
                address_ = page.format(old=old, person=one, tournament=name_of("tournament", 0))
                answer = client.get(address_, headers={"cookie": cookie_of(one)})
                found[name].append(1000 * (time.perf_counter() - began))
                if answer.status_code != 200:
                    raise SystemExit(f"{page}: {answer.text[:200]}")
    return found


def pages_at(server: str, folks: int, rate: float, stop: threading.Event) -> None:
    """Ask for pages so often a second, one of each in turn, until it is enough."""
    rng, old = random.Random(9), clock_time() - 60 * DAY
    with httpx.Client(base_url=server) as client:
        for page in cycle(PAGES.values()):
            began = time.perf_counter()
            one = name_of("person", somebody(rng, folks))
            address_ = page.format(old=old, person=one, tournament=name_of("tournament", 0))
            client.get(address_, headers={"cookie": cookie_of(one)}).raise_for_status()
            if stop.wait(max(0.0, 1 / rate - (time.perf_counter() - began))):
                return


def moves(asked: argparse.Namespace, folder: Path, dbs: tuple[str, str]) -> dict[str, float]:
    """Medians of the moves a second: of an empty database, of a full one, and of that with page requests."""
    found: dict[str, list[float]] = {"empty": [], "full": [], "full, with pages": []}
    for number in range(asked.rounds):
        for kind, rates in found.items():
            empty = kind == "empty"
            db = dbs[0] if empty else dbs[1]
            where = folder / f"empty {number}" if empty else folder
            with ours(where, *(["--db", db] if db else [])) as (url, process):
                stop = threading.Event()
                asking = threading.Thread(target=pages_at, args=(url, asked.people, asked.rate, stop))
                if kind.endswith("pages"):
                    asking.start()
                try:
                    rates.append(load.play("taberna", url, asked.tables, asked.moves, process)["rate"])
                finally:
                    stop.set()
                    if asking.ident is not None:
                        asking.join()
    return {kind: statistics.median(rates) for kind, rates in found.items()}


def cookie_of(person: str) -> str:
    return f"taberna={person}.0.{hmac.digest(SECRET, f'{person}.0'.encode(), 'sha256').hex()}"


async def another(db: str) -> str:
    """A second database, empty, where the first one is."""
    if not db:
        return ""
    engine = create_async_engine(address(db, Path()), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text("CREATE DATABASE empty"))
    await engine.dispose()
    return f"{db.rpartition('/')[0]}/empty"


@contextmanager
def databases() -> Iterator[dict[str, str]]:
    if INITDB is None or POSTGRES is None or find_spec("asyncpg") is None:
        yield {"SQLite": ""}
        return
    with running_postgres() as url:
        yield {"SQLite": "", "PostgreSQL": url}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--over", type=int, default=100_000)
    parser.add_argument("--running", type=int, default=5_000)
    parser.add_argument("--requests", type=int, default=300)
    parser.add_argument("--tables", type=int, default=500, help="live tables")
    parser.add_argument("--moves", type=int, default=16_000, help="so many a round at all of them")
    parser.add_argument("--rate", type=float, default=5.0, help="page requests a second besides")
    parser.add_argument("--rounds", type=int, default=5, help="of moves")
    parser.add_argument("--only", choices=["pages", "moves"], help="one of the two")
    parser.add_argument("--database", choices=["SQLite", "PostgreSQL"], help="one of the two")
    parser.add_argument("--save", action="store_true", help="write the tables to docs/results.md")
    asked = parser.parse_args()
    pages, rates = dict[str, dict[str, list[float]]](), dict[str, dict[str, float]]()
    if asked.only != "pages":
        load.install()
    with databases() as found:
        for name, db in found.items():
            if asked.database in (None, name):
                with tempfile.TemporaryDirectory() as kept:
                    folder = Path(kept)
                    asyncio.run(fill(address(db, folder), asked.people, asked.over, asked.running))
                    if asked.only != "moves":
                        with ours(folder, *(["--db", db] if db else [])) as (url, _):
                            pages[name] = measure(url, asked.people, asked.requests)
                    if asked.only != "pages":
                        rates[name] = moves(asked, folder, (asyncio.run(another(db)), db))
    show_pages(asked, pages)
    show_moves(asked, rates)


def size_of(asked: argparse.Namespace) -> str:
    return f"{asked.people:,} people, {asked.over:,} finished games, {asked.running:,} under way"


def show_pages(asked: argparse.Namespace, found: dict[str, dict[str, list[float]]]) -> None:
    lines = [f"{size_of(asked)}; milliseconds of a request, of {asked.requests}: {machine()}.", ""]
    lines += ["| database | page | median | 99th percentile |", "|---|---|---:|---:|"]
    table = Table("", "", "median", "p99", title=size_of(asked))
    for name, taken in found.items():
        for page, times in taken.items():
            middle, late = statistics.median(times), sorted(times)[int(0.99 * len(times))]
            table.add_row(name, page, f"{middle:.1f}", f"{late:.1f}", style="red" if late > BAR else "")
            lines.append(f"| {name} | {page} | {middle:.1f} | {late:.1f} |")
    if found:
        Console().print(table)
        if asked.save:
            save("room", [*lines, ""])


def show_moves(asked: argparse.Namespace, found: dict[str, dict[str, float]]) -> None:
    what = f"{asked.tables} live tables, medians of {asked.rounds} rounds of {asked.moves:,} moves"
    full = f"full, and {asked.rate:g} page requests a second"
    lines = [f"{what}; full: {size_of(asked)}: {machine()}.", ""]
    lines += [f"| moves a second | empty | full | {full} |", "|---|---:|---:|---:|"]
    table = Table("moves/s", "empty", "full", full, title=what)
    for name, rates in found.items():
        empty, *others = rates.values()
        cells = [f"{empty:,.0f}", *(f"{rate:,.0f} ({rate / empty:.1%})" for rate in others)]
        table.add_row(name, *cells, style="red" if others[0] < (1 - LOSS) * empty else "")
        lines.append(f"| {name} | {' | '.join(cells)} |")
    if found:
        Console().print(table)
        if asked.save:
            save("room moves", [*lines, ""])


if __name__ == "__main__":
    main()
