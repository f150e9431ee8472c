"""Tournaments, as they are told over HTTP."""

from __future__ import annotations

from typing import Literal

from .base import Fact, Value
from .clock import Clock


class TournamentInfo(Fact, frozen=True):
    """A tournament, in short."""

    id: str
    name: str
    game: str
    options: dict[str, Value]
    kind: Literal["round-robin", "swiss", "knock-out"]
    """All against all; by points; or the best of each table goes on. Words: `tournament-kind-<kind>`."""
    seats: int
    """At a table. Chairs that stay empty are bots'."""
    rounds: int
    """How many there will be; 0 as long as it depends on who comes."""
    duplicate: bool
    """Whether all tables of a round have the same dice and piles."""
    clock: Clock
    standin: str
    """The bot that plays for whoever is away, and fills chairs."""
    pause: int
    """Seconds between two rounds."""
    most: int
    """Entrants at most."""
    entered: int
    """How many are in."""
    status: Literal["open", "running", "over", "cancelled"]
    round: int
    """The one under way, from 1; 0 before the first."""
    starts: int | None
    """When it begins by itself; null if the operator begins it."""
    created: int
    started: int | None
    ended: int | None


class TournamentEntrant(Fact, frozen=True):
    """Somebody who plays in it. All else names entrants by their place in the list, from 0."""

    name: str
    """What the person is called; "" for a bot (its words: `bot-<bot>`) and for a deleted account."""
    person: str | None
    bot: str | None
    withdrawn: bool


class TournamentStanding(Fact, frozen=True):
    """How an entrant stands. Ties are broken by what stands here, from left to right; equals share a place."""

    entrant: int
    place: int
    tables: int
    """Tables that are over."""
    points: float
    """One for every opponent left behind, half of one for a tie; whoever is away at the end is last."""
    luck: float | None
    """With the same dice: how many points of the game more than the mean of all at the same seat of the same
    round, added up. null if every table has dice of its own."""
    opposition: float
    """The points of all whom one has met."""
    wins: int
    """Tables won."""
    reached: int
    """In a knock-out: rounds survived, which counts before all else."""


class TournamentTable(Fact, frozen=True):
    """A table of a round."""

    table: str
    """Its id."""
    is_there: bool
    """One can go to it: it is opened a moment after the round has begun, and forgotten some day."""
    places: list[int | None]
    """The entrants by seat; null for a bot that fills a chair."""
    over: bool
    void: bool
    """It could not be played to its end, and counts as equal for all."""
    scores: list[int]
    winners: list[int]
    away: list[bool]
    """Who was not there at the end, so that a bot played for him."""
    points: list[float]
    compared: list[float | None]
    """With the same dice: points of the game more than the mean of all at the same seat of this round."""


class TournamentRound(Fact, frozen=True):
    number: int
    begins: int
    ended: int | None
    commitment: str
    """SHA-256 of the seed of the dice of all its tables, as hex; "" if each has its own."""
    seed: str | None
    """The seed, as hex, once all its tables are over."""
    spared: list[int]
    """Entrants who do not play in this round."""
    tables: list[TournamentTable]


class Tournament(Fact, frozen=True):
    """All about a tournament."""

    info: TournamentInfo
    mine: int | None
    """Which entrant I am; null if I am not in."""
    entrants: list[TournamentEntrant]
    standings: list[TournamentStanding]
    """The best first; before the start there are none."""
    rounds: list[TournamentRound]
