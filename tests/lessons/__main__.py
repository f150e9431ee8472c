"""Writes the lessons of all games."""

from __future__ import annotations

import sys

import taberna
from tests.lessons import GAMES, text

for name in sys.argv[1:] or taberna.names():
    (GAMES / name / "lessons.json").write_text(text(name), encoding="utf-8")
