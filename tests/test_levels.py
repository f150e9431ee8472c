"""The levels: the same names everywhere, no more eyes than a person, wins taken, time kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import get_type_hints

import pytest

import taberna
from taberna import Bot, Decision, Rng, State, View
from taberna.bots import LEVELS, Budget, SearchBot, best, known, names
from taberna.bots.levels import Misjudging
from taberna.bots.network.model import installed
from taberna.bots.search.tree import Tree
from taberna.core.evaluator import Evaluator
from taberna.core.manifest import SEARCH_LEVELS
from taberna.games import manifest
from taberna.games.alea.solver import AleaSolver
from taberna.games.alea.state import AleaState
from taberna.games.forum.evaluator import ForumEvaluator
from tests.test_arena import cli

QUICK = Budget(iterations=60)


def quick(name: str, game: taberna.Game, seed: int = 1) -> Bot:
    """A bot that doesn't think long."""
    bot = taberna.bot(name, game, Rng(seed), timed=False)
    mind = bot.mind if isinstance(bot, Misjudging) else bot
    if isinstance(mind, SearchBot):
        mind.budget = QUICK
    return bot


def decisions(name: str, players: int, seed: int, **options: object) -> Iterator[State]:
    """The positions of a game between rules of thumb in which somebody has a choice."""
    game, rng = taberna.game(name, players=players, **options), Rng(seed)
    bot, state = taberna.bot("thumb", game, Rng(seed, 1)), game.start()
    while not state.over:
        if state.turn == taberna.CHANCE:
            state.do(state.pick(rng))
            continue
        if len(state.options()) > 1:
            yield state
        state.do(bot.choose(state.view(state.turn), state.decision()))


# -- names ------------------------------------------------------------------------------------------------


def test_all_games_offer_the_same_levels() -> None:
    for name in taberna.names():
        above = [manifest(name).strongest] if manifest(name).strongest != "consul" and installed() else []
        assert names(name) == ["novice", "citizen", "senator", "consul", *above]
        assert best(name) == "consul"
        assert {"random", "thumb", "search"} <= set(known(name))
    assert {SEARCH_LEVELS[level].mind for level in LEVELS} == {"search"}


def test_records_with_the_old_names_still_open(tmp_path: Path) -> None:
    taberna.play(taberna.game("forum"), ["thumb", "random"], seed=2).save(tmp_path / "old.json")
    record = taberna.Record.load(tmp_path / "old.json")
    assert record.seats == ["thumb", "random"] and record.verify().over


@pytest.mark.parametrize("name", taberna.names())
def test_less_is_misjudged_from_level_to_level(name: str) -> None:
    levels = [manifest(name).levels[level] for level in LEVELS]
    temperatures = [level.temperature for level in levels]
    assert temperatures == sorted(set(temperatures), reverse=True) and temperatures[-1] == 0
    floors = [level.hopeless for level in levels[:-1]]
    assert floors == sorted(floors, reverse=True)


@pytest.mark.parametrize("name", taberna.names())
def test_minds_answer_within_what_they_are_shown(name: str) -> None:
    """The options that end the game badly are left out, and the mind behind judges the rest."""
    rng = Rng(3)
    for mind in ("thumb", "search"):
        for state in islice(decisions(name, 3, 2), 60):
            seen = [action for action in state.options() if rng.below(100) >= 80] or state.options()[:1]
            asked = state.decision()
            decision = Decision(asked.seat, asked.ask, asked.facts, seen)
            assert quick(mind, state.game).choose(state.view(state.turn), decision) in seen


# -- eyes -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [{}, {"advanced": True, "famous": 18}], ids=["plain", "modules"])
def test_what_is_hidden_changes_no_answer(level: str, options: dict[str, object]) -> None:
    """Two positions that differ only in what the seat can't see: the same seed gives the same answer."""
    differed = 0
    for k, state in enumerate(decisions("pecunia", 3, 5, **options)):
        if k % 12:
            continue
        other = state.clone()
        other.redeal(state.turn, Rng(k))
        differed += other.position() != state.position()
        answers = [
            quick(level, state.game, k).choose(one.view(one.turn), one.decision()) for one in (state, other)
        ]
        assert answers[0] == answers[1]
    assert differed, "the test must hide something"


def test_bots_take_views_and_nothing_else() -> None:
    for kind in (SearchBot, Misjudging):
        assert get_type_hints(kind.choose)["view"] is View
    game = taberna.game("pecunia")
    state = next(decisions("pecunia", 2, 1))
    with pytest.raises(taberna.BadPosition):
        quick("consul", game).choose(View(dict(state.position())), state.decision())


# -- strength -----------------------------------------------------------------------------------------------


def wins_at_once(state: State) -> list[int]:
    found = []
    for action in state.options():
        after = state.clone()
        after.do(action)
        if after.over and after.winners() == [state.turn]:
            found.append(action)
    return found


@pytest.mark.parametrize("level", ["thumb", *LEVELS])
@pytest.mark.parametrize("name", taberna.names())
def test_a_win_that_is_there_is_taken(name: str, level: str) -> None:
    solved = 0
    for seed in range(40):
        for state in decisions(name, 2, seed):
            winning = wins_at_once(state)
            if winning and len(winning) < len(state.options()):
                chosen = quick(level, state.game).choose(state.view(state.turn), state.decision())
                after = state.clone()
                after.do(chosen)
                # Some go on within their turn to win in another way.
                assert chosen in winning or state.turn == after.turn, (seed, state.game.text(chosen))
                solved += 1
        if solved >= 3:
            return
    assert solved, "no such position was found"


