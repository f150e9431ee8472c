"""Finished games: their records, and how they stood after so many moves."""

from __future__ import annotations

import json
from typing import cast

from msgspec.structs import asdict

from ..core.errors import Refused
from ..core.game import CHANCE, State
from ..core.game import Position as Prepared
from ..fair import outcomes, published
from ..finished import Draw, Moment
from ..protocol import Replay, Step
from ..record import PERSON, Record, written
from .model import Change, Header, Seat
from .robots import Course
from .table import Position, Table, moves_of


def record(table: Table, names: dict[str, str]) -> Record:
    """The record of a finished game, with the seed of its dice."""
    position = _finished(table)
    header = table.header
    seats, called = _seated(table.seats, names)
    made = Record(table.game, seats, called, cast("Prepared | None", header.begun))
    made.moves = [*position.moves]
    made.close(position.state)
    if header.seed:
        made.dice = published(header.seed, header.dice)
    return made


def _seated(seats: list[Seat], names: dict[str, str]) -> tuple[list[str], list[str]]:
    """Who chose for each seat, and what they are called."""
    return [seat.bot or PERSON if seat.kind == "bot" else PERSON for seat in seats], [
        seat.bot or "" if seat.kind == "bot" else seat.called or names.get(seat.person or "", "") for seat in seats
    ]


def untouched(header: Header, seats: list[Seat], changes: list[Change], data: str, names: dict[str, str]) -> str:
    """The record of a game that this code does not play, as it was written down: nothing is replayed."""
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


def step(table: Table, asked: Replay) -> Step:
    """The game after so many moves, through the eyes of a seat."""
    position = _finished(table)
    moves = position.moves
    if asked.moves > len(moves):
        raise Refused("at-range", at=asked.moves, count=len(moves))
    if asked.seat is not None and asked.seat >= table.game.players:
        raise Refused("no-such-seat", seat=asked.seat)
    state = _first(table)
    for at, action in enumerate(moves[: asked.moves], 1):
        if at == asked.moves:
            state.listen()
        state.do(action)
    last = asked.moves == len(moves)
    return Step(
        id=asked.id,
        moves=asked.moves,
        count=len(moves),
        turn=None if last else state.turn,
        next=None if last else table.game.text(moves[asked.moves]),
        events=[event.seen_by(asked.seat) for event in state.heard()],
        scores=state.scores(),
        view=cast("dict[str, object]", state.view(asked.seat)),
    )


def story(table: Table) -> list[Moment]:
    """The scores at the start, after every move of a player and at the end, for a chart."""
    position = _finished(table)
    state = _first(table)
    told = [Moment(0, CHANCE, state.scores())]
    for at, action in enumerate(position.moves, 1):
        actor = state.turn
        state.do(action)
        if actor != CHANCE or state.over:
            told.append(Moment(at, actor, state.scores()))
    return told


def draws(table: Table) -> list[Draw]:
    """Every outcome of chance, with what else could have come."""
    position = _finished(table)
    state = _first(table)
    told: list[Draw] = []
    for at, action in enumerate(position.moves, 1):
        if state.turn == CHANCE:
            possible = outcomes(state, table.header.dice)
            weights = [weight for _, weight in possible]
            told.append(Draw(at, weights, [one for one, _ in possible].index(action)))
        state.do(action)
    return told


def course(table: Table) -> Course:
    """A finished game, for somebody who estimates how likely each seat was to win."""
    position, header = _finished(table), table.header
    return Course(
        header.game, header.players, tuple(header.options.items()), header.begun, position.moves, table.data
    )


def _finished(table: Table) -> Position:
    table.check_open()
    if table.header.status != "over" or table.position is None:
        raise Refused("not-over")
    return table.position


def _first(table: Table) -> State:
    begun = table.header.begun
    return table.game.start() if begun is None else table.game.position(begun)
