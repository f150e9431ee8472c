"""RLlib's PPO learns a game from play against itself, with masked actions: one network for all seats.

    python examples/learn_rllib.py           # needs taberna[pettingzoo] and ray[rllib], torch; half a minute

Everything but the names of two keys is RLlib's own: its wrapper for PettingZoo and its module that masks actions.
"""

import sys
from typing import Any

from gymnasium.spaces import Box, Dict
from ray.rllib.algorithms.algorithm import Algorithm
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from taberna.research import zoo

POLICY = "everybody"


class Table(PettingZooEnv):  # type: ignore[misc]
    """What PettingZoo calls "observation", RLlib's module calls "observations", and wants a mask of floats."""

    def __init__(self, config: dict[str, Any]) -> None:
        super().__init__(zoo.env(**config))
        for agent, space in self.observation_spaces.items():
            mask = Box(0.0, 1.0, space["action_mask"].shape)
            self.observation_spaces[agent] = Dict(observations=space["observation"], action_mask=mask)
        self.observation_space = Dict(self.observation_spaces)

    def reset(self, **arguments: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        seen, infos = super().reset(**arguments)
        return renamed(seen), infos

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        seen, *rest = super().step(actions)
        return renamed(seen), *rest


def renamed(seen: dict[str, Any]) -> dict[str, Any]:
    return {
        agent: {"observations": one["observation"], "action_mask": one["action_mask"].astype("float32")}
        for agent, one in seen.items()
    }


def learner(game: str = "alea", **options: object) -> Algorithm:
    register_env("taberna", Table)
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [64, 64]})
    config = (
        PPOConfig()
        .environment("taberna", env_config={"name": game, "players": 2, **options}, disable_env_checking=True)
        .env_runners(num_env_runners=0, rollout_fragment_length=256)
        .multi_agent(policies={POLICY}, policy_mapping_fn=lambda agent, *_, **__: POLICY)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={POLICY: module}))
        .training(train_batch_size_per_learner=256, minibatch_size=64, num_epochs=2)
        .debugging(seed=1)
    )
    return config.build_algo()


def main(rounds: int = 5) -> None:
    algorithm = learner(patience=2)
    for number in range(1, rounds + 1):
        found = algorithm.train()
        played, entropy = found["env_runners"], found["learners"][POLICY]["entropy"]
        print(f"round {number}: {played['num_env_steps_sampled_lifetime']:.0f} steps, entropy {entropy:.2f}")
    algorithm.stop()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
