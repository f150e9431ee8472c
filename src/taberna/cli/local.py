"""A game at this screen: begun or taken up, kept after every choice, so nothing is lost whatever happens."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from ..bots import Judgement, best, usual
from ..bots import bot as make_bot
from ..core.chance import Rng
from ..core.events import Event
from ..core.game import CHANCE, Decision
from ..record import PERSON, Record
from ..words import Words
from . import store
from .asking import make_game, parse_seats, read_position
from .choosing import Chooser


@dataclass
class Wish:
    """What was said on the command line; empty means "ask me"."""

    game: str
    players: int
    seats: str
    options: list[str]
    resume: bool
    file: Path | None
    position: Path | None
    seed: int | None


def local_game(words: Words, wish: Wish) -> LocalGame:
    """The game that somebody wishes to play."""
    record, save = _taken_up(wish) if wish.resume else _begun(words, wish)
    seed = wish.seed if wish.seed is not None else int.from_bytes(os.urandom(7), "big")
    return LocalGame(record, save, seed)


def _taken_up(wish: Wish) -> tuple[Record, Path]:
    path = wish.file or store.last_save()
    return Record.load(path), path


def _begun(words: Words, wish: Wish) -> tuple[Record, Path]:
    you = words.say("person")
    if wish.game:
        seated = len(wish.seats.split(",")) if wish.seats else 0
        game = make_game(wish.game, wish.players or seated, wish.options)
        bots = [usual(game.name)] * (game.players - 1)
        seats, names = parse_seats(game, wish.seats or ",".join(["me", *bots]), you)
    else:
        game, seats, names = Chooser(words).choose()
    begun = read_position(game, wish.position).position() if wish.position else None
    return Record(game, seats, names, begun), store.new_save(game.name)


class LocalGame:
    """Who chooses for each seat, what has happened, and where it is kept."""

    def __init__(self, record: Record, save: Path, seed: int) -> None:
        self.record = record
        self.save = save
        self.game = record.game
        self.dice = Rng(seed, len(record.moves))
        self.bots = {
            seat: make_bot(name, self.game, Rng(seed, 1000 * (seat + 1) + len(record.moves)))
            for seat, name in enumerate(record.seats)
            if name != PERSON
        }
        self.people = [seat for seat, name in enumerate(record.seats) if name == PERSON]
        self.state = record.verify()
        self.shown: int | None = None  # the person who looked at the screen last

    def begin(self) -> None:
        """Listen to what happens, and keep what there is."""
        self.state.listen()
        self.record.save(self.save)

    @property
    def by_chance(self) -> bool:
        return self.state.turn == CHANCE

    @property
    def asks_person(self) -> bool:
        return self.state.turn in self.people

    @property
    def watcher(self) -> int | None:
        """Through whose eyes the screen is seen: the only person's, or the one's who looked last."""
        if self.shown is not None:
            return self.shown
        return self.people[0] if len(self.people) == 1 else None

    def needs_cover(self, seat: int) -> bool:
        """When several people share the screen and hold secrets, the next one looks alone."""
        return self.game.hidden and len(self.people) > 1 and self.shown != seat

    def think(self) -> int:
        """What chance or a bot chooses."""
        if self.by_chance:
            return self.state.pick(self.dice)
        seat = self.state.turn
        return self.bots[seat].choose(self.state.view(seat), self.state.decision())

    def apply(self, action: int) -> list[Event]:
        """What happened. It is kept before anybody sees it, so that it has happened."""
        self.state.apply(action)
        self.record.add(action)
        self.record.save(self.save)
        return self.state.heard()

    def advice(self, decision: Decision) -> tuple[str, list[Judgement], int]:
        """The best bot, what it thinks of the options if it can say so, and what it would choose."""
        name = best(self.game.name)
        adviser = make_bot(name, self.game, Rng(len(self.record.moves)))
        view = self.state.view(decision.seat)
        judged = adviser.explain(view, decision)
        return name, judged, judged[0].action if judged else adviser.choose(view, decision)

    def finish(self) -> Path:
        """The game is over; where its record lies now."""
        self.record.close(self.state)
        return store.finish(self.save, self.record)
