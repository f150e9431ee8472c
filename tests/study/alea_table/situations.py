"""What can lie on the table within a turn of Alea Romana, and what rolling and cards do to it: lists of places.

A situation is how many I, V and X lie there: 84 of them, by how many dice they are, in each number of dice those
that are a number or must be rolled on (A4, A5) first. With dice set aside (A14) it is the first 56 or 35 of them.
"""

from __future__ import annotations

from functools import cache

from taberna.games.alea import numbers as n

from .columns import MANY, NUMBERS

DICE = 6
ASIDE = 2  # dice that can be set aside in a turn: by the card and by the joker
NONE = -1  # no such situation
Counts = tuple[int, int, int]  # how many I, V, X

SYMBOLS = (0, 1, 2)
ODDS = (3 / 6, 1 / 6, 2 / 6)


def made(counts: Counts) -> tuple[int, int]:
    """The numbers that dice make, as places in NUMBERS; MANY if there is none."""
    packed = counts[2] * 64 + counts[1] * 8 + counts[0]
    return _place(int(n.ADDED[packed])), _place(int(n.TAKEN[packed]))


def _place(number: int) -> int:
    return NUMBERS.index(number) if number else MANY


def goes_on(counts: Counts) -> bool:
    """Whether it is no failure as long as there is a die left."""
    return sum(counts) == 0 or counts == (0, 0, 4) or min(made(counts)) < MANY


def _listed() -> list[Counts]:
    every = [
        (i, v, dice - i - v) for dice in range(DICE + 1) for i in range(dice + 1) for v in range(dice + 1 - i)
    ]
    return sorted(every, key=lambda one: (sum(one), not goes_on(one), one))


SITUATIONS = _listed()
PLACES = {one: k for k, one in enumerate(SITUATIONS)}
# How many there are with at most so many dice; how many of each number of dice go on.
UP_TO = [sum(1 for one in SITUATIONS if sum(one) <= dice) for dice in range(DICE + 1)]
GOING = [sum(1 for one in SITUATIONS if sum(one) == dice and goes_on(one)) for dice in range(DICE + 1)]


def begin(dice: int) -> int:
    """The first situation of so many dice."""
    return UP_TO[dice - 1] if dice else 0


def more(counts: Counts, symbol: int) -> Counts:
    i, v, x = (one + (k == symbol) for k, one in enumerate(counts))
    return i, v, x


def fewer(counts: Counts, symbol: int) -> Counts | None:
    i, v, x = (one - (k == symbol) for k, one in enumerate(counts))
    return (i, v, x) if min(i, v, x) >= 0 else None


@cache
def grown(symbol: int, dice: int) -> tuple[int, ...]:
    """For every situation of so many dice, the one after another die."""
    return tuple(PLACES[more(one, symbol)] for one in SITUATIONS if sum(one) == dice)


@cache
def failing(aside: int) -> tuple[int, ...]:
    """The situations in which a turn may have failed, if so many dice are set aside: those that do not go on, and
    all of the last die."""
    last = DICE - aside
    return tuple(k for k, one in enumerate(SITUATIONS[: UP_TO[last]]) if sum(one) == last or not goes_on(one))


@cache
def taken_up(symbol: int, aside: int) -> tuple[int, ...]:
    """For every failing situation, the one with a die of this symbol less; NONE if none shows it."""
    found = []
    for k in failing(aside):
        less = fewer(SITUATIONS[k], symbol)
        found.append(PLACES[less] if less else NONE)
    return tuple(found)


@cache
def thrown_again(symbol: int, aside: int) -> list[tuple[int, int]]:
    """For every failing situation, how many dice show this symbol, and the situation without them."""
    found = []
    for k in failing(aside):
        counts = SITUATIONS[k]
        i, v, x = (0 if which == symbol else one for which, one in enumerate(counts))
        found.append((counts[symbol], PLACES[i, v, x]))
    return found
