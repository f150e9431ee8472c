"""Games played by the network as it is: what was seen, chosen and expected, and what came of it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from .network import Network
from .workers import Group, Workers

# How often the advice of a teacher is followed.
FOLLOWED = 0.8


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
        self.readers = [Reader(group, device) for group in workers.groups]
        self.waited = 0.0  # seconds in which the games were played and the network had nothing to do
        if device.type == "cuda":
            for group in workers.groups:
                _pin(group)
        self.autocast: Any = lambda: torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")

    @torch.no_grad()
    def play(self, network: Network, older: Network | None, steps: int, advised: bool = False) -> list[Seen]:
        kept = [self._room(group, steps) for group in self.workers.groups]
        for t in range(steps):
            for seen, reader in zip(kept, self.readers, strict=True):
                self._choose(t, seen, reader, network, older)
            began = time.monotonic()
            self.workers.step(advised)
            self.waited += time.monotonic() - began
            for seen in kept:
                arrays = seen.group.arrays
                seen.ended[t] = self._there(arrays.ended)
                seen.shares[t] = self._there(arrays.shares)
        for seen, reader in zip(kept, self.readers, strict=True):
            arrays = seen.group.arrays
            rows = reader.rows(self._there(arrays.observations))
            seats = self._there(arrays.seats)
            with self.autocast():
                _, values = network(rows, reader.wanted)
            seen.expected[steps] = reader.by_seats(values.exp()[:, : reader.players], seats)
        return kept

    def _choose(self, t: int, seen: Seen, reader: Reader, network: Network, older: Network | None) -> None:
        arrays = seen.group.arrays
        observations, masks = self._there(arrays.observations), self._there(arrays.masks)
        seats, elder = self._there(arrays.seats), self._there(arrays.older)
        rows = reader.rows(observations)
        with self.autocast():
            logits, values = network(rows, reader.wanted)
        if older is not None:
            # For all rows: many different sizes would cost the graphics card more.
            with self.autocast():
                theirs, _ = older(rows, reader.wanted)
            logits = torch.where(elder[:, None], theirs, logits)
        logits = logits.masked_fill(~reader.unpacked(masks), -1e9)
        noise = -torch.empty_like(logits).exponential_().clamp_min(1e-20).log()
        chosen = (logits + noise).argmax(1)
        advised = self._there(arrays.advised)
        # A teacher plays most of the time itself, but is asked about positions that the pupil gets into, too.
        follow = (advised >= 0) & (torch.rand(len(advised), device=self.device) < FOLLOWED)
        chosen = torch.where(follow, advised, chosen)
        seen.advised[t] = advised
        seen.odds[t] = logits.log_softmax(1).gather(1, chosen[:, None])[:, 0]
        seen.observations[t], seen.masks[t], seen.seats[t] = observations, masks, seats
        seen.chosen[t], seen.mine[t] = chosen, ~elder
        seen.expected[t] = reader.by_seats(values.exp()[:, : reader.players], seats)
        arrays.chosen[:] = chosen.cpu().numpy()

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

    def _there(self, array: Any) -> Tensor:
        # A copy: the games write into this memory in the next step.
        return torch.from_numpy(array).to(self.device) if self.device.type == "cuda" else torch.tensor(array)


def _pin(group: Group) -> None:
    """Let the graphics card read the games' memory directly; copies are many times slower else."""
    memory = group.arrays.memory
    torch.cuda.cudart().cudaHostRegister(memory.ctypes.data, memory.nbytes, 0)
