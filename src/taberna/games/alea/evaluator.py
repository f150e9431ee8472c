"""What a position of Alea Romana is worth to everybody, for those who look back at a game.

As the solver does, it looks through all that may still come in this turn, but for everybody's sake: whoever has
the turn does what is best for him, and the others have what that leaves them. Too slow for search, which judges
thousands of positions; a game has some hundred.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Rng
from ...core.evaluator import Evaluator, share_win
from ...core.game import CHANCE, OVER, Game, State
from . import actions as a
from .solver import TIE, learned, numbers_of, phase_of, situation, turn_of
from .state import AleaState

# Turns that are remembered. Those who look back go to and fro between a turn and what could have followed it.
TURNS: Final = 12


@final
class AleaEvaluator(Evaluator):
    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__()
        self.values = learned()
        # What a turn adds to the points that are expected in the end, as a share of what gaps and cards still
        # promise, by phase: those who have yet to play in a round are not behind for that. With these a turn that
        # is looked through is worth on average what it was judged to be before, so that to play it well is no
        # gain: found by `python -m tests.study.alea_gains`.
        self.gains = numbers_of("gains")
        self.seats = game.players
        self.turns: dict[str, dict[int, list[float]]] = {}
        # What situations of the turn at hand are worth to everybody, and what is that ends it.
        self.known: dict[int, list[float]] = {}
        self.room = vec[i64]([0] * a.SIZE)

    def evaluate(self, state: State, rng: Rng, results: list[float]) -> None:
        assert isinstance(state, AleaState)
        self._begin(state)
        found = self._worth(state)
        for seat in range(self.seats):
            results[seat] = found[seat]

    def foresee(self, state: State, action: int, results: list[float]) -> bool:
        assert isinstance(state, AleaState)
        self._begin(state)
        found = self._after(state, action)
        for seat in range(self.seats):
            results[seat] = found[seat]
        return True

    def _begin(self, state: AleaState) -> None:
        turn = str(turn_of(state))
        known = self.turns.pop(turn, None)
        self.known = known if known is not None else {}
        self.turns[turn] = self.known
        if len(self.turns) > TURNS:
            del self.turns[next(iter(self.turns))]

    def _worth(self, state: AleaState) -> list[float]:
        key = situation(state) * 2 + 1
        found = self.known.get(key)
        if found is None:
            found = self._average_chance(state) if state.turn == CHANCE else self._best(state)
            self.known[key] = found
        return found

    def _average_chance(self, state: AleaState) -> list[float]:
        value = [0.0] * self.seats
        outcome: i64 = a.DIE
        while outcome < a.SIZE:
            after = state.clone()
            after.do(outcome)
            weight = float(state.weight(outcome)) / 6.0
            worth = self._worth(after)
            for seat in range(self.seats):
                value[seat] += weight * worth[seat]
            outcome += 1
        return value

    def _best(self, state: AleaState) -> list[float]:
        out = self.room[:]
        count = state.fill(out)
        best: list[float] = []
        me = int(state.seat)
        k: i64
        for k in range(count):
            found = self._after(state, out[k])
            # Of what is worth as much to him the first counts, as long as nobody can say which he would take.
            if not best or found[me] > best[me] + TIE:
                best = found
        return best

    def _after(self, state: AleaState, action: i64) -> list[float]:
        if not a.WRITE <= action <= a.PASS:
            after = state.clone()
            after.do(action)
            return self._worth(after)
        key = int((action * 64 + state.cards[state.seat]) * 2)
        found = self.known.get(key)
        if found is None:
            ended = state.clone()
            ended.do(action)
            found = self.judge(ended)
            self.known[key] = found
        return found

    def judge(self, state: AleaState) -> list[float]:
        """Everybody's chance when a turn is over."""
        found = [0.0] * self.seats
        if state.turn == OVER:
            share_win(state, found)
            return found
        phase: i64 = phase_of(state)
        scale = self.values.scales[phase]
        for seat in range(self.seats):
            found[seat] = self.values.points(state, phase, seat)
            if seat >= state.seat:
                hope = self.values.hope(phase, state.columns[seat], state.cards[seat])
                found[seat] += self.gains[int(phase)] * hope
        best = max(found)
        total = 0.0
        for seat in range(self.seats):
            found[seat] = exp((found[seat] - best) / scale)
            total += found[seat]
        return [one / total for one in found]
