"""Layer after layer: what every column and hand is worth with one turn left, two, three …

    python -m tests.study.alea_table.layers build/alea-table --turns 12 --device cuda

Every layer is kept as a file as soon as it is whole; what is there already is not worked out again, so this can be
stopped and goes on. A layer has 1.65 million columns × 64 hands (423 MB): a quarter of an hour on a core.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import torch

from .columns import ROWS, Columns, Form, Tensor
from .turns import BONUS, HANDS, Tiles, Turn, can_double, joined

# Columns that are worked out together: what fits into a core's memory nearby, and what keeps a graphics card busy.
TILES = {"cpu": 1_024, "cuda": 80_000}
MEMORY = 38e9  # bytes of a graphics card's: a column takes 300 kB, and others may use the rest
TURNS = 12

Told = Callable[[float], None]
Part = tuple[Form, int, int]  # columns of a form, from one to before another


def nothing_left(columns: Columns, device: str) -> Tensor:
    """With no turn left: the cards alone."""
    cards = torch.tensor([BONUS * hand.bit_count() for hand in range(HANDS)], dtype=torch.float32, device=device)
    return cards.expand(columns.size, HANDS).contiguous()


def layer(columns: Columns, before: Tensor, device: str, tile: int = 0, told: Told = lambda part: None) -> Tensor:
    """What all columns and hands are worth with one turn more; `told` hears how far it is, from 0 to 1."""
    tiles = Tiles(columns, device)
    tile = tile or TILES[tiles.device.type]
    after = torch.zeros_like(before)
    done = 0
    for parts in tiled(columns, tile):
        doubled = parts[0][0].doubled
        hands = [hand for hand in range(HANDS) if not doubled or can_double(hand) < 2]
        ends = [
            tiles.ends(form, columns.numbers(form, torch.arange(begin, end)).to(device), before)
            for form, begin, end in parts
        ]
        found = Turn(joined(ends), hands).begin.T
        for form, begin, end in parts:
            after[form.first + begin : form.first + end] = found[: end - begin]
            found = found[end - begin :]
            done += end - begin
        told(done / columns.size)
    _join(columns, tiles, after, tile)
    return after


def tiled(columns: Columns, tile: int) -> Iterator[list[Part]]:
    """All columns, so many at a time, those of small forms together: a graphics card is kept waiting by every
    stroke, large or small. Columns in which a number stands twice have fewer hands, and go by themselves."""
    for doubled in (False, True):
        parts: list[Part] = []
        room = tile
        for form in columns.forms:
            begin = 0
            while form.doubled == doubled and begin < form.size:
                end = min(form.size, begin + room)
                parts.append((form, begin, end))
                room -= end - begin
                begin = end
                if not room:
                    yield parts
                    parts, room = [], tile
        if parts:
            yield parts


def _join(columns: Columns, tiles: Tiles, after: Tensor, tile: int) -> None:
    """Who can't double any more need not know what stands there twice: those columns are alike."""
    spent = [hand for hand in range(HANDS) if not can_double(hand)]
    for form in columns.forms:
        if form.alike is None:
            continue
        for begin in range(0, form.size, tile):
            numbers = columns.numbers(form, torch.arange(begin, min(form.size, begin + tile))).to(after.device)
            to = tiles.to(*form.alike, numbers)
            here = form.first + begin + torch.arange(len(numbers), device=after.device)
            for hand in spent:
                after[here, hand] = after[to, hand]


def path_of(folder: Path, turns: int) -> Path:
    return folder / f"{turns:02}.pt"


def build(folder: Path, turns: int, device: str, empty: int = ROWS, told: Callable[[str], None] = print) -> None:
    """All layers up to this one, those that are missing."""
    folder.mkdir(parents=True, exist_ok=True)
    columns = Columns(empty)
    before = nothing_left(columns, device)
    start = columns.place((None,) * min(empty, ROWS) + tuple(range(30, 30 + ROWS - empty)))
    for left in range(1, turns + 1):
        path = path_of(folder, left)
        began = time.monotonic()
        if path.exists():
            before = torch.load(path, map_location=device, weights_only=True)
        else:
            before = layer(columns, before, device)
            part = path.with_suffix(".part")
            torch.save(before.cpu(), part)
            part.replace(path)
        found = {
            "turns": left,
            "columns": columns.size,
            "start": round(float(before[start, HANDS - 1]), 4),
            "start without cards": round(float(before[start, 0]), 4),
            "seconds": round(time.monotonic() - began, 1),
        }
        if before.is_cuda:
            found["gigabytes"] = round(torch.cuda.max_memory_reserved() / 1e9, 1)
        told(json.dumps(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--empty", type=int, default=ROWS, help="columns with at most so many empty rows")
    asked = parser.parse_args()
    if asked.device == "cuda":
        there = torch.cuda.get_device_properties(0).total_memory
        torch.cuda.set_per_process_memory_fraction(min(1.0, MEMORY / there))
    build(asked.folder, asked.turns, asked.device, asked.empty, lambda line: print(line, flush=True))


if __name__ == "__main__":
    main()
