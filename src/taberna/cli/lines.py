"""Line by line: how a table is shown to whoever reads and types lines, here or at a server."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from ..core.drawing import COLOURS, SHAPES
from ..core.errors import BadOption
from ..core.game import Decision, View
from ..words import Words, card_names
from .drawing import drawing
from .rules import CARDS, clause_text
from .screen import console
from .telling import Teller

# More options than this are not listed unless asked for.
FEW = 24
HELP, LONG_HELP, LIST, TABLE, HINT, RULES, QUIT = "?", "help", "list", "table", "hint", "rules", "quit"


class Lines:
    """One table at this screen."""

    def __init__(self, words: Words, teller: Teller) -> None:
        self.words = words
        self.teller = teller
        self.game = teller.game
        self.drawing = drawing(self.game.name)
        self.screen = console()
        self.brief = False  # whether the person who looks has seen the table in this turn

    def check_width(self) -> None:
        if self.screen.is_terminal and self.screen.width < self.drawing.WIDTH:
            facts = {"width": self.screen.width, "needed": self.drawing.WIDTH}
            raise BadOption("too-small", "", game=self.game.name, **facts)

    def show(self, view: View, decision: Decision) -> None:
        """The table, what is asked, and what may be answered."""
        self.show_table(view, self.brief)
        self.brief = True
        seat = decision.seat
        name = Text(f"{SHAPES[seat]} {self.teller.names[seat]}: ", f"bold {COLOURS[seat]}")
        self.screen.print(name + Text(self.teller.question(decision), style="bold"))
        if len(decision.options) <= FEW:
            self.list_options(decision)
        else:
            example = self.game.text(decision.options[0])
            self.say("table-many", example=example, count=len(decision.options))

    def show_table(self, view: View, brief: bool = False) -> None:
        if not brief:
            self.screen.print(Rule(style="dim"))
        self.screen.print(self.drawing.draw(view, self.words, self.teller.names, brief))

    def show_event(self, told: dict[str, object]) -> None:
        player = told.get("player")
        style = COLOURS[player] if isinstance(player, int) else "default"
        self.screen.print(Text("  " + self.teller.event(told), style=style))

    def list_options(self, decision: Decision) -> None:
        lines: list[RenderableType] = [
            Text.assemble((f"{number:>3} ", "yellow"), self.teller.option(action))
            for number, action in enumerate(decision.options, 1)
        ]
        self.screen.print(Columns(lines, padding=(0, 3), column_first=True))

    def is_word(self, typed: str, view: View, decision: Decision) -> bool:
        """Whether a word was typed that every table knows; it is answered at once."""
        word, _, rest = typed.partition(" ")
        if len(word) > 1 and word.startswith(HELP):  # "?ejection"
            word, rest = HELP, f"{word.removeprefix(HELP)} {rest}"
        if not word and len(decision.options) > 1:
            self.say("table-prompt")
        elif word in (HELP, LONG_HELP):
            self.help(decision, rest.strip())
        elif word == LIST:
            self.list_options(decision)
        elif word == TABLE:
            self.brief = False
            self.show(view, decision)
        elif word == RULES:
            self.screen.print(clause_text(self.words, self.game.name, rest.strip()))
        else:
            return False
        return True

    def help(self, decision: Decision, card: str) -> None:
        """What can be typed, and what the cards do that can be played; or what one card does."""
        if card:
            self.tell(self.teller.card(self.teller.find_card(card)))
            return
        self.say("table-help", example=self.game.text(decision.options[-1]))
        self.say("table-help-words", list=LIST, table=TABLE, hint=HINT, rules=RULES, quit=QUIT)
        if card_names(self.game.name):
            self.say("table-help-cards", rules=RULES, cards=CARDS)
        for name in self.teller.cards(decision):
            self.tell(self.teller.card(name), style="cyan")
        self.list_options(decision)

    def say(self, key: str, **facts: object) -> None:
        self.tell(self.words.say(key, **facts))

    def tell(self, text: str, style: str = "default") -> None:
        self.screen.print(Text(text, style=style), soft_wrap=not self.screen.is_terminal)
