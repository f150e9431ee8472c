"""Search: the same for every game, takes what is there, keeps its budget, and never peeks."""

from __future__ import annotations

import pytest

import taberna
from taberna import Rng, State
from taberna.bots import SearchBot
from taberna.bots.search.tree import Tree
from taberna.core.evaluator import Evaluator
from taberna.games.forum.evaluator import ForumEvaluator

# Red needs one stone in a1 to fill the bottom row as its leader; the row is worth seven steps.
PUZZLE = {
    "board": ["b.....y", ".......", ".......", "......b", ".......", ".......", ".rrryby"],
    "turn": 0,
}


def opening(name: str, players: int) -> State:
    state = taberna.game(name, players=players).start()
    rng = Rng(1)
    while state.turn == taberna.CHANCE:
        state.do(state.pick(rng))
    return state


def searched(state: State, iterations: int, evaluator: Evaluator, seed: int = 1) -> Tree:
    tree = Tree(state.game, state.turn, Rng(seed), 0.5, evaluator)
    tree.run(state, iterations)
    return tree


@pytest.mark.parametrize("name", taberna.names())
@pytest.mark.parametrize("players", [2, 4])
def test_every_game_can_be_searched(name: str, players: int) -> None:
    state = opening(name, players)
    before = state.position()
    tree = searched(state, 200, Evaluator())
    assert state.position() == before
    assert tree.best(state.options()) in state.options()
    assert sum(tries for _, tries in tree.judged().values()) == 200
    assert all(0 <= mean <= 1 for mean, _ in tree.judged().values())


def test_the_same_seed_gives_the_same_tree() -> None:
    state = opening("forum", 3)
    for evaluator in (Evaluator(), ForumEvaluator(state.game, Rng(1))):
        assert searched(state, 100, evaluator).judged() == searched(state, 100, evaluator).judged()
        assert searched(state, 100, evaluator, seed=2).judged() is not None


def test_it_fills_the_row_that_is_there_to_be_filled() -> None:
    game = taberna.game("forum", players=3)
    state = game.position(PUZZLE)
    bot = taberna.bot("search", game, Rng(1))
    assert game.text(bot.choose(state.view(0), state.decision())) == "a1"


def test_it_explains_what_it_thinks() -> None:
    game = taberna.game("forum", players=3)
    state = game.position(PUZZLE)
    bot = taberna.bot("search", game, Rng(1))
    assert isinstance(bot, SearchBot)
    judged = bot.explain(state.view(0), state.decision())
    assert game.text(judged[0].action) == "a1"
    assert judged[0].tries > judged[-1].tries
    assert all(0 <= one.chance <= 1 and one.spread >= 0 for one in judged)
