"""Many games of one setting in this process, with others in some of the seats.

Whoever learns is asked for its own seats only: bots answer at once, here, and seats of older selves are marked.
At which tables others sit is fixed, so that older selves are asked about as many rows in every step; on which
seats, and which bot it is, is drawn anew for every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from ..bots import bot as make_bot
from ..bots.network.layout import Table
from ..bots.network.memory import window
from ..core.bot import Bot
from ..core.chance import Rng
from ..core.game import CHANCE, OVER, State
from ..loading import game as make_game
from .settings import Setting

if TYPE_CHECKING:
    from numpy.typing import NDArray

LEARNER, OLDER, BOTS = -2, -1, 0  # who sits in a seat; from 0 on, a bot
# Multiples of this, without their whole parts, lie evenly between 0 and 1, however many there are.
GOLDEN = 0.6180339887498949


def company(setting: Setting, number: int) -> int:
    """Who sits beside the learner at a table; LEARNER if nobody else does."""
    place = number * GOLDEN % 1
    if setting.opponents and place < setting.with_bots:
        return BOTS
    return OLDER if place >= 1 - setting.with_older else LEARNER


class Arrays:
    """What a batch of games tells the learner, and the answers."""

    def __init__(self, table: Table, count: int, opponents: int, path: Path) -> None:
        import numpy as np

        self.count = count
        width, size = len(table.used), int(table.encoding.size)
        self.parts = {
            "seats": (np.int64, (count,)),  # who is asked
            "chosen": (np.int64, (count,)),  # the answers: places in the table's choices
            "advised": (np.int64, (count,)),  # what the teacher would choose; -1 if it was not asked
            "shares": (np.float32, (count, table.game.players)),  # of the win, where a game has just ended
            "met": (np.float32, (count, opponents + 1, 2)),  # the learner's share over the fair one; games
            "observations": (np.uint8, (count, size)),
            "masks": (np.uint8, (count, -(-width // 8))),  # a bit for every choice: most of what is told, else
            "older": (np.bool_, (count,)),  # whether an older self is asked
            "ended": (np.bool_, (count,)),
        }
        self.bytes = sum(self._size(name) for name in self.parts)
        if not path.exists():
            with path.open("wb") as file:
                file.truncate(self.bytes)
        self.memory: NDArray[Any] = np.asarray(np.memmap(path, np.uint8, "r+", 0, (self.bytes,)))
        at = 0
        found: dict[str, NDArray[Any]] = {}
        for name, (dtype, shape) in self.parts.items():
            found[name] = self.memory[at : at + self._size(name)].view(dtype).reshape(shape)
            at += self._size(name)
        self.seats, self.chosen, self.shares, self.met = (found[k] for k in ("seats", "chosen", "shares", "met"))
        self.observations, self.masks = found["observations"], found["masks"]
        self.older, self.ended, self.advised = found["older"], found["ended"], found["advised"]
        self.all = found

    def told(self, block: Any, types: dict[str, Any]) -> dict[str, Any]:
        """The arrays in a copy of their memory, wherever that is; `types` are the copy's own names of theirs."""
        found: dict[str, Any] = {}
        at = 0
        for name, (dtype, shape) in self.parts.items():
            found[name] = block[at : at + self._size(name)].view(types[np_name(dtype)]).reshape(shape)
            at += self._size(name)
        return found

    def _size(self, name: str) -> int:
        import numpy as np

        dtype, shape = self.parts[name]
        return int(np.prod(shape)) * np.dtype(dtype).itemsize

    def part(self, begin: int, end: int) -> Arrays:
        """Windows on some of the games."""
        import copy

        made = copy.copy(self)
        made.count = end - begin
        made.all = {name: array[begin:end] for name, array in self.all.items()}
        for name, array in made.all.items():
            setattr(made, name, array)
        return made


def np_name(dtype: Any) -> str:
    import numpy as np

    return np.dtype(dtype).name


