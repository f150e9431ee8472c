"""Finished games: their records, and how they stood after so many moves.

A long game takes a while to play through. That is done in a thread, with a game of its own, few at a time, and
remembered; how likely everybody was to win is worked out by the bots' processes.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, cast

from msgspec.structs import asdict

from ..core.errors import Refused
from ..core.game import CHANCE, Game, State
from ..core.game import Position as Prepared
from ..fair import outcomes, published
from ..finished import Chances, Draw, Moment
from ..games import make_game
from ..protocol import Replay, Step
from ..record import PERSON, Record, written
from .accounts.limits import Limits
from .live.bot_workers import BotWorkers, Course
from .live.fold import Progress, exact_action, moves_of
from .live.table import LiveTable
from .store.model import Change, Header, Seat

T = TypeVar("T")
# So many finished games are remembered with what was worked out of them, and so many are looked at at once.
MOST = 200
AT_ONCE = 2


class Replays:
    def __init__(self, bots: BotWorkers, limits: Limits) -> None:
        self._bots = bots
        self._limits = limits
        self.thread = asyncio.Semaphore(AT_ONCE)
        self._known: dict[tuple[str, str], asyncio.Task[Any]] = {}

    async def story(self, table: LiveTable, asker: str) -> list[Moment]:
        """The scores at the start, after every move of a player and at the end, for a chart."""
        course = course_of(table)
        return await self._once("story", table, asker, lambda: self._in_thread(_story, course))

    async def draws(self, table: LiveTable, asker: str) -> list[Draw]:
        """Every outcome of chance, with what else could have come."""
        course, method = course_of(table), table.header.dice
        return await self._once("draws", table, asker, lambda: self._in_thread(_draws, course, method))

    async def chances(self, table: LiveTable, asker: str) -> list[Chances]:
        """How likely each seat was to win in the course of the game."""
        course = course_of(table)
        return await self._once("chances", table, asker, lambda: self._bots.course(course, asker))

    async def step(self, table: LiveTable, asked: Replay) -> Step:
        """The game after so many moves, through the eyes of a seat."""
        course = course_of(table)
        if asked.moves > len(course.moves):
            raise Refused("at-range", at=asked.moves, count=len(course.moves))
        if asked.seat is not None and asked.seat >= course.players:
            raise Refused("no-such-seat", seat=asked.seat)
        if asked.instead and not asked.moves:
            raise Refused("no-such-action", text=asked.instead[:40])
        return await self._in_thread(_step, course, asked)

    async def _in_thread(self, work: Callable[..., T], *arguments: object) -> T:
        async with self.thread:
            return await asyncio.to_thread(work, *arguments)

    async def _once(
        self, what: str, table: LiveTable, asker: str, work: Callable[[], Coroutine[Any, Any, T]]
    ) -> T:
        """What is known of a finished game; worked out once, whoever asks meanwhile."""
        key = (what, table.header.id)
        if key not in self._known:
            await self._limits.check("looks", asker)
        if key not in self._known:
            self._known[key] = asyncio.create_task(work())
            if len(self._known) > MOST:
                del self._known[next(iter(self._known))]
        # Whoever hangs up leaves the others their answer.
        found: T = await asyncio.shield(self._known[key])
        return found


def record(table: LiveTable, names: dict[str, str]) -> Record:
    """The record of a finished game, with the seed of its dice."""
    progress, header = finished(table), table.header
    seats, called = _seated(table.seats, names)
    made = Record(table.game, seats, called, cast("Prepared | None", header.begun))
    made.moves = [*progress.moves]
    made.close(progress.state)
    if header.seed:
        made.dice = published(header.seed, header.dice)
    return made


async def record_text(table: LiveTable, names: dict[str, str]) -> str:
    return await asyncio.to_thread(record(table, names).dumps)


def _seated(seats: list[Seat], names: dict[str, str]) -> tuple[list[str], list[str]]:
    """Who chose for each seat, and what they are called."""
    return [seat.bot or PERSON if seat.kind == "bot" else PERSON for seat in seats], [
        seat.bot or "" if seat.kind == "bot" else seat.called or names.get(seat.person or "", "") for seat in seats
    ]


def untouched(header: Header, seats: list[Seat], changes: list[Change], data: str, names: dict[str, str]) -> str:
    """The record of a game that this code does not play, as it was written down: nothing is replayed."""
    check_unsealed(header)
    choosers, called = _seated(seats, names)
    head: dict[str, object] = {
        "game": header.game,
        "rules": header.rules,
        "players": header.players,
        "options": header.options,
        "data": json.loads(data) if data else {},
        "seats": choosers,
        "names": called,
        "begun": header.begun,
        "dice": published(header.seed, header.dice) if header.status == "over" and header.seed else None,
    }
    noted = None if header.result is None else asdict(header.result)
    return written(head, moves_of(changes), noted)


def course_of(table: LiveTable) -> Course:
    """A finished game, for somebody who plays it through elsewhere."""
    progress, header = finished(table), table.header
    options = tuple(header.options.items())
    return Course(header.game, header.players, options, header.begun, progress.moves, table.data)


def check_unsealed(header: Header) -> None:
    """Refuse to show a game whose dice others have not played with to the end."""
    if header.settings.sealed:
        raise Refused("table-sealed")


def finished(table: LiveTable) -> Progress:
    """The whole game; refused if it is not over, or still sealed."""
    table.check_open()
    check_unsealed(table.header)
    if table.header.status != "over" or table.progress is None:
        raise Refused("not-over")
    return table.progress


# -- in a thread ------------------------------------------------------------------------------------------


def first_of(course: Course) -> tuple[Game, State]:
    """A game of the thread's own: the one of the tables is being played with meanwhile."""
    data = json.loads(course.data) if course.data else None
    game = make_game(course.game, course.players, data, **dict(course.options))
    return game, game.start() if course.begun is None else game.position(course.begun)


def _step(course: Course, asked: Replay) -> Step:
    game, state = first_of(course)
    moves = course.moves
    if asked.instead:
        moves = [*moves[: asked.moves - 1], exact_action(game.actions, asked.instead)]
    for at, action in enumerate(moves[: asked.moves], 1):
        if at == asked.moves:
            state.listen()
        state.apply(action)
    last = asked.moves == len(moves)
    return Step(
        id=asked.id,
        moves=asked.moves,
        count=len(course.moves),
        turn=None if last else state.turn,
        next=None if last else game.text(moves[asked.moves]),
        events=[event.seen_by(asked.seat) for event in state.heard()],
        scores=state.scores(),
        view=cast("dict[str, object]", state.view(asked.seat)),
    )


def _story(course: Course) -> list[Moment]:
    _, state = first_of(course)
    told = [Moment(0, CHANCE, state.scores())]
    for at, action in enumerate(course.moves, 1):
        actor = state.turn
        state.do(action)
        if actor != CHANCE or state.over:
            told.append(Moment(at, actor, state.scores()))
    return told


def _draws(course: Course, method: str) -> list[Draw]:
    _, state = first_of(course)
    told: list[Draw] = []
    for at, action in enumerate(course.moves, 1):
        if state.turn == CHANCE:
            possible = outcomes(state, method)
            weights = [weight for _, weight in possible]
            told.append(Draw(at, weights, [one for one, _ in possible].index(action)))
        state.do(action)
    return told
