"""Several server processes share the same tables: each tells the others, through Redis, what it has committed.

The database decides: two processes may try to write the same version of a table, and its key lets only one.
Redis only makes the others look at once; what it loses, the sweep finds a moment later.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import msgspec

from ..core.errors import TabernaError
from .database import BadServer
from .table import Table

if TYPE_CHECKING:
    from .service import Service

log = logging.getLogger(__name__)
CHANNEL = "taberna"
AGAIN = 1.0


class Word(msgspec.Struct, omit_defaults=True):
    """What one process says to the others."""

    sender: str
    table: str = ""
    version: int = 0
    dismissed: str = ""
    renamed: str = ""
    name: str = ""


class Relay:
    def __init__(self, service: Service, client: Any) -> None:
        self._service = service
        self._client = client
        self._me = secrets.token_hex(8)
        self._task = asyncio.create_task(self._listen())

    @classmethod
    async def open(cls, service: Service, url: str) -> Relay:
        """A relay through the Redis at this address; BadServer if there is none."""
        if find_spec("redis") is None:
            raise BadServer("db-no-driver", package="taberna[cluster]")
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        try:
            client = Redis.from_url(url)
            await client.ping()
        except (RedisError, ValueError, OSError) as error:
            raise BadServer("redis-not-reached", why=str(error)) from None
        return cls(service, client)

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        await self._client.aclose()

    # -- saying ---------------------------------------------------------------------------------------------

    async def committed(self, table: Table) -> None:
        await self._say(Word(self._me, table=table.header.id, version=table.version))

    async def dismissed(self, person: str) -> None:
        await self._say(Word(self._me, dismissed=person))

    async def renamed(self, person: str, name: str) -> None:
        await self._say(Word(self._me, renamed=person, name=name))

    async def _say(self, word: Word) -> None:
        try:
            await self._client.publish(CHANNEL, msgspec.json.encode(word))
        except Exception as error:
            log.warning("Redis is gone: %s", type(error).__name__)

    # -- hearing --------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            try:
                async with self._client.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._hear(msgspec.json.decode(message["data"], type=Word))
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("Redis is gone: %s", type(error).__name__)
                await asyncio.sleep(AGAIN)

    async def _hear(self, word: Word) -> None:
        if word.sender == self._me:
            return
        tables, hub = self._service.tables, self._service.hub
        if word.table:
            try:
                await tables.catch_up(word.table, word.version)
            except TabernaError as error:
                log.warning("table %s: %s", word.table, error)
        if word.renamed:
            tables.hall.names[word.renamed] = word.name
        if word.dismissed:
            hub.dismiss(word.dismissed)
