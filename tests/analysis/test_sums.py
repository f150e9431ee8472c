"""The parts of every game add up, and the same seed says the same."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import taberna
from taberna import Record
from taberna.analysis import Analysis, Budget, labels, running
from taberna.games.forum.win_estimate import ForumEstimate
from tests.server.test_leaks import variants

GLANCE = Budget(thoughts=0.0, most=0.0, looks=2, draws=6)
SHORT = Budget(thoughts=0.5, most=0.01, looks=2, draws=6)
SOON = {"forum": {"patience": 5}}  # otherwise hundreds of moves
# Patience says how long a game may be, up to thousands of moves, and nothing about its parts.
KINDS = [
    (name, options)
    for name in taberna.names()
    for options in variants(taberna.game_class(name))
    if "patience" not in options
]


def at_random(name: str, options: dict[str, Any], players: int = 3, seed: int = 1) -> Record:
    return taberna.play(taberna.game(name, players, **options), ["random"] * players, seed)


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_the_parts_add_up_to_the_result(name: str, options: dict[str, Any]) -> None:
    record = at_random(name, options)
    found = taberna.analyse(record, budget=GLANCE)
    winners = record.replay().winners()
    for one in found.summaries:
        assert one.parts is not None
        parts = one.parts
        assert one.result == parts.result == (one.seat in winners) / len(winners)
        assert abs(parts.start + parts.luck + parts.own + parts.others - parts.result) < 1e-9
        assert parts.own < 1e-9, "the best choice is no gain"
    assert all(abs(sum(step.moved)) < 1e-9 for step in found.steps)
    assert all(step.moved == (0.0,) * 3 for step in found.steps if step.forced)
    assert len(found.steps) == len(record.moves)


@pytest.mark.parametrize("name", taberna.names())
def test_to_play_at_random_is_no_skill(name: str) -> None:
    """A turn is good for the one who has it: that is in what his position is worth, and no merit of his choice."""
    own = {"thumb": 0.0, "random": 0.0}
    seated = ["thumb", "random", "random"]
    for seed in range(4):
        record = taberna.play(taberna.game(name, len(seated)), seated, seed)
        for bot, one in zip(seated, taberna.analyse(record, budget=GLANCE).summaries, strict=True):
            assert one.parts is not None
            own[bot] += one.parts.own / seated.count(bot)
    assert own["random"] < -0.1 and own["random"] < own["thumb"]


def test_to_be_on_turn_is_no_merit() -> None:
    """Whoever does what Forum's estimate thinks best gains nothing by it, and loses nothing; others do."""
    game = taberna.game("forum", 3)
    estimate, rng = ForumEstimate(game, taberna.Rng(1)), taberna.Rng(2)
    others = taberna.bot("random", game, rng)
    record, state, results = Record(game), game.start(), [0.0] * 3
    while not state.over:
        decision = state.decision()
        action = int(state.pick(rng)) if state.turn < 0 else others.choose(state.view(decision.seat), decision)
        if state.turn == 0:
            best = -1.0
            for option in decision.options:
                estimate.foresee(state, option, results)
                if results[0] > best:
                    best, action = results[0], option
        state.apply(action)
        record.add(action)
    record.close(state)
    parts = [one.parts for one in taberna.analyse(record, budget=GLANCE).summaries]
    assert parts[0] is not None and parts[0].own == pytest.approx(0.0, abs=1e-9)
    assert all(one is not None and one.own < -0.05 for one in parts[1:])


@pytest.mark.parametrize("name", taberna.names())
def test_the_same_seed_gives_the_same_analysis(name: str) -> None:
    record = at_random(name, SOON.get(name, {}), 2)
    found = taberna.analyse(record, seed=5, budget=SHORT)
    assert taberna.analyse(record, seed=5, budget=SHORT) == found
    assert Analysis.loads(found.dumps()) == found
    assert pickle.loads(pickle.dumps(found)) == found
    assert found.complete and len(found.verdicts) == sum(one.decisions for one in found.summaries)


def test_ctrl_c_keeps_what_is_done() -> None:
    record = at_random("alea", {}, 2)
    for stop in (3, len(record.moves) + 4):

        def tired(done: int, total: int, stop: int = stop) -> None:
            assert done <= total
            if done == stop:
                raise KeyboardInterrupt

        found = taberna.analyse(record, budget=SHORT, progress=tired)
        assert not found.complete
        assert (len(found.steps), len(found.verdicts)) == ((2, 0) if stop == 3 else (len(record.moves), 3))
        assert (found.summaries[0].parts is None) == (stop == 3)
        assert Analysis.loads(found.dumps()) == found


def test_records_that_can_not_be_looked_at_get_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    record = at_random("alea", {}, 2)
    open_still = Record(record.game)
    open_still.moves = record.moves[:-1]
    with pytest.raises(taberna.BadRecord, match="This game is not over"):
        taberna.analyse(open_still)
    broken = Record(record.game)
    broken.moves = record.moves[1:]
    with pytest.raises(taberna.BadRecord):
        taberna.analyse(broken)
    monkeypatch.setattr(running, "MOST_MOVES", 10)
    with pytest.raises(taberna.BadRecord, match="more than 10 are not analysed"):
        taberna.analyse(record)
    for text in ("", "[]", "{}", '{"taberna-analysis": 1}'):
        with pytest.raises(taberna.BadRecord, match="no analysis"):
            Analysis.loads(text)


def test_nobody_is_blamed_for_what_can_not_be_told_apart() -> None:
    limits = labels.thresholds()
    assert [labels.label(limits[name], True) for name in ("best", "good", "inaccurate", "mistake")] == [
        "best",
        "good",
        "inaccurate",
        "mistake",
    ]
    assert labels.label(limits["mistake"] + 0.01, True) == "blunder"
    assert labels.label(0.5, False) == "good"
    assert labels.credit(0.5, False) == 1.0
    assert labels.credit(0.0, True) == 1.0 and labels.credit(0.5, True) == 0.0
