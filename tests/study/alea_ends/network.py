"""The network that judges ends of turns, and how an end is told to it.

A row tells everybody's column and hand, from whoever has just played on in the order of play, and how far the
round is (`taberna.games.alea.ends.write` writes the same). The hand of whoever has just played is left out: the
network answers for all hands that he might have kept.
"""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import onnx
import torch
from torch import nn
from torch.nn import functional

from taberna.bots.network.model import ASKED
from taberna.games.alea import ends
from taberna.games.alea.outlook import HANDS
from taberna.train.export import halve

Tensor = Any

ROWS = int(ends.ROWS)
SEATS = int(ends.SEATS)
HIGHEST = int(ends.HIGHEST)
PLAYER = int(ends.PLAYER)
ROUND = int(ends.ROUND)
CARDS = 6


def told(columns: Tensor) -> Tensor:
    """Columns (…, 7), 0 for an empty row, as a row tells them: for every row the numbers up to the last one at or
    before it, and up to the next one at or behind it."""
    before = torch.cummax(columns, -1).values
    behind = torch.where(columns == 0, HIGHEST + 1, columns)
    behind = torch.cummin(behind.flip(-1), -1).values.flip(-1)
    every = torch.arange(1, HIGHEST + 1, device=columns.device)
    low, high = before[..., None] >= every, behind[..., None] >= every
    return torch.cat([low, high], -1).flatten(-2)


def cards(hands: Tensor) -> Tensor:
    return (hands[..., None] >> torch.arange(CARDS, device=hands.device) & 1).bool()


class Judge(nn.Module):
    """Everybody's share of the win, from whoever has just played on, for each hand that he might have kept."""

    def __init__(self, width: int = 128, inner: int = 384, blocks: int = 2, hand: int = 64) -> None:
        super().__init__()
        self.sizes = (width, inner, blocks, hand)
        self.mine = nn.Linear(PLAYER, width)
        self.others = nn.Linear(PLAYER, width)
        self.me = nn.Linear(width, inner)
        self.them = nn.Linear((SEATS - 1) * width, inner, bias=False)
        self.round = nn.Linear(ROUND, inner, bias=False)
        self.blocks = nn.ModuleList(
            nn.Sequential(nn.ReLU(), nn.Linear(inner, inner), nn.ReLU(), nn.Linear(inner, inner))
            for _ in range(blocks)
        )
        self.down = nn.Linear(inner, hand)
        self.hands = nn.Linear(CARDS, hand, bias=False)
        self.mixed = nn.Linear(hand, hand)
        self.last = nn.Linear(hand, SEATS)
        every = torch.arange(HANDS)
        self.register_buffer("kept", cards(every).float())
        self.table = nn.Parameter(torch.zeros(HANDS, hand))
        with torch.no_grad():
            for layer in (self.mine, self.others):
                layer.weight.mul_(0.3)
            for block in self.blocks:
                block[3].weight.mul_(0.5)
            self.last.weight.mul_(0.1)

    def beside(self, others: Tensor, rounds: Tensor) -> Tensor:
        """What others and the round have to say: (…, 5, PLAYER) and (…, ROUND)."""
        return self.them(functional.relu(self.others(others)).flatten(-2)) + self.round(rounds)

    def inside(self, mine: Tensor, beside: Tensor) -> Tensor:
        """What is known of an end before the hand that is kept."""
        x = self.me(functional.relu(self.mine(mine))) + beside
        for block in self.blocks:
            x = x + block(x)
        return self.down(functional.relu(x))

    def hand(self) -> Tensor:
        return self.hands(self.kept) + self.table

    def logits(self, inside: Tensor, hand: Tensor) -> Tensor:
        x = functional.relu(inside + hand)
        return self.last(x + functional.relu(self.mixed(x)))

    def forward(self, rows: Tensor) -> Tensor:
        """What the share of whoever has just played is with each hand, for rows as bots tell them."""
        players = rows[:, : SEATS * PLAYER].reshape(-1, SEATS, PLAYER)
        inside = self.inside(players[:, 0], self.beside(players[:, 1:], rows[:, SEATS * PLAYER :]))
        logits = self.logits(inside[:, None], self.hand())
        absent = (1 - players[:, None, :, 0]) * 1e4
        return torch.softmax(logits - absent, -1)[..., 0]


def shares(logits: Tensor, there: Tensor) -> Tensor:
    """The logarithms of everybody's share; nobody has one where no one sits."""
    return torch.log_softmax(logits.masked_fill(~there, -1e4), -1)


def export(judge: Judge, path: Path, facts: dict[str, str]) -> None:
    """As an ONNX file that bots can ask."""
    whole = judge.float().cpu().eval()
    axes = {"rows": {0: "many"}, "shares": {0: "many"}}
    with warnings.catch_warnings():
        # The new exporter needs another library, and makes larger files.
        warnings.simplefilter("ignore")
        rows = torch.zeros(2, int(ends.ALL))
        names = {"input_names": ["rows"], "output_names": ["shares"]}
        torch.onnx.export(whole, (rows,), str(path), **names, dynamic_axes=axes, opset_version=18, dynamo=False)
    made = onnx.load(str(path))
    halve(made)
    for key, value in {"game": "alea", "kind": ASKED, "layout": ends.AleaEnds.layout, **facts}.items():
        made.metadata_props.add(key=key, value=value)
    onnx.save(made, str(path))
