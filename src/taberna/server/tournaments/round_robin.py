"""Everybody meets everybody equally often, and has every seat equally often.

Two at a table: the circle method, one round after the other in which everybody plays (with an odd number one sits
out each time, everybody once).

More at a table: cyclic designs. Entrants stand in a circle; a base table names who sits there, and all its
turns round the circle are played. Everybody has every seat once then, by itself. Base tables are chosen so that
all distances between seats together come equally often: then so does every meeting. Some numbers of entrants have
no such design that is small; then a few places in the circle are bots'.
"""

from __future__ import annotations

from functools import lru_cache

from .seating import Table

# Base tables that are looked for.
MOST_BASES = 6
# Places of bots that are added where that makes it shorter.
MOST_BOTS = 4
# Steps of that search: it must not take long.
MOST_STEPS = 20_000


def rounds(entrants: int, seats: int, laps: int = 1) -> list[list[Table]]:
    """All rounds; in each nobody sits twice. A lap is everybody with everybody; in others the seats move on."""
    one = _pairs(entrants) if seats == 2 else _larger(entrants, seats)
    return [[_turned(table, lap) for table in tables] for lap in range(laps) for tables in one]


@lru_cache(maxsize=256)
def count(entrants: int, seats: int, laps: int) -> int:
    """How many rounds there are."""
    return len(rounds(entrants, seats, laps))


def _turned(table: Table, by: int) -> Table:
    by %= len(table)
    return [*table[by:], *table[:by]]


def _pairs(entrants: int) -> list[list[Table]]:
    """The one in the middle, with an even number, meets whoever the others turn round; else nobody does."""
    if entrants == 2:
        return [[[0, 1]]]
    circle = entrants - 1 if entrants % 2 == 0 else entrants
    found: list[list[Table]] = []
    for turn in range(circle):
        tables: list[Table] = []
        if circle < entrants:
            tables.append([circle, turn] if turn % 2 == 0 else [turn, circle])
        for step in range(1, (circle - 1) // 2 + 1):
            tables.append([(turn - step) % circle, (turn + step) % circle])
        found.append(tables)
    return found


def _larger(entrants: int, seats: int) -> list[list[Table]]:
    if entrants <= seats:  # one table; as many rounds as seats, so that everybody has every one
        whole: Table = [k if k < entrants else None for k in range(seats)]
        return [[_turned(whole, turn)] for turn in range(seats)]
    return min((_cyclic(entrants, size, seats) for size in _sizes(entrants, seats)), key=len)


def _sizes(entrants: int, seats: int) -> list[int]:
    """Circles that have a small design. The places that are too many are bots'."""
    found = [size for size in range(entrants, entrants + MOST_BOTS + 1) if _bases(size, seats) is not None]
    return found or [next(size for size in range(entrants, 4 * entrants) if _is_prime(size))]


def _cyclic(entrants: int, size: int, seats: int) -> list[list[Table]]:
    bases = _bases(size, seats) or _multiples(size, seats)
    tables = [[(one + turn) % size for one in base] for base in bases for turn in range(size)]
    rounds_ = [[_there(table, entrants) for table in now] for now in _packed(tables, size, seats)]
    played = [[table for table in now if any(one is not None for one in table)] for now in rounds_]
    return [now for now in played if now]


def _there(table: list[int], entrants: int) -> Table:
    return [one if one < entrants else None for one in table]


def _is_prime(number: int) -> bool:
    return all(number % factor for factor in range(2, number))


def _multiples(size: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """In a circle of prime size, all multiples of any table together have every distance equally often."""
    return tuple(tuple(by * k % size for k in range(seats)) for by in range(1, (size + 1) // 2))


@lru_cache(maxsize=256)
def _bases(entrants: int, seats: int) -> tuple[tuple[int, ...], ...] | None:
    """Base tables whose distances come equally often; as few as there are."""
    for count in range(1, MOST_BASES + 1):
        if count * seats * (seats - 1) % (entrants - 1) == 0:
            found = _Family(entrants, seats, count).found()
            if found is not None:
                return found
    return None


class _Family:
    """Looks for so many base tables, one seat after the other."""

    def __init__(self, entrants: int, seats: int, count: int) -> None:
        self._size, self._seats, self._count = entrants, seats, count
        self._most = count * seats * (seats - 1) // (entrants - 1)
        self._often = [0] * entrants
        self._steps = 0

    def found(self) -> tuple[tuple[int, ...], ...] | None:
        return self._extend([], [0])

    def _extend(self, done: list[tuple[int, ...]], base: list[int]) -> tuple[tuple[int, ...], ...] | None:
        if len(base) == self._seats:
            done = [*done, tuple(base)]
            return tuple(done) if len(done) == self._count else self._extend(done, [0])
        for other in range(base[-1] + 1, self._size):
            self._steps += 1
            if self._steps > MOST_STEPS:
                return None
            distances = [d for one in base for d in (other - one, self._size - other + one)]
            for distance in distances:
                self._often[distance] += 1
            if all(self._often[distance] <= self._most for distance in distances):
                found = self._extend(done, [*base, other])
                if found is not None:
                    return found
            for distance in distances:
                self._often[distance] -= 1
        return None


def _packed(tables: list[list[int]], entrants: int, seats: int) -> list[list[list[int]]]:
    """The tables in rounds in which nobody sits twice, as few as a simple search finds."""
    left = list(tables)
    found: list[list[list[int]]] = []
    while left:
        taken: set[int] = set()
        now: list[list[int]] = []
        for table in left:
            if taken.isdisjoint(table):
                now.append(table)
                taken.update(table)
            if len(taken) + seats > entrants:
                break
        chosen = {id(table) for table in now}
        left = [table for table in left if id(table) not in chosen]
        found.append(now)
    return found
