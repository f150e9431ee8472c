"""The networks that learn: what a seat may know in, a weight for every choice and everybody's share of the win
out.

Games with a board are looked at by convolutions over its cells, and choices that name cells are read off those
cells; all other games by layers over the whole row. Where some of it tells of places and of the piece that is on
each, all places are looked at alike first, and choices that name a piece are read off its place. All kinds take
the rows of `taberna.bots.network.layout`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from ..bots.network.layout import PLAYERS, Layout
from ..core.tensor import Field

# How many numbers are compared when a choice names two cells: where from and where to.
KEYS = 32
# How many numbers a place becomes, and how many say what to do with it.
PLACE = 16
HINTS = 32


class Network(nn.Module, ABC):
    """What both kinds share: sizes near 1 at the entrance, shares that add up to 1 at the exit."""

    def __init__(self, layout: Layout, width: int, blocks: int) -> None:
        super().__init__()
        self.width, self.blocks = width, blocks
        self.seats = layout.most
        scales = torch.ones(layout.size)
        for field in layout.fields.values():
            scales[field.first : field.first + field.size] = 1.0 / field.scale
        self.register_buffer("scales", scales, persistent=False)
        # With the fewest players the seats after them are empty, and so on.
        first, kinds = layout.fields[PLAYERS].first, layout.fields[PLAYERS].size
        self.players = slice(first, first + kinds)
        empty = torch.zeros(kinds, layout.most)
        for k in range(kinds):
            empty[k, layout.least + k :] = -1e4
        self.register_buffer("empty", empty, persistent=False)

    def forward(self, rows: Tensor, wanted: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """Weights of the choices (of those that are wanted), and logarithms of everybody's share, the seat itself
        first."""
        scaled = rows * self.scales
        logits, values = self.judge(scaled, wanted)
        values = values.float() + rows[:, self.players].float() @ self.empty
        return logits.float(), functional.log_softmax(values, dim=1)

    @abstractmethod
    def judge(self, rows: Tensor, wanted: Tensor | None) -> tuple[Tensor, Tensor]:
        """The same from scaled rows, with shares as weights."""


class Flat(Network):
    def __init__(self, layout: Layout, width: int, blocks: int) -> None:
        super().__init__(layout, width, blocks)
        self.first = nn.Linear(layout.size, width)
        self.inner = nn.ModuleList(FlatBlock(width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, len(layout.choices))
        self.value = nn.Sequential(nn.Linear(width, width // 2), nn.ReLU(), nn.Linear(width // 2, self.seats))
        small(self.policy)

    def judge(self, rows: Tensor, wanted: Tensor | None) -> tuple[Tensor, Tensor]:
        x = self.first(rows)
        for block in self.inner:
            x = block(x)
        x = functional.relu(self.norm(x))
        logits = self.policy(x)
        return (logits if wanted is None else logits.index_select(1, wanted)), self.value(x)


class Placed(Flat):
    """The same for games whose fields name pieces."""

    def __init__(self, layout: Layout, width: int, blocks: int) -> None:
        super().__init__(layout, width, blocks)
        kinds: dict[tuple[str, int], list[Field]] = {}
        others: list[int] = []
        for field in layout.fields.values():
            if field.names:
                kinds.setdefault((field.names, field.shape[-1]), []).append(field)
            else:
                others.extend(range(field.first, field.first + field.size))
        self.register_buffer("others", torch.tensor(others), persistent=False)
        self.first = nn.Linear(len(others), width)
        self.kinds = nn.ModuleList(Places(layout, fields, width) for fields in kinds.values())

    def judge(self, rows: Tensor, wanted: Tensor | None) -> tuple[Tensor, Tensor]:
        x = self.first(rows[:, self.others])
        places: list[tuple[Tensor, Tensor]] = []
        for kind in self.kinds:
            pieces, seen = kind.look(rows)
            x = x + kind.whole(seen.flatten(1))
            places.append((pieces, seen))
        for block in self.inner:
            x = block(x)
        x = functional.relu(self.norm(x))
        logits = self.policy(x)
        for kind, (pieces, seen) in zip(self.kinds, places, strict=True):
            logits = logits + kind.read(pieces, seen, x, logits.shape[1])
        return (logits if wanted is None else logits.index_select(1, wanted)), self.value(x)


class Places(nn.Module):
    """Fields of which each row is a place with one piece on it, or none."""

    def __init__(self, layout: Layout, fields: list[Field], width: int) -> None:
        super().__init__()
        part, wide = fields[0].names, fields[0].shape[-1]
        rows = [range(at, at + wide) for one in fields for at in range(one.first, one.first + one.size, wide)]
        self.register_buffer("spots", torch.tensor([list(one) for one in rows]), persistent=False)
        # Fields that lie side by side are taken as they are, which is quicker.
        beside = rows[-1].stop - rows[0].start == len(rows) * wide
        self.span = slice(rows[0].start, rows[-1].stop) if beside else None
        scales = [float(one.scale) for one in fields for _ in range(one.size // wide)]
        self.register_buffer("scales", torch.tensor(scales), persistent=False)
        ids = {name: number for number, name in enumerate(layout.pieces[part], 1)}
        self.encode = nn.Linear(wide - 1, PLACE)
        self.pieces = nn.Embedding(len(ids) + 1, PLACE, padding_idx=0)
        self.places = nn.Parameter(torch.zeros(len(rows), PLACE))
        self.whole = nn.Linear(len(rows) * PLACE, width)
        self._find_choices(layout, part, ids)
        self.here = nn.Linear(PLACE, HINTS)
        self.around = nn.Linear(width, HINTS)
        self.score = nn.Linear(HINTS, max(1, len(self.channels)))
        with torch.no_grad():
            self.pieces.weight.mul_(0.1)
        small(self.score)

    def _find_choices(self, layout: Layout, part: str, ids: dict[str, int]) -> None:
        """For each way in which a choice names a piece, the choice that each piece makes of it."""
        nothing = len(layout.choices)
        self.channels: dict[str, list[int]] = {}
        for number, one in enumerate(layout.parts):
            if one.get(part) in ids:
                rest = str(sorted((key, value) for key, value in one.items() if key != part))
                known = self.channels.setdefault(rest, [nothing] * (len(ids) + 1))
                known[ids[one[part]]] = number
        self.register_buffer("choices", torch.tensor(list(self.channels.values())), persistent=False)

    def look(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """The number of the piece on each place, and what is seen there."""
        told = rows[:, self.span].reshape(-1, *self.spots.shape) if self.span else rows[:, self.spots]
        pieces = (told[:, :, 0] * self.scales + 0.5).long()
        seen = each(self.encode, told[:, :, 1:]) + self.pieces(pieces) + self.places
        return pieces, functional.relu(seen)

    def read(self, pieces: Tensor, seen: Tensor, x: Tensor, choices: int) -> Tensor:
        """What the places add to the weights of choices."""
        hints = functional.relu(each(self.here, seen) + self.around(x)[:, None])
        scores = each(self.score, hints).float()
        found = scores.new_zeros(scores.shape[0], choices + 1)
        for channel in range(len(self.channels)):
            found = found.scatter_add(1, self.choices[channel][pieces], scores[:, :, channel])
        return found[:, :choices]


class FlatBlock(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.one = nn.Linear(width, width)
        self.two = nn.Linear(width, width)
        small(self.two)

    def forward(self, x: Tensor) -> Tensor:
        found: Tensor = x + self.two(functional.relu(self.one(functional.relu(self.norm(x)))))
        return found


class Board(Network):
    def __init__(self, layout: Layout, width: int, blocks: int) -> None:
        super().__init__(layout, width, blocks)
        sides = layout.planes()
        assert sides is not None
        self.high, self.wide = sides
        cells = self.high * self.wide
        planes: list[int] = []
        others: list[int] = []
        for field in layout.fields.values():
            (planes if len(field.shape) == 3 else others).extend(range(field.first, field.first + field.size))
        self.register_buffer("planes", torch.tensor(planes), persistent=False)
        self.register_buffer("others", torch.tensor(others), persistent=False)
        self.pictures = len(planes) // cells
        self.first = nn.Conv2d(self.pictures, width, 3, padding=1)
        self.around = nn.Linear(len(others), width)
        self.places = nn.Parameter(torch.zeros(1, width, self.high, self.wide))
        self.inner = nn.ModuleList(BoardBlock(width) for _ in range(blocks))
        self.value = nn.Sequential(nn.Linear(2 * width, width), nn.ReLU(), nn.Linear(width, self.seats))
        self._read_choices(layout, cells)

    def _read_choices(self, layout: Layout, cells: int) -> None:
        """Choices that are alike but for the cells they name are read off the same channel."""
        values: dict[str, dict[str, int]] = {}
        for one in layout.structures:
            for part, value in one.items():
                values.setdefault(part, {}).setdefault(value, len(values[part]) if part in values else 0)
        named = {part for part, found in values.items() if len(found) == cells}
        channels: list[dict[tuple[str, ...], int]] = [{}, {}, {}]
        spots: list[tuple[int, int, int]] = []
        for one in layout.structures:
            at = [values[part][value] for part, value in one.items() if part in named][:2]
            rest = tuple(f"{part}={value}" for part, value in one.items() if part not in named)
            known = channels[len(at)]
            channel = known.setdefault(rest, len(known))
            spot = 0
            for cell in at:
                spot = spot * cells + cell
            spots.append((len(at), channel, spot))
        none, one_cell, two_cells = (len(known) for known in channels)
        begins = (0, none, none + one_cell * cells)
        sizes = (1, cells, cells * cells)
        order = [begins[kind] + channel * sizes[kind] + spot for kind, channel, spot in spots]
        self.register_buffer("order", torch.tensor(order), persistent=False)
        self.own_places = len(set(order)) == len(order)
        self.pairs = two_cells
        self.plain = nn.Linear(2 * self.width, none) if none else None
        self.single = nn.Conv2d(self.width, max(1, one_cell), 1)
        self.singles = one_cell
        self.origin = nn.Conv2d(self.width, max(1, two_cells) * KEYS, 1)
        self.target = nn.Conv2d(self.width, max(1, two_cells) * KEYS, 1)
        small(self.single)

    def judge(self, rows: Tensor, wanted: Tensor | None) -> tuple[Tensor, Tensor]:
        pictures = rows[:, self.planes].reshape(-1, self.pictures, self.high, self.wide)
        if rows.is_cuda:
            pictures = pictures.contiguous(memory_format=torch.channels_last)
        x = self.first(pictures)
        x = functional.relu(x + self.places + self.around(rows[:, self.others])[:, :, None, None])
        for block in self.inner:
            x = block(x)
        whole = torch.cat([x.mean((2, 3)), x.amax((2, 3))], dim=1)
        parts: list[Tensor] = [self.plain(whole)] if self.plain is not None else []
        if self.singles:
            parts.append(self.single(x).flatten(1))
        if self.pairs:
            origin = self.origin(x).reshape(-1, self.pairs, KEYS, self.high * self.wide)
            target = self.target(x).reshape(-1, self.pairs, KEYS, self.high * self.wide)
            parts.append((origin.transpose(2, 3) @ target).flatten(1) / KEYS**0.5)
        order = self.order if wanted is None else self.order[wanted]
        read = torch.cat(parts, dim=1)
        quick = self.own_places and torch.is_grad_enabled() and not torch.onnx.is_in_onnx_export()
        return (Columns.apply(read, order) if quick else read[:, order]), self.value(whole)


class Columns(torch.autograd.Function):
    """`read[:, order]` where no column is taken twice. Gradients then need not be added up, only put back, which
    is many times quicker on a graphics card."""

    @staticmethod
    def forward(context: Any, read: Tensor, order: Tensor) -> Tensor:
        context.save_for_backward(order)
        context.wide = read.shape[1]
        return read.index_select(1, order)

    @staticmethod
    def backward(context: Any, *gradients: Tensor) -> tuple[Tensor, None]:
        (order,) = context.saved_tensors
        (gradient,) = gradients
        # Columns that nobody took get the zeros that are put behind the others.
        back = torch.full((context.wide,), len(order), device=order.device)
        back[order] = torch.arange(len(order), device=order.device)
        return functional.pad(gradient, (0, 1)).index_select(1, back), None


class BoardBlock(nn.Module):
    """Cells beside cells, and what the whole board has in common."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.one = nn.Conv2d(width, width, 3, padding=1)
        self.whole = nn.Linear(width, width)
        self.two = nn.Conv2d(width, width, 3, padding=1)
        small(self.two)

    def forward(self, x: Tensor) -> Tensor:
        inner = functional.relu(self.one(x))
        inner = inner + self.whole(inner.mean((2, 3)))[:, :, None, None]
        return functional.relu(x + self.two(functional.relu(inner)))


def each(layer: nn.Linear, x: Tensor) -> Tensor:
    """A layer for every place. In this form its weights keep their names in a file."""
    found: Tensor = layer(x.flatten(0, 1)).reshape(-1, x.shape[1], layer.out_features)
    return found


def small(layer: nn.Linear | nn.Conv2d) -> None:
    """Begin near nothing: all choices alike, blocks that pass on what they get."""
    with torch.no_grad():
        layer.weight.mul_(0.1)
        if layer.bias is not None:
            layer.bias.zero_()


def network_for(layout: Layout, width: int, blocks: int) -> Network:
    made: Any = Flat
    if layout.planes() is not None:
        made = Board
    elif any(field.names for field in layout.fields.values()):
        made = Placed
    network: Network = made(layout, width, blocks)
    return network
