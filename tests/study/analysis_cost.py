"""How long an analysis takes on one core: `python -m tests.study.analysis_cost --save`.

Games of four bots of several levels are looked back at, first for a first answer and then in full, in one process:
the time on the clock and the processor's. The bars are 3 s for a first answer and 20 s for a full one.
"""

from __future__ import annotations

import argparse
import time
from statistics import median

import taberna
from tests.results import machine, save

SEATED = ("thumb", "senator", "citizen", "novice")
# Which answer, and within how many seconds it must be there.
ANSWERS = {"first": 3.0, "full": 20.0}


def taken(record: taberna.Record, quick: bool) -> tuple[float, float]:
    """Seconds on the clock and of the processor."""
    clock, processor = time.perf_counter(), time.process_time()
    taberna.analyse(record, quick=quick)
    return time.perf_counter() - clock, time.process_time() - processor


def rows(name: str, games: int) -> list[str]:
    records = [taberna.play(taberna.game(name, len(SEATED)), SEATED, seed) for seed in range(games)]
    taken(records[0], quick=True)  # what is read once, when it is first needed
    lines = []
    for answer, bar in ANSWERS.items():
        clocks, processors = zip(*(taken(record, answer == "first") for record in records), strict=True)
        fits = "yes" if max(processors) <= bar else "no"
        lines.append(
            f"| {name} | {answer} | {games} | {median(clocks):.1f} s | {median(processors):.1f} s "
            f"| {max(processors):.1f} s | {bar:.0f} s | {fits} |"
        )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", default=taberna.names(), choices=taberna.names())
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--save", action="store_true", help="write the table to docs/results.md")
    asked = parser.parse_args()
    lines = [
        "| game | answer | games | median on the clock | median of the processor | most | bar | within |",
        "|---|---|---:|---:|---:|---:|---:|---|",
    ]
    for name in asked.only:
        lines += rows(name, asked.games)
        print("\n".join(lines[-len(ANSWERS) :]), flush=True)
    if asked.save:
        seated = ", ".join(SEATED)
        save("analysis cost", [f"Games of {seated}, one process: {machine()}.", "", *lines, ""])


if __name__ == "__main__":
    main()
