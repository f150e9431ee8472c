"""From nothing to a bot and what it loses, with a graphics card: `python -m tests.study.alea_table FOLDER`.

    python -m tests.study.alea_table build/alea-table --minutes 14 --workers 10
    python -m tests.study.alea_table.results build/alea-table/found.json --save

Steps one after the other, or side by side where they do not wait for each other; each is a process of its own.
What was done is not done again, so this can be stopped, after so many `--minutes` too, and goes on where it was.
What the steps say is kept in FOLDER/told.txt and, as numbers, in found.json.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from .results import ERRORS, FOUND, TOLD, keep

HERE = "tests.study.alea_table"
NETWORK = "columns.onnx"
SIZE = ["--width", "472", "--blocks", "3", "--batch", "4096"]  # 3.8 MB

Steps = dict[str, list[str]]
Stage = list[list[str]]  # side by side, one after the other in each


def steps(asked: argparse.Namespace) -> Steps:
    """The name of each step, and what is run for it."""
    folder, network = str(asked.folder), str(asked.folder / NETWORK)
    turns = ["--turns", str(asked.turns), "--empty", str(asked.empty)]
    fewer = [str(few) for few in (2, 4, 6) if few < asked.turns]
    workers = ["--workers", str(asked.workers)]
    many = ["--games", str(asked.games), *workers]
    losses = [f"{HERE}.losses", folder, *turns, "--games", str(asked.games // 10), *workers]
    settle = [f"{HERE}.settle", network, "--games", "1000", *workers]
    fitting = ["--seconds", str(asked.seconds), *SIZE]
    arena = ["tests.study.networks", "--who", network, "--only", "alea", "--games", "1000"]
    return {
        "layers": [f"{HERE}.layers", folder, *turns],
        "visits": [f"{HERE}.visits", folder, *turns, "--games", str(2 * asked.games // 5), *workers],
        "fit": [f"{HERE}.fit", folder, *turns, *fitting],
        "check": [f"{HERE}.check", folder, *turns, *many],
        "bots": [*losses, "--fewer", str(asked.games // 200), "--consul", "--bots", "consul", "imperator"],
        "network": [*losses, "--network", network],
        "checks": [f"{HERE}.check", folder, "--turns", *fewer, *turns[2:], *many],
        "settle": settle,
        "settle again": [*settle, "--seed", "1000000"],
        "arena": [*arena, "--json", str(asked.folder / "arena.json")],
    }


STAGES: list[Stage] = [
    [["layers"]],
    [["visits"]],
    [["fit"], ["check", "bots"]],
    [["network"]],
    [["checks"]],
]
# How it plays against others, which is another question.
ARENA: list[Stage] = [[["settle", "settle again", "arena"]]]


class Run:
    def __init__(self, asked: argparse.Namespace) -> None:
        self.folder: Path = asked.folder
        self.out: Path | None = asked.out
        self.steps = steps(asked)
        self.ends = time.monotonic() + 60 * asked.minutes
        # Half a fit is none.
        self.needs = {"fit": asked.seconds + 40}
        self.told = self.folder / TOLD
        self.failed: list[str] = []
        self.folder.mkdir(parents=True, exist_ok=True)
        done = self.told.read_text(encoding="utf-8") if self.told.exists() else ""
        self.done = {line.removeprefix("done: ") for line in done.splitlines() if line.startswith("done: ")}

    def stage(self, stage: Stage) -> bool:
        """Whether all of it was done."""
        chains = [threading.Thread(target=self.chain, args=(names,)) for names in stage]
        for chain in chains:
            chain.start()
        for chain in chains:
            chain.join()
        return not self.failed

    def chain(self, names: list[str]) -> None:
        for name in names:
            if name not in self.done and not self.step(name):
                self.failed.append(name)
                return

    def step(self, name: str) -> bool:
        began = time.monotonic()
        if self.ends - began < self.needs.get(name, 0):
            print(f"{name}: too little time is left; the same command goes on here", flush=True)
            return False
        errors = self.folder / ERRORS
        command = [sys.executable, "-m", *self.steps[name]]
        with self.told.open("a", encoding="utf-8") as out, errors.open("a", encoding="utf-8") as errs:
            # With those that it begins itself, so that all of them can be ended.
            process = subprocess.Popen(command, stdout=out, stderr=errs, start_new_session=True)
            try:
                code = process.wait(max(1.0, self.ends - began))
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                print(f"{name}: time is up; the same command goes on here", flush=True)
                return False
            took = f"{time.monotonic() - began:.0f} seconds"
            if not code:
                out.write(f"{name}: {took}\ndone: {name}\n")
        print(f"{name}: {took}" + (f", ended with {code}: see {errors}" if code else ""), flush=True)
        keep(self.folder, self.out)
        return not code


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--games", type=int, default=100_000, help="of the check; fewer of them for all else")
    parser.add_argument("--seconds", type=float, default=150.0, help="of the fit")
    parser.add_argument("--minutes", type=float, default=9.5, help="stop then, even within a step")
    parser.add_argument("--workers", type=int, default=10)
    parser.add_argument("--empty", type=int, default=7, help="columns with at most so many empty rows")
    parser.add_argument("--arena", action="store_true", help="and against consul and rules of thumb")
    parser.add_argument("--out", type=Path, help="copy what was found there too, after every step")
    asked = parser.parse_args()
    run = Run(asked)
    whole = all(run.stage(stage) for stage in [*STAGES, *(ARENA if asked.arena else [])])
    keep(run.folder, run.out)
    print((run.folder / FOUND).read_text(encoding="utf-8"))
    if not whole:
        sys.exit(f"not done: {', '.join(run.failed)}")


if __name__ == "__main__":
    main()
