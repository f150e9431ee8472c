"""Speed, side by side with OpenSpiel in the same run: `make bench`.

Every row is measured in several rounds, ours and theirs in turn, and the median is shown, so that a
busy machine disturbs both alike. Rates are per second of processor time, on one core. Actions
include chance outcomes on both sides. With --save the tables go to docs/results.md.
"""

from __future__ import annotations

import pyspiel

import taberna
from taberna.bots.search.tree import Tree
from taberna.core.evaluator import Evaluator
from taberna.core.playout import playouts
from tests.bench.measuring import Measure, Tables, rate, report

# -- ours -----------------------------------------------------------------------------------------


def our_playouts(game: taberna.Game, games: int) -> Measure:
    return lambda: rate(lambda: playouts(game, games, 1))


def our_steps(game: taberna.Game, games: int) -> Measure:
    """The public face, from Python: options, a choice, apply; chance picked by the engine."""

    def work() -> int:
        rng = taberna.Rng(1)
        count = 0
        for _ in range(games):
            state = game.start()
            while not state.over:
                if state.turn == taberna.CHANCE:
                    state.apply(state.pick(rng))
                else:
                    options = state.options()
                    state.apply(options[rng.below(len(options))])
                count += 1
        return count

    return lambda: rate(work)


def our_clones(game: taberna.Game, count: int) -> Measure:
    def work() -> int:
        state = game.start()
        for _ in range(count):
            state.clone()
        return count

    return lambda: rate(work)


def our_search(game: taberna.Game, playouts: int) -> Measure:
    """Tree search with random playouts, from the opening."""

    def work() -> int:
        state = game.start()
        rng = taberna.Rng(1)
        while state.turn == taberna.CHANCE:
            state.do(state.pick(rng))
        Tree(game, state.turn, rng, 0.7, Evaluator()).run(state, playouts)
        return playouts

    return lambda: rate(work)


# -- OpenSpiel ------------------------------------------------------------------------------------


def their_length(state: pyspiel.State, games: int) -> float:
    """Mean actions of a random game from here, chance included: the C++ rollouts do not count them."""
    return sum(their_game(state.clone(), seed) for seed in range(games)) / games


def their_game(state: pyspiel.State, seed: int) -> int:
    rng = taberna.Rng(seed)
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            left = rng.below(1 << 30) / (1 << 30)
            at = 0
            while at + 1 < len(outcomes) and left >= odds[at]:
                left -= odds[at]
                at += 1
            state.apply_action(outcomes[at])
        else:
            options = state.legal_actions()
            state.apply_action(options[rng.below(len(options))])
        count += 1
    return count


def their_rollouts(name: str, games: int) -> Measure:
    """OpenSpiel's own C++ rollouts. Python reaches them through its MCTS bot: one simulation
    evaluates the root, and the evaluator does that by as many rollouts as it is told to."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():  # their search wants a player at the root, so the deal comes first
        state.apply_action(state.legal_actions()[0])
    length = their_length(state, 300)

    def work() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1, False, 1, False).mcts_search(state.clone())
        return int(games * length)

    return lambda: rate(work)


def their_search(name: str, playouts: int) -> Measure:
    """OpenSpiel's own MCTS bot, in C++, with one random rollout a simulation."""
    game = pyspiel.load_game(name)

    def work() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        pyspiel.MCTSBot(game, evaluator, 2.0, playouts, 1000, False, 1, False).mcts_search(
            game.new_initial_state()
        )
        return playouts

    return lambda: rate(work)


def their_steps(name: str, games: int) -> Measure:
    game = pyspiel.load_game(name)
    return lambda: rate(lambda: sum(their_game(game.new_initial_state(), seed) for seed in range(games)))


def their_clones(name: str, count: int) -> Measure:
    def work() -> int:
        state = pyspiel.load_game(name).new_initial_state()
        for _ in range(count):
            state.clone()
        return count

    return lambda: rate(work)


# -- the tables -----------------------------------------------------------------------------------

PIG, GO = "pig(players=2)", "go(board_size=7)"
RUMMY, HEARTS = "gin_rummy", "hearts"


def tables() -> Tables:
    """Each table: rows with what they measure. The first row is ours; ratios are to it."""
    alea = taberna.game("alea", players=2)
    forum = taberna.game("forum", players=4)
    pecunia = taberna.game("pecunia", players=4)
    advanced = taberna.game("pecunia", players=4, advanced=True)
    every: dict[str, object] = {"famous": 18, "upgrades": True, "events": True, "ladders": True, "gods": True}
    modules = taberna.game("pecunia", players=4, advanced=True, **every)
    return {
        "Alea: random playouts, compiled, actions/s": {
            "Taberna alea, 2 players": our_playouts(alea, 4000),
            "Taberna alea, 6 players": our_playouts(taberna.game("alea", players=6), 1500),
            f"OpenSpiel {PIG}, C++": their_rollouts(PIG, 2000),
        },
        "Alea: stepped from Python, actions/s": {
            "Taberna alea, 2 players": our_steps(alea, 300),
            f"OpenSpiel {PIG}": their_steps(PIG, 300),
        },
        "Forum: random playouts, compiled, actions/s": {
            "Taberna forum, 4 players": our_playouts(forum, 4000),
            "Taberna forum, 2 players": our_playouts(taberna.game("forum", players=2), 4000),
            f"OpenSpiel {GO}, C++": their_rollouts(GO, 1000),
        },
        "Forum: stepped from Python, actions/s": {
            "Taberna forum, 4 players": our_steps(forum, 100),
            f"OpenSpiel {GO}": their_steps(GO, 100),
        },
        "Pecunia: random playouts, compiled, actions/s": {
            "Taberna pecunia, 4 players": our_playouts(pecunia, 2000),
            "Taberna pecunia, 4 players, advanced": our_playouts(advanced, 2000),
            "Taberna pecunia, 4 players, advanced, all five modules": our_playouts(modules, 1000),
            "Taberna pecunia, 2 players": our_playouts(taberna.game("pecunia", players=2), 2000),
            f"OpenSpiel {RUMMY}, C++": their_rollouts(RUMMY, 100),
            f"OpenSpiel {HEARTS}, C++": their_rollouts(HEARTS, 100),
        },
        "Pecunia: stepped from Python, actions/s": {
            "Taberna pecunia, 4 players": our_steps(pecunia, 60),
            f"OpenSpiel {RUMMY}": their_steps(RUMMY, 10),
            f"OpenSpiel {HEARTS}": their_steps(HEARTS, 30),
        },
        "Search: playouts/s from the opening": {
            "Taberna forum, 4 players": our_search(forum, 40_000),
            "Taberna forum, 2 players": our_search(taberna.game("forum", players=2), 40_000),
            f"OpenSpiel {GO}, MCTS bot in C++": their_search(GO, 10_000),
        },
        "Clones from Python, per s": {
            "Taberna alea, 2 players": our_clones(alea, 200_000),
            "Taberna forum, 4 players": our_clones(forum, 200_000),
            "Taberna pecunia, 4 players": our_clones(pecunia, 100_000),
            f"OpenSpiel {PIG}": their_clones(PIG, 100_000),
            f"OpenSpiel {GO}": their_clones(GO, 100_000),
            f"OpenSpiel {RUMMY}": their_clones(RUMMY, 10_000),
        },
    }


if __name__ == "__main__":
    report("bench", __doc__, " on one core", tables)
