"""A PostgreSQL and a Redis of the tests' own, from Debian's packages."""

from __future__ import annotations

import asyncio
import secrets
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from taberna.server.store.database import address

from .postgres import INITDB, POSTGRES, binary, free_port, running_postgres, wait_for

REDIS = binary("redis-server")


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
        wait_for(cache)
        yield database, f"redis://127.0.0.1:{cache}/0"
        redis.terminate()
        redis.wait(30)
