"""AlphaZero in a hundred lines: mctx searches, a small network learns what the search found, on Alea for two.

    python examples/learn_mctx.py            # needs taberna[jax] and mctx; half a minute on a GPU

Every round plays many games against itself at once, each move by a search of some simulations, then takes
steps towards the moves that the search preferred and the results the games had. What is printed is how the
network alone, without a search, fares against an opponent who plays at random: from -1 to 1.
"""

import sys
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import mctx
from pgx.experimental import auto_reset

from taberna.research.jax import make, sample

ENV = make("alea", players=2, patience=2)
WIDTH, RATE, BATCHES, SIMULATIONS, STEPS = 128, 3e-3, 32, 16, 160
Array = Any


def network(weights: Any, seen: Array) -> tuple[Array, Array]:
    """Wishes for all actions, and what the position is worth to who must choose."""
    hidden = jnp.tanh(seen / ENV.scales @ weights["in"] + weights["bias"])
    return hidden @ weights["policy"], jnp.tanh(hidden @ weights["value"])[..., 0]


def begin(key: Array) -> Any:
    draws = jax.random.normal(key, (ENV.observation_shape[0], WIDTH)) / ENV.observation_shape[0] ** 0.5
    outputs = {"policy": jnp.zeros((WIDTH, ENV.num_actions)), "value": jnp.zeros((WIDTH, 1))}
    return {"in": draws, "bias": jnp.zeros(WIDTH), **outputs}


def masked(wishes: Array, mask: Array) -> Array:
    return jnp.where(mask, wishes, -1e9)


def simulate(weights: Any, key: Array, action: Array, state: Any) -> tuple[Any, Any]:
    """One step of the search: dice are drawn within it, and the sign turns with the player."""
    player = state.current_player
    state = jax.vmap(ENV.step)(state, action, jax.random.split(key, len(action)))
    wishes, worth = network(weights, state.observation)
    output = mctx.RecurrentFnOutput(
        reward=state.rewards[jnp.arange(len(action)), player],
        discount=jnp.where(state.terminated, 0.0, jnp.where(state.current_player == player, 1.0, -1.0)),
        prior_logits=masked(wishes, state.legal_action_mask),
        value=jnp.where(state.terminated, 0.0, worth),
    )
    return output, state


def play(weights: Any, state: Any, key: Array) -> tuple[Any, Any]:
    """Some steps of games against itself: what was seen, allowed, preferred, by whom, and what came of it."""

    def one(state: Any, key: Array) -> tuple[Any, Any]:
        search, chance = jax.random.split(key)
        state = state.replace(terminated=jnp.zeros_like(state.terminated))  # the new game that auto_reset began
        wishes, worth = network(weights, state.observation)
        priors = masked(wishes, state.legal_action_mask)
        root = mctx.RootFnOutput(prior_logits=priors, value=worth, embedding=state)
        found = mctx.gumbel_muzero_policy(
            weights, search, root, simulate, SIMULATIONS, invalid_actions=~state.legal_action_mask
        )
        keys = jax.random.split(chance, len(worth))
        after = jax.vmap(auto_reset(ENV.step, ENV.init))(state, found.action, keys)
        seen = (state.observation, state.legal_action_mask, found.action_weights, state.current_player)
        return after, (*seen, after.rewards, after.terminated)

    state, story = jax.lax.scan(one, state, jax.random.split(key, STEPS))
    return state, story


def results(rewards: Array, ended: Array, player: Array) -> tuple[Array, Array]:
    """What each position's game brought who was to choose, and whether that is known yet."""

    def back(later: Any, now: Any) -> tuple[Any, Any]:
        result, known = jnp.where(now[1][:, None], now[0], later[0]), later[1] | now[1]
        return (result, known), (result, known)

    start = (jnp.zeros_like(rewards[0]), jnp.zeros_like(ended[0]))
    _, (result, known) = jax.lax.scan(back, start, (rewards, ended), reverse=True)
    return jnp.take_along_axis(result, player[..., None], axis=-1)[..., 0], known


def loss(weights: Any, batch: Any) -> Array:
    seen, mask, preferred, result, known = batch
    wishes, worth = network(weights, seen)
    policy = -jnp.sum(preferred * jax.nn.log_softmax(masked(wishes, mask)) * mask, axis=-1)
    return jnp.mean(policy) + jnp.sum(known * (worth - result) ** 2) / jnp.maximum(jnp.sum(known), 1)


@partial(jax.jit)
def improve(weights: Any, memory: Any, state: Any, key: Array) -> tuple[Any, Any, Any]:
    """A round: games, then steps of Adam over what was seen in them, shuffled."""
    state, (seen, mask, preferred, player, rewards, ended) = play(weights, state, key)
    told = (seen, mask, preferred, *results(rewards, ended, player))
    flat = [part.reshape(-1, *part.shape[2:]) for part in told]
    order = jax.random.permutation(key, len(flat[0])).reshape(BATCHES, -1)

    def step(carry: Any, chosen: Array) -> tuple[Any, None]:
        weights, (mean, square, count) = carry
        slope = jax.grad(loss)(weights, [part[chosen] for part in flat])
        count = count + 1
        mean = jax.tree.map(lambda m, s: 0.9 * m + 0.1 * s, mean, slope)
        square = jax.tree.map(lambda q, s: 0.999 * q + 0.001 * s * s, square, slope)
        rate = RATE * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
        weights = jax.tree.map(lambda w, m, q: w - rate * m / (jnp.sqrt(q) + 1e-8), weights, mean, square)
        return (weights, (mean, square, count)), None

    (weights, memory), _ = jax.lax.scan(step, (weights, memory), order)
    return weights, memory, state


@partial(jax.jit, static_argnums=2)
def against_random(weights: Any, key: Array, games: int) -> Array:
    """The mean reward of the network, in seat 0 of half of the games and seat 1 of the others."""
    seat = jnp.arange(games) % 2

    def one(carry: Any) -> Any:
        state, key = carry
        key, choose, chance = jax.random.split(key, 3)
        best = jnp.argmax(masked(network(weights, state.observation)[0], state.legal_action_mask), axis=-1)
        action = jnp.where(state.current_player == seat, best, sample(state.legal_action_mask, choose))
        after = jax.vmap(ENV.step)(state, action, jax.random.split(chance, games))
        # What is over stays as it is, its rewards too.
        return after.replace(rewards=after.rewards + state.rewards), key

    state = jax.vmap(ENV.init)(jax.random.split(key, games))
    state, _ = jax.lax.while_loop(lambda carry: ~carry[0].terminated.all(), one, (state, key))
    return jnp.mean(state.rewards[jnp.arange(games), seat])


def learn(rounds: int = 12, games: int = 256, seed: int = 1) -> list[float]:
    """How the network fares against random play, before the first round and after each."""
    weights = begin(jax.random.key(seed))
    nothing = jax.tree.map(jnp.zeros_like, weights)
    memory = (nothing, nothing, jnp.float32(0))
    state = jax.jit(jax.vmap(ENV.init))(jax.random.split(jax.random.key(seed), games))
    means = [float(against_random(weights, jax.random.key(0), 1024))]
    for number in range(rounds):
        weights, memory, state = improve(weights, memory, state, jax.random.key(1000 * seed + number))
        means.append(float(against_random(weights, jax.random.key(number), 1024)))
    return means


if __name__ == "__main__":
    for number, mean in enumerate(learn(*map(int, sys.argv[1:]))):
        print(f"round {number}: mean reward {mean:+.2f} {'█' * round(20 * (mean + 1))}")
