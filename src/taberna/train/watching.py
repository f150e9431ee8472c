"""Games that a teacher plays with itself: some of their positions, what it chose there and how the games ended.

This is the quickest way to learn what a position is worth where good rules of thumb are known: the teacher plays
many games a second, and they are gone through more than once. It is made to stray now and then, so that there are
positions among them which it would avoid. The games lie in files of the run: what was watched once is there when
the run is taken up again.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, wait
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from librt.vecs import vec
from mypy_extensions import u8
from torch import Tensor

from ..bots import bot as make_bot
from ..bots.network.layout import Table
from ..bots.network.memory import window
from ..core.chance import Rng
from ..core.game import CHANCE
from ..loading import game as make_game
from ..worker_pool import worker_pool
from .rollout import Reader
from .settings import Plan, Setting

if TYPE_CHECKING:
    from numpy.typing import NDArray

FOLDER = "watched"
GAMES = 500  # in a file, at most
# One choice in so many is drawn, whatever the teacher would do.
STRAYS = 25
# One position in so many is kept: those of a game are too much alike.
KEPT = 10


@dataclass(frozen=True)
class Part:
    """The games of one file."""

    setting: Setting
    seed: int
    first: int  # the number of the first game among those of all settings
    games: int
    path: Path

    def watch(self) -> None:
        """Play them, if that was not done before."""
        if not self.path.exists():
            # What is cut short leaves no file that looks whole.
            part = self.path.with_suffix(".part")
            with part.open("wb") as file:
                np.save(file, self._positions())
            part.replace(self.path)

    def _positions(self) -> NDArray[Any]:
        game = make_game(self.setting.game, self.setting.players, **self.setting.options)
        table = Table(game)
        shape = [
            ("row", np.uint8, int(table.encoding.size)),
            ("chosen", np.int32),
            ("shares", np.float32, game.players),
        ]
        found = [one for k in range(self.games) for one in self._game(table, self.first + k)]
        return np.array(found, np.dtype(shape))

    def _game(self, table: Table, number: int) -> Iterator[tuple[NDArray[Any], int, NDArray[Any]]]:
        """The positions of one game that are kept: the row, the number of the choice, everybody's share from the
        seat on that has the choice."""
        game, space = table.game, table.space
        dice, draw = Rng(self.seed, 2 * number), Rng(self.seed, 2 * number + 1)
        bots = [make_bot(self.setting.teacher, game, draw, timed=False) for _ in range(game.players)]
        seen: list[tuple[int, NDArray[Any], int]] = []
        state = game.start()
        while not state.over:
            turn = state.turn
            if turn == CHANCE:
                state.do(state.pick(dice))
                continue
            decision = state.decision()
            if len(decision.options) == 1:
                state.do(decision.options[0])
                continue
            action = bots[turn].choose(state.view(turn), decision)
            if not draw.below(KEPT):
                row = vec[u8](bytes(int(table.encoding.size)))
                table.encoding.write(state, turn, row, 0)
                seen.append((turn, window(row, "uint8").copy(), space.number(action, turn)))
            strays = not draw.below(STRAYS)
            state.do(decision.options[draw.below(len(decision.options))] if strays else action)
        winners = state.winners()
        for turn, told, chosen in seen:
            won = [(turn + k) % game.players in winners for k in range(game.players)]
            yield told, chosen, np.array(won, np.float32) / len(winners)


def parts_of(plan: Plan, folder: Path) -> list[list[Part]]:
    """The files of every setting of a plan, each with its part of the games."""
    total = sum(one.weight for one in plan.settings)
    found: list[list[Part]] = []
    first = 0
    for kind, setting in enumerate(plan.settings):
        games = max(1, round(plan.watch * setting.weight / total))
        parts = []
        for begin in range(0, games, GAMES):
            count = min(GAMES, games - begin)
            parts.append(Part(setting, plan.seed, first, count, folder / FOLDER / f"{kind}-{begin}.npy"))
            first += count
        found.append(parts)
    return found


def watch(parts: list[list[Part]], processes: int) -> Iterator[int]:
    """Play all games in as many processes; how many are played, once a second."""
    every = [part for kind in parts for part in kind]
    every[0].path.parent.mkdir(parents=True, exist_ok=True)
    played = sum(part.games for part in every if part.path.exists())
    with worker_pool(processes) as pool:
        open_parts = {pool.submit(part.watch): part.games for part in every if not part.path.exists()}
        while open_parts:
            done, _ = wait(open_parts, 1.0, FIRST_COMPLETED)
            for one in done:
                one.result()
                played += open_parts.pop(one)
            yield played


class Watched:
    """All positions that were kept, to draw from: about two kilobytes each, in memory."""

    def __init__(self, parts: list[list[Part]], readers: list[Reader], seats: int, seed: int) -> None:
        self.readers = readers
        self.seats = seats
        self.draw = np.random.default_rng(seed)
        self.kinds = [np.concatenate([np.load(part.path) for part in kind]) for kind in parts]
        self.ends = np.cumsum([len(positions) for positions in self.kinds])

    def some(self, count: int, device: torch.device) -> tuple[Tensor, Tensor, Tensor]:
        """Positions of all settings, mixed: rows, choices and everybody's shares."""
        numbers = np.sort(self.draw.integers(int(self.ends[-1]), size=count))
        rows, chosen, shares = [], [], []
        begin = 0
        for reader, positions, end in zip(self.readers, self.kinds, self.ends.tolist(), strict=True):
            picked = positions[numbers[(begin <= numbers) & (numbers < end)] - begin]
            begin = end
            rows.append(reader.rows(torch.from_numpy(picked["row"].copy()).to(device)))
            wanted = torch.from_numpy(picked["chosen"].astype(np.int64)).to(device)
            chosen.append(reader.wanted[wanted])
            told = torch.zeros(len(picked), self.seats, device=device)
            told[:, : reader.players] = torch.from_numpy(picked["shares"].copy()).to(device)
            shares.append(told)
        return torch.cat(rows), torch.cat(chosen), torch.cat(shares)
