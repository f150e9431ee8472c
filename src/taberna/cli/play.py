"""Playing in the terminal, line by line."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from ..core.drawing import COLOURS, SHAPES
from ..core.errors import BadOption, TabernaError
from ..core.game import CHANCE, Decision
from ..words import Words, card_names
from .doctor import is_compiled
from .drawing import drawing
from .hint import FEW as ADVISED
from .hint import show
from .local import LocalGame, Wish, local_game
from .rules import CARDS, clause_text
from .screen import InputClosed, console, read
from .telling import Teller, find

# More options than this are not listed unless asked for.
FEW = 24
HELP, LONG_HELP, LIST, TABLE, HINT, RULES, QUIT = "?", "help", "list", "table", "hint", "rules", "quit"


def play(words: Words, wish: Wish) -> None:
    """Start a game, or take one up, and play it to its end."""
    Session(words, local_game(words, wish)).run(wish.resume)


class Session:
    """One game at this screen."""

    def __init__(self, words: Words, table: LocalGame) -> None:
        self.words = words
        self.table = table
        self.game = table.game
        self.record = table.record
        self.state = table.state
        self.teller = Teller(words, self.game, self.record.names)
        self.drawing = drawing(self.game.name)
        self.screen = console()
        self.brief = False  # whether the person who looks has seen the table in this turn

    def run(self, resumed: bool) -> None:
        if self.screen.is_terminal and self.screen.width < self.drawing.WIDTH:
            facts = {"width": self.screen.width, "needed": self.drawing.WIDTH}
            raise BadOption("too-small", "", game=self.game.name, **facts)
        if not is_compiled():
            self._say("table-uncompiled")
        if resumed:
            name = self.words.say(f"{self.game.name}-name")
            self._say("table-resumed", game=name, moves=len(self.record.moves))
        self.table.begin()
        try:
            while not self.state.over:
                self._step()
        except KeyboardInterrupt:
            self.screen.print()
            self._say("table-saved")
            return
        except InputClosed:
            raise InputClosed("input-closed-saved") from None
        self._end()

    def _step(self) -> None:
        self._apply(self._ask(self.state.decision()) if self.table.asks_person else self.table.think())

    def _apply(self, action: int) -> None:
        events = self.table.apply(action)
        if self.state.turn not in (CHANCE, self.table.shown):
            self.brief = False
        for event in events:
            line = "  " + self.teller.event(event.seen_by(self.table.watcher))
            self.screen.print(Text(line, style=self._style(event.facts)))

    def _style(self, facts: dict[str, object]) -> str:
        player = facts.get("player")
        return COLOURS[player] if isinstance(player, int) else "default"

    # -- asking a person ----------------------------------------------------------------------------

    def _ask(self, decision: Decision) -> int:
        self._cover(decision.seat)
        self._show(decision)
        while True:
            typed = read("> ")
            try:
                if self._is_word(typed, decision):
                    continue
                action = self.state.meant(find(self.game, decision.options, typed))
                if action not in decision.options:
                    raise self.state.refusal(action)
                return action
            except TabernaError as error:
                if isinstance(error, InputClosed):
                    raise
                self.screen.print(Text(self.teller.refusal(error), style="red"))

    def _cover(self, seat: int) -> None:
        if self.table.needs_cover(seat):
            self.screen.clear()
            read(self.words.say("table-cover", name=self.record.names[seat]))
        self.table.shown = seat

    def _show(self, decision: Decision) -> None:
        self._table(decision.seat, brief=self.brief)
        self.brief = True
        name = Text(
            f"{SHAPES[decision.seat]} {self.record.names[decision.seat]}: ", f"bold {COLOURS[decision.seat]}"
        )
        self.screen.print(name + Text(self.teller.question(decision), style="bold"))
        if len(decision.options) <= FEW:
            self._list(decision)
        else:
            example = self.game.text(decision.options[0])
            self._say("table-many", example=example, count=len(decision.options))

    def _table(self, seat: int | None, brief: bool = False) -> None:
        if not brief:
            self.screen.print(Rule(style="dim"))
        self.screen.print(self.drawing.draw(self.state.view(seat), self.words, self.record.names, brief))

    def _list(self, decision: Decision) -> None:
        lines: list[RenderableType] = [
            Text.assemble((f"{number:>3} ", "yellow"), self.teller.option(action))
            for number, action in enumerate(decision.options, 1)
        ]
        self.screen.print(Columns(lines, padding=(0, 3), column_first=True))

    def _is_word(self, typed: str, decision: Decision) -> bool:
        """Whether a word of the table's own was typed; it is answered at once."""
        word, _, rest = typed.partition(" ")
        if len(word) > 1 and word.startswith(HELP):  # "?ejection"
            word, rest = HELP, f"{word.removeprefix(HELP)} {rest}"
        if not word and len(decision.options) > 1:
            self._say("table-prompt")
        elif word in (HELP, LONG_HELP):
            self._help(decision, rest.strip())
        elif word == LIST:
            self._list(decision)
        elif word == TABLE:
            self.brief = False
            self._show(decision)
        elif word == HINT:
            self._hint(decision)
        elif word == RULES:
            self.screen.print(clause_text(self.words, self.game.name, rest.strip()))
        elif word == QUIT:
            raise KeyboardInterrupt
        else:
            return False
        return True

    def _help(self, decision: Decision, card: str) -> None:
        """What can be typed, and what the cards do that can be played; or what one card does."""
        if card:
            self._tell(self.teller.card(self.teller.find_card(card)))
            return
        self._say("table-help", example=self.game.text(decision.options[-1]))
        self._say("table-help-words", list=LIST, table=TABLE, hint=HINT, rules=RULES, quit=QUIT)
        if card_names(self.game.name):
            self._say("table-help-cards", rules=RULES, cards=CARDS)
        for name in self.teller.cards(decision):
            self._tell(self.teller.card(name), style="cyan")
        self._list(decision)

    def _hint(self, decision: Decision) -> None:
        name, judged, action = self.table.advice(decision)
        if judged:
            show(self.words, self.teller, judged[:ADVISED])
        else:
            self._say("table-hint", bot=name, move=self.teller.option(action))

    # -- the end ------------------------------------------------------------------------------------

    def _end(self) -> None:
        kept = self.table.finish()
        self._table(self.table.people[0] if len(self.table.people) == 1 else None)
        self.screen.print()
        for line in self.teller.end(self.state):
            self.screen.print(Text(line, style="bold"))
        self._say("table-record", path=str(kept))

    def _say(self, key: str, **facts: object) -> None:
        self._tell(self.words.say(key, **facts))

    def _tell(self, text: str, style: str = "default") -> None:
        self.screen.print(Text(text, style=style), soft_wrap=not self.screen.is_terminal)
