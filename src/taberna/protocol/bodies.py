"""Bodies of HTTP requests and answers, and parts of messages."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .base import NAME_LENGTH, Body, Count, Fact, Id, Late, Name, Value, Word
from .clock import Clock
from .room import Offer

# -- games and people ---------------------------------------------------------------------------------


class GameOption(Fact, frozen=True):
    """An option of a game. Words for it: `<game>-option-<name>` and its `.help`."""

    name: str
    clause: str
    kind: Literal["flag", "number", "choice", "rows"]
    """"rows": the lines of a small text, such as a drawing."""
    default: Value
    low: int | None
    high: int | None
    names: list[str]


class GameInfo(Fact, frozen=True):
    """A game that can be played here. Words for it: `<name>-name`, `<name>-line`."""

    name: str
    rules: int
    min_players: int
    max_players: int
    hidden: bool
    """Whether some seat knows what another does not; several people at one screen then need a cover."""
    options: list[GameOption]
    bots: list[str]
    """Weakest first. Words: `bot-<name>`."""
    drawing: str
    """Which of the page's own drawings shows the table; "" if none does."""
    script: str
    """Where the game's own ES module for the page is; "" if it brings none."""
    lessons: str
    """Where its lessons are, as JSON; "" if it brings none."""
    puzzles: int
    """So many sets of puzzles there are, from /puzzles/<game>/0 on."""


class Person(Fact, frozen=True):
    """Somebody the server knows: a guest, or a person with an account."""

    id: str
    name: str
    login: str | None
    """The name of the account; null for a guest."""
    passkeys: int


class NewGuest(Body, frozen=True):
    """Come in under a name. The answer sets the cookie that all else needs."""

    name: Name


class Rename(Body, frozen=True):
    name: Name


class Credentials(Body, frozen=True):
    """Name and password of an account."""

    login: Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._@+-]+$")]
    password: Annotated[str, Meta(min_length=10, max_length=200)]


class NewCredentials(Body, frozen=True):
    """Name and password that an account is to have; to change them takes the old password."""

    login: Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._@+-]+$")]
    password: Annotated[str, Meta(min_length=10, max_length=200)]
    old: Annotated[str, Meta(max_length=200)] = ""


class PasskeyInfo(Fact, frozen=True):
    """A passkey that lets me in."""

    id: str
    created: int


class PasskeyOptions(Fact, frozen=True):
    """Hand `options` to the browser's `navigator.credentials`, and `challenge` back with its answer."""

    challenge: str
    options: dict[str, object]


class PasskeyAnswer(Body, frozen=True):
    """What `navigator.credentials` gave, as JSON, with the challenge it was asked with."""

    challenge: Annotated[str, Meta(max_length=400)]
    credential: dict[str, object]


# -- tables -------------------------------------------------------------------------------------------


