"""One numbering of actions: the same number is the same action in every interface, for every seat."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest

import taberna
import taberna.research.openspiel
from taberna.research import batch, gym, zoo
from taberna.research.data import rows
from taberna.research.tensors import encoding, names, numbering
from tests.research.test_tensors import some_states


@pytest.mark.parametrize("name", names())
def test_every_option_has_a_number_and_back(name: str) -> None:
    for state in some_states(name, 12, 21):
        if state.turn < 0:
            continue
        space = numbering(state.game)[0]
        numbers = [space.number(option, state.turn) for option in state.options()]
        assert min(numbers) >= 0
        assert len(set(numbers)) == len(numbers)
        assert [space.action(number, state.turn) for number in numbers] == state.options()


@pytest.mark.parametrize(("name", "players"), [("alea", 3), ("forum", 2), ("forum", 5), ("pecunia", 4)])
def test_the_same_number_is_the_same_action_everywhere(name: str, players: int) -> None:
    """A game of a batch is followed in PettingZoo, Gymnasium and OpenSpiel: texts of all options are the same."""
    env = batch(name, 1, players=players, seed=8, masks="bool")
    spiel = pyspiel.load_game(f"taberna_{name}(players={players})").new_initial_state()
    record = taberna.play(env.game, ["random"] * players, seed=5)
    exported = iter(rows(record))
    there = zoo.raw_env(name, players)
    there.reset(seed=1)
    for state, action in record.steps():
        if state.turn == taberna.CHANCE:
            number = numbering(env.game)[1].number(action, 0)
            assert spiel.action_to_string(spiel.current_player(), number) == env.game.text(action)
            spiel.apply_action(number)
            continue
        seat = int(state.turn)
        mine = {env.space.number(option, seat): env.game.text(option) for option in state.options()}
        assert {k: spiel.action_to_string(seat, k) for k in spiel.legal_actions()} == mine
        row = next(exported)
        assert dict(zip(row["options"], row["texts"], strict=True)) == mine
        there.state_now = state.clone()
        mask = there.observe(there.possible_agents[seat])["action_mask"]
        assert set(np.flatnonzero(mask)) == set(mine)
        solo = gym.Solo(name, players, seat)
        solo.state = state.clone()
        assert set(np.flatnonzero(solo.action_masks())) == set(mine)
        spiel.apply_action(env.space.number(action, seat))
    assert spiel.is_terminal()


def test_a_forum_number_is_from_and_to() -> None:
    """Two players: the own colours, from the hand or a cell, to a cell. The second seat plays blue and green."""
    game = taberna.game("forum", players=2)
    space = numbering(game)[0]
    assert space.factors == (("from", 100), ("to", 49))
    assert space.size == 4900
    assert [space.text(2450, seat) for seat in (0, 1)] == ["y:a1", "g:a1"]
    number = space.number(game.action("b:b1-c1"), 1)
    assert space.split(number) == [1 + 1, 2]
    assert space.join([50 + 2, 2]) == space.number(game.action("y:b1-c1"), 0)
    assert number == space.number(game.action("r:b1-c1"), 0)
    assert space.number(game.action("r:b1-c1"), 1) < 0
    with pytest.raises(taberna.Refused, match="4900"):
        space.action(4900, 0)


@pytest.mark.parametrize("players", [2, 4])
def test_a_forum_action_is_legal_if_each_of_its_factors_is(players: int) -> None:
    env = batch("forum", 8, players=players, masks="bool")
    shape = [size for _, size in env.space.factors]
    for _ in range(60):
        for mask in env.masks.reshape(8, *shape):
            assert (mask == mask.any(1)[:, None] & mask.any(0)[None, :]).all()
        env.step(env.sample())


def test_pecunia_numbers_what_is_played() -> None:
    plain, gods = (encoding(taberna.game("pecunia", players=3, gods=gods)) for gods in (False, True))
    kinds = [{one.game.structure(action)["kind"] for action in one.order(1)} for one in (plain, gods)]
    assert kinds[1] - kinds[0] == {"god", "pray", "prefer"}
    texts = [plain.game.text(action) for action in plain.order(1)]
    picks = [text for text in texts if text.startswith("pick player")]
    assert picks == ["pick player 2", "pick player 3", "pick player 1"]
