"""What an operator may ask for, and what follows from it: how many rounds, who plays in the next one. No input or
output but the games there are.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ... import bots
from ...core.errors import BadOption
from ...core.game import Game
from ...protocol import Clock
from . import knockout, round_robin, scoring, swiss
from .scoring import Played, Standing
from .seating import Table, seated

Kind = Literal["round-robin", "swiss", "knock-out"]
KINDS: tuple[Kind, ...] = ("round-robin", "swiss", "knock-out")
# Entrants at most, whatever the operator says: more would take too many rounds, or fill the page.
MOST = {"round-robin": 32, "swiss": 256, "knock-out": 256}
MOST_LARGER_ROUND_ROBIN = 16
MOST_ROUNDS = 30
MOST_LAPS = 10
MOST_PAUSE = 7 * 24 * 3600


class Plan(msgspec.Struct, frozen=True):
    """How a tournament is played."""

    kind: Kind
    seats: int
    clock: Clock
    standin: str
    rounds: int = 0
    """Of a Swiss tournament, 0 for the usual number; of a round robin how often everybody meets everybody."""
    duplicate: bool = False
    """All tables of a round have the same dice and piles."""
    pause: int = 0
    """Seconds between two rounds."""
    most: int = 0
    """Entrants at most; 0 for as many as the kind allows."""


def checked(plan: Plan, game: type[Game]) -> Plan:
    """The plan if it can be played; BadOption says what can't."""
    if plan.kind not in KINDS:
        raise BadOption("tournament-kind", kind=plan.kind, choices=", ".join(KINDS))
    if not max(2, game.min_players) <= plan.seats <= game.max_players:
        raise BadOption(
            "tournament-seats", seats=plan.seats, least=max(2, game.min_players), most=game.max_players
        )
    known = bots.known(game.name)
    if plan.standin not in known:
        raise BadOption("unknown-bot", bot=plan.standin, game=game.name, choices=", ".join(known))
    for name, value, most in (
        ("rounds", plan.rounds, MOST_LAPS if plan.kind == "round-robin" else MOST_ROUNDS),
        ("pause", plan.pause, MOST_PAUSE),
        ("most", plan.most, largest(plan.kind, plan.seats)),
    ):
        if not 0 <= value <= most:
            raise BadOption("tournament-range", name=name, value=value, most=most)
    return plan


def largest(kind: Kind, seats: int) -> int:
    """How many may enter at most."""
    return MOST_LARGER_ROUND_ROBIN if kind == "round-robin" and seats > 2 else MOST[kind]


def capacity(plan: Plan) -> int:
    return plan.most or largest(plan.kind, plan.seats)


def count_rounds(plan: Plan, entrants: int) -> int:
    """How many rounds so many entrants play."""
    if plan.kind == "swiss":
        return plan.rounds or swiss.usual_rounds(entrants, plan.seats)
    if plan.kind == "knock-out":
        return knockout.rounds(entrants, plan.seats)
    return round_robin.count(entrants, plan.seats, plan.rounds or 1)


class Round(msgspec.Struct):
    """A round that was played, or is."""

    tables: list[Played]
    spared: list[int]


def next_round(
    plan: Plan, entrants: int, gone: set[int], past: list[Round]
) -> tuple[list[int], list[Table]] | None:
    """Who is spared the next round and who sits where; None if the tournament is over. `gone` have withdrawn."""
    there = [one for one in range(entrants) if one not in gone]
    tables = [[one.table for one in played.tables] for played in past]
    if len(there) < 2:
        return None
    if plan.kind == "knock-out":
        left = [one for one in survivors(entrants, past) if one not in gone]
        if len(left) < 2:
            return None
        spared, made = knockout.tables(left, plan.seats)
        return spared, seated(made, tables, entrants, plan.seats)
    if len(past) >= count_rounds(plan, entrants):
        return None
    if plan.kind == "round-robin":
        made = round_robin.rounds(entrants, plan.seats, plan.rounds or 1)[len(past)]
        playing = {one for table in made for one in table}
        # Whoever has withdrawn keeps his chair, for a bot: all others meet equally often.
        return [one for one in there if one not in playing], made
    standing = scoring.standings(entrants, [one.tables for one in past], plan.duplicate)
    order = [one.entrant for one in standing if one.entrant not in gone]
    points = {one.entrant: one.halves for one in standing}
    return [], seated(swiss.tables(order, points, tables, plan.seats), tables, entrants, plan.seats)


def survivors(entrants: int, past: list[Round]) -> list[int]:
    """Who is left in a knock-out after these rounds."""
    left = list(range(entrants))
    for played in past:
        won = [scoring.best(one.table, one.outcome, left) for one in played.tables if one.outcome is not None]
        left = sorted([*(one for one in played.spared if one in left), *won])
    return left


def standings(plan: Plan, entrants: int, rounds: list[Round], ended: int) -> list[Standing]:
    """Everybody in order; of so many rounds that have ended it counts, in a knock-out, who is still there."""
    found = scoring.standings(entrants, [one.tables for one in rounds], plan.duplicate)
    if plan.kind == "knock-out":
        for at in range(1, ended + 1):
            for one in survivors(entrants, rounds[:at]):
                next(mine for mine in found if mine.entrant == one).reached = at
        found = scoring.placed(found)
    return found
