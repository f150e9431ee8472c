"""New tables: what was asked for is checked, and becomes a header and seats."""

from __future__ import annotations

from dataclasses import replace

from .. import bots
from ..core.errors import BadOption, Refused
from ..core.game import Game
from ..fair import check, new_seed
from ..games import game_class
from ..protocol import NAME_LENGTH, NewSeat, NewTable, Person
from ..record import Record
from .model import Change, Header, Seat, Settings, clock_time, new_id
from .table import Table, result_of
from .texts import cleaned


def opened(wish: NewTable, host: Person) -> tuple[Header, list[Seat]]:
    """The table that somebody wishes for."""
    game = game_class(wish.game)(len(wish.seats), **wish.options)
    _check_bot(wish.standin, game, optional=True)
    if wish.clock is not None and not wish.standin:
        raise BadOption("clock-needs-standin")
    begun = dict(game.position(wish.begun).position()) if wish.begun is not None else None
    settings = Settings(wish.listed, wish.hints, wish.standin, wish.clock)
    header = _header(game, settings, host.id)
    header.begun = begun
    return header, [_seat(seat, game, host) for seat in wish.seats]


def _header(game: Game, settings: Settings, host: str | None) -> Header:
    options = dict(game.options)
    return Header(new_id(), game.name, game.rules, game.players, options, settings, host, new_seed(), clock_time())


def _seat(wish: NewSeat, game: Game, host: Person) -> Seat:
    if wish.kind == "open":
        return Seat("open")
    if wish.kind == "bot":
        _check_bot(wish.bot, game)
        return Seat("bot", bot=wish.bot)
    called = cleaned(wish.name, NAME_LENGTH) if wish.kind == "here" else ""
    return Seat("person", host.id, called)


def _check_bot(name: str, game: Game, optional: bool = False) -> None:
    choices = bots.known(game.name)
    if name not in choices and not (optional and not name):
        raise BadOption("unknown-bot", bot=name, game=game.name, choices=", ".join(choices))


def rematch(table: Table, asker: Person, names: dict[str, str]) -> tuple[Header, list[Seat]]:
    """The same again, everybody one seat further on. The seats of those whose account is gone are open."""
    if table.header.status != "over" or table.header.uploaded:
        raise Refused("not-over")
    header = _header(table.game, replace(table.header.settings), table.header.host or asker.id)
    seats = [
        Seat("open") if seat.kind == "person" and not names.get(seat.person or "") else replace(seat, away=None)
        for seat in table.seats
    ]
    return header, [*seats[-1:], *seats[:-1]]


def _checked_seed(record: Record) -> bytes:
    """The seed of a record whose dice are as it says; nothing if it says nothing of them."""
    if record.dice is None:
        return b""
    check(record)
    return bytes.fromhex(record.dice["seed"])


def uploaded(record: Record, host: Person) -> tuple[Header, list[Seat], list[Change]]:
    """A finished game that somebody brings."""
    state = record.verify()
    if not state.over:
        raise Refused("record-unfinished")
    header = _header(record.game, Settings(), host.id)
    header.seed, header.status, header.uploaded = _checked_seed(record), "over", True
    header.ended, header.version, header.result = header.created, 1, result_of(state)
    header.begun = dict(record.begun) if record.begun is not None else None
    change = Change(1, header.created, "begin", None, tuple(record.moves))
    known = set(bots.known(record.game.name))
    seats = [
        Seat("bot", bot=bot) if bot in known else Seat("person", None, cleaned(name or "?", NAME_LENGTH))
        for bot, name in zip(record.seats, record.names, strict=True)
    ]
    return header, seats, [change]
