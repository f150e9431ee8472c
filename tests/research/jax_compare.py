"""Random games of the JAX environments, replayed on the engine and compared position by position.

    python -m tests.research.jax_compare --games 100000

JAX plays; the engine follows with the same actions and the same chance. After every action the seat to choose,
its observation, that of another seat, the mask, the rewards and the end must be equal. The games of each kind are
shared out over 2 to 6 players and all options; the engine's side runs on all cores.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

import taberna
from taberna.bots.network.memory import window
from taberna.games.alea.actions import DIE
from taberna.games.forum.actions import FIRST
from taberna.games.forum.outline import OTHER
from taberna.research.batches import cores
from taberna.research.tensors import choices, encoding
from taberna.research.tensors.stepper import rewards

Options = dict[str, object]
Variant = tuple[str, int, Options]
Arrays = dict[str, Any]

# Steps in one compiled call, and after how many a game that nothing ends is given up.
CHUNK = 64
LONGEST = 1024
# Lots of games that are under way at once.
LOTS = 4
KINDS: dict[str, list[Options]] = {
    "forum": [
        {},
        {"scoring": "plebeian"},
        {"patience": 9, "outline": OTHER},
        {"patience": 40, "scoring": "plebeian", "outline": OTHER},
        {"patience": 0},
    ],
    "alea": [
        {},
        {"order_counts": True},
        {"handfuls": True},
        {"cards_any_time": True, "patience": 2},
        {"order_counts": True, "handfuls": True, "cards_any_time": True},
        {"order_counts": True, "handfuls": True, "patience": 0},
    ],
}


def variants(name: str) -> list[Variant]:
    return [(name, players, options) for players in range(2, 7) for options in KINDS[name]]


# -- JAX plays ------------------------------------------------------------------------------------


class Player:
    """Many random games of one variant, in pieces of some steps."""

    def __init__(self, variant: Variant, games: int) -> None:
        import jax

        from taberna.research.jax import make, sample

        name, players, options = variant
        env = make(name, players, **options)

        def told(state: Any, action: Any) -> Arrays:
            other = state._step_count % players
            return {
                "action": action,
                "player": state.current_player,
                "over": state.terminated,
                "rewards": state.rewards,
                "mask": jax.numpy.packbits(state.legal_action_mask),
                "seen": state.observation,
                "other": env.observe(state, other),
                "dice": getattr(state._position, "dice", jax.numpy.int32(0)),
            }

        def begin(key: Any) -> tuple[Any, Arrays]:
            state = jax.vmap(env.init)(jax.random.split(key, games))
            first = jax.vmap(told)(state, jax.numpy.full(games, -1))
            return state, {name: one[:, None] for name, one in first.items()}

        def go(state: Any, key: Any) -> tuple[Any, Arrays]:
            def one(state: Any, key: Any) -> tuple[Any, Arrays]:
                choose, chance = jax.random.split(key)
                action = sample(state.legal_action_mask, choose)
                state = jax.vmap(env.step)(state, action, jax.random.split(chance, games))
                return state, jax.vmap(told)(state, action)

            state, story = jax.lax.scan(one, state, jax.random.split(key, CHUNK))
            return state, {name: jax.numpy.swapaxes(part, 0, 1) for name, part in story.items()}

        self.games = games
        self._split, self._key = jax.random.split, jax.random.key
        key = jax.random.key(0)
        self._begin = jax.jit(begin).lower(key).compile()
        state = jax.eval_shape(begin, key)[0]
        self._go = jax.jit(go).lower(state, key).compile()

    def pieces(self, seed: int) -> Iterator[Arrays]:
        """What happened, as numpy arrays (games, steps, …), until all games are over."""
        key, first = self._split(self._key(seed))
        state, story = self._begin(first)
        yield {name: np.asarray(part) for name, part in story.items()}
        for _ in range(LONGEST // CHUNK):
            key, now = self._split(key)
            state, story = self._go(state, now)
            yield {name: np.asarray(part) for name, part in story.items()}
            if bool(state.terminated.all()):
                return


# -- the engine follows ---------------------------------------------------------------------------


class Follower:
    """Writes on the engine what JAX should have written, and compares."""

    def __init__(self, variant: Variant) -> None:
        name, players, options = variant
        self.variant = variant
        self.game = taberna.game(name, players, **options)
        self.encoding = encoding(self.game)
        self.space = choices(self.encoding)
        self.size, self.actions = int(self.encoding.size), int(self.space.size)
        self._cells = [vec[u8](bytes(CHUNK * self.size)) for _ in range(2)]
        self._options = vec[u8](bytes(CHUNK * self.actions))
        self._rows = [window(cells, np.uint8).reshape(CHUNK, -1) for cells in self._cells]
        self._masks = window(self._options, np.uint8).reshape(CHUNK, -1)

    def follow(self, pieces: list[Arrays], number: int) -> int:
        """One game of the pieces; how many positions were compared."""
        state = self.game.start()
        steps = 0
        for piece in pieces:
            one = {name: part[number] for name, part in piece.items()}
            count = self._write(state, one, steps)
            self._compare(state, one, count, steps, number)
            steps += count
            if state.over:
                break
        return steps

    def _write(self, state: taberna.State, piece: Arrays, steps: int) -> int:
        for array in (*self._rows, self._masks):
            array.fill(0)
        actions, dice, players = (piece[name].tolist() for name in ("action", "dice", "player"))
        for k, action in enumerate(actions):
            if action >= 0:
                state.do(self.space.action(action, state.turn))
            while state.turn == taberna.CHANCE:
                state.do(self._chance(state, dice[k], players[k]))
            seat = players[k] if state.over else state.turn
            assert seat == players[k], (self.variant, steps + k)
            self.encoding.write(state, seat, self._cells[0], k * self.size)
            self.encoding.write(state, (steps + k) % self.game.players, self._cells[1], k * self.size)
            if state.over:
                return k + 1
            self.encoding.write_options(state, self.space, self._options, k * self.actions)
        return len(actions)

    def _chance(self, state: Any, dice: int, player: int) -> int:
        """What fell there, as an outcome of the engine's."""
        return FIRST + player if self.game.name == "forum" else DIE - 1 + ((dice >> (2 * state.lying)) & 3)

    def _compare(self, state: taberna.State, piece: Arrays, count: int, steps: int, number: int) -> None:
        where = (self.variant, number, steps)
        masks = np.packbits(self._masks[:count], axis=1)
        over = np.zeros(count, np.bool_)
        worth = np.zeros((count, self.game.players))
        if state.over:
            over[-1], worth[-1] = True, rewards(state)
            masks[-1] = np.packbits(np.ones(self.actions, np.uint8))
        assert np.array_equal(piece["over"][:count], over), where
        assert np.array_equal(piece["mask"][:count], masks), where
        assert np.array_equal(piece["seen"][:count], self._rows[0][:count]), where
        assert np.array_equal(piece["other"][:count], self._rows[1][:count]), where
        assert np.allclose(piece["rewards"][:count], worth, atol=1e-6), where


