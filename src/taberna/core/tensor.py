"""What an encoding is: named fields, each some whole numbers, one behind the other in a row.

The row is written from one seat: that seat comes first in everything that there is for each player,
the others follow in the order of play. So do actions: their numbers are those that the acting seat would
use if it sat first. The caller owns the row and has filled it with zeros.

All numbers fit a byte. What could be larger is told as the largest (`told`); what could be below 0 has a field
of its own for that side.
"""

from abc import ABCMeta, abstractmethod
from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from .buffer import LISTED
from .errors import Refused
from .game import CHANCE, OVER, Game, State

# The numbers themselves as bytes: the compiler makes these of other whole numbers by a call of Python's.
BYTES: Final = vec[u8](list(range(256)))
BITS: Final = vec[u8]([1, 2, 4, 8, 16, 32, 64, 128])
MOST: Final = 255  # the largest number of a row


@final
class Field:
    """Where it begins, its shape, the number to divide by for a size near 1, what it tells, and how large its
    numbers can be. `names` is for rows of which each tells of one piece: the part of actions that names such a
    piece, too. The first number of a row is then that of its piece among the encoding's `pieces`, from 1 on."""

    def __init__(
        self, name: str, first: int, shape: tuple[int, ...], scale: int, what: str, high: int, names: str = ""
    ) -> None:
        self.name = name
        self.first = first
        self.shape = shape
        self.scale = scale
        self.what = what
        self.high = high
        self.names = names
        self.size = 1
        for side in shape:
            self.size *= side


