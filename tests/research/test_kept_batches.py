"""Batches that are saved, copied, interrupted or closed: nobody goes on with half a step or with other games."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import taberna
from taberna.research import batch, process_batch

from .test_batches import turns_of


@pytest.mark.parametrize("workers", [1, 3])
def test_games_can_be_saved_restored_pickled_and_compared(workers: int) -> None:
    env = batch("pecunia", 5, players=3, seed=9, workers=workers, target=5)
    twin = None
    try:
        while not env.ended.any():
            env.step()
        saved = env.save()
        twin = pickle.loads(pickle.dumps(env))
        assert twin == env
        assert (twin.ended == env.ended).all()
        assert (twin.last(1) == env.last(1)).all()
        expected = turns_of(env, 60)
        assert twin != env
        assert turns_of(twin, 60) == expected
        env.restore(saved)
        assert turns_of(env, 60) == expected
    finally:
        env.close()
        if twin is not None:
            twin.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_what_was_saved_elsewhere_is_refused_and_no_game_has_changed(workers: int) -> None:
    env = batch("alea", 4, seed=9, workers=workers, opponents="random")
    try:
        env.step()
        here = env.save()
        others: list[dict[str, Any]] = [
            {"name": "forum", "opponents": "random"},
            {"count": 3, "opponents": "random"},
            {"players": 3, "opponents": "random"},
            {"patience": 2, "opponents": "random"},
            {"opponents": ""},
            {"opponents": "random", "seat": 1},
            {"opponents": "random", "skip_forced": True},
        ]
        for other in others:
            with pytest.raises(taberna.BadOption, match="another batch"):
                env.restore(batch(**{"name": "alea", "count": 4, **other}).save())
        for nothing in (b"", b"[]", b"7", b"{}", here[:-9]):
            with pytest.raises(taberna.BadOption, match="another batch"):
                env.restore(nothing)
        assert env.save() == here
        env.restore(here)
    finally:
        env.close()


@pytest.mark.parametrize("name", ["alea", "forum", "pecunia"])
def test_bots_go_on_alike_in_what_was_saved(name: str) -> None:
    """Their choices are partly chance, so their generators are kept as well."""
    env = batch(name, 6, players=3, seed=5, opponents="citizen")
    turns_of(env, 5)
    saved, twin = env.save(), pickle.loads(pickle.dumps(env))
    expected = [turns_of(env, 12), env.save()]
    assert [turns_of(twin, 12), twin.save()] == expected
    env.restore(saved)
    assert [turns_of(env, 12), env.save()] == expected


def test_who_interrupts_a_step_does_not_go_on_with_half_of_it() -> None:
    """Ctrl-C comes where a bot thinks, or between two tiles: some games have moved."""
    env = batch("alea", 6, seed=3, opponents="thumb", seat=0)
    before = env.save()
    stepper = env._part.stepper
    hire = stepper.hire
    asked: list[taberna.Rng] = []
    assert hire is not None

    def interrupted(rng: taberna.Rng) -> taberna.Bot:
        asked.append(rng)
        if len(asked) == 3:
            raise KeyboardInterrupt
        return hire(rng)

    stepper.hire = interrupted
    with pytest.raises(KeyboardInterrupt):
        while True:
            env.step()
    for half in (env.step, env.sample, env.save, lambda: env.view(0)):
        with pytest.raises(taberna.Refused, match="interrupted"):
            half()
    env.restore(before)
    assert env.save() == before
    env.step()
    env._torn = True
    env.reset(seed=3)
    assert env.save() == before


def test_processes_finish_a_step_before_they_hear_of_an_interruption(monkeypatch: pytest.MonkeyPatch) -> None:
    env, alone = (batch("alea", 4, seed=2, workers=one) for one in (2, 1))
    whole, interruptions = process_batch.pipe, iter([KeyboardInterrupt()])

    def pipe(end: Any) -> Any:
        for why in interruptions:
            raise why
        return whole(end)

    try:
        env.send()
        monkeypatch.setattr(process_batch, "pipe", pipe)
        with pytest.raises(KeyboardInterrupt):
            env.recv()
        alone.step()
        assert (env.observations == alone.observations).all()
        env.step()
        alone.step()
        assert (env.observations == alone.observations).all()
    finally:
        env.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_batch_that_was_closed_says_so(workers: int) -> None:
    env = batch("alea", 4, workers=workers)
    env.step()
    shown = env.observations.copy()
    env.send()
    env.close()
    for late in (env.recv, env.step, env.sample, env.reset, env.save, lambda: env.view(0)):
        with pytest.raises(taberna.Refused, match="closed"):
            late()
    assert env.observations.shape == shown.shape
    env.close()
