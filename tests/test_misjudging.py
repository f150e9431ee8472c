"""Levels that misjudge: the better an option looks the likelier it is taken; what is obvious is never missed, and
what is absurd never done. The positions are named after what a person would say of them."""

from __future__ import annotations

from math import exp

import pytest

import taberna
from taberna import CHANCE, Bot, Decision, Game, Rng, State, View
from taberna.bots import LEVELS, Judgement
from taberna.bots.levels import Misjudging, log_odds
from taberna.core.manifest import SEARCH_LEVELS, Level

BELOW = LEVELS[:-1]
SEEDS = 25
FREE: list[int | None] = [None] * 7


class Opinion(Bot):
    """Gives every option the chance that it is told."""

    def __init__(self, game: Game, chances: list[float]) -> None:
        super().__init__(game, Rng(1))
        self.chances = chances

    def choose(self, view: View, decision: Decision) -> int:
        return decision.options[-1]

    def explain(self, view: View, decision: Decision) -> list[Judgement]:
        return [
            Judgement(one, chance, 0.0, 0) for one, chance in zip(decision.options, self.chances, strict=False)
        ]


def taken(chances: list[float], level: Level, times: int = 600) -> list[float]:
    """How often each of the first options is chosen."""
    game = taberna.game("forum", 3)
    state = game.position({"turn": 0})
    view, decision = state.view(0), state.decision()
    bot = Misjudging(game, Rng(7), Opinion(game, chances), level)
    chosen = [bot.choose(view, decision) for _ in range(times)]
    return [chosen.count(one) / times for one in decision.options[: len(chances)]]


def test_what_is_worse_by_the_temperature_is_taken_a_third_as_often() -> None:
    even, worse = 0.5, 1 / (1 + exp(0.6))
    best, other = taken([even, worse], Level("heuristic", temperature=0.6))
    assert other / best == pytest.approx(exp(-1), abs=0.12)
    best, other = taken([even, worse], Level("heuristic", temperature=0.1))
    assert best > 0.98 and best + other == 1


def test_what_is_hopeless_beside_the_best_is_never_taken() -> None:
    level = Level("heuristic", temperature=50.0, hopeless=1.0)
    near, hopeless = 1 / (1 + exp(0.9)), 1 / (1 + exp(1.1))
    shares = taken([hopeless, 0.5, near, 0.0], level)
    assert shares[0] == shares[3] == 0 and min(shares[1:3]) > 0.4
    assert taken([0.0, 0.0], level) == pytest.approx([0.5, 0.5], abs=0.09), "hopeless all of them: any will do"


def losing() -> tuple[State, list[int]]:
    """A position in which some moves end the game for somebody else, and some do not."""
    for seed in range(20):
        state, rng = taberna.game("alea").start(), Rng(seed)
        while not state.over:
            lost = []
            for action in state.options() if state.turn != CHANCE else []:
                after = state.clone()
                after.do(action)
                if after.over and state.turn not in after.winners():
                    lost.append(action)
            if 0 < len(lost) < len(state.options()):
                return state, lost
            state.do(state.pick(rng))
    raise AssertionError("no such position was found")


def test_nobody_ends_the_game_for_another_who_need_not() -> None:
    """However good such a move looks to the mind."""
    state, lost = losing()
    decision = state.decision()
    mind = Opinion(state.game, [0.9 if one in lost else 0.5 for one in decision.options])
    bot = Misjudging(state.game, Rng(7), mind, Level("heuristic", temperature=0.01))
    assert bot.choose(state.view(decision.seat), decision) not in lost


def test_a_mind_without_estimates_plays_as_it_does() -> None:
    game = taberna.game("forum", 3)
    state = game.position({"turn": 0})
    bot = Misjudging(game, Rng(7), Opinion(game, []), Level("heuristic", temperature=1.0))
    assert bot.choose(state.view(0), state.decision()) == state.options()[-1]


def test_few_tries_prove_little() -> None:
    once, often = Judgement(0, 1.0, 0.0, 1), Judgement(0, 1.0, 0.0, 99)
    assert 0 < log_odds(once, 2) < 2 < log_odds(often, 2)
    assert log_odds(Judgement(0, 1.0, 0.0, 0), 2) > 10, "worked out is sure"


