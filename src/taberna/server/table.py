"""A table in memory: the fold of its journal. Nothing here waits, writes or sends."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import final

from ..core.codec import Actions
from ..core.errors import Refused, TabernaError
from ..core.events import Event
from ..core.game import CHANCE, Game, State
from ..fair import outcome
from ..protocol import Result
from .clocks import Clocks
from .games import shipped_digest, stored
from .model import Away, Change, Header, Seat

# So many of the last changes are kept with their events, for those who were away for a moment.
RECENT = 64
# So many outcomes of chance may follow one move: no set-up of ours takes a tenth of it.
MOST_DRAWN = 10_000
# News that changes who plays a seat.
AWAY: dict[str, Away | None] = {"left": "left", "time": "time", "back": None}


@final
class Telling:
    """A change with what it made happen, ready to be told to each viewer in his own way."""

    def __init__(self, change: Change, events: list[Event]) -> None:
        self.change = change
        self.events = events


@final
class Position:
    """Where a game stands: what is told, and what can be taken back, follows from it."""

    def __init__(self, state: State, moves: list[int], actors: list[int], chances: int = 0) -> None:
        self.state = state
        self.moves = moves
        self.actors = actors
        self.chances = chances

    def copy(self) -> Position:
        return Position(self.state.clone(), [*self.moves], [*self.actors], self.chances)

    def play(self, action: int) -> None:
        """Play an action, or refuse it and change nothing."""
        actor = self.state.turn
        self.state.apply(action)
        self.moves.append(action)
        self.actors.append(actor)
        self.chances += actor == CHANCE

    def undoes(self, seat: int) -> bool:
        """Whether the last thing on record is a move of this seat: no chance, nobody else since."""
        return bool(self.actors) and self.actors[-1] == seat and not self.state.over


def begun(game: Game, position: dict[str, object] | None) -> Position:
    """Where a game begins: at its start, or at a position somebody has prepared."""
    return Position(game.start() if position is None else game.position(position), [], [])


class Table:
    """One table. `tables.Tables` is the only one who changes it, one change at a time.

    `data` are those of its game, as JSON, unless they are the ones that are shipped.
    """

    def __init__(self, header: Header, seats: list[Seat], data: str = "") -> None:
        self.header = header
        self.seats = seats
        self.data = data if header.data != shipped(header.game) else ""
        self._game: Game | None = None
        # Why it can only be looked at: this code does not play it as it was begun.
        self.frozen: Refused | None = None
        try:
            self._game = stored(
                header.game, header.rules, header.players, tuple(header.options.items()), self.data
            )
        except Refused as error:
            self.frozen = error
        self.position: Position | None = None
        # The version at which the present question was asked. It names the question: versions never come back.
        self.decision = 0
        self.clocks = Clocks(header.settings.clock, header.players)
        self.recent: deque[Telling] = deque(maxlen=RECENT)
        self.lock = asyncio.Lock()
        # Whether a bot is thinking for this table, and for which question.
        self.thinking = -1

    # -- looking --------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        if self._game is None:
            raise self.frozen or Refused("table-broken")
        return self._game

    @property
    def version(self) -> int:
        return self.header.version

    @property
    def asked(self) -> int | None:
        """The seat whose turn it is."""
        if self.position is None or self.position.state.over:
            return None
        return self.position.state.turn

    def bot_for(self, seat: int) -> str | None:
        """The bot that plays this seat now, if one does."""
        place = self.seats[seat]
        if place.kind == "bot":
            return place.bot
        return self.header.settings.standin if place.away is not None else None

    def seats_of(self, person: str | None) -> list[int]:
        return [k for k in range(len(self.seats)) if self.sits(person, k)]

    def sits(self, person: str | None, seat: int) -> bool:
        """Whether this seat is this person's."""
        place = self.seats[seat]
        return place.kind == "person" and person is not None and place.person == person

    def people(self) -> set[str | None]:
        """Whose names are needed to tell of this table."""
        return {*self.seated(), *(one.change.person for one in self.recent)}

    def seated(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person is not None}

    def late(self, seat: int, at: int) -> bool:
        """Whether this seat is asked and its time is up."""
        return self.asked == seat and self.clocks.deadline is not None and self.clocks.deadline <= at

    def at_question(self, decision: int) -> Position:
        """The position, if the question with this number is the present one."""
        self.check_open()
        if self.header.status in ("over", "closed"):
            raise Refused("game-over")
        if self.position is None:
            raise Refused("table-waits")
        if decision != self.decision:
            raise Refused("stale-decision", decision=decision, current=self.decision)
        return self.position

    def check_open(self) -> None:
        """Refuse whoever would change a table that can only be looked at."""
        if self.frozen is not None:
            raise self.frozen

    def freeze(self, why: Refused) -> None:
        """It can only be looked at from now on; nothing of it is shown half."""
        self.frozen = why
        self._game = None
        self.position = None
        self.clocks.stop(None, 0)

    # -- trying: what a change would do, on a copy --------------------------------------------------------

    def moved(self, action: int) -> tuple[Position, tuple[str, ...], list[Event]]:
        """The position after this action and all that chance says then, and what happened."""
        assert self.position is not None
        after = self.position.copy()
        after.state.listen()
        after.play(action)
        drawn = self._chance(after)
        return after, (self.game.text(action), *drawn), after.state.heard()

    def started(self) -> tuple[Position, tuple[str, ...], list[Event]]:
        """The first position in which somebody is asked."""
        first = begun(self.game, self.header.begun)
        first.state.listen()
        drawn = self._chance(first)
        return first, drawn, first.state.heard()

    def _chance(self, position: Position) -> tuple[str, ...]:
        drawn: list[str] = []
        while position.state.turn == CHANCE:
            if len(drawn) == MOST_DRAWN:
                raise Refused("position-not-playable", why="chance")
            action = outcome(self.header.seed, position.chances, position.state, self.header.dice)
            position.play(action)
            drawn.append(self.game.text(action))
        return tuple(drawn)

    def undone(self) -> Position:
        assert self.position is not None
        before = begun(self.game, self.header.begun)
        for action in self.position.moves[:-1]:
            before.play(action)
        return before

    # -- taking over what has been committed ---------------------------------------------------------------

    def accept(self, change: Change, position: Position | None, events: list[Event]) -> None:
        """The change has happened."""
        self.header.version = change.version
        if position is not None:
            self.clocks.stop(self._clocked(), change.at)
            self.position = position
            position.state.log = None
            self.decision = change.version
            self.clocks.start(self._clocked(), change.at)
        self.recent.append(Telling(change, events))

    def reseat(self, seat: int, away: Away | None, at: int) -> None:
        """A bot takes a seat, or a person takes it back: whose time runs may change."""
        self.clocks.stop(self._clocked(), at)
        self.seats[seat].away = away
        if away is None:
            self.clocks.grant(seat)
        self.clocks.start(self._clocked(), at)

    def _clocked(self) -> int | None:
        """The seat whose clock runs: a person's who is asked."""
        seat = self.asked
        return seat if seat is not None and self.bot_for(seat) is None else None


