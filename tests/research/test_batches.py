"""Many games in one call are the same games one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import taberna
from taberna.research import batch, extras
from taberna.research.rows import Row
from taberna.research.tensors.stepper import rewards

GAMES = [("alea", 2, {}), ("forum", 2, {"patience": 2}), ("forum", 4, {}), ("pecunia", 3, {"upgrades": True})]


def settle(state: taberna.State, rng: taberna.Rng) -> None:
    while state.turn == taberna.CHANCE:
        state.do(state.pick(rng))


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_a_batch_plays_the_games_that_the_engine_plays(name: str, players: int, options: dict[str, Any]) -> None:
    count, seed = 5, 11
    env = batch(name, count, players=players, seed=seed, **options)
    row = Row(env.encoding)
    dice = [taberna.Rng(seed, 2 * k) for k in range(count)]
    states = [env.game.start() for _ in range(count)]
    for state, rng in zip(states, dice, strict=True):
        settle(state, rng)
    ends = 0
    for _ in range(400):
        for k, state in enumerate(states):
            assert env.turns[k] == state.turn
            legal = [env.space.action(int(a), int(state.turn)) for a in np.flatnonzero(env.masks[k])]
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
    ],
)
def test_what_cannot_be_a_batch_is_refused(call: dict[str, object], says: str) -> None:
    with pytest.raises(taberna.BadOption, match=says):
        batch(**call)  # type: ignore[arg-type]


def test_a_library_that_is_not_there_is_named_with_its_extra() -> None:
    with pytest.raises(taberna.BadOption, match=r"no_such_library.*taberna\[data\]"):
        extras.need("no_such_library", "data")
