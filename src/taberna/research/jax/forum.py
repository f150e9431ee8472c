"""Forum Romanum for JAX: the Romans of each colour as bits, all 23 sectors judged at once."""

from __future__ import annotations

from functools import reduce
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from pgx._src.struct import dataclass
from pgx.core import State as PgxState

from ...games.forum.board import BUILDINGS, CELLS, COLUMNS, DIAGONALS, SECTORS
from ...games.forum.rules import ROMANS, Forum
from ...games.forum.state import COINS, ENDINGS, NOBODY, PATIENCE, TIES
from .drawing import Drawn
from .env import Env, Standing, asked, one_hot, row_of, settled, told

# 49 cells are two words: the first holds 32 of them.
WORD = 32
LINES = CELLS + 1  # from the hand or from a cell
_CELLS = np.arange(CELLS)
_NUMBERS = np.arange(SECTORS, dtype=np.uint32)


class Position(NamedTuple):
    seat: Array
    used: Array  # two players: the colour that has had its action in this turn
    stones: Array  # uint32, (colours, 2)
    hands: Array
    track: Array
    coins: Array  # uint32, a bit for each sector
    idle: Array
    ended: Array


@dataclass
class ForumState(Drawn, PgxState):  # type: ignore[misc]
    current_player: Array
    observation: Array
    rewards: Array
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    _step_count: Array
    _key: Array
    _position: Position

    @property
    def env_id(self) -> str:
        return "forum"


