"""Limits hold at all processes together."""

from __future__ import annotations

from pathlib import Path

import pytest

from taberna import protocol
from taberna.client import Answered, Client
from taberna.core.errors import Refused
from taberna.server.accounts import limits

from ..conftest import Run, holds
from .setting import served


def test_limits_are_shared_by_all_processes(
    run: Run, services: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nothing is forgiven while the test runs, however long that takes.
    slowly = {name: limits.Rate(rate.burst, 0.001) for name, rate in limits.RATES.items()}
    monkeypatch.setattr(limits, "RATES", slowly)
    monkeypatch.setattr(limits, "MESSAGES", limits.Rate(limits.MESSAGES.burst, 0.001))

    async def attack() -> None:
        from redis.asyncio import Redis

        both = [limits.Limits(1.0) for _ in range(2)]
        clients = [Redis.from_url(services[1]) for _ in both]
        for one, client in zip(both, clients, strict=True):
            one.share(client)
        done = 0
        with pytest.raises(Refused):
            for number in range(100):
                await both[number % 2].check("guests", "1.2.3.4")
                done += 1
        assert done == limits.RATES["guests"].burst
        await both[0].check("guests", "5.6.7.8")
        # Chat, and wrong passwords: not five at each process.
        said = 0
        with pytest.raises(Refused):
            for number in range(100):
                await both[number % 2].check("chat", "julia")
                said += 1
        assert said == limits.RATES["chat"].burst
        for number in range(limits.FREE_GUESSES):
            await both[number % 2].guesses.wrong("home julia")
        for one in both:
            with pytest.raises(Refused):
                await one.guesses.check("home julia")
        await both[0].guesses.right("home julia")
        await both[1].guesses.check("home julia")
        # Messages are counted where the socket is, and told to the others every second.
        for _ in range(int(limits.MESSAGES.burst)):
            assert both[0].messages.allows("mallory")
        assert not both[0].messages.allows("mallory") and both[1].messages.allows("mallory")
        for one in both:
            await one.report()
        assert not both[1].messages.allows("mallory") and both[1].messages.allows("julia")
        for client in clients:
            await client.aclose()

    run(attack())


def test_messages_at_two_processes_are_counted_together(
    tmp_path: Path,
    run: Run,
    services: tuple[str, str],
    empty_database: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "REPORT", 0.02)
    monkeypatch.setattr(limits, "MESSAGES", limits.Rate(100, 0.001))
    told, report = 0, limits.Limits.report

    async def noted(self: limits.Limits) -> None:
        nonlocal told
        await report(self)
        told += 1

    monkeypatch.setattr(limits.Limits, "report", noted)

    async def told_again() -> None:
        """Until both have told each other since, however long that takes."""
        before = told
        await holds(lambda: told >= before + 4)

    async def attack() -> None:
        shared = {"db": empty_database, "redis": services[1]}
        async with served(tmp_path, **shared) as (one, here), served(tmp_path, **shared) as (_, there):
            async with Client(here, "Mallory") as mallory:
                cookie = mallory.http.cookies["taberna"]
                async with Client(there, cookie=cookie) as again:
                    lines = [await mallory.connect(), await again.connect()]
                    answered = 0
                    with pytest.raises(Answered):
                        for number in range(400):
                            await lines[number % 2].ask(protocol.Ping)
                            answered += 1
                            if number % 10 == 0:
                                await told_again()
            # Alone each process would have let a hundred through.
            assert 100 <= answered < 150
            assert one.limits.messages.burst == 100

    run(attack())
