"""Knock-out: of each table one goes on, until one is left.

If their number is not a power of the seats, only as many play in the first round as must go, and the first of the
list are spared it; from then on all tables are full. Chairs that stay empty are filled by bots, which never go on.
"""

from __future__ import annotations

from .seating import Table


def rounds(entrants: int, seats: int) -> int:
    """How many rounds it takes."""
    count, size = 1, seats
    while size < entrants:
        size *= seats
        count += 1
    return count


def tables(left: list[int], seats: int) -> tuple[list[int], list[Table]]:
    """Who is spared this round, and who plays: those who are left, the best first.

    The first meets the last, so that the best meet late.
    """
    target = seats ** (rounds(len(left), seats) - 1)
    games = -(-(len(left) - target) // (seats - 1)) if len(left) > target else 1
    playing = min(len(left), len(left) - target + games)
    spared, others = left[: len(left) - playing], left[len(left) - playing :]
    made: list[Table] = [[None] * seats for _ in range(games)]
    for at, one in enumerate(others):
        # To and fro over the tables: the first of each table are the best, and their last opponents the weakest.
        lap, place = divmod(at, games)
        made[place if lap % 2 == 0 else games - 1 - place][lap] = one
    return spared, made
