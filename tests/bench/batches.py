"""Many games at once, ours beside the vector environments of others, in the same run.

    python -m tests.bench.batches --save

All of them choose legal actions at random, write the observation and the mask of every game after every
step, and begin anew what has ended. Rates are steps per second of processor time, so per core: Pgx's
compiler spreads work over threads, and all of them count, as do all processes of a shared batch. A step is
one player's action; chance is played within it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import numpy as np
import psutil

from taberna.research import batch
from taberna.research.process_batch import ProcessBatch
from tests.bench.measuring import Measure, Tables, rate, report

os.environ.setdefault("JAX_PLATFORMS", "cpu")


# -- ours -----------------------------------------------------------------------------------------


def ours(name: str, players: int, games: int, steps: int, **options: Any) -> Measure:
    env = batch(name, games, players=players, seed=1, workers=1, **options)

    def work() -> int:
        for _ in range(steps):
            env.step()
        return games * steps

    return lambda: rate(work)


def shared(name: str, players: int, games: int, steps: int, workers: int) -> Measure:
    """The same in several processes; their time is added up."""
    env = batch(name, games, players=players, seed=1, workers=workers)
    assert isinstance(env, ProcessBatch)
    processes = [psutil.Process(), *(psutil.Process(worker.pid) for worker in env._workers)]

    def spent() -> float:
        return sum(sum(process.cpu_times()[:2]) for process in processes)

    def work() -> float:
        began = spent()
        for _ in range(steps):
            env.step()
        return games * steps / (spent() - began)

    return work


# -- others ---------------------------------------------------------------------------------------


def pgx_steps(name: str, games: int, steps: int) -> Measure:
    """Pgx as its papers run it: many steps within one compiled call, the random choices included."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    ready: Any = jax.block_until_ready
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, key: Any) -> tuple[Any, Any]:
        state = carry
        choose, advance = jax.random.split(key)
        weights = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(choose, weights, axis=-1)
        state = step(state, action, jax.random.split(advance, games))
        # The sum keeps the compiler from leaving the observations out.
        return state, state.observation.sum()

    run = jax.jit(lambda state, keys: jax.lax.scan(one, state, keys))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))
    keys = jax.random.split(jax.random.PRNGKey(1), steps)
    ready(run(state, keys))

    def work() -> int:
        ready(run(state, keys))
        return games * steps

    return lambda: rate(work)


def openspiel_vector(name: str, games: int, steps: int, **parameters: int) -> Measure:
    from open_spiel.python import rl_environment, vector_env
    from open_spiel.python.rl_agent import StepOutput

    env = vector_env.SyncVectorEnv([rl_environment.Environment(name, **parameters) for _ in range(games)])
    rng = np.random.RandomState(1)

    def work() -> int:
        seen = env.reset()
        for _ in range(steps):
            chosen = []
            for one in seen:
                options = one.observations["legal_actions"][one.current_player()]
                chosen.append(StepOutput(options[rng.randint(len(options))], None))
            seen, _, _, _ = env.step(chosen, reset_if_done=True)
        return games * steps

    return lambda: rate(work)


def zoo_steps(make: Callable[[], Any], steps: int) -> Measure:
    env = make()
    rng = np.random.RandomState(1)

    def work() -> int:
        env.reset(seed=1)
        for _ in range(steps):
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.reset()
                continue
            options = np.flatnonzero(observation["action_mask"])
            env.step(int(options[rng.randint(len(options))]))
        return steps

    return lambda: rate(work)


def pettingzoo_go(size: int) -> Any:
    from pettingzoo.classic import go_v5

    return go_v5.env(board_size=size)


def our_zoo(name: str, players: int) -> Any:
    from taberna.research import zoo

    return zoo.env(name, players)


def rlcard_steps(name: str, steps: int) -> Measure:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    rng = np.random.RandomState(1)

    def work() -> int:
        state, _ = env.reset()
        for _ in range(steps):
            options = list(state["legal_actions"])
            state, _ = env.step(options[rng.randint(len(options))])
            if env.is_over():
                state, _ = env.reset()
        return steps

    return lambda: rate(work)


# -- the tables -----------------------------------------------------------------------------------


def tables() -> Tables:
    """Each table: rows with what they measure. The first row is ours; ratios are to it."""
    return {
        "Forum in batches, steps/s and core": {
            "Taberna forum, 4 players, 4,096 games": ours("forum", 4, 4096, 40),
            "Taberna forum, 4 players, 4,096 games in 2 processes": shared("forum", 4, 4096, 80, 2),
            "Taberna forum, 2 players, 4,096 games": ours("forum", 2, 4096, 20),
            "Pgx go_9x9, CPU, 1,024 games": pgx_steps("go_9x9", 1024, 10),
            "OpenSpiel go 7×7, vector environment, 64 games": openspiel_vector("go", 64, 40, board_size=7),
            "PettingZoo go 7×7": zoo_steps(lambda: pettingzoo_go(7), 1500),
            "Taberna forum in PettingZoo, 4 players": zoo_steps(lambda: our_zoo("forum", 4), 8000),
        },
        "Alea in batches, steps/s and core": {
            "Taberna alea, 2 players, 4,096 games": ours("alea", 2, 4096, 80),
            "Pgx backgammon, CPU, 1,024 games": pgx_steps("backgammon", 1024, 10),
            "OpenSpiel pig, vector environment, 64 games": openspiel_vector("pig", 64, 60),
        },
        "Pecunia in batches, steps/s and core": {
            "Taberna pecunia, 4 players, 1,024 games": ours("pecunia", 4, 1024, 40),
            "Pgx sparrow_mahjong, CPU, 1,024 games": pgx_steps("sparrow_mahjong", 1024, 10),
            "OpenSpiel gin_rummy, vector environment, 64 games": openspiel_vector("gin_rummy", 64, 20),
            "RLCard gin-rummy": rlcard_steps("gin-rummy", 2000),
            "RLCard uno": rlcard_steps("uno", 4000),
        },
    }


if __name__ == "__main__":
    report("batches", __doc__, "", tables)
