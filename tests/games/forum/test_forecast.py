"""What is foreseen of all options at once is what comes of playing them one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import taberna
from taberna.core.chance import Rng
from taberna.core.evaluator import Evaluator, share_win
from taberna.core.game import CHANCE, Game, State
from taberna.games.forum.evaluator import ForumEvaluator
from taberna.games.forum.forecast import Forecast, parts
from taberna.games.forum.hopes import hopes
from taberna.games.forum.state import ForumState
from taberna.games.forum.win_estimate import ForumEstimate, nearness

TABLES = [(players, scoring) for players in range(2, 7) for scoring in ("patrician", "plebeian")]


def positions(game: Game, games: int) -> Iterator[ForumState]:
    """Positions in which somebody has a choice, of games at random."""
    rng = Rng(3)
    for _ in range(games):
        state = game.start()
        while not state.over:
            if state.turn != CHANCE and not rng.below(7):
                assert isinstance(state, ForumState)
                yield state
            state.do(state.pick(rng))


@pytest.mark.parametrize(("players", "scoring"), TABLES)
def test_hopes_after_every_option(players: int, scoring: str) -> None:
    game = taberna.game("forum", players, scoring=scoring)
    forecast, foreseen, played = Forecast(), 0, 0
    for state in positions(game, 4):
        forecast.see(state)
        for action in state.options():
            after = state.clone()
            after.do(action)
            if not forecast.after(state, action):
                played += 1
                continue
            foreseen += 1
            assert after.coins == state.coins and not after.over
            assert list(forecast.steps)[: after.colours] == pytest.approx(hopes(after))
            assert forecast.near == pytest.approx(nearness(after))
    assert foreseen > 5 * played > 0


@pytest.mark.parametrize(("players", "scoring"), TABLES)
@pytest.mark.parametrize("kind", [ForumEvaluator, ForumEstimate])
def test_what_every_option_is_worth(kind: Callable[[Game, Rng], Evaluator], players: int, scoring: str) -> None:
    game = taberna.game("forum", players, scoring=scoring)
    evaluator = kind(game, Rng(1))
    for state in positions(game, 2):
        options = state.options()
        out = vec[float]([0.0] * (len(options) * players))
        evaluator.evaluate_options(state, vec[i64](options), len(options), Rng(1), [0.0] * players, out)
        for k, action in enumerate(options):
            expected = one_by_one(evaluator, state, action, players)
            assert list(out)[k * players : (k + 1) * players] == pytest.approx(expected)


def one_by_one(evaluator: Evaluator, state: State, action: int, players: int) -> list[float]:
    results = [0.0] * players
    if not evaluator.foresee(state, action, results):
        after = state.clone()
        after.do(action)
        if after.over:
            share_win(after, results)
        else:
            evaluator.evaluate(after, Rng(1), results)
    return results


def test_the_parts_of_an_action_are_those_that_its_text_names() -> None:
    for players in (2, 3):
        game = taberna.game("forum", players)
        for state in positions(game, 1):
            for action in state.options():
                colour, origin, cell = parts(state, action)
                after = state.clone()
                after.do(action)
                assert after.owner(cell) == colour and state.owner(cell) < 0
                assert origin < 0 or (state.owner(origin) == colour and after.owner(origin) < 0)
