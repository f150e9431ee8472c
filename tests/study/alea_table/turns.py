"""A turn of Alea Romana worked out exactly for many columns at once, from what they are worth when it is over.

Everything is done for all columns of a tile in one stroke, hands of cards by their size, those with fewer
cards first: a card that is played leads to a hand without it. Within a hand, from the last die back to the first.
Arrays are (situations, hands, columns). Every value is what is still to come: numbers that will be written, and 5
points for every card that is left in the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import torch

from taberna.games.alea import actions as a

from . import situations as s
from .columns import MANY, NUMBERS, Columns, Form, Tensor

HANDS = a.ALL_CARDS + 1
NEVER = -1e9  # what can't be done
BONUS = 5.0
DOUBLING = a.CARD_TWICE | a.CARD_JOKER
CARDS = (a.CARD_ALL_I, a.CARD_ALL_V, a.CARD_ANY_DIE, a.CARD_IGNORE, a.CARD_TWICE, a.CARD_JOKER)

Kind = tuple[int, int]  # what is in force in a turn: dice set aside, and whether *Twice* is
KINDS = [(aside, twice) for aside in range(s.ASIDE + 1) for twice in range(2)]


def can_double(hand: int) -> int:
    """How many numbers a player with this hand can double."""
    return (hand & DOUBLING).bit_count()


@cache
def places(which: tuple[int, ...], device: Any) -> Tensor:
    return torch.tensor(which, dtype=torch.int64, device=device)


def rows(values: Tensor, which: Sequence[int]) -> Tensor:
    """These rows of an array. Where they are is sent to the device once, not every time."""
    return values.index_select(0, places(tuple(which), values.device))


@dataclass
class Ends:
    """What turns of a tile of columns can end with."""

    passing: Tensor  # (hands, columns)
    writing: Tensor  # (numbers and none, hands, columns)
    doubled: Tensor  # the same with *Twice* in force
    doubles: Tensor  # (numbers and none, columns): whether *Twice* would let it be written


def joined(parts: list[Ends]) -> Ends:
    """The columns of several tiles as one."""
    if len(parts) == 1:
        return parts[0]
    return Ends(
        torch.cat([one.passing for one in parts], 1),
        torch.cat([one.writing for one in parts], 2),
        torch.cat([one.doubled for one in parts], 2),
        torch.cat([one.doubles for one in parts], 1),
    )


class Tiles:
    """Columns on a device, and what they are worth with one turn less."""

    def __init__(self, columns: Columns, device: str) -> None:
        self.columns = columns
        self.device = torch.device(device)
        self.binomials = columns.binomials.to(self.device)
        self.points = torch.tensor(NUMBERS, dtype=torch.float32, device=self.device)

    def ends(self, form: Form, numbers: Tensor, before: Tensor) -> Ends:
        """What the columns of a form with these numbers lead to."""
        many = len(numbers)
        passing = before[self.places(form, numbers)]
        writing = torch.full((many, MANY + 1, HANDS), NEVER, device=self.device)
        every = torch.arange(MANY, device=self.device)
        for write in form.writes:
            low = numbers[:, write.low, None] if write.low >= 0 else -1
            high = numbers[:, write.high, None] if write.high < form.count else MANY
            fits = ((every > low) & (every < high)).expand(many, MANY)
            to = self.to(write.to, write.kept, numbers)[:, None]
            if -1 in write.kept:
                to = to + self.binomials[:MANY, write.kept.index(-1) + 1]
            found = before[torch.where(fits, to, 0)].masked_fill_(~fits[:, :, None], NEVER)
            writing[:, :MANY] = torch.maximum(writing[:, :MANY], found + self.points[None, :, None])
        doubled = writing.clone()
        doubles = torch.zeros((many, MANY + 1), dtype=torch.bool, device=self.device)
        each = torch.arange(many, device=self.device)
        for double in form.doubles:
            number = numbers[:, double.number]
            found = before[self.to(double.to, double.kept, numbers)] + self.points[number][:, None]
            doubled[each, number] = torch.maximum(doubled[each, number], found)
            doubles[each, number] = True
        return Ends(
            passing.T.contiguous(),
            writing.permute(1, 2, 0).contiguous(),
            doubled.permute(1, 2, 0).contiguous(),
            doubles.T.contiguous(),
        )

    def places(self, form: Form, numbers: Tensor) -> Tensor:
        """Where the values of these columns lie."""
        return self.to(self.columns.index[form.tokens], tuple(range(form.count)), numbers)

    def to(self, form: int, kept: tuple[int, ...], numbers: Tensor) -> Tensor:
        """Where columns of this form begin that keep these numbers."""
        to = torch.full((len(numbers),), self.columns.forms[form].first, device=self.device)
        for k, one in enumerate(kept):
            if one >= 0:
                to = to + self.binomials[numbers[:, one], k + 1]
        return to


def can_be(hand: int, kind: Kind) -> bool:
    """Whether a player who holds this hand in his turn can have so many dice aside, and *Twice* in force: each has
    cost a card, its own or the joker."""
    aside, twice = kind
    jokers = max(0, aside - (not hand & a.CARD_IGNORE)) + max(0, twice - (not hand & a.CARD_TWICE))
    return jokers <= (not hand & a.CARD_JOKER)


class Turn:
    """One turn of a tile: `begin` says what it is worth with each hand before the first die."""

    def __init__(self, ends: Ends, hands: list[int]) -> None:
        self.ends = ends
        self.device = ends.passing.device
        self.many = ends.passing.shape[1]
        self.begin = torch.zeros_like(ends.passing)
        self.again = [self._can_double(aside) for aside in range(s.ASIDE + 1)]
        # What each card would bring, by what is in force and the hand that is left: only in situations that may
        # have failed.
        self.played: dict[tuple[Kind, int], Tensor] = {}
        for cards in range(len(a.CARDS) + 1):
            of_size = [hand for hand in hands if hand.bit_count() == cards]
            for kind in KINDS:
                able = [hand for hand in of_size if can_be(hand, kind)]
                if able:
                    self._hands(able, kind)
        if 0 in hands:
            # Who begins a turn without a card and fails it has ended the game (A19).
            failed = torch.zeros((len(s.failing(0)), 1, self.many), device=self.device)
            self.begin[0] = self._situations([0], (0, 0), failed)[1][0, 0]

    def _hands(self, hands: list[int], kind: Kind) -> None:
        aside, twice = kind
        best, rolled = self._situations(hands, kind, self._failed(hands, kind))
        if kind == (0, 0):
            self.begin.index_copy_(0, places(tuple(hands), self.device), rolled[0])
        in_the_air = self._in_the_air(rolled, aside)
        self._keep(kind, a.CARD_ALL_I, hands, self._again(in_the_air, aside, 0))
        self._keep(kind, a.CARD_ALL_V, hands, self._again(in_the_air, aside, 1))
        self._keep(kind, a.CARD_ANY_DIE, hands, self._less(rolled, aside))
        if aside:
            self._keep((aside - 1, twice), a.CARD_IGNORE, hands, self._less(best, aside - 1))
        if twice:
            doubled = torch.where(self.again[aside][:, None], rows(best, s.failing(aside)), NEVER)
            self._keep((aside, 0), a.CARD_TWICE, hands, doubled)

    def _keep(self, kind: Kind, card: int, hands: list[int], values: Tensor) -> None:
        if (kind, card) not in self.played:
            shape = (len(values), HANDS, self.many)
            self.played[kind, card] = torch.full(shape, NEVER, device=self.device)
        self.played[kind, card].index_copy_(1, places(tuple(hands), self.device), values)

    def _failed(self, hands: list[int], kind: Kind) -> Tensor:
        """What a failure is worth: to pass, or to play a card."""
        passing = rows(self.ends.passing, hands)
        value = passing.expand(len(s.failing(kind[0])), -1, -1).clone()
        for card in CARDS:
            able = [k for k, hand in enumerate(hands) if hand & card]
            left = places(tuple(hands[k] & ~card for k in able), self.device)
            for way in CARDS[:-1] if card == a.CARD_JOKER else (card,):
                if able and (kind, way) in self.played:
                    found = self.played[kind, way].index_select(1, left)
                    at = places(tuple(able), self.device)
                    value.index_copy_(1, at, torch.maximum(value.index_select(1, at), found))
        return value

    def _situations(self, hands: list[int], kind: Kind, failed: Tensor) -> tuple[Tensor, Tensor]:
        """What every situation is worth, and what it is worth to roll another die there."""
        aside, twice = kind
        last = s.DICE - aside
        of_all = self.ends.doubled if twice else self.ends.writing
        writing = of_all.index_select(1, places(tuple(hands), self.device))
        best = torch.empty((s.UP_TO[last], len(hands), self.many), device=self.device)
        rolled = torch.empty((s.UP_TO[last - 1], len(hands), self.many), device=self.device)
        behind = len(failed)
        for dice in range(last, -1, -1):
            first, end, going = s.begin(dice), s.UP_TO[dice], s.GOING[dice]
            added, taken = _made(dice)
            written = torch.maximum(rows(writing, added), rows(writing, taken))
            if dice == last:
                behind -= end - first
                best[first:end] = failed[behind:]
                best[first : first + going] = torch.where(
                    written > NEVER / 2, written, failed[behind : behind + going]
                )
                continue
            rolled[first:end] = fallen(best, dice)
            best[first : first + going] = torch.maximum(rolled[first : first + going], written)
            fails = end - first - going
            behind -= fails
            best[first + going : end] = failed[behind : behind + fails]
        return best, rolled

    def _can_double(self, aside: int) -> Tensor:
        """Whether *Twice* would change something in a failing situation (A17)."""
        pairs = [s.made(s.SITUATIONS[k]) for k in s.failing(aside)]
        added, taken = [one for one, _ in pairs], [one for _, one in pairs]
        return rows(self.ends.doubles, added) | rows(self.ends.doubles, taken)

    def _in_the_air(self, rolled: Tensor, aside: int) -> Tensor:
        """What it is worth to have one die in the air, two, three …; what can't be is the last row."""
        found = [rolled]
        last = s.DICE - aside
        for dice in range(2, last + 1):
            found.append(torch.cat([fallen(found[-1], lying) for lying in range(last - dice + 1)]))
        return torch.cat([*found, torch.full_like(rolled[:1], NEVER)])

    def _again(self, in_the_air: Tensor, aside: int, symbol: int) -> Tensor:
        """All dice of a symbol thrown again."""
        last = s.DICE - aside
        starts = [sum(s.UP_TO[last - dice] for dice in range(1, some)) for some in range(1, last + 2)]
        never = len(in_the_air) - 1
        return rows(
            in_the_air, [starts[dice - 1] + k if dice else never for dice, k in s.thrown_again(symbol, aside)]
        )

    def _less(self, values: Tensor, aside: int) -> Tensor:
        """The best that comes of taking one die up, whichever: `values` are of what is left."""
        every = torch.cat([values, torch.full_like(values[:1], NEVER)])
        found = [
            rows(every, [len(values) if k == s.NONE else k for k in s.taken_up(symbol, aside)])
            for symbol in s.SYMBOLS
        ]
        return torch.maximum(torch.maximum(found[0], found[1]), found[2])


def _made(dice: int) -> tuple[list[int], list[int]]:
    """The numbers of the situations of so many dice that go on."""
    first = s.begin(dice)
    pairs = [s.made(one) for one in s.SITUATIONS[first : first + s.GOING[dice]]]
    return [added for added, _ in pairs], [taken for _, taken in pairs]


def fallen(values: Tensor, dice: int) -> Tensor:
    """What one more die brings where so many lie."""
    of_i, of_v, of_x = (rows(values, s.grown(symbol, dice)) for symbol in s.SYMBOLS)
    return of_i.mul_(s.ODDS[0]).add_(of_v, alpha=s.ODDS[1]).add_(of_x, alpha=s.ODDS[2])
