"""The lesson of Forum Romanum: seat 0 is red, against blue and yellow."""

from __future__ import annotations

from typing import Any

import taberna
from taberna.core.game import State

from . import Claims, Step

BLANK = "......."


def _at(*rows: str, **position: Any) -> State:
    return taberna.game("forum", players=3).position({"turn": 0, "board": [*rows], **position})


def _gains(colour: str, steps: int, sector: str) -> Claims:
    return {"kind": "gains", "colour": colour, "steps": steps, "sector": sector}


def _loses(colour: str, steps: int, sector: str) -> Claims:
    return {"kind": "loses", "colour": colour, "steps": steps, "sector": sector}


MOVING = ["rrrbby.", "b.b.y.y", ".y.b.r.", "r.y.b.y", ".b.y.r.", "..r.y..", "r.....b"]
LEFT = ["r......", "bybyby.", ".r.r...", "y.b.y.b", ".r...y.", "r..b..y", "bbryr.r"]
LAST = ["rrrbyb.", "y.y.y..", ".b.b.b.", "r.r....", BLANK, ".y.y.y.", "rrrbbby"]


def steps() -> list[Step]:
    return [
        Step(_at(*[BLANK] * 7), ("d4",), after={"board.3": "...r..."}, untold=({"kind": "gains"},)),
        Step(
            _at("ryr....", "rb.....", BLANK, "....b..", ".....yb", BLANK, "......y"),
            ("c6",),
            after={"track.r": 6},
            told=(_gains("r", 6, "IV"), _loses("b", 2, "IV"), _loses("y", 2, "IV")),
        ),
        Step(
            _at(BLANK, "....y..", "..r.r..", "...y...", "....r..", "....y..", "bbbyr.b"),
            ("f1",),
            after={"track.r": 0, "track.y": -4},
            told=(_gains("b", 7, "1"), _loses("y", 4, "1")),
            untold=({"kind": "loses", "colour": "r"},),
        ),
        Step(
            _at("rr.byby", "rby....", *[BLANK] * 5),
            ("c7",),
            after={"track.r": 6 + 7},
            told=(_gains("r", 6, "IV"), _gains("r", 7, "7")),
        ),
        Step(
            _at(*MOVING),
            ("a1-g7",),
            before={"hands.r": 0, "board.6": "r.....b"},
            after={"board.6": "......b", "track.r": 7},
            told=(_gains("r", 7, "7"),),
        ),
        Step(
            _at(BLANK, BLANK, "..r.y..", BLANK, "....y..", BLANK, "bbryr.b"),
            ("f1",),
            part="ties",
            after={"track": {"r": 0, "b": 0, "y": 0}, "full": ["1"]},
            told=({"kind": "tied", "sector": "1", "red": 3, "blue": 3},),
            untold=({"kind": "gains"}, {"kind": "loses"}),
        ),
        Step(
            _at(*LEFT, coins=["1", *"234567abcdefg"]),
            ("a7-f1",),
            part="ties",
            before={"board.6": "bbryr.r"},
            after={"track.r": 7, "full": []},
            told=({"kind": "full", "sector": "1", "red": 4}, _gains("r", 7, "1")),
        ),
        Step(
            _at(*LAST, coins=["1", "7"]),
            ("a4-g7",),
            part="ties",
            before={"coins": ["1", "7"], "full": ["1"]},
            after={"turn": None, "track": {"r": 7 + 4, "b": 4, "y": -4 - 4}},
            told=(
                _gains("r", 7, "7"),
                {"kind": "settles", "sector": "1"},
                _gains("r", 4, "1"),
                _gains("b", 4, "1"),
                _loses("y", 4, "1"),
                {"kind": "ends", "ending": "ties"},
            ),
        ),
    ]
