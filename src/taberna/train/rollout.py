"""Games played by the network as it is: what was seen, chosen and expected, and what came of it."""

from __future__ import annotations

import time
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any

import torch
from torch import Tensor

from .network import Network
from .workers import Group, Workers

# How often the advice of a teacher is followed.
FOLLOWED = 0.8
# Groups with at most so many choices in all are looked at together.
TOGETHER = 1_000
# What numpy calls the kinds of numbers, and what torch does.
TYPES = {"int64": torch.int64, "float32": torch.float32, "uint8": torch.uint8, "bool": torch.bool}


@dataclass
class Seen:
    """What happened at the tables of one group, step by step: all tensors begin with (steps, games)."""

    group: Group
    observations: Tensor
    masks: Tensor
    chosen: Tensor
    odds: Tensor  # logarithm of how likely the choice was
    seats: Tensor
    mine: Tensor  # whether the learner has chosen, and not an older self
    advised: Tensor  # what a teacher would have chosen; -1 where none was asked
    expected: Tensor  # everybody's share, by seats; one step more than the others
    ended: Tensor
    shares: Tensor

    def returns(self, trace: float) -> Tensor:
        """Everybody's share as it turned out: what was expected later, the more the nearer, and the result."""
        found = torch.empty_like(self.shares)
        later = self.expected[-1]
        for t in range(len(found) - 1, -1, -1):
            mixed = (1 - trace) * self.expected[t + 1] + trace * later
            later = torch.where(self.ended[t][:, None], self.shares[t], mixed)
            found[t] = later
        return found


class Reader:
    """Makes the rows of one group's observations where the network is."""

    def __init__(self, group: Group, device: torch.device) -> None:
        table = group.table
        self.label = group.setting.label
        self.blank = torch.from_numpy(table.blank).to(device)
        self.kept = torch.from_numpy(table.kept).to(device)
        self.places = torch.from_numpy(table.places).to(device)
        self.wanted = torch.from_numpy(table.used).to(device)
        self.players = table.game.players
        self.count = group.arrays.count
        self.older = torch.tensor(group.older(), dtype=torch.int64, device=device)
        self.bits = torch.arange(8, dtype=torch.uint8, device=device)

    def unpacked(self, masks: Tensor) -> Tensor:
        """Whether each choice may be taken, from bits."""
        found = (masks[:, :, None] >> self.bits) & 1
        return found.flatten(1)[:, : len(self.wanted)].bool()

    def rows(self, observations: Tensor) -> Tensor:
        rows = self.blank.repeat(len(observations), 1)
        rows[:, self.places] = observations[:, self.kept].float()
        return rows

    def by_seats(self, shares: Tensor, seats: Tensor) -> Tensor:
        """What is told from a seat on, from the first seat on."""
        turn = (torch.arange(self.players, device=seats.device)[None] - seats[:, None]) % self.players
        return shares.gather(1, turn)

    def from_seat(self, shares: Tensor, seats: Tensor) -> Tensor:
        turn = (torch.arange(self.players, device=seats.device)[None] + seats[:, None]) % self.players
        return shares.gather(1, turn)


class Bundle:
    """Groups whose rows the network looks at together: a graphics card takes as long for few rows as for many."""

    def __init__(self, readers: list[Reader], places: list[int]) -> None:
        self.readers = readers
        self.places = places  # of the groups among all
        device = readers[0].wanted.device
        self.wanted = torch.cat([one.wanted for one in readers]).unique()
        # Where the choices of each group are among those of all, and back.
        self.spots = [torch.searchsorted(self.wanted, one.wanted) for one in readers]
        self.numbers: list[Tensor] = []
        for spots in self.spots:
            numbers = torch.zeros(len(self.wanted), dtype=torch.int64, device=device)
            numbers[spots] = torch.arange(len(spots), device=device)
            self.numbers.append(numbers)
        begins = [0]
        for one in readers:
            begins.append(begins[-1] + one.count)
        self.parts = [slice(*edges) for edges in pairwise(begins)]
        self.older = torch.cat([begin + one.older for begin, one in zip(begins, readers, strict=False)])

    def legal(self, masks: list[Tensor]) -> Tensor:
        """Whether each of all choices may be taken."""
        found = torch.zeros(self.parts[-1].stop, len(self.wanted), dtype=torch.bool, device=self.wanted.device)
        for part, reader, spots, mask in zip(self.parts, self.readers, self.spots, masks, strict=True):
            found[part].index_copy_(1, spots, reader.unpacked(mask))
        return found


def bundles(readers: list[Reader], halves: list[int]) -> list[list[Bundle]]:
    """For each half, who is looked at together: all of it, unless there are too many choices for that."""
    found: list[list[Bundle]] = []
    for half in range(max(halves) + 1):
        places = [k for k, one in enumerate(halves) if one == half]
        whole = Bundle([readers[k] for k in places], places)
        alone = len(whole.wanted) > TOGETHER
        found.append([Bundle([readers[k]], [k]) for k in places] if alone else [whole])
    return found


