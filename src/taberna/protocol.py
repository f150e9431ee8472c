"""What the table server and whoever talks to it say to each other.

Every message is one of the structs below, as JSON. `docs/protocol.md` and the page's TypeScript types
are generated from this file (`python -m taberna.server.documents`), so a docstring here is documentation
there. Messages over the socket carry `type`, the name of the struct in lower case.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

VERSION = 3
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
News = Literal["sat", "stood", "left", "time", "back", "muted", "unmuted", "rematch", "closed", "hint"]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What is sent to the server: unknown fields are refused."""


class Fact(Struct, frozen=True):
    """What the server says: later versions may add fields."""


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


class Clock(Body, frozen=True):
    """Time to think, in seconds: for every move, or for the whole game. Up to 30 days."""

    per: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]


class NewTable(Body, frozen=True):
    """A table to open. It starts by itself when no seat is open."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Value] = {}
    listed: bool = False
    """Shown to everybody; else only whoever has the link finds it."""
    hints: bool = True
    """Whether players may ask what a bot would do. A game with hints is not rated, one without is."""
    standin: Annotated[str, Meta(max_length=40)] = ""
    """The bot that plays for somebody who leaves or runs out of time; "" for none."""
    clock: Clock | None = None
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
    away: Literal["left", "time"] | None
    """Why a bot plays for the person; null while the person plays."""


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
    commitment: str
    """SHA-256 of the secret seed of the dice, as hex: shown before the first move."""
    seed: str | None
    """The seed itself, as hex, once the game is over."""
    dice: str
    """How outcomes follow from the seed: "taberna 2", or "taberna 1" for older games. See `taberna/fair.py`."""
    frozen: str | None
    """Why the table can only be looked at and its record be downloaded; else null. Words: `error-<frozen>`."""
    rated: bool
    """Whether the game counts for ratings: no hints, distinct players, everybody has moved."""
    uploaded: bool
    """A record that somebody brought, not a game played here."""
    muted: list[str]
    next: str | None
    """The table of the rematch."""
    created: int
    """Times are milliseconds since 1970."""
    ended: int | None
    asked: int | None
    """The seat whose turn it is."""
    result: Result | None


# -- what a client says over the socket -----------------------------------------------------------------


class Ask(Body, frozen=True, tag_field="type", tag=str.lower):
    """`id` is the client's own number; the answer, `done`, `refused`, `advice` or `step`, names it."""

    id: Count


class Enter(Ask, frozen=True):
    """Look at a table, through the eyes of one of my seats; as a spectator if I have none.

    The answer is `table`. Enter again to look through another seat of mine (several people at one screen:
    only after the cover is lifted), or after a gap. Entering also takes back a seat that a bot keeps for me;
    so does a move.
    """

    table: Word
    seat: SeatNumber | None = None
    """One of my seats; null for the first of them."""
    since: Count | None = None
    """The last version I have seen; the answer's `tail` begins after it. null for everything."""


class Exit(Ask, frozen=True):
    """Look at no table."""


class Move(Ask, frozen=True):
    """Choose an option. `decision` is the number the options came with, so a late click changes nothing."""

    decision: Count
    action: Count


class Undo(Ask, frozen=True):
    """Take back my last move, if chance has not spoken and nobody else has acted since."""

    decision: Count


class Hint(Ask, frozen=True):
    """Ask a bot what it would choose in my place. The answer is `advice`."""

    decision: Count


class Consider(Ask, frozen=True):
    """Ask what an action would do, without doing it. The answer is `prospect`, or `refused` with the reason."""

    decision: Count
    action: Count


class Say(Ask, frozen=True):
    """Say something to everybody at the table."""

    text: Text


class Replay(Ask, frozen=True):
    """A finished game after so many moves, through the eyes of any seat. The answer is `step`."""

    table: Word
    moves: Count
    seat: SeatNumber | None = None


class Ping(Ask, frozen=True):
    """Is anybody there? The answer is `done`."""


ClientMessage = Enter | Exit | Move | Undo | Hint | Consider | Say | Replay | Ping


# -- what the server says over the socket ----------------------------------------------------------------


class Told(Fact, frozen=True, tag_field="type", tag=str.lower):
    """Anything the server sends over the socket."""


class ActionPart(Fact, frozen=True):
    """A part of an action, such as the cell of "place on c3"."""

    name: str
    values: list[str]
    """All that it can be."""


class ActionKind(Fact, frozen=True):
    """What some of a game's actions mean, one for every choice of values for the parts.

    They are numbered from `first` on, the last part running fastest: with parts of 7 and 3 values, the last action
    is `first` + 20. Words: `<game>-do-<name>` filled with the values, each under its part's name.
    """

    name: str
    first: int
    parts: list[ActionPart]
    pattern: str
    """The text of an action, the same in every language, as records have it: "write {number} row {row}"."""


