"""Agents that play at random, in every interface.

python examples/random_agents.py         # needs taberna[batch,gym,openspiel,pettingzoo]
"""

import gymnasium
import numpy as np
import pyspiel

import taberna
import taberna.research.gym
import taberna.research.openspiel
from taberna.research import batch, zoo


def engine(rng: taberna.Rng) -> list[int]:
    """The engine itself: chance is a seat, actions are numbers."""
    state = taberna.game("alea", players=3).start()
    while not state.over:
        if state.turn == taberna.CHANCE:
            state.apply(state.pick(rng))
        else:
            options = state.options()
            state.apply(options[rng.below(len(options))])
    return state.scores()


def batches(steps: int) -> float:
    """256 games at once: how many games end in a hundred steps of one."""
    env = batch("forum", 256, players=4, workers=1)
    ends = sum(int(env.step(env.sample())[3].sum()) for _ in range(steps))
    return 100 * ends / (256 * steps)


def openspiel(rng: np.random.RandomState) -> list[float]:
    state = pyspiel.load_game("taberna_pecunia(players=3,upgrades=True)").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    returns: list[float] = state.returns()
    return returns


def pettingzoo(seed: int) -> dict[str, float]:
    env = zoo.env("forum", players=4)
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        paid[agent] += reward
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    return paid


def gym(seed: int) -> float:
    """One seat against our rules of thumb."""
    env = gymnasium.make("taberna/alea-v3", players=2, opponents="thumb")
    _, info = env.reset(seed=seed)
    reward, over = 0.0, False
    while not over:
        _, paid, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        reward += float(paid)
    return reward


def main() -> None:
    print("engine, alea, scores:      ", engine(taberna.Rng(1)))
    print("batch, forum, ends per 100:", round(batches(300), 2))
    print("OpenSpiel, pecunia:        ", openspiel(np.random.RandomState(1)))
    print("PettingZoo, forum:         ", pettingzoo(1))
    print("Gymnasium, alea:           ", gym(1))


if __name__ == "__main__":
    main()
