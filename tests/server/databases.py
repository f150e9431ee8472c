"""A PostgreSQL and a Redis of the tests' own, from Debian's packages."""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from taberna.server.store.database import address


def _binary(name: str) -> str | None:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


INITDB, POSTGRES, REDIS = _binary("initdb"), _binary("postgres"), _binary("redis-server")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _user() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def _wait(port: int) -> None:
    until_then = time.monotonic() + 30
    while time.monotonic() < until_then:
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(port)


@pytest.fixture
def empty_database(services: tuple[str, str]) -> str:
    """The address of a database of a test's own in that PostgreSQL."""
    url, name = services[0], f"own_{secrets.token_hex(6)}"

    async def create() -> None:
        engine = create_async_engine(address(url, Path()), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    asyncio.run(create())
    return f"{url.rpartition('/')[0]}/{name}"


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a database in a PostgreSQL of its own."""
    assert INITDB is not None and POSTGRES is not None
    folder = Path("/tmp") / f"taberna-postgres-{os.getpid()}"
    folder.mkdir()
    user = _user()
    if user is not None:
        shutil.chown(folder, user)
    port, quiet = free_port(), subprocess.DEVNULL
    made = [INITDB, "-D", str(folder / "data"), "-A", "trust", "-U", "taberna"]
    subprocess.run(made, user=user, check=True, stdout=quiet, stderr=quiet)
    settings = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}", "-c", "fsync=off"]
    command = [POSTGRES, "-D", str(folder / "data"), "-p", str(port), *settings]
    process = subprocess.Popen(command, user=user, cwd=folder, stdout=quiet, stderr=quiet)
    try:
        _wait(port)
        yield f"postgresql://taberna@127.0.0.1:{port}/postgres"
    finally:
        process.terminate()
        process.wait(30)
        shutil.rmtree(folder)


@pytest.fixture(scope="session")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The addresses of a PostgreSQL and a Redis that live as long as the tests."""
    if INITDB is None or POSTGRES is None or REDIS is None:
        pytest.skip("no PostgreSQL and Redis here (Debian: postgresql, redis-server)")
    cache, quiet = free_port(), subprocess.DEVNULL
    kept = str(tmp_path_factory.getbasetemp())
    with running_postgres() as database:
        redis = subprocess.Popen(
            [REDIS, "--port", str(cache), "--bind", "127.0.0.1", "--save", "", "--dir", kept],
            stdout=quiet,
            stderr=quiet,
        )
        _wait(cache)
        yield database, f"redis://127.0.0.1:{cache}/0"
        redis.terminate()
        redis.wait(30)
