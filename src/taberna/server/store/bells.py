"""Bells: a command line that has changed something beside the running server rings one, in the same transaction.

Those whom it concerns sleep until then, or until something is due: a row or two is all that is asked of the
database meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..again import every
from .schema import bells
from .store import Store

Bell = Literal["tournaments", "manners"]
# Seconds between two looks.
LOOK = 2.0


async def ring(connection: AsyncConnection, bell: Bell) -> None:
    this = update(bells).where(bells.c.name == bell).values(rung=bells.c.rung + 1)
    if (await connection.execute(this)).rowcount == 0:
        await connection.execute(insert(bells).values(name=bell, rung=1))


class Bells:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._heard: dict[str, int] | None = None
        self._concerned: dict[str, Callable[[], None]] = {}

    def on(self, bell: Bell, woken: Callable[[], None]) -> None:
        """Call this when the bell has been rung."""
        self._concerned[bell] = woken

    async def run(self) -> None:
        await every(LOOK, self.listen, "bells")

    async def listen(self) -> None:
        async with self._store.engine.connect() as connection:
            rung = {row.name: row.rung for row in await connection.execute(select(bells))}
        before, self._heard = self._heard, rung
        for bell, woken in self._concerned.items():
            # At the first look everybody has just looked for himself; but one may have rung in between.
            if before is None or rung.get(bell) != before.get(bell):
                woken()
