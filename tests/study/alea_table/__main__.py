"""From nothing to a bot and how it plays, with a graphics card: `python -m tests.study.alea_table FOLDER`.

One step after the other, each in a process of its own; what was done already is not done again, so this can be
stopped, after so many `--minutes` too, and goes on where it was. What the steps say is kept in FOLDER/told.txt.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path

HERE = "tests.study.alea_table"


def steps(folder: Path, turns: int, games: int, columns: int) -> dict[str, list[str]]:
    """The name of each step, and what is run for it."""
    network, found = str(folder / "columns.onnx"), str(folder / "arena.json")
    few, many = str(min(8, turns)), str(games)
    size = ["--columns", str(columns), "--width", "448", "--blocks", "3", "--batch", "2048", "--seconds", "150"]
    arena = ["tests.study.networks", "--who", network, "--only", "alea", "--games", many]
    return {
        "layers": [f"{HERE}.layers", str(folder), "--turns", str(turns)],
        "check": [f"{HERE}.check", str(folder), "--turns", few, "--games", str(100 * games)],
        "fit": [f"{HERE}.fit", str(folder), "--turns", str(turns), *size],
        "losses": [f"{HERE}.losses", str(folder), "--turns", few, "--games", str(4 * games), "--network", network],
        "settle": [f"{HERE}.settle", network, "--games", many],
        "settle again": [f"{HERE}.settle", network, "--games", many, "--seed", "1000000"],
        "arena": [*arena, "--json", found],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--turns", type=int, default=10)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--columns", type=int, default=600_000)
    parser.add_argument("--minutes", type=float, default=9.5, help="stop then, even within a step")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    told, ends = asked.folder / "told.txt", time.monotonic() + 60 * asked.minutes
    done = told.read_text(encoding="utf-8") if told.exists() else ""
    for name, command in steps(asked.folder, asked.turns, asked.games, asked.columns).items():
        if f"done: {name}\n" in done:
            continue
        began = time.monotonic()
        with told.open("a", encoding="utf-8") as file:
            try:
                left = max(1.0, ends - began)
                subprocess.run([sys.executable, "-m", *command], check=True, stdout=file, timeout=left)
            except subprocess.TimeoutExpired:
                sys.exit(f"{name}: time is up; the same command goes on here")
            file.write(f"{time.monotonic() - began:.0f} seconds\ndone: {name}\n")
    print(told.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
