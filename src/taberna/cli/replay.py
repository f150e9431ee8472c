"""Shows a recorded game again, in sentences."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from ..core.drawing import COLOURS
from ..core.errors import BadOption
from ..core.game import CHANCE, State
from ..record import Record
from ..words import Words
from .drawing import drawing
from .screen import console, read
from .telling import Teller


def replay(words: Words, file: Path, step: bool, at: int | None) -> None:
    record = Record.load(file)
    last = record.verify()
    Replay(words, record, last).show(step, at)


class Replay:
    def __init__(self, words: Words, record: Record, last: State) -> None:
        self.words = words
        self.record = record
        self.last = last
        self.teller = Teller(words, record.game, record.names)
        self.drawing = drawing(record.game.name)
        self.screen = console()

    def show(self, step: bool, at: int | None) -> None:
        game = self.words.say(f"{self.record.game.name}-name")
        facts = {"moves": len(self.record.moves), "names": ", ".join(self.record.names)}
        self.screen.print(Text(self.words.say("replay-of", game=game, **facts), style="bold"))
        if at is not None:
            self._show_at(at)
            return
        self._tell(step)
        self._table(self.last)
        lines = self.teller.end(self.last) if self.last.over else [self.words.say("replay-open")]
        for line in lines:
            self.screen.print(Text(line, style="bold"))

    def _show_at(self, at: int) -> None:
        count = len(self.record.moves)
        if not 0 <= at <= count:
            raise BadOption("at-range", at=at, count=count)
        self.screen.print(Text(self.words.say("replay-move", number=at, count=count)))
        self._table(self.record.replay(at))

    def _tell(self, step: bool) -> None:
        state = self.record.first()
        state.listen()
        seat = state.turn
        for action in self.record.moves:
            if state.turn not in (seat, CHANCE):
                seat = state.turn
                if step:
                    self._table(state)
                    read(self.words.say("replay-next") + " ")
            state.apply(action)
            for event in state.heard():
                player = event.facts.get("player")
                style = COLOURS[player] if isinstance(player, int) else "default"
                self.screen.print(Text("  " + self.teller.event(event.seen_by(None)), style=style))

    def _table(self, state: State) -> None:
        self.screen.print(self.drawing.draw(state.view(None), self.words, self.record.names))
