"""What a turn of Alea is expected to add, for those who look back: `python -m tests.study.alea_gains --save`.

At the end of a turn everybody's chance is judged at a glance; with the next turn looked through it is judged
again. On average both must say the same of whoever has that turn, else a turn that is only played as well as can
be would count as skill. The shares that make it so, by phase, are looked for until they do, and go to
src/taberna/games/alea/values.json; how far apart both are then, in other games too, goes to docs/results.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import sqrt

import taberna
from taberna.games.alea.evaluator import AleaEvaluator
from taberna.games.alea.solver import PHASES, phase_of
from taberna.games.alea.state import AleaState
from tests.results import machine, save
from tests.study.alea import FILE

# Both say the same if they are no further apart than this, a share of the win.
NEAR = 0.0003
# Gains are looked for between these.
LEAST, MOST = 0.0, 4.0
MOST_LOOKS = 30
# Fewer positions than that say nothing of a phase.
FEWEST = 20
# Seeds from here on were not fitted to.
FRESH = 9_000_000
SURE = 1.96

Turns = dict[int, list[AleaState]]
"""Positions in which a turn begins, by phase."""


def begun_turns(seeds: range) -> Turns:
    """Every third turn of games of two to four strong players."""
    found: Turns = {phase: [] for phase in range(PHASES)}
    for seed in seeds:
        players = 2 + seed % 3
        record = taberna.play(taberna.game("alea", players), ["senator"] * players, seed)
        turns, before = seed, -1
        for state, _ in record.steps():
            assert isinstance(state, AleaState)
            if int(state.seat) == before:
                continue
            before = int(state.seat)
            turns += 1
            if turns % 3 == 0:
                found[int(phase_of(state))].append(state.clone())
    return found


def apart(turns: list[AleaState], gains: list[float]) -> list[float]:
    """By how much more whoever has the turn is given when it is looked through."""
    found: list[float] = []
    for state in turns:
        judge = AleaEvaluator(state.game, taberna.Rng(1))
        judge.gains = gains
        results = [0.0] * state.game.players
        judge.evaluate(state, taberna.Rng(1), results)
        seat = int(state.seat)
        found.append(results[seat] - judge.judge(state)[seat])
    return found


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def fitted(turns: Turns) -> list[float]:
    """The gains with which both say the same. A turn leads to its own phase or a later one: the last is first."""
    gains = [0.0] * PHASES
    for phase in reversed(range(1, PHASES)):
        if len(turns[phase]) < FEWEST:
            sys.exit(f"Only {len(turns[phase])} turns of phase {phase}: more games are needed.")
        _fit(turns[phase], gains, phase)
        print(f"phase {phase}: {gains[phase]:.4f}", flush=True)
    # As long as nobody has written all have the gain, and it makes no difference, but for first turns that failed.
    gains[0] = gains[1]
    return gains


def _fit(turns: list[AleaState], gains: list[float], phase: int) -> None:
    """The gain of one phase, between one that is too low and one that is too high (the Illinois method)."""

    def off(gain: float) -> float:
        gains[phase] = gain
        return mean(apart(turns, gains))

    low, high = LEAST, MOST
    below, above = off(low), off(high)
    if below < 0.0 or above > 0.0:
        sys.exit(f"Phase {phase}: no gain between {LEAST} and {MOST} makes both say the same.")
    side = 0
    for _ in range(MOST_LOOKS):
        found = off((low * above - high * below) / (above - below))
        if abs(found) < NEAR:
            return
        if found > 0.0:
            low, below = gains[phase], found
            above = above / 2 if side == 1 else above
            side = 1
        else:
            high, above = gains[phase], found
            below = below / 2 if side == -1 else below
            side = -1
    sys.exit(f"Phase {phase}: not found after {MOST_LOOKS} looks.")


def table(gains: list[float], seen: Turns, fresh: Turns) -> list[str]:
    lines = [
        "| rows of the fullest column | gain | turns | apart | other games, turns | apart | 95 % |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for phase in range(PHASES):
        ours, others = apart(seen[phase], gains), apart(fresh[phase], gains)
        deviation = sqrt(sum((one - mean(others)) ** 2 for one in others) / (len(others) - 1))
        name = "last turn" if phase == PHASES - 1 else str(phase)
        lines.append(
            f"| {name} | {gains[phase]:.3f} | {len(ours)} | {mean(ours):+.4f} | {len(others)} "
            f"| {mean(others):+.4f} | ± {SURE * deviation / sqrt(len(others)):.4f} |"
        )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--fresh", type=int, default=900, help="other games that the gains are tried on")
    parser.add_argument("--kept", action="store_true", help="look for no gains, try those that are there")
    parser.add_argument("--save", action="store_true", help="write the gains into the package, and the table")
    asked = parser.parse_args()
    values = json.loads(FILE.read_text(encoding="utf-8"))
    turns = begun_turns(range(asked.games))
    gains = values["gains"] if asked.kept else [round(one, 3) for one in fitted(turns)]
    lines = table(gains, turns, begun_turns(range(FRESH, FRESH + asked.fresh)))
    print("\n".join(lines))
    if asked.save:
        if not asked.kept:
            FILE.write_text(json.dumps({**values, "gains": gains}) + "\n", encoding="utf-8")
        told = f"Found in {asked.games} games and tried on {asked.fresh} others: {machine()}."
        save("gains", [told, "", *lines, ""])


if __name__ == "__main__":
    main()
