"""The ends of games that we ship, solved by OpenSpiel's own algorithms: `python -m tests.study.endgames --save`.

CFR+ solves them; where nothing is hidden and nothing is left to chance, plain search does, exactly.
"""

from __future__ import annotations

import argparse
import time

import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, minimax
from open_spiel.python.policy import TabularPolicy

import taberna
from taberna.research import openspiel
from taberna.research.endgames import endgames
from tests.results import machine, save


def histories(state: openspiel.SpielState) -> int:
    return 1 + sum(histories(state.child(action)) for action in state.legal_actions())


def solved(game: pyspiel.Game, iterations: int) -> list[str]:
    """Histories, information states, exploitability at random and solved, and what it is worth to the first."""
    random = TabularPolicy(game)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION and not drawn(game):
        return searched(game, random)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    begin = game.new_initial_state()
    value = expected_game_score.policy_value(begin, [found] * game.num_players())[0]
    return [
        f"{histories(begin):,}",
        f"{len(random.states):,}",
        f"{exploitability.exploitability(game, random):.4f}",
        f"{exploitability.exploitability(game, found):.5f}",
        f"{value:+.4f}",
    ]


def drawn(game: pyspiel.Game) -> bool:
    """Whether chance has a say in it."""

    def below(state: openspiel.SpielState) -> bool:
        return state.is_chance_node() or any(below(state.child(action)) for action in state.legal_actions())

    return below(game.new_initial_state())


def searched(game: pyspiel.Game, random: TabularPolicy) -> list[str]:
    begin = game.new_initial_state()
    value, _ = minimax.expectiminimax(begin, game.max_game_length(), None, 0)
    return [
        f"{histories(begin):,}",
        f"{len(random.states):,}",
        f"{exploitability.exploitability(game, random):.4f}",
        "0, by search",
        f"{value:+.4f}",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--save", action="store_true", help="write the table to docs/results.md")
    asked = parser.parse_args()
    lines = [
        "| endgame | histories | information states | exploitability at random | of the solution | worth |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    began = time.process_time()
    for name in taberna.names():
        for which in endgames(name):
            row = solved(openspiel.endgame(name, which), asked.iterations)
            lines.append(f"| {name} `{which}` | {' | '.join(row)} |")
            print(lines[-1], flush=True)
    spent = time.process_time() - began
    told = f"{asked.iterations} iterations of CFR+, {spent:.0f} s of processor time in all: {machine()}."
    if asked.save:
        save("endgames", [*lines, "", told, ""])


if __name__ == "__main__":
    main()
