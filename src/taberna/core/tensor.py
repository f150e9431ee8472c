"""What an encoding is: named fields, each some whole numbers, one behind the other in a row.

The row is written from one seat: that seat comes first in everything that there is for each player,
the others follow in the order of play. The caller owns the row and has filled it with zeros.
"""

from abc import ABCMeta, abstractmethod
from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from .buffer import LISTED
from .game import CHANCE, OVER, Game, State


@final
class Field:
    """Where it begins, its shape, the number to divide by for a size near 1, and what it tells."""

    def __init__(self, name: str, first: int, shape: tuple[int, ...], scale: int, what: str) -> None:
        self.name = name
        self.first = first
        self.shape = shape
        self.scale = scale
        self.what = what
        self.size = 1
        for side in shape:
            self.size *= side


@final
class Space:
    """Some of the actions of a game, numbered from 0 without gaps."""

    def __init__(self, game: Game, kept: list[int]) -> None:
        self.size: i64 = len(kept)
        self.actions = vec[i64](kept)
        ids = [-1] * len(game.actions)
        for number, action in enumerate(kept):
            ids[action] = number
        self.ids = vec[i64](ids)

    def action(self, number: i64) -> i64:
        """The action of the game that has this number here."""
        return self.actions[number]

    def number(self, action: i64) -> i64:
        """The number of an action; below 0 if it is none of these."""
        return self.ids[action]


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(metaclass=ABCMeta):
    # Goes up when a field is added or changes its meaning: learned bots name the version they know.
    version: ClassVar[int] = 1

    def __init__(self, game: Game) -> None:
        self.game = game
        self.players: i64 = game.players
        self.fields: list[Field] = []
        self.size: i64 = 0
        self.me: i64 = self.add("me", (game.players,), 1, "which seat this row is written for")
        self.asked: i64 = self.add(
            "asked",
            (game.players + 2,),
            1,
            "who must choose now: this seat, the next ones, chance, nobody any more",
        )

    def add(self, name: str, shape: tuple[int, ...], scale: int, what: str) -> i64:
        """Append a field; where it begins."""
        field = Field(name, self.size, shape, scale, what)
        self.fields.append(field)
        self.size += field.size
        return field.first

    @abstractmethod
    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what this seat may know of a state, from `at` on. There are zeros."""

    def write_options(self, state: State, space: Space, out: vec[u8], at: i64) -> None:
        """Write a one for every option of the seat that is asked, from `at` on. There are zeros.

        Games may write a quicker one that does not list the options first.
        """
        listed = LISTED.cells
        ids = space.ids
        left: i64 = state.fill(listed)
        while left > 0:
            left -= 1
            out[at + ids[listed[left]]] = 1

    def by_chance(self) -> tuple[str, ...]:
        """The kinds of action that only chance takes."""
        return ()

    def never(self) -> tuple[str, ...]:
        """The other kinds that no player of this game can ever choose."""
        return ()

    def seen_from(self, seat: i64, player: i64) -> i64:
        """How many seats further on a player sits."""
        return player - seat if player >= seat else player - seat + self.players

    def write_asked(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """The two fields that every game has."""
        out[at + self.me + seat] = 1
        at += self.asked
        if state.turn == CHANCE:
            out[at + self.players] = 1
        elif state.turn == OVER:
            out[at + self.players + 1] = 1
        else:
            out[at + self.seen_from(seat, state.turn)] = 1


def choices(encoding: Encoding) -> Space:
    """What players of a game can choose."""
    excluded = (*encoding.never(), *encoding.by_chance())
    return Space(encoding.game, [k for k, kind in enumerate(_kinds(encoding.game)) if kind not in excluded])


def outcomes(encoding: Encoding) -> Space:
    """What only chance takes."""
    chance = encoding.by_chance()
    return Space(encoding.game, [k for k, kind in enumerate(_kinds(encoding.game)) if kind in chance])


def _kinds(game: Game) -> list[str]:
    return [game.actions.structure(k)["kind"] for k in range(len(game.actions))]


def write_mask(out: vec[i16], at: i64, mask: i64) -> None:
    """A one for every bit of a mask, from its lowest bit on."""
    while mask:
        if mask & 1:
            out[at] = 1
        mask >>= 1
        at += 1
