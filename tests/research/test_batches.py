"""Many games in one call are the same games one by one."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import taberna
from taberna import Rng
from taberna.research import batch, extras
from taberna.research.process_batch import answered
from taberna.research.rows import Row
from taberna.research.tensors.stepper import MASKS, STREAMS, rewards

GAMES = [("alea", 2, {}), ("forum", 2, {"patience": 2}), ("forum", 4, {}), ("pecunia", 3, {"upgrades": True})]


def settle(state: taberna.State, rng: taberna.Rng) -> None:
    while state.turn == taberna.CHANCE:
        state.do(state.pick(rng))


@pytest.mark.parametrize("masks", MASKS)
@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_a_batch_plays_the_games_that_the_engine_plays(
    name: str, players: int, options: dict[str, Any], masks: str
) -> None:
    count, seed = 5, 11
    env = batch(name, count, players=players, seed=seed, masks=masks, **options)
    row = Row(env.encoding)
    dice = [Rng(seed, STREAMS * k) for k in range(count)]
    states = [env.game.start() for _ in range(count)]
    for state, rng in zip(states, dice, strict=True):
        settle(state, rng)
    ends = 0
    for _ in range(400):
        masked = env.legal()
        for k, state in enumerate(states):
            assert env.turns[k] == state.turn
            legal = [env.space.action(int(a), int(state.turn)) for a in np.flatnonzero(masked[k])]
            assert sorted(legal) == state.options()
            assert (env.observations[k] == row.whole(state, int(state.turn))).all()
        chosen = env.sample()
        _, _, paid, ended = env.step(chosen)
        for k, state in enumerate(states):
            state.apply(env.space.action(int(chosen[k]), int(state.turn)))
            settle(state, dice[k])
            assert ended[k] == state.over
            assert list(paid[k]) == (rewards(state) if state.over else [0.0] * players)
            if state.over:
                ends += 1
                states[k] = env.game.start()
                settle(states[k], dice[k])
    assert ends >= count


def test_processes_that_share_a_batch_play_the_same_games() -> None:
    alone = batch("alea", 7, players=3, seed=5, workers=1)
    shared = batch("alea", 7, players=3, seed=5, workers=3)
    try:
        for _ in range(40):
            chosen = alone.sample()
            assert (shared.sample() == chosen).all()
            for mine, theirs in zip(alone.step(chosen), shared.step(chosen), strict=True):
                assert (mine == theirs).all()
            assert (alone.turns == shared.turns).all()
    finally:
        shared.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_an_illegal_action_is_refused_and_no_game_moves(workers: int) -> None:
    env = batch("alea", 4, workers=workers)
    try:
        before = env.observations.copy()
        wrong = env.sample()
        wrong[2] = env.space.number(env.game.action("pass"), 0)
        with pytest.raises(taberna.Refused, match=r"Game 2 .*“pass”"):
            env.step(wrong)
        wrong[2] = 310
        with pytest.raises(taberna.Refused, match="“310”"):
            env.step(wrong)
        for actions in (wrong[:2], wrong.astype(np.float32)):
            with pytest.raises(taberna.Refused, match="4 games"):
                env.step(actions)
        assert (env.observations == before).all()
    finally:
        env.close()


def turns_of(env: Any, steps: int) -> list[list[int]]:
    """What happens in some steps at random."""
    found = []
    for _ in range(steps):
        env.step()
        found.append([*env.actions.tolist(), *env.turns.tolist(), *env.rewards.ravel().tolist()])
    return found


@pytest.mark.parametrize("workers", [1, 2])
def test_a_step_without_actions_is_a_sample_and_a_step(workers: int) -> None:
    one, other = (batch("forum", 6, players=3, seed=3, workers=workers, patience=2) for _ in range(2))
    try:
        for _ in range(150):
            other.step(other.sample())
            one.step()
            assert (one.actions == other.actions).all()
            assert (one.observations == other.observations).all()
            assert (one.masks == other.masks).all()
            assert (one.rewards == other.rewards).all()
    finally:
        one.close()
        other.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_step_can_be_sent_and_fetched_later(workers: int) -> None:
    env, alone = (batch("alea", 4, seed=2, workers=one) for one in (workers, 1))
    try:
        with pytest.raises(taberna.Refused, match="recv"):
            env.recv()
        chosen = alone.sample()
        env.send(chosen)
        for early in (env.sample, env.step, env.save, lambda: env.view(0)):
            with pytest.raises(taberna.Refused, match="recv"):
                early()
        assert (env.recv()[0] == alone.step(chosen)[0]).all()
    finally:
        env.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_reset_begins_anew(workers: int) -> None:
    env = batch("alea", 4, seed=6, workers=workers, patience=1)
    try:
        first = turns_of(env, 80)
        env.reset()
        assert not env.ended.any()
        assert not env.rewards.any()
        assert turns_of(env, 80) != first
        env.reset(seed=6)
        assert turns_of(env, 80) == first
    finally:
        env.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_other_seats_and_ends_can_be_seen(workers: int) -> None:
    env = batch("pecunia", 3, players=3, seed=4, workers=workers, target=5)
    alone = batch("pecunia", 3, players=3, seed=4, workers=1, target=5)
    row = Row(env.encoding)
    try:
        ends = 0
        for step in range(120):
            before = [state.clone() for state in alone._part.stepper.states]
            alone.step()
            env.step(alone.actions)
            seats = np.array([step % 3, 0, 2])
            seen, last = env.view(seats), env.last(seats)
            for k, state in enumerate(alone._part.stepper.states):
                assert (seen[k] == row.whole(state, int(seats[k]))).all()
                if env.ended[k]:
                    ends += 1
                    over = before[k]
                    over.do(env.space.action(int(alone.actions[k]), over.turn))
                    if over.over:  # else chance had the last word
                        assert (last[k] == row.whole(over, int(seats[k]))).all()
                else:
                    assert not last[k].any()
        assert ends > 3
        for nowhere in (3, -1, 1.0, np.zeros(2, int), np.zeros((3, 1), int), np.array([0, 1, 3])):
            with pytest.raises(taberna.BadOption, match="seats"):
                env.view(nowhere)  # type: ignore[arg-type]
    finally:
        env.close()


def test_nobody_is_asked_who_has_no_choice() -> None:
    env = batch("alea", 16, seed=1, skip_forced=True)
    asked = 0
    for _ in range(100):
        assert (env.legal().sum(axis=1) > 1).all()
        env.step()
        asked += int(env.ended.sum())
    assert asked > 3


@pytest.mark.parametrize("workers", [1, 2])
def test_bots_play_the_other_seats(workers: int) -> None:
    env = batch("alea", 6, players=3, seed=1, workers=workers, opponents="thumb", patience=2)
    fixed = batch("alea", 2, players=3, seed=1, opponents="random", seat=1)
    try:
        assert env.seats.tolist() == [0, 1, 2, 0, 1, 2]
        won = []
        for _ in range(300):
            assert (env.turns == env.seats).all()
            assert (fixed.turns == 1).all()
            env.step()
            fixed.step()
            won += [env.rewards[k, env.seats[k]] for k in np.flatnonzero(env.ended)]
        assert len(won) > 20
        assert sum(won) < -0.3 * len(won)  # at random against somebody who thinks
        for call in ({"opponents": "nobody"}, {"seat": 3}):
            with pytest.raises(taberna.BadOption):
                batch("alea", 2, players=3, **call)
    finally:
        env.close()


def test_processes_whose_caller_is_killed_end_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their errors would come out where its do. Nor does the memory stay behind that they shared."""
    call = "import os; from taberna.research import batch; env = batch('forum', 1024, workers=2); env.send()"
    call += "; print(env._folder.name, flush=True); os._exit(0)"
    done = subprocess.run([sys.executable, "-c", call], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    Path(done.stdout.strip()).rmdir()  # refused if there is anything in it
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "wb") as nobody:
        monkeypatch.setattr(sys, "stdout", nobody)
        assert not answered()


