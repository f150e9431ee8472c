"""A game against bots, or with others at this screen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from ...core.events import Event
from ...core.game import Decision
from ...record import PERSON, Record
from ...words import Words
from ..asking import numbered
from ..hint import because, sentences
from ..local import LocalGame
from ..telling import Teller
from .tables import Moment


class LocalTable:
    has_chat = False

    def __init__(self, words: Words, local: LocalGame, notes: list[str]) -> None:
        self.words = words
        self.local = local
        self.game = local.game
        self.teller = Teller(words, local.game, seat_names(words, local.record))
        self.notes = notes  # what is to be said at the beginning
        self.kept = ""
        self._answers: asyncio.Queue[int] = asyncio.Queue()

    async def moments(self) -> AsyncIterator[Moment]:
        self.local.begin()
        events: list[Event] = []
        while not self.local.state.over:
            if self.local.by_chance:
                events += self.local.apply(self.local.think())
                continue
            seat = self.local.state.turn
            if self.local.asks_person and self.local.needs_cover(seat):
                yield Moment(cover=self.local.record.names[seat])
            if self.local.asks_person:
                self.local.shown = seat
            yield self._moment(events)
            if self.local.asks_person:
                action = await self._answers.get()
            else:
                action = await asyncio.to_thread(self.local.think)
            events = self.local.apply(action)
        self.kept = str(self.local.finish())
        self.local.shown = None
        last = self._moment(events)
        last.notes += [*self.teller.end(self.local.state), self.words.say("table-record", path=self.kept)]
        yield last

    def _moment(self, events: list[Event]) -> Moment:
        state, watcher = self.local.state, self.local.watcher
        asked = self.local.asks_person
        notes, self.notes = self.notes, []
        return Moment(
            view=state.view(watcher),
            decision=state.decision() if asked else None,
            events=[event.seen_by(watcher) for event in events],
            waits=None if asked or state.over else state.turn,
            notes=notes,
            over=state.over,
        )

    async def choose(self, action: int) -> None:
        action = self.local.state.meant(action)
        if action not in self.local.state.decision().options:
            raise self.local.state.refusal(action)
        self._answers.put_nowait(action)

    async def hint(self, decision: Decision) -> list[str]:
        name, judged, action = await asyncio.to_thread(self.local.advice, decision)
        if judged:
            view = self.local.state.view(decision.seat)
            why = because(self.teller, view, decision.seat, judged)
            return [*sentences(self.words, self.teller, judged), *why]
        return [self.words.say("table-hint", bot=name, move=self.teller.option(action))]

    async def say(self, text: str) -> None:
        """Nobody else would hear it."""

    def farewell(self) -> str:
        return self.words.say("table-record", path=self.kept) if self.kept else self.words.say("table-saved")


def seat_names(words: Words, record: Record) -> list[str]:
    """What the players are called: people as they wish, bots as everywhere in this language."""
    pairs = zip(record.seats, record.names, strict=True)
    return numbered([name if seat == PERSON else words.bot_name(seat) for seat, name in pairs])
