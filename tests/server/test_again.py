"""What is looked after again and again: also after a mistake, and at once when it is woken."""

from __future__ import annotations

import asyncio
import logging

import pytest

from taberna.server.again import every


async def _looked(looks: list[int], count: int) -> None:
    async with asyncio.timeout(60):
        while len(looks) < count:
            await asyncio.sleep(0)


def test_a_mistake_is_logged_and_the_next_look_comes(caplog: pytest.LogCaptureFixture) -> None:
    looks: list[int] = []

    async def look() -> None:
        looks.append(len(looks))
        if len(looks) == 1:
            raise ValueError("not this time")

    async def watch() -> None:
        task = asyncio.create_task(every(0.001, look, "looking"))
        await _looked(looks, 3)
        task.cancel()

    with caplog.at_level(logging.ERROR):
        asyncio.run(watch())
    assert [one.message for one in caplog.records] == ["looking"]
    assert "not this time" in caplog.text


def test_whoever_is_woken_does_not_wait() -> None:
    looks: list[int] = []
    wake = asyncio.Event()

    async def look() -> None:
        looks.append(len(looks))
        if len(looks) == 1:
            wake.set()  # what happens during a look is looked at, too

    async def watch() -> None:
        task = asyncio.create_task(every(3600, look, "looking", wake))
        await _looked(looks, 2)
        wake.set()
        await _looked(looks, 3)
        task.cancel()

    asyncio.run(watch())
