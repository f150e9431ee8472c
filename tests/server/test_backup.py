"""A server is copied while a game is under way, restored elsewhere, and the game is played to its end there."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import taberna
from taberna import fair, protocol
from taberna.client import Client

from ..commands import here
from .conftest import Run, Server
from .players import Anyhow, asked, move, opened


def command(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "taberna", *arguments],
        env={**os.environ, "TABERNA_DATA": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


async def begun(client: Client) -> str:
    """A table with a person and a bot, some moves into the game."""
    table = await opened(client, "alea", ("me", "random"))
    async with await client.connect() as line:
        entered = await line.enter(table)
        for _ in range(3):
            await move(line, await asked(line, entered))
            entered = await line.enter(table)
    return table


async def finished(client: Client, table: str) -> taberna.Record:
    """The same person plays on, with the cookie of before."""
    async with await client.connect() as line:
        entered = await line.enter(table)
        assert any(isinstance(one, protocol.Played) for one in entered.tail), "what was played is there"
        await client.play(table, Anyhow())
    return taberna.Record.loads(await client.record(table))


async def both(first: Server, second: Server, backup: Path, target: tuple[str, ...]) -> None:
    async with first.client("Julia") as client:
        table = await begun(client)
        done = command(first.folder, "backup", str(backup))
        assert done.returncode == 0, done.stderr
        cookie = client.http.cookies["taberna"]
    done = command(second.folder, "restore", str(backup), *target)
    assert done.returncode == 0, done.stderr
    second.start()
    async with second.client("", cookie) as client:
        record = await finished(client, table)
        assert record.result is not None
        fair.check(record)


def test_restored_elsewhere_and_played_on(tmp_path: Path, run: Run) -> None:
    first, second = (Server(tmp_path / name, "--limits", "0") for name in ("first", "second"))
    first.start()
    backup = tmp_path / "taberna.backup"
    try:
        run(both(first, second, backup, ()))
    finally:
        first.stop()
        second.stop()
    assert backup.stat().st_mode & 0o077 == 0, "nobody else may read it"
    again = command(first.folder, "backup", str(backup))
    assert again.returncode == 2 and "exists" in again.stderr, "an older backup is not written over"
    full = command(second.folder, "restore", str(backup))
    assert full.returncode == 2 and "already" in full.stderr, "people and tables are not written over"


def test_from_sqlite_to_postgresql(tmp_path: Path, run: Run, services: tuple[str, str]) -> None:
    database = ("--db", services[0])
    first = Server(tmp_path / "first", "--limits", "0")
    second = Server(tmp_path / "second", "--limits", "0", *database)
    first.start()
    try:
        run(both(first, second, tmp_path / "taberna.backup", database))
    finally:
        first.stop()
        second.stop()


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The backup of an empty server."""
    folder = tmp_path_factory.mktemp("empty")
    done = command(folder, "backup", str(folder / "backup"))
    assert done.returncode == 0, done.stderr
    return (folder / "backup").read_bytes()


def broken(sound: bytes) -> dict[str, bytes]:
    lines = gzip.decompress(sound).decode().splitlines()
    head = json.loads(lines[0])
    newer = json.dumps({**head, "revision": "9999"})
    return {
        "cut off": sound[: len(sound) // 2],
        "no gzip": b"hello",
        "no backup": gzip.compress(b"[]\n"),
        "no end": gzip.compress("\n".join(lines[:-1]).encode()),
        "rows lost": gzip.compress("\n".join([lines[0], '{"rows":3}']).encode()),
        "another table": gzip.compress("\n".join([lines[0], '["sqlite_master", {}]', '{"rows":1}']).encode()),
        "no value": gzip.compress("\n".join([lines[0], '["people", {"id": 3}]', '{"rows":1}']).encode()),
        "half a row": gzip.compress(
            "\n".join([lines[0], '["people", {"id": {"value": "x"}}]', '{"rows":1}']).encode()
        ),
        "newer": gzip.compress(newer.encode()),
    }


KINDS = (
    "cut off",
    "no gzip",
    "no backup",
    "no end",
    "rows lost",
    "another table",
    "no value",
    "half a row",
    "newer",
)


@pytest.mark.parametrize("kind", KINDS)
def test_a_bad_backup_is_refused(kind: str, sound: bytes, tmp_path: Path) -> None:
    path = tmp_path / "backup"
    path.write_bytes(broken(sound)[kind])
    code, _, said = here("restore", str(path), TABERNA_DATA=str(tmp_path / "data"))
    assert code == 2, said
    expected = "newer version" if kind == "newer" else "not a whole backup"
    assert expected in said


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    done = command(tmp_path / "data", "restore", str(tmp_path / "none"))
    assert done.returncode == 2 and "can’t be read" in done.stderr, done.stderr
