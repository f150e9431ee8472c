"""Games played by the network as it is: what was seen, chosen and expected, and what came of it."""

from __future__ import annotations

import time
from dataclasses import dataclass, fields
from typing import Any

import torch
from torch import Tensor

from .network import Network
from .workers import Group, Workers

# How often the advice of a teacher is followed.
FOLLOWED = 0.8
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
        self.blank = torch.from_numpy(table.blank).to(device)
        self.kept = torch.from_numpy(table.kept).to(device)
        self.places = torch.from_numpy(table.places).to(device)
        self.wanted = torch.from_numpy(table.used).to(device)
        self.players = table.game.players
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


class Player:
    """Plays all tables with a network and an older self, and keeps what happened."""

    def __init__(self, workers: Workers, device: torch.device) -> None:
        self.workers = workers
        self.device = device
        self._all = [Reader(group, device) for group in workers.groups]
        self.readers = self._all[:: workers.halves]  # one for every setting
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
                chosen = [self._choose(t, seen, reader, network, older) for seen, reader in self._half(kept, half)]
                self._answer([seen.group for seen, _ in self._half(kept, half)], chosen)
                self.workers.begin(half, advised)
        for half in range(self.workers.halves):
            self._wait()
            for seen, reader in self._half(kept, half):
                told = self._read(seen, steps)
                with self.autocast():
                    _, values = network(reader.rows(told["observations"]), reader.wanted)
                seen.expected[steps] = reader.by_seats(values.exp()[:, : reader.players], told["seats"])
        return [joined(kept[k : k + self.workers.halves]) for k in range(0, len(kept), self.workers.halves)]

    def _half(self, kept: list[Seen], half: int) -> list[tuple[Seen, Reader]]:
        return [(seen, reader) for seen, reader in zip(kept, self._all, strict=True) if seen.group.half == half]

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

    def _choose(self, t: int, seen: Seen, reader: Reader, network: Network, older: Network | None) -> Tensor:
        told = self._read(seen, t)
        seats, advised = told["seats"], told["advised"]
        rows = reader.rows(told["observations"])
        with self.autocast():
            logits, values = network(rows, reader.wanted)
            if older is not None and len(reader.older):
                theirs, _ = older(rows[reader.older], reader.wanted)
                asked = told["older"][reader.older][:, None]
                logits[reader.older] = torch.where(asked, theirs, logits[reader.older])
        logits = logits.masked_fill(~reader.unpacked(told["masks"]), -1e9)
        odds = logits.softmax(1)
        chosen = drawn(odds)
        # A teacher plays most of the time itself, but is asked about positions that the pupil gets into, too.
        follow = (advised >= 0) & (torch.rand(len(advised), device=self.device) < FOLLOWED)
        chosen = torch.where(follow, advised, chosen)
        # What a teacher has chosen may be next to impossible.
        seen.odds[t] = odds.gather(1, chosen[:, None])[:, 0].clamp_min(1e-20).log()
        seen.observations[t], seen.masks[t] = told["observations"], told["masks"]
        seen.seats[t], seen.advised[t] = seats, advised
        seen.chosen[t], seen.mine[t] = chosen, ~told["older"]
        seen.expected[t] = reader.by_seats(values.exp()[:, : reader.players], seats)
        return chosen

    def _answer(self, groups: list[Group], chosen: list[Tensor]) -> None:
        """Tell the games what was chosen."""
        for group, one in zip(groups, chosen, strict=True):
            torch.from_numpy(group.arrays.chosen).copy_(one, non_blocking=True)
        if self.device.type == "cuda":
            torch.cuda.current_stream(self.device).synchronize()

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
