"""The positions of games that were watched, to learn from and to see how much was learned.

How a game ends is luck for the most part, so it says little of any one position. What the network itself expects
of the next positions of the same game says more, once it knows something: then both are mixed, the nearer the end
the more of the result. Some games are left aside, so that it can be told what the network knows of games that it
has not learned from.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import Tensor

from ..core.errors import BadFile
from .network import Network
from .rollout import Reader
from .watching import Part

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

# One game in so many is not learned from.
ASIDE = 20
# As often as all positions have been drawn so many times, the network is asked again what it expects of each.
AGAIN = 1.0
# How much of what is expected later reaches back by one choice. The less, the less is learned by heart: what 6,000
# games of Pecunia for four taught was at best 1.158 nats in 300 others by the results alone, 1.139 with 0.97,
# 1.131 with 0.94 and 1.132 with 0.9 (one position in four was kept).
TRACE = 0.94
# So many positions are looked at together when nothing is learned from them.
TOGETHER = 8_192


class Kind:
    """The positions of one kind of table, in the order in which they were seen."""

    def __init__(self, files: list[Path], reader: Reader, device: torch.device) -> None:
        positions = [_positions(path) for path in files]

        def told(name: str) -> Tensor:
            return torch.from_numpy(np.concatenate([one[name] for one in positions]))

        self.reader = reader
        self.device = device
        rows = told("row")
        self.rows = rows.to(device) if _fits(rows, device) else rows
        self.chosen = told("chosen").long().to(device)
        self.seats = told("seat").long().to(device)
        self.results = told("shares").to(device)
        self.shares = self.results  # what is learned of each
        games = told("game").numpy()
        self.groups = [torch.from_numpy(one).to(device) for one in _by_distance(games)]
        aside = games % ASIDE == 0
        self.known = torch.from_numpy(np.flatnonzero(~aside)).to(device)
        self.unseen = torch.from_numpy(np.flatnonzero(aside)).to(device)

    def some(self, picked: Tensor, seats: int) -> tuple[Tensor, Tensor, Tensor]:
        """Rows, choices and everybody's shares."""
        return self.read(picked), self.reader.wanted[self.chosen[picked]], wide(self.shares[picked], seats)

    def read(self, picked: Tensor) -> Tensor:
        return self.reader.rows(self.rows[picked.to(self.rows.device)].to(self.device))

    def look_again(self, expected: Tensor, trace: float) -> None:
        """Mix results with what is expected of the positions after each."""
        expected = self.reader.by_seats(expected[:, : self.reader.players], self.seats)
        later = self.reader.by_seats(self.results, self.seats)
        for group in self.groups[1:]:
            later[group] = (1 - trace) * expected[group + 1] + trace * later[group + 1]
        self.shares = self.reader.from_seat(later, self.seats)


class Watched:
    """All positions that were kept: about two kilobytes each, in memory, that of the graphics card if there is
    enough."""

    def __init__(
        self, parts: list[list[Part]], readers: list[Reader], seats: int, seed: int, device: torch.device
    ) -> None:
        self.seats = seats
        self.device = device
        self.draw = torch.Generator().manual_seed(seed)
        there = [[part.path for part in kind if part.path.exists()] for kind in parts]
        self.kinds = [Kind(paths, reader, device) for paths, reader in zip(there, readers, strict=True) if paths]
        self.ends = np.cumsum([len(kind.known) for kind in self.kinds])
        self.drawn = 0  # positions since the network was asked what it expects

    def __len__(self) -> int:
        return int(self.ends[-1]) if len(self.ends) else 0

    def some(self, count: int) -> tuple[Tensor, Tensor, Tensor]:
        """Positions of all kinds, mixed: rows, choices and everybody's shares."""
        self.drawn += count
        numbers = torch.randint(len(self), (count,), generator=self.draw).numpy()
        found = []
        begin = 0
        for kind, end in zip(self.kinds, self.ends.tolist(), strict=True):
            numbers_here = numbers[(begin <= numbers) & (numbers < end)] - begin
            picked = torch.from_numpy(numbers_here).to(self.device)
            begin = end
            found.append(kind.some(kind.known[picked], self.seats))
        rows, chosen, shares = zip(*found, strict=True)
        return torch.cat(rows), torch.cat(chosen), torch.cat(shares)

    @property
    def wants_another_look(self) -> bool:
        return self.drawn >= AGAIN * len(self)

    def look_again(self, network: Network, autocast: Any, kept: int) -> None:
        """From now on, mix results with what the network expects of later positions; one in so many was kept."""
        self.drawn = 0
        trace = TRACE**kept
        for kind in self.kinds:
            everything = torch.arange(len(kind.rows), device=self.device)
            kind.look_again(torch.cat(list(_expected(kind, everything, network, autocast))), trace)

    def unseen(self, network: Network, autocast: Any) -> dict[str, float]:
        """How much the network is surprised by who wins games that it has not learned from, at every kind of
        table."""
        found = {}
        for kind in self.kinds:
            if len(kind.unseen):
                expected = torch.cat(list(_expected(kind, kind.unseen, network, autocast)))
                results = wide(kind.results[kind.unseen], self.seats)
                found[kind.reader.label] = round(float(surprise(results, expected.log()).mean()), 5)
        return found


def _positions(path: Path) -> NDArray[Any]:
    try:
        found: NDArray[Any] = np.load(path)
    except (OSError, ValueError, EOFError):
        raise BadFile("train-watched-broken", path=str(path)) from None
    return found


@torch.no_grad()
def _expected(kind: Kind, picked: Tensor, network: Network, autocast: Any) -> Iterator[Tensor]:
    for part in picked.split(TOGETHER):
        with autocast():
            _, values = network(kind.read(part))
        yield values.exp()


def surprise(shares: Tensor, values: Tensor) -> Tensor:
    """The logarithm of what was expected of whoever has won. Seats that are empty have no share, and a logarithm
    that nothing can be done with."""
    return -torch.where(shares > 0, shares * values, 0.0).sum(1)


def wide(shares: Tensor, seats: int) -> Tensor:
    """With nothing for the seats that are empty."""
    return torch.nn.functional.pad(shares, (0, seats - shares.shape[1]))


def _fits(rows: Tensor, device: torch.device) -> bool:
    """Whether there is room for so much on a graphics card, and for as much again."""
    return device.type != "cuda" or 2 * rows.nbytes < torch.cuda.mem_get_info(device)[0]


def _by_distance(games: NDArray[Any]) -> list[NDArray[Any]]:
    """The places of all positions by how many of the same game come after them, the last ones first."""
    last = np.append(games[1:] != games[:-1], True) if len(games) else np.zeros(0, bool)
    ends = np.flatnonzero(last)
    distances = ends[np.searchsorted(ends, np.arange(len(games)))] - np.arange(len(games))
    order = np.argsort(distances, kind="stable")
    return np.split(order, np.cumsum(np.bincount(distances))[:-1])
