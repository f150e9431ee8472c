"""Measures rows of tables in turn, shows them and keeps them in docs/results.md."""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tests.results import machine, save

Measure = Callable[[], float]
Tables = dict[str, dict[str, Measure]]


def rate(work: Callable[[], int]) -> float:
    """How many a second; `work` says how many it did."""
    began = time.process_time()
    done = work()
    return done / (time.process_time() - began)


def measure(rows: dict[str, Measure], rounds: int, title: str) -> dict[str, float]:
    found: dict[str, list[float]] = {name: [] for name in rows}
    for _ in track(range(rounds), description=title):
        for name, one in rows.items():
            found[name].append(one())
    return {name: statistics.median(rates) for name, rates in found.items()}


def report(name: str, what: str | None, how: str, tables: Callable[[], Tables]) -> None:
    """The command line of a bench; its tables stand under this name in docs/results.md."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--rounds", type=int, default=5, help="rounds of which the median is taken")
    parser.add_argument("--save", action="store_true", help="write the tables to docs/results.md")
    parser.add_argument("--out", type=Path, help="write what was found to this file, for --found elsewhere")
    parser.add_argument("--found", type=Path, help="measure nothing: take what another machine has found")
    asked = parser.parse_args()
    if asked.found:
        found = json.loads(asked.found.read_text(encoding="utf-8"))
    else:
        rates = {title: measure(rows, asked.rounds, title) for title, rows in tables().items()}
        found = {"head": f"Medians of {asked.rounds} rounds{how}: {machine()}.", "tables": rates}
    if asked.out:
        asked.out.write_text(json.dumps(found, indent=1), encoding="utf-8")
    lines = lines_of(found)
    if asked.save:
        save(name, lines)


def lines_of(found: dict[str, Any]) -> list[str]:
    """The tables in Markdown; they are shown, too."""
    console = Console()
    lines = [found["head"], ""]
    for title, rates in found["tables"].items():
        ours = next(iter(rates.values()))
        table = Table(title=title, title_justify="left")
        for heading in ("", "rate", "ours is"):
            table.add_column(heading, justify="left" if not heading else "right")
        lines += [f"| {title} | rate | ours is |", "|---|---:|---:|"]
        for row, one in rates.items():
            table.add_row(row, f"{one:,.0f}", f"{ours / one:.1f} ×")
            lines.append(f"| {row} | {one:,.0f} | {ours / one:.1f} × |")
        lines.append("")
        console.print(table)
    return lines
