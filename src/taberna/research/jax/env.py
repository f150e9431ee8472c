"""What our environments have in common: Pgx's interface around a position and what an action does to it.

Pgx's own `step` carries the mask and the observation through every choice between an old and a new state. Ours
chooses between positions, which are small, and writes mask and observation once, at the end.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import cached_property
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from pgx.core import Env as PgxEnv
from pgx.core import State as PgxState

from ...core.game import Game
from ...core.tensor import MOST
from ..rows import per_number
from ..tensors import choices, encoding

# Where a sum of two takes the number itself, and where nothing.
ITSELF_OR_NOTHING = np.array([True, False])


class Standing(NamedTuple):
    """Who must choose and how it stands: all of a state that Pgx wants besides mask and observation."""

    player: Array
    over: Array
    scores: Array


class Env(PgxEnv):  # type: ignore[misc]
    """A game of ours. A subclass says how it begins, what an action does, and how it is written."""

    state_class: Any

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.encoding = encoding(game)
        self.space = choices(self.encoding)
        self.players = int(game.players)
        # What to divide each number of an observation by for a size near 1.
        self.scales = per_number(self.encoding)[0]

    @abstractmethod
    def begin(self, key: Array) -> Any:
        """A position at the beginning. Only who begins may be chance."""

    @abstractmethod
    def play(self, position: Any, action: Array, key: Array) -> Any:
        """The position after a legal action and the chance that follows it."""

    def look(self, position: Any) -> Any:
        """What both options and rows are made of and is worked out once."""

    @abstractmethod
    def options(self, position: Any, facts: Any, over: Array) -> Array:
        """What the seat that must choose may do, as bools by the numbers of `space`; once it is over, all."""

    @abstractmethod
    def standing(self, position: Any) -> Standing: ...

    @abstractmethod
    def row(self, position: Any, facts: Any, seat: Array) -> Array:
        """What a seat may know, as `encoding` writes it."""

    # -- Pgx's interface --------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.game.name

    @property
    def version(self) -> str:
        return f"v{self.encoding.version}"

    @property
    def num_players(self) -> int:
        return self.players

    @property
    def num_actions(self) -> int:
        return int(self.space.size)

    @property
    def observation_shape(self) -> tuple[int, ...]:
        return (int(self.encoding.size),)

    def observe(self, state: Any, player_id: Array | int | None = None) -> Array:
        """What a player may know, by default who must choose. Pgx is going to drop the argument; we keep it."""
        return self._observe(state, state.current_player if player_id is None else jnp.int32(player_id))

    def _observe(self, state: Any, player_id: Array) -> Array:
        return self.row(state._position, self.look(state._position), player_id)

    @cached_property
    def _opening(self) -> tuple[Any, Any]:
        """The mask at the beginning, and the row of whoever begins, by seat.

        Games that end are begun anew at every step of a batch: what is the same in all of them is worked out once.
        """

        def shown(seat: Array) -> tuple[Array, Array]:
            position = self.begin(jax.random.key(0))._replace(seat=seat)
            facts = self.look(position)
            return self.options(position, facts, jnp.bool_(False)), self.row(position, facts, seat)

        with jax.ensure_compile_time_eval():
            found = jax.jit(jax.vmap(shown))(jnp.arange(self.players, dtype=jnp.int32))
        masks, rows = (np.asarray(one) for one in found)
        assert np.all(masks == masks[0]), "whoever begins may do the same"
        return masks[0], rows

    def init(self, key: Array) -> Any:
        """As Pgx does it, but that the observation is there already."""
        return self._init(key)

    def _init(self, key: Array) -> Any:
        first, kept = jax.random.split(key)
        position = self.begin(first)
        player = self.standing(position).player
        mask, rows = self._opening
        return self.state_class(
            current_player=player,
            observation=jnp.asarray(rows)[player],
            rewards=jnp.zeros(self.players, jnp.float32),
            terminated=jnp.bool_(False),
            truncated=jnp.bool_(False),
            legal_action_mask=jnp.asarray(mask),
            _step_count=jnp.int32(0),
            _key=kept,
            _position=position,
        )

    def step(self, state: Any, action: Array, key: Array | None = None) -> Any:
        """As Pgx does it: what is over stays as it is, and who does what he may not loses at once."""
        illegal = ~state.legal_action_mask[action]
        was_over = state.terminated | state.truncated
        after = self._step(state, action, key)
        after = jax.tree.map(lambda old, new: jnp.where(was_over, old, new), _small(state), _small(after))
        rewards = jnp.where(was_over, 0.0, after["rewards"])
        wrong = self._step_with_illegal_action(state, state.current_player).rewards
        after["rewards"] = jnp.where(illegal, wrong, rewards)
        # Who begins a new game where one is over asks for each number of mask and observation whether it is.
        position, over = settled((after["_position"], after["terminated"] | illegal))
        after["_position"], after["terminated"] = position, over
        facts = self.look(position)
        mask = self.options(position, facts, over)
        seen = self.row(position, facts, after["current_player"])
        return state.replace(**after, legal_action_mask=mask, observation=seen)

    def _step(self, state: Any, action: Array, key: Array | None) -> Any:
        kept = state._key
        if key is None:
            key, kept = jax.random.split(kept)
        position = self.play(state._position, action, key)
        standing = self.standing(position)
        return state.replace(
            current_player=standing.player,
            terminated=standing.over,
            rewards=jnp.where(standing.over, self._rewards(standing.scores), 0.0),
            _step_count=state._step_count + 1,
            _key=kept,
            _position=position,
        )

    def _rewards(self, scores: Array) -> Array:
        """1 for winning alone, and all together 0; who shares the win shares what it is worth."""
        wins = scores == jnp.max(scores)
        shares = jnp.where(wins, 1.0 / jnp.sum(wins), 0.0)
        return ((shares - 1 / self.players) / (1 - 1 / self.players)).astype(jnp.float32)


def _small(state: PgxState) -> dict[str, Any]:
    """The fields of a state but mask and observation."""
    return {name: value for name, value in vars(state).items() if name not in ("legal_action_mask", "observation")}


def settled(small: Any) -> Any:
    """The same, worked out once for each game.

    Masks and observations have hundreds of numbers for each that they are made of; left to itself the compiler
    works out the latter anew for every one of them. That for CPUs forgets barriers before it comes to this, but
    does not repeat sums.
    """
    leaves, tree = jax.tree.flatten(jax.lax.optimization_barrier(small))
    kept = jax.lax.platform_dependent(*leaves, cpu=_summed, default=lambda *same: same)
    return jax.tree.unflatten(tree, kept)


def _summed(*leaves: Array) -> tuple[Array, ...]:
    """The same as sums of themselves and nothing."""
    return tuple(
        jnp.sum(
            jnp.where(ITSELF_OR_NOTHING, leaf[..., None], jnp.zeros((), leaf.dtype)), axis=-1, dtype=leaf.dtype
        )
        for leaf in leaves
    )


def one_hot(index: Array, size: int) -> Array:
    """As uint8, the kind of number of which rows are made."""
    return (jnp.arange(size) == index).astype(jnp.uint8)


def row_of(*parts: Array) -> Array:
    """Fields one behind the other."""
    return jnp.concatenate([jnp.reshape(part, -1).astype(jnp.uint8) for part in parts])


def told(numbers: Array) -> Array:
    """Numbers as rows tell them: from 0 to 255."""
    return jnp.clip(numbers, 0, MOST)


def asked(players: int, seat: Array, turn: Array, over: Array) -> list[Array]:
    """The two fields that every row begins with: for whom it is written, and who must choose."""
    place = jnp.where(over, players + 1, (turn - seat) % players)
    return [one_hot(seat, players), one_hot(place, players + 2)]
