"""What people settle among themselves, away from the game."""

from __future__ import annotations

from .base import Body, Fact


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
