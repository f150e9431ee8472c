"""Information states with perfect recall, and what OpenSpiel's observers are asked to show."""

from __future__ import annotations

import json
import pickle
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest

import taberna
from taberna import OVER, Game, Rng, State, View
from taberna.core.codec import Actions, Kind
from taberna.core.game import Position
from taberna.research import openspiel
from taberna.research.contract import dump
from taberna.research.recall import secrets
from tests.contract.test_stranger import HighestGame

PRIVATE = pyspiel.PrivateInfoType


def pecunia() -> str:
    """In the middle of a game for two, just before somebody draws."""
    state = taberna.game("pecunia").start()
    rng = taberna.Rng(3)
    for _ in range(60):
        state.do(state.pick(rng))
    while state.turn == taberna.CHANCE:
        state.do(state.pick(rng))
    return f"taberna_pecunia(position={openspiel.packed(state.position())})"


TREES = [(openspiel.offer(HighestGame), 9, 6), (pecunia(), 6, 3), ("taberna_alea(patience=2)", 6, 3)]


def walk(state: openspiel.SpielState, depth: int, width: int) -> Iterator[openspiel.SpielState]:
    """Positions of the tree, the first and the last few branches of each."""
    yield state
    if depth == 0 or state.is_terminal():
        return
    options = state.legal_actions()
    for action in options if len(options) <= width else [*options[: width - 1], options[-1]]:
        yield from walk(state.child(action), depth - 1, width)


def told(state: openspiel.SpielState, seat: int) -> tuple[str, ...]:
    """All that this seat has seen, heard and done, worked out from the record and without digests."""
    game = state.get_game()
    inner = game.begin.clone()
    inner.listen()
    found = [dump(inner.view(seat))]
    last = found[0]
    for move in state.full_history():
        space = game.outcomes if move.player < 0 else game.choices
        action = space.action(move.action, max(0, move.player))
        inner.apply(action)
        heard = [event.seen_by(seat) for event in inner.heard()]
        seen = dump(inner.view(seat))
        if move.player == seat:
            found.append(game.inner.text(action))
        if heard:
            found.append(dump(heard))
        if heard or seen != last or move.player == seat:
            found.append(seen)
        last = seen
    return tuple(found)


@pytest.mark.parametrize(("name", "depth", "width"), TREES)
def test_an_information_state_is_what_the_seat_has_seen_and_done(name: str, depth: int, width: int) -> None:
    """Two histories have the same one if, and only if, the seat can't tell them apart. Options are the same."""
    game = pyspiel.load_game(name)
    stories: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    strings: dict[tuple[str, ...], set[str]] = defaultdict(set)
    options: dict[str, set[tuple[int, ...]]] = defaultdict(set)
    histories: dict[str, int] = defaultdict(int)
    for state in walk(game.new_initial_state(), depth, width):
        for seat in range(game.num_players()):
            if state.is_chance_node() or state.is_terminal():
                continue
            key, story = state.information_state_string(seat), told(state, seat)
            stories[key].add(story)
            strings[story].add(key)
            options[key].add(tuple(state.legal_actions(seat)))
            histories[key] += 1
    assert len(stories) > 20
    assert {len(found) for found in stories.values()} == {1}
    assert {len(found) for found in strings.values()} == {1}
    assert {len(found) for found in options.values()} == {1}
    if game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION:
        assert max(histories.values()) > 1


@pytest.mark.parametrize(("name", "depth", "width"), TREES)
def test_an_information_state_determines_those_before_it(name: str, depth: int, width: int) -> None:
    game = pyspiel.load_game(name)
    before: dict[str, set[tuple[str, ...]]] = defaultdict(set)

    def go(state: openspiel.SpielState, depth: int, past: list[tuple[str, ...]]) -> None:
        if not state.is_chance_node():
            for seat in range(game.num_players()):
                key = state.information_state_string(seat)
                if key not in past[seat]:
                    before[key].add(past[seat])
                    past = [*past[:seat], (*past[seat], key), *past[seat + 1 :]]
        if depth and not state.is_terminal():
            options = state.legal_actions()
            for action in options if len(options) <= width else [*options[: width - 1], options[-1]]:
                go(state.child(action), depth - 1, past)

    go(game.new_initial_state(), depth, [()] * game.num_players())
    assert len(before) > 20
    assert all(len(found) == 1 for found in before.values())


