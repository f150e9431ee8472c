"""What all that is said is made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

VERSION = 4
"""Goes up when an older page or client would misunderstand."""

NAME_LENGTH = 24
TEXT_LENGTH = 300

Id = Annotated[str, Meta(pattern="^[a-z2-7]{16}$", description="16 letters and digits")]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Text = Annotated[str, Meta(min_length=1, max_length=TEXT_LENGTH)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1 << 40)]
Value = bool | int | str | list[str]
News = Literal[
    "sat",
    "stood",
    "left",
    "time",
    "lost",
    "back",
    "vacation",
    "returned",
    "muted",
    "unmuted",
    "rematch",
    "closed",
    "hint",
    "offer",
    "agreed",
    "declined",
    "options",
    "unsealed",
]
Late = Literal["bot", "loss"]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What is sent to the server: unknown fields are refused."""


class Fact(Struct, frozen=True):
    """What the server says: later versions may add fields."""
