"""What a move would make of a table: worked out first, committed next, taken over last."""

from __future__ import annotations

import asyncio
from typing import final

from msgspec.structs import replace

from ..core.errors import Refused
from ..core.events import Event
from . import telling
from .model import Change, Header, Seat, clock_time
from .table import Position, Table, result_of


@final
class Step:
    """All that will be so once it is committed."""

    def __init__(self, header: Header, change: Change, position: Position, events: list[Event]) -> None:
        self.header = header
        self.change = change
        self.position = position
        self.events = events
        # Whether the game has begun or ended with it.
        self.turned = header.status == "over" or change.kind == "begin"


def started(table: Table) -> Step:
    """The start of a game."""
    position, moves, events = table.started()
    return _step(
        table,
        Change(table.version + 1, clock_time(), "begin", None, moves),
        position,
        events,
        table.header.helped,
    )


def chosen(table: Table, seat: int, decision: int, action: int) -> Step:
    """A seat chooses. Refused if it isn't asked, or not this, or if it may not."""
    if table.at_question(decision).state.turn != seat:
        raise Refused("not-your-turn")
    position, moves, events = table.moved(action)
    change = Change(table.version + 1, clock_time(), "play", seat, moves)
    return _step(table, change, position, events, table.header.helped)


def undone(table: Table, seat: int, decision: int) -> Step:
    """A seat takes back its last move."""
    position = table.at_question(decision)
    if not position.undoes(seat):
        raise Refused("nothing-to-undo")
    helped = table.header.helped or position.state.turn != seat
    change = Change(table.version + 1, clock_time(), "undo", seat)
    return _step(table, change, table.undone(), [], helped)


def _step(table: Table, change: Change, position: Position, events: list[Event], helped: bool) -> Step:
    seat = position.state.turn
    if position.state.over:
        header = replace(table.header, status="over", asked=None, helped=helped, ended=change.at)
        header.result = result_of(position.state)
        header.due = change.at if telling.counts(header, table.seats) else None
    else:
        at = due(table, seat, table.seats[seat], change.at)
        header = replace(table.header, status="playing", asked=seat, helped=helped, due=at)
    return Step(header, change, position, events)


def due(table: Table, seat: int, place: Seat, at: int) -> int | None:
    """When the server must act by itself if this seat is asked; rather too early than too late."""
    if place.kind == "bot" or place.away is not None:
        return at
    clock = table.clocks.clock
    if clock is None:
        return None
    return at + (clock.seconds * 1000 if clock.per == "move" else table.clocks.left[seat])


def taken(lock: asyncio.Lock) -> bool:
    """Take a lock if nobody has it and nobody waits for it."""
    trying = lock.acquire()
    try:
        trying.send(None)
    except StopIteration:
        return True
    trying.close()
    return False