def test_what_is_asked_late_is_what_would_have_been_asked_always() -> None:
    """Memories are made lazily, kept by copies, and stored."""
    game = pyspiel.load_game("taberna_pecunia(players=3,target=8)")
    always, late = game.new_initial_state(), game.new_initial_state()
    rng = np.random.RandomState(1)
    for k in range(80):
        if always.is_terminal():
            break
        always = always.clone() if k % 5 else pickle.loads(pickle.dumps(always))
        action = int(rng.choice(always.legal_actions()))
        always.apply_action(action)
        late.apply_action(action)
        for seat in range(3):
            always.information_state_string(seat)
    assert not late.held.memories
    for seat in range(3):
        assert late.information_state_string(seat) == always.information_state_string(seat)
        assert json.loads(late.information_state_string(seat))["seen"] == late.held.state.view(seat)


def test_who_has_the_same_table_by_another_way_remembers_the_way() -> None:
    """Forum: the same two cells taken in the other order."""
    state = pyspiel.load_game("taberna_forum(players=4)").new_initial_state()
    state.apply_action(0)  # who begins
    one, other = state.clone(), state.clone()
    for number in (0, 10, 20, 30, 2):
        one.apply_action(number)
    for number in (2, 10, 20, 30, 0):
        other.apply_action(number)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)


class Coin(State):
    """The first player turns a coin under the table, once or twice, and nothing on the table shows it."""

    def __init__(self, game: Game, turned: list[int]) -> None:
        super().__init__(game)
        self.turned = turned
        self.turn = OVER if 2 in turned else 0

    def fill(self, out: Any) -> int:
        for k in range(3):
            out[k] = k
        return 3

    def do(self, action: int) -> None:
        self.turned.append(action)
        self.turn = OVER if action == 2 else 0

    def clone(self) -> Coin:
        return Coin(self.game, list(self.turned))

    def position(self) -> Position:
        return Position({"turned": list(self.turned)})

    def view(self, seat: int | None) -> View:
        return View({"seat": seat, "over": self.over})

    def scores(self) -> list[int]:
        return [0, 0]

    def ending(self) -> str:
        return "stopped" if self.over else ""

    def ask(self) -> tuple[str, dict[str, object]]:
        return "turn", {}


class CoinGame(Game):
    name = "coin"
    max_players = 2
    actions = Actions(Kind("heads", "heads"), Kind("tails", "tails"), Kind("stop", "stop"))
    endings = ("stopped",)
    asks = ("turn",)
    hidden = True

    def start(self) -> Coin:
        return Coin(self, [])

    def position(self, position: Any) -> Coin:
        return Coin(self, list(position["turned"]))

    def imagine(self, view: View, rng: Rng) -> Coin:
        return self.start()


def test_one_knows_what_one_did_where_nothing_shows_it_and_nobody_counts_what_he_does_not_see() -> None:
    game = pyspiel.load_game(openspiel.offer(CoinGame))
    states = []
    for numbers in ([], [0], [1], [0, 1], [1, 0]):
        state = game.new_initial_state()
        for number in numbers:
            state.apply_action(number)
        states.append(state)
    assert len({state.information_state_string(0) for state in states}) == 5
    assert len({state.information_state_string(1) for state in states}) == 1


def test_resampled_states_go_on_from_the_same_memory() -> None:
    game = pyspiel.load_game("taberna_pecunia(players=3)")
    state = game.new_initial_state()
    rng = np.random.RandomState(2)
    while state.move_number() < 40 or state.is_chance_node():
        state.apply_action(int(rng.choice(state.legal_actions())))
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    seat = state.current_player()
    others = [state.resample_from_infostate(seat, sampler) for _ in range(6)]
    assert len({str(other) for other in others}) > 1
    assert {other.information_state_string(seat) for other in others} == {state.information_state_string(seat)}
    action = state.legal_actions()[0]
    for one in (state, *others):
        one.apply_action(action)
        for player in range(3):
            assert json.loads(one.information_state_string(player))["seen"] == one.held.state.view(player)
    if not state.is_chance_node():
        assert len({one.information_state_string(seat) for one in (state, *others)}) == 1


# -- observers ------------------------------------------------------------------------------------


