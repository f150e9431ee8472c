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
from typing import Any

import msgspec

from ..store.database import BadServer
from .sockets import Sockets
from .table import LiveTable
from .tables import LiveTables

log = logging.getLogger(__name__)
CHANNEL = "taberna"
AGAIN = 1.0


class ClusterMessage(msgspec.Struct, omit_defaults=True):
    """What one process says to the others."""

    sender: str
    table: str = ""
    version: int = 0
    dismissed: str = ""
    renamed: str = ""
    name: str = ""


class Cluster:
    def __init__(self, tables: LiveTables, sockets: Sockets, redis: Any) -> None:
        self.redis = redis
        self._tables = tables
        self._sockets = sockets
        self._me = secrets.token_hex(8)
        self._task = asyncio.create_task(self._listen())

    @classmethod
    async def open(cls, tables: LiveTables, sockets: Sockets, url: str) -> Cluster:
        """Together with others through the Redis at this address; BadServer if there is none."""
        if find_spec("redis") is None:
            raise BadServer("db-no-driver", package="taberna[cluster]")
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        try:
            client = Redis.from_url(url)
            await client.ping()
        except (RedisError, ValueError, OSError) as error:
            raise BadServer("redis-not-reached", why=str(error)) from None
        return cls(tables, sockets, client)

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        await self.redis.aclose()

    async def ping(self) -> None:
        await self.redis.ping()

    # -- saying ---------------------------------------------------------------------------------------------

    async def committed(self, table: LiveTable) -> None:
        await self._say(ClusterMessage(self._me, table=table.header.id, version=table.version))

    async def dismissed(self, person: str) -> None:
        await self._say(ClusterMessage(self._me, dismissed=person))

    async def renamed(self, person: str, name: str) -> None:
        await self._say(ClusterMessage(self._me, renamed=person, name=name))

    async def _say(self, message: ClusterMessage) -> None:
        try:
            await self.redis.publish(CHANNEL, msgspec.json.encode(message))
        except Exception as error:
            log.warning("Redis is gone: %s", type(error).__name__)

    # -- hearing --------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self._hear(msgspec.json.decode(message["data"], type=ClusterMessage))
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("Redis is gone: %s", type(error).__name__)
                await asyncio.sleep(AGAIN)

    def _hear(self, message: ClusterMessage) -> None:
        if message.sender == self._me:
            return
        if message.table:
            self._tables.catch_up(message.table, message.version)
        if message.renamed:
            self._tables.names[message.renamed] = message.name
        if message.dismissed:
            self._sockets.dismiss(message.dismissed)
