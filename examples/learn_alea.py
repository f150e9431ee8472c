"""A learner in sixty lines: policy gradient on Alea, against an opponent who plays at random.

    python examples/learn_alea.py            # needs taberna[batch]; a few seconds

The policy is one matrix from the tensor to the actions. Every round plays many games at once and pushes
the matrix towards what was done in games that were won (REINFORCE).
"""

import os
import sys
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # with small matrices threads only wait for each other

import numpy as np

from taberna.research import batch
from taberna.research.batches import Batch

LEARNER = 0  # the seat that learns; the other one plays at random
Array = np.ndarray[Any, Any]


def play(env: Batch, weights: Array, steps: int, rng: np.random.Generator) -> list[list[Array]]:
    """What the learner saw, how likely it was to do what, what it did, and what it won, step by step."""
    story = []
    for _ in range(steps):
        seen, mine = env.observations / env.scales, env.turns == LEARNER
        wishes = np.where(env.masks, seen @ weights, -np.inf)
        odds = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        # The largest of wishes with Gumbel's noise is a draw by these odds.
        drawn = np.argmax(wishes + rng.gumbel(size=wishes.shape), axis=1)
        chosen = np.where(mine, drawn, env.sample())
        _, _, rewards, ended = env.step(chosen)
        story.append([seen, odds, chosen, mine, rewards[:, LEARNER].copy(), ended.copy()])
    return story


def learn(rounds: int = 6, games: int = 128, steps: int = 250, seed: int = 1) -> list[float]:
    """The mean reward of each round, from -1 (always lost) to 1 (always won)."""
    env = batch("alea", games, players=2, seed=seed, workers=1, masks="bool", patience=2)
    weights = np.zeros((int(env.encoding.size), int(env.space.size)), np.float32)
    rng = np.random.default_rng(seed)
    means = []
    for _ in range(rounds):
        story = play(env, weights, steps, rng)
        means.append(float(np.concatenate([won[ended] for *_, won, ended in story]).mean()))
        gradient = np.zeros_like(weights)
        result, known = np.zeros(games), np.zeros(games, bool)
        for seen, odds, chosen, mine, won, ended in reversed(story):
            # Backwards, so that every choice knows how its game ended; what is unfinished teaches nothing.
            result, known = np.where(ended, won, result), known | ended
            use = mine & known
            push = -odds[use]
            push[np.arange(len(push)), chosen[use]] += 1
            gradient += seen[use].T @ (push * (result[use] - means[-1])[:, None])
        weights += gradient / np.abs(gradient).max()
    return means


if __name__ == "__main__":
    for number, mean in enumerate(learn(*map(int, sys.argv[1:])), 1):
        print(f"round {number}: mean reward {mean:+.2f} {'█' * round(20 * (mean + 1))}")
