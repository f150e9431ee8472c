"""What was found of the exact table, for docs/results.md: `python -m tests.study.alea_table.results FILE --save`.

FILE is the found.json that `python -m tests.study.alea_table FOLDER` leaves, perhaps on another machine.
"""

from __future__ import annotations

import argparse
import json
import shutil
from pathlib import Path
from typing import Any

from tests.results import machine, save, saved

TOLD, ERRORS, FOUND = "told.txt", "errors.txt", "found.json"
BROUGHT = (TOLD, ERRORS, FOUND, "columns.onnx", "arena.json")
WHO = {"columns.onnx": "the network of columns"}


def found_in(told: str) -> dict[str, Any]:
    """What the steps said, as numbers. What was said twice counts as it was said last."""
    start: dict[str, Any] = {}
    checks: dict[int, Any] = {}
    losses: dict[tuple[str, int], Any] = {}
    found: dict[str, Any] = {}
    for line in told.splitlines():
        if not line.startswith("{"):
            continue
        one = json.loads(line)
        if "start" in one:
            start[str(one["turns"])] = one["start"]
        elif "check" in one:
            checks[one["check"]["turns"]] = one["check"]
        elif "loss" in one:
            losses[one["loss"]["who"], one["loss"]["turns"]] = one["loss"]
        else:
            found.update({key: one[key] for key in ("fit", "visits") if isinstance(one.get(key), dict)})
    found.update(start=start, checks=[checks[turns] for turns in sorted(checks)], losses=list(losses.values()))
    return found


def keep(folder: Path, out: Path | None) -> None:
    """Write down what is known so far."""
    found = {"machine": machine(), **found_in((folder / TOLD).read_text(encoding="utf-8"))}
    (folder / FOUND).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    if out:
        out.mkdir(parents=True, exist_ok=True)
        for name in BROUGHT:
            if (folder / name).exists():
                shutil.copy(folder / name, out)


def lines_of(found: dict[str, Any]) -> list[str]:
    lines = [f"95 % intervals. {found['machine']}; the layers on a graphics card.", ""]
    turns = list(found["start"])
    lines += [
        "The start, with all cards, by how many turns are left:",
        "",
        "| turns | " + " | ".join(turns) + " |",
        "|---" + "|---:" * len(turns) + "|",
        "| points | " + " | ".join(f"{found['start'][one]:.2f}" for one in turns) + " |",
        "",
    ]
    if found["checks"]:
        lines += [
            "Played by the engine, each choice by the table:",
            "",
            "| turns | games | the table says | mean of the games | spread of a game |",
            "|---:|---:|---:|---:|---:|",
        ]
        lines += [
            f"| {one['turns']} | {one['games']:,} | {one['expected']:.2f} "
            f"| {one['mean']:.2f} ± {one['interval']:.2f} | {one['spread']:.1f} |"
            for one in found["checks"]
        ]
        lines.append("")
    if found["losses"]:
        lines += [
            "What others lose by the table:",
            "",
            "| who | turns | games | points lost a game | points | perfect |",
            "|---|---:|---:|---:|---:|---:|",
        ]
        lines += [
            f"| {WHO.get(one['who'], one['who'])} | {one['turns']} | {one['games']:,} "
            f"| {one['lost']['mean']:.2f} ± {one['lost']['interval']:.2f} "
            f"| {one['points']['mean']:.1f} ± {one['points']['interval']:.1f} | {one['perfect']:.1f} |"
            for one in sorted(found["losses"], key=lambda one: float(one["lost"]["mean"]))
        ]
        lines.append("")
    return lines


def starts() -> dict[str, float]:
    """What the start is worth, as docs/results.md has it: for turns that were not worked out again."""
    rows = [
        line.strip("| ").split(" | ")
        for line in saved("alea-table")
        if line.startswith(("| turns | 1", "| points"))
    ]
    return dict(zip(rows[0][1:], map(float, rows[1][1:]), strict=True)) if len(rows) == 2 else {}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("found", type=Path)
    parser.add_argument("--save", action="store_true", help="write it to docs/results.md")
    asked = parser.parse_args()
    found = json.loads(asked.found.read_text(encoding="utf-8"))
    found["start"] = {**starts(), **found["start"]}
    lines = lines_of(found)
    print("\n".join(lines))
    if asked.save:
        save("alea-table", lines)


if __name__ == "__main__":
    main()
