"""The table of Alea Romana: dice in the tray, score sheets side by side."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.drawing import COLOURS, SHAPES, Words
from ...core.game import View

WIDTH = 60
MANY = 4  # more players than this: names and cards are set close
MARKS = {"all-i": "I", "all-v": "V", "any-die": "↻", "ignore": "–", "twice": "=", "joker": "★"}
_VALUES = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def draw(view: View, words: Words, names: list[str], brief: bool = False) -> RenderableType:
    parts: list[RenderableType] = []
    if not brief:
        parts += [Text(words.say("alea-legend"), style="dim"), _sheets(view, words, names)]
    if view["patience_left"] is not None:
        parts.append(Text(words.say("alea-patience", left=view["patience_left"]), style="yellow"))
    return Group(*parts, _tray(view))


def roman(number: int) -> str:
    """The number as a Roman wrote it."""
    text = ""
    for value, letters in _VALUES:
        while number >= value:
            text += letters
            number -= value
    return text


def _sheets(view: View, words: Words, names: list[str]) -> Table:
    columns: list[list[int | None]] = view["columns"]  # type: ignore[assignment]
    hands: list[list[str]] = view["cards"]  # type: ignore[assignment]
    scores: list[int] = view["scores"]  # type: ignore[assignment]
    blocked: list[int] = view["blocked"]  # type: ignore[assignment]
    empty = ["×" if seat in blocked else "·" for seat in range(len(columns))]
    tight = len(names) > MANY
    table = Table(box=box.ROUNDED, show_footer=False, padding=(0, 1))
    table.add_column(Text(words.say("alea-row")), justify="right", style="dim")
    for seat, name in enumerate(names):
        title = _title(seat, name[: 8 if tight else 12], view["turn"] == seat)
        table.add_column(title, justify="center", min_width=6)
    for row in range(7):
        cells = [str(column[row] or empty[seat]) for seat, column in enumerate(columns)]
        table.add_row(str(row + 1), *(_cell(seat, cell) for seat, cell in enumerate(cells)), end_section=row == 6)
    between = "" if tight else " "
    table.add_row(words.say("alea-cards"), *(between.join(MARKS[card] for card in hand) for hand in hands))
    table.add_row(words.say("alea-points"), *(Text(str(score), style="bold") for score in scores))
    return table


def _title(seat: int, name: str, active: bool) -> Text:
    style = f"bold {COLOURS[seat]}" + (" reverse" if active else "")
    return Text(f"{SHAPES[seat]} {name}", style=style)


def _cell(seat: int, text: str) -> Text:
    return Text(text, style="dim" if text in "·×" else f"bold {COLOURS[seat]}")


def _tray(view: View) -> RenderableType:
    """The dice that lie there, those in hand, and what they make."""
    throws: list[str] = view["dice"]  # type: ignore[assignment]
    lying = "".join(throws)
    unused: int = view["unused"]  # type: ignore[assignment]
    aside: int = view["aside"]  # type: ignore[assignment]
    faces = [(f" {symbol} ", "bold") for symbol in lying] + [("   ", "dim")] * unused + [("╳╳╳", "dim")] * aside
    lines = [Text("  "), Text("  "), Text("  ")]
    for face, style in faces:
        lines[0].append("╭───╮ ", style)
        lines[1].append(f"│{face}│ ", style)
        lines[2].append("╰───╯ ", style)
    numbers: list[int] = view["numbers"]  # type: ignore[assignment]
    if numbers:
        made = "   ".join(f"{roman(number)} = {number}" for number in numbers)
        lines[1].append(f"  {made}", "bold yellow")
    elif view["failed"]:
        lines[1].append("  ✗", "bold red")
    return Group(*lines)
