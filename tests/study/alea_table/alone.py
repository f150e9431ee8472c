"""One player alone, by the engine: many games at once, one turn of all of them after the other.

Games that stand alike at the beginning of a turn share what is worked out of it: at first they all do, and good
players write the same few columns again and again.
"""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import torch

import taberna
from taberna.core.chance import Rng
from taberna.core.game import CHANCE
from taberna.games.alea import actions as a
from taberna.games.alea import numbers as n
from taberna.games.alea.solver import AleaSolver, learned, turn_of
from taberna.games.alea.state import AleaState

from .columns import ROWS
from .table import Start, Table, packed, unpacked
from .turns import BONUS, HANDS

SEED = 20
LONGEST = 64  # turns; each has its own dice
PART = 400  # games of a job

Group = tuple[int, int, list[int]]  # a column, a hand, and the games that stand there


@dataclass
class Played:
    """A game of one player, as it stands."""

    column: int
    hand: int
    over: bool = False
    lost: float = 0.0


class Alone:
    """Chooses by the table: the engine's solver is told what the ends of a turn are worth."""

    def __init__(self, table: Table, seed: int = SEED) -> None:
        self.table = table
        self.seed = seed
        self.game = taberna.game("alea", 2)
        self.values = learned()

    def turn(self, group: Group, left: int) -> list[tuple[int, Played]]:
        """One turn of games that stand alike, with so many turns left, this one counted."""
        column, hand, games = group
        begin = self.position(column, hand, left)
        self.prepare(begin, left)
        found = []
        for one in games:
            state = begin.clone()
            assert isinstance(state, AleaState)
            lost = self.play(state, Rng(self.seed, one * LONGEST + left))
            over = state.over or bool(state.ended)
            found.append((one, Played(int(state.columns[0]), int(state.cards[0]), over, lost)))
        return found

    def position(self, column: int, hand: int, left: int) -> AleaState:
        """The beginning of a turn. The engine knows no game for one: the rival's column is empty."""
        cards = [name for k, name in enumerate(a.CARDS) if hand >> k & 1]
        state = self.game.position({"columns": [list(unpacked(column)), [None] * ROWS], "cards": [cards, []]})
        assert isinstance(state, AleaState)
        return state

    def prepare(self, begin: AleaState, left: int) -> None:
        """The solver of this turn. It remembers what ends a turn is worth: here it is told so, and never judges by
        itself."""
        self.solver = AleaSolver(self.game, Rng(0), self.values)
        self.solver.of = turn_of(begin)
        self.solver.written = self.table.ends(unpacked(int(begin.columns[0])), int(begin.cards[0]), left)

    def play(self, state: AleaState, rng: Rng) -> float:
        """Play the turn; what was lost in it."""
        lost = 0.0
        while not state.over and (state.turn == CHANCE or state.seat == 0):
            if state.turn == CHANCE:
                state.do(state.pick(rng))
                continue
            options = state.options()
            chosen, costs = self.choice(state, options, rng) if len(options) > 1 else (options[0], 0.0)
            lost += costs
            state.do(chosen)
        return lost

    def choice(self, state: AleaState, options: list[int], rng: Rng) -> tuple[int, float]:
        """What is chosen, and what that costs."""
        return self.solver.answer(state, options), 0.0


# What plays in the processes: it is there before they are begun, so that they share the table.
PLAYERS: list[Alone] = []


def some(groups: list[Group], left: int) -> list[tuple[int, Played]]:
    return [one for group in groups for one in PLAYERS[0].turn(group, left)]


def turn_by_turn(alone: Alone, start: Start, turns: int, many: int, workers: int) -> Iterator[list[Played]]:
    """All games as they stand at the beginning, and after every turn; in so many processes."""
    PLAYERS[:] = [alone]
    torch.set_num_threads(1)
    games = [Played(packed(start), HANDS - 1) for _ in range(many)]
    yield games
    began = time.monotonic()
    with ProcessPoolExecutor(workers, multiprocessing.get_context("fork")) as pool:
        for left in range(turns, 0, -1):
            games = games.copy()
            groups = standing_alike(games)
            jobs = [pool.submit(some, part, left) for part in parts(groups)]
            for job in as_completed(jobs):
                for one, after in job.result():
                    after.lost += games[one].lost
                    games[one] = after
            took = time.monotonic() - began
            print(f"{left} turns left: {len(groups):,} turns solved, {took:.0f} s", file=sys.stderr, flush=True)
            yield games


def standing_alike(games: list[Played]) -> list[Group]:
    found: dict[tuple[int, int], list[int]] = defaultdict(list)
    for k, game in enumerate(games):
        if not game.over:
            found[game.column, game.hand].append(k)
    return [(column, hand, which) for (column, hand), which in found.items()]


def parts(groups: list[Group]) -> Iterator[list[Group]]:
    """Jobs of like size. To work a turn out takes about as long as to play it ten times."""
    part: list[Group] = []
    size = 0
    for column, hand, games in groups:
        for begin in range(0, len(games), PART):
            few = games[begin : begin + PART]
            part.append((column, hand, few))
            size += len(few) + 10
            if size >= PART:
                yield part
                part, size = [], 0
    if part:
        yield part


def play(alone: Alone, start: Start, turns: int, many: int, workers: int) -> list[Played]:
    """All games as they end."""
    *_, found = turn_by_turn(alone, start, turns, many, workers)
    return found


def points(games: list[Played], start: Start) -> list[float]:
    """What each brought beyond what was written at the start, cards counted."""
    before = int(n.total(packed(start)))
    return [int(n.total(one.column)) - before + BONUS * one.hand.bit_count() for one in games]


def facts_of(values: list[float]) -> dict[str, Any]:
    """The mean of games, and how far chance may have moved it: 95 %."""
    mean, error, spread = mean_of(values)
    return {"mean": round(mean, 4), "interval": round(1.96 * error, 4), "spread": round(spread, 2)}


def mean_of(values: list[float]) -> tuple[float, float, float]:
    """The mean, its standard error, and the spread of a game."""
    mean = sum(values) / len(values)
    spread = (sum((one - mean) ** 2 for one in values) / len(values)) ** 0.5
    return mean, spread / len(values) ** 0.5, spread
