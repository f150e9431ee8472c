"""The table in docs/perft/forum.md, counted by the engine and by the slow implementation."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import taberna
from taberna.core.playout import perft
from tests.games.forum.slow import Slow
from tests.games.forum.slow import perft as slow_perft

TEXT = (Path(__file__).parents[3] / "docs" / "perft" / "forum.md").read_text(encoding="utf-8")
TABLE = {
    name: [int(number) for number in re.findall(r"\d+", row)]
    for name, row in re.findall(r"^\| (\w+) \|(.*)\|$", TEXT, re.M)
}
POSITIONS = {
    name: (json.loads(options), json.loads(position))
    for name, options, position in re.findall(r"^## (\w+)\n.*?`(\{.*?\})`.*?```json\n(.*?)```", TEXT, re.M | re.S)
}
NAMES = [name for name in TABLE if name in POSITIONS]


def slow_like(options: dict[str, Any], position: dict[str, Any]) -> Slow:
    """The slow state with the fields of a position, which must all be there."""
    slow = Slow(first=0, **options)
    for row, line in zip("7654321", position["board"], strict=True):
        for column, letter in zip("abcdefg", line, strict=True):
            if letter != ".":
                slow.board[column + row] = letter
    slow.coins = set(position["coins"])
    slow.score.update(position["track"])
    slow.player = position["turn"]
    slow.idle = position["idle"]
    slow.done = {position["used"]} if position["used"] else set()
    return slow


def test_the_table_is_complete() -> None:
    assert len(NAMES) == 4
    assert all(len(TABLE[name]) == 4 for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_engine_counts_what_the_table_says(name: str) -> None:
    options, position = POSITIONS[name]
    state = taberna.game("forum", **options).position(position)
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == TABLE[name]


@pytest.mark.parametrize("name", NAMES)
def test_the_slow_implementation_counts_the_same(name: str) -> None:
    options, position = POSITIONS[name]
    whole = taberna.game("forum", **options).position(position).position()
    slow = slow_like(options, whole)
    assert [slow_perft(slow, depth) for depth in (1, 2, 3, 4)] == TABLE[name]
