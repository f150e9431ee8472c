"""A server, two people, and what they can be told by."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from sqlalchemy import update

from taberna.protocol import Person
from taberna.server.config import Config
from taberna.server.live.table import LiveTable
from taberna.server.service import Service
from taberna.server.store.schema import notices

from ..listeners import Mail, Web, mail, web
from ..test_my_games import begun, until_asked

BASE = "https://taberna.example"


class Room:
    """A server, two people, and what they can be told by."""

    def __init__(self, one: Service, julia: Person, livia: Person, out: Web, post: Mail) -> None:
        self.one, self.julia, self.livia, self.web, self.mail = one, julia, livia, out, post

    async def hook(self, path: str = "/hook", shape: str = "json", language: str = "en") -> None:
        await self.one.turns.add(self.julia, "webhook", self.web.url + path, {"shape": shape}, language, BASE)
        self.web.posted.clear()

    async def waiting(self) -> LiveTable:
        """A table that waits for Julia."""
        table = await begun(self.one, self.livia, self.julia)
        await until_asked(self.one, table, 0)
        await until_asked(self.one, table, 1)
        return table

    async def close(self) -> None:
        await self.one.close()  # which may not be the one it began with

    async def soon(self) -> None:
        """Time passes, and all that waits is due."""
        async with self.one.store.transaction() as connection:
            await connection.execute(update(notices).where(notices.c.due.is_not(None)).values(due=1))

    async def told(self) -> list[Any]:
        await self.one.turns.look()
        found, self.web.posted = self.web.posted, []
        return [one.json for one in found]


@asynccontextmanager
async def room(config: Config) -> AsyncIterator[Room]:
    async with AsyncExitStack() as stack:
        out, post = await stack.enter_async_context(web()), await stack.enter_async_context(mail())
        config.smtp = f"smtp://127.0.0.1:{post.port}?from=taberna@taberna.example"
        one = await Service.open(config)
        one.turns.grace = 0
        here = Room(one, await one.people.guest("Julia"), await one.people.guest("Livia"), out, post)
        stack.push_async_callback(here.close)
        await one.turns.look()
        yield here