def late_pecunia() -> openspiel.SpielState:
    state: openspiel.SpielState = pyspiel.load_game("taberna_pecunia(players=3)").new_initial_state()
    rng = np.random.RandomState(2)
    while state.move_number() < 50 or state.is_chance_node():
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert all(hands(state))
    return state


def hands(state: openspiel.SpielState) -> list[list[str]]:
    found = state.held.state.position()["hands"]
    assert isinstance(found, list)
    return found


def observer(
    state: openspiel.SpielState, public: bool, private: object, recall: bool = False
) -> openspiel.SpielObserver:
    kind = pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
    made: openspiel.SpielObserver = state.get_game().make_py_observer(kind)
    return made


def test_the_secrets_of_all_players() -> None:
    state = late_pecunia()
    seen = json.loads(observer(state, True, PRIVATE.ALL_PLAYERS).string_from(state, 1))
    assert seen["public"] == state.held.state.view(None)
    assert [one["hands"][str(k)] for k, one in enumerate(seen["private"])] == hands(state)
    looked = observer(state, True, PRIVATE.ALL_PLAYERS)
    looked.set_from(state, 1)
    assert looked.tensor is not None
    rows = looked.tensor.reshape(3, -1)
    for k in range(3):
        assert (rows[k] == np.array(state.observation_tensor((1 + k) % 3), np.float32)).all()
    assert all(part.shape[0] == 3 for part in looked.dict.values())
    assert sum(part.size for part in looked.dict.values()) == looked.tensor.size


def test_the_secrets_of_one_player_alone() -> None:
    state = late_pecunia()
    mine = json.loads(observer(state, False, PRIVATE.SINGLE_PLAYER).string_from(state, 1))
    assert mine["seat"] == 1
    assert mine["hands"] == {"1": hands(state)[1]}
    assert "purses" not in mine
    everybody = json.loads(observer(state, False, PRIVATE.ALL_PLAYERS).string_from(state, 1))
    assert [one["hands"][str(k)] for k, one in enumerate(everybody)] == hands(state)
    assert observer(state, False, PRIVATE.NONE).string_from(state, 1) == "null"
    for private in (PRIVATE.NONE, PRIVATE.SINGLE_PLAYER, PRIVATE.ALL_PLAYERS):
        assert observer(state, False, private).tensor is None


def test_what_lies_open_alone() -> None:
    state = late_pecunia()
    assert json.loads(observer(state, True, PRIVATE.NONE).string_from(state, 1)) == state.held.state.view(None)
    assert observer(state, True, PRIVATE.NONE).tensor is None  # its rows hold secrets
    alea = pyspiel.load_game("taberna_alea").new_initial_state()
    looked = observer(alea, True, PRIVATE.NONE)
    looked.set_from(alea, 1)
    assert looked.tensor is not None
    assert (looked.tensor == np.array(alea.observation_tensor(1), np.float32)).all()


def test_spectators_remember_what_lay_open() -> None:
    """Positions that differ only in what is hidden are one to them, and two to those who know all."""
    game = pyspiel.load_game(openspiel.offer(HighestGame))
    kinds: dict[object, dict[str, set[str]]] = {
        private: defaultdict(set) for private in (PRIVATE.NONE, PRIVATE.SINGLE_PLAYER, PRIVATE.ALL_PLAYERS)
    }
    histories = set()
    for state in walk(game.new_initial_state(), 3, 6):
        if state.is_chance_node():
            continue
        histories.add(state.history_str())
        for private, found in kinds.items():
            found[observer(state, True, private, recall=True).string_from(state, 0)].add(state.history_str())
    counts = [len(found) for found in kinds.values()]
    assert counts[0] < counts[1] < counts[2] == len(histories)
    assert observer(state, True, PRIVATE.SINGLE_PLAYER, recall=True).tensor is None


def test_secrets_are_where_two_views_differ() -> None:
    everybody = {"seat": None, "hands": [None, None], "pile": 3, "cards": [1]}
    mine = {"seat": 1, "hands": [None, ["a"]], "pile": 3, "cards": [1, 2], "more": {"x": 1}}
    assert secrets(mine, everybody) == {"seat": 1, "hands": {"1": ["a"]}, "cards": [1, 2], "more": {"x": 1}}
    assert secrets(everybody, everybody) == {}
