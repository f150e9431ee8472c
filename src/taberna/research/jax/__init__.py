"""Forum and Alea as JAX environments with Pgx's interface, for one GPU or many.

    from taberna.research.jax import make, sample          # needs taberna[jax]
    env = make("forum", players=4, scoring="plebeian")
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    state = init(jax.random.split(jax.random.key(0), 65536))
    state = step(state, sample(state.legal_action_mask, key))

The rules are those of the engine, position by position; so are the numbers of the actions (`env.space`, as in
batches and Gymnasium) and the rows of observations (`env.encoding`, uint8; divide by `env.scales` for sizes
near 1). Players are seats: seat 0 is player 0. Chance is drawn within `init` and `step`: by the key that `step`
is given, or else by one that the state holds.
"""

from __future__ import annotations

from typing import Any

from ...core.errors import BadOption
from ...loading import game as make_game
from ..extras import need

__all__ = ["make", "names", "sample"]

_ENVIRONMENTS = {"alea": ("alea", "AleaEnv"), "forum": ("forum", "ForumEnv")}


def names() -> list[str]:
    """The games that are written for JAX."""
    return list(_ENVIRONMENTS)


def make(name: str, players: int = 2, **options: object) -> Any:
    """The environment of a game: a `pgx.Env`."""
    if name not in _ENVIRONMENTS:
        raise BadOption("bad-option", option="name", value=name, choices=", ".join(_ENVIRONMENTS))
    need("jax", "jax")
    need("pgx", "jax")
    module, kind = _ENVIRONMENTS[name]
    return getattr(need(f"{__name__}.{module}", "jax"), kind)(make_game(name, players, **options))


def sample(masks: Any, key: Any) -> Any:
    """A legal action for every row of masks, all equally likely: see `taberna.research.jax.sampling`."""
    return need(f"{__name__}.sampling", "jax").sample(masks, key)
