"""What a bot is.

A bot is asked with what a person in its seat would see and must answer with one of the options. It
is never given a state: if it wants to think ahead it imagines one that fits its view.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from ..core.chance import Rng
from ..core.game import Decision, Game, View


class Bot(ABC):
    """One bot in one seat of one game. It may remember what it saw."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    @abstractmethod
    def choose(self, view: View, decision: Decision) -> int:
        """One of `decision.options`."""


class RandomBot(Bot):
    """Any legal move, all equally likely."""

    def choose(self, view: View, decision: Decision) -> int:
        return decision.options[self.rng.below(len(decision.options))]
