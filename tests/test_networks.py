"""Players that have learned: what a network reads, the files it is kept in, and the level that plays with it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

import taberna
from taberna.arena.plan import entrants_of
from taberna.bots import bot, known, names
from taberna.bots.guests import command
from taberna.bots.network import offered
from taberna.bots.network.layout import Table, layout_of
from taberna.bots.network.memory import window
from taberna.bots.network.model import Model, installed
from taberna.bots.network.player import Reader
from taberna.bots.network.searching import NetworkBot
from taberna.bots.search.guided import Guided
from taberna.bots.searching import Budget
from taberna.core.chance import Rng
from taberna.core.errors import BadFile, BadOption
from taberna.core.game import CHANCE, Game, State
from taberna.core.manifest import NETWORK_EXPLORE, Advice
from taberna.games import manifest
from taberna.games.forum.win_estimate import ForumEstimate

MODULES = dict.fromkeys(("famous", "upgrades", "events", "ladders", "gods"), True)
TABLES = [
    ("forum", 2, {}),
    ("forum", 5, {}),
    ("alea", 3, {}),
    ("pecunia", 2, {}),
    ("pecunia", 4, {"advanced": True}),
    ("pecunia", 6, MODULES),
]
needs_runtime = pytest.mark.skipif(not installed(), reason="onnxruntime is not installed")


def played(state: State, rng: Rng, choices: int) -> State:
    """The state after so many choices at random; at somebody's turn."""
    while not state.over and (choices > 0 or state.turn == CHANCE):
        choices -= state.turn != CHANCE
        state.do(state.pick(rng))
    return state


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_table_fits_the_row_and_the_choices_of_its_game(
    name: str, players: int, options: dict[str, object]
) -> None:
    game = taberna.game(name, players=players, **options)
    table, layout, reader = Table(game), layout_of(name), Reader(game)
    assert len(set(table.places.tolist())) == len(table.places)
    assert table.places.max() < layout.size and table.used.max() < len(layout.choices)
    for k in range(12):
        state = played(game.start(), Rng(k), 5 * k)
        if state.over:
            continue
        row = reader.row(state, state.turn)
        assert row.shape == (1, layout.size) and row.max() <= 255
        own = set(table.actions[state.turn].tolist())
        assert own >= set(state.options())


def test_what_there_is_for_each_player_lies_at_the_same_place_for_all_numbers_of_players() -> None:
    """The purses of the first two players, and the step of the frame on top."""
    layout = layout_of("pecunia")
    purses, frames = layout.fields["purses"], layout.fields["frames"]
    found = []
    for players in (2, 3, 6):
        game = taberna.game("pecunia", players=players)
        state = played(game.start(), Rng(4), 0)
        row = Reader(game).row(state, state.turn)[0]
        assert (row[purses.first + players : purses.first + 6] == 0).all()
        width = frames.shape[1]
        top = row[frames.first : frames.first + frames.size].reshape(-1, width)[0]
        found.append(np.flatnonzero(top[: width - 6 - 1 - 7]).tolist())
    assert found[0] == found[1] == found[2] and len(found[0]) == 1


def test_a_row_tells_no_secrets() -> None:
    """What a seat can't know is dealt anew, and the row stays."""
    game = taberna.game("pecunia", players=3)
    reader = Reader(game)
    for k in range(10):
        state = played(game.start(), Rng(k), 12)
        other = state.clone()
        other.redeal(state.turn, Rng(99 + k))
        assert (reader.row(state, state.turn) == reader.row(other, state.turn)).all()


@needs_runtime
def test_imperator_plays_where_a_network_is_shipped_and_is_offered_where_it_is_above_consul() -> None:
    for game in taberna.names():
        assert known(game).count("imperator") == (offered.shipped(game) is not None)
    ours = ("alea", "forum", "pecunia")
    assert all(offered.shipped(game) is not None for game in ours)
    assert [names(game)[-1] for game in ours] == ["imperator"] * 3


@needs_runtime
def test_imperator_plays_an_edition_that_knows_no_modules() -> None:
    game = taberna.game("pecunia", 2, edition=1)
    state = played(game.start(), Rng(3), 30)
    decision = state.decision()
    answer = bot("imperator", game, Rng(5), timed=False).choose(state.view(state.turn), decision)
    assert answer in decision.options


def test_without_the_library_there_is_no_imperator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offered, "installed", lambda: False)
    assert "imperator" not in known("forum")
    assert names("alea")[-1] == names("forum")[-1] == "consul"
    with pytest.raises(BadOption) as refused:
        bot("imperator", taberna.game("forum"), Rng(1))
    assert refused.value.code == "unknown-bot"


