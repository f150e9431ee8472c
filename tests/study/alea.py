"""Learns what columns and cards are worth in Alea Romana: `python -m tests.study.alea --save`.

Solvers play each other. After every turn it is noted what every column and hand looked like, and when
the game is over what they came to; the weights are fitted to that by least squares, leaning towards
the rules of thumb where little was seen, and the next round of games is played with them. The same
seeds give the same weights. The values go to src/taberna/games/alea/values.json; `python -m tests.study.alea_gains
--save` belongs after it.

`python -m tests.study.alea --judge --save` writes to docs/results.md how far off these values are in fresh
games, and how the solver does against rules of thumb.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from pathlib import Path

import numpy as np
import numpy.typing as npt

import taberna
from taberna.arena.running import Cores
from taberna.games.alea.solver import (
    GAPS,
    LAST_TURN,
    PHASES,
    WEIGHTS,
    AleaSolver,
    Values,
    describe,
    learned,
    phase_of,
)
from taberna.games.alea.state import AleaState
from tests.results import machine, save
from tests.study.levels import Pair

FILE = Path(__file__).parents[2] / "src" / "taberna" / "games" / "alea" / "values.json"
FRESH = 9_000_000  # seeds from here on were not learned from
PLAYERS = (2, 2, 3, 4)  # how many sit at the tables, in turn
LEANING = 20.0  # how many times a weight must be seen to count as much as the rule of thumb
SCALES = [1.0, 1.5, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 25, 30, 40]

Sample = tuple[int, list[tuple[int, float]], float]  # phase, features, what came beyond what was written
Table = tuple[int, list[float], list[int]]  # phase, the points expected, the winners


def thumb() -> Values:
    """Where learning begins: gaps as the rules of thumb see them, cards at their points."""
    weights = np.ones((PHASES, WEIGHTS))
    weights[LAST_TURN, :GAPS] = 0.2
    return Values([float(one) for one in weights.ravel()], [12.0] * PHASES)


def game(values: Values, players: int, seed: int) -> tuple[list[Sample], list[Table]]:
    """One game of solvers against each other."""
    made = taberna.game("alea", players)
    state, dice = made.start(), taberna.Rng(seed)
    solver = AleaSolver(made, taberna.Rng(seed, 1), values)
    seen: list[tuple[int, int, list[tuple[int, float]], int]] = []
    tables: list[tuple[int, list[float]]] = []
    while not state.over:
        assert isinstance(state, AleaState)
        mover = state.seat
        state.do(state.pick(dice) if state.turn == taberna.CHANCE else solver.answer(state, state.options()))
        if state.seat != mover and not state.over:
            phase = phase_of(state)
            tables.append((phase, [values.points(state, phase, seat) for seat in range(players)]))
            for seat in range(state.seat if phase == LAST_TURN else 0, players):
                features: list[tuple[int, float]] = []
                describe(phase, state.columns[seat], state.cards[seat], features)
                seen.append((seat, phase, features, state.scores()[seat]))
    final, winners = state.scores(), state.winners()
    samples = [(phase, features, float(final[seat] - points)) for seat, phase, features, points in seen]
    return samples, [(phase, points, winners) for phase, points in tables]


def games(weights: list[float], scales: list[float], seeds: range) -> tuple[list[Sample], list[Table]]:
    values = Values(weights, scales)
    samples: list[Sample] = []
    tables: list[Table] = []
    for seed in seeds:
        found = game(values, PLAYERS[seed % len(PLAYERS)], seed)
        samples += found[0]
        tables += found[1]
    return samples, tables


def fitted(samples: list[Sample], before: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Weights by least squares, leaning towards what they were at the very beginning."""
    size = PHASES * WEIGHTS
    square, sums, seen = np.zeros((size, size)), np.zeros(size), np.zeros(size)
    for _, features, gained in samples:
        for index, amount in features:
            seen[index] += 1
            sums[index] += amount * gained
            for other, much in features:
                square[index, other] += amount * much
    # A weight leans as if it had been seen so many times more, each as large as it usually is.
    lean = LEANING * np.maximum(1.0, np.diag(square) / np.maximum(1.0, seen))
    return np.asarray(np.linalg.solve(square + np.diag(lean), sums + lean * before))


