"""Bots: they see what a person sees, play legally, and the sensible ones beat the blind ones."""

from __future__ import annotations

import pytest

import taberna
from taberna import Bot, Decision, Rng, View
from taberna.bots import Budget, SearchBot, known
from taberna.bots.network.searching import NetworkBot
from taberna.games.pecunia.state import PecuniaState
from taberna.games.pecunia.win_estimate import WinEstimate
from taberna.research.contract import tables


def wins(name: str, players: int, games: int, **options: object) -> float:
    """The share of wins of one thumb among random bots, seats rotated; shared wins count in part."""
    won = 0.0
    for seed in range(games):
        seat = seed % players
        bots = ["thumb" if k == seat else "random" for k in range(players)]
        result = taberna.play(taberna.game(name, players=players, **options), bots, seed=seed).result
        assert result is not None
        winners = result["winners"]
        assert isinstance(winners, list)
        won += (seat in winners) / len(winners)
    return won / games


# Where luck has more of a say, three opponents may win more often.
LUCKY = {("pecunia", 4): 0.6}


@pytest.mark.parametrize("name", taberna.names())
@pytest.mark.parametrize("players", [2, 4])
def test_rules_of_thumb_beat_chance(name: str, players: int) -> None:
    assert wins(name, players, 40) >= LUCKY.get((name, players), 0.8)


ALL: dict[str, object] = {"famous": 18, "upgrades": True, "events": True, "ladders": True, "gods": True}
MODULES: list[dict[str, object]] = [*({name: value} for name, value in ALL.items()), ALL]


@pytest.mark.parametrize("modules", MODULES, ids="-".join)
@pytest.mark.parametrize(("players", "share"), [(2, 0.8), (4, 0.6)])
def test_rules_of_thumb_beat_chance_with_modules(modules: dict[str, object], players: int, share: float) -> None:
    assert wins("pecunia", players, 40, **modules) >= share


def test_pecunia_climbs_by_the_task_and_pays_at_the_end_of_the_turn() -> None:
    game = taberna.game("pecunia", ladders=True)
    bot = taberna.bot("thumb", game, Rng(1))
    hands = [["ejection"] * 4, []]

    def chosen(ladder: str, **fields: object) -> str:
        queues = [["citizen1", "citizen2"], ["citizen3"]]
        given = {"ladders": [ladder, "patient-host"], "purses": [9, 0], "hands": hands, "queues": queues, **fields}
        state = game.position(given)
        return game.text(bot.choose(state.view(0), state.decision()))

    assert chosen("schemer") == "climb by task"
    assert chosen("ladies-man") == "start"
    assert chosen("ladies-man", step="after", hands=[[], []]) == "climb by price"
    assert chosen("ladies-man", step="after", hands=[[], []], steps=[4, 0]) == "climb by price", "and wins"


def test_pecunia_hinders_who_would_win_first_and_not_who_has_most() -> None:
    game = taberna.game("pecunia", players=3)
    seats = [{"left": ["senator1"]}, {"left": ["slave1"]}, {"left": ["senator15"]}]
    state = game.position(
        {
            "purses": [10, 24, 24],
            "latrines": seats,
            "markers": {"senator1": 1, "slave1": 1, "senator15": 5},
            "queues": [["citizen1"], ["citizen20"], ["citizen19"]],
            "hands": [["fish-poisoning", "ejection"], [], []],
            "frames": [{"op": "turn", "step": 2, "player": 0}, {"op": "fish-poisoning", "step": 0, "player": 0}],
        }
    )
    assert isinstance(state, PecuniaState)
    estimate = WinEstimate(game)
    assert estimate.arrival(state, 1) == pytest.approx(1 / 3), "in his next turn, the next one at the table"
    assert estimate.arrival(state, 2) > 1
    chances = [0.0] * 3
    estimate.chances(state, chances)
    assert sum(chances) == pytest.approx(1) and chances[1] == max(chances)
    bot = taberna.bot("thumb", game, Rng(1))
    assert game.text(bot.choose(state.view(0), state.decision())).split()[-1] == "slave1"