@pytest.mark.parametrize("name", taberna.names())
def test_novice_loses_to_senator(name: str) -> None:
    won = 0.0
    game = taberna.game(name)
    for seed in range(40):
        seats = [quick("senator", game, seed), quick("novice", game, seed + 100)]
        if seed % 2:
            seats.reverse()
        result = taberna.play(game, seats, seed=seed).result
        assert result is not None and isinstance(result["winners"], list)
        won += (seed % 2 in result["winners"]) / len(result["winners"])
    assert won >= 24


# -- Alea: the turn is solved ------------------------------------------------------------------------------------


def brute(solver: AleaSolver, state: AleaState, depth: int = 0) -> float:
    """The worth of a position by looking through everything, without remembering anything."""
    if state.turn == taberna.CHANCE:
        return sum(weight * brute(solver, played(state, one), depth) for one, weight in state.chance()) / 6
    values = []
    for action in state.options():
        after = played(state, action)
        if after.seat != state.seat or after.over:
            solver.values.judge(after, solver.results)
            values.append(solver.results[state.seat])
        else:
            values.append(brute(solver, after, depth + 1))
    return max(values)


def played(state: AleaState, action: int) -> AleaState:
    after = state.clone()
    after.do(action)
    return after


@pytest.mark.parametrize("options", [{}, {"order_counts": True}, {"cards_any_time": True}], ids=str)
def test_the_solver_finds_what_looking_through_everything_finds(options: dict[str, object]) -> None:
    game = taberna.game("alea", 2, **options)
    columns = [[5, 11, None, 22, 27, None, 39], [None] * 7]
    for cards in (["ignore"], ["any-die", "twice"]):
        state = game.position({"columns": columns, "dice": ["X", "V", "V"], "cards": [cards, []]})
        assert isinstance(state, AleaState)
        solver = AleaSolver(game, Rng(1))
        judged = solver.explain(state.view(0), state.decision())
        assert judged[0].chance == pytest.approx(brute(solver, state))
        assert {one.action for one in judged} == set(state.options())


# -- time, memory, explanations ----------------------------------------------------------------------------


def test_it_looks_at_the_clock_and_stops() -> None:
    """A clock that moves on by 10 ms with every look: 100 ms are over after ten."""
    state = next(decisions("forum", 2, 1))
    looks = [0]

    def clock() -> float:
        looks[0] += 1
        return looks[0] / 100

    bot = SearchBot(state.game, Rng(1), Evaluator(), 0.5, Budget(1_000_000, 100), clock)
    judged = bot.explain(state.view(state.turn), state.decision())
    assert 10 <= looks[0] <= 13
    assert 0 < sum(one.tries for one in judged) <= 13 * 50


def test_levels_play_by_the_clock_unless_told_otherwise() -> None:
    game = taberna.game("forum")
    timed, untimed = (taberna.bot("consul", game, Rng(1), timed=one) for one in (True, False))
    assert isinstance(timed, SearchBot) and isinstance(untimed, SearchBot)
    assert timed.budget.milliseconds is not None and timed.budget.milliseconds < 2000
    assert untimed.budget.milliseconds is None


def test_the_tree_of_the_last_question_is_kept_for_the_next() -> None:
    state = next(decisions("forum", 3, 2))
    tree = Tree(state.game, state.turn, Rng(1), 0.1, ForumEvaluator(state.game, Rng(1)))
    tree.run(state, 400)
    node = max(tree.children(0), key=lambda child: tree.visits[child])
    after = state.clone()
    after.do(int(tree.actions[node]))
    visits = {k: int(tree.visits[k]) for k in tree.children(node)}
    below = {int(tree.actions[k]): (tree.totals[k] / tries, tries) for k, tries in visits.items()}
    assert tree.move_on(after)
    assert tree.judged() == below
    tree.run(after, 50)
    assert sum(tries for _, tries in tree.judged().values()) == 50 + sum(tries for _, tries in below.values())
    assert not tree.move_on(state), "what is past is gone"


def test_hidden_hands_are_not_searched_from_an_old_tree() -> None:
    state = next(decisions("pecunia", 2, 1))
    tree = Tree(state.game, state.turn, Rng(1), 0.5, Evaluator())
    tree.run(state, 20)
    assert not tree.move_on(state)


@pytest.mark.parametrize("name", taberna.names())
def test_consul_explains_every_game(name: str) -> None:
    state = next(decisions(name, 2, 3))
    judged = quick("consul", state.game).explain(state.view(state.turn), state.decision())
    assert judged and all(0 <= one.chance <= 1 for one in judged)
    assert all(one.line[0] == one.action for one in judged)


def test_hints_at_the_command_line(tmp_path: Path) -> None:
    record = taberna.play(taberna.game("alea"), ["thumb", "random"], seed=2)
    record.save(tmp_path / "game.json")
    shown = cli("hint", str(tmp_path / "game.json"), "--at", "2")
    assert "chance to win" in shown and "%" in shown
    assert "The game is over" in cli("hint", str(tmp_path / "game.json"), code=2)
    assert "not a player" in cli("hint", str(tmp_path / "game.json"), "--at", "1", code=2)
    assert "is not one of them" in cli("hint", str(tmp_path / "game.json"), "--at", "-1", code=2)
    (tmp_path / "position.json").write_text(
        json.dumps({"columns": [[None] * 7] * 2, "dice": ["X", "X", "X", "X", "I"]})
    )
    shown = cli("hint", str(tmp_path / "position.json"), "--game", "alea", "--lang", "de")
    assert "Siegchance" in shown
    assert "can’t be read" in cli("hint", str(tmp_path / "nowhere.json"), code=2)
