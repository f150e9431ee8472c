"""What can be changed at a table apart from moves: who sits there, and what its host decides.

An edit gives the new header and the seats that differ, or refuses. It is handed a copy of the header, and
`Tables.change` is the only one who calls it, with the table to itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..core.errors import Refused
from .model import Away, Header, Seat

Edited = tuple[Header, list[tuple[int, Seat]]]
Edit = Callable[[Header, list[Seat]], Edited]


def nothing(header: Header, _: list[Seat]) -> Edited:
    """Something is only said."""
    return header, []


def fields(**values: object) -> Edit:
    """The header alone changes."""

    def edit(header: Header, _: list[Seat]) -> Edited:
        for name, value in values.items():
            setattr(header, name, value)
        return header, []

    return edit


def sit(seat: int, person: str, called: str) -> Edit:
    """Somebody takes an open seat."""

    def edit(header: Header, seats: list[Seat]) -> Edited:
        if header.status != "waiting" or seats[seat].kind != "open":
            raise Refused("seat-taken", seat=seat)
        return header, [(seat, Seat("person", person, called))]

    return edit


def stand_up(seat: int, person: str) -> Edit:
    """Somebody gives his seat up before the game."""

    def edit(header: Header, seats: list[Seat]) -> Edited:
        if header.status != "waiting":
            raise Refused("has-started" if header.status == "playing" else "game-over")
        if seats[seat].person != person:
            raise Refused("not-your-seat")
        return header, [(seat, Seat("open"))]

    return edit


def shut(header: Header, _: list[Seat]) -> Edited:
    """A table that waits is closed."""
    if header.status != "waiting":
        raise Refused("has-started")
    header.status, header.due = "closed", None
    return header, []


def stand_in(seat: int, why: Away) -> Edit:
    """A bot plays for somebody."""

    def edit(header: Header, seats: list[Seat]) -> Edited:
        if not header.settings.standin:
            raise Refused("no-standin")
        if header.status != "playing" or seats[seat].kind != "person" or seats[seat].away is not None:
            raise Refused("not-your-seat")
        return header, [(seat, replace(seats[seat], away=why))]

    return edit


def come_back(seat: int) -> Edit:
    """Somebody takes his seat back from the bot."""

    def edit(header: Header, seats: list[Seat]) -> Edited:
        if seats[seat].away is None or header.status != "playing":
            raise Refused("not-your-seat")
        return header, [(seat, replace(seats[seat], away=None))]

    return edit
