"""Many games at once on one accelerator, ours beside Pgx's, in the same run.

    python -m tests.bench.jax --save
    python -m tests.bench.jax --out found.json     # on a machine that one has for minutes, and then
    python -m tests.bench.jax --found found.json --save

All of them run many steps within one compiled call: a legal action chosen at random by the same function, the
step, the observation and the mask of every game, and a new game for what has ended, by Pgx's own `auto_reset`.
Rates are steps per second of wall time. A step is one player's action; chance is played within it.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import jax
import pgx
from pgx.experimental import auto_reset

from taberna.research.batches import cores
from taberna.research.jax import make, sample
from tests.bench.measuring import Measure, Tables, report

GAMES = 65_536
# Random games must be out of step with each other before it counts.
WARM = 300


class Runner:
    """Games of one environment, played on from where they stand."""

    def __init__(self, env: Any, steps: int, games: int = GAMES) -> None:
        step = jax.vmap(auto_reset(env.step, env.init))

        def one(state: Any, key: Any) -> tuple[Any, Any]:
            choose, advance = jax.random.split(key)
            state = step(state, sample(state.legal_action_mask, choose), jax.random.split(advance, games))
            # Observations and masks are part of what is carried to the next step: none can be left out.
            return state, state.terminated.sum()

        def run(state: Any, key: Any) -> tuple[Any, Any]:
            state, ended = jax.lax.scan(one, state, jax.random.split(key, steps))
            return state, ended

        self.run = jax.jit(run, donate_argnums=0)
        self.steps, self.games, self.calls = steps, games, 0
        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), games))
        for _ in range(-(-WARM // steps)):
            self.go()

    def go(self) -> int:
        self.calls += 1
        self.state, ended = self.run(self.state, jax.random.key(self.calls))
        jax.block_until_ready((self.state, ended))
        return self.games * self.steps


def steps(pool: ThreadPoolExecutor, env: Any, count: int) -> Measure:
    made = pool.submit(Runner, env, count)

    def work() -> float:
        runner = made.result()
        began = time.perf_counter()
        done = runner.go()
        return done / (time.perf_counter() - began)

    return work


def tables() -> Tables:
    """Each table: rows with what they measure. The first row is ours; ratios are to it."""
    # All are compiled at the same time, on all cores; nothing is measured before the last of them is ready.
    with ThreadPoolExecutor(cores()) as pool:
        one = partial(steps, pool)
        return {
            "Forum on an accelerator, steps/s": {
                **{f"Taberna forum, {n} players": one(make("forum", n), 200) for n in (4, 2, 3, 5, 6)},
                "Taberna forum, 4 players, plebeian": one(make("forum", 4, scoring="plebeian"), 200),
                "Pgx go_9x9": one(pgx.make("go_9x9"), 50),
                "Pgx othello": one(pgx.make("othello"), 100),
            },
            "Alea on an accelerator, steps/s": {
                **{f"Taberna alea, {n} players": one(make("alea", n), 200) for n in (2, 3, 4, 5, 6)},
                "Taberna alea, 2 players, the order counts": one(make("alea", 2, order_counts=True), 200),
                "Pgx backgammon": one(pgx.make("backgammon"), 50),
            },
        }


if __name__ == "__main__":
    report("jax", __doc__, f" of {GAMES:,} games on one {jax.devices()[0].device_kind}", tables)