def fold(
    header: Header,
    seats: list[Seat],
    changes: list[Change],
    data: str = "",
    each: Callable[[Telling], object] = lambda _: None,
) -> Table:
    """The table that a journal gives; `each` hears every change with its events.

    One that this code can't play through as it was played is frozen, never played half.
    """
    table = Table(header, seats, data)
    for place in seats:
        place.away = None
    for change in changes:
        position: Position | None = None
        events: list[Event] = []
        if table.frozen is None:
            try:
                position, events = _unfold(table, change)
            except Exception as error:
                table.freeze(broken(error))
                position = None
        if change.seat is not None and change.kind == "news" and change.text in AWAY:
            table.reseat(change.seat, AWAY[change.text], change.at)
        table.accept(change, position, events)
        each(table.recent[-1])
    return table


def broken(error: Exception) -> Refused:
    """Why a table that failed so can only be looked at."""
    return Refused("table-broken", why=str(error) if isinstance(error, TabernaError) else repr(error)[:80])


def shipped(game: str) -> str:
    """The digest of the data that a game is shipped with; that of none if there is no such game."""
    try:
        return shipped_digest(game)
    except TabernaError:
        return ""


def _unfold(table: Table, change: Change) -> tuple[Position | None, list[Event]]:
    if change.kind == "undo":
        return table.undone(), []
    if change.kind not in ("begin", "play"):
        return None, []
    position = begun(table.game, table.header.begun) if table.position is None else table.position
    position.state.listen()
    actions = table.game.actions
    for text in change.moves:
        position.play(exactly(actions, text))
    return position, position.state.heard()


def exactly(actions: Actions, text: str) -> int:
    """The action with this very text: what is kept was written by us, and nothing is guessed."""
    action = actions.action(text)
    if actions.texts[action] != text:
        raise Refused("no-such-action", text=text[:40])
    return action


def moves_of(changes: list[Change]) -> list[str]:
    """All moves that a journal has not taken back, without playing them."""
    moves: list[str] = []
    for change in changes:
        if change.kind == "undo":
            moves.pop()
        else:
            moves.extend(change.moves)
    return moves


def result_of(state: State) -> Result:
    return Result(state.ending(), state.scores(), state.winners())
