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
from .heuristic import CLOSENESS, hopes
from .state import NOBODY, ForumState

# Moving with so many coins left or more: a phase each, after two of placing.
COINS: Final = [14, 7, 3]
PHASES: Final = 6
# Of what is worth as much to him the first counts.
TIE: Final = 1e-12


def phase_of(state: ForumState) -> i64:
    """How far the game is. It never goes back."""
    hands: i64 = 0
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
    later: i64 = (seat + state.players - state.seat) % state.players
    if state.players > 2:
        return later
    return 2 * later + (0 if state.used == NOBODY else 1)


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

    def judge(self, state: ForumState) -> list[float]:
        """Everybody's chance, without a look at what may be done now."""
        if state.turn == OVER:
            found = [0.0] * int(state.players)
            share_win(state, found)
            return found
        phase = phase_of(state)
        turns, nears = self.numbers.turns[phase], self.numbers.nears[phase]
        near = nearness(state)
        found = steps_of(state)
        seat: i64 = 0
        for seat in range(state.players):
            place = place_of(state, seat)
            found[seat] = (found[seat] + turns[place] + near * nears[place]) / self.numbers.scales[phase]
        most = max(found)
        total = 0.0
        for seat in range(state.players):
            found[seat] = exp(found[seat] - most)
            total += found[seat]
        return [one / total for one in found]
