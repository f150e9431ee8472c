"""What people settle among themselves, away from the game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .base import TEXT_LENGTH, Body, Count, Fact, Id, Late, Value, Word
from .clock import Clock

# -- vacations ----------------------------------------------------------------------------------------


class Vacation(Fact, frozen=True):
    """How many days I may be away, while the clocks of my games of correspondence stand still."""

    days: int
    """Days in a year; 0 if there are no vacations here."""
    left: int
    """Milliseconds that I have left of them."""
    began: int | None
    """Since when I am away; null if I am here."""
    until: int | None
    """When it ends by itself."""


class NewVacation(Body, frozen=True):
    """Go on vacation, or come back."""

    away: bool


# -- a table that waits ---------------------------------------------------------------------------------


class NewOffer(Body, frozen=True):
    """How the game shall be played instead. For the host of a table that waits; everybody seated must agree."""

    options: dict[str, Value]
    clock: Clock | None
    late: Late
    hints: bool


class OfferAnswer(Body, frozen=True):
    """Whether I agree to what the host offers. One who does not is enough to leave everything as it is."""

    agree: bool


class Offer(Fact, frozen=True):
    """What the host of a table that waits would change."""

    options: dict[str, Value]
    clock: Clock | None
    late: Late
    hints: bool
    agreed: list[str]
    """The ids of those who have agreed, the host among them."""


# -- finding others -------------------------------------------------------------------------------------


class NewSearch(Body, frozen=True):
    """Play with people: whoever looks for the same game, number of players and pace."""

    game: Word
    players: Annotated[int, Meta(ge=2, le=16)]
    pace: Literal["quick", "calm", "post"]
    """A minute a move, half an hour for the game, three days a move."""
    bot: Annotated[str, Meta(max_length=40)]
    """The bot that takes seats which are still open when the time is up, and plays for whoever leaves."""


class Search(Fact, frozen=True):
    """Whether I look for others, and what came of it. Ask every few seconds: who does not is taken to be gone."""

    game: str
    players: int
    pace: str
    waiting: int
    """People who look for the same just now, I among them."""
    left: int
    """Milliseconds until bots take the open seats."""
    table: str | None
    """The table at which I have a seat now."""


# -- manners --------------------------------------------------------------------------------------------


class Shun(Body, frozen=True):
    """What I want to have to do with somebody."""

    who: Id
    """The id of the person."""
    how: Literal["mute", "block", "none"]
    """"mute": I do not read what he says. "block": moreover we are not paired, and he can't sit at my tables."""


class Shunned(Fact, frozen=True):
    """Somebody whom I have muted or blocked."""

    person: str
    name: str
    how: Literal["mute", "block"]


class NewReport(Body, frozen=True):
    """Tell the operator of this server how somebody behaves at a table."""

    table: Id
    who: Id
    """The id of the person."""
    lines: Annotated[list[Count], Meta(max_length=50)] = []
    """Versions of what was said there; the operator reads these lines."""
    text: Annotated[str, Meta(max_length=TEXT_LENGTH)] = ""
