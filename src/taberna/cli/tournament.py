"""Tournaments for the operator: they are written into the database, and the server that runs plays them."""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar, cast

from .. import bots
from ..core.errors import BadOption, Refused
from ..folder import data_folder
from ..games import game_class
from ..protocol import Clock
from ..server.metrics import Metrics
from ..server.store.database import address, connect
from ..server.store.model import clock_time, new_id
from ..server.store.store import Store
from ..server.texts import cleaned
from ..server.tournaments import plan as plans
from ..server.tournaments import telling
from ..server.tournaments.book import Book, Tournament, Whole
from ..server.tournaments.plan import Kind, Plan
from ..words import Words
from .asking import parse_options

T = TypeVar("T")
NAME_LENGTH = 60
_UNITS = {"": 1, "s": 1, "m": 60, "h": 3600, "d": 24 * 3600}
_SHORTEST, _LONGEST = 5, 30 * 24 * 3600


@dataclass(slots=True)
class Wish:
    """What was typed."""

    name: str
    game: str
    kind: str
    seats: int
    rounds: int
    duplicate: bool
    clock: str
    per: str
    standin: str
    pause: int
    most: int
    starts: str
    bots: str
    options: list[str]


def _run(db: str, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    async def opened() -> T:
        store = Store(await connect(address(db, data_folder())), Metrics())
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())


def new(words: Words, wish: Wish, db: str) -> None:
    kind = game_class(wish.game)
    game = kind(wish.seats or kind.min_players, **parse_options(kind, wish.options))
    plan = Plan(
        cast("Kind", wish.kind),
        game.players,
        Clock(_per(wish.per), _seconds(wish.clock)),
        wish.standin,
        wish.rounds,
        wish.duplicate,
        wish.pause,
        wish.most,
    )
    plans.checked(plan, kind)
    entering = [bot.strip() for bot in wish.bots.split(",") if bot.strip()]
    for bot in entering:
        _check_bot(bot, kind.name)
    made = Tournament(
        id=new_id(),
        name=cleaned(wish.name, NAME_LENGTH),
        game=kind.name,
        options=dict(game.options),
        plan=plan,
        status="open",
        round=0,
        starts=_time(wish.starts) if wish.starts else None,
        created=clock_time(),
        started=None,
        ended=None,
    )

    async def work(store: Store) -> None:
        book = Book(store)
        await book.create(made)
        for bot in entering:
            await book.join(made.id, None, bot)

    _run(db, work)
    print(words.say("tournament-made", id=made.id, name=made.name))


def _check_bot(bot: str, game: str) -> None:
    if bot not in bots.known(game):
        raise BadOption("unknown-bot", bot=bot, game=game, choices=", ".join(bots.known(game)))


def _per(text: str) -> Any:
    if text not in ("move", "game"):
        raise BadOption("tournament-per", text=text)
    return text


def _seconds(text: str) -> int:
    found = re.fullmatch(r"(\d{1,7})([smhd]?)", text.strip())
    seconds = int(found[1]) * _UNITS[found[2]] if found is not None else 0
    if not _SHORTEST <= seconds <= _LONGEST:
        raise BadOption("tournament-clock", text=text)
    return seconds


def _time(text: str) -> int:
    try:
        return int(datetime.fromisoformat(text).timestamp() * 1000)
    except ValueError:
        raise BadOption("tournament-time", text=text) from None


def listed(words: Words, db: str) -> None:
    found = _run(db, lambda store: Book(store).listed())
    if not found:
        print(words.say("tournament-none"))
    for one, entered in found:
        print(f"{one.id}  {words.say(f'tournament-status-{one.status}'):<12} {_line(words, one, entered)}")


def _line(words: Words, one: Tournament, entered: int) -> str:
    facts = {"name": one.name, "game": words.say(f"{one.game}-name"), "entered": entered}
    return words.say("tournament-line", kind=words.say(f"tournament-kind-{one.plan.kind}"), **facts)


def show(words: Words, tournament: str, db: str) -> None:
    async def work(store: Store) -> tuple[Whole, dict[str, str]]:
        whole = await Book(store).whole(await _named(Book(store), tournament))
        people = [one.person for one in whole.entrants if one.person is not None]
        return whole, await store.names(people)

    whole, names = _run(db, work)
    called = [
        f"[{one.bot}]" if one.bot is not None else names.get(one.person or "") or "?" for one in whole.entrants
    ]
    print(_line(words, whole.tournament, len(whole.entrants)))
    print(words.say(f"tournament-status-{whole.tournament.status}"))
    told = telling.all_about(whole, names)
    for at, one in enumerate(whole.entrants):
        mark = f" ({words.say('tournament-withdrawn')})" if one.withdrawn else ""
        print(f"  {one.number:>3}  {called[at]}{mark}")
    for line in told.standings:
        luck = "" if line.luck is None else f"  {line.luck:+.2f}"
        behind = f"{luck}  {line.opposition:.1f}  {line.wins}"
        print(f"{line.place:>4}. {called[line.entrant]:<24} {line.points:>6.1f}{behind}")
    for round_ in told.rounds:
        print(words.say("tournament-round", number=round_.number))
        for table in round_.tables:
            seats = [
                called[place] if place is not None else words.say("tournament-filler") for place in table.places
            ]
            print(f"  {table.table}  {', '.join(seats)}  {' '.join(str(score) for score in table.scores)}")
    _warn(words, whole, called)


def _warn(words: Words, whole: Whole, called: list[str]) -> None:
    """People who joined from one address may be one person, or one family."""
    together: defaultdict[str, list[str]] = defaultdict(list)
    for one, name in zip(whole.entrants, called, strict=True):
        if one.origin:
            together[one.origin].append(name)
    for several in together.values():
        if len(several) > 1:
            print(words.say("tournament-same-address", names=", ".join(several)))


def start(words: Words, tournament: str, db: str) -> None:
    _change(words, tournament, db, "tournament-starts", lambda book, found: book.ask_start(found))


def cancel(words: Words, tournament: str, db: str) -> None:
    _change(words, tournament, db, "tournament-is-cancelled", lambda book, found: book.cancel(found))


def add(words: Words, tournament: str, bot: str, db: str) -> None:
    async def work(book: Book, found: str) -> None:
        _check_bot(bot, (await book.find(found)).game)
        await book.join(found, None, bot)

    _change(words, tournament, db, "tournament-added", work)


def remove(words: Words, tournament: str, number: int, db: str) -> None:
    async def work(book: Book, found: str) -> None:
        if number not in [one.number for one in (await book.whole(found)).entrants]:
            raise Refused("tournament-no-entrant", number=number)
        await book.leave(found, number)

    _change(words, tournament, db, "tournament-removed", work)


def _change(
    words: Words, tournament: str, db: str, done: str, work: Callable[[Book, str], Awaitable[None]]
) -> None:
    async def change(store: Store) -> None:
        book = Book(store)
        await work(book, await _named(book, tournament))

    _run(db, change)
    print(words.say(done))


async def _named(book: Book, text: str) -> str:
    """The id of a tournament: the beginning of it is enough."""
    found = [one.id for one, _ in await book.listed() if text and one.id.startswith(text)]
    return found[0] if len(found) == 1 else text
