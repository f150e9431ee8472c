"""Consul and imperator against OpenSpiel's search: `python -m tests.study.openspiel --save`.

Their search plays our games as `taberna.research.openspiel` offers them: MCTS at Forum, where everything is open,
and IS-MCTS at Pecunia, which deals what a seat can't know anew for every simulation. Both are the ones in Python,
because those in C++ can't play games that are written in Python (they crash). Their rollouts are done by our
compiled engine. Both sides have the same processor time a move; how many simulations theirs can do in it is
measured from move to move. Every deal is played from both seats. With `--times 8` ours has eight times theirs:
what it wins more so says how much of the rest more thinking could bring, and how much is luck.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import taberna
from taberna import Bot, Decision, Game, Rng, View
from taberna.arena.standing import interval
from taberna.bots import Budget, SearchBot
from taberna.bots.network.model import model
from taberna.bots.network.offered import shipped
from taberna.bots.network.searching import NetworkBot
from taberna.games import manifest
from taberna.research.openspiel import Held, SpielState
from tests.results import machine, save, saved

NAMES = {"forum": "Forum", "pecunia": "Pecunia"}
EXPLORE = 1.4


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
    """OpenSpiel's search in the seat of one of our bots."""

    def __init__(self, name: str, seconds: float, seed: int) -> None:
        self.game = pyspiel.load_game(f"taberna_{name}(players=2)")
        self.seconds = seconds
        self.random = np.random.RandomState(seed)
        self.rng = Rng(seed)
        self.playouts = Playouts(seed)
        self.rate = 500.0  # simulations a second, as far as is known
        self.simulations = 0
        self.moves = 0

    def choose(self, view: View, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        count = max(2, int(self.rate * self.seconds))
        bot = self._informed(view, count) if self.game.inner.hidden else self._open(count)
        began = time.process_time()
        action: int = self.game.choices.action(bot.step(self._imagined(view)), decision.seat)
        self.rate = count / max(1e-4, time.process_time() - began)
        self.simulations += count
        self.moves += 1
        return action

    def _open(self, count: int) -> Any:
        return mcts.MCTSBot(self.game, EXPLORE, count, self.playouts, random_state=self.random)

    def _informed(self, view: View, count: int) -> Any:
        bot = ismcts.ISMCTSBot(
            self.game, self.playouts, EXPLORE, count, random_state=self.random, use_observation_string=True
        )
        bot.set_resampler(lambda state, player: self._imagined(view))
        return bot

    def _imagined(self, view: View) -> SpielState:
        state: SpielState = self.game.new_initial_state()
        imagined = self.game.inner.imagine(view, self.rng)
        state.held = Held(imagined, imagined.clone())
        return state


def consul(game: Game, seed: int, budget: Budget) -> Bot:
    brings = manifest(game.name)
    evaluator = brings.find(brings.evaluator)(game, Rng(seed))
    heuristic = brings.find(brings.heuristic)(game, Rng(seed)) if brings.cautious else None
    return SearchBot(game, Rng(seed, 1), evaluator, brings.explore, budget, time.process_time, heuristic)


def imperator(game: Game, seed: int, budget: Budget) -> Bot:
    brings, network = manifest(game.name), model(str(shipped(game.name)))
    estimate = brings.find(brings.estimate or brings.evaluator)(game, Rng(seed))
    explore, clock = brings.network_explore, time.process_time
    return NetworkBot(game, Rng(seed, 1), network, budget, explore, estimate, brings.advice, clock)


OURS = {"consul": consul, "imperator": imperator}


def games(
    name: str, who: str, seeds: Iterable[int], seconds: float, times: float
) -> list[tuple[float, float, int]]:
    """For each deal the share of our wins, the simulations they did a move, and their moves."""
    found = []
    game = taberna.game(name, players=2)
    for seed in seeds:
        shares = []
        theirs = Theirs(name, seconds, seed)
        for seat in range(2):
            # He thinks so long, by the processor's time.
            ours = OURS[who](game, seed, Budget(1_000_000, int(1000 * times * seconds)))
            result = taberna.play(game, [ours, theirs] if seat == 0 else [theirs, ours], seed).result
            assert result is not None and isinstance(result["winners"], list)
            shares.append((seat in result["winners"]) / len(result["winners"]))
        found.append((sum(shares) / 2, theirs.simulations / theirs.moves, theirs.moves))
        print(f"{name}: deal {seed}, {shares}", flush=True)
    return found


def subject(who: str, times: float) -> str:
    """How a result begins, by which it is found again."""
    return who.capitalize() if times == 1 else f"{who.capitalize()}, with {times:g} times their time,"


def study(name: str, who: str, deals: range, seconds: float, times: float, workers: int) -> str:
    with ProcessPoolExecutor(workers) as pool:
        jobs = [pool.submit(games, name, who, deals[k::workers], seconds, times) for k in range(workers)]
        found = [one for job in jobs for one in job.result()]
    share, low, high = interval([one[0] for one in found])
    rate = sum(one[1] for one in found) / len(found) / seconds
    bot = "IS-MCTS" if taberna.game(name, players=2).hidden else "MCTS"
    both = "both" if times == 1 else "theirs"
    games_won = f"{share:.1%} ({low:.1%}–{high:.1%}) of {2 * len(found)} games"
    return (
        f"{subject(who, times)} wins {games_won} of {NAMES[name]} for two against OpenSpiel's {bot} bot, "
        f"{both} with {seconds:g} s of processor time a move. Theirs does {rate:,.0f} simulations a second, "
        f"with random playouts by our engine. {machine()}."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", choices=NAMES, default=list(NAMES))
    parser.add_argument("--who", nargs="*", choices=OURS, default=list(OURS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.02, help="processor time a move")
    parser.add_argument("--times", type=float, default=1, help="how many times as long ours thinks")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--save", action="store_true", help="write the results to docs/results.md")
    asked = parser.parse_args()
    for name in asked.only:
        for who in asked.who:
            line = study(name, who, range(-(-asked.games // 2)), asked.seconds, asked.times, asked.workers)
            print(line)
            if asked.save:
                begins = f"{subject(who, asked.times)} wins"
                there = [one for one in saved(f"openspiel-{name}") if one and not one.startswith(begins)]
                save(f"openspiel-{name}", [text for one in sorted([*there, line]) for text in (one, "")])


if __name__ == "__main__":
    main()
