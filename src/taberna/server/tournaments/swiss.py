"""Swiss rounds: everybody plays in every round, against people with about as many points, and nobody twice against
the same one while that can be avoided.

Two at a table: from the top, everybody gets the opponent who is nearest in points and whom he has not met, the
upper half of a group against the lower half; a pair that would force a repetition elsewhere is not made
(`matching`). More at a table: tables are filled from the top, then people change tables as long as there are
fewer repetitions by it. Chairs that stay empty are filled by bots, at the table of the last ones who had none yet.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from .matching import Matching
from .seating import Table

# Exchanges that are tried for tables of more than two: where repetitions can't be avoided it would never end.
MOST_EXCHANGES = 20_000


def usual_rounds(entrants: int, seats: int) -> int:
    """As many rounds as it takes until one alone may have won all, and one more to be sure."""
    rounds, left = 1, entrants
    while left > seats:
        left = -(-left // seats)
        rounds += 1
    return rounds + 1


def tables(order: list[int], points: dict[int, int], past: list[list[Table]], seats: int) -> list[Table]:
    """The tables of the next round, for those who are there, the best first. Nobody is seated yet in fairness."""
    met = meetings(past)
    with_bots, others = _beside_bots(order, past, seats)
    made = _pairs(others, points, met) if seats == 2 else _groups(others, points, met, seats)
    if with_bots:
        made.append([*with_bots, *[None] * (seats - len(with_bots))])
    return made


def meetings(past: list[list[Table]]) -> Counter[frozenset[int]]:
    """How often each two have met."""
    found: Counter[frozenset[int]] = Counter()
    for round_ in past:
        for table in round_:
            present = [one for one in table if one is not None]
            found.update(frozenset(pair) for pair in combinations(present, 2))
    return found


def _beside_bots(order: list[int], past: list[list[Table]], seats: int) -> tuple[list[int], list[int]]:
    """Who sits with bots this time: the last ones who have done so least often."""
    count = len(order) % seats
    if not count:
        return [], list(order)
    often = Counter(one for tables in past for table in tables if None in table for one in table)
    place = {one: at for at, one in enumerate(order)}
    chosen = sorted(order, key=lambda one: (often[one], -place[one]))[:count]
    return sorted(chosen, key=place.__getitem__), [one for one in order if one not in chosen]


# -- two at a table ---------------------------------------------------------------------------------------


def _pairs(order: list[int], points: dict[int, int], met: Counter[frozenset[int]]) -> list[Table]:
    size = len(order)
    allowed = [
        {j for j in range(size) if j != i and not met[frozenset((order[i], order[j]))]} for i in range(size)
    ]
    matching = Matching(allowed)
    # Whoever can't be spared a repetition: these play among themselves.
    again = matching.single()
    matching.drop(again)
    made: list[Table] = [[order[i], order[j]] for i, j in zip(again[::2], again[1::2], strict=True)]
    while matching.left:
        first = min(matching.left)
        for other in _wished(first, sorted(matching.left), order, points):
            if other in allowed[first] and matching.fix(first, other):
                made.append([order[first], order[other]])
                break
        else:
            raise AssertionError("a matching that is there can be kept")
    return made


def _wished(first: int, left: list[int], order: list[int], points: dict[int, int]) -> list[int]:
    """Opponents for the first who is left, the best first: as many points, then the other half of the group."""
    group = [one for one in left if points[order[one]] == points[order[first]]]
    middle = left.index(first) + len(group) // 2
    places = {one: at for at, one in enumerate(left)}
    return sorted(
        (one for one in left if one != first),
        key=lambda one: (abs(points[order[one]] - points[order[first]]), abs(places[one] - middle)),
    )


# -- more at a table --------------------------------------------------------------------------------------


def _groups(order: list[int], points: dict[int, int], met: Counter[frozenset[int]], seats: int) -> list[Table]:
    made: list[list[int]] = []
    left = list(order)
    while left:
        table = [left.pop(0)]
        while len(table) < seats:
            new = min(
                left, key=lambda one: (sum(met[frozenset((one, other))] for other in table), left.index(one))
            )
            table.append(new)
            left.remove(new)
        made.append(table)
    _exchange(made, points, met)
    return [list(table) for table in made]


def _cost(table: list[int], points: dict[int, int], met: Counter[frozenset[int]]) -> tuple[int, int]:
    """Repetitions, then how far apart people are in points."""
    again = sum(met[frozenset(pair)] for pair in combinations(table, 2))
    spread = sum(abs(points[one] - points[other]) for one, other in combinations(table, 2))
    return again, spread


def _exchange(made: list[list[int]], points: dict[int, int], met: Counter[frozenset[int]]) -> None:
    """Let people leave tables at which somebody meets again, if both tables are better off by it."""
    budget, better = MOST_EXCHANGES, True
    while better:
        better = False
        for one in (table for table in made if _cost(table, points, met)[0]):
            for other in _nearest(one, made, points):
                budget -= len(one) * len(other)
                if budget < 0:
                    return
                better = _swap(one, other, points, met) or better


def _nearest(one: list[int], made: list[list[int]], points: dict[int, int]) -> list[list[int]]:
    """The other tables, those with about as many points first."""
    mine = sum(points[k] for k in one)
    others = [table for table in made if table is not one]
    return sorted(others, key=lambda table: abs(sum(points[k] for k in table) - mine))


def _swap(one: list[int], other: list[int], points: dict[int, int], met: Counter[frozenset[int]]) -> bool:
    """Exchange the first two whose tables are better off by it."""
    before = _sum(_cost(one, points, met), _cost(other, points, met))
    for i in range(len(one)):
        for j in range(len(other)):
            one[i], other[j] = other[j], one[i]
            if _sum(_cost(one, points, met), _cost(other, points, met)) < before:
                return True
            one[i], other[j] = other[j], one[i]
    return False


def _sum(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]
