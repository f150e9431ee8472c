"""A table that waits: what its host offers to change. Everything else there is a plan of `live.changes`."""

from __future__ import annotations

from msgspec.structs import replace

from ..core.errors import BadOption
from ..protocol import NewOffer, Offer, Person
from . import new_table
from .games import data_text
from .live import changes, offers, waiting
from .live.table import LiveTable
from .live.tables import LiveTables


async def propose(tables: LiveTables, table: LiveTable, host: Person, wish: NewOffer) -> None:
    """Offer other options to everybody who sits there; refused if the game could not be played so."""
    header = replace(table.header)
    game = new_table.wished_game(header.game, header.players, wish.options)
    if wish.clock is not None and not header.settings.standin:
        raise BadOption("clock-needs-standin")
    options = {name: list(value) if isinstance(value, tuple) else value for name, value in game.options.items()}
    offer = Offer(options, wish.clock, wish.late, wish.hints, [host.id])
    offers.apply(header, offer)
    changes.try_start(LiveTable(table.room, header, list(table.seats)))
    await tables.store.keep_data(header, data_text(game))
    await tables.ask(table, waiting.propose(host.id, offer), host.id)
