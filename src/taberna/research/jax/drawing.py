"""A state as SVG, as Pgx's states have it: a board of Romans, or columns of numbers with the dice below."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import numpy as np

from ...games.alea.actions import ROWS, SYMBOLS
from ...games.alea.numbers import DICE
from ...games.forum.board import CELLS, SIDE

SQUARE = 24
COLOURS = ["#b3261e", "#1d5fa8", "#d9a21b", "#2e7d32", "#7b3fa0", "#178a8a"]
THEMES = {"light": ("#ffffff", "#222222"), "dark": ("#1c1c1c", "#dddddd")}


class Drawn:
    """What Pgx's states can do for notebooks, for games that Pgx does not know."""

    def to_svg(self, *, color_theme: str | None = None, scale: float | None = None) -> str:
        paper, ink = THEMES[color_theme or "light"]
        states: Any = self
        batched = np.ndim(states.terminated) > 0
        position = jax.tree.map(
            lambda leaf: np.asarray(leaf) if batched else np.asarray(leaf)[None], states._position
        )
        draw = _board if states.env_id == "forum" else _columns
        games = [draw(jax.tree.map(lambda leaf, k=k: leaf[k], position), ink) for k in range(len(position.seat))]
        wide, high = max(game[0] for game in games) + SQUARE, max(game[1] for game in games) + SQUARE
        across = int(np.ceil(np.sqrt(len(games))))
        down = -(-len(games) // across)
        parts = [_moved(k % across * wide, k // across * high, game[2]) for k, game in enumerate(games)]
        size = scale or 1.0
        box = f'viewBox="0 0 {across * wide} {down * high}"'
        head = f'width="{across * wide * size:g}" height="{down * high * size:g}" {box}'
        back = f'<rect width="100%" height="100%" fill="{paper}"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {head}>{back}{"".join(parts)}</svg>'

    def save_svg(self, filename: str, *, color_theme: str | None = None, scale: float | None = None) -> None:
        Path(filename).write_text(self.to_svg(color_theme=color_theme, scale=scale), encoding="utf-8")


def _moved(x: int, y: int, parts: str) -> str:
    return f'<g transform="translate({x + SQUARE // 2} {y + SQUARE // 2})">{parts}</g>'


def _board(position: Any, ink: str) -> tuple[int, int, str]:
    """Row 1 is at the bottom."""
    parts = []
    for cell in range(CELLS):
        x, y = cell % SIDE * SQUARE, (SIDE - 1 - cell // SIDE) * SQUARE
        parts.append(f'<rect x="{x}" y="{y}" width="{SQUARE}" height="{SQUARE}" fill="none" stroke="{ink}"/>')
        for colour, words in enumerate(position.stones):
            if (int(words[cell // 32]) >> (cell % 32)) & 1:
                centre = f'cx="{x + SQUARE // 2}" cy="{y + SQUARE // 2}"'
                parts.append(f'<circle {centre} r="{SQUARE // 2 - 3}" fill="{COLOURS[colour]}"/>')
    line = (SIDE + 1) * SQUARE - 6
    for colour, steps in enumerate(position.track):
        parts.append(_text(colour * SQUARE * 5 // 4, line, f"{int(steps)}", COLOURS[colour]))
    return max(SIDE, len(position.track) * 5 // 4 + 1) * SQUARE, (SIDE + 1) * SQUARE, "".join(parts)


def _columns(position: Any, ink: str) -> tuple[int, int, str]:
    parts = []
    for player, column in enumerate(position.columns):
        for row, number in enumerate(column):
            x, y = player * SQUARE * 3 // 2, row * SQUARE
            parts.append(f'<rect x="{x}" y="{y}" width="{SQUARE}" height="{SQUARE}" fill="none" stroke="{ink}"/>')
            if number:
                parts.append(_text(x + 4, y + 17, f"{int(number)}", COLOURS[player]))
    shown = [(int(position.dice) >> (2 * k)) & 3 for k in range(DICE)]
    symbols = " ".join(SYMBOLS[symbol - 1] for symbol in shown if symbol)
    parts.append(_text(0, (ROWS + 1) * SQUARE - 6, symbols, ink))
    return max(DICE, len(position.columns) * 3 // 2) * SQUARE, (ROWS + 1) * SQUARE, "".join(parts)


def _text(x: int, y: int, text: str, colour: str) -> str:
    return f'<text x="{x}" y="{y}" font-family="sans-serif" font-size="14" fill="{colour}">{text}</text>'
