"""Tensors tell all that a seat may know, nothing more, and from its own seat."""

from __future__ import annotations

import numpy as np
import pytest

import taberna
from taberna.core.options import Option
from taberna.games.pecunia.people import IDS
from taberna.research.contract import tables
from taberna.research.rows import Row
from taberna.research.tensors import encoding, names, numbering
from tests.contract.test_stranger import HighestGame
from tests.research.decoding import decode, parts
from tests.research.turning import further

GAMES = {"alea": 40, "forum": 12, "pecunia": 16}
MODULES = dict.fromkeys(("famous", "upgrades", "events", "ladders", "gods", "draft", "advanced"), True)
SEATED: list[tuple[str, int, dict[str, object]]] = [
    ("alea", 3, {}),
    ("forum", 2, {}),
    ("forum", 3, {}),
    ("pecunia", 2, {}),
    ("pecunia", 4, dict(MODULES)),
]


def some_states(name: str, games: int, seed: int) -> list[taberna.State]:
    """Positions of random games with all kinds of options; decisions, chance and ends."""
    found = []
    rng = taberna.Rng(seed)
    for _, game in zip(range(games), tables(taberna.game_class(name), seed), strict=False):
        try:
            encoding(game)
        except taberna.BadOption:
            continue  # a module that has no tensor yet; what it says is tested below
        state = game.start()
        while not state.over:
            if rng.below(12) == 0:
                found.append(state.clone())
            state.do(state.pick(rng))
        found.append(state)
    return found


@pytest.mark.parametrize("name", names())
def test_a_view_can_be_had_back_from_its_tensor(name: str) -> None:
    rng = taberna.Rng(5)
    for state in some_states(name, GAMES[name], 3):
        seat = rng.below(state.game.players)
        row = Row(encoding(state.game)).whole(state, seat)
        assert state.game.imagine(decode(state.game, row), rng).view(seat) == state.view(seat)


def test_all_modules_of_pecunia_at_once_come_back() -> None:
    game = taberna.game("pecunia", players=4, **MODULES)
    row = Row(encoding(game))
    rng = taberna.Rng(2)
    state = game.start()
    told = np.zeros(int(encoding(game).size), bool)
    while not state.over:
        seat = rng.below(4)
        seen = row.whole(state, seat)
        told |= seen != 0
        if rng.below(8) == 0:
            assert game.imagine(decode(game, seen), rng).view(seat) == state.view(seat)
        state.do(state.pick(rng))
    for name in ("upgrades", "events", "ladders", "steps", "this_turn", "favours", "favours_new", "prayed"):
        assert parts(game, told)[name].any(), name


@pytest.mark.parametrize("name", names())
def test_a_tensor_does_not_tell_what_the_seat_cannot_know(name: str) -> None:
    rng = taberna.Rng(6)
    for state in some_states(name, 6, 4):
        seat = rng.below(state.game.players)
        other = state.clone()
        other.redeal(seat, rng)
        row = Row(encoding(state.game))
        assert (row.whole(state, seat).copy() == row.whole(other, seat)).all()


@pytest.mark.parametrize(("name", "players", "options"), SEATED)
def test_everybody_sits_first_in_his_own_tensor_and_his_own_actions(
    name: str, players: int, options: dict[str, object]
) -> None:
    """With everybody one seat further on, the next seat has the same row and the same numbers of options."""
    game = taberna.game(name, players=players, **options)
    space = numbering(game)[0]
    rng = taberna.Rng(7)
    state = game.start()
    row = Row(encoding(game))
    compared = 0
    while not state.over:
        if name == "forum" or state.turn != taberna.CHANCE:
            there = game.position(further(name, dict(state.position()), players))
            before = {field: part.copy() for field, part in parts(game, row.whole(state, players - 2)).items()}
            after = parts(game, row.whole(there, players - 1))
            assert [int(np.argmax(found["me"])) for found in (before, after)] == [players - 2, players - 1]
            assert all((before[field] == after[field]).all() for field in before if field != "me")
            if state.turn == players - 2:
                mine = [space.number(option, state.turn) for option in state.options()]
                assert sorted(mine) == sorted(space.number(option, there.turn) for option in there.options())
            compared += 1
        state.do(state.pick(rng))
    assert compared > 20


def test_own_romans_and_cards_come_first() -> None:
    """The same for Pecunia, whose frames name seats in their own way."""
    game = taberna.game("pecunia", players=3)
    state = game.start()
    rng = taberna.Rng(8)
    for _ in range(300):
        if not state.over:
            state.do(state.pick(rng))
    view = state.view(2)
    found = parts(game, Row(encoding(game)).whole(state, 2))
    purses, sizes = view["purses"], view["hand_sizes"]
    assert isinstance(purses, list)
    assert isinstance(sizes, list)
    assert list(found["purses"]) == [purses[2], purses[0], purses[1]]
    assert list(found["hand_sizes"]) == [sizes[2], sizes[0], sizes[1]]
    assert found["hands"].sum() == sizes[2]


