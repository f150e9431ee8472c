"""Consul against OpenSpiel's MCTS bot, on Forum: `python -m tests.study.openspiel --save`.

Their search plays through an adapter that gives it our game: the one in Python, because the one in C++ can't
play games that are written in Python (it crashes). Its rollouts are done by our compiled engine. Both have
the same processor time a move; how many simulations theirs can do in it is measured from move to move.
Every deal is played from both seats.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import taberna
from taberna import Decision, Rng, View
from taberna.arena.standing import interval
from taberna.bots import Budget, SearchBot
from taberna.bots.search.forum import ForumPolicy
from tests.results import machine, save

KIND = pyspiel.GameType(
    short_name="taberna_forum",
    long_name="Forum Romanum",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)


class Adapter(pyspiel.Game):  # type: ignore[misc]
    """Forum for two, as OpenSpiel sees a game."""

    def __init__(self, params: Any = None) -> None:
        self.ours = taberna.game("forum", players=2)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.ours.actions.texts), max_chance_outcomes=2, num_players=2,
            min_utility=-1.0, max_utility=1.0, utility_sum=0.0, max_game_length=5000,
        )  # fmt: skip
        super().__init__(KIND, info, params or {})

    def new_initial_state(self) -> Position:
        return Position(self, self.ours.start())


class Held:
    """A state as OpenSpiel copies it: by `deepcopy`."""

    def __init__(self, state: taberna.State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.state.clone())


class Position(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: Adapter, state: taberna.State) -> None:
        super().__init__(game)
        self.held = Held(state)

    def current_player(self) -> int:
        state = self.held.state
        if state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.turn == taberna.CHANCE else int(state.turn)

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.state.options()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.held.state.chance()
        return [(action, weight / sum(one for _, one in outcomes)) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.held.state.do(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.state.game.text(action)

    def is_terminal(self) -> bool:
        return self.held.state.over

    def returns(self) -> list[float]:
        winners = self.held.state.winners()
        return [0.0, 0.0] if len(winners) != 1 else [1.0 if seat in winners else -1.0 for seat in range(2)]

    def __str__(self) -> str:
        return str(self.held.state.position())


class Playouts(mcts.Evaluator):  # type: ignore[misc]
    """Random rollouts, done by our compiled engine: theirs are spared the way through the adapter."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def evaluate(self, state: Position) -> list[float]:
        played = state.clone()
        played.held.state.playout(self.rng)
        found: list[float] = played.returns()
        return found

    def prior(self, state: Position) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        options = state.legal_actions()
        return [(action, 1 / len(options)) for action in options]


class Theirs:
    """OpenSpiel's MCTS bot in the seat of one of ours."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.adapter = Adapter()
        self.seconds = seconds
        self.random = np.random.RandomState(seed)
        self.playouts = Playouts(seed)
        self.rate = 500.0  # simulations a second, as far as is known
        self.simulations = 0
        self.moves = 0

    def choose(self, view: View, decision: Decision) -> int:
        root = Position(self.adapter, self.adapter.ours.imagine(view, Rng(0)))
        count = max(2, int(self.rate * self.seconds))
        bot = mcts.MCTSBot(self.adapter, 1.4, count, self.playouts, random_state=self.random)
        began = time.process_time()
        action = int(bot.step(root))
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
            ours = SearchBot(game, Rng(seed, seat), ForumPolicy(game, Rng(seed)), 0.1, budget, time.process_time)
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