class ForumEnv(Env):
    state_class = ForumState

    def __init__(self, game: Forum) -> None:
        super().__init__(game)
        self.colours = 4 if self.players == 2 else self.players
        self.romans = ROMANS[self.players]
        self.plebeian = game.options["scoring"] == "plebeian"
        self.limit = int(game.number("patience")) * self.colours
        masks = [int(mask) for mask in game.board.masks]
        self.masks = [np.array([word(mask, k) for mask in masks], np.uint32) for k in (0, 1)]
        self.sizes = np.array([int(size) for size in game.board.sizes], np.int32)
        self.shown, self.through = _planes(masks)

    def begin(self, key: Array) -> Position:
        return Position(
            seat=jax.random.randint(key, (), 0, self.players, jnp.int32),
            used=jnp.int32(NOBODY),
            stones=jnp.zeros((self.colours, 2), jnp.uint32),
            hands=jnp.full(self.colours, self.romans, jnp.int32),
            track=jnp.zeros(self.colours, jnp.int32),
            coins=jnp.uint32((1 << SECTORS) - 1),
            idle=jnp.int32(0),
            ended=jnp.int32(0),
        )

    # -- playing --------------------------------------------------------------------------------------

    def play(self, position: Position, action: Array, key: Array) -> Position:
        colour, origin, cell, places = self._read(position, action)
        mine = jnp.arange(self.colours) == colour
        left = jnp.where(places, jnp.uint32(0), bits_of(origin))
        stones = jnp.where(mine[:, None], (position.stones & ~left) | bits_of(cell), position.stones)
        hands = position.hands - (mine & places)
        track, coins, idle, ended = self._score(stones, position)
        seat, used = self._next(position, colour)
        over = ended > 0
        return Position(
            seat=jnp.where(over, position.seat, seat),
            used=jnp.where(over, NOBODY, used),
            stones=stones,
            hands=hands,
            track=track,
            coins=coins,
            idle=idle,
            ended=ended,
        )

    def _read(self, position: Position, action: Array) -> tuple[Array, Array, Array, Array]:
        """The colour, where its Roman comes from, where it goes, and whether it comes from the hand."""
        line, cell = action // CELLS, action % CELLS
        origin = line % LINES - 1
        return position.seat + 2 * (line // LINES), origin, cell, origin < 0

    def _next(self, position: Position, colour: Array) -> tuple[Array, Array]:
        if self.players > 2:
            return (position.seat + 1) % self.players, position.used
        first = position.used == NOBODY
        return jnp.where(first, position.seat, 1 - position.seat), jnp.where(first, colour, NOBODY)

    def _score(self, stones: Array, position: Position) -> tuple[Array, Array, Array, Array]:
        """Track, coins, idle and ended when all sectors have been looked at (F10–F20).

        The engine looks only at those that somebody has just entered: no other can be newly full.
        """
        romans = [self._count(stones[colour]) for colour in range(self.colours)]
        most, least = reduce(jnp.maximum, romans), reduce(jnp.minimum, romans)
        leaders = reduce(jnp.add, [(count == most).astype(jnp.int32) for count in romans])
        losers = reduce(jnp.add, [(count == least).astype(jnp.int32) for count in romans])
        full = reduce(jnp.add, romans) == self.sizes
        has = ((position.coins >> _NUMBERS) & 1).astype(jnp.bool_)
        scored = full & has
        uneven = most != least
        if self.plebeian:
            gain, loss = jnp.where(leaders == 1, 4, 2), jnp.where(losers == 1, self.sizes, 4)
        else:
            scored &= leaders == 1
            gain, loss = self.sizes, jnp.where(losers == 1, 4, 2)
        left = has & ~scored
        settled, shared, fewest = left & full & uneven, jnp.where(leaders == 1, 0, 4), jnp.where(losers == 1, 4, 2)
        now = [_steps(scored & uneven, count == most, gain, count == least, loss) for count in romans]
        late = [_steps(settled, count == most, shared, count == least, fewest) for count in romans]
        coins = position.coins & ~jnp.sum(jnp.where(scored, jnp.uint32(1) << _NUMBERS, 0), dtype=jnp.uint32)
        idle = jnp.where(coins != position.coins, 0, position.idle + 1)
        done = ~jnp.any(left & ~full)
        ended = jnp.where(done, jnp.where(coins != 0, TIES, COINS), 0)
        if self.limit:
            ended = jnp.where(~done & (idle == self.limit), PATIENCE, ended)
        track = position.track + jnp.stack(now) + jnp.where(ended > 0, jnp.stack(late), 0)
        return track, coins, idle, ended.astype(jnp.int32)

    def _count(self, stones: Array) -> Array:
        """How many Romans of these stand in each sector."""
        words = [jax.lax.population_count(stones[k] & self.masks[k]) for k in (0, 1)]
        return (words[0] + words[1]).astype(jnp.int32)

    # -- showing --------------------------------------------------------------------------------------

    def options(self, position: Position, facts: Any, over: Array) -> Array:
        """Lines of 49 cells to go to: from the hand, then from each cell, with each of the own colours."""
        empty = ~cells_of(reduce(jnp.bitwise_or, [position.stones[colour] for colour in range(self.colours)]))
        colours = position.seat + np.arange(0, 4 if self.players == 2 else 2, 2)
        own, hands = position.stones[colours], position.hands[colours]
        may = colours != position.used
        origins = cells_of(own) & (may & (hands == 0))[:, None]
        lines = jnp.concatenate([(may & (hands > 0))[:, None], origins], axis=1).reshape(-1)
        lines, empty = settled((lines | over, empty | over))
        return (lines[:, None] & empty[None, :]).reshape(-1)

    def standing(self, position: Position) -> Standing:
        scores = position.track if self.players > 2 else position.track[:2] + position.track[2:]
        return Standing(position.seat, position.ended > 0, scores)

    def row(self, position: Position, facts: Any, seat: Array) -> Array:
        colours = (seat + jnp.arange(self.colours)) % self.colours
        turned = (position.stones[colours], position.hands[colours], position.track[colours])
        stones, hands, track = settled(turned)
        coins = ((position.coins >> self.through) & 1).astype(jnp.bool_) & self.shown
        return row_of(
            *asked(self.players, seat, position.seat, position.ended > 0),
            cells_of(stones),
            coins,
            hands,
            told(track),
            told(-track),
            colours == position.used,
            told(position.idle),
            one_hot(position.ended - 1, len(ENDINGS) - 1),
        )


def word(mask: int, number: int) -> int:
    """The first or second part of a mask of cells."""
    return (mask >> (WORD * number)) & ((1 << WORD) - 1)


def bits_of(cell: Array) -> Array:
    """The two words in which only this cell is set."""
    return jnp.where(
        cell // WORD == np.arange(2), jnp.uint32(1) << (cell % WORD).astype(jnp.uint32), jnp.uint32(0)
    )


def cells_of(words: Array) -> Array:
    """Bools for 49 cells; other axes stay."""
    shifts = (_CELLS % WORD).astype(np.uint32)
    chosen = jnp.where(_CELLS < WORD, words[..., :1], words[..., 1:])
    return ((chosen >> shifts) & 1).astype(jnp.bool_)


def _steps(scored: Array, first: Array, gain: Any, last: Array, loss: Any) -> Array:
    """What all sectors together bring a colour."""
    each = jnp.where(first, gain, 0) - jnp.where(last, loss, 0)
    return jnp.sum(jnp.where(scored, each, 0), dtype=jnp.int32)


def _planes(masks: list[int]) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """For the five planes of coins: whether a cell is in a sector of that kind, and in which."""
    firsts = [0, COLUMNS, DIAGONALS, DIAGONALS + 1, BUILDINGS, SECTORS]
    shown, through = np.zeros((5, CELLS), np.bool_), np.zeros((5, CELLS), np.uint32)
    for plane in range(5):
        for sector in range(firsts[plane], firsts[plane + 1]):
            inside = np.array([(masks[sector] >> cell) & 1 for cell in range(CELLS)], np.bool_)
            shown[plane] |= inside
            through[plane][inside] = sector
    return shown, through
