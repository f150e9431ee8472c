"""Thousands of games in one call, as numpy arrays.

    env = taberna.research.batch("forum", 4096, players=4, seed=1)
    env.observations            # uint8, (4096, size): what the seat that must choose may know
    env.masks                   # bool, (4096, actions): what it may choose
    env.turns                   # int64, (4096,): which seat that is
    observations, masks, rewards, ended = env.step(actions)

`rewards` is (4096, players), not zero only where a game has just ended; the game begins anew at once, so
that the observation is already that of the new one. The arrays are windows on the engine's own memory: the
next step writes over them. Actions are numbers of `env.space`. The same seed and the same actions give
the same games, however many processes share them.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from ..core.errors import BadOption, Refused
from ..loading import game as make_game
from .extras import need
from .rows import per_number
from .tensors import choices, encoding
from .tensors.stepper import Stepper

if TYPE_CHECKING:
    from numpy.typing import NDArray

np = need("numpy", "batch")

# Fewer games than this keep one core busy for less time than two processes need to say hello.
WORTH_A_PROCESS = 512


MASKS = ("bool",)


def make(
    name: str, count: int, players: int, seed: int, workers: int, masks: str, options: dict[str, object]
) -> Batch:
    if masks not in MASKS:
        raise BadOption("bad-option", option="masks", value=str(masks), choices=", ".join(MASKS))
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise BadOption("bad-option", option="count", value=str(count), choices="1, 2, 3 …")
    if isinstance(workers, bool) or not isinstance(workers, int) or not 0 <= workers <= count:
        raise BadOption("bad-option", option="workers", value=str(workers), choices=f"0–{count}")
    wanted = workers or min(cores(), count // WORTH_A_PROCESS)
    if wanted <= 1:
        return Batch(name, count, players, seed, options)
    from .process_batch import ProcessBatch

    return ProcessBatch(name, count, players, seed, options, wanted)


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Batch:
    """Games in this process."""

    def __init__(
        self, name: str, count: int, players: int, seed: int, options: dict[str, object], first: int = 0
    ) -> None:
        self.game = make_game(name, players, **options)
        self.encoding = encoding(self.game)
        self.space = choices(self.encoding)
        self.count = count
        self.scales = per_number(self.encoding)[0]
        self._open(seed, first)

    def _open(self, seed: int, first: int) -> None:
        self._stepper = Stepper(self.encoding, self.space, self.count, seed, first)
        s, n = self._stepper, self.count
        self._keep(
            [
                window(s.observations, np.uint8).reshape(n, -1),
                window(s.masks, np.bool_).reshape(n, -1),
                window(s.turns, np.int64),
                window(s.rewards, np.float64).reshape(n, -1),
                window(s.ended, np.bool_),
                window(s.chosen, np.int64),
            ]
        )

    def _keep(self, arrays: list[NDArray[Any]]) -> None:
        """The arrays to write, and for others the same to read only."""
        self._arrays = arrays
        self._chosen = arrays[5]
        shown = [array.view() for array in arrays]
        for array in shown:
            array.flags.writeable = False
        self.observations, self.masks, self.turns, self.rewards, self.ended, self._sampled = shown

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Every game takes its action. If one of them is not legal it is refused, and no game has moved."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise Refused("batch-shape", found=f"{chosen.dtype}{list(chosen.shape)}", wanted=self.count)
        self._chosen[:] = chosen
        wrong = self._illegal()
        if wrong >= 0:
            number = int(chosen[wrong])
            known = 0 <= number < self.space.size
            text = self.space.text(number, int(self.turns[wrong])) if known else str(number)
            raise Refused("batch-illegal", game=wrong, text=text)
        self._step()
        return self.observations, self.masks, self.rewards, self.ended

    def sample(self) -> NDArray[Any]:
        """A legal action for every game, all equally likely."""
        self._stepper.sample()
        return self._sampled.copy()

    def close(self) -> None:
        """Nothing to let go of here; processes are ended."""

    def _step(self) -> None:
        for array in self._arrays[:5]:
            array.fill(0)
        self._stepper.step()

    def _illegal(self) -> int:
        """The first game whose chosen action is not legal; -1 if there is none."""
        return self._stepper.illegal()


def window(memory: Any, dtype: Any) -> NDArray[Any]:
    """A numpy array on the memory of a vec, without a copy.

    A vec lends its memory for reading only, as it can't know when somebody else writes; here we do.
    """
    import ctypes

    lent = np.frombuffer(memory, dtype=dtype)
    held = (ctypes.c_uint8 * lent.nbytes).from_address(lent.ctypes.data)
    array: NDArray[Any] = np.frombuffer(held, dtype=dtype)
    # The memory lives as long as the array that was lent: keep it with the one that is given.
    held._lent = lent
    return array