class Tables:
    """The games themselves. `arrays` is where they are told; the first table has the number `begin` among those of
    its setting, `first` among all."""

    def __init__(self, setting: Setting, arrays: Arrays, seed: int, begin: int, first: int) -> None:
        self.setting = setting
        self.begin = begin
        self.arrays = arrays
        self.game = make_game(setting.game, setting.players, **setting.options)
        self.table = Table(self.game)
        self.players = setting.players
        self.start = self.game.start()
        count = arrays.count
        self.dice = [Rng(seed, 2 * (first + k)) for k in range(count)]
        self.draw = Rng(seed, 2 * first + 1)
        self.states: list[State] = [self._begin(k) for k in range(count)]
        self.bots: list[Sequence[Bot]] = [
            [make_bot(name, self.game, Rng(seed, 77_000 + seat), timed=False) for seat in range(self.players)]
            for name in setting.opponents
        ]
        self.teacher = [
            make_bot(name, self.game, Rng(seed, 78_000 + seat), timed=False)
            for name in (setting.teacher,)
            if name
            for seat in range(self.players)
        ]
        self.seated: list[list[int]] = [[] for _ in range(count)]
        self._size = int(self.table.encoding.size)
        self._width = arrays.masks.shape[1]
        self._row = vec[u8](bytes(count * self._size))
        self._mask = vec[u8](bytes(count * self._width))
        self._options = vec[i64]([0] * len(self.game.actions))
        self.rows = window(self._row, "uint8").reshape(count, -1)
        self.masks = window(self._mask, "uint8").reshape(count, -1)
        arrays.advised.fill(-1)
        for k in range(count):
            self._seat(k)
            self._settle(k)
        self._tell()

    def step(self) -> None:
        """Every game takes the chosen action."""
        arrays = self.arrays
        arrays.ended.fill(False)
        arrays.shares.fill(0)
        arrays.advised.fill(-1)
        chosen = self.table.actions[arrays.seats, arrays.chosen].tolist()
        for k, state in enumerate(self.states):
            state.do(chosen[k])
            self._settle(k)
        self._tell()

    def advise(self) -> None:
        """Ask the teacher what it would choose in every game."""
        space, found = self.table.space, self.arrays.advised
        for k, state in enumerate(self.states):
            turn = state.turn
            action = self.teacher[turn].choose(state.view(turn), state.decision())
            found[k] = space.number(action, turn)

    def _seat(self, k: int) -> None:
        """Who plays the next game: only the learner, or others beside it."""
        seats = [LEARNER] * self.players
        beside = company(self.setting, self.begin + k)
        if beside == BOTS:
            self._fill(seats, self.draw.below(len(self.bots)))
        elif beside == OLDER:
            self._fill(seats, OLDER)
        self.seated[k] = seats

    def _fill(self, seats: list[int], other: int) -> None:
        """One learner or more stay; as often one alone as any other number."""
        mine = self.draw.below(self.players)
        others = self.players - 1 if self.draw.below(2) else 1 + self.draw.below(self.players - 1)
        for k in range(others):
            seats[(mine + 1 + k) % self.players] = other

    def _begin(self, k: int) -> State:
        """A new game, with as many drawn choices behind it as the setting wants, or any smaller number."""
        state, dice = self.start.clone(), self.dice[k]
        left = dice.below(self.setting.opening + 1) if self.setting.opening else 0
        while left and state.turn != OVER:
            left -= state.turn != CHANCE
            state.do(state.pick(dice))
        return state if state.turn != OVER else self.start.clone()

    def _settle(self, k: int) -> None:
        """Let chance and bots play until the learner or an older self has a choice; what is over begins anew."""
        state, dice, seated, options = self.states[k], self.dice[k], self.seated[k], self._options
        while True:
            turn = state.turn
            if turn == CHANCE:
                state.do(state.pick(dice))
            elif turn == OVER:
                self._note(k, state)
                state = self._begin(k)
                self.states[k] = state
                self._seat(k)
                seated = self.seated[k]
            elif seated[turn] >= 0:
                state.do(self.bots[seated[turn]][turn].choose(state.view(turn), state.decision()))
            elif state.fill(options) == 1:
                state.do(options[0])
            else:
                return

    def _note(self, k: int, state: State) -> None:
        winners = state.winners()
        share = 1 / len(winners)
        for seat in winners:
            self.arrays.shares[k, seat] = share
        self.arrays.ended[k] = True
        seated = self.seated[k]
        others = [one for one in seated if one != LEARNER]
        if others:
            mine = sum(seated[seat] == LEARNER for seat in winners) * share
            fair = (self.players - len(others)) / self.players
            self.arrays.met[k, others[0]] += (mine / fair, 1)  # older selves come last: -1

    def _tell(self) -> None:
        self.rows.fill(0)
        self.masks.fill(0)
        encoding, space = self.table.encoding, self.table.space
        row, mask, size, width = self._row, self._mask, self._size, self._width
        seats: list[int] = []
        older: list[bool] = []
        for k, state in enumerate(self.states):
            turn = state.turn
            encoding.write(state, turn, row, k * size)
            encoding.write_bits(state, space, mask, k * width)
            seats.append(turn)
            older.append(self.seated[k][turn] == OLDER)
        arrays = self.arrays
        arrays.seats[:] = seats
        arrays.older[:] = older
        arrays.observations[:] = self.rows
        arrays.masks[:] = self.masks
