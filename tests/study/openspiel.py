"""Consul against OpenSpiel's MCTS bot, on Forum: `python -m tests.study.openspiel --save`.

Their search plays our game as `taberna.research.openspiel` offers it: the search in Python, because the one in
C++ can't play games that are written in Python (it crashes). Its rollouts are done by our compiled engine. Both
have the same processor time a move; how many simulations theirs can do in it is measured from move to move.
Every deal is played from both seats.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import taberna
from taberna import Decision, Rng, View
from taberna.arena.standing import interval
from taberna.bots import Budget, SearchBot
from taberna.games.forum.evaluator import ForumEvaluator
from taberna.research.openspiel import Held, SpielState
from tests.results import machine, save

GAME = "taberna_forum(players=2)"


class Playouts(mcts.Evaluator):  # type: ignore[misc]
    """Random rollouts, done by our compiled engine: theirs are spared the way through the adapter."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def evaluate(self, state: SpielState) -> list[float]:
        played = state.clone()
        played.held.state.playout(self.rng)
        found: list[float] = played.returns()
        return found

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        options = state.legal_actions()
        return [(action, 1 / len(options)) for action in options]


class Theirs:
    """OpenSpiel's MCTS bot in the seat of one of ours."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.game = pyspiel.load_game(GAME)
        self.seconds = seconds
        self.random = np.random.RandomState(seed)
        self.playouts = Playouts(seed)
        self.rate = 500.0  # simulations a second, as far as is known
        self.simulations = 0
        self.moves = 0

    def choose(self, view: View, decision: Decision) -> int:
        root = self.game.new_initial_state()
        imagined = self.game.inner.imagine(view, Rng(0))
        root.held = Held(imagined, imagined.clone())
        count = max(2, int(self.rate * self.seconds))
        bot = mcts.MCTSBot(self.game, 1.4, count, self.playouts, random_state=self.random)
        began = time.process_time()
        action: int = self.game.choices.action(bot.step(root), decision.seat)
        self.rate = count / max(1e-4, time.process_time() - began)
        self.simulations += count
        self.moves += 1
        return action


def games(seeds: Iterable[int], seconds: float) -> list[tuple[float, float, int]]:
    """For each deal the share of our wins, the simulations they did a move, and their moves."""
    found = []
    game = taberna.game("forum", players=2)
    for seed in seeds:
        shares = []
        theirs = Theirs(seconds, seed)
        for seat in range(2):
            budget = Budget(1_000_000, int(1000 * seconds))
            ours = SearchBot(
                game, Rng(seed, seat), ForumEvaluator(game, Rng(seed)), 0.1, budget, time.process_time
            )
            result = taberna.play(game, [ours, theirs] if seat == 0 else [theirs, ours], seed).result
            assert result is not None and isinstance(result["winners"], list)
            shares.append((seat in result["winners"]) / len(result["winners"]))
        found.append((sum(shares) / 2, theirs.simulations / theirs.moves, theirs.moves))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.1, help="processor time a move")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--save", action="store_true", help="write the result to docs/results.md")
    asked = parser.parse_args()
    deals = range(-(-asked.games // 2))
    with ProcessPoolExecutor(asked.workers) as pool:
        jobs = [pool.submit(games, deals[k :: asked.workers], asked.seconds) for k in range(asked.workers)]
        found = [one for job in jobs for one in job.result()]
    share, low, high = interval([one[0] for one in found])
    rate = sum(one[1] for one in found) / len(found) / asked.seconds
    line = (
        f"Consul's search wins {share:.1%} ({low:.1%}–{high:.1%}) of {2 * len(found)} games of Forum for two "
        f"against OpenSpiel's MCTS bot, both with {asked.seconds:g} s of processor time a move. Theirs does "
        f"{rate:,.0f} simulations a second, with random playouts by our engine. {machine()}."
    )
    print(line)
    if asked.save:
        save("openspiel", [line, ""])


if __name__ == "__main__":
    main()
