"""What each viewer is told: the only place where a table becomes messages, and secrets are left out.

All here depends on the seat through whose eyes somebody looks (None: a spectator) and on nothing
else about him, so one encoded message serves all who look through the same eyes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

import msgspec

from .. import protocol
from ..core.errors import Refused
from ..core.game import Game, State
from ..fair import commitment
from ..protocol import ActionKind, ActionPart, Asked, Changed, Now, Played, Said, SeatInfo, TableInfo, Undone
from .games import outdated
from .model import Header, Seat
from .table import Table, Telling
from .texts import plain

Names = dict[str, str]
Told = Played | Undone | Said | Changed
_encoder = msgspec.json.Encoder()
_raw: Callable[[bytes], Any] = msgspec.Raw


def table_info(header: Header, seats: list[Seat], names: Names, frozen: Refused | None = None) -> TableInfo:
    over = header.status == "over"
    return TableInfo(
        id=header.id,
        game=header.game,
        options={name: plain(value) for name, value in header.options.items()},
        seats=[_seat_info(seat, header, names) for seat in seats],
        host=header.host,
        status=header.status,
        listed=header.settings.listed,
        hints=header.settings.hints,
        standin=header.settings.standin,
        clock=header.settings.clock,
        commitment=commitment(header.seed) if header.seed else "",
        seed=header.seed.hex() if over and header.seed else None,
        dice=header.dice,
        frozen=frozen.code if frozen is not None else outdated(header.game, header.rules),
        rated=counts(header, seats),
        uploaded=header.uploaded,
        muted=header.muted,
        next=header.next,
        created=header.created,
        ended=header.ended,
        asked=header.asked,
        result=header.result,
    )


def info_of(table: Table, names: Names) -> TableInfo:
    return table_info(table.header, table.seats, names, table.frozen)


def _seat_info(seat: Seat, header: Header, names: Names) -> SeatInfo:
    name = seat.called or names.get(seat.person or "", "")
    bot = header.settings.standin if seat.away is not None else seat.bot
    return SeatInfo(seat.kind, name, seat.person, bot, seat.away)


def counts(header: Header, seats: list[Seat]) -> bool:
    """Whether a game is one for ratings: nobody was helped, nobody played against himself."""
    persons = [seat.person for seat in seats if seat.kind == "person"]
    fair = not header.helped and not header.uploaded and header.begun is None
    return fair and len(persons) == len(set(persons)) and header.players > 1


class Open:
    """A change in a game in which everything lies open: what is the same for all, encoded once."""

    def __init__(self, state: State, telling: Telling) -> None:
        view = dict(state.view(None))
        view.pop("seat", None)
        self._view = _encoder.encode(view)[:-1] + (b',"seat":' if view else b'"seat":')
        self.events = _raw(_encoder.encode([event.seen_by(None) for event in telling.events]))

    def view(self, seat: int | None) -> Any:
        return _raw(self._view + (b"null}" if seat is None else b"%d}" % seat))


def opened(table: Table, telling: Telling) -> Open | None:
    """What all who are told of a change are told alike, unless some know what others do not."""
    if table.game.hidden or table.position is None:
        return None
    return Open(table.position.state, telling)


def now(table: Table, seat: int | None, common: Open | None = None) -> Now | None:
    """The position as this seat may know it."""
    position = table.position
    if position is None:
        return None
    state, playing = position.state, table.header.status == "playing"
    return Now(
        len(position.moves),
        cast("dict[str, object]", state.view(seat)) if common is None else common.view(seat),
        _asked(state, table.decision, seat) if playing else None,
        seat is not None and playing and position.undoes(seat),
        table.clocks.face(),
    )


def _asked(state: State, number: int, seat: int | None) -> Asked | None:
    if state.over:
        return None
    if state.turn != seat:
        return Asked(state.turn, number, None, {}, [])
    decision = state.decision()
    return Asked(decision.seat, number, decision.ask, decision.facts, decision.options)


@cache
def meanings(game: type[Game]) -> list[ActionKind]:
    """What the numbers of actions mean: texts and structures never depend on the position."""
    known = game.actions
    return [
        ActionKind(
            kind.name, known.first(kind.name), [ActionPart(a.name, a.values) for a in kind.args], kind.pattern
        )
        for kind in known.kinds
    ]


def told(
    table: Table, names: Names, telling: Telling, seat: int | None, fresh: bool, common: Open | None = None
) -> Told:
    """A change as this seat is told it; `fresh` with the position after it."""
    change = telling.change
    position = now(table, seat, common) if fresh else None
    if change.kind == "say":
        return _said(table, names, telling)
    if change.kind == "undo":
        return Undone(change.version, change.at, cast(int, change.seat), position)
    turning = change.kind in ("begin", "news") or (fresh and table.header.status != "playing")
    info = info_of(table, names) if turning else None
    if change.kind == "news":
        what = cast(protocol.News, change.text)
        return Changed(change.version, change.at, what, change.seat, cast(TableInfo, info), position)
    events = [event.seen_by(seat) for event in telling.events] if common is None else common.events
    mover = -1 if change.seat is None else change.seat
    return Played(change.version, change.at, mover, events, position, info)


def _said(table: Table, names: Names, telling: Telling) -> Said:
    change = telling.change
    person = change.person or ""
    mine = table.seats_of(person)
    return Said(change.version, change.at, person, names.get(person, ""), mine[0] if mine else None, change.text)