def test_no_two_games_share_their_dice() -> None:
    """Streams of one seed lie 2^30 steps apart on one circle, and a seed keeps all its bits."""
    step, circle = 0x1E37_79B9_7F4A_7C15, 1 << 62
    back = pow(step, -1, circle)
    places = sorted((Rng(5, k).at - Rng(5, 0).at) * back % circle for k in range(70_000))
    assert all(after - before == 1 << 30 for before, after in pairwise(places))
    seeds = [k << shift for k in range(1, 2000) for shift in (0, 17, 31, 45, 61, 90)]
    assert len({Rng(seed, 0).at for seed in set(seeds)}) == len(set(seeds))
    assert Rng(-1, 0).at != Rng(1, 0).at


def test_no_two_bots_share_their_generators() -> None:
    env = batch("forum", 40_000, players=2, workers=1, opponents="random", seat=0)
    stepper = env._part.stepper
    found: list[int] = []
    hire = stepper.hire
    assert hire is not None

    def hired(rng: taberna.Rng) -> taberna.Bot:
        found.append(rng.at)
        return hire(rng)

    stepper.hire = hired
    env.reset(seed=1)  # of these, three pairs would be the same in 30 bits
    for _ in range(2):
        env.step()
    assert len(set(found)) == len(found) == 40_000


def test_planes_have_their_shape_and_are_windows() -> None:
    env = batch("forum", 3, players=4)
    assert env.fields()["stones"].shape == (3, 4, 7, 7)
    assert np.shares_memory(env.fields()["coins"], env.observations)


@pytest.mark.parametrize("workers", [1, 2])
def test_torch_sees_the_same_memory(workers: int) -> None:
    torch = pytest.importorskip("torch")
    env = batch("alea", 4, workers=workers)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            tensors = env.torch()
        env.step()
        assert torch.equal(tensors["observations"], torch.tensor(env.observations.tolist(), dtype=torch.uint8))
        assert tensors["turns"].tolist() == env.turns.tolist()
        assert tensors["actions"].tolist() == env.actions.tolist()
    finally:
        env.close()


def test_what_a_batch_shows_cannot_be_written_to() -> None:
    env = batch("forum", 2)
    with pytest.raises(ValueError, match="read-only"):
        env.masks[0, 0] = False


@pytest.mark.parametrize(
    ("call", "says"),
    [
        ({"name": "alea", "count": 0}, "count"),
        ({"name": "alea", "count": 4, "workers": 5}, "workers"),
        ({"name": "checkers", "count": 4}, "checkers"),
        ({"name": "alea", "count": 4, "players": 7}, "players"),
        ({"name": "alea", "count": 4, "colour": "red"}, "colour"),
        ({"name": "alea", "count": 4, "masks": "braille"}, "masks"),
        ({"name": "alea", "count": 4, "seat": 0}, "opponents"),
    ],
)
def test_what_cannot_be_a_batch_is_refused(call: dict[str, object], says: str) -> None:
    with pytest.raises(taberna.BadOption, match=says):
        batch(**call)  # type: ignore[arg-type]


def test_a_library_that_is_not_there_is_named_with_its_extra() -> None:
    with pytest.raises(taberna.BadOption, match=r"no_such_library.*taberna\[data\]"):
        extras.need("no_such_library", "data")
