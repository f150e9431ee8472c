"""Some games of a batch, in one process: their engine, and where what it writes goes.

Without shared arrays the engine's memory is what others see. With them, the games are stepped tile by tile: a few
hundred whose rows fit the processor's cache, from where they go to the shared memory in one stroke.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from ..bots import bot, known
from ..bots.network.memory import window
from ..core.bot import Bot
from ..core.chance import Rng, resumed
from ..core.errors import BadOption
from ..core.game import State
from ..loading import game as make_game
from .extras import need
from .tensors import choices, encoding
from .tensors.stepper import INDEX, MASKS, Stepper, mask_width

if TYPE_CHECKING:
    from numpy.typing import NDArray

np = need("numpy", "batch")

TILE = 1 << 18  # bytes
EVERY_SEAT = -1
Arrays = dict[str, "NDArray[Any]"]
Saved = dict[str, Any]


def nobody(game: str) -> BadOption:
    """A seat is one's own only where bots have the others."""
    return BadOption("bad-option", option="opponents", value="", choices=", ".join(known(game)))


@dataclass(frozen=True)
class Call:
    """What a batch was asked for."""

    name: str
    count: int
    players: int
    seed: int
    masks: str
    skip_forced: bool
    opponents: str
    seat: int
    options: dict[str, object]


class Kind:
    """What follows from it: the game, its numbers, and the arrays."""

    def __init__(self, call: Call) -> None:
        self.call = call
        self.game = make_game(call.name, call.players, **call.options)
        self.encoding = encoding(self.game)
        self.space = choices(self.encoding)
        if call.masks not in MASKS:
            raise BadOption("bad-option", option="masks", value=str(call.masks), choices=", ".join(MASKS))
        self.masks = MASKS.index(call.masks)
        if call.seat != EVERY_SEAT and not 0 <= call.seat < call.players:
            raise BadOption("bad-option", option="seat", value=str(call.seat), choices=f"0–{call.players - 1}")
        if call.seat != EVERY_SEAT and not call.opponents:
            raise nobody(call.name)
        if call.opponents:
            bot(call.opponents, self.game, Rng(0), timed=False)  # refused here if there is none
        self.size = int(self.encoding.size)
        self.width = mask_width(self.encoding, self.space, self.masks)

    def shapes(self) -> dict[str, tuple[Any, tuple[int, ...]]]:
        """The arrays: what they are made of, and how much of it for each game."""
        return {
            "turns": (np.int64, ()),
            "rewards": (np.float64, (self.game.players,)),
            "chosen": (np.int64, ()),
            "counts": (np.int64, ()),
            "seats": (np.int64, ()),
            "observations": (np.uint8, (self.size,)),
            "masks": ({"bool": np.bool_, "index": np.int16}.get(self.call.masks, np.uint8), (self.width,)),
            "views": (np.uint8, (self.size,)),
            "ended": (np.bool_, ()),
        }

    def like(self) -> dict[str, Any]:
        """What two batches must have in common for games of one to go on in the other."""
        game, call = self.game, self.call
        found: dict[str, Any] = {
            name: getattr(call, name) for name in ("count", "skip_forced", "opponents", "seat")
        }
        found |= {"game": game.name, "rules": game.rules, "data": game.digest(), "players": game.players}
        found["options"] = json.loads(json.dumps(game.options, default=list))  # as it is when it is read again
        return found

    def own_seat(self, game: int) -> int:
        """Which seat is played from outside where there are opponents; they take turns unless one is named."""
        return game % self.game.players if self.call.seat == EVERY_SEAT else self.call.seat


SMALL = ("turns", "rewards", "ended")  # written in every step, whatever the masks are


