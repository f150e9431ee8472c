"""Tianshou's DQN learns a game against one who plays at random, with masked actions.

    python examples/learn_tianshou.py        # needs taberna[pettingzoo] and tianshou; half a minute

The wrapper for PettingZoo is Tianshou's own and finds the masks by itself; each seat has an algorithm. A few
thousand steps teach DQN little: this shows how the parts fit.
"""

import sys
from typing import Any

import numpy as np
import torch
from tianshou.algorithm import DQN, MARLRandomDiscreteMaskedOffPolicyAlgorithm, MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from taberna.research import zoo

LEARNER = 0  # the seat that learns
TABLES = 8


def table(**options: Any) -> Any:
    return PettingZooEnv(zoo.env("alea", players=2, **options))


def algorithm(env: Any) -> Any:
    """DQN in the learner's seat, one who plays at random in the other."""
    shape, actions = env.observation_space["observation"].shape, env.action_space
    model = Net(state_shape=shape, action_shape=int(actions.n), hidden_sizes=[64, 64])
    policy = DiscreteQLearningPolicy(model=model, action_space=actions, eps_training=0.2)
    learns = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=0.99, target_update_freq=100)
    return MultiAgentOffPolicyAlgorithm(
        algorithms=[learns, MARLRandomDiscreteMaskedOffPolicyAlgorithm(actions)], env=env
    )


def learn(rounds: int, steps: int, games: int, **options: Any) -> list[float]:
    """The mean return of the learner in so many games, before it has learned and after every round."""
    np.random.seed(1)
    torch.manual_seed(1)
    playing = DummyVectorEnv([lambda: table(**options)] * TABLES)
    judging = DummyVectorEnv([lambda: table(**options)] * TABLES)
    both = algorithm(table(**options))
    plays = Collector(both, playing, VectorReplayBuffer(20_000, TABLES), exploration_noise=True)
    judges = Collector(both, judging)
    found: list[float] = []

    def score(stats: Any) -> float:
        found.append(float(stats.returns.mean()))
        return found[-1]

    both.run_training(
        OffPolicyTrainerParams(
            training_collector=plays,
            test_collector=judges,
            max_epochs=rounds,
            epoch_num_steps=steps,
            collection_step_num_env_steps=10 * TABLES,
            test_step_num_episodes=games,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=64,
            compute_score_fn=score,
            multi_agent_return_reduction=lambda returns: returns[:, LEARNER],
            verbose=False,
            show_progress=False,
        )
    )
    return found


def main(rounds: int = 2, steps: int = 2000, games: int = 40) -> None:
    for number, mean in enumerate(learn(rounds, steps, games, patience=2)):
        print(f"after {number * steps} steps: mean return {mean:+.2f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