@pytest.mark.parametrize("level", BELOW)
@pytest.mark.parametrize("name", taberna.names())
def test_the_same_seed_plays_the_same_game(name: str, level: str) -> None:
    game = taberna.game(name, 3)
    first, again, other = (taberna.play(game, [level] * 3, seed=seed).moves for seed in (5, 5, 6))
    assert first == again != other


# -- named positions ------------------------------------------------------------------------------------------


def chosen(level: str, game: Game, position: dict[str, object]) -> set[str]:
    """All that this level does in a position, asked many times."""
    state = game.position(position)
    assert len(state.options()) > 1
    view, decision = state.view(state.turn), state.decision()
    return {game.text(taberna.bot(level, game, Rng(seed)).choose(view, decision)) for seed in range(SEEDS)}


@pytest.mark.parametrize("level", BELOW)
class TestAlea:
    def test_a_one_does_not_go_into_row_seven(self, level: str) -> None:
        did = chosen(level, taberna.game("alea"), {"columns": [FREE, FREE], "dice": ["I"]})
        assert did <= {"roll", "write 1 row 1"}

    def test_thirty_seven_does_not_go_into_row_one(self, level: str) -> None:
        dice = ["X", "X", "X", "V", "I", "I"]
        did = chosen(level, taberna.game("alea"), {"columns": [FREE, FREE], "dice": dice})
        assert did <= {"write 37 row 7", "write 37 row 6", "write 37 row 5"}

    def test_a_column_that_is_blocked_spends_no_card(self, level: str) -> None:
        columns = [[None, 1, 2, 3, 4, 5, 39], FREE]
        position = {"columns": columns, "dice": ["X", "X", "X", "X", "V"], "cards": [["any-die"], []]}
        assert chosen(level, taberna.game("alea"), position) == {"pass"}


@pytest.mark.parametrize("level", BELOW)
class TestForum:
    def test_a_full_row_of_ones_own_is_taken(self, level: str) -> None:
        position = {"turn": 0, "board": ["rrrrbb.", "." * 7, "." * 7, "y......", "......b", "y....y.", "..b..y."]}
        assert chosen(level, taberna.game("forum", 3), position) == {"g7"}

    def test_a_row_is_not_filled_for_somebody_else(self, level: str) -> None:
        position = {"turn": 0, "board": ["bbbbyy.", "." * 7, "." * 7, "r......", "......y", "r....r.", "..y..r."]}
        assert "g7" not in chosen(level, taberna.game("forum", 3), position)


@pytest.mark.parametrize("level", BELOW)
class TestPecunia:
    QUEUES = (["senator1", "citizen2"], ["slave3"])

    def test_a_step_whose_task_is_fulfilled_is_climbed(self, level: str) -> None:
        position = {
            "ladders": ["schemer", "patient-host"],
            "hands": [["ejection"] * 4, []],
            "queues": [["citizen1", "citizen2"], ["citizen3"]],
        }
        assert chosen(level, taberna.game("pecunia", ladders=True), position) == {"climb by task"}

    def test_nobody_taxes_himself_alone(self, level: str) -> None:
        mine = {"left": ["citizen9"], "middle": ["citizen10"], "right": ["citizen11"]}
        position = {
            "queues": list(self.QUEUES),
            "latrines": [mine, {"left": ["slave1"]}],
            "purses": [6, 6],
            "hands": [["tax-citizens"], []],
            "step": "occupy",
        }
        assert chosen(level, taberna.game("pecunia"), position) <= {"stop", "end"}


# -- a game of somebody else's --------------------------------------------------------------------------------


def test_a_game_without_a_heuristic_has_all_levels() -> None:
    """They judge by search alone; a game that is brought without anything else is given these."""
    game = taberna.game("alea")
    state = game.position({"columns": [FREE, FREE], "dice": ["X"]})
    for name, level in SEARCH_LEVELS.items():
        assert level.mind == "search" and (level.temperature > 0) == (name != LEVELS[-1])
        quick = taberna.bot("search", game, Rng(1))
        bot = Misjudging(game, Rng(1), quick, level) if level.temperature else quick
        assert bot.choose(state.view(0), state.decision()) in state.options()
