"""Pecunia non olet as entities: a row for every place of a Roman, kind of card, player and pending frame, and for
what the modules that are played bring. Every field of the state says itself how it is told; frames are here."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.errors import BadOption
from ...core.frames import OP, PLAYER, REGISTER, REGISTERS, STEP, WIDTH
from ...core.game import Game, State
from ...core.tensor import MOST, Encoding, told
from .base.pieces import ENDINGS, KINDS, PLAYED
from .base.places import NAMED_COLUMN, PLACES, place_of
from .base.places import WIDTH as PLACE_WIDTH
from .fields import Field
from .game import Pecunia
from .layout import LEDGER, NOBODY
from .operations import Op
from .people import COMMON, IDS, ROMANS
from .registers import Named, NamedPlayer
from .slices import MODULES
from .state import ALL, OP_NAMES, OPS, PecuniaState

FRAMES: Final = 8  # of the stack, from the top
LINE: Final = 8  # cells that come from memory together
BASE_CELLS: Final[i64] = PLAYED + KINDS  # those of modules follow
# What the fields can tell. An option that is not named here is refused, never left out in silence.
KNOWN: Final = ("edition", "advanced", *MODULES, "draft", "target", "finish_round", "cards")


class PecuniaEncoding(Encoding):
    version: ClassVar[int] = 4

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        for option in game.choices:
            if option.name not in KNOWN and game.options[option.name] != option.default:
                raise BadOption("no-tensor-option", game=game.name, option=option.name)
        assert isinstance(game, Pecunia)
        players = game.players
        shown = [field for one in game.ruleset.slices for field in one.fields if field.what]
        self.shown = vec[Field](shown)
        self.places = vec[i64](
            [self.add(one.name, one.shape(players), one.scale, one.what, one.most, one.names) for one in shown]
        )
        self.pieces["roman"] = IDS
        # Where the fields begin that tell of Romans by their places.
        self.told = vec[i64]([self.places[shown.index(one)] for one in PLACES])
        self.target: i64 = self.add("target", (1,), 30, "the sum that wins; 0 if none does", MOST)
        self.ending: i64 = self.add("ending", (len(ENDINGS) - 1,), 1, f"how it ended: {', '.join(ENDINGS[1:])}")
        names = {op.name for one in game.ruleset.slices for op in one.operations()}
        played = [name for name in OP_NAMES if name in names]
        self.operations: i64 = len(played)
        self.columns = vec[i64]([played.index(name) if name in names else -1 for name in OP_NAMES])
        self.of_player = vec[i64]([int(_names_player(op, k)) for op in OPS for k in range(REGISTERS)])
        self.of_roman = vec[i64]([int(_names_roman(op, k)) for op in OPS for k in range(REGISTERS)])
        self.frames: i64 = self.add(
            "frames",
            (FRAMES, len(played) + players + 1 + REGISTERS),
            10,
            "what is going on, the top of the stack first: the operation (one column each: "
            f"{', '.join(played)}), whom it asks, its step, its registers (a player as everywhere, plus 1)",
            MOST,
        )

    def order(self, seat: int) -> list[int]:
        """Players are counted from the one who picks; what only modules bring that are not played is left out."""
        game = self.game
        assert isinstance(game, Pecunia)
        played = {kind for one in game.ruleset.slices for kind in one.kinds}
        without = {kind for one in ALL for kind in one.kinds} - played | set(self.by_chance())
        romans = int(ROMANS) if any(one.name == "famous" for one in game.ruleset.slices) else COMMON
        found: list[int] = []
        for kind in game.actions.kinds:
            if kind.name in without:
                continue
            first = game.actions.first(kind.name)
            if kind.name == "player":
                found += [first + (seat + k) % game.players for k in range(game.players)]
            elif kind.name == "roman":
                found += range(first, first + romans)
            else:
                found += range(first, first + kind.count)
        return found

    def by_chance(self) -> tuple[str, ...]:
        return tuple(LEDGER.by_chance)

    def touch(self, state: State) -> i64:
        assert isinstance(state, PecuniaState)
        cells = state.cells
        found: i64 = state.frames.depth
        k: i64 = 0
        while k < BASE_CELLS:
            found += cells[k]
            k += LINE
        return found

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, PecuniaState)
        self.write_asked(state, seat, out, at)
        k: i64
        for k in range(len(self.shown)):
            self.shown[k].write(state, seat, out, at + self.places[k])
        self._write_frames(state, seat, out, at)
        out[at + self.target] = told(state.rules.target)
        if state.ended:
            out[at + self.ending + state.ended - 1] = 1

    def _write_frames(self, t: PecuniaState, seat: i64, out: vec[u8], start: i64) -> None:
        at: i64 = start + self.frames
        depth: i64 = t.frames.depth
        if depth > FRAMES:
            raise AssertionError("more is going on at once than the encoding has rows for")
        cells = t.frames.cells
        operations: i64 = self.operations
        while depth > 0:
            depth -= 1
            base: i64 = depth * WIDTH
            op: i64 = cells[base + OP]
            out[at + self.columns[op]] = 1
            out[at + operations + self.seen_from(seat, cells[base + PLAYER])] = 1
            at += operations + self.players
            out[at] = told(cells[base + STEP])
            k: i64
            for k in range(REGISTERS):
                value: i64 = cells[base + REGISTER + k]
                if self.of_player[op * REGISTERS + k] and 0 < value <= self.players:
                    value = self.seen_from(seat, value - 1) + 1
                if value:
                    out[at + 1 + k] = told(value)
                    if self.of_roman[op * REGISTERS + k]:
                        self._mark(t, seat, value - 1, out, start)
            at += 1 + REGISTERS

    def _mark(self, t: PecuniaState, seat: i64, roman: i64, out: vec[u8], start: i64) -> None:
        """A one where a Roman is told whom something that is going on names."""
        field, row = place_of(t, seat, roman)
        if field != NOBODY:
            out[start + self.told[field] + row * PLACE_WIDTH + NAMED_COLUMN] = 1


def _names_player(op: Op, register: int) -> bool:
    return register < len(op.registers) and isinstance(op.registers[register], NamedPlayer)


def _names_roman(op: Op, register: int) -> bool:
    named = op.registers[register] if register < len(op.registers) else None
    return isinstance(named, Named) and named.ids is IDS
