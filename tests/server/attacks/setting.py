"""What several attacks need."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from taberna.core.errors import TabernaError
from taberna.protocol import Person
from taberna.server import run as running
from taberna.server.config import Config
from taberna.server.live import changes
from taberna.server.live.table import LiveTable
from taberna.server.service import Service

from ..stored import member
from ..test_service import PAIR, opened


@asynccontextmanager
async def served(folder: Path, **wishes: Any) -> AsyncIterator[tuple[Service, str]]:
    """A server in this process, and its address."""
    one = await Service.open(Config(folder=folder, **wishes))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = running.Server(running.settings(one), lambda: None)
        serving = asyncio.create_task(server.serve([listener]))
        try:
            yield one, f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            await serving
            await one.close()


async def refusal(one: Service, table: LiveTable, plan: Any) -> str:
    with pytest.raises(TabernaError) as refused:
        await one.tables.ask(table, plan)
    return refused.value.code


async def first_option(one: Service, table: LiveTable) -> None:
    """Whoever is asked takes the first option there is."""
    seat = table.asked
    assert seat is not None and table.progress is not None
    option = table.progress.state.options()[0]
    await one.tables.ask(table, changes.play(seat, table.decision, option, table.seats[seat].person))


async def two_players(one: Service, **wishes: object) -> tuple[LiveTable, Person, Person]:
    julia, livia = await member(one, "Julia"), await member(one, "Livia")
    table = await opened(one, PAIR, julia, **wishes)
    await one.tables.ask(table, changes.sit(1, livia.id, ""), livia.id)
    return table, julia, livia
