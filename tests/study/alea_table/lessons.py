"""What a network of columns learns from: columns as `features` tells them, and how much each of them matters."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from .columns import NUMBERS, ROWS, Columns, Form, Tensor
from .features import said
from .layers import path_of
from .turns import HANDS, Tiles, Turn, can_double
from .visits import NAME

# What numbers in play are like: the usual one of the first row, by how much it rises from row to row, and by how
# much they lie off that.
FIRST, STEP, SPREAD = 12.0, 4.3, 6.0
WILD = 0.3  # the part of the columns that are any
OFTEN = 40  # a column that came up more often counts as if it had come up so often
LANES = 256
# Parts of the lessons: what a turn could end with, and any of all columns. Whoever looks for the best of all ends
# finds those that are thought too good, so they must be about right, too.
ENDS, ANY = 0.4, 0.1
EVEN = 0.2  # of what a column's lessons are about: all turns and hands alike
TAMED = 0.7  # what comes up a thousand times is not learned a thousand times as often


@dataclass
class Lessons:
    told: Tensor  # (columns, places that say yes)
    often: Tensor  # (columns): how often each is learned
    counts: Tensor  # (columns, hands): whether it can be had
    turns: Tensor  # (columns, turns, or 1 for all alike): how much each matters, 1 on average
    hands: Tensor  # (turns, or 1; hands): the same

    def weights(self, part: Tensor) -> Tensor:
        return self.counts[part][:, None] * self.turns[part][:, :, None] * self.hands


def all_columns(folder: Path, columns: Columns, turns: int, device: str) -> tuple[Lessons, Tensor, Tensor]:
    """All columns of the layers; what they are worth, (columns, turns, hands); and what came up in play: turns
    left, column, hand, how often."""
    told = torch.cat(
        [said(form, columns.numbers(form, torch.arange(form.size))).to(torch.int16) for form in columns.forms]
    )
    able = torch.tensor([can_double(hand) < 2 for hand in range(HANDS)])
    counts = torch.ones((columns.size, HANDS), dtype=torch.bool)
    for form in columns.forms:
        if form.doubled:  # who can double twice has not doubled yet
            counts[form.first : form.first + form.size] = able
    values = torch.empty((columns.size, turns, HANDS), device=device)
    for left in range(1, turns + 1):
        values[:, left - 1] = torch.load(path_of(folder, left), mmap=True, weights_only=True).to(device)
    visits = torch.from_numpy(np.load(folder / NAME)["visits"]).long()
    visits = visits[visits[:, 0] <= turns].to(device)
    left, place, hand, many = visits.T
    came = torch.zeros((columns.size, turns), device=device)
    came.index_put_((place, left - 1), many.float(), accumulate=True)
    ends = ends_of(columns, came)
    matter = (1 - ENDS) * came / came.sum() + ENDS * ends / ends.sum().clamp(min=1)
    of_hands = torch.zeros((turns, HANDS), device=device)
    of_hands.index_put_((left - 1, hand), many.float(), accumulate=True)
    often = matter.double().sum(1) ** TAMED
    often = (1 - ANY) * often / often.sum() + ANY / columns.size
    lessons = Lessons(told.to(device), often, counts.to(device), shares(matter), shares(of_hands))
    return lessons, values, visits


def ends_of(columns: Columns, came: Tensor) -> Tensor:
    """How often turns of these columns could have ended with any, each end as likely: (columns, turns)."""
    tiles = Tiles(columns, came.device)
    found, lanes = torch.zeros_like(came), 1 << 14 if came.is_cuda else LANES
    for left in range(2, came.shape[1] + 1):
        reached = Reached(found[:, left - 2], came.device)
        for form in columns.forms:
            some = came[form.first : form.first + form.size, left - 1]
            for ranks in some.nonzero()[:, 0].split(lanes):
                reached.weights = some[ranks]
                tiles.ends(form, columns.numbers(form, ranks.cpu()).to(came.device), reached)
    # The full column, which ends the game, also stands for what can't be written.
    found[columns.forms[columns.index[()]].first] = 0
    return found


def shares(counted: Tensor) -> Tensor:
    """How much each of a row matters, 1 on average: as often as it came up, and a little in any case."""
    total = counted.sum(1, keepdim=True)
    found = torch.where(total > 0, counted * counted.shape[1] / total, 1.0)
    return (1 - EVEN) * found + EVEN


class Few:
    """Columns as they may come up, by their forms; there is no table of all."""

    def __init__(self, columns: Columns, many: int, seed: int, device: str) -> None:
        self.columns = columns
        self.tiles = Tiles(columns, device)
        draw = random.Random(seed)
        by_form: dict[int, Counter[tuple[int, ...]]] = {}
        for _ in range(many):
            form, numbers = columns.find(column_at_random(draw))
            by_form.setdefault(columns.index[form.tokens], Counter())[numbers] += 1
        self.parts: list[tuple[Form, Tensor]] = []
        for k, found in sorted(by_form.items()):
            form = columns.forms[k]
            numbers = torch.tensor(sorted(found), dtype=torch.int64, device=device).reshape(len(found), form.count)
            self.parts.extend((form, part) for part in numbers.split(LANES if device == "cpu" else 1 << 15))
        # How often each came up: nearly full columns are few, and come up in every game.
        often = [min(found[one], OFTEN) for _, found in sorted(by_form.items()) for one in sorted(found)]
        able = torch.tensor([can_double(hand) < 2 for hand in range(HANDS)], device=device)
        every = torch.ones_like(able)
        self.lessons = Lessons(
            torch.cat([said(form, numbers) for form, numbers in self.parts]),
            torch.tensor(often, dtype=torch.float64, device=device),
            torch.cat([(able if form.doubled else every).expand(len(one), -1) for form, one in self.parts]),
            torch.ones((len(often), 1), device=device),
            torch.ones((1, HANDS), device=device),
        )

    def next(self) -> Tensor:
        """The places of all columns that a turn of these can end with."""
        asked = Asked(self.columns.size, self.lessons.told.device)
        for form, numbers in self.parts:
            self.tiles.ends(form, numbers, asked)
        return asked.places.nonzero()[:, 0]

    def worked_out(self, before: Tensor) -> Tensor:
        """What they are worth with one turn more than `before` says."""
        found = []
        for form, numbers in self.parts:
            hands = [hand for hand in range(HANDS) if not form.doubled or can_double(hand) < 2]
            found.append(Turn(self.tiles.ends(form, numbers, before), hands).begin.T)
        return torch.cat(found)


class Asked:
    """Stands for a layer: notes which columns are asked for."""

    def __init__(self, size: int, device: Any) -> None:
        self.places = torch.zeros(size, dtype=torch.bool, device=device)

    def __getitem__(self, places: Tensor) -> Tensor:
        self.places[places.flatten()] = True
        return torch.zeros((*places.shape, HANDS), device=places.device)


class Reached:
    """Stands for a layer: counts how often columns are asked for."""

    def __init__(self, counts: Tensor, device: Any) -> None:
        self.counts = counts
        self.nothing = torch.zeros(1, device=device)
        self.weights = self.nothing

    def __getitem__(self, places: Tensor) -> Tensor:
        weights = self.weights.reshape(-1, *(1 for _ in places.shape[1:])).expand(places.shape)
        self.counts.index_put_((places,), weights, accumulate=True)
        return self.nothing.expand(*places.shape, HANDS).clone()


def column_at_random(draw: random.Random) -> tuple[int | None, ...]:
    """A column as it may come up, without one number that stands there twice or with one."""
    while True:
        written = draw.randint(0, ROWS - 1)
        rows = sorted(draw.sample(range(ROWS), written))
        if draw.random() < WILD:
            found = sorted(draw.choices(NUMBERS, k=written))
        else:
            found = sorted(_nearest(draw.gauss(FIRST + STEP * row, SPREAD)) for row in rows)
        column: list[int | None] = [None] * ROWS
        for row, number in zip(rows, found, strict=True):
            column[row] = number
        pairs = [k for k in range(1, written) if found[k] == found[k - 1]]
        if len(pairs) <= 1 and all(rows[k] == rows[k - 1] + 1 for k in pairs):
            return tuple(column)


def _nearest(number: float) -> int:
    return min(NUMBERS, key=lambda one: abs(one - number))
