"""What is said of a decision hangs only on what the seat could know."""

from __future__ import annotations

import taberna
from taberna import CHANCE, State
from taberna.analysis import Budget, Verdict
from tests.analysis.test_truth import from_here

# So little that the length of the game does not say how long each decision is looked at.
EVEN = Budget(thoughts=1e6, most=0.004, looks=1, draws=2)


def twin(state: State, rng: taberna.Rng) -> State | None:
    """Another true position that looks the same to the one who has to choose."""
    for _ in range(20):
        other = state.game.imagine(state.view(state.turn), rng)
        if other.position() != state.position():
            return other
    return None


def first_verdict(state: State, action: int) -> Verdict:
    return taberna.analyse(from_here(state, action), seed=3, budget=EVEN).verdicts[0]


def test_the_true_hands_make_no_difference() -> None:
    rng = taberna.Rng(8)
    state, seen = taberna.game("pecunia", 2).start(), 0
    while seen < 2:
        if state.turn != CHANCE and len(state.options()) > 2:
            other = twin(state, rng)
            if other is not None:
                action = state.options()[-1]
                assert first_verdict(state, action) == first_verdict(other, action)
                seen += 1
        state.do(state.pick(rng))
