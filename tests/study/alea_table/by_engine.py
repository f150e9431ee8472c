"""The same worked out by the engine, one column and hand after the other: slow, and right if the engine is.

The engine plays the turn; what it says can be done is looked through, every fall of the dice as well. It knows no
game for one, so the player has the first seat of two, and everything ends for him when his turn is over.
"""

from __future__ import annotations

from functools import cache

import taberna
from taberna.core.game import CHANCE
from taberna.games.alea import actions as a
from taberna.games.alea import numbers as n
from taberna.games.alea.solver import situation
from taberna.games.alea.state import AleaState

from .turns import BONUS

Column = tuple[int | None, ...]


class ByEngine:
    def __init__(self) -> None:
        self.game = taberna.game("alea", 2)
        self.worth = cache(self._worth)

    def _worth(self, column: Column, hand: int, turns: int) -> float:
        """What is still to come for this player in so many turns."""
        if not turns:
            return BONUS * hand.bit_count()
        cards = [name for k, name in enumerate(a.CARDS) if hand >> k & 1]
        position = {"columns": [list(column), [None] * a.ROWS], "cards": [cards, []]}
        state = self.game.position(position)
        assert isinstance(state, AleaState)
        return Turn(self, state, turns).best(state)


class Turn:
    def __init__(self, engine: ByEngine, state: AleaState, turns: int) -> None:
        self.engine = engine
        self.turns = turns
        self.before = int(n.total(state.columns[0]))
        self.known: dict[int, float] = {}

    def best(self, state: AleaState) -> float:
        if state.over or (state.turn != CHANCE and state.seat != 0):
            return self._ended(state)
        key = int(situation(state))
        if key not in self.known:
            self.known[key] = self._average(state) if state.turn == CHANCE else self._choice(state)
        return self.known[key]

    def _average(self, state: AleaState) -> float:
        found = 0.0
        for outcome in state.options():
            after = state.clone()
            after.do(outcome)
            found += int(state.weight(outcome)) / 6 * self.best(after)
        return found

    def _choice(self, state: AleaState) -> float:
        found = 0.0
        for action in state.options():
            after = state.clone()
            after.do(action)
            found = max(found, self.best(after))
        return found

    def _ended(self, state: AleaState) -> float:
        """The turn is over; if it was the last one, so is the game."""
        column, hand = int(state.columns[0]), int(state.cards[0])
        gained = float(int(n.total(column)) - self.before)
        if state.over or state.ended:
            return gained + BONUS * hand.bit_count()
        rows = tuple(column >> 6 * row & 63 or None for row in range(a.ROWS))
        return gained + self.engine.worth(rows, hand, self.turns - 1)