def test_pecunia_calls_on_its_god_and_chooses_a_better_one() -> None:
    game = taberna.game("pecunia", gods=True)
    bot = taberna.bot("thumb", game, Rng(1))
    there = [{"left": ["citizen9"], "middle": ["citizen10"], "right": ["slave16"]}, {}]

    def chosen(god: str, **fields: object) -> str:
        queues = [["citizen1", "citizen2"], ["citizen3"]]
        given = {
            "favours": [god, "diana"],
            "queues": queues,
            "latrines": there,
            "hands": [["ejection"], []],
            **fields,
        }
        state = game.position(given)
        return game.text(bot.choose(state.view(0), state.decision()))

    assert chosen("minerva", step="occupy") == "pray to minerva"
    assert chosen("ceres", step="occupy") != "pray to ceres", "a marker costs more than a card brings"
    left = {"frames": [{"op": "turn", "step": 2}, {"op": "favour", "citizen": "citizen1"}]}
    assert chosen("ceres", **left) == "pick minerva"
    assert chosen("minerva", **left) == "done"


def mixtures(kind: type[taberna.Game]) -> list[taberna.Game]:
    """Games in which, taken together, every option has each of its samples, several at a time."""
    left = {(option.name, repr(value)) for option in kind.choices for value in option.samples()}
    found = []
    for game in tables(kind, seed=1):
        shown = {(option.name, repr(game.options[option.name])) for option in kind.choices}
        if shown & left:
            found.append(game)
            left -= shown
        if not left:
            return found
    raise AssertionError("tables are endless")


@pytest.mark.parametrize("name", taberna.names())
def test_every_bot_plays_every_option(name: str) -> None:
    games = mixtures(taberna.game_class(name))
    for bot in known(name):
        for game in games:
            others = ["random"] * (game.players - 1)
            assert taberna.play(game, [brief(bot, game), *others], seed=1).verify().over


def brief(name: str, game: taberna.Game) -> Bot:
    """A bot that hardly thinks: this is about whether it can play at all."""
    bot = taberna.bot(name, game, Rng(1))
    if isinstance(bot, SearchBot | NetworkBot):
        bot.budget = Budget(iterations=2)
    return bot


def test_a_class_of_ones_own_can_play() -> None:
    class First:
        def choose(self, view: View, decision: Decision) -> int:
            assert view["seat"] == decision.seat
            return decision.options[0]

    assert taberna.play(taberna.game("alea"), [First(), "random"], seed=1).verify().over


def test_bad_bots_are_refused_by_name() -> None:
    game = taberna.game("alea")
    with pytest.raises(taberna.BadOption, match="No bot called “deep”"):
        taberna.play(game, ["deep", "random"])
    with pytest.raises(taberna.BadOption, match="1 bots for 2 seats"):
        taberna.play(game, ["random"])

    class Cheat:
        def choose(self, view: View, decision: Decision) -> int:
            return game.action("write 39 row 7")

    with pytest.raises(taberna.Refused, match="A4"):
        taberna.play(game, [Cheat(), "random"])


def choice(position: dict[str, object]) -> str:
    """What the rules of thumb choose in a position of Alea."""
    game = taberna.game("alea")
    state = game.position(position)
    bot = taberna.bot("thumb", game, Rng(1))
    return game.text(bot.choose(state.view(state.turn), state.decision()))


EMPTY: list[int | None] = [None] * 7


def test_alea_takes_39_and_puts_it_last() -> None:
    assert choice({"columns": [EMPTY, EMPTY], "dice": ["X", "X", "X", "X", "I"]}) == "write 39 row 7"


def test_alea_does_not_risk_a_number_that_fills_the_column() -> None:
    column = [5, 11, 16, 22, 27, None, 39]
    assert choice({"columns": [column, EMPTY], "dice": ["X", "X", "X", "V"]}) == "write 35 row 6"


def test_alea_spends_no_card_on_a_blocked_column() -> None:
    column = [None, None, None, None, None, None, 1]
    assert choice({"columns": [column, EMPTY], "dice": ["V", "V"]}) == "pass"


def test_alea_rescues_a_good_throw() -> None:
    assert choice({"columns": [EMPTY, EMPTY], "dice": ["X", "X", "X", "V", "V"]}) != "pass"
