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
ODDS = 40  # of a decision to be looked at, where not all are


def games() -> Iterator[taberna.Game]:
    for players, advanced, *chosen in product(range(2, 7), (False, True), *[(False, True)] * len(MODULES)):
        names = [name for name, used in zip(MODULES, chosen, strict=True) if used]
        yield taberna.game("pecunia", players, advanced=advanced, **{name: MODULES[name] for name in names})


class Glance(Walk):
    """Looks closely at one in so many decisions only; the end and the record as ever."""

    def step(self) -> None:
        if self.rng.below(ODDS) == 0:
            check(self.state)
            super().step()
            return
        action = self.state.pick(self.rng)
        self.state.do(action)
        self.state.heard()
        self.record.add(action)
        self.report.decisions += 1


def play(walk: type[Walk], chosen: list[taberna.Game], seed: int) -> Report:
    """A random game of each."""
    report, frequencies = Report(), Frequencies()
    for number, game in enumerate(chosen):
        walk(game, taberna.Rng(seed, number), report, frequencies, f"seed {seed}, game {number}").walk(
            lambda _: None
        )
        report.games += 1
    frequencies.judge("pecunia")
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10, help="games of each combination")
    asked = parser.parse_args()
    for seed in range(asked.rounds):
        print(f"pecunia, all combinations, round {seed + 1}: {play(Walk, list(games()), seed)}", flush=True)


if __name__ == "__main__":
    main()
