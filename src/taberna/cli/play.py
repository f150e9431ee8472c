"""Playing in the terminal, line by line."""

from __future__ import annotations

from rich.text import Text

from ..core.errors import TabernaError
from ..core.game import CHANCE, Decision
from ..words import Words
from .doctor import is_compiled
from .hint import FEW as ADVISED
from .hint import because, show
from .lines import HINT, QUIT, Lines
from .local import LocalGame, Wish, local_game
from .screen import InputClosed, read
from .telling import Teller, find


def play(words: Words, wish: Wish) -> None:
    """Start a game, or take one up, and play it to its end."""
    Session(words, local_game(words, wish)).run(wish.resume)


class Session(Lines):
    """One game at this screen."""

    def __init__(self, words: Words, table: LocalGame) -> None:
        super().__init__(words, Teller(words, table.game, table.record.names))
        self.table = table
        self.record = table.record
        self.state = table.state

    def run(self, resumed: bool) -> None:
        self.check_width()
        if not is_compiled():
            self.say("table-uncompiled")
        if resumed:
            name = self.words.say(f"{self.game.name}-name")
            self.say("table-resumed", game=name, moves=len(self.record.moves))
        self.table.begin()
        try:
            while not self.state.over:
                self._step()
        except KeyboardInterrupt:
            self.screen.print()
            self.say("table-saved")
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
            self.show_event(event.seen_by(self.table.watcher))

    # -- asking a person ----------------------------------------------------------------------------

    def _ask(self, decision: Decision) -> int:
        self._cover(decision.seat)
        view = self.state.view(decision.seat)
        self.show(view, decision)
        while True:
            typed = read("> ")
            try:
                if typed == QUIT:
                    raise KeyboardInterrupt
                if typed == HINT:
                    self._hint(decision)
                    continue
                if self.is_word(typed, view, decision):
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

    def _hint(self, decision: Decision) -> None:
        name, judged, action = self.table.advice(decision)
        if judged:
            show(self.words, self.teller, judged[:ADVISED])
            for sentence in because(self.teller, self.state.view(decision.seat), decision.seat, judged):
                self.screen.print(Text(sentence), soft_wrap=True)
        else:
            self.say("table-hint", bot=name, move=self.teller.option(action))

    # -- the end ------------------------------------------------------------------------------------

    def _end(self) -> None:
        kept = self.table.finish()
        self.show_table(self.state.view(self.table.people[0] if len(self.table.people) == 1 else None))
        self.screen.print()
        for line in self.teller.end(self.state):
            self.screen.print(Text(line, style="bold"))
        self.say("table-record", path=str(kept))
