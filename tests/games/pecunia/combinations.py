"""All combinations of the modules with all numbers of players, with and without the dark-red cards, under the
contract test. `python -m tests.games.pecunia.combinations` plays many."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import product

import taberna
from taberna.research.contract import Frequencies, Report, Walk

from .invariants import check

MODULES: dict[str, object] = {"famous": 18, "upgrades": True, "events": True, "ladders": True, "gods": True}


def games() -> Iterator[taberna.Game]:
    for players, advanced, *chosen in product(range(2, 7), (False, True), *[(False, True)] * len(MODULES)):
        names = [name for name, used in zip(MODULES, chosen, strict=True) if used]
        yield taberna.game("pecunia", players, advanced=advanced, **{name: MODULES[name] for name in names})


def play(chosen: list[taberna.Game], seed: int, closely: int = 1) -> Report:
    """A random game of each, with one decision in so many looked at."""
    report, frequencies = Report(), Frequencies()
    for number, game in enumerate(chosen):
        where = f"seed {seed}, game {number}"
        Walk(game, taberna.Rng(seed, number), report, frequencies, where, closely).walk(check)
        report.games += 1
    frequencies.judge("pecunia")
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10, help="games of each combination")
    asked = parser.parse_args()
    for seed in range(asked.rounds):
        print(f"pecunia, all combinations, round {seed + 1}: {play(list(games()), seed)}", flush=True)


if __name__ == "__main__":
    main()
