"""Learns from games that a network plays with itself who will win: `python -m tests.study.alea_table.win FILE`.

After `settle`, and more than once: games played with what was learned before are other games. At the beginning of
every turn it is noted what the bot knows of everybody (`Outlook.tell`), and in the end who has won; from that a
small network is fitted, which goes into the network's file. What was noted is kept beside it, so that later fits
learn from all games.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import torch
from torch import nn

import taberna
from taberna.bots.network.asking import AskingBot
from taberna.bots.network.model import model
from taberna.core.chance import Rng
from taberna.core.game import CHANCE
from taberna.games.alea.outlook import AleaOutlook
from taberna.games.alea.state import AleaState
from taberna.games.alea.winning import TOLD

from .fit import describe

Tensor = Any  # torch's, which not everybody has
PLAYERS = (2, 4, 2, 3, 2, 4, 2, 3, 2, 4, 5, 6)  # how many sit at the tables, in turn
MOST = 6
WIDTH = 24
BATCH = 256
RATE = 3e-3

Seen = tuple[list[list[float]], list[float]]  # what was known of each seat, and its share of the win


def played(path: str, seed: int) -> list[Seen]:
    """One game: what was known at the beginning of every turn, and who won."""
    game = taberna.game("alea", PLAYERS[seed % len(PLAYERS)])
    state, dice = game.start(), Rng(seed, 98)
    bots = [AskingBot(game, Rng(seed, seat), model(path)) for seat in range(game.players)]
    found: list[list[list[float]]] = []
    while not state.over:
        assert isinstance(state, AleaState)
        if state.turn == CHANCE:
            state.do(state.pick(dice))
            continue
        bot = bots[state.turn]
        if state.lying == 0 and state.aside == 0:
            bot.ask(state.view(state.turn))
            found.append(known(bot, state))
        state.apply(bot.choose(state.view(state.turn), state.decision()))
    winners = state.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
    return [(told, shares) for told in found]


def known(bot: AskingBot, state: AleaState) -> list[list[float]]:
    mind = bot.mind
    assert isinstance(mind, AleaOutlook)
    told = [round(float(one), 4) for one in mind.outlook.tell(state)]
    return [told[k : k + TOLD] for k in range(0, len(told), TOLD)]


class Chances(nn.Module):
    """As `Winning` works it out: a seat's numbers, then those of the others together."""

    def __init__(self, width: int = WIDTH) -> None:
        super().__init__()
        self.first = nn.Linear(TOLD, width)
        self.second = nn.Linear(2 * width, width)
        self.last = nn.Linear(width, 1, bias=False)
        # Before it has learned anything, what the points say.
        nn.init.zeros_(self.last.weight)

    def forward(self, told: Tensor, there: Tensor) -> Tensor:
        """The logarithm of everybody's chance: (games, seats)."""
        noticed = torch.relu(self.first(told)) * there[..., None]
        others = noticed.sum(1, keepdim=True) - noticed
        found = self.last(torch.relu(self.second(torch.cat([noticed, others], -1))))[..., 0]
        return torch.log_softmax((told[..., 0] + found).masked_fill(~there, -1e9), 1)

    def layers(self) -> list[list[float]]:
        """The weights as `Winning` reads them."""
        both = self.second.weight
        parts = (self.first.weight, self.first.bias, both, self.second.bias, self.last.weight)
        return [[round(one, 5) for one in part.detach().flatten().tolist()] for part in parts]


def packed(seen: list[Seen]) -> tuple[Tensor, Tensor, Tensor]:
    told = torch.zeros((len(seen), MOST, TOLD))
    there = torch.zeros((len(seen), MOST), dtype=torch.bool)
    shares = torch.zeros((len(seen), MOST))
    for k, (numbers, won) in enumerate(seen):
        told[k, : len(won)] = torch.tensor(numbers)
        there[k, : len(won)] = True
        shares[k, : len(won)] = torch.tensor(won)
    return told, there, shares


def surprise(chances: Tensor, there: Tensor, shares: Tensor) -> Tensor:
    """How unlikely what came was held to be, on average."""
    return -(shares * chances.masked_fill(~there, 0.0)).sum(1).mean()


def fit(seen: list[Seen], epochs: int) -> Chances:
    told, there, shares = packed(seen)
    chances = Chances()
    optimiser = torch.optim.AdamW(chances.parameters(), RATE, weight_decay=0.1)
    steps = epochs * -(-len(told) // BATCH)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps)
    for _ in range(epochs):
        for part in torch.randperm(len(told)).split(BATCH):
            loss = surprise(chances(told[part], there[part]), there[part], shares[part])
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            plan.step()
    return chances


@torch.no_grad()
def judged(chances: Chances, seen: list[Seen]) -> float:
    told, there, shares = packed(seen)
    return float(surprise(chances(told, there), there, shares))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", type=Path)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=2_000_000)
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    kept = asked.network.with_suffix(".games.jsonl")
    with ProcessPoolExecutor(asked.workers) as pool, kept.open("a", encoding="utf-8") as file:
        jobs = [pool.submit(played, str(asked.network), asked.seed + k) for k in range(asked.games)]
        for job in jobs:
            file.write(json.dumps(job.result()) + "\n")
    games = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    random.Random(1).shuffle(games)
    torch.manual_seed(1)
    aside = len(games) // 10
    test = [one for game in games[:aside] for one in game]
    chances = fit([one for game in games[aside:] for one in game], asked.epochs)
    describe(asked.network, {"winning": chances.layers()})
    told = {"games": len(games), "by points alone": judged(Chances(), test), "learned": judged(chances, test)}
    print(json.dumps({key: round(value, 4) for key, value in told.items()}))


if __name__ == "__main__":
    main()
