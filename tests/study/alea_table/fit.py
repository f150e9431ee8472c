"""Fits a small network to what columns and hands are worth: `python -m tests.study.alea_table.fit FOLDER`.

The network reads a column and says what it is worth with every hand and every number of turns left. It learns all
columns of the layers in FOLDER, those that come up in play (`visits`) above all. Without layers (`--without`),
which takes a quarter of an hour on a core, it learns some columns alone, turn by turn: each worked out exactly
from what the network that was fitted to the turn before says of the next one.
"""

from __future__ import annotations

import argparse
import json
import math
import time
import warnings
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

from .columns import MANY, ROWS, Columns, Tensor
from .features import ALL, HIGH, LOW, said
from .features import WIDTH as SLOT
from .layers import nothing_left
from .lessons import Few, Lessons, all_columns
from .turns import HANDS

WIDTH, BLOCKS = 256, 2
SCALE = 40.0  # points, so that what is learned is of the order of 1
RATE = 2e-3
TURNS = 10
STROKES = 64  # batches that are drawn at once
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
    """Columns as `features` tells them in, as rows of yes and no; for every number of turns and every hand what is
    to come out."""

    def __init__(self, turns: int, width: int = WIDTH, blocks: int = BLOCKS) -> None:
        super().__init__()
        self.turns = turns
        self.first = nn.Parameter(torch.empty(ALL, width))
        self._begin()
        self.inner = nn.ModuleList(
            nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width))
            for _ in range(blocks)
        )
        self.last = nn.Linear(width, turns * HANDS)

    @torch.no_grad()
    def _begin(self) -> None:
        """The first of what it notices: in how many rows each number may be written."""
        weight = self.first
        nn.init.normal_(weight, std=0.1)
        weight[:, :MANY] = 0
        every = torch.arange(MANY)
        for slot in range(ROWS):
            for number in range(MANY + 1):  # none, or the number
                weight[slot * SLOT + LOW + number, :MANY] = (every >= number).float()
                weight[slot * SLOT + HIGH + number, :MANY] = -(every >= number - 1).float() if number else 0.0

    def forward(self, rows: Tensor) -> Tensor:
        x = rows @ self.first
        for block in self.inner:
            x = x + block(x)
        return self.last(functional.relu(x)).reshape(-1, self.turns, HANDS) * SCALE


def rows_of(told: Tensor) -> Tensor:
    """The places that say yes, as rows of yes and no."""
    found = torch.zeros((len(told), ALL + 1), device=told.device)
    return found.scatter_(1, told.long(), 1.0)[:, :ALL]