@pytest.mark.parametrize("game", ["alea", "forum", "pecunia"])
def test_to_make_a_bot_looks_for_no_files(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches make one for each seat of every game that begins."""
    made = taberna.game(game)
    bot("thumb", made, Rng(1))

    def looks(*where: object) -> None:
        raise AssertionError(f"looks for {where}")

    monkeypatch.setattr("taberna.bots.network.model.find_spec", looks)
    monkeypatch.setattr(offered, "files", looks)
    bot("thumb", made, Rng(1))


@needs_runtime
@pytest.mark.parametrize(("name", "players"), [("forum", 2), ("forum", 4), ("alea", 3), ("pecunia", 3)])
def test_imperator_answers_the_same_to_the_same_question(name: str, players: int) -> None:
    game = taberna.game(name, players=players)
    state = played(game.start(), Rng(7), 20)
    view, decision = state.view(state.turn), state.decision()
    answers = [bot("imperator", game, Rng(5), timed=False).choose(view, decision) for _ in range(2)]
    assert answers[0] == answers[1] and answers[0] in decision.options
    judged = bot("imperator", game, Rng(5), timed=False).explain(view, decision)
    assert judged[0].action == answers[0] and 0 <= judged[0].chance <= 1
    assert sum(one.tries for one in judged) <= manifest(name).levels["imperator"].iterations


@needs_runtime
def test_only_choices_are_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """A network has learned from choices alone; where there is none, search goes on to the next one."""
    asked: list[int] = []
    judge = NetworkBot._judge

    def judged(self: NetworkBot, tree: Guided, leaves: int) -> None:
        asked.extend(np.diff(window(tree.begins, "int64")[: leaves + 1]).tolist())
        judge(self, tree, leaves)

    monkeypatch.setattr(NetworkBot, "_judge", judged)
    game = taberna.game("alea", players=2)
    columns = [[None] * 7 for _ in range(2)]
    # To write or to roll on; a turn begins without a choice.
    state = game.position({"columns": columns, "dice": ["X", "V", "V"]})
    bot("imperator", game, Rng(5), timed=False).choose(state.view(state.turn), state.decision())
    assert len(asked) > 50 and min(asked) > 1


class Stubborn:
    """A network that is sure of one choice and thinks all chances even."""

    def __init__(self, choice: int, size: int) -> None:
        self.weights = np.full(size, -20.0, np.float32)
        self.weights[choice] = 0

    def check(self, game: str) -> None:
        pass

    def judge(self, rows: Any) -> tuple[Any, Any]:
        return np.tile(self.weights, (len(rows), 1)), np.full((len(rows), 6), 0.5, np.float32)


@needs_runtime
def test_a_game_says_how_eagerly_search_tries_what_looks_worse() -> None:
    game = taberna.game("pecunia", 4)
    mind = bot("imperator", game, Rng(1), timed=False)
    assert isinstance(mind, NetworkBot)
    assert mind.explore == manifest("pecunia").network_explore < NETWORK_EXPLORE
    assert cast(NetworkBot, bot("imperator", taberna.game("forum"), Rng(1))).explore == NETWORK_EXPLORE


def nearly_won() -> tuple[Game, State, set[int]]:
    """A position of Forum, and the few options that win at once."""
    game = taberna.game("forum")
    for seed in range(100):
        state, rng = game.start(), Rng(seed)
        bots = [bot("thumb", game, Rng(seed, seat)) for seat in range(2)]
        while not state.over:
            if state.turn == CHANCE:
                state.do(state.pick(rng))
                continue
            winning = {action for action in state.options() if wins(state, action)}
            if winning and len(winning) < 5:
                return game, state, winning
            state.do(bots[state.turn].choose(state.view(state.turn), state.decision()))
    raise AssertionError


def wins(state: State, action: int) -> bool:
    after = state.clone()
    after.do(action)
    return after.over and after.winners() == [state.turn]


@needs_runtime
def test_advice_leads_search_where_the_network_is_wrong() -> None:
    game, state, winning = nearly_won()
    view, decision = state.view(state.turn), state.decision()
    loses = next(action for action in decision.options if action not in winning)
    plain = NetworkBot(game, Rng(1), cast(Model, Stubborn(0, len(layout_of("forum").choices))), Budget(40))
    number = plain.numbers[state.turn * len(game.actions) + loses]
    network = cast(Model, Stubborn(number, len(layout_of("forum").choices)))

    def chosen(advice: Advice | None) -> int:
        estimate = ForumEstimate(game, Rng(1))
        thinks = NetworkBot(game, Rng(1), network, Budget(40), evaluator=estimate, advice=advice)
        return thinks.choose(view, decision)

    assert chosen(None) == loses
    assert chosen(Advice(options=0.5, worth=0.0)) in winning
    assert chosen(Advice(options=1.0, worth=1.0)) in winning


@needs_runtime
def test_advice_has_its_part_in_what_a_position_is_worth() -> None:
    """The network holds everything for even; the more the estimate is heard the nearer search is to it."""
    game, state, _ = nearly_won()
    view, decision = state.view(state.turn), state.decision()
    network = cast(Model, Stubborn(0, len(layout_of("forum").choices)))
    found: list[float] = []
    for part in (0.0, 0.5, 1.0):
        estimate = ForumEstimate(game, Rng(1))
        advice = Advice(options=1.0, worth=part)
        thinks = NetworkBot(game, Rng(1), network, Budget(1), evaluator=estimate, advice=advice)
        tree = thinks._think(view, decision)
        found.append(float(tree.shares[0]))
    assert found[0] == pytest.approx(0.5) and found[0] < found[1] < found[2]
    assert found[2] > 0.99  # a win is in reach


@needs_runtime
def test_with_advice_an_option_counts_as_the_estimate_holds_it_until_it_is_looked_at() -> None:
    """The best one for what the position is worth, the others for as much less as the estimate says."""
    game = taberna.game("forum")
    state = played(game.start(), Rng(7), 6)
    view, decision, estimate = state.view(state.turn), state.decision(), ForumEstimate(game, Rng(1))
    network = cast(Model, Stubborn(0, len(layout_of("forum").choices)))
    advice = Advice(options=1.0, worth=0.0)
    thinks = NetworkBot(game, Rng(1), network, Budget(1), evaluator=estimate, advice=advice)
    tree = thinks._think(view, decision)
    hoped: dict[int, float] = {}
    for action in decision.options:
        shares = [0.0, 0.0]
        estimate.foresee(state, action, shares)
        hoped[action] = shares[decision.seat]
    held = {int(tree.actions[node]): float(tree.firsts[node]) for node in tree.children(tree.root)}
    order = {
        one: (round(chance, 9), one) for one, chance in hoped.items()
    }  # of equals the sums may differ a little
    assert sorted(held, key=lambda one: (round(held[one], 9), one)) == sorted(hoped, key=order.__getitem__)
    assert max(held.values()) == pytest.approx(0.5)  # this network holds everything for even
    best = max(hoped.values())
    for action, chance in hoped.items():
        odds = chance / (1 - chance) * (1 - best) / best
        assert held[action] == pytest.approx(odds / (1 + odds))


@needs_runtime
def test_imperator_at_forum_looks_at_more_than_one_option() -> None:
    """Its network is sure of its first thought even where it has never been."""
    game = taberna.game("forum")
    state = played(game.start(), Rng(7), 6)
    judged = bot("imperator", game, Rng(5), timed=False).explain(state.view(state.turn), state.decision())
    assert len(judged) >= 8


@needs_runtime
def test_games_with_other_advice_are_not_mixed() -> None:
    (entrant,) = entrants_of("forum", ["imperator"])
    assert str(manifest("forum").advice) in entrant.digest
    (consul,) = entrants_of("forum", ["consul"])
    assert "Advice" not in consul.digest


@needs_runtime
def test_the_network_alone_beats_rules_of_thumb_with_two_players() -> None:
    """By its first thought, in few games: it wins far more than none."""
    game = taberna.game("forum")
    who = f"{offered.shipped('forum')}@0"
    wins = 0
    for k in range(10):
        state, rng = game.start(), Rng(k)
        bots = [bot(who if seat == k % 2 else "thumb", game, Rng(k, seat)) for seat in range(2)]
        while not state.over:
            if state.turn == CHANCE:
                state.do(state.pick(rng))
            else:
                state.apply(bots[state.turn].choose(state.view(state.turn), state.decision()))
        wins += k % 2 in state.winners()
    assert wins >= 4


@needs_runtime
def test_files_that_are_no_networks_for_the_game_are_refused(tmp_path: Path) -> None:
    shipped = offered.shipped("forum")
    assert shipped is not None
    mine = tmp_path / "mine.onnx"
    shutil.copy(shipped, mine)
    assert command(str(mine), "forum") is None and command(f"{mine}@10", "forum") is None
    with pytest.raises(BadOption) as refused:
        command(str(mine), "alea")
    assert refused.value.code == "model-other-game"
    with pytest.raises(BadOption) as refused:
        command(f"{mine}@many", "forum")
    assert refused.value.code == "bad-option"
    bad = tmp_path / "bad.onnx"
    bad.write_bytes(b"no network")
    with pytest.raises(BadFile) as unread:
        command(str(bad), "forum")
    assert unread.value.code == "model-not-read"
    with pytest.raises(BadFile) as unread:
        command(str(tmp_path / "none.onnx"), "forum")
    assert unread.value.code == "file-not-read"
