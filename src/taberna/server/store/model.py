"""What a table is made of, as it is kept in the store."""

from __future__ import annotations

import base64
import re
import secrets
import time
from collections.abc import Container
from dataclasses import dataclass, replace
from typing import Literal

import msgspec

from ...core.options import Value
from ...fair import METHOD
from ...protocol import Clock, Late, Offer, Result

ID = re.compile("[a-z2-7]{16}")
Status = Literal["waiting", "playing", "over", "closed"]
Away = Literal["left", "time", "lost"]
# With at least so many seconds for a move a game is one of correspondence.
CORRESPONDENCE = 24 * 3600
ChangeKind = Literal["begin", "play", "undo", "say", "news"]


def new_id() -> str:
    """80 random bits: nobody guesses the link of a private table."""
    return readable(secrets.token_bytes(10))


def readable(secret: bytes) -> str:
    """An id of 80 bits of a secret."""
    return base64.b32encode(secret[:10]).decode().lower()


def clock_time() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class Seat:
    kind: Literal["person", "bot", "open", "offered"] = "open"
    # Whose seat it is; "offered" to him, if he has not taken it yet.
    person: str | None = None
    # Only for somebody else at a person's screen; else the person's own name is looked up.
    called: str = ""
    bot: str | None = None
    away: Away | None = None
    # Its person is on vacation: the clock of a game of correspondence stands still.
    vacation: bool = False


@dataclass(slots=True, kw_only=True)
class Settings:
    """What whoever opened the table chose, apart from the game's own options."""

    listed: bool = False
    hints: bool = True
    standin: str = ""
    clock: Clock | None = None
    # Several people at one screen: then somebody may have more than one seat.
    shared: bool = False
    # The tournament that it belongs to; "" for none.
    tournament: str = ""
    # Others are still playing with the same dice: nobody else may look, and the seed stays secret.
    sealed: bool = False
    late: Late = "bot"
    chat: bool = True
    # Somebody without an account sat there when the game began: it does not count, whatever he has become since.
    guests: bool = False

    def with_standin(self, bot: str) -> Settings:
        return replace(self, standin=bot)

    @property
    def by_post(self) -> bool:
        """Whether people have days for a move, and may be on vacation; in a tournament all would wait for them."""
        if self.clock is None or self.tournament:
            return False
        return self.clock.per == "move" and self.clock.seconds >= CORRESPONDENCE


class Header(msgspec.Struct):
    """All that is kept of a table but its seats and journal."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Value]
    settings: Settings
    host: str | None
    seed: bytes
    created: int
    status: Status = "waiting"
    version: int = 0
    ended: int | None = None
    # When the server must act by itself: a bot is asked, a clock runs, a result is not rated yet.
    due: int | None = None
    asked: int | None = None
    result: Result | None = None
    next: str | None = None
    muted: list[str] = msgspec.field(default_factory=list)
    # A hint was given, and everybody has heard of it.
    helped: bool = False
    # Whether the game counts for ratings; there are no hints then.
    rated: bool = False
    uploaded: bool = False
    # What the host would change before the game begins, if everybody agrees.
    offer: Offer | None = None
    # A prepared position the game began with.
    begun: dict[str, object] | None = None
    # The digest of the data that it is played with; "" for a game that has none.
    data: str = ""
    # How its dice follow from the seed.
    dice: str = METHOD


class Change(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's journal. The table is the fold of these, in the order of their versions."""

    version: int
    at: int
    kind: ChangeKind
    seat: int | None = None
    moves: tuple[str, ...] = ()
    """What was done and what chance said then, as texts: their meaning never changes. Of an undo that takes back
    more than one move, those that go."""
    person: str | None = None
    text: str = ""
    """With kind "say" what was said, with "news" what has changed."""


def counts(header: Header, seats: list[Seat]) -> bool:
    """Whether a game is one for ratings: played here from the start, without hints and guests, nobody twice."""
    return header.rated and tallied(header, seats)


def has_account(login: str | None, passkeys: int) -> bool:
    """Whether somebody can come back: with a name and a password, or with a passkey. Everybody else is a guest."""
    return login is not None or passkeys > 0


def has_guests(header: Header, seats: list[Seat], guests: Container[str]) -> bool:
    """Whether somebody of these guests sits there; once the game has begun, whether one did then."""
    if header.status != "waiting":
        return header.settings.guests
    return any(seat.kind == "person" and seat.person in guests for seat in seats)


def tallied(header: Header, seats: list[Seat]) -> bool:
    """Whether a game is one for statistics: played here from the start, by different people."""
    persons = [seat.person for seat in seats if seat.kind == "person"]
    here = not header.uploaded and header.begun is None
    return here and len(persons) == len(set(persons)) and header.players > 1
