"""How far a game has come: the fold of its moves. Nothing here waits, writes or sends."""

from __future__ import annotations

from typing import final

from ...core.codec import Actions
from ...core.errors import Refused, TabernaError
from ...core.events import Event
from ...core.game import CHANCE, Game, State
from ...fair import outcome
from ...protocol import Result
from ..store.model import Change, Header

# So many outcomes of chance may follow one move: no set-up of ours takes a tenth of it.
MOST_DRAWN = 10_000


@final
class Progress:
    """A position and the way there: what can be taken back follows from it."""

    def __init__(self, state: State, moves: list[int], actors: list[int], chances: int = 0) -> None:
        self.state = state
        self.moves = moves
        self.actors = actors
        self.chances = chances

    def copy(self) -> Progress:
        return Progress(self.state.clone(), [*self.moves], [*self.actors], self.chances)

    def play(self, action: int) -> None:
        """Play an action, or refuse it and change nothing."""
        actor = self.state.turn
        self.state.apply(action)
        self.moves.append(action)
        self.actors.append(actor)
        self.chances += actor == CHANCE

    def draw(self, header: Header) -> list[str]:
        """Let chance say all it has to say now, by the table's seed; the texts of it."""
        drawn: list[str] = []
        texts = self.state.game.actions.texts
        while self.state.turn == CHANCE:
            if len(drawn) == MOST_DRAWN:
                raise Refused("position-not-playable", why="chance")
            action = outcome(header.seed, self.chances, self.state, header.dice)
            self.play(action)
            drawn.append(texts[action])
        return drawn

    def can_undo(self, seat: int) -> bool:
        """Whether the last thing on record is a move of this seat: no chance, nobody else since."""
        return bool(self.actors) and self.actors[-1] == seat and not self.state.over

    def since(self, seat: int) -> int:
        """How many moves there are from this seat's last one on, chance and others included; 0 if it made none."""
        for count, actor in enumerate(reversed(self.actors), 1):
            if actor == seat:
                return count
        return 0


def first(game: Game, begun: dict[str, object] | None) -> Progress:
    """Where a game begins: at its start, or at a position somebody has prepared."""
    return Progress(game.start() if begun is None else game.position(begun), [], [])


def without_last(game: Game, begun: dict[str, object] | None, progress: Progress, count: int = 1) -> Progress:
    """The game before its last moves."""
    before = first(game, begun)
    for action in progress.moves[:-count]:
        before.play(action)
    return before


def taken_back(change: Change) -> int:
    """How many moves an undo takes back: those it names; without names, one."""
    return len(change.moves) or 1


def exact_action(actions: Actions, text: str) -> int:
    """The action with this very text: what is kept was written by us, and nothing is guessed."""
    action = actions.action(text)
    if actions.texts[action] != text:
        raise Refused("no-such-action", text=text[:40])
    return action


@final
class Folding:
    """Plays a journal again, one change after the other; undone moves cost no more than others."""

    def __init__(self, game: Game, begun: dict[str, object] | None) -> None:
        self.game = game
        self.begun = begun
        self.progress: Progress | None = None
        # States before the last moves, as far as they can be taken back.
        self._before: list[State] = []

    def take(self, change: Change) -> list[Event]:
        """What the change made happen."""
        if change.kind == "undo":
            self._undo(taken_back(change))
            return []
        progress = self.progress
        if progress is None:
            progress = self.progress = first(self.game, self.begun)
        if change.seat is None or (progress.actors and progress.actors[-1] != change.seat):
            self._before.clear()
        self._before.append(progress.state.clone())
        progress.state.listen()
        actions = self.game.actions
        for text in change.moves:
            progress.play(exact_action(actions, text))
        if len(change.moves) != 1:
            self._before.clear()
        heard = progress.state.heard()
        progress.state.log = None
        return heard

    def _undo(self, count: int) -> None:
        progress = self.progress
        if progress is None or len(progress.moves) < count:
            raise Refused("nothing-to-undo")
        if count > 1 or not self._before:
            self._before.clear()
            self.progress = without_last(self.game, self.begun, progress, count)
            return
        progress.state = self._before.pop()
        progress.moves.pop()
        progress.actors.pop()


def moves_of(changes: list[Change]) -> list[str]:
    """All moves that a journal has not taken back, without playing them."""
    moves: list[str] = []
    for change in changes:
        if change.kind == "undo":
            del moves[-taken_back(change) :]
        else:
            moves.extend(change.moves)
    return moves


def without_lost(result: Result, lost: list[bool]) -> Result:
    """How a game ended in which some have lost by their clocks: of those who have not, the best has won."""
    if not any(lost) or all(lost):
        return result
    winners = [seat for seat in result.winners if not lost[seat]]
    if not winners:
        best = max(score for seat, score in enumerate(result.scores) if not lost[seat])
        winners = [seat for seat, score in enumerate(result.scores) if score == best and not lost[seat]]
    return Result(result.ending, result.scores, winners)


def result_of(state: State) -> Result:
    return Result(state.ending(), state.scores(), state.winners())


def broken(error: Exception) -> Refused:
    """Why a table that failed so can only be looked at."""
    return Refused("table-broken", why=str(error) if isinstance(error, TabernaError) else repr(error)[:80])
