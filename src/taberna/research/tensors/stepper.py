"""Many games at once: every one takes an action, chance plays, and what the next seat sees is written down.

Rows of numbers lie one behind the other in plain memory, which numpy reads and writes without copying. There is
room for all of them, or for a tile: some hundred games whose rows fit the processor's cache.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from ...core.bot import Bot
from ...core.buffer import LISTED
from ...core.chance import Rng
from ...core.game import CHANCE, OVER, State
from ...core.tensor import Encoding, Space

# Generators of each game: of its dice, of actions at random, of those who play in it.
STREAMS: Final = 3

# How masks are written.
BOOL: Final = 0
BITS: Final = 1
FACTORS: Final = 2
INDEX: Final = 3
MASKS: Final = ["bool", "bits", "factors", "index"]


def mask_width(encoding: Encoding, space: Space, masks: int) -> int:
    """How many numbers the mask of a game has."""
    if masks == BOOL:
        return space.size
    if masks == BITS:
        return (space.size + 7) // 8
    return encoding.most_options() if masks == INDEX else sum(size for _, size in space.factors)


@final
class Stepper:
    def __init__(self, encoding: Encoding, space: Space, count: int, room: int, masks: int, skip: bool) -> None:
        self.encoding = encoding
        self.game = encoding.game
        self.space = space
        self.count: i64 = count
        self.players: i64 = self.game.players
        self.kind: i64 = masks
        self.skips: bool = skip  # choices that are none
        self.start: State = self.game.start()
        # What a list gives must be looked at each time, whether it really is a state; a vec knows.
        self.states = vec[State]([self.start.clone() for _ in range(count)])
        self.last = vec[State]([self.start.clone() for _ in range(count)])  # final positions of games just ended
        # Where the generators of all games are; one object draws for all of them.
        self.rng = Rng(0)
        self.dice = vec[i64](bytes(count))
        self.whims = vec[i64](bytes(count))
        self.minds = vec[i64](bytes(count))
        # Who plays for those seats that are nobody's own; made when they are first asked in a game.
        self.own = vec[u8]([1] * (count * self.game.players))
        self.bots: list[Bot | None] = []
        self.hire: Callable[[Rng], Bot] | None = None
        self.width: i64 = mask_width(encoding, space, masks)
        self.observations = vec[u8](bytes(room * encoding.size))
        self.masks = vec[u8](bytes(0 if masks == INDEX else room * self.width))
        self.index = vec[i16](bytes(room * self.width if masks == INDEX else 0))
        self.counts = vec[i64](bytes(count))
        self.turns = vec[i64](bytes(count))
        self.rewards = vec[float]([0.0] * (count * self.game.players))
        self.ended = vec[u8](bytes(count))
        self.chosen = vec[i64](bytes(count))

    def seed(self, seed: int, first: int) -> None:
        """Games number `first` and on: each has its own dice, whichever process they are in."""
        games = range(first, first + self.count)
        self.dice = vec[i64]([Rng(seed, STREAMS * k).at for k in games])
        self.whims = vec[i64]([Rng(seed, STREAMS * k + 1).at for k in games])
        self.minds = vec[i64]([Rng(seed, STREAMS * k + 2).at for k in games])

    def begin(self) -> None:
        """All games from the start, up to the first choice. Nothing is written yet."""
        k: i64 = 0
        while k < self.count:
            self._restart(k)
            self._settle(k)
            self._forget(k)
            k += 1

    def illegal(self) -> i64:
        """The first game whose chosen action is none of its options; -1 if there is none."""
        space = self.space
        size: i64 = space.size
        k: i64 = 0
        while k < self.count:
            state = self.states[k]
            number: i64 = self.chosen[k]
            if number < 0 or number >= size or not state.allows(space.actions[state.turn * size + number]):
                return k
            k += 1
        return -1

    def step(self, first: i64, end: i64, base: i64) -> None:
        """Games from … to … take their chosen actions, which are legal, and are written; the row of game `base` is
        the first. There are zeros."""
        actions = self.space.actions
        size: i64 = self.space.size
        k: i64 = first
        while k < end:
            self._touch(k + 1)
            state = self.states[k]
            state.do(actions[state.turn * size + self.chosen[k]])
            self._go_on(k, state, k - base)
            k += 1

    def play(self, first: i64, end: i64, base: i64) -> None:
        """The same with actions at random, which are noted."""
        ids = self.space.ids
        total: i64 = self.space.total
        k: i64 = first
        while k < end:
            self._touch(k + 1)
            state = self.states[k]
            action: i64 = self._pick(k, state)
            self.chosen[k] = ids[state.turn * total + action]
            state.do(action)
            self._go_on(k, state, k - base)
            k += 1

    def sample(self) -> None:
        """Choose a legal action for every game, all equally likely."""
        k: i64 = 0
        while k < self.count:
            state = self.states[k]
            self.chosen[k] = self.space.ids[state.turn * self.space.total + self._pick(k, state)]
            k += 1

    def _touch(self, k: i64) -> None:
        if k < self.count:
            self.encoding.touch(self.states[k])

    def _pick(self, k: i64, state: State) -> i64:
        rng = self.rng
        rng.at = self.whims[k]
        action: i64 = state.pick(rng)
        self.whims[k] = rng.at
        return action

    def write(self, first: i64, end: i64, base: i64) -> None:
        """How games stand."""
        k: i64 = first
        while k < end:
            self._write(k, self.states[k], k - base)
            k += 1

    def view(self, first: i64, end: i64, seats: vec[i64], last: bool, out: vec[u8]) -> None:
        """What these seats see, or saw in the end of games just ended, from the first row of `out` on."""
        size: i64 = self.encoding.size
        k: i64 = first
        while k < end:
            state = self.last[k] if last else self.states[k]
            if not last or self.ended[k]:
                self.encoding.write(state, seats[k], out, (k - first) * size)
            k += 1

    def _go_on(self, k: i64, state: State, row: i64) -> None:
        if self.ended[k]:
            self._forget(k)
        if state.turn < 0 or self.skips or self.hire is not None:
            self._settle(k)
            state = self.states[k]
        self._write(k, state, row)

    def _forget(self, k: i64) -> None:
        """What the end of a game left behind."""
        self.ended[k] = 0
        base: i64 = k * self.players
        player: i64 = 0
        while player < self.players:
            self.rewards[base + player] = 0.0
            player += 1

    def _settle(self, k: i64) -> None:
        """Let chance and those who are hired play until somebody is asked; a game that is over begins anew."""
        state = self.states[k]
        rng = self.rng
        while True:
            if state.turn == CHANCE:
                rng.at = self.dice[k]
                state.do(state.pick(rng))
                self.dice[k] = rng.at
            elif state.turn == OVER:
                self._reward(k, state)
                state = self._restart(k)
            elif self.own[k * self.players + state.turn] == 0:
                state.do(self._ask(k, state))
            elif self.skips and state.fill(LISTED.cells) == 1:
                state.do(LISTED.cells[0])
            else:
                return

    def _ask(self, k: i64, state: State) -> i64:
        place: i64 = k * self.players + state.turn
        bot = self.bots[place]
        if bot is None:
            assert self.hire is not None
            self.rng.at = self.minds[k]
            bot = self.hire(Rng(self.rng.seed(), state.turn))
            self.minds[k] = self.rng.at
            self.bots[place] = bot
        return bot.choose(state.view(state.turn), state.decision())

    def _restart(self, k: i64) -> State:
        state = self.states[k].become(self.start)
        self.states[k] = state
        if self.hire is not None:
            for player in range(self.players):
                self.bots[k * self.players + player] = None
        return state

    def _reward(self, k: i64, state: State) -> None:
        self.ended[k] = 1
        self.last[k] = self.last[k].become(state)  # its own memory is where the next game begins
        base: i64 = k * self.players
        for player, reward in enumerate(rewards(state)):
            self.rewards[base + player] = reward

    def _write(self, k: i64, state: State, row: i64) -> None:
        encoding = self.encoding
        self.turns[k] = state.turn
        encoding.write(state, state.turn, self.observations, row * encoding.size)
        at: i64 = row * self.width
        if self.kind == BITS:
            encoding.write_bits(state, self.space, self.masks, at)
        elif self.kind == BOOL:
            encoding.write_options(state, self.space, self.masks, at)
        elif self.kind == FACTORS:
            encoding.write_factors(state, self.space, self.masks, at)
        else:
            self._write_index(k, state, at)

    def _write_index(self, k: i64, state: State, at: i64) -> None:
        """The rest of the row is below 0."""
        count: i64 = self.encoding.write_index(state, self.space, self.index, at)
        self.counts[k] = count
        while count < self.width:
            self.index[at + count] = -1
            count += 1


def rewards(state: State) -> list[float]:
    """What a game that is over was worth to each seat: 1 for winning alone, and all together 0.

    Who shares the win shares what it is worth, so a game that everybody wins is worth nothing.
    """
    players = state.game.players
    winners = state.winners()
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return [(share - 1.0 / players) / (1.0 - 1.0 / players) for share in shares]
