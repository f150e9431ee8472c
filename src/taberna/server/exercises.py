"""Exercises for the page: one's own mistakes, and the puzzles that games bring."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import cast

from ..analysis.puzzles import puzzles
from ..core.errors import Refused
from ..core.game import State
from ..finished import AnalysedChoice, AnalysedGame, Exercise, ExerciseOption
from . import replays
from .live.bot_workers import Course
from .live.table import LiveTable
from .texts import plain

# Puzzles that are sent at once: a session's worth.
SET = 20
LABELS = ("mistake", "blunder")


async def mistakes(table: LiveTable, found: AnalysedGame | None, seats: list[int]) -> list[Exercise]:
    """What somebody at these seats has done clearly worse than he could."""
    choices = [] if found is None else [one for one in found.choices if one.seat in seats and one.label in LABELS]
    return await asyncio.to_thread(_mistakes, replays.course_of(table), choices, table.header.id)


def _mistakes(course: Course, choices: list[AnalysedChoice], table: str) -> list[Exercise]:
    _, state = replays.first_of(course)
    wanted = {one.number: one for one in choices}
    made: list[Exercise] = []
    for number, action in enumerate(course.moves, 1):
        choice = wanted.get(number)
        if choice is not None:
            chances = {one.move: one.chance for one in choice.options}
            chances |= {choice.chosen: choice.chosen_chance, choice.rival: choice.rival_chance}
            made.append(exercise(f"{table}-{number}", state, choice.rival, chances))
        state.do(action)
    return made


def exercise(name: str, state: State, best: str, chances: dict[str, float]) -> Exercise:
    game, decision = state.game, state.decision()
    after = state.clone()
    after.listen()
    after.apply(game.action(best))
    return Exercise(
        name,
        game.name,
        game.players,
        {option: plain(value) for option, value in game.options.items()},
        decision.seat,
        cast("dict[str, object]", state.view(decision.seat)),
        decision.ask,
        decision.facts,
        [ExerciseOption(one, game.text(one), game.structure(one)) for one in decision.options],
        best,
        chances,
        cast("dict[str, object]", after.view(decision.seat)),
        [event.seen_by(decision.seat) for event in after.heard()],
    )


@lru_cache(maxsize=32)
def puzzle_set(game: str, number: int) -> list[Exercise]:
    """Some of the puzzles of a game."""
    brought = puzzles(game)[number * SET : (number + 1) * SET]
    if not brought:
        raise Refused("no-such-page", path=f"/puzzles/{game}/{number}")
    return [
        exercise(f"{game}-{number * SET + k}", one.begun(game), one.best, one.chances)
        for k, one in enumerate(brought)
    ]


def sets(game: str) -> int:
    return -(-len(puzzles(game)) // SET)
