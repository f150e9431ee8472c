"""Plays a game between bots and returns its record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .bots import bot as make_bot
from .core.chance import Rng
from .core.errors import BadOption, Refused
from .core.game import CHANCE, Decision, Game, View
from .record import Record


class Chooser(Protocol):
    """Anything with this method can play: one of our bots or a class of your own."""

    def choose(self, view: View, decision: Decision) -> int: ...


def play(game: Game, bots: Sequence[Chooser | str], seed: int = 0) -> Record:
    """Play one game. Bots may be given by name; the same seed gives the same game."""
    if len(bots) != game.players:
        raise BadOption("wrong-bots", given=len(bots), players=game.players)
    seats = [
        make_bot(one, game, Rng(seed, seat + 1)) if isinstance(one, str) else one for seat, one in enumerate(bots)
    ]
    dice = Rng(seed)
    names = [one if isinstance(one, str) else type(one).__name__ for one in bots]
    record = Record(game, names, names)
    state = game.start()
    while not state.over:
        if state.turn == CHANCE:
            action = state.pick(dice)
            state.do(action)
        else:
            action = seats[state.turn].choose(state.view(state.turn), state.decision())
            if not isinstance(action, int):
                raise Refused("no-such-action", text=repr(action)[:40])
            state.apply(action)
        record.add(action)
    record.close(state)
    return record
