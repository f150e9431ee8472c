"""Alea Romana: everybody's chance to win, from what everybody can expect of more turns.

A small network that has learned from games what points alone don't say (tests/study/alea_table/win.py): that who
fills his column first ends the game, how many rows and cards each has left for it, and whose turn is next. It is
the same for every seat and adds to what the points alone say: a player's numbers, and the sum of what it makes of
the numbers of the others.
"""

import json
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What is told of each seat: what the points alone say, then what `Outlook.tell` writes.
AHEAD: Final = (0, 1, 2, 3, 4, 5, 6, 8)  # turns
TOLD: Final = 18


class Winning:
    """The weights, layer by layer: of a seat's numbers; of what comes of those and of the others'; of the sum."""

    def __init__(self, layers: list[list[float]]) -> None:
        first, first_bias, second, second_bias, last = layers
        self.width: i64 = len(first_bias)
        self.first = vec[float](first)
        self.first_bias = vec[float](first_bias)
        self.second = vec[float](second)
        self.second_bias = vec[float](second_bias)
        self.last = vec[float](last)

    def judge(self, told: vec[float], results: list[float]) -> None:
        """Everybody's chance to win, from TOLD numbers a seat."""
        width: i64 = self.width
        players: i64 = len(results)
        noticed = vec[float]([0.0] * (players * width))
        together = vec[float]([0.0] * width)
        seat: i64
        k: i64
        j: i64
        for seat in range(players):
            for k in range(width):
                value = self.first_bias[k]
                for j in range(TOLD):
                    value += self.first[k * TOLD + j] * told[seat * TOLD + j]
                if value > 0.0:
                    noticed[seat * width + k] = value
                    together[k] += value
        for seat in range(players):
            results[seat] = told[seat * TOLD]
            for k in range(width):
                value = self.second_bias[k]
                for j in range(width):
                    own = noticed[seat * width + j]
                    value += self.second[2 * k * width + j] * own
                    value += self.second[(2 * k + 1) * width + j] * (together[j] - own)
                if value > 0.0:
                    results[seat] += self.last[k] * value
        share(results)


def share(results: list[float]) -> None:
    """Chances that are in the relation of these powers of e."""
    best = max(results)
    total = 0.0
    for seat in range(len(results)):
        results[seat] = exp(results[seat] - best)
        total += results[seat]
    for seat in range(len(results)):
        results[seat] /= total


def winning_of(facts: dict[str, str]) -> Winning | None:
    """The one that comes with a network's file; None if it has none."""
    if "winning" not in facts:
        return None
    return Winning([[float(one) for one in layer] for layer in json.loads(facts["winning"])])
