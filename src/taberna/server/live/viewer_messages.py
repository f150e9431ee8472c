"""What each viewer is told: the only place where a table becomes messages, and secrets are left out.

All here depends on the seat through whose eyes somebody looks (None: a spectator) and on nothing
else about him, so one encoded message serves all who look through the same eyes.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import cache
from typing import Any, cast

import msgspec

from ... import protocol
from ...core.errors import Refused
from ...core.game import Game, State
from ...fair import commitment
from ...protocol import ActionKind, ActionPart, Asked, Changed, Now, Played, Said, SeatInfo, TableInfo, Undone
from ..games import outdated
from ..store.model import Header, Seat, counts, has_guests
from ..texts import looks_like, plain
from .table import Happened, LiveTable

Names = dict[str, str]
Message = Played | Undone | Said | Changed
_encoder = msgspec.json.Encoder()
_raw: Callable[[bytes], Any] = msgspec.Raw


def table_info(
    header: Header, seats: list[Seat], names: Names, known_guests: Container[str], frozen: Refused | None = None
) -> TableInfo:
    over = header.status == "over"
    guests = has_guests(header, seats, known_guests)
    return TableInfo(
        id=header.id,
        game=header.game,
        options={name: plain(value) for name, value in header.options.items()},
        seats=_seat_infos(header, seats, names),
        host=header.host,
        status=header.status,
        listed=header.settings.listed,
        hints=header.settings.hints,
        standin=header.settings.standin,
        clock=header.settings.clock,
        late=header.settings.late,
        chat=header.settings.chat,
        offer=header.offer if header.status == "waiting" else None,
        commitment=commitment(header.seed) if header.seed else "",
        seed=header.seed.hex() if over and header.seed and not header.settings.sealed else None,
        dice=header.dice,
        frozen=frozen.code if frozen is not None else outdated(header.game, header.rules),
        rated=counts(header, seats) and not guests,
        guests=guests,
        uploaded=header.uploaded,
        tournament=header.settings.tournament,
        sealed=header.settings.sealed,
        muted=header.muted,
        next=header.next,
        created=header.created,
        ended=header.ended,
        asked=header.asked,
        result=header.result,
    )


def info_of(table: LiveTable, names: Names) -> TableInfo:
    return table_info(table.header, table.seats, names, table.room.guests, table.frozen)


def _seat_infos(header: Header, seats: list[Seat], names: Names) -> list[SeatInfo]:
    """Who sits where. A name that looks like another's at the same table gets a mark."""
    told: list[SeatInfo] = []
    looks: list[str] = []
    for seat in seats:
        name = seat.called or names.get(seat.person or "", "")
        look = looks_like(name)
        same = looks.count(look)
        looks.append(look)
        bot = header.settings.standin if seat.away is not None else seat.bot
        shown = f"{name} ({same + 1})" if same and name else name
        told.append(SeatInfo(seat.kind, shown, seat.person, bot, seat.away, seat.vacation))
    return told


def undoable(table: LiveTable, seat: int) -> int:
    """How many moves go if a seat takes back its last one; 0 if it can't.

    Against bots alone, in a game that does not count, one goes back to one's last decision, whatever chance and
    the bots have done since: the same dice will fall again. Where the game counts, one may have learnt nothing.
    """
    progress = table.progress
    if progress is None or progress.state.over:
        return 0
    counting = counts(table.header, table.seats)
    if progress.can_undo(seat) and (not counting or not table.game.hidden or _learnt_nothing(table, seat)):
        return 1
    alone = all(place.kind == "bot" or k == seat for k, place in enumerate(table.seats))
    return progress.since(seat) if alone and not counting and progress.state.turn == seat else 0


def _learnt_nothing(table: LiveTable, seat: int) -> bool:
    last = next((one for one in reversed(table.recent) if one.change.kind == "play"), None)
    return last is not None and all(event.seen_by(seat) == event.seen_by(None) for event in last.events)


class Open:
    """A change in a game in which everything lies open: what is the same for all, encoded once."""

    def __init__(self, state: State, happened: Happened) -> None:
        view = dict(state.view(None))
        view.pop("seat", None)
        self._view = _encoder.encode(view)[:-1] + (b',"seat":' if view else b'"seat":')
        self.events = _raw(_encoder.encode([event.seen_by(None) for event in happened.events]))

    def view(self, seat: int | None) -> Any:
        return _raw(self._view + (b"null}" if seat is None else b"%d}" % seat))


def opened(table: LiveTable, happened: Happened) -> Open | None:
    """What all who are told of a change are told alike, unless some know what others do not."""
    if table.game.hidden or table.progress is None:
        return None
    return Open(table.progress.state, happened)


def now(table: LiveTable, seat: int | None, common: Open | None = None) -> Now | None:
    """The position as this seat may know it."""
    progress = table.progress
    if progress is None:
        return None
    state, playing = progress.state, table.header.status == "playing"
    return Now(
        len(progress.moves),
        cast("dict[str, object]", state.view(seat)) if common is None else common.view(seat),
        _asked(state, table.decision, seat) if playing else None,
        seat is not None and playing and undoable(table, seat) > 0,
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
    table: LiveTable, names: Names, happened: Happened, seat: int | None, fresh: bool, common: Open | None = None
) -> Message:
    """A change as this seat is told it; `fresh` with the position after it."""
    change = happened.change
    current = now(table, seat, common) if fresh else None
    if change.kind == "say":
        return _said(table, names, happened)
    if change.kind == "undo":
        return Undone(change.version, change.at, cast(int, change.seat), current)
    turning = change.kind in ("begin", "news") or (fresh and table.header.status != "playing")
    info = info_of(table, names) if turning else None
    if change.kind == "news":
        what = cast(protocol.News, change.text)
        return Changed(change.version, change.at, what, change.seat, cast(TableInfo, info), current)
    events = [event.seen_by(seat) for event in happened.events] if common is None else common.events
    mover = -1 if change.seat is None else change.seat
    return Played(change.version, change.at, mover, events, current, info)


def _said(table: LiveTable, names: Names, happened: Happened) -> Said:
    change = happened.change
    person = change.person or ""
    mine = table.seats_of(person)
    seat = mine[0] if mine else None
    name = names.get(person, "")
    if seat is None:  # a watcher whose name looks like that of somebody who plays
        look = looks_like(name)
        if any(look == looks_like(one.called or names.get(one.person or "", "")) for one in table.seats):
            name = f"{name} (2)"
    return Said(change.version, change.at, person, name, seat, change.text)
