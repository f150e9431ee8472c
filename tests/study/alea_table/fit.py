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
from pathlib import Path
from typing import Any

import torch
from torch import nn
from torch.nn import functional

from .columns import NUMBERS, ROWS, Columns, Form, Tensor
from .features import ALL, said
from .layers import nothing_left, path_of
from .turns import HANDS, Tiles, Turn, can_double

WIDTH, BLOCKS = 256, 2
SCALE = 40.0  # points, so that what is learned is of the order of 1
TURNS = 10
# What numbers in play are like: the usual one of the first row, by how much it rises from row to row, and by how
# much they lie off that.
FIRST, STEP, SPREAD = 12.0, 4.3, 6.0
WILD = 0.3  # the part of the columns that are any
LANES = 256


class Hopes(nn.Module):
    """Columns as `features` tells them in; for every number of turns and every hand what is to come out."""

    def __init__(self, turns: int, width: int = WIDTH, blocks: int = BLOCKS) -> None:
        super().__init__()
        self.turns = turns
        self.first = nn.EmbeddingBag(ALL + 1, width, mode="sum", padding_idx=ALL)
        nn.init.normal_(self.first.weight, std=0.1)
        self.inner = nn.ModuleList(
            nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width))
            for _ in range(blocks)
        )
        self.last = nn.Linear(width, turns * HANDS)

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


class Lessons:
    """Columns to learn from, by their forms."""

    def __init__(self, columns: Columns, many: int, seed: int, device: str) -> None:
        self.columns = columns
        self.tiles = Tiles(columns, device)
        draw = random.Random(seed)
        by_form: dict[int, set[tuple[int, ...]]] = {}
        for _ in range(many):
            form, numbers = columns.find(column_at_random(draw))
            by_form.setdefault(columns.index[form.tokens], set()).add(numbers)
        self.parts: list[tuple[Form, Tensor]] = []
        for k, found in sorted(by_form.items()):
            form = columns.forms[k]
            numbers = torch.tensor(sorted(found), dtype=torch.int64, device=device).reshape(len(found), form.count)
            self.parts.extend((form, part) for part in numbers.split(LANES if device == "cpu" else 1 << 15))
        self.told = torch.cat([said(form, numbers) for form, numbers in self.parts])
        # Who can double twice has not doubled yet.
        able = torch.tensor([can_double(hand) < 2 for hand in range(HANDS)], device=device)
        every = torch.ones_like(able)
        self.counts = torch.cat(
            [(able if form.doubled else every).expand(len(numbers), -1) for form, numbers in self.parts]
        )

    def worked_out(self, before: Tensor) -> Tensor:
        """What they are worth with one turn more than `before` says."""
        found = []
        for form, numbers in self.parts:
            hands = [hand for hand in range(HANDS) if not form.doubled or can_double(hand) < 2]
            found.append(Turn(self.tiles.ends(form, numbers, before), hands).begin.T)
        return torch.cat(found)


def learn(hopes: Hopes, told: Tensor, targets: Tensor, counts: Tensor, epochs: int, batch: int = 512) -> float:
    """Fit a network; how far off it is then where it has not learned from: the root of the mean square."""
    kept = len(told) // 20
    order = torch.randperm(len(told), device=told.device)
    test, train = order[:kept], order[kept:]
    optimiser = torch.optim.AdamW(hopes.parameters(), 2e-3, weight_decay=1e-4)
    steps = epochs * math.ceil(len(train) / batch)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, 2e-3, total_steps=steps)
    weights = counts[:, None].float()
    for _ in range(epochs):
        for part in train[torch.randperm(len(train), device=told.device)].split(batch):
            off = (hopes(told[part]) - targets[part]) / SCALE
            loss = (off.square() * weights[part]).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            plan.step()
    with torch.no_grad():
        off = (hopes(told[test]) - targets[test]).square() * weights[test]
        return float((off.sum() / (weights[test].sum() * targets.shape[1])).sqrt())


@torch.no_grad()
def everywhere(hopes: Hopes, columns: Columns, device: str) -> Tensor:
    """What a network for one number of turns says of all columns."""
    found = torch.empty((columns.size, HANDS), device=device)
    for form in columns.forms:
        for begin in range(0, form.size, 1 << 14):
            end = min(form.size, begin + (1 << 14))
            told = said(form, columns.numbers(form, begin, end).to(device))
            found[form.first + begin : form.first + end] = hopes(told)[:, 0]
    return found


def all_turns(asked: argparse.Namespace) -> tuple[Lessons, Tensor]:
    """The columns and what they are worth with 1 to TURNS turns left: (columns, turns, hands)."""
    columns = Columns()
    lessons = Lessons(columns, asked.columns, asked.seed, asked.device)
    print(json.dumps({"columns": len(lessons.told), "parts": len(lessons.parts)}), flush=True)
    before = nothing_left(columns, asked.device)
    hopes = Hopes(1).to(asked.device)
    targets: list[Tensor] = []
    for turns in range(1, asked.turns + 1):
        began = time.monotonic()
        with torch.no_grad():
            targets.append(lessons.worked_out(before))
        line: dict[str, Any] = {"turns": turns, "mean": round(float(targets[-1][lessons.counts].mean()), 3)}
        if not asked.without:
            before = torch.load(path_of(asked.folder, turns), map_location=asked.device, weights_only=True)
        elif turns < asked.turns:
            off = learn(hopes, lessons.told, targets[-1][:, None], lessons.counts, asked.epochs)
            before = everywhere(hopes, columns, asked.device)
            line["off"] = round(off, 3)
        print(json.dumps({**line, "seconds": round(time.monotonic() - began, 1)}), flush=True)
        torch.save({"targets": torch.stack(targets, 1).cpu(), "turns": turns}, asked.folder / "lessons.pt")
    return lessons, torch.stack(targets, 1)


def export(hopes: Hopes, path: Path) -> None:
    """As an ONNX file that bots can read."""
    import warnings

    import onnx

    from taberna.train.export import halve

    whole = Whole(hopes.cpu()).eval()
    axes = {"columns": {0: "many"}, "points": {0: "many"}}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.onnx.export(
            whole, (torch.zeros(2, ALL),), str(path), input_names=["columns"], output_names=["points"],
            dynamic_axes=axes, opset_version=18, dynamo=False,
        )  # fmt: skip
    model = onnx.load(str(path))
    halve(model)
    for key, value in {"game": "alea", "layout": f"columns-{ALL}", "turns": str(hopes.turns)}.items():
        model.metadata_props.add(key=key, value=value)
    onnx.save(model, str(path))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--columns", type=int, default=30_000)
    parser.add_argument("--epochs", type=int, default=25)
    parser.add_argument("--last-epochs", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--without", action="store_true", help="there are no layers: fit turn after turn")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(asked.seed)
    lessons, targets = all_turns(asked)
    hopes = Hopes(asked.turns).to(asked.device)
    off = learn(hopes, lessons.told, targets, lessons.counts, asked.last_epochs)
    export(hopes, asked.folder / "columns.onnx")
    print(json.dumps({"off": round(off, 3), "bytes": (asked.folder / "columns.onnx").stat().st_size}))


if __name__ == "__main__":
    main()
