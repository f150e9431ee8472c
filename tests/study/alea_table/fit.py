"""Fits a small network to what columns and hands are worth: `python -m tests.study.alea_table.fit FOLDER`.

The network reads a column and says what it is worth with every hand and every number of turns left. It learns from
columns as they come up in play, worked out exactly for one turn from what the next one is worth. That comes from
the layers in FOLDER if `layers` has made them there. Without them (`--without`), which takes a quarter of an hour
on a core, it comes from the network that was fitted to the turn before.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
import warnings
from collections import Counter
from pathlib import Path
from typing import Any

import onnx
import torch
from torch import nn
from torch.nn import functional

from taberna.bots.network.model import ASKED
from taberna.games.alea.outlook import AleaOutlook
from taberna.games.alea.solver import learned
from taberna.train.export import halve

from .columns import MANY, NUMBERS, ROWS, Columns, Form, Tensor
from .features import ALL, HIGH, LOW, said
from .features import WIDTH as SLOT
from .layers import nothing_left, path_of
from .turns import HANDS, Tiles, Turn, can_double

WIDTH, BLOCKS = 256, 2
SCALE = 40.0  # points, so that what is learned is of the order of 1
RATE = 2e-3
TURNS = 10
# What numbers in play are like: the usual one of the first row, by how much it rises from row to row, and by how
# much they lie off that.
FIRST, STEP, SPREAD = 12.0, 4.3, 6.0
WILD = 0.3  # the part of the columns that are any
OFTEN = 40  # a column that came up more often counts as if it had come up so often
LANES = 256
# How likely so many rounds follow this one, by how many rows of the fullest column are written, in 85 games of
# consuls.
ROUNDS = [
    [0, 0, 0, 0, 0, 0, 0.39, 0.29, 0.22, 0.05, 0.05],
    [0, 0, 0, 0, 0, 0.16, 0.37, 0.29, 0.13, 0.04, 0.01],
    [0, 0, 0, 0, 0.16, 0.39, 0.29, 0.11, 0.05],
    [0, 0, 0, 0.21, 0.43, 0.25, 0.07, 0.04],
    [0, 0, 0.23, 0.43, 0.22, 0.07, 0.05],
    [0, 0.34, 0.46, 0.13, 0.04, 0.03],
    [0.41, 0.41, 0.10, 0.04, 0.04],
    [1.0],
]


class Hopes(nn.Module):
    """Columns as `features` tells them in; for every number of turns and every hand what is to come out."""

    def __init__(self, turns: int, width: int = WIDTH, blocks: int = BLOCKS) -> None:
        super().__init__()
        self.turns = turns
        self.first = nn.EmbeddingBag(ALL + 1, width, mode="sum", padding_idx=ALL)
        self._begin()
        self.inner = nn.ModuleList(
            nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width))
            for _ in range(blocks)
        )
        self.last = nn.Linear(width, turns * HANDS)

    @torch.no_grad()
    def _begin(self) -> None:
        """The first of what it notices: in how many rows each number may be written."""
        weight = self.first.weight
        nn.init.normal_(weight, std=0.1)
        weight[:, :MANY] = 0
        every = torch.arange(MANY)
        for slot in range(ROWS):
            for number in range(MANY + 1):  # none, or the number
                weight[slot * SLOT + LOW + number, :MANY] = (every >= number).float()
                weight[slot * SLOT + HIGH + number, :MANY] = -(every >= number - 1).float() if number else 0.0

    def forward(self, told: Tensor) -> Tensor:
        return self.judge(self.first(told))

    def judge(self, x: Tensor) -> Tensor:
        for block in self.inner:
            x = x + block(x)
        return self.last(functional.relu(x)).reshape(-1, self.turns, HANDS) * SCALE


class Whole(nn.Module):
    """The same for a row of yes and no, as bots use it."""

    def __init__(self, hopes: Hopes) -> None:
        super().__init__()
        self.hopes = hopes
        self.register_buffer("weights", hopes.first.weight.detach()[:ALL].clone())

    def forward(self, told: Tensor) -> Tensor:
        return self.hopes.judge(told @ self.weights)


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


class Asked:
    """Stands for a layer: notes which columns are asked for."""

    def __init__(self, size: int, device: Any) -> None:
        self.places = torch.zeros(size, dtype=torch.bool, device=device)

    def __getitem__(self, places: Tensor) -> Tensor:
        self.places[places.flatten()] = True
        return torch.zeros((*places.shape, HANDS), device=places.device)


class Lessons:
    """Columns to learn from, by their forms."""

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
        self.often = torch.tensor(often, dtype=torch.float32, device=device)
        self.told = torch.cat([said(form, numbers) for form, numbers in self.parts])
        # Who can double twice has not doubled yet.
        able = torch.tensor([can_double(hand) < 2 for hand in range(HANDS)], device=device)
        every = torch.ones_like(able)
        self.counts = torch.cat(
            [(able if form.doubled else every).expand(len(numbers), -1) for form, numbers in self.parts]
        )

    def next(self) -> Tensor:
        """The places of all columns that a turn of these can end with."""
        asked = Asked(self.columns.size, self.told.device)
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


def learn(
    hopes: Hopes, lessons: Lessons, targets: Tensor, epochs: int, batch: int = 512, seconds: float = 0.0
) -> float:
    """Fit a network, in so many rounds or, if they are given, seconds; how far off it is then where it has not
    learned from: the root of the mean square."""
    told, often = lessons.told, lessons.often
    kept = len(told) // 20
    order = torch.randperm(len(told), device=told.device)
    test, train = order[:kept], order[kept:]
    optimiser = torch.optim.AdamW(hopes.parameters(), RATE, weight_decay=1e-4, fused=told.is_cuda)
    weights = lessons.counts[:, None].float()
    began, epoch, done = time.monotonic(), 0, 0.0
    while done < 1:
        for group in optimiser.param_groups:
            group["lr"] = RATE * pace(done)
        for part in train[torch.multinomial(often[train], len(train), replacement=True)].split(batch):
            off = (hopes(told[part]) - targets[part]) / SCALE
            loss = (off.square() * weights[part]).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
        epoch += 1
        done = (time.monotonic() - began) / seconds if seconds else epoch / epochs
    with torch.no_grad():
        counted = weights[test] * often[test, None, None]
        off = (hopes(told[test]) - targets[test]).square() * counted
        return float((off.sum() / (counted.sum() * targets.shape[1])).sqrt())


def pace(done: float) -> float:
    """How fast it learns, from 0 to 1: soon fast, and ever slower."""
    return min(1.0, 0.1 + 9 * done) * (0.5 + 0.5 * math.cos(math.pi * min(1.0, done))) + 1e-3


@torch.no_grad()
def judged(hopes: Hopes, columns: Columns, places: Tensor) -> Tensor:
    """A layer as a network for one number of turns sees it; only these places are right."""
    found = torch.zeros((columns.size, HANDS), device=places.device)
    for form in columns.forms:
        here = places[(places >= form.first) & (places < form.first + form.size)]
        for part in here.split(1 << 14):
            told = said(form, columns.numbers(form, part.cpu() - form.first).to(places.device))
            found[part] = hopes(told)[:, 0]
    return found


def from_layers(asked: argparse.Namespace, lessons: Lessons) -> Tensor:
    """What the columns are worth with 1 to TURNS turns left, by the layers: (columns, turns, hands)."""
    places = torch.cat([lessons.tiles.places(form, numbers) for form, numbers in lessons.parts]).cpu()
    found = []
    for turns in range(1, asked.turns + 1):
        found.append(torch.load(path_of(asked.folder, turns), mmap=True, weights_only=True)[places])
    return torch.stack(found, 1).to(asked.device)


def turn_by_turn(asked: argparse.Namespace, lessons: Lessons) -> Tensor:
    """The same without layers: each turn from a network that has learned the one before."""
    before = nothing_left(lessons.columns, asked.device)
    hopes = Hopes(1).to(asked.device)
    found: list[Tensor] = []
    for turns in range(1, asked.turns + 1):
        began = time.monotonic()
        with torch.no_grad():
            found.append(lessons.worked_out(before))
        off = learn(hopes, lessons, found[-1][:, None], asked.epochs)
        before = judged(hopes, lessons.columns, lessons.next())
        tell(turns=turns, off=round(off, 3), seconds=round(time.monotonic() - began, 1))
    return torch.stack(found, 1)


def tell(**facts: Any) -> None:
    print(json.dumps(facts), flush=True)


def export(hopes: Hopes, path: Path) -> None:
    """As an ONNX file that bots can ask."""
    whole = Whole(hopes.cpu()).eval()
    axes = {"rows": {0: "many"}, "points": {0: "many"}}
    names = {"input_names": ["rows"], "output_names": ["points"]}
    with warnings.catch_warnings():
        # The new exporter needs another library, and makes larger files.
        warnings.simplefilter("ignore")
        rows = torch.zeros(2, ALL)
        torch.onnx.export(whole, (rows,), str(path), **names, dynamic_axes=axes, opset_version=18, dynamo=False)
    made = onnx.load(str(path))
    halve(made)
    onnx.save(made, str(path))
    # Until games have been played with it: how long they last and how far ahead wins, as consul's games have it.
    describe(path, {"turns": hopes.turns, "rounds": ROUNDS, "scales": list(learned().scales)})


def describe(path: Path, facts: dict[str, Any]) -> None:
    """Write into a network's file what a bot must know of it."""
    made = onnx.load(str(path))
    kept = {one.key: one.value for one in made.metadata_props}
    kept.update({key: json.dumps(value) for key, value in facts.items()})
    kept.update(game="alea", kind=ASKED, layout=AleaOutlook.layout)
    del made.metadata_props[:]
    for key, value in kept.items():
        made.metadata_props.add(key=key, value=value)
    onnx.save(made, str(path))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--columns", type=int, default=30_000)
    parser.add_argument("--epochs", type=int, default=25)
    parser.add_argument("--last-epochs", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=0.0, help="learn the last time for so long")
    parser.add_argument("--width", type=int, default=WIDTH)
    parser.add_argument("--blocks", type=int, default=BLOCKS)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--without", action="store_true", help="there are no layers: fit turn after turn")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(asked.seed)
    lessons = Lessons(Columns(), asked.columns, asked.seed, asked.device)
    tell(columns=len(lessons.told))
    targets = turn_by_turn(asked, lessons) if asked.without else from_layers(asked, lessons)
    hopes = Hopes(asked.turns, asked.width, asked.blocks).to(asked.device)
    torch.set_float32_matmul_precision("high")
    off = learn(hopes, lessons, targets, asked.last_epochs, asked.batch, asked.seconds)
    path = asked.folder / "columns.onnx"
    export(hopes, path)
    tell(off=round(off, 3), bytes=path.stat().st_size)


if __name__ == "__main__":
    main()
