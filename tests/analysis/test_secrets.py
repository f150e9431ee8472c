"""What is said of a decision hangs only on what the seat could know."""

from __future__ import annotations

import pytest

import taberna
from taberna import CHANCE, Decision, State, View
from taberna.analysis import Budget, Verdict
from taberna.analysis.judging import Judge
from taberna.bots import RandomBot
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


def test_each_is_judged_by_the_view_of_his_own_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = taberna.game("pecunia", 3, target=8), taberna.Rng(5)
    record = taberna.play(game, [RandomBot(game, rng) for _ in range(3)], seed=5)
    seen: list[tuple[int, View]] = []
    plain = Judge.judge

    def judge(self: Judge, number: int, view: View, decision: Decision, chosen: int) -> Verdict:
        seen.append((number, view))
        return plain(self, number, view, decision, chosen)

    monkeypatch.setattr(Judge, "judge", judge)
    taberna.analyse(record, budget=EVEN)
    states = [state.view(state.turn) if state.turn != CHANCE else None for state, _ in record.steps()]
    assert seen and all(states[number - 1] == view for number, view in seen)
