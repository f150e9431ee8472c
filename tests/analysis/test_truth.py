"""Games whose truth is known: what is said of them is true, in numbers and in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

import taberna
from taberna import CHANCE, Record, State
from taberna.analysis import Budget
from taberna.analysis.budget import QUICK
from taberna.analysis.values import Values
from taberna.games.forum.state import ForumState
from taberna.games.forum.win_estimate import ForumEstimate
from tests.contract.test_stranger import HighestGame
from tests.offered import offered

CHEAP = Budget(thoughts=1_000.0, most=0.02, looks=8, draws=30)


def from_here(state: State, action: int, bot: str = "random") -> Record:
    """The record of a game that begins here with this action; then a bot chooses for everybody."""
    record = Record(state.game, begun=state.position())
    state, rng = state.clone(), taberna.Rng(1)
    chooser = taberna.bot(bot, state.game, rng)
    while True:
        state.apply(action)
        record.add(action)
        if state.over:
            break
        decision = state.decision()
        chance = decision.seat == CHANCE
        action = int(state.pick(rng)) if chance else chooser.choose(state.view(decision.seat), decision)
    record.close(state)
    return record


def won(state: State, seat: int) -> float:
    winners = state.winners()
    return (seat in winners) / len(winners)


def positions(name: str, players: int, bot: str, seeds: range) -> Iterator[State]:
    """Decisions with a choice, the last of each game first."""
    for seed in seeds:
        record = taberna.play(taberna.game(name, players), [bot] * players, seed)
        found = [state.clone() for state, _ in record.steps() if state.turn != CHANCE and len(state.options()) > 1]
        yield from reversed(found[-6:])


def brute(state: State, seat: int) -> float:
    """A seat's chance in the last turn of a game if it plays as well as can be; looked up nowhere."""
    if state.over:
        return won(state, seat)
    after = {}
    for action in state.options():
        later = state.clone()
        later.do(action)
        after[action] = _brute(later, seat)
    if state.turn == CHANCE:
        outcomes = state.chance()
        return sum(weight * after[action] for action, weight in outcomes) / sum(weight for _, weight in outcomes)
    return max(after.values())


@cache
def _brute(state: State, seat: int) -> float:
    return brute(state, seat)


def last_turn_of_alea() -> State:
    """The last seat of the last round has to choose, and can still win or lose."""
    for state in positions("alea", 2, "thumb", range(60)):
        position = state.position()
        if state.turn == 1 and len(position["dice"]) >= 4 and position["ending"]:  # type: ignore[arg-type]
            after = [brute(_done(state, action), 1) for action in state.options()]
            if max(after) - min(after) > 0.11:
                return state
    raise AssertionError("none of these games ends so")


def _done(state: State, action: int) -> State:
    after = state.clone()
    after.do(action)
    return after


def test_the_last_turn_of_alea_is_worked_out() -> None:
    state = last_turn_of_alea()
    truth = {state.game.text(one): brute(_done(state, one), 1) for one in state.options()}
    worst = min(truth, key=lambda one: truth[one])
    found = taberna.analyse(from_here(state, state.game.action(worst)), budget=CHEAP)
    verdict = found.verdicts[0]
    assert {one.move: one.chance for one in verdict.options} == pytest.approx(truth)
    assert all(one.tries == 0 and one.spread == 0.0 for one in verdict.options)
    assert verdict.gave_away == pytest.approx(max(truth.values()) - truth[worst])
    assert (verdict.label, verdict.told_apart) == ("blunder", True)
    assert found.start[1] == pytest.approx(max(truth.values()))
    assert found.start[0] == pytest.approx(1 - found.start[1])
    assert found.steps[0].chances[1] == pytest.approx(truth[worst])


def end_of_forum() -> tuple[State, dict[str, float]]:
    """The last placing of a game decides who wins; what each option is worth. One game in a hundred ends so."""
    for state in positions("forum", 2, "random", range(2000)):
        afters = {one: _done(state, one) for one in state.options()}
        if all(after.over for after in afters.values()):
            truth = {state.game.text(one): won(after, int(state.turn)) for one, after in afters.items()}
            if len(set(truth.values())) > 1:
                return state, truth
    raise AssertionError("none of these games ends so")


def test_the_end_of_forum_is_searched_to_the_end() -> None:
    state, truth = end_of_forum()
    worst = min(truth, key=lambda one: truth[one])
    verdict = taberna.analyse(from_here(state, state.game.action(worst)), budget=CHEAP).verdicts[0]
    assert {one.move: one.chance for one in verdict.options} == truth
    assert verdict.rival_chance == max(truth.values()) and verdict.chosen_chance == truth[worst]
    assert (verdict.label, verdict.told_apart, verdict.doubt, verdict.tries) == ("blunder", True, 0.0, 0)
    assert verdict.chosen_doubt == verdict.rival_doubt == 0.0