class Asked(Fact, frozen=True):
    """Who is asked. Only the seat itself is sent the question and the options; others have null and []."""

    seat: int
    decision: int
    ask: str | None
    """Words: `<game>-ask-<ask>` filled with the facts."""
    facts: dict[str, object]
    options: list[int]
    """Actions: `move` wants one of them, and `actions` of the `table` message says what they mean."""


class ClockFace(Fact, frozen=True):
    """Clocks as they are at `at` (the message's time); the asked seat's runs on."""

    left: list[int]
    """Milliseconds each seat has left: for this move, or for the rest of the game."""
    deadline: int | None
    """When the asked seat's time is up; null if it has no limit, as a bot."""


class Now(Fact, frozen=True):
    """The position as this viewer may know it, after what was told with it."""

    moves: int
    """Actions on record, chance outcomes included."""
    view: dict[str, object]
    asked: Asked | None
    undo: bool
    """Whether I can take back my last move now."""
    clocks: ClockFace | None


class Welcome(Told, frozen=True):
    """The first message. `person` is null if the cookie is missing: such a client can only watch."""

    protocol: int
    person: Person | None


class Played(Told, frozen=True):
    """A move and what chance made of it. Events have a `kind` and facts: `<game>-event-<kind>`."""

    version: int
    at: int
    seat: int
    """Who moved; -1 at the start, when only chance may have."""
    events: list[dict[str, object]]
    now: Now | None
    """null in a tail: the `table` message has the latest."""
    table: TableInfo | None
    """When the move has begun or ended the game."""


class Undone(Told, frozen=True):
    """A seat took back its last move."""

    version: int
    at: int
    seat: int
    now: Now | None


class Said(Told, frozen=True):
    """Somebody said something. `seat` is null for a watcher. Plain text: never treat it as markup."""

    version: int
    at: int
    person: str
    name: str
    seat: int | None
    text: str


class Changed(Told, frozen=True):
    """Something about the table changed. `seat` is the one concerned, if any. Words: `table-news-<what>`."""

    version: int
    at: int
    what: News
    seat: int | None
    table: TableInfo
    now: Now | None


class Table(Told, frozen=True):
    """The answer to `enter`: everything a viewer needs to draw the table, and what was missed."""

    id: int
    version: int
    """Each later message of the table has the next number; after a gap, enter again."""
    at: int
    table: TableInfo
    seat: int | None
    """Through whose eyes; null for a spectator."""
    mine: list[int]
    """All my seats here."""
    now: Now | None
    """null while the table waits for players."""
    actions: list[ActionKind]
    """All that can be done in this game, whatever the position: what the numbers of options mean."""
    tail: list[Played | Undone | Said | Changed]
    """What happened after `since`, oldest first, without `now`."""
    here: Here


class Here(Fact, frozen=True):
    """Who is connected just now."""

    seats: list[int]
    watchers: int


class Presence(Told, frozen=True):
    """Somebody came or went. Not numbered: the latest one counts."""

    here: Here


class Done(Told, frozen=True):
    """It was done, stored and told."""

    id: int


class Refused(Told, frozen=True):
    """It was not done, and nothing has changed. Words: `error-<code>` filled with the facts.

    `id` is null if the message was not understood. `clause` names the rule of the game, if one forbids it.
    """

    id: int | None
    code: str
    clause: str
    facts: dict[str, object]


class Advice(Told, frozen=True):
    """What a bot would choose, and the share of imagined games each seat wins from here on."""

    id: int
    bot: str
    action: int
    chances: list[float]


class Prospect(Told, frozen=True):
    """What an action would do before anybody else is asked. Only of games in which everything lies open."""

    id: int
    events: list[dict[str, object]]
    chance: bool
    """Whether chance then has the word, so that more would follow."""


class Step(Told, frozen=True):
    """A finished game after so many moves."""

    id: int
    moves: int
    count: int
    """How many moves the whole game has."""
    turn: int | None
    """The seat that acts next, -1 for chance; null at the end."""
    next: str | None
    """What it will do, in the text of the record."""
    events: list[dict[str, object]]
    """What the last move did."""
    scores: list[int]
    view: dict[str, object]


class Bye(Told, frozen=True):
    """The server closes the socket, and this is why: `error-<code>`. After "slow", connect again.

    When the server stops there is no `bye`: the socket closes with status 1012, and connecting again will do.
    """

    code: str


ServerMessage = (
    Welcome | Table | Played | Undone | Said | Changed | Presence | Done | Refused | Advice | Prospect | Step | Bye
)


class Problem(Fact, frozen=True):
    """The body of every HTTP answer that refuses."""

    code: str
    clause: str = ""
    facts: dict[str, object] = {}
    detail: str = ""
    """The sentence in English, for logs; the page says it in the reader's language."""
