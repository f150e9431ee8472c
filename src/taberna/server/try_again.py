"""Another try from a position of a finished game: a table with bots, as the seat that chose could see it."""

from __future__ import annotations

import asyncio
import os

from .. import bots
from ..core.chance import Rng
from ..core.errors import Refused
from ..protocol import Person, TryAgain
from . import new_table, replays
from .games import shared
from .live.bot_workers import Course
from .live.table import LiveTable
from .store.model import Header, Seat, Settings


async def opened(table: LiveTable, wish: TryAgain, person: Person) -> tuple[Header, list[Seat]]:
    """Header and seats of the new table. It is today's game: one with other data can't go on."""
    course = replays.course_of(table)
    if course.data:
        raise Refused("table-old-data")
    if wish.moves >= len(course.moves):
        raise Refused("at-range", at=wish.moves, count=len(course.moves))
    seat, begun = await asyncio.to_thread(_dealt, course, wish.moves)
    game = shared(course.game, course.players, course.options)
    header = new_table.header_of(game, Settings(hints=True, standin=bots.best(game.name)), person.id)
    header.begun, header.rated = begun, False
    return header, [_seat(k, seat, one, game.name, person) for k, one in enumerate(table.seats)]


def _seat(number: int, mine: int, was: Seat, game: str, person: Person) -> Seat:
    """I sit where the choice was; the bots of the game sit where they sat, and others for the people."""
    if number == mine:
        return Seat("person", person.id)
    known = was.kind == "bot" and was.bot in bots.known(game)
    return Seat("bot", bot=was.bot if known else bots.best(game))


def _dealt(course: Course, moves: int) -> tuple[int, dict[str, object]]:
    """Who had to choose, and a position that this seat could believe to be in: nothing it could not know stays."""
    game, state = replays.first_of(course)
    for action in course.moves[:moves]:
        state.do(action)
    seat = int(state.turn)
    if seat < 0:
        raise Refused("not-a-choice", moves=moves)
    rng = Rng(int.from_bytes(os.urandom(7), "big"))
    return seat, dict(game.imagine(state.view(seat), rng).position())
