"""What somebody has seen, been told and done from the first position on: information states with perfect recall.

A memory is a digest of all that, in order. It is made when it is asked for, by playing the game again from where
the last memory ended, so that games of which nobody asks for one are as quick as before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ..core.game import State
from .contract import dump

# Whose secrets are seen.
NOBODY, ONE, ALL = "nobody", "one", "all"

# A move: whose it was (CHANCE's are below 0), and the action.
Move = tuple[int, int]
Told = Callable[[int | None], object]


@dataclass(frozen=True)
class Sight:
    """What is looked at: what lies open, and the secrets of nobody, of the one who looks, or of all."""

    public: bool = True
    private: str = ONE

    def of(self, told: Told, seat: int, players: int) -> object:
        """`told` says what a seat is told, and None what a spectator is."""
        if self.public and self.private == ONE:
            return told(seat)
        everybody = told(None)
        if self.private == ONE:
            return secrets(told(seat), everybody)
        if self.private == NOBODY:
            return everybody if self.public else None
        hidden = [secrets(told(one), everybody) for one in range(players)]
        return {"public": everybody, "private": hidden} if self.public else hidden

    def see(self, state: State, seat: int) -> object:
        return self.of(state.view, seat, state.game.players)

    def knows_who_did(self, actor: int, seat: int) -> bool:
        """Whether a move is known as such, and not only by what has come of it."""
        return actor >= 0 and (self.private == ALL or (self.private == ONE and actor == seat))


def secrets(mine: object, everybody: object) -> object:
    """What a seat is told and a spectator is not: where they differ, as deep down as possible."""
    if isinstance(mine, dict) and isinstance(everybody, dict):
        differ = [key for key in mine if key not in everybody or mine[key] != everybody[key]]
        return {key: secrets(mine[key], everybody.get(key)) for key in differ}
    if isinstance(mine, list) and isinstance(everybody, list) and len(mine) == len(everybody):
        pairs = enumerate(zip(mine, everybody, strict=True))
        return {str(k): secrets(one, other) for k, (one, other) in pairs if one != other}
    return mine


@dataclass(frozen=True)
class Memory:
    """What a sight has shown up to a position, which nobody changes."""

    state: State
    moves: int
    last: str
    digest: str


def begin(sight: Sight, seat: int, state: State, moves: int) -> Memory:
    """The memory of somebody who comes in here."""
    seen = dump(sight.see(state, seat))
    return Memory(state, moves, seen, chained("", [seen]))


def chained(before: str, entry: list[str]) -> str:
    return hashlib.sha256("\n".join([before, *entry]).encode()).hexdigest()[:32]


def extend(memory: Memory, sight: Sight, seat: int, moves: Iterable[Move]) -> Memory:
    """The memory after these moves. What shows nothing new leaves no trace: nobody counts what he can't see."""
    state = memory.state.clone()
    state.listen()
    last, digest, count = memory.last, memory.digest, memory.moves
    for actor, action in moves:
        state.do(action)
        count += 1
        seen, entry = after(sight, seat, state, actor, action)
        if entry or seen != last:
            digest = chained(digest, [*entry, seen])
        last = seen
    state.log = None
    return Memory(state, count, last, digest)


def after(sight: Sight, seat: int, state: State, actor: int, action: int) -> tuple[str, list[str]]:
    """What is seen after a move; and the move itself, if it is known, with what was told of it."""
    events = state.heard()
    told = sight.of(lambda one: [event.seen_by(one) for event in events], seat, state.game.players)
    entry = [state.game.text(action)] if sight.knows_who_did(actor, seat) else []
    if told:
        entry.append(dump(told))
    return dump(sight.see(state, seat)), entry
