"""One core, some, and all of them: how batches grow with processes, and JAX's environments where there is a GPU.

    python -m tests.bench.cores

Beside the batch of all processes stands what as many processes do that share nothing and wait for nobody, each
with its part of the games: the most that this machine can give. What is missing to that is our doing, what is
missing to ideal beyond it is the machine's (two threads that share a core, memory that all share).

Prints one JSON object. Made for a machine that one has for minutes: it ends within its `--seconds` (90), and names
what it had no time for. Rates are steps per second of wall time; legal actions are chosen at random, observations
and masks of every game are written after every step, and what has ended begins anew. `--found cores.json --save`
puts what such a machine has written into docs/results.md. What limits batches says `tests.bench.limits`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, wait
from importlib.util import find_spec
from pathlib import Path
from subprocess import PIPE
from typing import Any

from taberna.research import batch
from taberna.research.batches import Batch, cores
from taberna.research.process_batch import ONE_THREAD
from tests.results import machine, save

SIZES = {("forum", 4): 65_536, ("forum", 2): 65_536, ("alea", 2): 65_536, ("pecunia", 4): 16_384}
ROUNDS = 5
# Steps before anything is measured: the first ones of a game are quicker than those in the midst of it.
WARM = 60
# What remains to the GPU: its compiler alone takes half of it.
FOR_THE_GPU = 40.0


class Clock:
    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds

    def left(self) -> float:
        return self.end - time.monotonic()


def best(work: Any, seconds: float) -> float:
    """Steps a second, in the best of several rounds; `work` says how many it did."""
    found = 0.0
    for _ in range(ROUNDS):
        began, done = time.perf_counter(), 0
        while time.perf_counter() - began < seconds / ROUNDS:
            done += work()
        found = max(found, done / (time.perf_counter() - began))
    return found


def of_processes(
    name: str, players: int, games: int, workers: int, seconds: float, chosen: bool = False, **asked: Any
) -> dict[str, Any]:
    """Of one batch. If actions are `chosen`, they come from outside, and processes agree that all are legal."""
    env = batch(name, games, players=players, seed=1, workers=workers, **asked)

    def work() -> int:
        env.step(env.sample() if chosen else None)
        return games

    for _ in range(WARM):
        work()
    began, before = time.perf_counter(), spent(env)
    rate = best(work, seconds)
    possible = workers * (time.perf_counter() - began)
    row = env.observations.nbytes // games + env.masks.nbytes // games
    result = {
        "game": name,
        "players": players,
        "games": games,
        "processes": workers,
        "steps_per_second": round(rate),
        "bytes_per_second": round(rate * row),
        "busy": [round((after - before) / possible, 3) for before, after in zip(before, spent(env), strict=True)],
    }
    env.close()
    return result


def spent(env: Batch) -> list[float]:
    """Seconds of processor time of a batch's processes: their own, and the kernel's for them."""
    found = [0.0, 0.0]
    for process in [one.pid for one in getattr(env, "_workers", [])] or [os.getpid()]:
        stat = Path(f"/proc/{process}/stat")
        if stat.exists():
            ticks = stat.read_text().rpartition(")")[2].split()[11:13]
            found = [
                total + int(more) / os.sysconf("SC_CLK_TCK") for total, more in zip(found, ticks, strict=True)
            ]
    return found


# What each of some processes does that share nothing, when it is told to: {before}, then {work} again and again.
APART = """
import sys, time
{before}
rounds, seconds = int(sys.argv[1]), float(sys.argv[2])
print(flush=True)
for _ in range(rounds):
    sys.stdin.readline()
    began, done = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        {work}
        done += 1
    print(done / (time.perf_counter() - began), flush=True)
"""
GAMES = """
from taberna.research import batch
env = batch({name!r}, {games}, players={players}, seed=1, workers=1, **{asked!r})
for _ in range({warm}):
    env.step()
