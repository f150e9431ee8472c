"""Learners that play apart and learn together: each has tables and a copy of the network, and they average what
they would change in it, so that the copies stay the same."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import torch
from torch import Tensor, nn

from .settings import Plan

# How long one learner waits for the others before it holds them for lost.
PATIENCE = timedelta(minutes=5)


class Team:
    """All learners as one of them sees them. Whoever learns alone is a team too."""

    def __init__(self, place: int = 0, size: int = 1, address: str = "") -> None:
        self.place = place
        self.size = size
        self.first = place == 0  # the one that decides when to stop, and writes down what came of it
        if size > 1:
            backends = "cpu:gloo,cuda:nccl" if torch.cuda.is_available() else "gloo"
            torch.distributed.init_process_group(
                backends, init_method=f"tcp://{address}", rank=place, world_size=size, timeout=PATIENCE
            )

    def share(self, plan: Plan) -> Plan:
        """The part of a plan that each of them has: games of its own, and together as many as the plan says."""
        return replace(
            plan,
            tables=max(2, plan.tables // self.size),
            minibatch=max(1, plan.minibatch // self.size),
            # Far apart: the tables of one learner are told apart by the numbers that follow.
            seed=plan.seed + (self.place << 32),
        )

    def alike(self, network: nn.Module) -> None:
        """Everybody begins with the weights of the first."""
        if self.size > 1:
            for one in network.parameters():
                torch.distributed.broadcast(one.data, 0)

    def average(self, network: nn.Module) -> None:
        """What everybody would change in the network, in the mean."""
        if self.size == 1:
            return
        found = [one.grad for one in network.parameters() if one.grad is not None]
        whole = torch.cat([one.flatten() for one in found])
        torch.distributed.all_reduce(whole)
        whole /= self.size
        for one, part in zip(found, whole.split([one.numel() for one in found]), strict=True):
            one.copy_(part.view_as(one))

    def total(self, numbers: Tensor) -> Tensor:
        """What everybody has, added up."""
        if self.size > 1:
            torch.distributed.all_reduce(numbers)
        return numbers

    def agreed(self, numbers: list[float]) -> list[float]:
        """What the first one says."""
        if self.size == 1:
            return numbers
        said = torch.tensor(numbers, dtype=torch.float64)
        torch.distributed.broadcast(said, 0)
        found: list[float] = said.tolist()
        return found

    def leave(self) -> None:
        if self.size > 1 and torch.distributed.is_initialized():
            torch.distributed.destroy_process_group()
