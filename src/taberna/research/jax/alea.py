"""Alea Romana for JAX: a throw falls within the step that throws it."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array
from pgx._src.struct import dataclass
from pgx.core import State as PgxState

from ...core.game import Game
from ...games.alea import actions as a
from ...games.alea.numbers import DICE
from ...games.alea.state import BLOCKED, BONUS, CARDS, COLUMN, ENDINGS, PATIENCE
from ...games.alea.tensor import HIGHEST
from . import dice as d
from .drawing import Drawn
from .env import Env, Standing, asked, one_hot, row_of, settled, told

# Which card each way of playing needs, the joker's ways behind the others'.
_CARD_OF = np.array([0, 1, *[2] * DICE, *[3] * DICE, 4, *[5] * a.WAYS], np.int32)
_ROLLS = np.arange(DICE)


class Position(NamedTuple):
    columns: Array  # (players, 7)
    cards: Array  # bits
    seat: Array
    round: Array
    dice: Array  # packed
    lying: Array
    joined: Array
    aside: Array
    twice: Array
    blocked: Array
    bare: Array
    ended: Array
    over: Array
    idle: Array
    stirred: Array


class Turn(NamedTuple):
    """How the turn stands: what options, observations and odds are made of."""

    column: d.Column
    added: Array
    taken: Array
    rows_added: Array
    rows_taken: Array
    unused: Array
    tallies: Array  # of I, V, X
    odds: Array


@dataclass
class AleaState(Drawn, PgxState):  # type: ignore[misc]
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
        return "alea"


class AleaEnv(Env):
    state_class = AleaState

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.order_counts = bool(game.options["order_counts"])
        self.handfuls = bool(game.options["handfuls"])
        self.any_time = bool(game.options["cards_any_time"])
        self.patience = int(game.number("patience"))

    def begin(self, key: Array) -> Position:
        zero = jnp.int32(0)
        return Position(
            columns=jnp.zeros((self.players, a.ROWS), jnp.int32),
            cards=jnp.full(self.players, a.ALL_CARDS, jnp.int32),
            seat=zero,
            round=jnp.int32(1),
            dice=zero,
            lying=zero,
            joined=zero,
            aside=zero,
            twice=zero,
            blocked=jnp.bool_(False),
            bare=jnp.bool_(False),
            ended=zero,
            over=jnp.bool_(False),
            idle=zero,
            stirred=jnp.bool_(False),
        )

    # -- playing --------------------------------------------------------------------------------------

    def play(self, position: Position, action: Array, key: Array) -> Position:
        p = position
        writes, passes = (action >= a.WRITE) & (action < a.PASS), action == a.PASS
        plays = action >= a.CARD
        way = jnp.where(action >= a.JOKER, action - a.JOKER, action - a.CARD)
        mine = jnp.arange(self.players) == p.seat
        spent = jnp.where(plays, 1 << jnp.asarray(_CARD_OF)[jnp.maximum(action - a.CARD, 0)], 0)
        cards = p.cards & ~jnp.where(mine, spent, 0)
        dice, lying, joined = d.without(p.dice, p.lying, p.joined, jnp.where(plays, _taken_up(p.dice, way), 0))
        again = plays & (way < a.IGNORE)
        thrown = jnp.where(action < a.WRITE, action + 1, jnp.where(again, p.lying - lying, 0))
        dice, lying, joined = d.fall(dice, lying, joined, thrown, key, self.order_counts)
        here = mine[:, None] & (np.arange(a.ROWS) == (action - a.WRITE) % a.ROWS)
        number = (action - a.WRITE) // a.ROWS + 1
        columns = jnp.where(here & writes, number, p.columns)
        done = writes & jnp.all(columns[p.seat] > 0)
        why = jnp.where(done, COLUMN, jnp.where(passes & p.bare, CARDS, 0))
        after = p._replace(
            columns=columns,
            cards=cards,
            dice=dice,
            lying=lying,
            joined=joined,
            aside=p.aside + (plays & (way >= a.IGNORE) & (way < a.TWICE)),
            twice=p.twice | (plays & (way == a.TWICE)),
            ended=jnp.where(p.ended > 0, p.ended, why),
            stirred=p.stirred | writes | plays,
        )
        return self._go_on(after, writes | passes, plays)

    def _go_on(self, p: Position, ends: Array, plays: Array) -> Position:
        """The next turn if this one ends, and all that can end the game (A18–A21)."""
        turn = jnp.where(ends, 0, 1)
        mine = jnp.arange(self.players) == p.seat
        here = jnp.where(mine, turn, 0)
        blocked = d.is_blocked(d.column_of(p.columns), p.cards, self.any_time, p.aside * here, p.twice * here)
        wraps = ends & (p.seat == self.players - 1)
        idle = jnp.where(wraps, jnp.where(p.stirred, 0, p.idle + 1), p.idle)
        tired = wraps & (p.ended == 0) & (self.patience > 0) & (idle == self.patience)
        round_over = wraps & ((p.ended > 0) | tired)
        seat = jnp.where(ends, (p.seat + 1) % self.players, p.seat)
        still = jnp.arange(self.players) >= jnp.where(p.ended > 0, seat, 0)
        now_blocked = blocked[seat]
        stuck = ends & ~round_over & now_blocked & jnp.all(blocked | ~still)
        over = round_over | stuck
        why = jnp.where(tired, PATIENCE, jnp.where(stuck, BLOCKED, 0))
        return p._replace(
            seat=jnp.where(over, 0, seat),
            round=p.round + (wraps & ~round_over),
            dice=p.dice * turn,
            lying=p.lying * turn,
            joined=p.joined * turn,
            aside=p.aside * turn,
            twice=p.twice * turn,
            blocked=jnp.where(ends | plays, now_blocked & ~over, p.blocked),
            bare=jnp.where(ends, (p.cards[seat] == 0) & ~over, p.bare),
            ended=jnp.where(p.ended > 0, p.ended, why),
            over=over,
            idle=idle,
            stirred=p.stirred & ~wraps,
        )

    # -- showing --------------------------------------------------------------------------------------

    def look(self, position: Position) -> Turn:
        p = position
        column: d.Column = settled(d.column_of(p.columns[p.seat]))
        added, taken = d.made(p.dice, p.lying, p.joined, self.order_counts)
        writes = d.rows_for(column, added, p.twice), d.rows_for(column, taken, p.twice)
        unused = DICE - p.lying - p.aside
        odds = self._odds(p, column) * (unused > 0)
        turn: Turn = settled(Turn(column, added, taken, *writes, unused, jnp.stack(d.tallies(p.dice)), odds))
        return turn

    def options(self, position: Position, facts: Turn, over: Array) -> Array:
        p, turn = position, facts
        number = (turn.added > 0) | (turn.taken > 0)
        four_x = (turn.tallies[2] == 4) & (p.lying == 4) & (turn.unused > 0)
        rolls = (p.lying == 0) | four_x | (number & (turn.unused > 0))
        most = turn.unused if self.handfuls else 1
        numbers = np.arange(1, HIGHEST + 1)[:, None]
        writes = ((numbers == turn.added) & turn.rows_added) | ((numbers == turn.taken) & turn.rows_taken)
        failed = ~rolls & ~jnp.any(turn.rows_added | turn.rows_taken)
        may_play = failed | (number & self.any_time)
        ways = self._ways(p, turn) & may_play
        held = ((p.cards[p.seat] >> _CARD_OF) & 1).astype(jnp.bool_)
        rolls, failed, plays = settled((rolls & (most > _ROLLS), failed, jnp.concatenate([ways, ways]) & held))
        parts = [rolls, writes.reshape(-1), (failed | p.blocked)[None], plays]
        return jnp.concatenate(parts) | over

    def _ways(self, p: Position, turn: Turn) -> Array:
        """The ways to play a card that would change something (A17), whoever holds it."""
        dice = p.lying > _ROLLS
        beside = d.neighbours(turn.column, turn.added) | d.neighbours(turn.column, turn.taken)
        twice = (p.twice == 0) & jnp.any(beside)
        return jnp.concatenate([turn.tallies[:2] > 0, dice, dice, twice[None]])

    def standing(self, position: Position) -> Standing:
        return Standing(position.seat, position.over, _scores(position.columns, position.cards))

    def row(self, position: Position, facts: Turn, seat: Array) -> Array:
        p, turn = position, facts
        seats = (seat + jnp.arange(self.players)) % self.players
        columns, cards = p.columns[seats], p.cards[seats]
        opens, scores = d.open_numbers(settled(d.column_of(columns[0]))), _scores(columns, cards)
        columns, cards, opens, scores = settled((columns, cards, opens, scores))
        symbols = (p.dice >> (2 * _ROLLS)) & 3
        playing = ~p.over
        numbers = np.arange(1, HIGHEST + 1)
        parts = (
            *asked(self.players, seat, p.seat, p.over),
            (seats == p.seat) & playing,
            columns,
            (cards[:, None] >> np.arange(len(a.CARDS))) & 1,
            told(scores),
            opens,
            symbols[:, None] == np.arange(1, 4),
            (p.joined >> _ROLLS) & 1,
            turn.tallies,
            jnp.stack([numbers == turn.added, numbers == turn.taken]) & playing,
            turn.odds * playing,
            jnp.stack([turn.unused, p.aside, jnp.zeros_like(p.aside)]),
            jnp.stack([jnp.bool_(False), p.twice > 0, p.bare, p.stirred]),
            told(p.round),
            told(p.idle),
            one_hot(p.ended - 1, len(ENDINGS) - 1),
        )
        return row_of(*settled(parts))

    def _odds(self, p: Position, column: d.Column) -> Array:
        """Of the six faces of one more die, how many make a number, and one that can be written."""
        making = writing = jnp.int32(0)
        for symbol, faces in ((1, 3), (2, 1), (3, 2)):
            dice = p.dice | (symbol << (2 * p.lying))
            added, taken = d.made(dice, p.lying + 1, p.joined, self.order_counts)
            rows = d.rows_for(column, added, p.twice) | d.rows_for(column, taken, p.twice)
            making = making + faces * ((added > 0) | (taken > 0))
            writing = writing + faces * jnp.any(rows)
        return jnp.stack([making, writing])


def _scores(columns: Array, cards: Array) -> Array:
    held = jnp.sum((cards[:, None] >> np.arange(len(a.CARDS))) & 1, axis=-1)
    return jnp.sum(columns, axis=-1) + BONUS * held


def _taken_up(dice: Array, way: Array) -> Any:
    """The dice that a way of playing a card takes off the table, as a mask."""
    one = jnp.where(way < a.IGNORE, way - a.ANY_DIE, way - a.IGNORE)
    single = jnp.where(way < a.TWICE, 1 << jnp.clip(one, 0, DICE - 1), 0)
    return jnp.where(way < a.ANY_DIE, d.showing(dice, way + 1), single)
