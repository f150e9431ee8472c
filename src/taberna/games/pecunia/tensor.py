"""Pecunia non olet as entities: a row for every Roman, kind of card, player and pending frame, and for what
the modules that are played bring. Every field of the state says itself how it is told; frames are told here."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ...core.errors import BadOption
from ...core.frames import OP, PLAYER, REGISTER, REGISTERS, STEP, WIDTH
from ...core.game import Game, State
from ...core.tensor import Encoding
from .base.pieces import ENDINGS
from .fields import Field
from .game import Pecunia
from .layout import LEDGER
from .slices import MODULES
from .state import OP_NAMES, PecuniaState

FRAMES: Final = 8  # of the stack, from the top
# What the fields can tell. An option that is not named here is refused, never left out in silence.
KNOWN: Final = ("edition", "advanced", *MODULES, "draft", "target", "finish_round", "cards")


@final
class PecuniaEncoding(Encoding):
    version: ClassVar[int] = 2

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        for option in game.choices:
            if option.name not in KNOWN and game.options[option.name] != option.default:
                raise BadOption("no-tensor-option", game=game.name, option=option.name)
        assert isinstance(game, Pecunia)
        players = game.players
        told = [field for one in game.ruleset.slices for field in one.fields if field.what]
        self.told = vec[Field](told)
        self.places = vec[i64]([self.add(one.name, one.shape(players), one.scale, one.what) for one in told])
        self.target: i64 = self.add("target", (1,), 30, "the sum that wins; 0 if none does")
        self.ending: i64 = self.add("ending", (len(ENDINGS) - 1,), 1, f"how it ended: {', '.join(ENDINGS[1:])}")
        self.frame_width: i64 = len(OP_NAMES) + players + 1 + REGISTERS
        self.frames: i64 = self.add(
            "frames",
            (FRAMES, len(OP_NAMES) + players + 1 + REGISTERS),
            10,
            "what is going on, the top of the stack first: the operation (one column each: "
            f"{', '.join(OP_NAMES)}), whom it asks, its step, its registers",
        )

    def by_chance(self) -> tuple[str, ...]:
        return tuple(LEDGER.by_chance)

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, PecuniaState)
        self.write_asked(state, seat, out, at)
        k: i64
        for k in range(len(self.told)):
            self.told[k].write(state, seat, out, at + self.places[k])
        self._write_frames(state, seat, out, at + self.frames)
        out[at + self.target] = i16(state.rules.target)
        if state.ended:
            out[at + self.ending + state.ended - 1] = 1

    def _write_frames(self, t: PecuniaState, seat: i64, out: vec[i16], at: i64) -> None:
        depth: i64 = t.frames.depth
        if depth > FRAMES:
            raise AssertionError("more is going on at once than the encoding has rows for")
        cells = t.frames.cells
        operations: i64 = self.frame_width - self.players - 1 - REGISTERS
        while depth > 0:
            depth -= 1
            base: i64 = depth * WIDTH
            out[at + cells[base + OP]] = 1
            out[at + operations + self.seen_from(seat, cells[base + PLAYER])] = 1
            out[at + operations + self.players] = i16(cells[base + STEP])
            k: i64
            for k in range(REGISTERS):
                out[at + operations + self.players + 1 + k] = i16(cells[base + REGISTER + k])
            at += self.frame_width
