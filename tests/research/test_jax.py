"""The JAX environments: equal to the engine, as Pgx wants them, and good for mctx."""

from __future__ import annotations

import re
import runpy
import typing
from pathlib import Path
from typing import Any

import pytest

from taberna import BadOption

jax = pytest.importorskip("jax", reason="needs taberna[jax]")
pgx = pytest.importorskip("pgx", reason="needs taberna[jax]")

import numpy as np  # noqa: E402

from taberna.games.forum.outline import OTHER  # noqa: E402
from taberna.research.jax import make, names, sample  # noqa: E402
from tests.research.jax_compare import KINDS, Variant, compare, variants  # noqa: E402

EVERYTHING = {"order_counts": True, "handfuls": True, "cards_any_time": True}


@pytest.mark.parametrize(
    "variant",
    [
        ("forum", 2, {"patience": 9}),
        ("forum", 5, {"scoring": "plebeian", "outline": OTHER}),
        ("alea", 2, {"patience": 2}),
        ("alea", 4, EVERYTHING),
    ],
    ids=str,
)
def test_equal_to_the_engine(variant: Variant) -> None:
    assert compare(variant, 12) > 12 * 20


def test_the_comparison_sees_all_options() -> None:
    for name in names():
        settled = make(name).game
        for option in settled.choices:
            found = {str(options.get(option.name, option.default)) for options in KINDS[name]}
            assert len(found) > 1, option.name
        assert {players for _, players, _ in variants(name)} == {2, 3, 4, 5, 6}


@pytest.mark.parametrize("name", ["forum", "alea"])
def test_as_pgx_wants_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pgx's own test. Its list of names is closed, so that ours is added; and its random player fails on a single
    game of Pgx's own, too, with JAX as it is today (it asks for the second axis of a mask that has one)."""
    from pgx._src import api_test

    known = typing.get_args(api_test.EnvId)
    monkeypatch.setattr(api_test, "act_randomly", jax.jit(lambda key, mask: sample(mask, key)))
    monkeypatch.setattr(api_test, "EnvId", typing.Literal[(*known, name)])
    pgx.api_test(make(name, patience=2), 1, use_key=True)


@pytest.mark.parametrize("name", ["forum", "alea"])
def test_an_illegal_action_ends_the_game(name: str) -> None:
    env = make(name, 3)
    state = jax.jit(env.init)(jax.random.key(1))
    wrong = int(np.flatnonzero(~np.asarray(state.legal_action_mask))[0])
    after = jax.jit(env.step)(state, wrong)
    assert bool(after.terminated)
    assert float(after.rewards[state.current_player]) == -1
    assert bool(after.legal_action_mask.all())
    again = jax.jit(env.step)(after, 0)
    assert not again.rewards.any()
    assert int(again._step_count) == 1


def test_the_state_holds_a_key() -> None:
    """Without one for the step, chance goes on from the state's: the same from the same state, then others."""
    env = make("alea")
    step = jax.jit(jax.vmap(env.step))
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), 64))
    rolls = jax.numpy.zeros(64, int)
    one, other = step(first, rolls), step(first, rolls)
    assert np.array_equal(one._position.dice, other._position.dice)
    assert len(set(np.asarray(one._position.dice).tolist())) == 3
    assert not np.array_equal(step(one, rolls)._position.dice >> 2, one._position.dice)


def test_samples_are_legal_and_even() -> None:
    for size in (5, 64, 310, 2450):
        mask = np.random.default_rng(size).random(size) < 0.3
        mask[-1] = True
        drawn = np.asarray(sample(np.tile(mask, (40_000, 1)), jax.random.key(size)))
        counts = np.bincount(drawn, minlength=size)
        assert not counts[~mask].any()
        share = counts[mask] / (40_000 / mask.sum())
        assert abs(share - 1).max() < 6 * (mask.sum() / 40_000) ** 0.5


def test_unknown_games_are_refused() -> None:
    with pytest.raises(BadOption, match="pecunia"):
        make("pecunia")


def test_a_state_is_drawn(tmp_path: Path) -> None:
    for name in names():
        state: Any = make(name).init(jax.random.key(1))
        state.save_svg(str(tmp_path / "state.svg"), color_theme="dark", scale=2.0)
        assert (tmp_path / "state.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_code_on_the_page_runs(root: Path) -> None:
    text = (root / "docs" / "research.md").read_text(encoding="utf-8")
    (block,) = [one for one in re.findall(r"```py\n(.*?)```", text, re.DOTALL) if "taberna.research.jax" in one]
    names: dict[str, Any] = {}
    exec(compile(block.replace("65536", "8"), "research.md", "exec"), names)
    assert names["state"]._step_count.tolist() == [1] * 8


def test_mctx_learns(root: Path) -> None:
    pytest.importorskip("mctx", reason="needs mctx")
    means = runpy.run_path(str(root / "examples" / "learn_mctx.py"))["learn"](4, 64)
    assert means[-1] > means[0] + 0.2