def test_the_table_is_told_by_place() -> None:
    """Who is where, from the own seat on; whoever waits farther back than there are places is told elsewhere."""
    game = taberna.game("pecunia", players=2, upgrades=True)
    queue = [f"slave{k}" for k in range(1, 12)]
    state = game.position(
        {
            "turn": 1,
            "latrines": [{"left": ["woman1", "woman2"]}, {"right": ["citizen3"], "villa-2": []}],
            "markers": {"woman1": 2, "woman2": 1, "citizen3": 3},
            "queues": [["senator4"], queue],
            "coins": {"woman2": 1, "slave11": 2},
        }
    )
    row = Row(encoding(game)).whole(state, 1)
    found = parts(game, row)
    number = {name: k for k, name in enumerate(IDS, 1)}
    seats, queues = found["seats"][:, 0], found["queues"][:, 0]
    assert {k: int(seats[k]) for k in np.flatnonzero(seats)} == {
        4: number["citizen3"],
        12: number["woman1"],
        13: number["woman2"],
    }
    assert queues.tolist() == [number[name] for name in queue[:8]] + [number["senator4"]] + [0] * 7
    assert found["seats"][13, 1:9].tolist()[:6] == [0, 0, 0, 1, 1, 1]  # a woman, one marker, one coin
    assert found["romans"][number["slave11"] - 1].tolist() == [0, 0, 1, 11, 2]
    back = game.imagine(decode(game, row), taberna.Rng(1))
    assert back.view(1) == state.view(1)


def test_whom_a_card_names_is_marked_at_his_place() -> None:
    """A Roman has been chosen: with whom he changes places, or where he goes, is asked."""
    game = taberna.game("pecunia", players=2)
    marked = 0
    for seed in range(40):
        state, rng = game.start(), taberna.Rng(seed)
        while not state.over:
            frame = state.position()["frames"][-1]  # type: ignore[index]
            found = parts(game, Row(encoding(game)).whole(state, 0))
            named = [row[0] for field in ("seats", "queues", "held") for row in found[field] if row[9]]
            if frame["op"] in ("ejection", "latrine-change") and "roman" in frame:
                assert named == [IDS.index(frame["roman"]) + 1]
                marked += 1
            elif frame["op"] == "turn":
                assert not named
            state.do(state.pick(rng))
    assert marked > 3


def test_odds_count_the_faces_that_help() -> None:
    """X I lies there: with I 12, with V 14 or 16, with X 19 or 21. Rows are free from 13 to 18 only."""
    game = taberna.game("alea")
    columns = [[1, 2, 3, 12, None, 18, 20], [None] * 7]
    state = game.position({"turn": 0, "columns": columns, "dice": ["X", "I"]})
    row = Row(encoding(game)).whole(state, 0)
    assert list(parts(game, row)["odds"]) == [6, 1]
    assert list(np.flatnonzero(parts(game, row)["open"]) + 1) == [13, 14, 15, 16, 17]


@pytest.mark.parametrize("name", names())
def test_no_number_is_larger_than_its_field_allows(name: str) -> None:
    for state in some_states(name, GAMES[name] // 4, 12):
        row = Row(encoding(state.game))
        for seat in range(state.game.players):
            assert (row.write(state, seat) <= row.high).all()
            assert (row.whole(state, seat) <= np.rint(row.high * row.scales)).all()


def test_floats_are_whole_numbers_by_their_scales() -> None:
    game = taberna.game("forum", players=5)
    state = some_states("forum", 1, 9)[-1]
    row = Row(encoding(state.game))
    floats = row.write(state, 1).copy()
    assert (np.rint(floats * row.scales) == row.whole(state, 1)).all()
    assert row.parts()["stones"].shape == (len(state.position()["hands"]), 7, 7)  # type: ignore[arg-type]
    assert int(encoding(game).size) == sum(field.size for field in encoding(game).fields)


def test_a_game_without_tensors_is_told_so() -> None:
    with pytest.raises(taberna.BadOption, match="no tensor for highest"):
        encoding(HighestGame(2))


def test_a_module_that_a_tensor_does_not_know_is_refused() -> None:
    class Later(HighestGame):
        name = "pecunia"
        choices = (Option("chariots", "X1"),)

    with pytest.raises(taberna.BadOption, match="“chariots” yet"):
        encoding(Later(2, chariots=True))
