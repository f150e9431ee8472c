"""What the full-screen client needs of a table, wherever the game is played."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Protocol

from ...core.game import Decision, Game, View
from ..telling import Teller


@dataclass
class Moment:
    """What there is to be seen after something has happened; what is empty has not changed."""

    view: View | None = None  # the table as whoever looks may know it
    decision: Decision | None = None  # a question to somebody at this screen
    number: int = -1  # of the question: the same one may come again, as after a refusal
    refused: bool = False  # whether the answer was not taken
    events: list[dict[str, object]] = field(default_factory=list)
    waits: int | None = None  # the seat that somebody else thinks for
    cover: str = ""  # nobody may look but the one with this name
    notes: list[str] = field(default_factory=list)  # sentences about the table, not the game
    chat: list[tuple[str, str]] = field(default_factory=list)  # who has said what
    over: bool = False


class Table(Protocol):
    """A table. Moments come one after the other: the next is asked for when the last has been shown."""

    game: Game
    teller: Teller
    has_chat: bool

    def moments(self) -> AsyncIterator[Moment]: ...

    async def choose(self, action: int) -> None:
        """Answer the present question; what follows comes as a moment."""
        ...

    async def hint(self, decision: Decision) -> list[str]:
        """What a bot thinks of a question, in sentences; or nothing, and a moment brings it."""
        ...

    async def say(self, text: str) -> None:
        """Say something to everybody at the table."""
        ...

    def farewell(self) -> str:
        """What whoever leaves should know."""
        ...