def compare(variant: Variant, games: int, seed: int = 0) -> int:
    """In this process; how many positions were compared."""
    pieces, follower = list(Player(variant, games).pieces(seed)), Follower(variant)
    return sum(follower.follow(pieces, number) for number in range(games))


# -- on all cores ---------------------------------------------------------------------------------


def follow_files(variant: Variant, folder: Path, first: int, step: int) -> tuple[int, int]:
    """Every so-manieth game of what lies in a folder: positions compared, and games that came to their end."""
    files = sorted(folder.glob("*"), key=lambda file: int(file.name))
    pieces = [{one.stem: np.load(one, mmap_mode="r") for one in file.iterdir()} for file in files]
    follower = Follower(variant)
    games = range(first, len(pieces[0]["action"]), step)
    return sum(follower.follow(pieces, number) for number in games), int(pieces[-1]["over"][first::step, -1].sum())


def play_and_follow(player: Player, variant: Variant, seed: int, folder: Path, pool: Executor) -> tuple[int, int]:
    """One lot of games: JAX plays them into a folder, all cores follow. Positions, and games that ended."""
    for number, piece in enumerate(player.pieces(seed)):
        (folder / str(number)).mkdir(parents=True)
        for name, part in piece.items():
            np.save(folder / str(number) / f"{name}.npy", part)
    workers = cores()
    done = [pool.submit(follow_files, variant, folder, k, workers) for k in range(workers)]
    found = [future.result() for future in done]
    shutil.rmtree(folder)
    return sum(one[0] for one in found), sum(one[1] for one in found)


def run(name: str, games: int, lot: int, folder: Path, pool: Executor, seed: int, first: int) -> None:
    """All variants, with a line for each: who is stopped goes on with the next by `first`."""
    began = time.monotonic()
    asked = variants(name)
    each = -(-games // len(asked))
    lots = -(-each // lot)
    size = -(-each // lots)
    whole = [0, 0, 0]
    with ThreadPoolExecutor(cores()) as compilers, ThreadPoolExecutor(LOTS) as threads:
        made = {k: compilers.submit(Player, asked[k], size) for k in range(first, len(asked))}
        for k in list(made):
            player, variant = made.pop(k).result(), asked[k]

            def one(number: int, player: Player = player, variant: Variant = variant) -> tuple[int, int]:
                return play_and_follow(player, variant, seed + 1000 * number, folder / f"{name}-{number}", pool)

            # A few lots at a time: while some are followed others are played or written.
            found = list(threads.map(one, range(k * lots, (k + 1) * lots)))
            told = (size * lots, sum(one[1] for one in found), sum(one[0] for one in found))
            whole = [there + more for there, more in zip(whole, told, strict=True)]
            report(f"{name} {k} {variant[1:]}", told, began)
    report(name, whole, began)


def report(what: str, told: Sequence[int], began: float) -> None:
    games, finished, positions = told
    seconds = time.monotonic() - began
    print(
        f"{what}: {games:,} games ({finished:,} to their end), {positions:,} positions equal, {seconds:.0f} s",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="of each of the two")
    parser.add_argument("--lot", type=int, default=2048, help="games at a time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the variant to begin with, after one was stopped")
    parser.add_argument("--scratch", type=Path, help="a folder for what JAX played, by default a temporary one")
    parser.add_argument("names", nargs="*", default=["forum", "alea"])
    asked = parser.parse_args()
    # Processes of their own from the start: a fork of one that runs JAX may hang.
    with (
        ProcessPoolExecutor(cores(), mp_context=get_context("spawn")) as pool,
        tempfile.TemporaryDirectory(dir=asked.scratch) as folder,
    ):
        for name in asked.names:
            run(name, asked.games, asked.lot, Path(folder), pool, asked.seed, asked.first)


if __name__ == "__main__":
    main()
