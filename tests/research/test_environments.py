"""PettingZoo and Gymnasium: their own tests pass, and what an environment says is what happened."""

from __future__ import annotations

import copy
import itertools
import pickle
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

import taberna
from taberna.research import batch, gym, vector, zoo

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


@pytest.mark.parametrize("name", ["alea", "forum", "pecunia"])
def test_what_is_kept_goes_on_alike(name: str) -> None:
    """Games, states, records and environments can be pickled, copied and compared."""
    record = taberna.play(taberna.game(name, players=3), ["random"] * 3, seed=2)
    assert pickle.loads(pickle.dumps(record)) == record
    assert pickle.loads(pickle.dumps(record.game)) == record.game
    assert record.game != taberna.game(name, players=2)
    middle = next(state.clone() for k, (state, _) in enumerate(record.steps()) if k == 20)
    for twin in (copy.copy(middle), copy.deepcopy(middle), pickle.loads(pickle.dumps(middle))):
        assert twin == middle
        assert hash(twin) == hash(middle)
        twin.do(twin.options()[0])
        assert twin != middle
    shorter = copy.deepcopy(record)
    shorter.moves.pop()
    assert shorter != record


def test_environments_can_be_kept() -> None:
    env = zoo.raw_env("pecunia", 3)
    env.reset(seed=5)
    solo = gym.Solo("alea", 3, opponents="thumb")
    solo.reset(seed=5)
    for _ in range(9):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        solo.step(int(np.flatnonzero(solo.action_masks())[0]))
    for one in (env, solo):
        for twin in (pickle.loads(pickle.dumps(one)), copy.deepcopy(one)):
            assert twin == one
    there, twin = copy.deepcopy(solo), copy.deepcopy(solo)
    for _ in range(3):
        action = int(np.flatnonzero(twin.action_masks())[-1])
        assert (twin.step(action)[0] == there.step(action)[0]).all()
    assert twin != solo
    # The games after this one are those that the other would have had.
    assert [solo.reset()[0].tolist() for _ in range(3)] == [there.reset()[0].tolist() for _ in range(3)]


def test_batches_can_be_kept_in_every_interface() -> None:
    envs = vector.Vector("alea", 4, players=3, opponents="thumb")
    agents = zoo.parallel_env("alea", 4, opponents="thumb")
    for one in (envs, agents):
        one.reset(seed=3)
        for pickled in (True, False):
            twin = pickle.loads(pickle.dumps(one)) if pickled else copy.deepcopy(one)
            assert twin == one
            one.batch.step()
            assert twin != one
            twin.batch.step()
            assert twin == one


def test_somebody_must_play_the_other_seats() -> None:
    for alone in (lambda: vector.Vector("alea", 4, opponents=""), lambda: zoo.parallel_env("alea", opponents="")):
        with pytest.raises(taberna.BadOption, match="opponents"):
            alone()


def test_a_batch_is_gymnasiums_environment_of_many() -> None:
    envs: Any = gymnasium.make_vec(gym.GAMES[0], 6, players=3, opponents="thumb", patience=2)
    same = batch("alea", 6, players=3, opponents="thumb", patience=2, masks="bool", seed=4, workers=1)
    assert isinstance(envs, gymnasium.vector.VectorEnv)
    observations, infos = envs.reset(seed=4)
    ends = 0
    for _ in range(150):
        assert (infos["action_mask"] == same.masks).all()
        assert np.allclose(observations, same.observations / same.scales)
        assert observations in envs.observation_space
        chosen = same.sample()
        same.step(chosen)
        observations, rewards, terminations, truncations, infos = envs.step(chosen)
        assert (terminations == same.ended).all()
        assert not truncations.any()
        assert (rewards == same.rewards[np.arange(6), same.seats]).all()
        if terminations.any():
            ends += 1
            assert np.allclose(infos["final_obs"], same.last(same.seats) / same.scales)
            assert (infos["_final_obs"] == terminations).all()
            assert (infos["_final_info"] == terminations).all()
            assert not infos["final_info"]["action_mask"].any()
    assert ends
    envs.close()


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_a_batch_is_pettingzoos_parallel_environment(capsys: pytest.CaptureFixture[str]) -> None:
    env = zoo.parallel_env("alea", 3, players=2, patience=1)
    parallel_api_test(env, num_cycles=300)
    assert "Passed Parallel API test" in capsys.readouterr().out
    observations, _ = env.reset(seed=1)
    legal = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in observations.items()}
    seen, rewards, over, _, _ = env.step({**legal, "game_1": 200})
    assert (rewards["game_1"], over["game_1"]) == (-1.0, True)
    assert (seen["game_1"]["observation"] == observations["game_1"]["observation"]).all()
    assert not seen["game_1"]["action_mask"].any()
    assert "game_1" not in env.agents
    while env.agents:  # who is at his end may choose nothing any more
        legal = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
        seen, _, over, _, _ = env.step(legal)
        assert {agent: bool(one["action_mask"].any()) for agent, one in seen.items()} == {
            agent: not ended for agent, ended in over.items()
        }
    env.close()


def test_a_game_is_drawn_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    env = zoo.env("forum", render_mode="human")
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert len(capsys.readouterr().out.splitlines()) > 7
    with pytest.raises(taberna.BadOption, match="ansi, human"):
        zoo.env("forum", render_mode="rgb_array")


def test_stable_baselines_learns_with_masks() -> None:
    contrib = pytest.importorskip("sb3_contrib")
    env = gym.Solo("alea", opponents="random", patience=2)
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=1, device="cpu", seed=1)
    model.learn(128)
    action, _ = model.predict(env.reset(seed=1)[0], action_masks=env.action_masks())
    assert env.action_masks()[int(action)]
