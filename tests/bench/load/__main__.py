"""Many live tables of scripted players, ours beside boardgame.io's own server, in the same run.

    python -m tests.bench.load --save

Both servers run in one process of their own; one program of Node's plays at both, in turn, in several
rounds, and medians are shown. Forum at our tables, stones on 7 × 7 cells at theirs, 2 to 4 players. A move's
time is from the click until the last screen of its table has it. Ours has committed it to a database on the
disk by then; theirs keeps it in memory. Needs Node and npm; boardgame.io is installed into .bench/.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
from rich.console import Console
from rich.table import Table

from taberna.client import Client
from tests.results import machine, save

HERE = Path(__file__).parent
PEER = HERE.parents[2] / ".bench" / "peer"
PACKAGES = ["boardgame.io@0.50.2", "socket.io-client@4.8.4", "ws@8.18.3"]
Figures = dict[str, float]


@contextmanager
def ours(folder: Path, *arguments: str) -> Iterator[tuple[str, psutil.Process]]:
    command = [sys.executable, "-m", "taberna", "serve", "--port", "0", "--limits", "0", *arguments]
    environment = {**os.environ, "TABERNA_DATA": str(folder)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as process:
        assert process.stdout is not None
        url = "http://" + process.stdout.readline().split("http://")[1].split("/")[0]
        try:
            yield url, psutil.Process(process.pid)
        finally:
            process.terminate()


@contextmanager
def theirs(tables: int) -> Iterator[tuple[str, psutil.Process]]:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    shutil.copy(HERE / "peer.cjs", PEER)
    quiet = {**os.environ, "NODE_ENV": "production", "DEBUG": ""}
    with subprocess.Popen(
        ["node", "peer.cjs", str(port), str(tables)], cwd=PEER, stdout=subprocess.DEVNULL, env=quiet
    ) as process:
        while socket.socket().connect_ex(("127.0.0.1", port)):
            time.sleep(0.1)
        try:
            yield f"http://127.0.0.1:{port}", psutil.Process(process.pid)
        finally:
            process.terminate()


def play(kind: str, url: str, tables: int, moves: int, server: psutil.Process) -> Figures:
    """Plays, and adds the milliseconds of processor time that a move costs the server."""
    shutil.copy(HERE / "load.mjs", PEER)
    command = ["node", "load.mjs", kind, url, str(tables), str(moves)]
    with subprocess.Popen(command, cwd=PEER, stdout=subprocess.PIPE, text=True) as players:
        assert players.stdout is not None
        if players.stdout.readline() != "begin\n":
            raise SystemExit(1)
        before = sum(server.cpu_times()[:2])
        figures: Figures = json.loads(players.stdout.readline())
        return {**figures, "work": 1000 * (sum(server.cpu_times()[:2]) - before) / figures["moves"]}


def measure(tables: int, moves: int, rounds: int) -> dict[str, Figures]:
    found: dict[str, list[Figures]] = {"Taberna, forum": [], "boardgame.io 0.50.2, 7 × 7 stones": []}
    one, other = found
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as (url, process):
            found[one].append(play("taberna", url, tables, moves, process))
        with theirs(tables) as (url, process):
            found[other].append(play("boardgameio", url, tables, moves, process))
    return {
        name: {key: statistics.median(figures[key] for figures in runs) for key in runs[0]}
        for name, runs in found.items()
    }


# -- memory -----------------------------------------------------------------------------------------------


def resident(process: psutil.Process) -> float:
    """Kilobytes of memory of the server's own process; the bots' are not counted."""
    return float(process.memory_info().rss) / 1024


async def memory(url: str, process: psutil.Process, idle: int, watched: int) -> tuple[float, float]:
    """Kilobytes for an idle table in memory, and for an idle socket that looks at one."""
    async with Client(url, "Julia") as client:
        await (await client.connect()).enter((await client.open("forum", ["me", "open"])).id)
        before = resident(process)
        tables = [(await client.open("forum", ["me", "here:Livia"])).id for _ in range(idle)]
        with_tables = resident(process)
        for table in tables[:watched]:
            await (await client.connect()).enter(table)
        with_sockets = resident(process)
    return (with_tables - before) / idle, (with_sockets - with_tables) / watched


def install() -> None:
    if shutil.which("npm") is None:
        raise SystemExit("This bench needs Node and npm.")
    PEER.mkdir(parents=True, exist_ok=True)
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        subprocess.run(["npm", "install", "--no-save", "--silent", *PACKAGES], cwd=PEER, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--moves", type=int, default=16_000)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--save", action="store_true", help="write the table to docs/results.md")
    asked = parser.parse_args()
    install()
    rows = measure(asked.tables, asked.moves, asked.rounds)
    with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as (url, process):
        per_table, per_socket = asyncio.run(memory(url, process, 5_000, 500))
    shown = Table(title=f"{asked.tables} live tables", title_justify="left")
    heads = ["", "moves/s", "median ms", "99 % ms", "server's CPU ms/move", "bytes/move"]
    for head in heads:
        shown.add_column(head, justify="right" if head else "left")
    lines = [
        f"{asked.tables} live tables of 2–4 scripted players who move at once, medians of {asked.rounds} rounds "
        f"of {asked.moves} moves: {machine()}.",
        "",
        f"| {' | '.join(heads)} |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name, row in rows.items():
        cells = [f"{row['rate']:,.0f}", f"{row['median']:.0f}", f"{row['p99']:.0f}"]
        cells += [f"{row['work']:.2f}", f"{row['bytes']:,.0f}"]
        shown.add_row(name, *cells)
        lines.append(f"| {name} | {' | '.join(cells)} |")
    mine, peer = rows.values()
    verdict = (
        f"Ours is {mine['rate'] / peer['rate']:.1f} × theirs, with {mine['p99'] / peer['p99']:.2f} × their 99th "
        f"percentile. Memory: {per_table:.0f} kB for an idle table, {per_socket:.0f} kB for an idle socket."
    )
    lines += ["", verdict, ""]
    Console().print(shown, verdict)
    if asked.save:
        save("load", lines)


if __name__ == "__main__":
    main()
