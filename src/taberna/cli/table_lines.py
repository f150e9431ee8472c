"""A table of a server, line by line: `taberna join --plain`, and always where there is no terminal."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import Any

from ..core.errors import TabernaError
from ..core.game import Decision, View
from ..words import Words
from .fullscreen.tables import Moment, Table
from .lines import HINT, QUIT, Lines
from .screen import InputClosed, read
from .telling import find

SAY = "say"


class TableLines(Lines):
    """Tells what happens, and reads a line whenever somebody here is asked."""

    def __init__(self, words: Words, table: Table) -> None:
        super().__init__(words, table.teller)
        self.table = table
        self.view: View | None = None
        self.decision: Decision | None = None  # what waits for an answer
        self.answered = -1  # the number of the question that was answered last
        self.number = -1
        self.typing: asyncio.Future[str] | None = None
        self.left = False
        self.over = False

    async def run(self) -> None:
        """To the end of the game, or until the person leaves."""
        self.check_width()
        moments = self.table.moments()
        coming = asyncio.ensure_future(anext(moments))
        try:
            while not self.left:
                awaited: set[asyncio.Future[Any]] = {coming, *([self.typing] if self.typing else [])}
                await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
                if self.typing is not None and self.typing.done():
                    typed, self.typing = self.typing.result(), None
                    await self._take(typed)
                elif coming.done():
                    try:
                        await self._tell(coming.result())
                    except StopAsyncIteration:
                        break
                    coming = asyncio.ensure_future(anext(moments))
                if self.decision is not None and self.typing is None and not self.left:
                    self.typing = _line("> ")
        finally:
            coming.cancel()
            if not self.over:
                self.tell(self.table.farewell())

    async def _tell(self, moment: Moment) -> None:
        if moment.cover:
            self.screen.clear()
            await _line(self.words.say("table-cover", name=moment.cover))
            return
        for told in moment.events:
            self.show_event(told)
        for who, text in moment.chat:
            self.tell(f"{who}: {text}", "italic")
        for note in moment.notes:
            self.tell(note, "bold")
        self.view = moment.view or self.view
        if moment.over:
            self._end()
        elif moment.decision is None:
            self.decision, self.brief = None, False
        elif moment.refused:
            self.decision = moment.decision
        elif moment.number not in (self.answered, self.number):
            self.decision, self.number = moment.decision, moment.number
            if self.view is not None:
                self.show(self.view, moment.decision)

    def _end(self) -> None:
        self.over, self.decision = True, None
        if self.view is not None:
            self.show_table(self.view)

    async def _take(self, typed: str) -> None:
        """What was typed: a word, or an answer."""
        decision, view = self.decision, self.view
        word, _, rest = typed.partition(" ")
        if word == QUIT:
            self.left = True
            return
        try:
            if word == SAY:
                await self.table.say(rest.strip())
            elif decision is None or view is None:
                raise TabernaError("not-your-turn")
            elif word == HINT:
                for line in await self.table.hint(decision):
                    self.tell(line)
            elif not self.is_word(typed, view, decision):
                await self.table.choose(find(self.game, decision.options, typed))
                self.decision, self.answered = None, self.number
        except TabernaError as error:
            self.tell(self.teller.refusal(error), "red")

    def help(self, decision: Decision, card: str) -> None:
        super().help(decision, card)
        if not card:
            self.say("table-help-say", say=SAY)


def _line(prompt: str) -> asyncio.Future[str]:
    """The next line, read in a thread of its own: nobody waits for it when the game is over before it comes."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[str] = loop.create_future()

    def give(typed: str | InputClosed) -> None:
        if found.done():
            return
        if isinstance(typed, InputClosed):
            found.set_exception(typed)
        else:
            found.set_result(typed)

    def wait() -> None:
        typed: str | InputClosed
        try:
            typed = read(prompt)
        except InputClosed as closed:
            typed = closed
        with suppress(RuntimeError):  # the game is over, and the loop gone
            loop.call_soon_threadsafe(give, typed)

    threading.Thread(target=wait, daemon=True).start()
    return found
