"""OpenSpiel's information-set tree search against one of our bots, at Pecunia non olet.

python examples/ismcts_against_ours.py                       # needs taberna[openspiel]
python examples/ismcts_against_ours.py --bot thumb --games 10 --simulations 200

Ours sees what a person in its seat sees; theirs searches the same game through OpenSpiel.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import taberna
import taberna.research.openspiel
from taberna.bots import best


def play(ours: str, simulations: int, target: int, seed: int) -> float:
    """One game; what it was worth to our bot. Who begins depends on the seed."""
    game = pyspiel.load_game(f"taberna_pecunia(players=2,target={target})")
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    theirs = ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=rng)
    seat = seed % 2
    bot = taberna.bot(ours, game.inner, taberna.Rng(seed))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        elif state.current_player() == seat:
            inner = state.held.state
            action = bot.choose(inner.view(seat), inner.decision())
            state.apply_action(game.choices.number(action, seat))
        else:
            state.apply_action(theirs.step(state))
    return float(state.returns()[seat])


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default=best("pecunia"))
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--target", type=int, default=15)
    asked = parser.parse_args(arguments)
    won = 0
    for seed in range(asked.games):
        won += play(asked.bot, asked.simulations, asked.target, seed) > 0
        print(f"{asked.bot} has won {won} of {seed + 1} games against IS-MCTS")


if __name__ == "__main__":
    main()
