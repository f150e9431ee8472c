"""Who sits where: everybody is to have had every seat about as often."""

from __future__ import annotations

from itertools import permutations

Table = list[int | None]
"""Entrants by seat; None for a bot that only fills a chair."""
# Up to so many seats all orders are tried.
ALL_ORDERS = 5


class Seats:
    """How often everybody has had each seat."""

    def __init__(self, entrants: int, seats: int) -> None:
        self._had = [[0] * seats for _ in range(entrants)]

    def note(self, table: Table) -> None:
        for seat, entrant in enumerate(table):
            if entrant is not None:
                self._had[entrant][seat] += 1

    def had(self, entrant: int) -> list[int]:
        return list(self._had[entrant])

    def cost(self, table: Table) -> int:
        """What this order asks of those who had these seats already."""
        return sum(2 * self._had[one][seat] + 1 for seat, one in enumerate(table) if one is not None)

    def fairest(self, table: Table) -> Table:
        """The same people in the order that is fairest; of equal orders the first."""
        if len(table) <= ALL_ORDERS:
            return min((list(order) for order in permutations(table)), key=self.cost)
        found, better = list(table), True
        while better:
            better = False
            for one in range(len(found)):
                for other in range(one + 1, len(found)):
                    swapped = list(found)
                    swapped[one], swapped[other] = found[other], found[one]
                    if self.cost(swapped) < self.cost(found):
                        found, better = swapped, True
        return found


def seated(tables: list[Table], past: list[list[Table]], entrants: int, seats: int) -> list[Table]:
    """The tables of a round with everybody in a fair seat, after the rounds so far."""
    had = Seats(entrants, seats)
    for round_ in past:
        for table in round_:
            had.note(table)
    return [had.fairest(table) for table in tables]