class Player:
    """Plays all tables with a network and an older self, and keeps what happened."""

    def __init__(self, workers: Workers, device: torch.device) -> None:
        self.workers = workers
        self.device = device
        self._all = [Reader(group, device) for group in workers.groups]
        self.readers = self._all[:: workers.halves]  # one for every setting
        self.bundles = bundles(self._all, [group.half for group in workers.groups])
        self.waited = 0.0  # seconds in which the games were played and the network had nothing to do
        if device.type == "cuda":
            for group in workers.groups:
                _pin(group)
        self.autocast: Any = lambda: torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")

    @torch.no_grad()
    def play(self, network: Network, older: Network | None, steps: int, advised: bool = False) -> list[Seen]:
        """So many steps of all games: one `Seen` for every setting."""
        kept = [self._room(group, steps) for group in self.workers.groups]
        for t in range(steps):
            for half in range(self.workers.halves):
                if t:
                    self._wait()
                for bundle in self.bundles[half]:
                    self._choose(t, [kept[k] for k in bundle.places], bundle, network, older)
                if self.device.type == "cuda":
                    torch.cuda.current_stream(self.device).synchronize()
                self.workers.begin(half, advised)
        for half in range(self.workers.halves):
            self._wait()
            for bundle in self.bundles[half]:
                seen = [kept[k] for k in bundle.places]
                self._look(steps, seen, [self._read(one, steps) for one in seen], bundle, network)
        return [joined(kept[k : k + self.workers.halves]) for k in range(0, len(kept), self.workers.halves)]

    def _wait(self) -> None:
        began = time.monotonic()
        self.workers.finish()
        self.waited += time.monotonic() - began

    def _read(self, seen: Seen, t: int) -> dict[str, Tensor]:
        """What the games tell now, in one copy: they write into this memory in the next step. What came of the
        last choices is noted."""
        arrays = seen.group.arrays
        memory = torch.from_numpy(arrays.memory)
        block = memory.to(self.device, non_blocking=True) if self.device.type == "cuda" else memory.clone()
        told = arrays.told(block, TYPES)
        if t:
            seen.ended[t - 1], seen.shares[t - 1] = told["ended"], told["shares"]
        return told

    def _look(
        self, t: int, seen: list[Seen], told: list[dict[str, Tensor]], bundle: Bundle, network: Network
    ) -> tuple[Tensor, Tensor]:
        """Rows and the weights of their choices; what everybody can expect is noted."""
        readers = bundle.readers
        rows = torch.cat([reader.rows(one["observations"]) for reader, one in zip(readers, told, strict=True)])
        with self.autocast():
            logits, values = network(rows, bundle.wanted)
        shares = values.exp()
        for one, reader, part, now in zip(seen, readers, bundle.parts, told, strict=True):
            one.expected[t] = reader.by_seats(shares[part, : reader.players], now["seats"])
        return rows, logits

    def _choose(self, t: int, seen: list[Seen], bundle: Bundle, network: Network, older: Network | None) -> None:
        told = [self._read(one, t) for one in seen]
        rows, logits = self._look(t, seen, told, bundle, network)
        if older is not None and len(bundle.older):
            with self.autocast():
                theirs, _ = older(rows[bundle.older], bundle.wanted)
            asked = torch.cat([one["older"] for one in told])[bundle.older][:, None]
            logits[bundle.older] = torch.where(asked, theirs, logits[bundle.older])
        odds = logits.masked_fill(~bundle.legal([one["masks"] for one in told]), -1e9).softmax(1)
        chosen = drawn(odds)
        advised = torch.cat(
            [
                torch.where(one["advised"] >= 0, spots[one["advised"].clamp_min(0)], -1)
                for one, spots in zip(told, bundle.spots, strict=True)
            ]
        )
        # A teacher plays most of the time itself, but is asked about positions that the pupil gets into, too.
        follow = (advised >= 0) & (torch.rand(len(advised), device=self.device) < FOLLOWED)
        chosen = torch.where(follow, advised, chosen)
        # What a teacher has chosen may be next to impossible.
        likely = odds.gather(1, chosen[:, None])[:, 0].clamp_min(1e-20).log()
        for one, now, part, numbers in zip(seen, told, bundle.parts, bundle.numbers, strict=True):
            one.chosen[t], one.odds[t] = numbers[chosen[part]], likely[part]
            one.observations[t], one.masks[t] = now["observations"], now["masks"]
            one.seats[t], one.advised[t], one.mine[t] = now["seats"], now["advised"], ~now["older"]
            torch.from_numpy(one.group.arrays.chosen).copy_(one.chosen[t], non_blocking=True)

    def _room(self, group: Group, steps: int) -> Seen:
        count, players = group.arrays.count, group.table.game.players
        size, width = group.arrays.observations.shape[1], group.arrays.masks.shape[1]

        def room(dtype: torch.dtype, *shape: int, more: int = 0) -> Tensor:
            return torch.zeros((steps + more, count, *shape), dtype=dtype, device=self.device)

        return Seen(
            group,
            room(torch.uint8, size),
            room(torch.uint8, width),
            room(torch.int64),
            room(torch.float32),
            room(torch.int64),
            room(torch.bool),
            room(torch.int64),
            room(torch.float32, players, more=1),
            room(torch.bool),
            room(torch.float32, players),
        )


def drawn(odds: Tensor) -> Tensor:
    """A choice of every row, by its odds: one number at random says where it falls if they lie end to end."""
    reached = odds.cumsum(1)
    # Never beyond the last choice that has any odds, however it is rounded.
    at = torch.rand(len(odds), 1, device=odds.device) * reached[:, -1:] * (1 - 1e-6)
    return torch.searchsorted(reached, at, right=True)[:, 0]


def joined(halves: list[Seen]) -> Seen:
    """The halves of a setting's tables, one beside the other."""
    if len(halves) == 1:
        return halves[0]
    names = [one.name for one in fields(Seen)][1:]
    return Seen(halves[0].group, *(torch.cat([getattr(one, name) for one in halves], dim=1) for name in names))


def _pin(group: Group) -> None:
    """Let the graphics card read the games' memory directly; copies are many times slower else."""
    memory = group.arrays.memory
    torch.cuda.cudart().cudaHostRegister(memory.ctypes.data, memory.nbytes, 0)
