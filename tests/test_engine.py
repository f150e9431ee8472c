"""The engine itself: the generator, the tables, and that compiling changes nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import taberna
from taberna import Rng
from taberna.core.codec import Actions, Kind, numbers
from taberna.core.options import Choice, Number, Option, settle
from taberna.core.playout import perft, playouts
from taberna.games.alea import actions as alea

SCRIPT = """
import json, sys, taberna
from taberna.bots import Budget, SearchBot, evaluator
from taberna.core import game as engine
from taberna.core.playout import playouts
assert engine.__file__.endswith(".py"), "this must run uncompiled"
rng = taberna.Rng(123456789012345678901234567890, 5)
found = {"rng": [rng.below(n) for n in (2, 6, 7, 1000, 1 << 30) for _ in range(50)]}
for name in taberna.names():
    kind = taberna.game_class(name)
    counts = range(kind.min_players, kind.max_players + 1)
    found[name] = [playouts(kind(players), 20, players) for players in counts]
    game, rng = kind(2), taberna.Rng(1)
    search = SearchBot(game, rng, evaluator(game, rng), 0.3, Budget(3))
    found[name + " bots"] = taberna.play(game, ["thumb", search], 3).moves
print(json.dumps(found))
"""


def test_compiled_and_interpreted_agree(root: Path) -> None:
    script = SCRIPT.replace('assert engine.__file__.endswith(".py"), "this must run uncompiled"\n', "")
    runs = []
    for source, path in ((SCRIPT, str(root / "src")), (script, "")):
        environment = {**os.environ, "PYTHONPATH": path}
        done = subprocess.run(
            [sys.executable, "-c", source], env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        runs.append(done.stdout)
    assert runs[0] == runs[1]


def test_the_generator_is_even_and_its_streams_differ() -> None:
    rng = Rng(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(abs(count - 10_000) < 500 for count in counts), counts
    firsts = {
        tuple(Rng(seed, stream).below(1 << 30) for _ in range(1)) for seed in range(50) for stream in range(50)
    }
    assert len(firsts) == 2500
    assert Rng(-1).below(1000) != Rng(1).below(1000) or Rng(-1).below(999) != Rng(1).below(999)
    assert len({Rng(seed).at for seed in range(200_000)}) == 200_000, "a seed keeps all its bits"
    assert len({Rng(1, stream).seed() for stream in range(200_000)}) == 200_000
    with pytest.raises(ValueError, match="nothing to choose from"):
        Rng(1).below(0)


def test_written_out_action_numbers_agree_with_the_table() -> None:
    table = alea.ACTIONS
    assert len(table) == alea.SIZE
    for kind, first in (
        ("roll", alea.ROLL),
        ("handful", alea.HANDFUL),
        ("write", alea.WRITE),
        ("pass", alea.PASS),
        ("all-i", alea.CARD),
        ("any-die", alea.CARD + alea.ANY_DIE),
        ("ignore", alea.CARD + alea.IGNORE),
        ("twice", alea.CARD + alea.TWICE),
        ("joker-all-i", alea.JOKER),
        ("die", alea.DIE),
    ):
        assert table.first(kind) == first
    assert alea.JOKER - alea.CARD == alea.WAYS


def test_actions_have_text_and_structure() -> None:
    game = taberna.game("alea")
    action = game.action("write 16 row 2")
    assert game.text(action) == "write 16 row 2"
    assert game.action("  WRITE 16   Row 2 ") == action
    assert game.structure(action) == {"kind": "write", "number": "16", "row": "2"}
    for bad in ("write 16", "", "write 99 row 2"):
        with pytest.raises(taberna.Refused, match="is not a move of this game"):
            game.action(bad)
    for number in (-1, alea.SIZE):
        with pytest.raises(taberna.Refused):
            game.text(number)
        with pytest.raises(taberna.Refused):
            game.start().apply(number)


def test_two_actions_can_not_have_the_same_text() -> None:
    with pytest.raises(ValueError, match="same text"):
        Actions(Kind("a", "{n}", numbers("n", 1, 2)), Kind("b", "2"))


def test_options_are_checked_and_named() -> None:
    options = (Option("on", "A1"), Number("count", "A2", 3, 1, 5), Choice("way", "A3", ("left", "right")))
    assert settle("x", options, {}) == {"on": False, "count": 3, "way": "left"}
    assert settle("x", options, {"on": True, "count": 5, "way": "right"})["count"] == 5
    wrong: list[dict[str, object]] = [{"on": 1}, {"count": 6}, {"count": True}, {"way": "up"}, {"other": 1}]
    for bad in wrong:
        with pytest.raises(taberna.BadOption) as caught:
            settle("x", options, bad)
        assert next(iter(bad)) in str(caught.value)
    assert [option.parse(text) for option, text in zip(options, ("yes", "4", "right"), strict=True)] == [
        True,
        4,
        "right",
    ]
    for option, text in zip(options, ("perhaps", "x", "up"), strict=True):
        with pytest.raises(taberna.BadOption):
            option.parse(text)


def test_perft_of_alea_from_the_start() -> None:
    # By hand: one roll, three faces, then a roll or one of seven rows.
    start = taberna.game("alea").start()
    assert [perft(start, depth) for depth in range(5)] == [1, 1, 3, 24, 30]


def test_playouts_count_their_actions() -> None:
    game = taberna.game("alea")
    assert playouts(game, 10, 1) == playouts(game, 10, 1) > 100
    assert playouts(game, 10, 1, listed=True) > 100


def test_the_face_that_users_see() -> None:
    game = taberna.game("alea", players=3, order_counts=True)
    assert repr(game) == (
        'taberna.game("alea", players=3, order_counts=True, handfuls=False, cards_any_time=False, patience=12)'
    )
    state = game.start()
    assert state.turn == 0
    assert not state.over
    assert state.clone().position() == state.position()
    assert "columns" in repr(state)
    with pytest.raises(taberna.BadOption, match="There is no game called “go”"):
        taberna.game("go")
    with pytest.raises(taberna.BadOption, match=r"alea has no option “luck”\. It has: order_counts, handfuls"):
        taberna.game("alea", luck=True)
