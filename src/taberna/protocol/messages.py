"""Messages over the socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .base import Body, Count, Fact, News, SeatNumber, Text, Word
from .bodies import Person, TableInfo

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
    """Take back my last move, if chance has not spoken and nobody else has acted since.

    Against bots alone, in a game that does not count, also with what chance and the bots have done since.
    """

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
    instead: Annotated[str, Meta(max_length=200)] = ""
    """What could have been done as the last of these moves, as the text of an action; "" for what was done."""


class Look(Ask, frozen=True):
    """Whether the page is before its reader's eyes. Who does not look is told elsewhere that it is his turn."""

    hidden: bool


class Ping(Ask, frozen=True):
    """Is anybody there? The answer is `done`."""


ClientMessage = Enter | Exit | Move | Undo | Hint | Consider | Say | Replay | Look | Ping


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
    """Something about the table changed. `seat` is the one concerned, if any. Words: `page-news-<what>`."""

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
    asked_at: int | None = None
    """When the question of `now` was asked: later, `at` of the last `played` or `undone`. At a table without a
    clock the host may let a bot play for a seat that has been asked for ten minutes."""


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


class AnalysedReason(Fact, frozen=True):
    """What speaks for the better of two options. All of it may be empty: then nothing can be said."""

    wins: bool
    gains: list[dict[str, object]]
    losses: list[dict[str, object]]
    points: list[int] | None


class Advice(Told, frozen=True):
    """What a bot would choose, and the share of imagined games each seat wins from here on."""

    id: int
    bot: str
    action: int
    chances: list[float]
    rival: int | None
    """What it would choose else."""
    why: AnalysedReason | None
    """What speaks for the action against the other one."""


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
