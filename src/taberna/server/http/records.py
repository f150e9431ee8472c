"""Records of finished games that somebody brings."""

from __future__ import annotations

import asyncio

from litestar import Controller

from ...core.errors import Refused
from ...protocol import Person, TableInfo
from ...record import Record
from .. import new_table
from ..games import data_text
from ..live import viewer_messages
from ..store.model import Change, Header, Seat
from .routes import House, Incoming, Somebody, post

# Bytes of a record: a hundred times a long game's.
LARGEST = 1024 * 1024


class Records(Controller):
    path = "/api/records"
    tags = ["records"]

    @post("/", request_max_body_size=LARGEST)
    async def bring(self, service: House, person: Somebody, request: Incoming) -> TableInfo:
        """Bring the record of a finished game, to see it again and to show it. The body is the record."""
        await service.limits.check("tables", person.id)
        try:
            text = (await request.body()).decode()
        except UnicodeDecodeError:
            raise Refused("bad-request", why="UTF-8") from None
        async with service.replays.thread:
            header, seats, changes, data = await asyncio.to_thread(_read, text, person)
        await service.store.keep_data(header, data)
        await service.store.create(header, seats, changes)
        return viewer_messages.table_info(header, seats, service.tables.names, ())


def _read(text: str, person: Person) -> tuple[Header, list[Seat], list[Change], str]:
    record = Record.loads(text)
    return *new_table.uploaded(record, person), data_text(record.game)
