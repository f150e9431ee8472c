"""How a position is judged: what search asks at the leaves of its tree."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .chance import Rng
from .game import OVER, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """What a position is worth to every seat. This one plays on at random and sees.

    One that can tell without playing on may set `evaluates_leaves`: then all options of a new node are
    looked at when it is first reached, and the search goes on from the best of them.
    """

    evaluates_leaves: bool

    def __init__(self, evaluates_leaves: bool = False) -> None:
        self.evaluates_leaves = evaluates_leaves

    def evaluate(self, state: State, rng: Rng, results: list[float]) -> None:
        """Write every seat's result, from 0 to 1. The state may be played on. It is not over."""
        state.playout(rng)
        share_win(state, results)

    def foresee(self, state: State, action: int, results: list[float]) -> bool:
        """Write what an action is worth to every seat by the look at all options that `evaluate` takes before it.

        False if it takes none. The state stays as it is.
        """
        return False

    def evaluate_options(
        self, state: State, options: vec[i64], count: i64, rng: Rng, results: list[float], out: vec[float]
    ) -> None:
        """Write what each of the first `count` options is worth: to every seat, one option behind the other.

        One by one here. Who can tell of all together may be quicker. `results` is room for every seat.
        """
        seats: i64 = len(results)
        k: i64 = 0
        while k < count:
            if not self.foresee(state, options[k], results):
                after = state.clone()
                after.do(options[k])
                if after.turn == OVER:
                    share_win(after, results)
                else:
                    self.evaluate(after, rng, results)
            seat: i64 = 0
            while seat < seats:
                out[k * seats + seat] = results[seat]
                seat += 1
            k += 1


def share_win(state: State, results: list[float]) -> None:
    """Everybody's share of the win in a game that is over."""
    winners = state.winners()
    part = 1.0 / len(winners)
    for seat in range(len(results)):
        results[seat] = part if seat in winners else 0.0
