"""A learner as people write it, on the environment of many games: CleanRL's PPO in one file, with masks."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import taberna.research.gym  # noqa: F401 (registers the games)

GAMES, STEPS, UPDATES, EPOCHS = 64, 32, 12, 4
DISCOUNT, LAMBDA, CLIP, ENTROPY, RATE = 0.99, 0.95, 0.2, 0.01, 2e-3


def test_ppo_as_cleanrl_writes_it_learns_to_beat_random_play() -> None:
    torch = pytest.importorskip("torch")
    torch.manual_seed(1)
    torch.set_num_threads(1)
    envs: Any = gymnasium.make_vec("taberna/alea-v3", num_envs=GAMES, players=2, opponents="random", workers=1)
    size, actions = envs.single_observation_space.shape[0], int(envs.single_action_space.n)
    body = torch.nn.Sequential(torch.nn.Linear(size, 64), torch.nn.Tanh())
    actor, critic = torch.nn.Linear(64, actions), torch.nn.Linear(64, 1)
    parameters = [*body.parameters(), *actor.parameters(), *critic.parameters()]
    optimizer = torch.optim.Adam(parameters, RATE)

    def judge(seen: Any, masks: Any) -> tuple[Any, Any]:
        hidden = body(seen)
        logits = actor(hidden).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), critic(hidden).squeeze(-1)

    seen, infos = envs.reset(seed=1)
    returns: list[float] = []
    for _ in range(UPDATES):
        rollout: list[tuple[Any, ...]] = []
        for _ in range(STEPS):
            now, masks = torch.from_numpy(seen), torch.from_numpy(infos["action_mask"].astype(np.bool_))
            with torch.no_grad():
                policy, value = judge(now, masks)
            chosen = policy.sample()
            seen, won, ended, _, infos = envs.step(chosen.numpy())
            returns += won[ended].tolist()
            told = torch.from_numpy(won.astype(np.float32)), torch.from_numpy(ended)
            rollout.append((now, masks, chosen, policy.log_prob(chosen), value, *told))
        with torch.no_grad():
            last = judge(torch.from_numpy(seen), torch.from_numpy(infos["action_mask"].astype(np.bool_)))[1]
        learn(torch, judge, optimizer, parameters, rollout, last)
    envs.close()
    assert len(returns) > 200
    third = len(returns) // 3
    assert np.mean(returns[-third:]) > np.mean(returns[:third]) + 0.25


def learn(
    torch: Any, judge: Any, optimizer: Any, parameters: Any, rollout: list[tuple[Any, ...]], last: Any
) -> None:
    """Advantages from the last step to the first, then some epochs of the clipped loss."""
    gained: list[Any] = []
    after = last
    advantage = torch.zeros_like(last)
    for _, _, _, _, value, won, ended in reversed(rollout):
        goes_on = (~ended).float()
        advantage = won + DISCOUNT * goes_on * after - value + DISCOUNT * LAMBDA * goes_on * advantage
        after = value
        gained.insert(0, advantage)
    gains = torch.cat(gained)
    seen, masks, chosen, before, values = (torch.cat([one[k] for one in rollout]) for k in range(5))
    wanted = gains + values
    scaled = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(seen)).chunk(4):
            policy, value = judge(seen[part], masks[part])
            ratio = (policy.log_prob(chosen[part]) - before[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            surrogate = torch.min(ratio * scaled[part], clipped * scaled[part]).mean()
            loss = -surrogate + 0.5 * (value - wanted[part]).square().mean() - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(parameters, 0.5)
            optimizer.step()