def wins_at_once() -> tuple[State, int, int]:
    """A position of Pecunia in which to go on wins at once, and a card sends those away who would pay; both.

    After that card the rival, whose citizens leave two turns later, wins most games, but not all.
    """
    game = taberna.game("pecunia", 2)
    state = game.position(
        {
            "purses": [26, 28],
            "latrines": [
                {"left": ["senator1"], "right": ["senator2"]},
                {"left": ["citizen9"], "middle": ["citizen10"], "right": ["woman1"]},
            ],
            "markers": {"senator1": 1, "senator2": 1, "citizen9": 2, "citizen10": 2, "woman1": 3},
            "queues": [["citizen8", "citizen7", "citizen6", "citizen5"], ["citizen3", "citizen4"]],
            "hands": [["senate-meeting"], []],
        }
    )
    winning, other = game.action("start"), game.action("play senate-meeting")
    assert won(_done(state, winning), 0) == 1.0 and not _done(state, other).over
    return state, winning, other


def test_what_wins_at_once_is_best() -> None:
    state, winning, other = wins_at_once()
    good = taberna.analyse(from_here(state, winning, "thumb"), budget=CHEAP).verdicts[0]
    assert good.label == "best" and good.gave_away == 0.0 and good.chosen_chance == 1.0
    bad = taberna.analyse(from_here(state, other, "thumb"), budget=CHEAP).verdicts[0]
    assert (bad.label, bad.told_apart) == ("blunder", True) and bad.why is not None and bad.why.wins
    assert bad.rival_chance == 1.0 and bad.gave_away == pytest.approx(1.0 - bad.chosen_chance)
    assert bad.rival_doubt == 0.0, "what ends the game was not estimated"
    assert bad.chosen_doubt > 0.0 or bad.chosen_chance in (0.0, 1.0)
    assert bad.options[0].move == bad.rival and bad.options[0].chance == 1.0


def test_a_stranger_s_game_is_analysed() -> None:
    with offered(highest="tests.contract.test_stranger:HighestGame"):
        game = HighestGame(2)
        record = Record(game)
        record.moves = [5, 0, 7, 6]  # the highest card is thrown away, the lowest kept
        record.close(record.replay())
        found = taberna.analyse(record, budget=replace(CHEAP, looks=300))
        verdict = found.verdicts[0]
        assert verdict.rival_chance == 1.0  # nobody beats the highest card
        assert (verdict.label, verdict.told_apart) == ("blunder", True)
        # By playing on at random whoever has it wins 5 of 8, all others together as often as not.
        assert found.steps[0].chances[0] == pytest.approx(0.625, abs=0.05)
        assert found.steps[0].moved[0] == pytest.approx(0.125, abs=0.05)
        assert sum(found.start) == pytest.approx(1.0)


@pytest.mark.parametrize("name", ["alea", "pecunia"])
def test_luck_is_nought_on_average_at_every_outcome(name: str) -> None:
    """What a position is worth before chance speaks is the mean of what it is worth after."""
    game = taberna.game(name, 3)
    values, rng, seen = Values(game, 0, QUICK), taberna.Rng(4), 0
    state = game.start()
    while not state.over and seen < 12:
        if state.turn == CHANCE and 1 < len(state.options()) < 40:
            outcomes = state.chance()
            after = [(weight, values.worth(_done(state, one), 1).chances) for one, weight in outcomes]
            total = sum(weight for weight, _ in after)
            means = [sum(weight * one[seat] for weight, one in after) / total for seat in range(3)]
            if not any(_done(state, one).turn == CHANCE for one, _ in outcomes):
                assert list(values.worth(state, 1).chances) == pytest.approx(means)
                seen += 1
        state.do(state.pick(rng))
    assert seen == 12


@pytest.mark.parametrize("scoring", ["patrician", "plebeian"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_forum_says_the_same_before_and_after_it_looks(players: int, scoring: str) -> None:
    """On average: a glance must know what it is worth to be on turn."""
    game = taberna.game("forum", players, scoring=scoring)
    estimate, results = ForumEstimate(game, taberna.Rng(1)), [0.0] * players
    apart = []
    for seed in range(6):
        for state, _ in taberna.play(game, ["thumb"] * players, 77 + seed).steps():
            if isinstance(state, ForumState) and state.turn >= 0:
                estimate.evaluate(state, taberna.Rng(1), results)
                apart.append(results[state.turn] - estimate.judge(state)[state.turn])
    assert abs(sum(apart)) / len(apart) < 0.03


@pytest.mark.parametrize("players", [2, 4])
def test_the_start_of_alea_is_fair(players: int) -> None:
    """Nobody is ahead because he has the first turn: what he makes of it would count as his own skill."""
    game = taberna.game("alea", players)
    chances = Values(game, 0, QUICK).worth(game.start(), 0).chances
    assert chances == pytest.approx([1 / players] * players, abs=0.02)
