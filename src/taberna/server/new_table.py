"""New tables: what was asked for is checked, and becomes a header and seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from .. import bots
from ..core.errors import BadOption, BadPosition, Refused, TabernaError
from ..core.game import Game
from ..fair import check, new_seed
from ..games import game_class
from ..protocol import NAME_LENGTH, NewSeat, NewTable, Person
from ..record import Record
from .games import shared
from .live.fold import result_of
from .live.table import LiveTable
from .store.model import Change, Header, Seat, Settings, clock_time, new_id
from .texts import cleaned

# Numbers in what strangers write: all that every language and database can hold.
LARGEST = 1 << 53
# Moves of a record that somebody brings: several times the longest game there is.
MOST_MOVES = 20_000
# Lists and objects within each other in a prepared position.
DEEPEST = 20


def opened(wish: NewTable, host: Person) -> tuple[Header, list[Seat]]:
    """The table that somebody wishes for."""
    game = wished_game(wish.game, len(wish.seats), wish.options)
    check_bot(wish.standin, game, optional=True)
    if wish.clock is not None and not wish.standin:
        raise BadOption("clock-needs-standin")
    begun = _prepared(game, wish.begun) if wish.begun is not None else None
    mine = sum(seat.kind in ("me", "here") for seat in wish.seats)
    settings = Settings(
        listed=wish.listed,
        hints=wish.hints,
        standin=wish.standin,
        clock=wish.clock,
        shared=mine > 1,
        late=wish.late,
        chat=wish.chat,
    )
    header = header_of(game, settings, host.id)
    header.begun = begun
    return header, [_seat(seat, game, host) for seat in wish.seats]


def arranged(game: Game, settings: Settings, table: str, seed: bytes | None = None) -> Header:
    """A table of a tournament, under the id that it has there; with the dice of its round, if there are such."""
    header = header_of(game, settings, None)
    header.id = table
    header.seed = seed or header.seed
    return header


def wished_game(name: str, players: int, options: Mapping[str, object]) -> Game:
    """A game with a stranger's options."""
    kind = game_class(name)
    known = {option.name for option in kind.choices}
    for option, value in options.items():
        if option not in known:  # before it could be taken for another argument
            raise BadOption("unknown-option", game=kind.name, option=option[:40], choices=", ".join(sorted(known)))
        if not _is_modest(value):
            raise BadOption("number-too-large", field=option)
    return kind(players, **options)


def _prepared(game: Game, position: dict[str, object]) -> dict[str, object]:
    """A stranger's position, whole. What a game fails to refuse by itself is refused all the same."""
    for name, value in position.items():
        if not _is_modest(value):
            raise BadPosition("number-too-large", field=name)
    try:
        return dict(game.position(position).position())
    except TabernaError:
        raise
    except Exception as error:
        raise BadPosition("position-not-playable", why=type(error).__name__) from error


def _is_modest(value: object, depth: int = 0) -> bool:
    """Whether all numbers in a value are of a size that can be stored and sent, and it is not too deep."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return depth < DEEPEST and all(_is_modest(one, depth + 1) for one in value)
    return not isinstance(value, int | float) or -LARGEST <= value <= LARGEST


def header_of(game: Game, settings: Settings, host: str | None) -> Header:
    options = dict(game.options)
    header = Header(
        new_id(), game.name, game.rules, game.players, options, settings, host, new_seed(), clock_time()
    )
    header.data = game.digest() if game.data else ""
    header.rated = not settings.hints
    return header


def _seat(wish: NewSeat, game: Game, host: Person) -> Seat:
    if wish.kind == "open":
        return Seat("open")
    if wish.kind == "bot":
        check_bot(wish.bot, game)
        return Seat("bot", bot=wish.bot)
    called = cleaned(wish.name, NAME_LENGTH) if wish.kind == "here" else ""
    return Seat("person", host.id, called)


def check_bot(name: str, game: Game, optional: bool = False) -> None:
    choices = bots.known(game.name)
    if name not in choices and not (optional and not name):
        raise BadOption("unknown-bot", bot=name, game=game.name, choices=", ".join(choices))


def rematch(
    table: LiveTable, asker: Person, names: dict[str, str], shunned: set[str]
) -> tuple[Header, list[Seat]]:
    """The same again, everybody one seat further on. Whoever asks sits; the others are offered their seats.

    The seats of those whose account is gone, or whom one of the two has blocked, are open.
    """
    if table.header.status != "over" or table.header.uploaded:
        raise Refused("not-over")
    # With the data of today: a game that begins now is today's game.
    game = shared(table.header.game, table.header.players, tuple(table.header.options.items()))
    header = header_of(game, replace(table.header.settings, tournament="", sealed=False, guests=False), asker.id)
    known = {person: name for person, name in names.items() if person not in shunned}
    seats = [_next_seat(seat, asker, known) for seat in table.seats]
    return header, [*seats[-1:], *seats[:-1]]


def _next_seat(seat: Seat, asker: Person, names: dict[str, str]) -> Seat:
    if seat.kind != "person" or seat.person == asker.id:
        return replace(seat, away=None, vacation=False)
    return Seat("offered", seat.person) if names.get(seat.person or "") else Seat("open")


def _checked_seed(record: Record) -> bytes:
    """The seed of a record whose dice are as it says; nothing if it says nothing of them."""
    if record.dice is None:
        return b""
    check(record)
    return bytes.fromhex(record.dice["seed"])


def uploaded(record: Record, host: Person) -> tuple[Header, list[Seat], list[Change]]:
    """A finished game that somebody brings."""
    if len(record.moves) > MOST_MOVES:
        raise Refused("record-too-long", moves=len(record.moves), most=MOST_MOVES)
    state = record.verify()
    if not state.over:
        raise Refused("record-unfinished")
    header = header_of(record.game, Settings(), host.id)
    header.seed, header.status, header.uploaded = _checked_seed(record), "over", True
    if record.dice is not None:
        header.dice = record.dice["method"]
    header.ended, header.version, header.result = header.created, 1, result_of(state)
    header.begun = dict(record.begun) if record.begun is not None else None
    change = Change(1, header.created, "begin", None, tuple(record.game.text(move) for move in record.moves))
    known = set(bots.known(record.game.name))
    seats = [
        Seat("bot", bot=bot) if bot in known else Seat("person", None, cleaned(name or "?", NAME_LENGTH))
        for bot, name in zip(record.seats, record.names, strict=True)
    ]
    return header, seats, [change]
