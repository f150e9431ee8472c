"""Attacks by noise: strange and half-open requests, and many of them."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from pathlib import Path
from typing import cast

import httpx
import pytest

from taberna.client import KEEP_ALIVE
from taberna.server import logs
from taberna.server import run as running
from taberna.server.accounts import visitors
from taberna.server.config import Config
from taberna.server.http import half_open
from taberna.server.metrics import Metrics
from taberna.server.service import Service

from ..conftest import Run, Server, holds
from ..test_service import service
from .setting import served


def test_strange_requests_are_refused_without_a_traceback(server: Server) -> None:
    with httpx.Client(base_url=server.url) as browser:
        browser.post("/api/me", json={"name": "Mallory"})
        for path in ("/%00", "/a%0ab", f"/{'a' * 5000}", f"/assets/{'a' * 900}", "/assets/%00", "/rules/%00"):
            answer = browser.get(path)
            assert 400 <= answer.status_code < 500 and answer.json()["code"], path
        deep = "[" * 20_000 + "]" * 20_000
        for path in ("/api/me", "/api/tables", "/api/records"):
            answer = browser.post(path, content=deep, headers={"content-type": "application/json"})
            assert 400 <= answer.status_code < 500, answer.text
            assert answer.json()["code"]


def test_the_same_line_over_and_over_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    sparing = logs.Sparing()
    record = logging.LogRecord("taberna", logging.ERROR, "", 0, "%s failed", ("GET /x",), None)
    assert sum(sparing.filter(record) for _ in range(100)) == logs.OFTEN
    later = logging.LogRecord("taberna", logging.ERROR, "", 0, "%s failed", ("GET /y",), None)
    later.created += 2 * logs.MINUTE
    assert sparing.filter(later) and "80 more" in later.getMessage()


def test_idle_connections_are_closed_by_the_client_first(tmp_path: Path, run: Run) -> None:
    """Else, now and then, a request goes out while the connection is being closed, and is lost."""

    async def attack() -> None:
        async with service(tmp_path) as one:
            assert running.settings(one).timeout_keep_alive > 120 > KEEP_ALIVE * 2

    run(attack())


def test_only_our_own_proxies_tell_where_somebody_comes_from() -> None:
    told = {"x-forwarded-for": "6.6.6.6, 1.2.3.4, 10.0.0.1"}
    for proxies, found in ((0, "9.9.9.9"), (1, "10.0.0.1"), (2, "1.2.3.4")):
        assert visitors.address(told, "9.9.9.9", Config(proxies=proxies)) == found
    one, other = "2001:db8:1:2::1", "2001:db8:1:2:ffff::9"
    assert visitors.address({}, one, Config()) == visitors.address({}, other, Config()) == "2001:db8:1:2::/64"
    assert visitors.address({}, "::ffff:1.2.3.4", Config()) == "1.2.3.4"


def test_the_host_is_checked_where_an_origin_is_given(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        ours = served(tmp_path, origins=["https://taberna.example"])
        async with ours as (_, url), httpx.AsyncClient(base_url=url) as browser:
            foreign = await browser.get("/api/me", headers={"host": "evil.example"})
            assert (foreign.status_code, foreign.json()["code"]) == (421, "foreign-host")
            for host in ("taberna.example", "127.0.0.1:1", "localhost"):
                assert (await browser.get("/api/me", headers={"host": host})).status_code == 200

    run(attack())


def test_half_open_requests_are_cut_off_and_counted(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(half_open, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr("taberna.server.http.guard.BODY_SECONDS", 0.3)

    async def attack() -> None:
        async with served(tmp_path) as (one, url):
            host, _, port = url.removeprefix("http://").partition(":")
            for said in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n"):
                reader, writer = await asyncio.open_connection(host, int(port))
                writer.write(said)
                with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                    await asyncio.wait_for(reader.readexactly(1), 60)
                writer.transport.abort()
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(
                b"POST /api/me HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\n"
                b"content-length: 20\r\n\r\n{"
            )
            assert b" 408 " in await asyncio.wait_for(reader.readline(), 60)
            writer.transport.abort()
            # Whoever was served once is expected to hurry the second time too.
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b" 200 " in await asyncio.wait_for(reader.readline(), 60)
            writer.write(b"GET /health HTTP/1.1\r\n")
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await asyncio.wait_for(reader.readexactly(10_000), 60)
            writer.transport.abort()
            assert b"taberna_timeouts_total 4.0" in one.metrics.text()
            await holds(lambda: b"taberna_half_open 0.0" in one.metrics.text())

    run(attack())


@pytest.mark.parametrize("said", [b"", b"GET /health HTTP/1.1\r\n", b"body"])
def test_half_open_requests_are_few_from_one_address(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(half_open, "MOST", 3)
    bodies = said == b"body"
    if bodies:
        head = b"POST /api/me HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\n"
        said = head + b"x-forwarded-for: 9.9.9.9\r\ncontent-length: 20\r\n\r\n{"

    async def attack() -> None:
        # Behind a proxy only bodies are counted: the heads it has awaited by itself.
        async with served(tmp_path, proxies=int(bodies)) as (one, url):
            host, _, port = url.removeprefix("http://").partition(":")
            held = []
            for count in range(1, 4):
                _, writer = await asyncio.open_connection(host, int(port))
                writer.write(said)
                held.append(writer)
                await holds(partial(_counts, one, "taberna_half_open", count))
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(said)
            if bodies:
                assert b" 429 " in await asyncio.wait_for(reader.readline(), 60)
            else:
                with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                    await asyncio.wait_for(reader.readexactly(1), 60)
            assert b"taberna_half_open_refused_total 1.0" in one.metrics.text()
            for connection in (writer, *held):
                connection.transport.abort()
            await holds(lambda: b"taberna_half_open 0.0" in one.metrics.text())
            async with httpx.AsyncClient(base_url=url) as browser:
                assert (await browser.get("/health")).status_code == 200

    run(attack())


def test_half_open_requests_are_counted_by_network(run: Run) -> None:
    async def attack() -> None:
        found = half_open.HalfOpen(Config(), Metrics())
        callers = [Caller(f"2001:db8:1:2::{k:x}") for k in range(half_open.MOST + 1)]
        for one in callers:
            found.came(cast(asyncio.Transport, one))
        assert [one.aborted for one in callers] == [False] * half_open.MOST + [True]
        other = Caller("2001:db8:1:3::1")
        found.came(cast(asyncio.Transport, other))
        assert not other.aborted
        for one in (*callers, other):
            found.gone(cast(asyncio.Transport, one))

    run(attack())


def _counts(one: Service, name: str, count: int) -> bool:
    return f"\n{name} {count}.0".encode() in one.metrics.text()


class Caller:
    """As much of a connection as is looked at."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.aborted = False

    def get_extra_info(self, name: str) -> tuple[str, int, int, int]:
        return self.host, 1234, 0, 0

    def abort(self) -> None:
        self.aborted = True
