"""Whole games at random and counts of the game tree, over the contract alone."""

from librt.vecs import vec
from mypy_extensions import i64

from .buffer import LISTED
from .chance import Rng
from .game import OVER, Game, State


def playout_listed(state: State, rng: Rng, out: vec[i64]) -> i64:
    """A random game in which every choice is made from the full list of options, as a search would."""
    count: i64 = 0
    while state.turn != OVER:
        if state.turn < 0:
            state.do(state.pick(rng))
        else:
            state.do(out[rng.below(state.fill(out))])
        count += 1
    return count


def playouts(game: Game, games: int, seed: int, listed: bool = False) -> int:
    """Play many random games; the number of actions in all."""
    rng = Rng(seed)
    start = game.start()
    out = LISTED.cells
    total: i64 = 0
    for _ in range(games):
        if listed:
            total += playout_listed(start.clone(), rng, out)
        else:
            total += start.clone().playout(rng)
    return total


def perft(state: State, depth: int) -> int:
    """The number of different action sequences of this length; games that end earlier count once."""
    if depth == 0 or state.turn == OVER:
        return 1
    options = state.options()
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        after = state.clone()
        after.do(action)
        total += perft(after, depth - 1)
    return total
