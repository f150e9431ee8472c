"""What each viewer is told: the only place where a table becomes messages, and secrets are left out.

All here depends on the seat through whose eyes somebody looks (None: a spectator) and on nothing
else about him, so one encoded message serves all who look through the same eyes.
"""

from __future__ import annotations

from functools import cache
from typing import cast

import msgspec

from .. import protocol
from ..core.game import Game, State
from ..fair import commitment
from ..protocol import Asked, Changed, Choice, Now, Played, Said, SeatInfo, TableInfo, Undone
from .model import Header, Seat
from .table import Table, Telling
from .texts import plain

Names = dict[str, str]
Told = Played | Undone | Said | Changed


def table_info(header: Header, seats: list[Seat], names: Names) -> TableInfo:
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
        rated=counts(header, seats),
        uploaded=header.uploaded,
        muted=header.muted,
        next=header.next,
        created=header.created,
        ended=header.ended,
        asked=header.asked,
        result=header.result,
    )


def _seat_info(seat: Seat, header: Header, names: Names) -> SeatInfo:
    name = seat.called or names.get(seat.person or "", "")
    bot = header.settings.standin if seat.away is not None else seat.bot
    return SeatInfo(seat.kind, name, seat.person, bot, seat.away)


def counts(header: Header, seats: list[Seat]) -> bool:
    """Whether a game is one for ratings: nobody was helped, nobody played against himself."""
    persons = [seat.person for seat in seats if seat.kind == "person"]
    fair = not header.helped and not header.uploaded and header.begun is None
    return fair and len(persons) == len(set(persons)) and header.players > 1


def now(table: Table, seat: int | None) -> Now | None:
    """The position as this seat may know it."""
    position = table.position
    if position is None:
        return None
    state = position.state
    return Now(
        moves=len(position.moves),
        view=cast("dict[str, object]", state.view(seat)),
        asked=_asked(state, table.decision, seat) if table.header.status == "playing" else None,
        undo=seat is not None and table.header.status == "playing" and position.undoes(seat),
        clocks=table.clocks.face(),
    )


def _asked(state: State, number: int, seat: int | None) -> Asked | None:
    if state.over:
        return None
    if state.turn != seat:
        return Asked(state.turn, number, None, {}, [])
    decision, choices = state.decision(), _choices(type(state.game))
    options = [choices[action] for action in decision.options]
    return Asked(decision.seat, number, decision.ask, decision.facts, options)


@cache
def _choices(kind: type[Game]) -> list[Choice]:
    """Every action of a game, ready to be sent: texts and structures never depend on the position."""
    actions = kind.actions
    every = [Choice(action, actions.text(action), actions.structure(action)) for action in range(len(actions))]
    # Encoded once: they are most of what the seat that is asked is sent.
    return cast("list[Choice]", [msgspec.Raw(msgspec.json.encode(choice)) for choice in every])


def told(table: Table, names: Names, telling: Telling, seat: int | None, fresh: bool) -> Told:
    """A change as this seat is told it; `fresh` with the position after it."""
    change = telling.change
    position = now(table, seat) if fresh else None
    if change.kind == "say":
        return _said(table, names, telling)
    if change.kind == "undo":
        return Undone(change.version, change.at, cast(int, change.seat), position)
    turning = change.kind in ("begin", "news") or (fresh and table.header.status != "playing")
    info = table_info(table.header, table.seats, names) if turning else None
    if change.kind == "news":
        what = cast(protocol.News, change.text)
        return Changed(change.version, change.at, what, change.seat, cast(TableInfo, info), position)
    events = [event.seen_by(seat) for event in telling.events]
    mover = -1 if change.seat is None else change.seat
    return Played(change.version, change.at, mover, events, position, info)


def _said(table: Table, names: Names, telling: Telling) -> Said:
    change = telling.change
    person = change.person or ""
    mine = table.seats_of(person)
    return Said(change.version, change.at, person, names.get(person, ""), mine[0] if mine else None, change.text)
