"""What a turn of Alea is expected to add, for those who look back at games: `python -m tests.study.alea_gains`.

At the end of a turn everybody's chance is judged at a glance; with the next turn looked through it is judged
again. On average both must say the same of whoever has that turn, else a turn that is only played as well as can
be would count as skill. The shares that make it so, by phase, belong into `GAINS` of
`taberna/games/alea/evaluator.py`.
"""

from __future__ import annotations

import argparse

import taberna
from taberna import State
from taberna.games.alea import evaluator
from taberna.games.alea.evaluator import AleaEvaluator
from taberna.games.alea.solver import phase_of
from taberna.games.alea.state import AleaState

ROUNDS = 10
# How far one round goes: a gain of 1 moves a chance by about 0.8.
STEP = 1.3
# Fewer positions than that say nothing of a phase.
FEWEST = 20


def begun_turns(games: int) -> list[AleaState]:
    """Positions in which a turn begins, one of each round or so, of games of two to four strong players."""
    found: list[AleaState] = []
    for seed in range(games):
        players = 2 + seed % 3
        record = taberna.play(taberna.game("alea", players), ["senator"] * players, seed)
        before = -1
        for state, _ in record.steps():
            assert isinstance(state, AleaState)
            begins = int(state.seat) != before
            before = int(state.seat)
            if begins and (int(state.round) + int(state.seat)) % 3 == 0:
                found.append(state.clone())
    return found


def differences(turns: list[AleaState]) -> dict[int, list[float]]:
    """By phase: by how much more whoever has the turn is given when it is looked through."""
    found: dict[int, list[float]] = {}
    for state in turns:
        judge = AleaEvaluator(state.game, taberna.Rng(1))
        results = [0.0] * state.game.players
        judge.evaluate(state, taberna.Rng(1), results)
        seat = int(state.seat)
        found.setdefault(int(phase_of(state)), []).append(results[seat] - glance(judge, state)[seat])
    return found


def glance(judge: AleaEvaluator, state: State) -> list[float]:
    assert isinstance(state, AleaState)
    return judge.judge(state)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    asked = parser.parse_args()
    turns = begun_turns(asked.games)
    print(f"{len(turns)} turns", flush=True)
    for _ in range(ROUNDS):
        found = differences(turns)
        for phase, apart in sorted(found.items()):
            mean = sum(apart) / len(apart)
            print(f"  phase {phase}: {len(apart)} turns, {mean:+.4f}")
            if len(apart) >= FEWEST:
                evaluator.GAINS[phase] += STEP * mean
        print([round(one, 3) for one in evaluator.GAINS], flush=True)


if __name__ == "__main__":
    main()
