"""What a bot is.

A bot is asked with what a person in its seat would see and must answer with one of the options. It
is never given a state: if it wants to think ahead it imagines one that fits its view.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import mypyc_attr, u8

from .chance import Rng
from .game import Decision, Game, View


@dataclass(frozen=True)
class Judgement:
    """What an option is worth: the estimated chance to win by it, and how far off that may be."""

    action: int
    chance: float
    spread: float
    tries: int  # 0 if it was worked out and not tried
    line: tuple[int, ...] = ()  # how the bot expects it to go on, this action first


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(metaclass=ABCMeta):
    """One bot in one seat of one game. It may remember what it saw."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    @abstractmethod
    def choose(self, view: View, decision: Decision) -> int:
        """One of `decision.options`, which may be fewer than the rules allow."""

    def explain(self, view: View, decision: Decision) -> list[Judgement]:
        """What it thinks of the options, the one it would choose first; nothing if it makes no estimates.

        Those that are not worth a thought may be left out. The lower levels choose among the rest (levels.py).
        """
        return []


class Asking(Bot):
    """A bot that has a network judge things before it chooses, as rows of small numbers, many at once.

    Whoever runs it asks for its `questions` before every choice, and lets it `hear` the answers if there are any.
    """

    layout: ClassVar[str]  # of the rows and the answers: networks fit only the one they were made for

    @abstractmethod
    def prepare(self, facts: dict[str, str]) -> None:
        """What the network's file says about itself."""

    @abstractmethod
    def questions(self, view: View) -> tuple[int, vec[u8]]:
        """How many rows there are to judge, and the rows, one behind the other."""

    @abstractmethod
    def hear(self, answers: list[list[float]]) -> None:
        """What the network says of these rows."""


class RandomBot(Bot):
    """Any legal move, all equally likely."""

    def choose(self, view: View, decision: Decision) -> int:
        return decision.options[self.rng.below(len(decision.options))]
