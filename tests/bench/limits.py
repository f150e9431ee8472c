"""What limits batches on many cores: the machine, its caches, its memory, or what processes say to each other.

    python -m tests.bench.limits --seconds 150 --found limits.json

Prints a line of JSON for each question as soon as it is answered, the most telling ones first, and ends within its
`--seconds`; what there was no time for is named in the end. Rates are per second of wall time, the best of several
rounds; a step is what `env.step()` does in one game. Kinds of lines:

- batch: the batch itself; `busy` says which part of their time its processes ran, for themselves and in the
  kernel. apart: as many processes that share nothing, each with its part of the games
- chosen: a batch whose actions come from outside, sampled by the same processes in a round of its own before
- round: batches of a game for each process, so that nothing counts but what processes say to each other
- copy: a numpy copy of 64 MB in each process, in bytes read and written; cache: the same with 256 kB
- forced: which part of the choices at random have one option only. With `skip_forced` these are played within a
  step, so that `moves_per_second` are its steps divided by what is left
- calls: what a call of the system costs, in nanoseconds
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from taberna.research import batch
from taberna.research.batches import cores
from tests.bench.cores import SIZES, Clock, apart, best, of_processes, side_by_side
from tests.results import machine

SMALL = 4_096  # games in all that fit caches
COPIED = {"copy": 1 << 26, "cache": 1 << 18}  # bytes
Row = dict[str, Any]
HUGE = Path("/sys/kernel/mm/transparent_hugepage")


def of_batch(name: str, players: int, games: int, workers: int, seconds: float, **asked: Any) -> Row:
    kind = "chosen" if asked.get("chosen") else "batch"
    return {"kind": kind, **of_processes(name, players, games, workers, seconds, **asked), **asked}


def of_apart(name: str, players: int, games: int, workers: int, seconds: float, **asked: Any) -> Row:
    rate = apart(name, players, games, workers, seconds, **asked)
    row = {"game": name, "players": players, "games": games, "processes": workers}
    return {"kind": "apart", **row, "steps_per_second": round(rate), **asked}


def of_round(workers: int, seconds: float, chosen: bool) -> Row:
    """What a step costs that does nothing: the way there and back, and with actions from outside two of them."""
    found = of_processes("alea", 2, workers, workers, seconds, chosen=chosen)
    spent = 1e6 * workers / found["steps_per_second"]
    return {"kind": "round", "processes": workers, "chosen": chosen, "microseconds": round(spent, 1)}


def of_copy(kind: str, workers: int, seconds: float) -> Row:
    size = COPIED[kind]
    before = f"import numpy as np\na = np.ones({size}, np.uint8)\nb = np.ones({size}, np.uint8)"
    rate = side_by_side(before, "b[:] = a", workers, seconds)
    return {"kind": kind, "processes": workers, "bytes_per_second": round(2 * size * rate)}


def of_forced(name: str, players: int, seconds: float) -> Row:
    """Which part of the choices in whole games at random are none."""
    env = batch(name, SMALL, players=players, seed=1, workers=1, masks="index")
    forced, asked, until = 0, 0, time.monotonic() + seconds
    for _ in range(300):  # until no two games are at the same place any more
        env.step()
    while time.monotonic() < until:
        forced += int((env.counts == 1).sum())
        asked += SMALL
        env.step()
    return {"kind": "forced", "game": name, "players": players, "part": round(forced / max(asked, 1), 4)}


def of_calls(seconds: float) -> Row:
    reading, writing = os.pipe()

    def yields() -> int:
        for _ in range(1000):
            os.sched_yield()
        return 1000

    def pipes() -> int:
        for _ in range(1000):
            os.write(writing, b".")
            os.read(reading, 1)
        return 1000

    found = {"yield": best(yields, seconds / 2), "write and read": best(pipes, seconds / 2)}
    return {"kind": "calls", **{name: round(1e9 / rate) for name, rate in found.items()}}


def questions(most: int, each: float) -> Iterator[tuple[Any, ...]]:
    """What is asked, the most telling first: a function and what it takes."""
    several, some = sorted({count for count in (1, 8, most) if count <= most}), each
    yield of_calls, some
    for (name, players), games in SIZES.items():
        yield of_batch, name, players, games, most, some
        yield of_apart, name, players, games, most, some
    yield of_apart, "forum", 4, most * 256, most, some
    yield of_apart, "forum", 4, 256, 1, some
    for (name, players), games in SIZES.items():
        yield of_batch, name, players, games, 1, some
    for kind in COPIED:
        for workers in several:
            yield of_copy, kind, workers, some
    for chosen in (False, True):
        yield of_round, most, some, chosen
    yield of_batch, "alea", 2, SIZES["alea", 2], most, some, {"skip_forced": True}
    yield of_apart, "alea", 2, SIZES["alea", 2], most, some, {"skip_forced": True}
    yield of_batch, "alea", 2, SIZES["alea", 2], 1, some, {"skip_forced": True}
    yield of_forced, "alea", 2, some
    for name, players in SIZES:
        yield of_batch, name, players, SMALL, most, some
        yield of_batch, name, players, SMALL, 1, some
    for players in (4, 2):
        for masks in ("index", "factors"):
            yield of_batch, "forum", players, SIZES["forum", players], most, some, {"masks": masks}
    yield of_batch, "pecunia", 4, SIZES["pecunia", 4], most, some, {"masks": "index"}
    for name, players in (("forum", 4), ("alea", 2)):
        yield of_batch, name, players, SIZES[name, players], most, some, {"chosen": True}
    if most > 8:
        for (name, players), games in SIZES.items():
            yield of_batch, name, players, games, 8, some
        for (name, players), games in SIZES.items():
            yield of_apart, name, players, games // most * 8, 8, some


def answers(clock: Clock, most: int, each: float) -> Iterator[Row]:
    """As long as there is time; in the end what was not asked any more."""
    longest, missed = 0.0, []
    for ask, *given in questions(most, each):
        asked = given.pop() if isinstance(given[-1], dict) else {}
        if clock.left() < 1.3 * longest:
            missed.append([ask.__name__, *given, asked])
            continue
        began = time.monotonic()
        yield ask(*given, **asked)
        longest = max(longest, time.monotonic() - began)
    yield {"kind": "missed", "rows": missed}


def with_moves(rows: list[Row]) -> None:
    """Steps that skip forced choices, as moves: all choices of the players."""
    forced = {(row["game"], row["players"]): row["part"] for row in rows if row["kind"] == "forced"}
    for row in rows:
        part = forced.get((row.get("game"), row.get("players")))
        if row.get("skip_forced") and part is not None:
            row["moves_per_second"] = round(row["steps_per_second"] / (1 - part))


def surroundings() -> list[str]:
    """The machine in words: its processor, its caches, how memory is mapped."""
    found = [" ".join(platform.uname()), f"cores {cores()}, numpy {np.__version__}, {machine()}"]
    for file in (HUGE / "enabled", HUGE / "shmem_enabled"):
        if file.exists():
            found.append(f"{file}: {file.read_text().strip()}")
    for call in (["lscpu"], ["df", "-h", "/dev/shm"], ["free", "-g"]):
        try:
            text = subprocess.run(call, capture_output=True, text=True, check=False).stdout
        except FileNotFoundError:
            continue
        found += [line for line in text.splitlines() if not line.startswith(("Flags", "Vulnerab"))]
    return found


def table(rows: list[Row]) -> list[str]:
    """The rates as one line for each way to play a game."""
    lines: dict[str, list[str]] = {}
    for row in rows:
        if "steps_per_second" in row:
            way = [row.get("masks", ""), "skip_forced" if row.get("skip_forced") else ""]
            kind = " ".join([f"{row['game']}-{row['players']}", row["kind"], *filter(None, way)])
            cell = f"{row['processes']} × {row['games'] // row['processes']}: {row['steps_per_second'] / 1e6:.2f}"
            if "moves_per_second" in row:
                cell += f" (moves {row['moves_per_second'] / 1e6:.2f})"
            lines.setdefault(kind, []).append(cell)
    return [f"{kind:32} {' | '.join(cells)}" for kind, cells in sorted(lines.items())]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=150.0, help="wall time for all of it")
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--each", type=float, default=1.0, help="seconds for each row")
    parser.add_argument("--found", type=Path, help="a file for all of it")
    asked = parser.parse_args()
    clock = Clock(asked.seconds)
    print("\n".join(surroundings()), flush=True)
    rows = []
    for row in answers(clock, asked.processes, asked.each):
        rows.append(row)
        print(f"{asked.seconds - clock.left():5.1f} s", json.dumps(row), flush=True)
    with_moves(rows)
    print("\nMillions of steps a second, in processes × games each:\n", "\n".join(table(rows)), sep="\n")
    if asked.found:
        asked.found.write_text(json.dumps({"machine": surroundings(), "rows": rows}, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
