"""Points, tie-breaks, and how each seat did with the same luck.

At a table everybody gets a point for every opponent he has left behind and half a point for one who did as well.
Places at the table: by the win, then by the points of the game; whoever is not there at the end, so that a bot
plays for him, is last whatever it does. Points are counted in halves, as whole numbers.

Ties in the standing are broken in this order:

1. in duplicate tournaments: the same luck, the sum of how much better one did than the mean of all who sat at
   the same seat of the same round;
2. the opposition: the points of all whom one has met, added up;
3. tables won;
4. whoever is equal in all of that shares the place.

In a knock-out whoever goes further stands before whoever does not.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from fractions import Fraction

from .seating import Table


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a table ended: for each seat."""

    scores: list[int]
    winners: list[int]
    away: list[bool]
    void: bool = False
    """It could not be played to its end: all did as well as each other."""


@dataclass(frozen=True, slots=True)
class Played:
    """A table of a round, and how it ended if it has."""

    table: Table
    outcome: Outcome | None = None


@dataclass(slots=True)
class Standing:
    entrant: int
    place: int = 0
    halves: int = 0
    """Points, in halves."""
    tables: int = 0
    wins: int = 0
    luck: Fraction = Fraction(0)
    """How much better than others with the same luck, in points of the game."""
    opposition: int = 0
    """The points of all whom one has met, in halves."""
    reached: int = 0
    """In a knock-out: the rounds that one has survived."""
    met: list[int] = field(default_factory=list)

    def key(self) -> tuple[int, int, Fraction, int, int]:
        return -self.reached, -self.halves, -self.luck, -self.opposition, -self.wins


def ranks(outcome: Outcome) -> list[tuple[bool, bool, int]]:
    """For each seat what decides: less is better, equal is equal."""
    if outcome.void:
        return [(False, False, 0) for _ in outcome.scores]
    return [
        (True, True, 0) if outcome.away[seat] else (False, seat not in outcome.winners, -score)
        for seat, score in enumerate(outcome.scores)
    ]


def halves(outcome: Outcome) -> list[int]:
    """The points of each seat, in halves."""
    keys = ranks(outcome)
    return [sum(2 * (mine < other) + (mine == other) for other in keys) - 1 for mine in keys]


def best(table: Table, outcome: Outcome, seeds: list[int]) -> int:
    """Who goes on in a knock-out: the best of those who are no fillers; of equals who stood first before."""
    keys = ranks(outcome)
    present = [(keys[seat], seeds.index(one), one) for seat, one in enumerate(table) if one is not None]
    return min(present)[2]


def compared(tables: list[Played]) -> list[list[Fraction | None]]:
    """For each table and seat of a duplicate round: points more than the mean of that seat at all its tables."""
    over = [one for one in tables if one.outcome is not None and not one.outcome.void]
    if len(over) < 2:
        return uncompared(tables)
    seats = range(len(over[0].table))
    mean = [Fraction(sum(one.outcome.scores[k] for one in over if one.outcome), len(over)) for k in seats]
    return [
        [one.outcome.scores[k] - mean[k] for k in seats]
        if one.outcome and not one.outcome.void
        else [None] * len(seats)
        for one in tables
    ]


def uncompared(tables: list[Played]) -> list[list[Fraction | None]]:
    """The same where there is nothing to compare with."""
    return [[None for _ in one.table] for one in tables]


def standings(entrants: int, rounds: list[list[Played]], duplicate: bool = False) -> list[Standing]:
    """Everybody, the best first, after the tables that are over."""
    found = [Standing(entrant) for entrant in range(entrants)]
    for tables in rounds:
        luck = compared(tables) if duplicate else uncompared(tables)
        for one, extra in zip(tables, luck, strict=True):
            if one.outcome is not None:
                _add(found, one.table, one.outcome, extra)
    for mine in found:
        mine.opposition = sum(found[other].halves for other in mine.met)
    return placed(found)


def _add(found: list[Standing], table: Table, outcome: Outcome, luck: list[Fraction | None]) -> None:
    for seat, (one, points) in enumerate(zip(table, halves(outcome), strict=True)):
        if one is None:
            continue
        mine = found[one]
        mine.halves += points
        mine.tables += 1
        mine.wins += not outcome.void and not outcome.away[seat] and seat in outcome.winners
        mine.met += [other for other in table if other is not None and other != one]
        if luck[seat] is not None and not outcome.away[seat]:
            mine.luck += luck[seat] or 0


def placed(found: list[Standing]) -> list[Standing]:
    """In order, with their places; equals share one."""
    ordered = sorted(found, key=lambda one: (one.key(), one.entrant))
    counts: defaultdict[tuple[int, int, Fraction, int, int], int] = defaultdict(int)
    for at, one in enumerate(ordered, 1):
        one.place = counts[one.key()] = counts[one.key()] or at
    return ordered
