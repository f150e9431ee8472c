"""How the full screen looks: colours, the pace at which things are shown, the cover."""

from __future__ import annotations

import os
from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.terminal_theme import TerminalTheme
from rich.text import Text
from textual.app import ComposeResult
from textual.color import Color
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from ...core.errors import BadOption
from ...words import Words

WIDE, HIGH = 120, 30  # columns and rows from which on there is room for more
TABLE, SIDE = 84, 70  # columns of the table, and at most of what stands beside it, as in table.tcss
LOG, TEXT, CARD_LIST, CHAT = "log-pane", "rules-pane", "cards-pane", "chat-pane"
# Seconds after what others do, and what people call it.
PACES = {"off": 0.0, "quick": 0.4, "normal": 1.0, "slow": 2.0}
DARK, LIGHT = "textual-dark", "textual-light"


def _colours(ground: str, ink: str, *six: str) -> TerminalTheme:
    """Ground and ink, then red, green, yellow, blue, magenta and cyan."""
    triples = [Color.parse(colour).rgb for colour in (ground, ink, *six)]
    return TerminalTheme(triples[0], triples[1], [(0, 0, 0), *triples[2:], triples[1]])


# What the drawings' colours are: blue must be blue, and all of them easy to read.
ON_DARK = _colours("#121212", "#e0e0e0", "#ff6b6b", "#6fcf5f", "#f2d14b", "#6ea8ff", "#e07be0", "#4fd0d8")
ON_LIGHT = _colours("#e0e0e0", "#1a1a1a", "#a52a24", "#2a6f1a", "#7a5600", "#2a52b8", "#7a2f9d", "#00657c")


def keys(has_cards: bool, has_chat: bool) -> Iterator[tuple[str, str, str]]:
    """The keys that the last row shows: key, action, and what the words call it."""
    yield "f1", "explain", "help"
    yield "f2", "whole_table", "table"
    yield "f3", f"side('{LOG}')", "log"
    yield "f4", f"side('{TEXT}')", "rules"
    if has_cards:
        yield "f5", f"side('{CARD_LIST}')", "cards"
    if has_chat:
        yield "f6", f"side('{CHAT}')", "chat"
    yield "f7", "hint", "hint"
    yield "f10", "leave", "leave"


def log_width(columns: int) -> int:
    """How wide the log is, or will be when it is shown, on a screen of so many columns."""
    beside = min(SIDE, columns - TABLE) if columns >= WIDE else columns
    return max(20, beside - 4)


def pace_of(name: str) -> float:
    if name not in PACES:
        raise BadOption("bad-option", option="--pace", value=name, choices=", ".join(PACES))
    return PACES[name]


def pace_name(pace: float) -> str:
    return next(name for name, seconds in PACES.items() if seconds == pace)


def flat(picture: RenderableType, width: int) -> Text:
    """A drawing as its lines: tables within tables would be measured again and again."""
    text = Text(no_wrap=True, end="")
    for number, line in enumerate(
        Console(width=width, markup=False, emoji=False).render_lines(picture, pad=False)
    ):
        text.append("\n" if number else "")
        for segment in line:
            text.append(segment.text, segment.style)
    return text


def light_terminal() -> bool:
    """Many terminals say what their colours are: "0;15" is black on white."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return background in ("7", "15")


class Cover(ModalScreen[None]):
    """Hides the table until the one who may look is alone with it."""

    def __init__(self, words: Words, name: str) -> None:
        super().__init__()
        self.words = words
        self.who = name

    def compose(self) -> ComposeResult:
        yield Static(self.words.say("table-cover", name=self.who))
        yield Button(self.words.say("screen-uncover"), variant="primary")

    def on_button_pressed(self) -> None:
        self.dismiss()
