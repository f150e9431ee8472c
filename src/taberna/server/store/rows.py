"""Tables as rows of the database: what a change writes, and what is read back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Executable, Row, and_, bindparam, func, insert, select, update

from ...core.options import Value
from ...protocol import Offer, Result
from .model import Change, Header, Seat, Settings
from .schema import journal, seats, tables
from .writer import Job, Values

_ADD_TABLE = insert(tables)
_ADD_SEAT = insert(seats)
_ADD_CHANGE = insert(journal)
_TOUCH = update(tables).where(tables.c.created == bindparam("opened"), tables.c.id == bindparam("key"))
_SEAT = update(seats).where(and_(seats.c.table == bindparam("key"), seats.c.seat == bindparam("place")))
# The few columns that every move changes, apart from those that change once or twice in a game.
_MOVES = ("version", "touched", "due", "asked", "helped")
_MOVED = _TOUCH.values({name: bindparam(name) for name in _MOVES})
_SELDOM = ("status", "ended", "next", "muted", "host", "rated", "data")
_NESTED = ("result", "settings", "options", "offer")
_TURNED = _TOUCH.values({name: bindparam(name) for name in (*_MOVES, *_SELDOM, *_NESTED)})
# The two that every move needs, for SQLite: many rows as one statement.
_ROW = func.json_each(bindparam("rows")).table_valued("value").c.value
AT_ONCE: dict[Executable, Executable] = {
    _ADD_CHANGE: insert(journal).from_select(
        [column.name for column in journal.c],
        select(*(func.json_extract(_ROW, f"$.{column.name}") for column in journal.c)),
    ),
    _MOVED: update(tables)
    .where(
        tables.c.created == func.json_extract(_ROW, "$.opened"),
        tables.c.id == func.json_extract(_ROW, "$.key"),
    )
    .values({name: func.json_extract(_ROW, f"$.{name}") for name in _MOVES}),
}
_RESEAT = _SEAT.values({name: bindparam(name) for name in ("kind", "person", "called", "bot", "away", "vacation")})


_END = update(seats).where(seats.c.table == bindparam("key")).values(ended=bindparam("over"))


def opened(header: Header, places: Sequence[Seat], changes: Iterable[Change]) -> Job:
    """What a new table writes."""
    job: list[tuple[Executable, Values]] = [(_ADD_TABLE, _header_row(header))]
    where = {"table": header.id, "ended": header.ended}
    job += [(_ADD_SEAT, {**where, "seat": k, **_seat_row(one)}) for k, one in enumerate(places)]
    job += [(_ADD_CHANGE, _change_row(header, change)) for change in changes]
    return job


def _header_row(header: Header) -> dict[str, object]:
    row = {name: getattr(header, name) for name in Header.__struct_fields__}
    row["settings"] = msgspec.to_builtins(header.settings)
    row["result"] = msgspec.to_builtins(header.result)
    row["offer"] = msgspec.to_builtins(header.offer)
    row["listed"] = header.settings.listed
    row["touched"] = header.created
    row["counted"] = False
    return row


def read_header(row: Row[Any]) -> Header:
    values = {name: getattr(row, name) for name in Header.__struct_fields__}
    # What JSON made a list of has been a tuple.
    values["options"] = msgspec.convert(row.options, dict[str, Value])
    values["settings"] = msgspec.convert(row.settings, Settings)
    values["result"] = msgspec.convert(row.result, Result | None)
    values["offer"] = msgspec.convert(row.offer, Offer | None)
    return Header(**values)


def _seat_row(seat: Seat) -> dict[str, object]:
    return {name: getattr(seat, name) for name in Seat.__slots__}


def read_seat(row: Row[Any]) -> Seat:
    return Seat(**{name: getattr(row, name) for name in Seat.__slots__})


def changed(header: Header, change: Change, turned: bool, places: Sequence[tuple[int, Seat]] = ()) -> Job:
    """What a change does to the rows of its table."""
    moved: dict[str, object] = {
        "opened": header.created,
        "key": header.id,
        "version": change.version,
        "touched": change.at,
        "due": header.due,
        "asked": header.asked,
        "helped": header.helped,
    }
    job: list[tuple[Executable, Values]] = [(_ADD_CHANGE, _change_row(header, change))]
    if turned:
        seldom = {name: getattr(header, name) for name in _SELDOM}
        nested = {name: msgspec.to_builtins(getattr(header, name)) for name in _NESTED}
        job.append((_TURNED, {**moved, **seldom, **nested}))
    else:
        job.append((_MOVED, moved))
    if header.status == "over" and change.kind == "play":
        job.append((_END, {"key": header.id, "over": header.ended}))
    elif header.status == "closed":
        job.append((_END, {"key": header.id, "over": 0}))
    job += [(_RESEAT, {"key": header.id, "place": k, **_seat_row(one)}) for k, one in places]
    return job


def _change_row(header: Header, change: Change) -> dict[str, object]:
    return {**asdict(change), "opened": header.created, "table": header.id, "moves": "\n".join(change.moves)}


def read_change(row: Row[Any]) -> Change:
    values = {name: getattr(row, name) for name in Change.__struct_fields__}
    values["moves"] = tuple(cast(str, row.moves).splitlines())
    return Change(**values)
