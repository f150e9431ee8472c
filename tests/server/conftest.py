"""A real server process for the tests, and clients of it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG

from taberna.client import Client
from taberna.server.config import Config

from .databases import empty_database, services

__all__ = ["empty_database", "services"]

# Five seconds, httpx's own, are too few where a machine has much else to do.
for part in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, part, 90.0)
Run = Callable[[Coroutine[Any, Any, Any]], Any]


class Server:
    """A server process that can be stopped, killed and started again on the same data."""

    module = "taberna"

    def __init__(self, folder: Path, *arguments: str, port: int = 0) -> None:
        self.folder = folder
        self.arguments = arguments
        self.port = port
        self.url = ""
        self.before: list[str] = []  # what runs the command
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        serve = [sys.executable, "-m", self.module, "serve", "--port", str(self.port)]
        command = [*self.before, *serve, *self.arguments]
        environment = {**os.environ, "TABERNA_DATA": str(self.folder)}
        with (self.folder / "log").open("a") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, env=environment, text=True
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, self.log()
        self.url = line.split("http://")[1].split("/")[0]
        self.port = int(self.url.rpartition(":")[2])
        self.url = f"http://{self.url}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """The plug is pulled."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Asked politely; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        process, self._process = self._process, None
        process.send_signal(how)
        code = process.wait(timeout=90)
        assert process.stdout is not None
        process.stdout.close()
        return code

    def log(self) -> str:
        return (self.folder / "log").read_text()

    def client(self, name: str = "", cookie: str = "") -> Client:
        return Client(self.url, name, cookie)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server without limits for all tests that need no other."""
    one = Server(tmp_path_factory.mktemp("server"), "--limits", "0")
    one.start()
    yield one
    code = one.stop()
    assert "Traceback" not in one.log() and '"trace"' not in one.log(), one.log()
    assert code == 0, one.log()


@pytest.fixture(params=["sqlite", "postgres"])
def config(request: pytest.FixtureRequest, tmp_path: Path) -> Config:
    """Of a server that keeps its games in a file, and of one that keeps them in PostgreSQL."""
    db = request.getfixturevalue("empty_database") if request.param == "postgres" else ""
    return Config(folder=tmp_path, db=db)


async def holds(condition: Callable[[], object], seconds: float = 90.0) -> None:
    """Wait until this is true."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.fixture
def run() -> Run:
    """Runs a coroutine, at most ten minutes long: it takes seconds, but where a machine has much else to do."""

    def runner(work: Coroutine[Any, Any, Any]) -> Any:
        async def limited() -> Any:
            return await asyncio.wait_for(work, 600)

        return asyncio.run(limited())

    return runner
