"""Our games under OpenSpiel's own tests and algorithms."""

from __future__ import annotations

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
)
from open_spiel.python.tests import games_sim_test

import taberna
from taberna.research import openspiel
from tests.contract.test_stranger import HighestGame

SMALL = ["taberna_alea(patience=2)", "taberna_forum(players=4,patience=2)", "taberna_pecunia(players=3,target=8)"]
OPTIONS = [
    "taberna_alea(players=3,order_counts=True,handfuls=True,cards_any_time=True)",
    "taberna_forum(players=2,scoring=plebeian)",
    "taberna_pecunia(players=2,advanced=True,famous=18,upgrades=True,events=True,gods=True,draft=True,target=12)",
    "taberna_pecunia(players=3,ladders=True)",
]
# One row left for each, no card, and a round in which nobody writes is the last.
LAST_ROW = {"columns": [[1, 2, 3, 4, 5, 6, None], [2, 3, 4, 5, 6, 8, None]], "cards": [[], []]}


def play(game: pyspiel.Game, bots: list[pyspiel.Bot], seed: int) -> list[float]:
    """A whole game between OpenSpiel's bots."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def test_every_game_is_registered() -> None:
    assert {f"taberna_{name}" for name in taberna.names()} == set(openspiel.GAMES)
    assert set(openspiel.GAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("game", SMALL + OPTIONS)
def test_random_sim_test(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), 1, True, False)


@pytest.mark.parametrize("game", SMALL)
def test_their_test_of_the_interface(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Clones, histories, serialisation and pickles, utilities in range: what their own games must pass."""
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(game))
    assert "terminated with" in capsys.readouterr().out


@pytest.mark.parametrize("game", SMALL)
def test_the_conventions_of_their_interface(game: str) -> None:
    """What their integration test of the interface asks of every game; it is not part of what they install."""
    made = pyspiel.load_game(game)
    players = range(made.num_players())
    state = made.new_initial_state()
    rng = np.random.RandomState(4)
    keys: list[set[str]] = [set() for _ in players]
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1)
            assert max(state.legal_actions()) < made.max_chance_outcomes()
            with pytest.raises(RuntimeError):
                state.information_state_string()
        else:
            asked = state.current_player()
            keys[asked].add(state.information_state_string())
            assert state.legal_actions_mask().count(1) == len(state.legal_actions())
            assert all(state.legal_actions(player) == [] for player in players if player != asked)
        for wrong in (-1, len(players)):
            for look in (state.observation_string, state.observation_tensor, state.information_state_string):
                with pytest.raises(RuntimeError):
                    look(wrong)
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert sum(state.returns()) == pytest.approx(made.utility_sum())
    assert len(set.union(*keys)) == sum(len(key) for key in keys)


def late() -> str:
    """Pecunia a few moves before its end: their playthrough takes its time over large tensors."""
    game = taberna.game("pecunia", target=8)
    state = game.start()
    rng = taberna.Rng(1)
    positions = []
    while not state.over:
        positions.append(state.position())
        state.do(state.pick(rng))
    return f"taberna_pecunia(target=8,position={openspiel.packed(positions[-4])})"


@pytest.mark.parametrize("game", [*SMALL[:2], late()])
def test_playthrough(game: str) -> None:
    """A playthrough looks at everything there is to ask; the same one comes out again."""
    lines = generate_playthrough.playthrough(game, None, seed=5)
    actions = [int(line.split(":")[1]) for line in lines.splitlines() if line.startswith("action: ")]
    assert actions
    assert generate_playthrough.playthrough(game, actions, seed=5) == lines
    assert "IsTerminal() = True" in lines


@pytest.mark.parametrize("game", SMALL[:2])
def test_their_mcts_plays_a_whole_game(game: str) -> None:
    made = pyspiel.load_game(game)
    rng = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [mcts.MCTSBot(made, 1.4, 3, evaluator, random_state=rng) for _ in range(made.num_players())]
    assert sum(play(made, bots, 3)) == pytest.approx(0)


def test_their_information_set_mcts_plays_a_whole_game() -> None:
    made = pyspiel.load_game("taberna_pecunia(target=8)")
    rng = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [ismcts.ISMCTSBot(made, evaluator, 1.4, 4, random_state=rng) for _ in range(2)]
    assert sum(play(made, bots, 3)) == pytest.approx(0)


def test_external_sampling_runs_on_the_smallest_alea() -> None:
    game = pyspiel.load_game("taberna_alea", {"patience": 1, "position": openspiel.packed(LAST_ROW)})
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(5):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)
    assert len(solver._infostates) > 10


def test_a_strangers_game_is_solved() -> None:
    """Without a tensor, and in plain Python: whoever holds the high card keeps it."""
    name = openspiel.offer(HighestGame)
    game = pyspiel.load_game(name)
    assert not game.get_type().provides_observation_tensor
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    began = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(300):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.1 < began


def test_resampling_keeps_what_the_player_sees_and_changes_what_he_does_not() -> None:
    game = pyspiel.load_game("taberna_pecunia(players=3)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    seat = state.current_player()
    others = {str(state.resample_from_infostate(seat, sampler)) for _ in range(10)}
    assert len(others) > 1
    for _ in range(5):
        other = state.resample_from_infostate(seat, sampler)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.legal_actions() == state.legal_actions()
        assert (np.array(other.observation_tensor(seat)) == state.observation_tensor(seat)).all()


def test_options_and_lines_of_a_file_are_parameters() -> None:
    other = ("4444222", "4442222", "5511166", "5511166", "5511166", "3333777", "3337777")
    text = f"taberna_forum(players=5,scoring=plebeian,outline={'|'.join(other)})"
    game = pickle.loads(pickle.dumps(pyspiel.load_game(text)))
    inner = game.inner
    assert inner.players == 5
    assert inner.options["scoring"] == "plebeian"
    assert inner.options["outline"] == other


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("taberna_alea(players=9)", "players"),
        ("taberna_forum(scoring=imperial)", "patrician, plebeian"),
        ("taberna_alea(position=nonsense)", "position"),
        ("taberna_pecunia(edition=1,famous=3)", "edition"),
    ],
)
def test_a_wrong_parameter_is_named(text: str, says: str) -> None:
    with pytest.raises(taberna.TabernaError, match=says):
        pyspiel.load_game(text)


def test_observers_without_private_information_see_what_spectators_see() -> None:
    game = pyspiel.load_game("taberna_pecunia")
    state = game.new_initial_state()
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    observer = game.make_py_observer(kind)
    assert observer.tensor is None
    assert '"seat": null' in observer.string_from(state, 0)
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(None, {"x": 1})
