"""What the table server tells over HTTP of finished games and of who has won many; see `protocol` for the rest."""

from __future__ import annotations

from typing import Literal

from .protocol import AnalysedReason, Fact, Problem


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


# -- luck and skill: `taberna.analysis` has what the fields mean --------------------------------------------


class AnalysedOption(Fact, frozen=True):
    """What an option was worth to the one who chose, by what his seat could know."""

    move: str
    chance: float
    spread: float
    tries: int
    """0 if it was worked out."""
    line: list[str]
    """How it is expected to go on, this move first."""


class AnalysedChoice(Fact, frozen=True):
    """A decision, and the share of the win that the choice gave away."""

    number: int
    """Of the move on the record, from 1."""
    seat: int
    chosen: str
    rival: str
    """The best of the others, which the choice was compared with."""
    chosen_chance: float
    chosen_doubt: float
    """Half of its 95 % interval; 0 if it was worked out."""
    rival_chance: float
    rival_doubt: float
    gave_away: float
    doubt: float
    """Half of the 95 % interval of that difference."""
    told_apart: bool
    label: Literal["best", "good", "inaccurate", "mistake", "blunder"]
    tries: int
    options: list[AnalysedOption]
    """The most promising ones, and the one that was chosen."""
    why: AnalysedReason | None


class AnalysedStep(Fact, frozen=True):
    """A move or an outcome of chance, and everybody's chance to win after it, all cards open."""

    number: int
    seat: int
    """Who moved; -1 for chance."""
    move: str
    forced: bool
    chances: list[float]
    moved: list[float]
    """How everybody's chance has changed by it."""


class AnalysedParts(Fact, frozen=True):
    """Where a seat's result comes from: the first four add up to the last."""

    start: float
    luck: float
    own: float
    others: float
    result: float
    luck_spread: float
    own_spread: float
    others_spread: float


class AnalysedPlayer(Fact, frozen=True):
    seat: int
    parts: AnalysedParts
    accuracy: float | None
    """From 0 to 1; null without a decision."""
    decisions: int
    labels: dict[str, int]
    moments: list[int]
    """Numbers of the steps that mattered most to this seat."""


class AnalysedGame(Fact, frozen=True):
    """Luck and skill of a finished game."""

    quick: bool
    """A first answer, with few tries."""
    start: list[float]
    start_spread: float
    steps: list[AnalysedStep]
    choices: list[AnalysedChoice]
    players: list[AnalysedPlayer]
    moves: dict[str, dict[str, str]]
    """The named parts of every move whose text stands here."""


class ExerciseOption(Fact, frozen=True):
    action: int
    text: str
    structure: dict[str, str]


class Exercise(Fact, frozen=True):
    """A position in which one option is better than what somebody chose, to be found."""

    id: str
    """The same every time, so that one can come back to it."""
    game: str
    players: int
    options: dict[str, object]
    seat: int
    """Who has to choose."""
    view: dict[str, object]
    ask: str
    facts: dict[str, object]
    choices: list[ExerciseOption]
    best: str
    chances: dict[str, float]
    """What some of the options are worth, by their texts; estimates."""
    after: dict[str, object]
    """What the seat sees once the best is done, before chance speaks."""
    events: list[dict[str, object]]


class LookedBack(Fact, frozen=True):
    """How far the analysis of a finished game is, and what it has found so far."""

    stage: Literal["none", "waiting", "quick", "full", "failed"]
    """Nobody has asked; asked for; a first answer is there; all of it is; it can't be had."""
    done: float
    """From 0 to 1, of what is being worked out now."""
    found: AnalysedGame | None
    problem: Problem | None