def scaled(tables: list[Table]) -> list[float]:
    """For every phase the scale under which the winners were likeliest."""
    best: list[float] = []
    for phase in range(PHASES):
        of_phase = [(points, winners) for one, points, winners in tables if one == phase]
        # Where nothing was seen everything is open, so the widest of equals is taken.
        best.append(min(reversed(SCALES), key=lambda scale: sum(surprise(p, w, scale) for p, w in of_phase)))
    return best


def surprise(points: list[float], winners: list[int], scale: float) -> float:
    top = max(points)
    parts = [exp((one - top) / scale) for one in points]
    return -sum(log(max(1e-12, parts[seat] / sum(parts))) for seat in winners) / len(winners)


def calibration(samples: list[Sample], weights: list[float]) -> list[str]:
    """How far what was expected is from what came, phase by phase."""
    lines = ["| rows of the fullest column | seen | expected, points | came | mean error of a tenth |"]
    lines.append("|---|---:|---:|---:|---:|")
    for phase in range(PHASES):
        pairs = sorted(
            (sum(weights[index] * amount for index, amount in features), gained)
            for one, features, gained in samples
            if one == phase
        )
        if len(pairs) < 10:
            continue
        parts = np.array_split(np.array(pairs), 10)
        off = np.mean([abs(part[:, 0].mean() - part[:, 1].mean()) for part in parts])
        means = np.array(pairs).mean(axis=0)
        name = "last turn" if phase == LAST_TURN else phase
        lines.append(f"| {name} | {len(pairs):,} | {means[0]:.1f} | {means[1]:.1f} | {off:.2f} |")
    return lines


def played(values: Values, begin: int, count: int, workers: int) -> tuple[list[Sample], list[Table]]:
    """So many games of solvers with these values."""
    step, end = -(-count // workers), begin + count
    parts = [range(k, min(k + step, end)) for k in range(begin, end, step)]
    with ProcessPoolExecutor(workers) as pool:
        jobs = [pool.submit(games, list(values.weights), list(values.scales), part) for part in parts]
        found = [job.result() for job in jobs]
    return [one for part in found for one in part[0]], [one for part in found for one in part[1]]


def learn(rounds: int, count: int, workers: int, keep: bool) -> None:
    values = thumb()
    start = np.array(list(values.weights))
    for k in range(rounds):
        samples, tables = played(values, 1_000_000 * (k + 1), count, workers)
        print(f"round {k + 1}, as expected before it:", *calibration(samples, list(values.weights)), sep="\n")
        values = Values([float(one) for one in fitted(samples, start)], scaled(tables))
        if keep:
            kept = {"weights": [round(one, 4) for one in values.weights], "scales": list(values.scales)}
            before = json.loads(FILE.read_text(encoding="utf-8"))
            FILE.write_text(json.dumps({**before, **kept}) + "\n", encoding="utf-8")


def judge(count: int, workers: int) -> list[str]:
    """How near the values are in games that they were not learned from, and what playing by them is worth."""
    values = learned()
    samples, _ = played(values, FRESH, count, workers)
    pair = Pair("alea", "solver", "thumb", count)
    rows = [pair.played(players, Cores(workers))[1] for players in (2, 4)]
    two, four = (f"{one.share:.0%} ({one.low:.0%}–{one.high:.0%})" for one in rows)
    return [
        f"{count} fresh games between solvers: the points that a player still got after a turn, beside those that "
        "were expected. The mean error is that of tenths of the positions, from the least to the most promising. "
        f"{machine()}.",
        "",
        *calibration(samples, list(values.weights)),
        "",
        f"The solver won {two} of {count} games for two against rules of thumb, which guess what a card saves, "
        f"and {four} of {count} games against three of them, {rows[1].fair:.1f} × the fair share.",
        "",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="games in each round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--judge", action="store_true", help="learn nothing; say how good the values are")
    parser.add_argument("--save", action="store_true", help="write the values into the package, or the judgement")
    asked = parser.parse_args()
    if not asked.judge:
        learn(asked.rounds, asked.games, asked.workers, asked.save)
        return
    lines = judge(asked.games, asked.workers)
    print("\n".join(lines))
    if asked.save:
        save("alea", lines)


if __name__ == "__main__":
    main()