class NewSeat(Body, frozen=True):
    """Who is to sit here: me, whoever comes, a bot, or somebody else at my screen."""

    kind: Literal["me", "open", "bot", "here"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    """With kind "bot": which one."""
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""
    """With kind "here": the other person's name."""


class NewTable(Body, frozen=True):
    """A table to open. It starts by itself when no seat is open."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Value] = {}
    listed: bool = False
    """Shown to everybody; else only whoever has the link finds it."""
    hints: bool = True
    """Whether players may ask what a bot would do. A game with hints is not rated, one without is
    if everybody who sits there when it begins has an account."""
    standin: Annotated[str, Meta(max_length=40)] = ""
    """The bot that plays for somebody who leaves or runs out of time; "" for none."""
    clock: Clock | None = None
    chat: bool = True
    """Whether people may talk at this table."""
    late: Late = "bot"
    """When somebody's time is up: "bot", the stand-in plays until he comes back; "loss", it plays to the end, and
    whoever was late has lost, whatever it makes of the seat."""
    begun: dict[str, object] | None = None
    """A prepared position to begin with, as `state.position()` gives it; such games are not rated."""


class Sit(Body, frozen=True):
    """Take an open seat. With a name: for somebody else at my screen, where the table is shared by one."""

    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""


class ReplaceByBot(Body, frozen=True):
    """Let a bot play for somebody who does not move. Only the host may."""

    bot: Annotated[str, Meta(max_length=40)]


class Mute(Body, frozen=True):
    """Stop somebody's chat at this table, or allow it again. Only the host may."""

    who: Id
    """The id of the person."""
    muted: bool


class SeatInfo(Fact, frozen=True):
    """Who sits at a seat."""

    kind: Literal["person", "bot", "open", "offered"]
    """"offered": kept for the person, who has not taken it yet, as after a rematch."""
    name: str
    """What the person is called; "" for a bot (its words: `bot-<bot>`), an open seat, a deleted account."""
    person: str | None
    bot: str | None
    """The bot that sits here, or that plays for the person who is away."""
    away: Literal["left", "time", "lost"] | None
    """Why a bot plays for the person; null while the person plays. After "lost" nobody comes back."""
    vacation: bool = False
    """The person is on vacation: at a table of correspondence this seat's clock stands still."""
    rating: float | None = None
    """In lists of open tables: how well this game is played here, `ordinal` of `Rating`; null if unknown."""


class Result(Fact, frozen=True):
    """How the game ended: `<game>-ending-<ending>`."""

    ending: str
    scores: list[int]
    winners: list[int]


class TableInfo(Fact, frozen=True):
    """All about a table but the position."""

    id: str
    game: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    host: str | None
    """The id of the person who opened it; null if that account is gone."""
    status: Literal["waiting", "playing", "over", "closed"]
    listed: bool
    hints: bool
    standin: str
    clock: Clock | None
    late: Late
    """What happens when somebody's time is up."""
    chat: bool
    offer: Offer | None
    """What the host would change before the game begins, if everybody agrees."""
    commitment: str
    """SHA-256 of the secret seed of the dice, as hex: shown before the first move."""
    seed: str | None
    """The seed itself, as hex, once the game is over; of a duplicate round once all its tables are."""
    dice: str
    """How outcomes follow from the seed: "taberna 2", or "taberna 1" for older games. See `taberna/fair.py`."""
    frozen: str | None
    """Why the table can only be looked at and its record be downloaded; else null. Words: `error-<frozen>`."""
    rated: bool
    """Whether the game counts for ratings: no hints, no guests, distinct players, everybody has moved."""
    guests: bool
    """Somebody without an account sits here, or did when the game began: it is not rated."""
    uploaded: bool
    """A record that somebody brought, not a game played here."""
    tournament: str
    """The id of the tournament that it belongs to; "" for none."""
    sealed: bool
    """Others are still playing with the same dice: only its players may look."""
    muted: list[str]
    next: str | None
    """The table of the rematch."""
    created: int
    """Times are milliseconds since 1970."""
    ended: int | None
    asked: int | None
    """The seat whose turn it is."""
    result: Result | None


class TableLink(Fact, frozen=True):
    """The address of a table for others, as far as this server knows how they reach it."""

    address: str
    code: list[str]
    """The same as a QR code, row by row, "1" for dark; [] if nobody else reaches it."""


class MyGame(Fact, frozen=True):
    """One of my games."""

    table: TableInfo
    seats: list[int]
    """My seats there."""
    turn: bool
    """Whether it waits for me."""
    since: int
    """When the present question was asked; when the game has ended, if it is over."""
    deadline: int | None
    """When the time of whoever is asked is up, at a table with a clock."""
    rating: float | None
    """My rating after a game that counted: `ordinal` of `Rating`."""
    rating_change: float | None
    """How much the game has added to it."""


class TryAgain(Body, frozen=True):
    """Where another try begins: after so many moves of a finished game, at a choice of somebody."""

    moves: Count


class Problem(Fact, frozen=True):
    """The body of every HTTP answer that refuses."""

    code: str
    clause: str = ""
    facts: dict[str, object] = {}
    detail: str = ""
    """The sentence in English, for logs; the page says it in the reader's language."""
