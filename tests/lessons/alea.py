"""The lesson of Alea Romana."""

from __future__ import annotations

import taberna
from taberna.core.game import State

from . import Step

CARDS = ["all-i", "all-v", "any-die", "ignore", "twice", "joker"]
Column = list[int | None]
EMPTY: Column = [None] * 7
BEGUN: Column = [None, 16, None, None, 31, None, None]


def _at(column: Column, dice: str = "") -> State:
    rival: Column = [None, 9, None, 21, None, None, None]
    position = {"turn": 0, "round": 3, "columns": [column, rival], "dice": list(dice)}
    return taberna.game("alea", players=2).position(position)


def steps() -> list[Step]:
    return [
        Step(
            _at(EMPTY),
            ("roll",),
            before={"unused": 6},
            after={"dice": ["X"], "unused": 5},
            falls=("die X",),
        ),
        Step(
            _at(EMPTY, "XV"),
            ("roll",),
            before={"numbers": [15], "unused": 4},
            after={"numbers": [14, 16]},
            falls=("die I",),
        ),
        Step(
            _at(EMPTY, "XVI"),
            tuple(f"write {number} row {row}" for number in (14, 16) for row in (2, 3)),
            before={"numbers": [14, 16]},
            after={"columns.0.0": None, "columns.0.6": None},
            told=({"kind": "writes", "player": 0},),
        ),
        Step(
            _at(BEGUN, "XXI"),
            ("write 19 row 3", "write 21 row 3"),
            before={"numbers": [19, 21], "columns.0.1": 16, "columns.0.4": 31},
            after={"columns.0.3": None},
            told=({"kind": "writes", "row": 3},),
        ),
        Step(
            _at(BEGUN, "VXV"),
            ("all V", "again", "ignore", "joker"),
            before={"failed": True, "numbers": [], "scores.0": 16 + 31 + 6 * 5},
            after={"scores.0": 16 + 31 + 5 * 5},
            told=({"kind": "plays", "player": 0},),
            falls=("die X", "die X"),
        ),
        Step(
            _at([None, 16, None, None, 31, 33, None], "XXXIII"),
            ("twice", "joker twice"),
            before={"failed": True, "numbers": [33], "unused": 0, "columns.0.5": 33, "columns.0.6": None},
            after={"twice": True, "failed": False},
        ),
        Step(
            _at([9, 14, 16, 21, 31, 33, None], "XXXVI"),
            ("write 34 row 7", "write 36 row 7"),
            before={"numbers": [34, 36]},
            after={"turn": 1, "ending": "column"},
            told=({"kind": "last-round", "ending": "column"},),
        ),
    ]