@final
class Space:
    """Some of the actions of a game, numbered from 0 without gaps, for each seat in its own way.

    `kept` lists the actions of each seat in the order of their numbers. `factors` are names and sizes whose
    product is the number of actions, the last one running fastest; an action is legal if each of its factors is.
    """

    def __init__(self, game: Game, kept: list[list[int]], factors: tuple[tuple[str, int], ...] = ()) -> None:
        self.game = game
        self.size: i64 = len(kept[0])
        self.factors = factors or (("action", len(kept[0])),)
        total = len(game.actions)
        self.total: i64 = total
        self.actions = vec[i64]([action for own in kept for action in own])
        ids = [-1] * (total * len(kept))
        for seat, own in enumerate(kept):
            for number, action in enumerate(own):
                ids[seat * total + action] = number
        self.ids = vec[i64](ids)

    def action(self, number: i64, seat: i64) -> i64:
        """The action of the game that has this number for a seat."""
        if number < 0 or number >= self.size:
            raise Refused("no-such-action", text=str(number))
        return self.actions[seat * self.size + number]

    def number(self, action: i64, seat: i64) -> i64:
        """The number of an action for a seat; below 0 if it is none of these."""
        return self.ids[seat * self.total + action]

    def text(self, number: int, seat: int) -> str:
        """What a number means when this seat acts."""
        return self.game.text(self.action(number, seat))

    def split(self, number: int) -> list[int]:
        """A number by its factors."""
        parts: list[int] = []
        for _, size in reversed(self.factors):
            parts.insert(0, number % size)
            number //= size
        return parts

    def join(self, parts: list[int]) -> int:
        """The same back."""
        number = 0
        for (_, size), part in zip(self.factors, parts, strict=True):
            number = number * size + part
        return number


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(metaclass=ABCMeta):
    # Goes up when a field or the number of an action changes its meaning: learned bots name the one they know.
    version: ClassVar[int] = 1

    def __init__(self, game: Game) -> None:
        self.game = game
        self.players: i64 = game.players
        self.fields: list[Field] = []
        self.pieces: dict[str, list[str]] = {}  # what rows name, by the part of actions that does so
        self.size: i64 = 0
        self.me: i64 = self.add("me", (game.players,), 1, "which seat this row is written for")
        self.asked: i64 = self.add(
            "asked",
            (game.players + 2,),
            1,
            "who must choose now: this seat, the next ones, chance, nobody any more",
        )

    def add(self, name: str, shape: tuple[int, ...], scale: int, what: str, high: int = 0, names: str = "") -> i64:
        """Append a field, by default one whose numbers are at most its scale; where it begins."""
        field = Field(name, self.size, shape, scale, what, min(high or scale, MOST), names)
        self.fields.append(field)
        self.size += field.size
        return field.first

    @abstractmethod
    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what this seat may know of a state, from `at` on. There are zeros."""

    def touch(self, state: State) -> i64:
        """Look at the memory of a state that is needed soon, so that it is near by then. What it gives means
        nothing. Worth it where a state is kilobytes: batches wait for memory more than for anything else."""
        return 0

    def write_options(self, state: State, space: Space, out: vec[u8], at: i64) -> None:
        """Write a one for every option of the seat that is asked, from `at` on. There are zeros.

        Games may write a quicker one that does not list the options first.
        """
        listed = LISTED.cells
        ids = space.ids
        own: i64 = state.turn * space.total
        left: i64 = state.fill(listed)
        while left > 0:
            left -= 1
            out[at + ids[own + listed[left]]] = 1

    def write_bits(self, state: State, space: Space, out: vec[u8], at: i64) -> None:
        """The same with eight options in a byte, the first one in its lowest bit."""
        listed = LISTED.cells
        ids = space.ids
        own: i64 = state.turn * space.total
        left: i64 = state.fill(listed)
        while left > 0:
            left -= 1
            number: i64 = ids[own + listed[left]]
            out[at + (number >> 3)] |= BITS[number & 7]

    def write_index(self, state: State, space: Space, out: vec[i16], at: i64) -> i64:
        """The numbers of the options themselves; how many there are."""
        listed = LISTED.cells
        ids = space.ids
        own: i64 = state.turn * space.total
        count: i64 = state.fill(listed)
        k: i64 = 0
        while k < count:
            out[at + k] = i16(ids[own + listed[k]])
            k += 1
        return count

    def write_factors(self, state: State, space: Space, out: vec[u8], at: i64) -> None:
        """A one for every part of an action that is legal: the first factor, then the next. Games whose actions
        have factors write their own."""
        self.write_options(state, space, out, at)

    def most_options(self) -> int:
        """More than so many a seat never has."""
        return len(self.order(0))

    def by_chance(self) -> tuple[str, ...]:
        """The kinds of action that only chance takes."""
        return ()

    def never(self) -> tuple[str, ...]:
        """The other kinds that no player of this game can ever choose."""
        return ()

    def order(self, seat: int) -> list[int]:
        """The actions that this seat can ever choose, in the order of their numbers: as many for every seat, and
        the same for all of them where it sits first."""
        excluded = (*self.never(), *self.by_chance())
        return [action for action, kind in enumerate(_kinds(self.game)) if kind not in excluded]

    def factors(self) -> tuple[tuple[str, int], ...]:
        """Of which parts the numbers of actions are made, if an action is legal whenever each of its parts is:
        ("from", 50), ("to", 49). None if they are but numbers."""
        return ()

    def seen_from(self, seat: i64, player: i64) -> i64:
        """How many seats further on a player sits."""
        return player - seat if player >= seat else player - seat + self.players

    def write_asked(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
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
    return Space(encoding.game, [encoding.order(seat) for seat in range(encoding.players)], encoding.factors())


def outcomes(encoding: Encoding) -> Space:
    """What only chance takes; the same numbers for every seat."""
    chance = encoding.by_chance()
    return everything(
        encoding.game, [action for action, kind in enumerate(_kinds(encoding.game)) if kind in chance]
    )


def everything(game: Game, kept: list[int] | None = None) -> Space:
    """All actions by the numbers of the game's own table, or some of them in their order; for every seat alike."""
    own = list(range(len(game.actions))) if kept is None else kept
    return Space(game, [own] * game.players)


def _kinds(game: Game) -> list[str]:
    return [game.actions.structure(k)["kind"] for k in range(len(game.actions))]


def told(value: i64) -> u8:
    """A number as rows tell it."""
    # Both seldom, so that the processor guesses right: half of all numbers are 0.
    if value < 0:
        return 0
    if value > 255:
        return 255
    return BYTES[value]


def write_mask(out: vec[u8], at: i64, mask: i64, width: i64) -> None:
    """The lowest bits of a mask, so many, a number each."""
    end: i64 = at + width
    while at < end:
        out[at] = BYTES[mask & 1]
        mask >>= 1
        at += 1
