"""Many games at once: every one takes an action, chance plays, and what the next seat sees is written down.

Rows of numbers lie one behind the other in plain memory, which numpy reads and writes without copying.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.chance import Rng
from ...core.game import CHANCE, OVER, State
from ...core.tensor import Encoding, Space


@final
class Stepper:
    def __init__(self, encoding: Encoding, space: Space, count: int, seed: int, first: int) -> None:
        """Games number `first` and on: each has its own dice, whichever process they are in."""
        self.encoding = encoding
        self.game = encoding.game
        self.space = space
        self.count: i64 = count
        self.players: i64 = self.game.players
        self.start: State = self.game.start()
        self.states: list[State] = [self.start.clone() for _ in range(count)]
        self.dice: list[Rng] = [Rng(seed, 2 * (first + k)) for k in range(count)]
        self.whims: list[Rng] = [Rng(seed, 2 * (first + k) + 1) for k in range(count)]
        self.observations = vec[u8](bytes(count * encoding.size))
        self.masks = vec[u8](bytes(count * space.size))
        self.turns = vec[i64](bytes(count))
        self.rewards = vec[float]([0.0] * (count * self.game.players))
        self.ended = vec[u8](bytes(count))
        self.chosen = vec[i64](bytes(count))
        k: i64 = 0
        while k < self.count:
            self._settle(k)
            self._write(k)
            k += 1

    def illegal(self) -> i64:
        """The first game whose chosen action is none of its options; -1 if there is none."""
        size: i64 = self.space.size
        chosen = self.chosen
        masks = self.masks
        k: i64 = 0
        while k < self.count:
            number: i64 = chosen[k]
            if number < 0 or number >= size or masks[k * size + number] == 0:
                return k
            k += 1
        return -1

    def step(self) -> None:
        """Play the chosen actions, which are legal. Observations, masks, rewards and ends are zeros."""
        k: i64 = 0
        while k < self.count:
            state = self.states[k]
            state.do(self.space.actions[state.turn * self.space.size + self.chosen[k]])
            if state.turn < 0:
                self._settle(k)
            self._write(k)
            k += 1

    def sample(self) -> None:
        """Choose a legal action for every game, all equally likely."""
        k: i64 = 0
        while k < self.count:
            state = self.states[k]
            self.chosen[k] = self.space.ids[state.turn * self.space.total + state.pick(self.whims[k])]
            k += 1

    def _settle(self, k: i64) -> None:
        """Let chance play until somebody is asked; a game that is over begins anew."""
        state = self.states[k]
        rng = self.dice[k]
        while state.turn < 0:
            if state.turn == CHANCE:
                state.do(state.pick(rng))
            elif state.turn == OVER:
                self._reward(k, state)
                state = self.start.clone()
                self.states[k] = state

    def _reward(self, k: i64, state: State) -> None:
        self.ended[k] = 1
        base: i64 = k * self.players
        for player, reward in enumerate(rewards(state)):
            self.rewards[base + player] = reward

    def _write(self, k: i64) -> None:
        state = self.states[k]
        self.turns[k] = state.turn
        self.encoding.write(state, state.turn, self.observations, k * self.encoding.size)
        self.encoding.write_options(state, self.space, self.masks, k * self.space.size)


def rewards(state: State) -> list[float]:
    """What a game that is over was worth to each seat: 1 for winning alone, and all together 0.

    Who shares the win shares what it is worth, so a game that everybody wins is worth nothing.
    """
    players = state.game.players
    winners = state.winners()
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return [(share - 1.0 / players) / (1.0 - 1.0 / players) for share in shares]