def learn(
    hopes: Hopes,
    lessons: Lessons,
    targets: Tensor,
    epochs: int,
    batch: int = 512,
    seconds: float = 0.0,
    kept: int = 0,
) -> None:
    """Fit a network, in so many rounds or, if given, seconds; so many columns, the last, are kept from it."""
    many = len(lessons.told) - kept
    # Adding up in small numbers would lose columns that seldom come up.
    upto = lessons.often[:many].cumsum(0)
    optimiser = torch.optim.AdamW(hopes.parameters(), RATE, weight_decay=1e-4, fused=targets.is_cuda)
    rounds = min(many, batch * STROKES)
    began, step, steps, done = time.monotonic(), 0, max(1, epochs * many // rounds), 0.0
    while done < 1:
        for group in optimiser.param_groups:
            group["lr"] = RATE * pace(done)
        drawn = torch.rand(rounds, dtype=torch.float64, device=targets.device) * upto[-1]
        for part in torch.searchsorted(upto, drawn).clamp(max=many - 1).split(batch):
            off = (hopes(rows_of(lessons.told[part])) - targets[part]) / SCALE
            loss = (off.square() * lessons.weights(part)).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
        step += 1
        done = (time.monotonic() - began) / seconds if seconds else step / steps


@torch.no_grad()
def off_by(hopes: Hopes, lessons: Lessons, targets: Tensor, kept: int) -> float:
    """How far off it is where it has not learned from: the root of the mean square."""
    which = torch.arange(len(lessons.told) - kept, len(lessons.told), device=targets.device)
    counted = lessons.weights(which) * lessons.often[which, None, None]
    off = (hopes(rows_of(lessons.told[which])) - targets[which]).square() * counted
    return float((off.sum() / (counted.sum() * targets.shape[1] / counted.shape[1])).sqrt())


@torch.no_grad()
def off_in_play(hopes: Hopes, lessons: Lessons, targets: Tensor, visits: Tensor) -> float:
    """The same of what came up in play."""
    total = 0.0
    for part in visits.split(1 << 14):
        left, place, hand, many = part.T
        found = hopes(rows_of(lessons.told[place]))[torch.arange(len(part), device=part.device), left - 1, hand]
        total += float(((found - targets[place, left - 1, hand]).square() * many).sum())
    return math.sqrt(total / float(visits[:, 3].sum()))


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
            found[part] = hopes(rows_of(told))[:, 0]
    return found


def turn_by_turn(asked: argparse.Namespace) -> tuple[Hopes, float]:
    """Without layers: each turn from a network that has learned the one before, and at last one for all."""
    few = Few(Columns(), asked.columns, asked.seed, asked.device)
    # In no order, so that the last ones can be kept from learning.
    order = torch.randperm(len(few.lessons.told), device=asked.device)
    lessons, kept = few.lessons, len(order) // 20
    lessons.told, lessons.often, lessons.counts = lessons.told[order], lessons.often[order], lessons.counts[order]
    before = nothing_left(few.columns, asked.device)
    hopes = Hopes(1).to(asked.device)
    found: list[Tensor] = []
    for turns in range(1, asked.turns + 1):
        began = time.monotonic()
        with torch.no_grad():
            found.append(few.worked_out(before)[order])
        learn(hopes, lessons, found[-1][:, None], asked.epochs, kept=kept)
        off = off_by(hopes, lessons, found[-1][:, None], kept)
        before = judged(hopes, few.columns, few.next())
        tell(turns=turns, off=round(off, 3), seconds=round(time.monotonic() - began, 1))
    hopes = Hopes(asked.turns, asked.width, asked.blocks).to(asked.device)
    targets = torch.stack(found, 1)
    learn(hopes, lessons, targets, asked.last_epochs, asked.batch, asked.seconds, kept)
    return hopes, off_by(hopes, lessons, targets, kept)


def from_layers(asked: argparse.Namespace) -> tuple[Hopes, float]:
    """All columns, as the layers have them."""
    began = time.monotonic()
    lessons, targets, visits = all_columns(asked.folder, Columns(asked.empty), asked.turns, asked.device)
    tell(columns=len(lessons.told), visits=len(visits), seconds=round(time.monotonic() - began, 1))
    hopes = Hopes(asked.turns, asked.width, asked.blocks).to(asked.device)
    with torch.no_grad():  # what every hand is worth on average is known already
        hopes.last.bias.copy_((targets.mean(0) / SCALE).flatten())
    learn(hopes, lessons, targets, asked.last_epochs, asked.batch, asked.seconds)
    return hopes, off_in_play(hopes, lessons, targets, visits)


def tell(**facts: Any) -> None:
    print(json.dumps(facts), flush=True)


def export(hopes: Hopes, path: Path) -> None:
    """As an ONNX file that bots can ask."""
    whole = hopes.cpu().eval()
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
    parser.add_argument("--empty", type=int, default=ROWS)
    parser.add_argument("--without", action="store_true", help="there are no layers: fit turn after turn")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(asked.seed)
    began = time.monotonic()
    hopes, off = turn_by_turn(asked) if asked.without else from_layers(asked)
    path = asked.folder / "columns.onnx"
    export(hopes, path)
    facts = {"off": round(off, 4), "bytes": path.stat().st_size, "turns": asked.turns}
    if asked.device != "cpu":
        facts["gigabytes"] = round(torch.cuda.max_memory_allocated() / 1e9, 1)
    tell(fit=facts, seconds=round(time.monotonic() - began))


if __name__ == "__main__":
    main()
