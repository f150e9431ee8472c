"""Time to think."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .base import Body


class Clock(Body, frozen=True):
    """Time to think, in seconds: for every move, or for the whole game. Up to 30 days."""

    per: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
