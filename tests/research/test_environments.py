"""PettingZoo and Gymnasium: their own tests pass, and what an environment says is what happened."""

from __future__ import annotations

import itertools
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

import taberna
from taberna.research import gym, zoo

GAMES = [("alea", {"players": 2}), ("forum", {"players": 3}), ("pecunia", {"players": 3, "target": 10})]
# PettingZoo warns of observations that are dictionaries, though its own masks must be in one.
lenient = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo.*")


@lenient
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_pettingzoos_api_test(name: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(zoo.env(name, **options), num_cycles=150)
    assert "Passed API test" in capsys.readouterr().out


@lenient
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_pettingzoos_seed_test(name: str, options: dict[str, Any]) -> None:
    seed_test(lambda: zoo.env(name, **options), num_cycles=60)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_pettingzoos_performance_benchmark(
    name: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It runs for five seconds; on our clock they are 50 rounds of the table."""
    ticks = itertools.count(0, 0.1)
    module = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(zoo.env(name, **options))
    assert "Finished performance benchmark" in capsys.readouterr().out


def test_a_game_in_pettingzoo_is_the_game() -> None:
    env = zoo.env("alea", players=3, render_mode="ansi", patience=2)
    env.reset(seed=4)
    rng = taberna.Rng(1)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        paid[agent] += reward
        if termination:
            env.step(None)
            continue
        state = env.unwrapped.state_now
        space = env.unwrapped.space
        seat = int(state.turn)
        legal = [space.action(int(k), seat) for k in np.flatnonzero(observation["action_mask"])]
        assert legal == state.options()
        assert env.unwrapped.render().count('"seat": null') == 1
        env.step(space.number(legal[rng.below(len(legal))], seat))
    winners = env.unwrapped.state_now.winners()
    best = max(paid.values())
    assert [k for k, value in enumerate(paid.values()) if value == best] == winners
    assert sum(paid.values()) == pytest.approx(0)


def test_who_breaks_the_rules_in_pettingzoo_loses() -> None:
    env = zoo.env("alea")
    env.reset(seed=1)
    env.step(200)
    assert env.rewards["player_0"] == -1
    assert all(env.terminations.values())


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_gymnasiums_check(name: str, options: dict[str, Any]) -> None:
    made = next(one for one in gym.GAMES if one.startswith(f"taberna/{name}-"))
    check_env(gymnasium.make(made, **options).unwrapped, skip_render_check=True)


def test_a_game_in_gymnasium_is_played_to_its_end() -> None:
    env: Any = gymnasium.make(gym.GAMES[0], players=3, seat=1, opponents="thumb")
    observation, info = env.reset(seed=3)
    again, _ = env.reset(seed=3)
    assert (observation == again).all()
    env.action_space.seed(1)
    terminated = False
    while not terminated:
        assert (info["action_mask"] == env.unwrapped.action_masks()).all()
        _, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not truncated
    state = env.unwrapped.state
    assert state.over
    assert (reward > 0) == (1 in state.winners())


def test_who_breaks_the_rules_in_gymnasium_is_told_why() -> None:
    env = gymnasium.make(gym.GAMES[0])
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(200)
    assert (reward, terminated) == (-1.0, True)
    assert "write" in info["refused"] or "A" in info["refused"]


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(taberna.BadOption, match="0–1"):
        gym.Solo("alea", seat=2)
