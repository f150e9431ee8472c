"""Games that a teacher plays with itself: some of their positions, what it chose there and how the games ended.

This is the quickest way to learn what a position is worth where good rules of thumb are known: the teacher plays
many games a second, and they are gone through more than once. It is made to stray now and then, so that there are
positions among them which it would avoid. The games lie in files of the run: what was watched once is there when
the run is taken up again.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from ..bots import bot as make_bot
from ..bots.network.layout import Table
from ..bots.network.memory import window
from ..bots.network.offered import is_network
from ..core.bot import Bot
from ..core.chance import Rng
from ..core.errors import BadFile
from ..core.game import CHANCE
from ..loading import game as make_game
from ..worker_pool import worker_pool
from .settings import Plan, Setting
from .workers import LOST

if TYPE_CHECKING:
    from numpy.typing import NDArray

FOLDER = "watched"
MARK = "asked.json"  # what was asked for
GAMES = 50  # in a file, at most
SEARCHED = 10  # … where a network thinks about every move: what is not whole when the time is up is lost
# One choice in so many is drawn, whatever the teacher would do.
STRAYS = 50


@dataclass(frozen=True)
class Part:
    """The games of one file."""

    setting: Setting
    seed: int
    first: int  # the number of the first game among those of all settings
    games: int
    kept: int  # one position in so many
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
            ("game", np.int32),
            ("seat", np.uint8),  # that has the choice
            ("chosen", np.int32),
            ("shares", np.float32, game.players),  # everybody's, from that seat on
            ("row", np.uint8, int(table.encoding.size)),
        ]
        draw = Rng(self.seed, 2 * self.first + 1)
        bots = [make_bot(self.setting.teacher, game, draw, timed=False) for _ in range(game.players)]
        found = [one for k in range(self.games) for one in self._game(table, bots, draw, self.first + k)]
        return np.array(found, np.dtype(shape))

    def _game(self, table: Table, bots: list[Bot], draw: Rng, number: int) -> Iterator[tuple[Any, ...]]:
        """The positions of one game that are kept, in their order."""
        game, space = table.game, table.space
        dice = Rng(self.seed, 2 * number)
        seen: list[tuple[int, int, NDArray[Any]]] = []
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
            if not draw.below(self.kept):
                row = vec[u8](bytes(int(table.encoding.size)))
                table.encoding.write(state, turn, row, 0)
                seen.append((turn, space.number(action, turn), window(row, "uint8").copy()))
            strays = not draw.below(STRAYS)
            state.do(decision.options[draw.below(len(decision.options))] if strays else action)
        winners = state.winners()
        for turn, chosen, told in seen:
            won = [(turn + k) % game.players in winners for k in range(game.players)]
            yield number, turn, chosen, np.array(won, np.float32) / len(winners), told


def parts_of(plan: Plan, folder: Path) -> list[list[Part]]:
    """The files of every setting of a plan, each with its part of the games."""
    total = sum(one.weight for one in plan.settings)
    found: list[list[Part]] = []
    first = 0
    for kind, setting in enumerate(plan.settings):
        games = max(1, round(plan.watch * setting.weight / total))
        most = SEARCHED if is_network(setting.teacher) else GAMES
        parts = []
        for begin in range(0, games, most):
            count = min(most, games - begin)
            path = folder / FOLDER / f"{kind}-{begin}.npy"
            parts.append(Part(setting, plan.seed, first, count, plan.kept, path))
            first += count
        found.append(parts)
    return found


def mark(plan: Plan, folder: Path) -> None:
    """Say whose games lie there. Those of a run that was asked for something else are none of this one's."""
    path = folder / FOLDER / MARK
    tables = [[one.players, one.options, one.weight, one.teacher] for one in plan.settings]
    told = json.dumps([tables, plan.seed, plan.watch, plan.kept]) + "\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and path.read_text(encoding="utf-8", errors="replace") != told:
        raise BadFile("train-watched-other", path=str(path.parent))
    path.write_text(told, encoding="utf-8")


def watch(parts: list[list[Part]], processes: int, minutes: float = 0.0) -> Iterator[int]:
    """Play all games in as many processes, or those that can be played in so many minutes; how many are played,
    once a second."""
    every = _mixed(parts)
    every[0].path.parent.mkdir(parents=True, exist_ok=True)
    played = sum(part.games for part in every if part.path.exists())
    until = time.monotonic() + 60 * minutes
    with worker_pool(processes) as pool:
        open_parts = {pool.submit(part.watch): part.games for part in every if not part.path.exists()}
        while open_parts and not (minutes and played and time.monotonic() > until):
            done, _ = wait(open_parts, 1.0, FIRST_COMPLETED)
            for one in done:
                try:
                    one.result()
                except BrokenExecutor:
                    raise BadFile(LOST, exit="?") from None
                played += open_parts.pop(one)
            yield played


def _mixed(parts: list[list[Part]]) -> list[Part]:
    """All files, so that wherever one stops about the same part of every kind was played."""
    placed = [((k + 0.5) / len(kind), one) for kind in parts for k, one in enumerate(kind)]
    return [one for _, one in sorted(placed, key=lambda pair: pair[0])]
