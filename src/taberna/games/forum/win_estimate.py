"""What a position of Forum Romanum is worth to everybody, for those who look back at a game.

Whoever has the turn does what is best for him, and the others have what that leaves them. What is left is judged
by hopes, and by whose turn it is: those who act soon are not behind those who have just acted, and the less so the
more sectors are nearly full. The numbers were found by `python -m tests.study.forum_gains`.
"""

import json
from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Rng
from ...core.evaluator import Evaluator, share_win
from ...core.game import OVER, Game, State
from ...package_data import read
from . import board as b
from .forecast import Forecast, parts
from .hopes import CLOSENESS, hopes
from .state import NOBODY, ForumState

# Moving with so many coins left or more: a phase each, after two of placing.
COINS: Final = [14, 7, 3]
PHASES: Final = 6
# Of what is worth as much to him the first counts.
TIE: Final = 1e-12


def phase_of(state: ForumState, placed: i64 = 0) -> i64:
    """How far the game is, once so many more Romans are placed. It never goes back."""
    hands: i64 = -placed
    for colour in range(state.colours):
        hands += state.hands[colour]
    if hands:
        return 0 if 2 * hands > state.romans * state.colours else 1
    phase: i64 = 2
    coins = b.count(state.coins)
    for least in COINS:
        if coins < least:
            phase += 1
    return phase


def places(players: int) -> int:
    """How many places before and after its turn a seat may have."""
    return 4 if players == 2 else players


def place_of(state: ForumState, seat: i64) -> i64:
    """How many others act before this seat. Two players' turns have two actions: both count."""
    return place(state.players, state.seat, 0 if state.used == NOBODY else 1, seat)


def place(players: i64, on_turn: i64, done: i64, seat: i64) -> i64:
    """The same, from whose turn it is and how many of its actions are done."""
    later: i64 = (seat + players - on_turn) % players
    return later if players > 2 else 2 * later + done


def nearness(state: ForumState) -> float:
    """How much there is to gain: how near the sectors are to being full that are not."""
    near = 0.0
    sector: i64 = 0
    while sector < b.SECTORS:
        if (state.coins >> sector) & 1:
            empty = b.count(state.board.masks[sector] & ~state.occupied)
            if empty:
                near += CLOSENESS[empty]
        sector += 1
    return near


def steps_of(state: ForumState) -> list[float]:
    """How far every seat is, or can hope to come, on the track."""
    steps = hopes(state)
    return [steps[0] + steps[2], steps[1] + steps[3]] if state.players == 2 else steps


class Numbers:
    """By phase: so many steps ahead make a win e times as likely; and what a place before the turn is worth in
    steps, at least and for every nearness."""

    def __init__(self, scales: list[float], turns: list[list[float]], nears: list[list[float]]) -> None:
        self.scales = scales
        self.turns = turns
        self.nears = nears


def fitted(game: Game) -> Numbers:
    found = json.loads(read("taberna.games.forum", "gains.json"))[str(game.options["scoring"])][str(game.players)]
    turns = [_row(one) for one in found["turns"]]
    return Numbers(_row(found["scales"]), turns, [_row(one) for one in found["nears"]])


def _row(values: list[float]) -> list[float]:
    return [float(one) for one in values]


@final
class ForumEstimate(Evaluator):
    def __init__(self, game: Game, rng: Rng, numbers: Numbers | None = None) -> None:
        super().__init__()
        self.numbers = numbers if numbers is not None else fitted(game)
        self.options = vec[i64]([0] * len(game.actions.texts))
        self.forecast = Forecast()

    def evaluate(self, state: State, rng: Rng, results: list[float]) -> None:
        """What is best for the one who has the turn. The state stays as it is."""
        assert isinstance(state, ForumState)
        count = state.fill(self.options)
        seat = state.turn
        best: list[float] = []
        k: i64
        for k in range(count):
            after = state.clone()
            after.do(self.options[k])
            found = self.judge(after)
            if not best or found[seat] > best[seat] + TIE:
                best = found
        for one in range(len(results)):
            results[one] = best[one]

    def foresee(self, state: State, action: int, results: list[float]) -> bool:
        assert isinstance(state, ForumState)
        after = state.clone()
        after.do(action)
        found = self.judge(after)
        for seat in range(len(results)):
            results[seat] = found[seat]
        return True

    def evaluate_options(
        self, state: State, options: vec[i64], count: i64, rng: Rng, results: list[float], out: vec[float]
    ) -> None:
        assert isinstance(state, ForumState)
        self.forecast.see(state)
        # Whoever places does so with all options, or with none.
        phase = phase_of(state, 1 if parts(state, options[0])[1] == NOBODY else 0)
        done: i64 = 1 if state.players == 2 and state.used == NOBODY else 0
        on_turn: i64 = state.seat if done else (state.seat + 1) % state.players
        steps = [0.0] * int(state.players)
        k: i64
        seat: i64
        for k in range(count):
            if self.forecast.after(state, options[k]):
                for seat in range(state.players):
                    own: float = self.forecast.steps[seat]
                    steps[seat] = own + self.forecast.steps[seat + 2] if state.players == 2 else own
                self.share(steps, self.forecast.near, phase, on_turn, done)
                for seat in range(state.players):
                    out[k * state.players + seat] = steps[seat]
            else:
                self.foresee(state, options[k], results)
                for seat in range(state.players):
                    out[k * state.players + seat] = results[seat]

    def judge(self, state: ForumState) -> list[float]:
        """Everybody's chance, without a look at what may be done now."""
        if state.turn == OVER:
            found = [0.0] * int(state.players)
            share_win(state, found)
            return found
        found = steps_of(state)
        done: i64 = 0 if state.used == NOBODY else 1
        self.share(found, nearness(state), phase_of(state), state.seat, done)
        return found

    def share(self, steps: list[float], near: float, phase: i64, on_turn: i64, done: i64) -> None:
        """Make everybody's steps his chance, given whose turn it is and how many of its actions are done."""
        players: i64 = len(steps)
        turns, nears = self.numbers.turns[phase], self.numbers.nears[phase]
        scale = self.numbers.scales[phase]
        most = -1e9
        seat: i64
        for seat in range(players):
            at = place(players, on_turn, done, seat)
            steps[seat] = (steps[seat] + turns[at] + near * nears[at]) / scale
            most = max(most, steps[seat])
        total = 0.0
        for seat in range(players):
            steps[seat] = exp(steps[seat] - most)
            total += steps[seat]
        for seat in range(players):
            steps[seat] /= total