class Part:
    """Games `first` and on of a batch."""

    def __init__(self, kind: Kind, first: int, count: int, shared: Arrays | None = None) -> None:
        self.kind = kind
        self.first = first
        self.count = count
        self.tile = max(16, min(count, TILE // (kind.size + kind.width)))
        room = count if shared is None else self.tile
        self.stepper = s = Stepper(kind.encoding, kind.space, count, room, kind.masks, kind.call.skip_forced)
        memory = {
            "turns": s.turns,
            "rewards": s.rewards,
            "ended": s.ended,
            "chosen": s.chosen,
            "counts": s.counts,
            "observations": s.observations,
            "masks": s.index if kind.masks == INDEX else s.masks,
        }
        shapes = kind.shapes()
        self._own: Arrays = {
            name: window(memory[name], shapes[name][0]).reshape(-1, *shapes[name][1]) for name in memory
        }
        self._shared = shared
        self.arrays: Arrays = self._own if shared is None else shared
        self._hire()
        self.reset(kind.call.seed)

    def _hire(self) -> None:
        call, game = self.kind.call, self.kind.game
        if not call.opponents:
            return

        def hire(rng: Rng) -> Bot:
            return bot(call.opponents, game, rng, timed=False)

        players = game.players
        self.stepper.bots = [None] * (self.count * players)
        seats = [self.kind.own_seat(self.first + k) for k in range(self.count)]
        self.stepper.own = vec[u8]([int(seats[k] == seat) for k in range(self.count) for seat in range(players)])
        self.stepper.hire = hire

    # -- what a batch asks for ------------------------------------------------------------------------

    def reset(self, seed: int | None) -> None:
        if seed is not None:
            self.stepper.seed(seed, self.first)
        self.stepper.begin()
        self._write(self.stepper.write)

    def illegal(self) -> int:
        """The first game of the batch whose chosen action is not legal; -1 if there is none."""
        if self._shared is not None:
            self._own["chosen"][:] = self._shared["chosen"]
        found = int(self.stepper.illegal())
        return found if found < 0 else self.first + found

    def step(self) -> None:
        self._write(self.stepper.step)

    def play(self) -> None:
        self._write(self.stepper.play)
        self._share("chosen")

    def sample(self) -> None:
        self.stepper.sample()
        self._share("chosen")

    def view(self, seats: NDArray[Any], out: NDArray[Any], last: bool) -> None:
        """What these seats see, one for each game."""
        asked = vec[i64](seats.tolist())
        cells = vec[u8](bytes(self.tile * self.kind.size))
        rows = window(cells, np.uint8).reshape(self.tile, -1)
        for begin, end in self._tiles():
            rows.fill(0)
            self.stepper.view(begin, end, asked, last, cells)
            out[begin:end] = rows[: end - begin]

    def save(self) -> list[Saved]:
        """Every game as JSON: its position, its generators, and the end that it has just had, if any."""
        s = self.stepper
        return [
            {
                "position": s.states[k].position(),
                "generators": [int(one[k]) for one in (s.dice, s.whims, s.minds)],
                "rewards": self._own["rewards"][k].tolist() if s.ended[k] else None,
                "last": s.last[k].position() if s.ended[k] else None,
                "bots": [one and int(one.rng.at) for one in self._bots(k)],
            }
            for k in range(self.count)
        ]

    def _bots(self, game: int) -> list[Bot | None]:
        """Those who have been asked in a game, by their seats."""
        players = self.kind.game.players
        return self.stepper.bots[game * players : (game + 1) * players]

    def restore(self, saved: list[Saved]) -> None:
        s, game = self.stepper, self.kind.game
        s.states = vec[State]([game.position(one["position"]) for one in saved])
        s.last = vec[State]([game.position(one["last"]) if one["last"] else s.start.clone() for one in saved])
        s.dice, s.whims, s.minds = (vec[i64]([one["generators"][k] for one in saved]) for k in range(3))
        self._own["ended"][:] = [one["last"] is not None for one in saved]
        self._own["rewards"][:] = [one["rewards"] or [0.0] * game.players for one in saved]
        s.bots = [self._hire_at(at) for one in saved for at in one["bots"]]
        self._write(s.write)

    def _hire_at(self, at: int | None) -> Bot | None:
        """Somebody whose generator goes on from there; nobody where nobody has been asked yet."""
        if at is None or self.stepper.hire is None:
            return None
        made = self.stepper.hire(resumed(at))
        made.rng.at = at  # should he have drawn already
        return made

    # -- tiles ----------------------------------------------------------------------------------------

    def _tiles(self) -> Iterator[tuple[int, int]]:
        for begin in range(0, self.count, self.tile):
            yield begin, min(begin + self.tile, self.count)

    def _write(self, work: Callable[[int, int, int], None]) -> None:
        """Let the engine go through all games and write their rows."""
        observations, masks = self._own["observations"], self._own["masks"]
        shared = self._shared
        for begin, end in self._tiles():
            base = 0 if shared is None else begin
            observations[begin - base : end - base].fill(0)
            if self.kind.masks != INDEX:
                masks[begin - base : end - base].fill(0)
            work(begin, end, base)
            if shared is not None:
                shared["observations"][begin:end] = observations[: end - begin]
                shared["masks"][begin:end] = masks[: end - begin]
        if shared is not None:
            self._share(*SMALL, *(["counts"] if self.kind.masks == INDEX else []))

    def _share(self, *names: str) -> None:
        if self._shared is not None:
            for name in names:
                self._shared[name][:] = self._own[name]
