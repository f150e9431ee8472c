"""The table of Forum Romanum: the board with its buildings and coins, the players, the track."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.drawing import COLOURS, SHAPES, Words
from ...core.game import View

WIDTH = 80
SIDE = 7
LETTERS = "rbygvt"
NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII")
COIN, TIED, GONE = "¤", "=", " "
# Box drawing by the edges that meet in a corner: 1 up, 2 right, 4 down, 8 left.
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
CELL = 5
BOARD = 3 + SIDE * (CELL + 1) + 3


def draw(view: View, words: Words, names: list[str], brief: bool = False) -> RenderableType:
    side_by_side = Table.grid(padding=(0, 2, 0, 0))
    side_by_side.add_column(no_wrap=True, min_width=BOARD)
    side_by_side.add_row(Board(view).text(), _players(view, words, names))
    parts: list[RenderableType] = [side_by_side]
    if not brief:
        parts.insert(0, Text(words.say("forum-legend", coin=COIN, tied=TIED), style="dim"))
    if view["patience_left"] is not None:
        parts.append(Text(words.say("forum-patience", left=view["patience_left"]), style="yellow"))
    return Group(*parts)


class Board:
    """Draws the 49 cells, the borders of the buildings, and the coins at the ends of the sectors."""

    def __init__(self, view: View) -> None:
        self.outline: list[str] = view["outline"]  # type: ignore[assignment]
        self.stones: list[str] = view["board"]  # type: ignore[assignment]
        self.coins: list[str] = view["coins"]  # type: ignore[assignment]
        self.full: list[str] = view["full"]  # type: ignore[assignment]

    def text(self) -> Text:
        text = Text()
        text.append(f" {self.coin('a7-g1')}↘", "yellow")
        text.append("".join(f"{self.coin(column):^{CELL + 1}}" for column in "abcdefg") + "\n", "yellow")
        for row in range(SIDE):
            text.append("   " + self.border(row) + "\n")
            self._row(text, row)
        text.append("   " + self.border(SIDE) + "\n")
        text.append(f" {self.coin('a1-g7')}↗", "yellow")
        text.append("".join(f"{column:^{CELL + 1}}" for column in "abcdefg"), "bold")
        return text

    def _row(self, text: Text, row: int) -> None:
        name = str(SIDE - row)
        text.append(f" {name} ", "bold")
        for column, stone in enumerate(self.stones[row]):
            text.append("│" if self.walls(row, column)[0] else " ")
            if stone == ".":
                text.append(f"{'·':^{CELL}}", "dim")
            else:
                text.append(f"{stone.upper():^{CELL}}", f"bold {COLOURS[LETTERS.index(stone)]} reverse")
        text.append("│")
        text.append(f" {self.coin(name)}\n", "yellow")

    def border(self, row: int) -> str:
        """The line above a row: walls where buildings meet, and the names of those that begin here."""
        line = ""
        for column in range(SIDE + 1):
            line += self.corner(row, column)
            if column < SIDE:
                wall = "─" if self.walls(row, column)[1] else " "
                line += self.label(row, column).ljust(CELL, wall)
        return line

    def label(self, row: int, column: int) -> str:
        """The numeral of a building, with its coin, above its first cell."""
        if row == SIDE:
            return ""
        digit = self.outline[row][column]
        if "".join(self.outline).index(digit) != row * SIDE + column:
            return ""
        name = NUMERALS[int(digit) - 1]
        return name + self.coin(name).strip()

    def corner(self, row: int, column: int) -> str:
        edges = 0
        if row > 0 and self.walls(row - 1, column)[0]:
            edges |= 1
        if column < SIDE and self.walls(row, column)[1]:
            edges |= 2
        if row < SIDE and self.walls(row, column)[0]:
            edges |= 4
        if column > 0 and self.walls(row, column - 1)[1]:
            edges |= 8
        return CORNERS[edges]

    def walls(self, row: int, column: int) -> tuple[bool, bool]:
        """Whether there is a wall to the left of this cell, and above it. Row 7 is the first."""
        here = self.building(row, column)
        return here != self.building(row, column - 1), here != self.building(row - 1, column)

    def building(self, row: int, column: int) -> str:
        return self.outline[row][column] if 0 <= row < SIDE and 0 <= column < SIDE else ""

    def coin(self, sector: str) -> str:
        if sector not in self.coins:
            return GONE
        return TIED if sector in self.full else COIN


def _players(view: View, words: Words, names: list[str]) -> RenderableType:
    colours: list[list[str]] = view["colours"]  # type: ignore[assignment]
    track: dict[str, int] = view["track"]  # type: ignore[assignment]
    hands: dict[str, int] = view["hands"]  # type: ignore[assignment]
    scores: list[int] = view["scores"]  # type: ignore[assignment]
    table = Table.grid(padding=(0, 1))
    for seat, name in enumerate(names):
        style = f"bold {COLOURS[seat]}" + (" reverse" if view["turn"] == seat else "")
        table.add_row("", Text(f"{SHAPES[seat]} {name[:12]}", style), Text(f"{scores[seat]:>4}", "bold"))
        for letter in colours[seat]:
            colour = words.say("forum-colour", colour=letter)
            place = str(track[letter]) if len(colours[seat]) > 1 else ""
            mark = Text(letter.upper(), f"bold {COLOURS[LETTERS.index(letter)]}")
            hand = words.say("forum-hand", hand=hands[letter])
            table.add_row(mark, Text(f"  {colour}, {hand}", "dim"), Text(f"{place:>4}", "dim"))
    return Group(table, Text(), Text(words.say("forum-track"), "bold"), _track(track))


def _track(track: dict[str, int]) -> Text:
    """The senators as they stand on the track, the foremost first."""
    line = Text()
    for k, (letter, steps) in enumerate(sorted(track.items(), key=lambda one: -one[1])):
        line.append("\n" if k == 3 else "")
        line.append(letter.upper(), f"bold {COLOURS[LETTERS.index(letter)]}")
        line.append(f" {steps:<5}")
    return line
