"""What it is worth in Forum to be on turn, for those who look back: `python -m tests.study.forum_gains --save`.

A position is judged at a glance, by hopes and by how soon everybody is on turn; with the options looked at it is
judged again. On average both must say the same of everybody, else to be on turn would count as skill, or to have
been. For each phase of the game the steps ahead that make a win e times as likely are fitted to games of equal
players; then what each place before the turn is worth, at least and for every nearness of sectors, is looked for
until both say the same, in games of strong and weak players. The numbers go to src/taberna/games/forum/gains.json;
how far apart both are in other games, and what own choices come to then, goes to docs/results.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import taberna
from taberna.analysis import GLANCE
from taberna.core.evaluator import share_win
from taberna.games.forum import win_estimate as w
from taberna.games.forum.state import ForumState
from taberna.package_data import read
from tests.results import machine, save

FILE = Path(__file__).parents[2] / "src" / "taberna" / "games" / "forum" / "gains.json"
KINDS = (("thumb",), ("thumb", "random"), ("senator", "novice"), ("citizen",))
SCORINGS = ("patrician", "plebeian")
PLAYERS = (2, 3, 4, 5, 6)
# One of so many positions is looked at.
EVERY = 12
# Both say the same if they are no further apart than this, a share of the win.
NEAR = 0.0002
MOST_LOOKS = 20
# Fewer positions than that say nothing of a phase.
FEWEST = 30
# Seeds from here on were not fitted to.
FRESH = 9_000_000
SURE = 1.96

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass
class Glances:
    """Positions of one phase, or what may follow one: a row each, a column for every seat."""

    steps: Floats  # or the result, where the game is over
    phases: Ints  # -1 where the game is over
    places: Ints
    near: Floats

    def those(self, here: NDArray[np.bool_]) -> Glances:
        return Glances(self.steps[here], self.phases[here], self.places[here], self.near[here])


@dataclass
class Looked:
    """A position and what may follow it."""

    now: Glances
    seat: int
    after: Glances


def glances(states: list[ForumState]) -> Glances:
    steps, phases, places, near = [], [], [], []
    for state in states:
        if state.over:
            result = [0.0] * state.game.players
            share_win(state, result)
            steps.append(result)
        else:
            steps.append(w.steps_of(state))
        phases.append(-1 if state.over else int(w.phase_of(state)))
        places.append([int(w.place_of(state, seat)) for seat in range(state.game.players)])
        near.append(w.nearness(state))
    return Glances(np.array(steps), np.array(phases), np.array(places), np.array(near))


def followed(state: ForumState) -> Looked:
    after = []
    for action in state.options():
        later = state.clone()
        later.do(action)
        after.append(later)
    return Looked(glances([state]), int(state.turn), glances(after))


def softmax(values: Floats) -> Floats:
    powers = np.exp(values - values.max(-1, keepdims=True))
    found: Floats = powers / powers.sum(-1, keepdims=True)
    return found


class Fit:
    """The numbers of one kind of game, in steps divided by the scale of the phase."""

    def __init__(self, players: int) -> None:
        self.places = w.places(players)
        self.scales = np.ones(w.PHASES)
        # What a place is worth at least, and for every nearness.
        self.gains = np.zeros((w.PHASES, 2, self.places))

    def judge(self, seen: Glances) -> Floats:
        phases = seen.phases[:, None]
        gains = self.gains[phases, 0, seen.places] + seen.near[:, None] * self.gains[phases, 1, seen.places]
        guessed = softmax(seen.steps / self.scales[phases] + gains)
        return np.where(phases >= 0, guessed, seen.steps)

    def apart(self, looked: list[Looked]) -> Floats:
        """How much more each place has once the options are looked at. A row each; nan where nobody is there."""
        found = np.full((len(looked), self.places), np.nan)
        for row, one in enumerate(looked):
            after = self.judge(one.after)
            best = after[after[:, one.seat].argmax()]
            found[row][one.now.places[0]] = best - self.judge(one.now)[0]
        return found

    def moments(self, looked: list[Looked]) -> Floats:
        """The mean of it, and what it has in common with nearness: all must be 0."""
        apart = self.apart(looked)
        near = np.array([one.now.near[0] for one in looked])
        both = np.concatenate([apart, apart * (near - near.mean())[:, None]], axis=1)
        found: Floats = np.nanmean(both, axis=0)
        return found

    def scale(self, phase: int, seen: Glances, results: Floats) -> None:
        """How much steps mean in this phase, and a first guess of the gains: the likeliest by the results."""
        facts = np.concatenate([seen.steps[..., None], np.eye(self.places)[seen.places]], axis=2)
        weights = np.zeros(1 + self.places)
        weights[0] = 0.1
        for _ in range(50):
            guessed = softmax(facts @ weights)
            slope = np.einsum("ij,ijk->k", results - guessed, facts)
            mean = np.einsum("ij,ijk->ik", guessed, facts)
            bend = np.einsum("ij,ijk,ijl->kl", guessed, facts, facts) - mean.T @ mean
            weights += np.linalg.solve(bend + 1e-3 * np.eye(len(weights)), slope - 1e-3 * weights)
        self.scales[phase] = 1 / weights[0]
        self.gains[phase, 0] = weights[1:] - weights[1:].mean()

    def balance(self, phase: int, looked: list[Looked]) -> None:
        """The gains with which both say the same (Newton's method, in steps that are not too large)."""
        if len(looked) < FEWEST:
            sys.exit(f"Only {len(looked)} positions of phase {phase}: more games are needed.")
        for _ in range(MOST_LOOKS):
            off = self.moments(looked)
            if np.abs(off).max() < NEAR:
                return
            begun, slopes = self.gains[phase].copy(), np.zeros((len(off), len(off)))
            for k in range(len(off)):
                self.gains[phase] = begun
                self.gains[phase].flat[k] += 0.02
                slopes[:, k] = (self.moments(looked) - off) / 0.02
            step = np.clip(np.linalg.lstsq(slopes, -off, rcond=1e-3)[0], -0.3, 0.3)
            self.gains[phase] = begun + step.reshape(begun.shape)
            # Only differences count.
            self.gains[phase] -= self.gains[phase].mean(1, keepdims=True)
        sys.exit(f"Phase {phase}: not found after {MOST_LOOKS} looks.")

    def numbers(self) -> dict[str, object]:
        steps = self.gains * self.scales[:, None, None]
        return {
            "scales": [round(float(one), 3) for one in self.scales],
            "turns": np.round(steps[:, 0], 3).tolist(),
            "nears": np.round(steps[:, 1], 3).tolist(),
        }

    @classmethod
    def read(cls, players: int, numbers: dict[str, object]) -> Fit:
        fit = cls(players)
        fit.scales = np.array(numbers["scales"])
        fit.gains = np.array([numbers["turns"], numbers["nears"]]).swapaxes(0, 1) / fit.scales[:, None, None]
        return fit


def played(kind: tuple[str, ...], scoring: str, players: int, seed: int) -> taberna.Record:
    seated = [kind[seat % len(kind)] for seat in range(players)]
    return taberna.play(taberna.game("forum", players, scoring=scoring), seated, seed)


def positions(record: taberna.Record) -> list[ForumState]:
    return [state.clone() for state, _ in record.steps() if state.turn >= 0]  # type: ignore[misc]


def some(scoring: str, players: int, seeds: range) -> list[list[Looked]]:
    """Positions of games of all kinds, by phase."""
    found: list[list[Looked]] = [[] for _ in range(w.PHASES)]
    count = 0
    for seed in seeds:
        for kind in KINDS:
            for state in positions(played(kind, scoring, players, seed)):
                count += 1
                if count % EVERY == 0:
                    found[int(w.phase_of(state))].append(followed(state))
    return found


def fitted(scoring: str, players: int, games: int) -> dict[str, object]:
    """A position leads to its own phase or a later one: the last is first."""
    fit = Fit(players)
    seen: list[ForumState] = []
    results: list[list[float]] = []
    for seed in range(games):
        record = played(KINDS[0], scoring, players, seed)
        result = [0.0] * players
        share_win(record.replay(), result)
        for state in positions(record):
            seen.append(state)
            results.append(result)
    looked = some(scoring, players, range(games))
    facts, won = glances(seen), np.array(results)
    for phase in range(w.PHASES):
        here = facts.phases == phase
        fit.scale(phase, facts.those(here), won[here])
    for phase in reversed(range(w.PHASES)):
        fit.balance(phase, looked[phase])
    return fit.numbers()


# -- what is told -----------------------------------------------------------------------------------------------


def interval(values: Floats) -> tuple[float, float]:
    return float(values.mean()), SURE * float(values.std(ddof=1)) / sqrt(len(values))


def row(scoring: str, players: int, numbers: dict[str, object], games: int) -> tuple[str, int, int]:
    """How far apart both are in fresh games; how many places of how many phases lie outside their interval."""
    fit, outside, cells = Fit.read(players, numbers), 0, 0
    seeds = range(FRESH, FRESH + games)
    parts = [fit.apart(looked) for looked in some(scoring, players, seeds) if len(looked) > 1]
    for part in parts:
        for place in range(fit.places):
            there = part[~np.isnan(part[:, place]), place]
            mean, sure = interval(there)
            cells += 1
            outside += abs(mean) > sure
    together = np.concatenate(parts)
    last = together[:, -1][~np.isnan(together[:, -1])]
    now, before = interval(together[:, 0][~np.isnan(together[:, 0])]), interval(last)
    told = f"| {scoring} | {players} | {len(together)} | {now[0]:+.4f} ± {now[1]:.4f} "
    told += f"| {before[0]:+.4f} ± {before[1]:.4f} | {outside} of {cells} |"
    return told, outside, cells


def own_choices(kind: tuple[str, ...], games: int) -> list[str]:
    """What own and others' choices come to in games of four, for each bot."""
    seated = [kind[seat % len(kind)] for seat in range(4)]
    own: dict[str, list[float]] = {bot: [] for bot in seated}
    others: dict[str, list[float]] = {bot: [] for bot in seated}
    for seed in range(FRESH, FRESH + games):
        found = taberna.analyse(played(kind, "patrician", 4, seed), seed=seed, budget=GLANCE)
        for bot, one in zip(seated, found.summaries, strict=True):
            assert one.parts is not None
            own[bot].append(one.parts.own)
            others[bot].append(one.parts.others)
    lines = []
    for bot, found_own in own.items():
        # Seats of a game are not independent: games are counted.
        mean, sure = interval(np.array(found_own).reshape(games, -1).mean(1))
        deviation = float(np.std(found_own, ddof=1))
        lines.append(
            f"| {', '.join(seated)} | {bot} | {games} | {mean:+.3f} | ± {sure:.3f} | {deviation:.2f} "
            f"| {max(found_own):+.2f} | {sum(others[bot]) / len(others[bot]):+.3f} |"
        )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=150, help="of each kind of players, for each kind of game")
    parser.add_argument("--fresh", type=int, default=60, help="other games of each, that the numbers are tried on")
    parser.add_argument("--players", type=int, nargs="*", default=list(PLAYERS), choices=PLAYERS)
    parser.add_argument("--kept", action="store_true", help="fit nothing, try the numbers that are there")
    parser.add_argument("--save", action="store_true", help="write the numbers into the package, and the tables")
    asked = parser.parse_args()
    found = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for scoring in SCORINGS:
        for players in asked.players if not asked.kept else ():
            found.setdefault(scoring, {})[str(players)] = fitted(scoring, players, asked.games)
            print(f"{scoring}, {players} players: fitted", flush=True)
            if asked.save:
                FILE.write_text(json.dumps(found) + "\n", encoding="utf-8")
    if found != json.loads(read("taberna.games.forum", "gains.json")):
        sys.exit("Build the package with these numbers, then try them: --kept --save.")
    tried = [row(s, p, found[s][str(p)], asked.fresh) for s in SCORINGS for p in asked.players]
    lines = [
        "| scoring | players | positions | on turn, apart | has just acted, apart | outside their 95 % |",
        "|---|---:|---:|---:|---:|---:|",
        *(told for told, _, _ in tried),
    ]
    own = [
        "| seated | bot | games | own choices | 95 % | deviation in a game | most | choices of others |",
        "|---|---|---:|---:|---:|---:|---:|---:|",
        *(line for kind in KINDS for line in own_choices(kind, 2 * asked.fresh)),
    ]
    print("\n".join([*lines, "", *own]))
    if asked.save:
        told = f"Found in {asked.games} games of {len(KINDS)} kinds of players each, tried on {asked.fresh} others"
        save("forum gains", [f"{told}: {machine()}.", "", *lines, "", *own, ""])


if __name__ == "__main__":
    main()