"""


def apart(name: str, players: int, games: int, processes: int, seconds: float, **asked: Any) -> float:
    """Steps a second of so many processes that share nothing, in the best of several rounds: the ceiling."""
    each = games // processes
    before = GAMES.format(name=name, games=each, players=players, asked=asked, warm=WARM)
    return each * side_by_side(before, "env.step()", processes, seconds)


def side_by_side(before: str, work: str, processes: int, seconds: float) -> float:
    """How often a second so many processes do something, all together, in the best of several rounds."""
    call = [sys.executable, "-c", APART.format(before=before, work=work), str(ROUNDS), str(seconds / ROUNDS)]
    started = [
        subprocess.Popen(call, stdin=PIPE, stdout=PIPE, text=True, bufsize=1, env={**ONE_THREAD, **os.environ})
        for _ in range(processes)
    ]

    def heard() -> list[str]:
        return [one.stdout.readline() for one in started if one.stdout]

    heard()
    found = 0.0
    for _ in range(ROUNDS):
        for one in started:
            assert one.stdin
            one.stdin.write("\n")
        found = max(found, sum(map(float, heard())))
    for one in started:
        one.communicate()
    return found


def on_processes(clock: Clock, counts: list[int], seconds: float) -> tuple[list[dict[str, Any]], list[str]]:
    """Every game with every number of processes; ratios are to one process."""
    found, missed = [], []
    # The more processes the sooner: where time runs out, it is better to have all cores than one.
    for workers in sorted(counts, reverse=True):
        for (name, players), games in SIZES.items():
            if clock.left() < 3 * seconds:
                missed.append(f"{name}-{players} in {workers} processes")
                continue
            found.append(of_processes(name, players, games, workers, seconds))
            if workers == max(counts) > 1 and clock.left() > 3 * seconds:
                ceiling = apart(name, players, games, workers, seconds)
                found[-1]["steps_per_second_apart"] = round(ceiling)
                found[-1]["of_apart"] = round(found[-1]["steps_per_second"] / ceiling, 3)
            print(json.dumps(found[-1]), file=sys.stderr, flush=True)
    alone = {(one["game"], one["players"]): one["steps_per_second"] for one in found if one["processes"] == 1}
    for one in found:
        single = alone.get((one["game"], one["players"]))
        one["of_ideal"] = round(one["steps_per_second"] / single / one["processes"], 3) if single else None
    return found, missed


def has_gpu() -> bool:
    if find_spec("jax") is None:
        return False
    import jax

    return any(device.platform == "gpu" for device in jax.devices())


def on_gpu(clock: Clock, games: int) -> tuple[dict[str, int], list[str]]:
    """JAX's environments beside Pgx's. All are compiled at the same time and measured one after the other."""
    import pgx

    from taberna.research.jax import make
    from tests.bench.jax import Runner

    wanted: dict[str, tuple[Any, int]] = {
        "forum, 4 players": (make("forum", 4), 200),
        "forum, 2 players": (make("forum", 2), 200),
        "alea, 2 players": (make("alea", 2), 200),
        **{f"pgx {name}": (pgx.make(name), 50) for name in ("go_9x9", "backgammon", "othello")},
    }
    pool = ThreadPoolExecutor(len(wanted))
    made = {name: pool.submit(Runner, env, steps, games) for name, (env, steps) in wanted.items()}
    wait(made.values(), timeout=clock.left() - 2.0 * len(made))
    found = {}
    for name, runner in made.items():
        if runner.done():
            found[name] = round(best(runner.result().go, 1.0))
            print(json.dumps({name: found[name]}), file=sys.stderr, flush=True)
    pool.shutdown(wait=False, cancel_futures=True)
    return found, [name for name in made if name not in found]


def lines_of(found: dict[str, Any]) -> list[str]:
    """The rows as a table, a line for each game."""
    counts = sorted({one["processes"] for one in found["rows"]})
    lines = [
        f"Millions of steps a second of wall time on {found['cores']} cores: {found['machine']}.",
        "",
        "| game | games | "
        + " | ".join("1 process" if count == 1 else f"{count} processes" for count in counts)
        + " | that share nothing |",
        "|---|---:|" + "---:|" * (len(counts) + 1),
    ]
    for name, players in SIZES:
        rows = {row["processes"]: row for row in found["rows"] if (row["game"], row["players"]) == (name, players)}
        if rows:
            rates = [f"{rows[count]['steps_per_second'] / 1e6:.2f}" if count in rows else "" for count in counts]
            ceiling = max(row.get("steps_per_second_apart", 0) for row in rows.values())
            rates.append(f"{ceiling / 1e6:.2f}" if ceiling else "")
            games = next(iter(rows.values()))["games"]
            lines.append(f"| {name}, {players} players | {games:,} | " + " | ".join(rates) + " |")
    return [*lines, ""]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=90.0, help="wall time for all of it")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 8, 16])
    parser.add_argument("--each", type=float, default=2.5, help="seconds for each row")
    parser.add_argument("--gpu-games", type=int, default=65_536)
    parser.add_argument("--no-gpu", action="store_true")
    parser.add_argument("--found", type=Path, help="measure nothing: take what another machine has found")
    parser.add_argument("--save", action="store_true", help="write that to docs/results.md")
    asked = parser.parse_args()
    if asked.found:
        lines = lines_of(json.loads(asked.found.read_text(encoding="utf-8")))
        print("\n".join(lines))
        if asked.save:
            save("cores", lines)
        return
    clock = Clock(asked.seconds)
    gpu = not asked.no_gpu and find_spec("pgx") is not None and has_gpu()
    rows, missed = on_processes(Clock(clock.left() - (FOR_THE_GPU if gpu else 0.0)), asked.processes, asked.each)
    result: dict[str, Any] = {"machine": machine(), "cores": cores(), "rows": rows, "missed": missed}
    if gpu:
        import jax

        result["gpu"] = jax.devices()[0].device_kind
        result["gpu_games"] = asked.gpu_games
        result["gpu_steps_per_second"], more = on_gpu(clock, asked.gpu_games)
        missed += more
    result["seconds"] = round(asked.seconds - clock.left(), 1)
    print(json.dumps(result, indent=1))
    sys.stdout.flush()
    os._exit(0)  # a compiler that is still at work is not waited for


if __name__ == "__main__":
    main()
