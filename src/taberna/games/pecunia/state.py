"""A position of Pecunia non olet: the table, and the run loop's way to the operations."""

from importlib import import_module
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.buffer import LISTED
from ...core.chance import Rng
from ...core.codec import Actions
from ...core.errors import Refused
from ...core.frames import ASK, OP, WIDTH, Frames
from ...core.game import CHANCE, OVER, Game, Position, State, View
from .base import cards
from .base import queries as q
from .base.pieces import ACTIVE, BY_TARGET, ENDINGS, ENOUGH, PICK, PICK_PLAYER, PURSES
from .base.turn import Turn
from .layout import LEDGER
from .operations import Card, Op
from .slices import SLICES
from .slicing import Ruleset, Slice
from .table import Table

# Importing a slice declares what it has; the order numbers it.
ALL: Final[list[Slice]] = [import_module(f"taberna.games.pecunia.{name}.slice").SLICE for name in SLICES]
ACTIONS: Final = Actions(*LEDGER.kinds)
OP_NAMES: Final = LEDGER.operations
_BY_NAME: Final = {op.name: op for one in ALL for op in one.operations()}
SLICE_OF: Final = {op.name: one for one in ALL for op in one.operations()}
# What a list gives must be looked at each time, whether it really is an operation; a vec knows.
OPS: Final = vec[Op]([_BY_NAME[name] for name in OP_NAMES])


@final
class PecuniaState(Table):
    def __init__(self, game: Game, rules: Ruleset, cells: vec[i64], frames: Frames) -> None:
        super().__init__(game, rules, cells, frames)

    def clone(self) -> "PecuniaState":
        twin = PecuniaState(self.game, self.rules, self.cells[:], self.frames.clone())
        twin.ended = self.ended
        twin.turn = self.turn
        return twin

    def become(self, other: State) -> State:
        assert isinstance(other, PecuniaState)
        cells, others = self.cells, other.cells
        k: i64
        for k in range(len(cells)):
            cells[k] = others[k]
        self.frames.become(other.frames)
        self.ended = other.ended
        self.turn = other.turn
        self.log = None
        return self

    # -- the lower layer ----------------------------------------------------------------------------

    def top(self) -> Op:
        return OPS[self.frames.at(OP)]

    def is_moment(self) -> bool:
        cells = self.frames.cells
        k: i64
        for k in range(self.frames.depth):
            if not OPS[cells[k * WIDTH + OP]].lets_climb:
                return False
        return True

    def advance(self) -> i64:
        return self.top().advance(self)

    def take(self, action: i64) -> i64:
        if action >= self.rules.first_beside:
            for one in self.rules.beside:
                if one.take_beside(self, action):
                    return ASK
        return self.top().take(self, action)

    def fill(self, out: vec[i64]) -> i64:
        count = self.top().fill(self, out)
        for one in self.rules.beside:
            count = one.list_beside(self, out, count)
        return count

    def forced_action(self) -> i64:
        # He could do something else instead.
        for one in self.rules.beside:
            if one.list_beside(self, LISTED.cells, 0) > 0:
                return -1
        return self.top().forced(self)

    def weight(self, action: i64) -> i64:
        return self.top().weight(self, action)

    def pick(self, rng: Rng) -> i64:
        if self.turn == CHANCE:
            return self.top().sample(self, rng)
        out = LISTED.cells
        return out[rng.below(self.fill(out))]

    def redeal(self, seat: i64, rng: Rng) -> None:
        cards.redeal(self, seat, rng)

    # -- the upper layer ----------------------------------------------------------------------------

    def position(self) -> Position:
        shown: dict[str, object] = {}
        for one in self.rules.slices:
            for field in one.fields:
                field.show(self, shown)
        shown["frames"] = [show_frame(row) for row in self.frames.rows()]
        shown["ending"] = ENDINGS[self.ended] or None
        return Position(shown)

    def view(self, seat: int | None) -> View:
        """Hands of others are hidden; how many cards they hold is open (P15)."""
        shown: dict[str, object] = {"seat": seat}
        shown.update(self.position())
        shown["hands"] = [cards.hand(self, k) if k == seat else None for k in range(self.players)]
        for one in self.rules.slices:
            one.view(self, shown)
        return View(shown)

    def scores(self) -> list[int]:
        """Sesterces, unless a module says otherwise."""
        for one in self.rules.slices:
            points = one.scores(self)
            if points is not None:
                return points
        return [self.cells[PURSES + k] for k in range(self.players)]

    def winners(self) -> list[int]:
        if self.turn != OVER:
            return []
        if self.ended == BY_TARGET:
            return [q.first_to_win(self)]
        for one in self.rules.slices:
            found = one.winners(self)
            if found is not None:
                return found
        scores = self.scores()
        most = max(scores)
        return [player for player, score in enumerate(scores) if score == most]

    def ending(self) -> str:
        return ENDINGS[self.ended]

    def ask(self) -> tuple[str, dict[str, object]]:
        op = self.top()
        facts: dict[str, object] = {"player": self.cells[ACTIVE], "card": op.name}
        facts.update(op.facts(self))
        return op.ask(self), facts

    def refusal(self, action: int) -> Refused:
        if self.turn == CHANCE or ACTIONS.structure(action)["kind"] in LEDGER.by_chance:
            return Refused("not-an-option", text=ACTIONS.texts[action])
        for one in ALL:
            reason = one.refuse_aside(self, action)
            if reason is not None:
                return reason
        op = self.top()
        if not isinstance(op, Turn):
            if PICK <= action < PICK_PLAYER and isinstance(op, Card) and self._is_sheltered(action - PICK):
                return Refused("pecunia-sheltered", "M5.3", roman=self.rules.names[action - PICK])
            if PICK <= action < ENOUGH:
                return Refused("pecunia-no-target", "P16", card=op.name)
            return Refused("pecunia-first-answer", "P16", card=op.name)
        for one in ALL[::-1]:
            reason = one.refusal(self, action)
            if reason is not None:
                return reason
        return Refused("pecunia-not-now", "P7")

    def _is_sheltered(self, roman: i64) -> bool:
        """Whether this Roman would be in reach of a card without his host's god."""
        return self.is_seated(roman) and q.sheltered(self, self.owner(roman))


def show_frame(row: list[int]) -> dict[str, object]:
    """A frame as a position says it: only those registers that hold something."""
    op = OPS[row[OP]]
    shown: dict[str, object] = {"op": op.name, "step": row[1], "player": row[2]}
    for k, register in enumerate(op.registers):
        value = register.show(row[3 + k])
        if value is not None:
            shown[register.name] = value
    return shown
