"""What is known of how a player has played, as it is told over HTTP."""

from __future__ import annotations

from .base import Fact


class Tally(Fact, frozen=True):
    """Games of one kind that a player has played to the end here."""

    game: str
    players: int
    """How many sat at the table."""
    rated: bool
    """Whether these counted for ratings."""
    games: int
    wins: float
    """A shared win is a part of one."""
    fair: float
    """How many it would be if everybody won equally often."""


class CardTally(Fact, frozen=True):
    """Games in which a player has played a card. Words: `<game>-card-<card>`."""

    game: str
    card: str
    games: int
    times: int
    wins: float
    fair: float


class RatingPoint(Fact, frozen=True):
    """A player's rating after a game: mu - 3 sigma."""

    at: int
    rating: float


class RatingCourse(Fact, frozen=True):
    """A player's rating in a game, and how it came to be: the latest games, in order."""

    game: str
    rating: float
    games: int
    points: list[RatingPoint]


class Profile(Fact, frozen=True):
    """A person or a bot, and how they have done here."""

    name: str
    """What the person is called; "" for a bot: `bot-<bot>`."""
    person: str | None
    bot: str | None
    since: int | None
    """When the person first came; null for a bot."""
    tallies: list[Tally]
    cards: list[CardTally]
    """The cards played most often, for each game."""
    ratings: list[RatingCourse]
