"""Thousands of games in one call, as numpy arrays.

    env = taberna.research.batch("forum", 4096, players=4, seed=1)
    env.observations            # uint8, (4096, size): what the seat that must choose may know
    env.masks                   # uint8, (4096, actions / 8): what it may choose, a bit for each action
    env.turns                   # int64, (4096,): which seat that is
    observations, masks, rewards, ended = env.step(actions)

`rewards` is (4096, players), not zero only where a game has just ended; the game begins anew at once, so
that the observation is already that of the new one. The arrays are windows on the engine's own memory: the
next step writes over them. Actions are numbers of `env.space`. The same seed and the same actions give
the same games, however many processes share them.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..core.errors import BadOption, Refused
from .extras import need
from .part import EVERY_SEAT, Arrays, Call, Kind, Part, nobody
from .rows import per_number

if TYPE_CHECKING:
    from numpy.typing import NDArray

np = need("numpy", "batch")

# Fewer games than this keep one core busy for less time than two processes need to say hello.
WORTH_A_PROCESS = 512
STEP, PLAY = "step", "play"


def make(call: Call, workers: int) -> Batch:
    count = call.count
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise BadOption("bad-option", option="count", value=str(count), choices="1, 2, 3 …")
    if isinstance(workers, bool) or not isinstance(workers, int) or not 0 <= workers <= count:
        raise BadOption("bad-option", option="workers", value=str(workers), choices=f"0–{count}")
    wanted = workers or min(cores(), count // WORTH_A_PROCESS)
    if wanted <= 1:
        return Batch(call)
    from .process_batch import ProcessBatch

    return ProcessBatch(call, wanted)


def with_opponents(
    name: str, count: int, players: int, seat: int, opponents: str, workers: int, options: dict[str, object]
) -> Batch:
    """For interfaces in which one seat of each game is played and bots have the others: there must be some."""
    if not opponents:
        raise nobody(name)
    seed = secrets.randbits(60)
    return make(Call(name, count, players, seed, "bits", False, opponents, seat, options), workers)


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Batch:
    """Games in this process."""

    def __init__(self, call: Call) -> None:
        self.call = call
        self.kind = Kind(call)
        self.game, self.encoding, self.space = self.kind.game, self.kind.encoding, self.kind.space
        self.count = call.count
        self.scales = per_number(self.encoding)[0]
        self._sent, self._closed = "", False
        self._torn = False  # a step was interrupted when some games had moved and others had not
        self._arrays = self._open()
        shown = {name: array.view() for name, array in self._arrays.items()}
        for array in shown.values():
            array.flags.writeable = False
        self.observations, self.masks, self.counts = shown["observations"], shown["masks"], shown["counts"]
        self.turns, self.rewards, self.ended = shown["turns"], shown["rewards"], shown["ended"]
        self.actions = shown["chosen"]  # what was done in the last step
        # Where there are opponents: which seat of each game is played from outside.
        self.seats: NDArray[Any] = np.array([self.kind.own_seat(k) for k in range(self.count)])

    def _open(self) -> Arrays:
        self._part = Part(self.kind, 0, self.count)
        return self._part.arrays

    # -- playing --------------------------------------------------------------------------------------

    def step(
        self, actions: NDArray[Any] | None = None
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Every game takes its action. If one of them is not legal it is refused, and no game has moved.

        Without actions every game takes a legal one at random: `env.actions` says which."""
        self.send(actions)
        return self.recv()

    def send(self, actions: NDArray[Any] | None = None) -> None:
        """Begin a step. Processes step while you do something else; the arrays change until `recv`."""
        self._ready()
        if actions is None:
            self._sent = PLAY
        else:
            chosen = np.asarray(actions)
            if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
                raise Refused("batch-shape", found=f"{chosen.dtype}{list(chosen.shape)}", wanted=self.count)
            self._arrays["chosen"][:] = chosen
            self._sent = STEP
        self._begin(self._sent)

    def recv(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Wait for the step that was begun."""
        if self._closed:
            raise Refused("batch-closed")
        word, self._sent = self._sent, ""
        if not word:
            raise Refused("batch-order")
        self._torn = True
        wrong = self._finish(word)
        self._torn = False
        if wrong >= 0:
            number, seat = int(self.actions[wrong]), int(self.turns[wrong])
            known = 0 <= number < self.space.size
            raise Refused(
                "batch-illegal", game=wrong, text=self.space.text(number, seat) if known else str(number)
            )
        return self.observations, self.masks, self.rewards, self.ended

    def sample(self) -> NDArray[Any]:
        """A legal action for every game, all equally likely."""
        self._ready()
        self._do("sample")
        return self.actions.copy()

    def reset(self, seed: int | None = None) -> tuple[NDArray[Any], NDArray[Any]]:
        """All games from the start; with a seed, with the dice of that seed, else the dice go on. Observations and
        masks."""
        self._ready(torn=True)
        self._do("reset", seed)
        self._torn = False
        return self.observations, self.masks

    # -- looking --------------------------------------------------------------------------------------

    def view(self, seats: NDArray[Any] | int) -> NDArray[Any]:
        """What these seats see now, one for each game or one for all: rows like `observations`."""
        return self._views(seats, False)

    def last(self, seats: NDArray[Any] | int) -> NDArray[Any]:
        """What these seats saw in the end of the games that have just ended; zeros for the others."""
        return self._views(seats, True)

    def _views(self, seats: NDArray[Any] | int, last: bool) -> NDArray[Any]:
        self._ready()
        asked = np.asarray(seats)
        fits = asked.dtype.kind in "iu" and asked.shape in ((), (self.count,))
        if not fits or asked.min() < 0 or asked.max() >= self.game.players:
            choices = f"0–{self.game.players - 1}"
            raise BadOption("bad-option", option="seats", value=str(seats)[:40], choices=choices)
        return self._look(np.broadcast_to(asked, (self.count,)), last)

    def legal(self) -> NDArray[Any]:
        """The masks as bools, (count, actions), however they are kept."""
        return unpacked(self.kind, self.masks)

    def fields(self, rows: NDArray[Any] | None = None) -> dict[str, NDArray[Any]]:
        """Observations, or rows like them, by field, each in its shape: windows on them, not copies."""
        found = self.observations if rows is None else rows
        return {
            field.name: found[:, field.first : field.first + field.size].reshape(len(found), *field.shape)
            for field in self.encoding.fields
        }

    def torch(self) -> dict[str, Any]:
        """The arrays as torch's tensors on the same memory: made once, they change with every step."""
        torch = need("torch", "train")
        names = {name: name for name in ("observations", "masks", "turns", "rewards", "ended", "counts")}
        names["actions"] = "chosen"
        return {name: torch.from_numpy(np.asarray(self._arrays[kept])) for name, kept in names.items()}

    # -- keeping --------------------------------------------------------------------------------------

    def save(self) -> bytes:
        """All games with their dice and those of the bots, to go on from here later or elsewhere. What a bot that
        searches has found out so far is not kept: it looks anew."""
        self._ready()
        return json.dumps([self.kind.like(), self._save()], separators=(",", ":")).encode()

    def restore(self, saved: bytes) -> tuple[NDArray[Any], NDArray[Any]]:
        """Go on from there; what was saved must be of a batch like this one. Observations and masks."""
        self._ready(torn=True)
        try:
            like, games = json.loads(saved)
        except (TypeError, ValueError):  # no JSON, or of another shape
            like, games = {}, []
        wanted = self.kind.like()
        if like != wanted:
            raise BadOption("batch-other", found=json.dumps(like), wanted=json.dumps(wanted))
        self._restore(games)
        self._torn = False
        return self.observations, self.masks

    def __reduce__(self) -> tuple[Callable[..., Batch], tuple[Call, int, bytes]]:
        return kept, (self.call, self._workers_wanted(), self.save())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Batch) and self.call == other.call and self.save() == other.save()

    __hash__ = None  # type: ignore[assignment]

    def close(self) -> None:
        """Processes are ended. What the arrays show stays, and nothing else can be done."""
        self._closed = True

    # -- how it is done here --------------------------------------------------------------------------

    def _ready(self, torn: bool = False) -> None:
        if self._closed:
            raise Refused("batch-closed")
        if self._torn and not torn:
            raise Refused("batch-torn")
        if self._sent:
            raise Refused("batch-order")

    def _workers_wanted(self) -> int:
        return 1

    def _begin(self, word: str) -> None:
        """Others begin here; in one process nothing happens at the same time."""

    def _finish(self, word: str) -> int:
        if word == STEP:
            wrong = self._part.illegal()
            if wrong >= 0:
                return wrong
        self._do(word)
        return -1

    def _do(self, word: str, *arguments: Any) -> None:
        getattr(self._part, word)(*arguments)

    def _look(self, seats: NDArray[Any], last: bool) -> NDArray[Any]:
        out: NDArray[Any] = np.empty_like(self._arrays["observations"])
        self._part.view(seats, out, last)
        return out

    def _save(self) -> list[dict[str, Any]]:
        return self._part.save()

    def _restore(self, games: list[dict[str, Any]]) -> None:
        self._part.restore(games)


def kept(call: Call, workers: int, saved: bytes) -> Batch:
    env = make(call, workers)
    env.restore(saved)
    return env


def unpacked(kind: Kind, masks: NDArray[Any]) -> NDArray[Any]:
    """Masks of whatever form as bools."""
    size = int(kind.space.size)
    found: NDArray[Any]
    if kind.call.masks == "bool":
        found = masks
    elif kind.call.masks == "bits":
        found = np.unpackbits(masks, axis=1, count=size, bitorder="little").view(np.bool_)
    elif kind.call.masks == "index":
        found = np.zeros((len(masks), size + 1), np.bool_)  # -1 marks the last column, which is cut off
        found[np.arange(len(masks))[:, None], masks] = True
        found = found[:, :size]
    else:
        found = np.ones((len(masks), 1), np.bool_)
        first = 0
        for _, side in kind.space.factors:
            found = (found[:, :, None] & (masks[:, None, first : first + side] > 0)).reshape(len(masks), -1)
            first += side
    return found


__all__ = ["EVERY_SEAT", "Batch", "Call", "cores", "make", "unpacked", "with_opponents"]
