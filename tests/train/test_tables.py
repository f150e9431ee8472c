"""The tables that a network learns at: only real choices are asked for, and only advice that was given is told."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from taberna.bots.network.layout import Table
from taberna.core.chance import Rng
from taberna.core.game import State
from taberna.games.forum.state import ForumState
from taberna.loading import game
from taberna.train.settings import Setting
from taberna.train.tables import Arrays, Tables


def opened(setting: Setting, path: Path, count: int = 12) -> Tables:
    table = Table(game(setting.game, setting.players, **setting.options))
    arrays = Arrays(table, count, len(setting.opponents), path / "memory")
    return Tables(setting, arrays, 1, 0, 0)


def choose(tables: Tables, rng: Rng) -> None:
    """Any choice that the masks allow, for every table."""
    arrays = tables.arrays
    allowed = np.unpackbits(arrays.masks, axis=1, bitorder="little")
    for k in range(arrays.count):
        options = np.flatnonzero(allowed[k])
        arrays.chosen[k] = options[int(rng.below(len(options)))]


@pytest.mark.parametrize("name", ["alea", "pecunia"])
def test_only_real_choices_are_asked_for(name: str, tmp_path: Path) -> None:
    tables = opened(Setting(name, 3, opponents=("thumb",), with_bots=0.3), tmp_path)
    rng = Rng(5)
    for _ in range(40):
        assert all(len(state.decision().options) > 1 for state in tables.states)
        choose(tables, rng)
        tables.step()


def test_nobody_is_advised_before_the_teacher_is_asked(tmp_path: Path) -> None:
    """Memory is zero at first, and 0 would be advice: a move that may not be legal at all."""
    tables = opened(Setting("pecunia", 2, {"gods": True}, teacher="thumb"), tmp_path)
    arrays = tables.arrays
    assert (arrays.advised == -1).all()
    rng = Rng(6)
    for _ in range(10):
        choose(tables, rng)
        tables.step()
        assert (arrays.advised == -1).all()
    tables.advise()
    allowed = np.unpackbits(arrays.masks, axis=1, bitorder="little")
    assert all(allowed[k, arrays.advised[k]] for k in range(arrays.count))


def test_kinds_of_tables_are_told_apart() -> None:
    assert Setting("pecunia", 4).label == "4"
    assert Setting("pecunia", 4, {"gods": True, "famous": 18, "events": False}).label == "4 gods famous"


def in_hand(state: State) -> int:
    """How many Romans are still to be placed."""
    assert isinstance(state, ForumState)
    return sum(state.hands)


def test_games_begin_with_drawn_choices_if_wished(tmp_path: Path) -> None:
    """Any number up to the one that was said, and never the same ones everywhere."""
    plain = opened(Setting("forum", 2), tmp_path)
    assert {in_hand(state) for state in plain.states} == {32}
    (tmp_path / "drawn").mkdir()
    tables = opened(Setting("forum", 2, opening=3), tmp_path / "drawn", 100)
    assert {in_hand(state) for state in tables.states} == {29, 30, 31, 32}
    boards = [str(state.position()["board"]) for state in tables.states if in_hand(state) == 29]
    assert len(set(boards)) > len(boards) / 2 > 5


def test_drawn_choices_may_end_a_game(tmp_path: Path) -> None:
    """Then the next one begins with none, and nobody has won or lost by it."""
    tables = opened(Setting("alea", 2, opening=10_000), tmp_path, 6)
    assert all(not state.over for state in tables.states)
    assert not tables.arrays.ended.any()
