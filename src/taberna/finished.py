"""What the table server tells over HTTP of finished games and of who has won many; see `protocol` for the rest."""

from __future__ import annotations

from .protocol import Fact


class Moment(Fact, frozen=True):
    """A finished game after so many moves, and the scores then. The first moment is the start."""

    moves: int
    seat: int
    """Who moved; -1 if nobody did: at the start, or when chance had the last word."""
    scores: list[int]


class Chances(Fact, frozen=True):
    """How likely each seat was to win after so many moves of a finished game, estimated."""

    moves: int
    chances: list[float]


class Draw(Fact, frozen=True):
    """An outcome of chance in a finished game, to be drawn again from the seed as `taberna/fair.py` says."""

    move: int
    """Its number on the record, from 1."""
    weights: list[int]
    """Of all that could have come, in the order in which the table's `dice` counts them."""
    drawn: int
    """Which of them came, from 0."""


class Rating(Fact, frozen=True):
    """How well somebody plays a game: openskill's mu and sigma, and mu - 3 sigma as one number."""

    name: str
    bot: str | None
    person: str | None
    mu: float
    sigma: float
    ordinal: float
    games: int
