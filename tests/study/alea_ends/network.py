"""The network that judges ends of turns, and how an end is told to it.

A row tells everybody's column and hand, from whoever has just played on in the order of play, and how far the
round is (`taberna.games.alea.ends.write`). The hand of whoever has just played is left out: the network answers
for all hands that he might have kept.

Inside it is a network of columns (tests/study/alea_table), which knows what a player alone can expect with so many
turns left and learns no more here. From the points that everybody can expect, averaged over how long games last,
comes a first guess of the chance to win, as the bot by the exact table has it (`taberna.games.alea.outlook`); what
is learned is added to that.
"""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import Any

import onnx
import torch
from torch import nn
from torch.nn import functional

from taberna.bots.network.model import ASKED
from taberna.games.alea import actions, ends, outlook
from taberna.games.alea.outlook import HANDS
from taberna.games.alea.solver import LAST_TURN, PHASES
from taberna.train.export import halve, weights_in
from tests.study.alea_table.fit import Hopes

Tensor = Any

ROWS = int(actions.ROWS)
SEATS = int(ends.SEATS)
PLAYER = int(ends.PLAYER)
ROUND = int(ends.ROUND)
CARDS = 6
BONUS = 5.0
# What the network knows of a player at the end of a turn: that he is there, whether he has yet to play in the
# round, his points, what he can expect with no turn, one, two … left, his cards, and how many rows are empty.
THERE, COMING, POINTS, EXPECTED = 0, 1, 2, 3
ROUNDS = 10  # how many rounds may follow: as many as the network of columns knows turns, at least
KNOWN_CARDS = EXPECTED + ROUNDS + 1
EMPTY = KNOWN_CARDS + CARDS
KNOWN = EMPTY + ROWS + 1
POINT = 1 / 40  # so that what is learned is of the order of 1


def cards(hands: Tensor) -> Tensor:
    return (hands[..., None] >> torch.arange(CARDS, device=hands.device) & 1).float()


class Judge(nn.Module):
    """Everybody's share of the win, from whoever has just played on."""

    def __init__(self, hopes: Hopes, facts: dict[str, Any], width: int = 64) -> None:
        super().__init__()
        self.hopes = hopes.requires_grad_(False)
        self.facts = facts
        odds = torch.zeros(PHASES, ROUNDS)
        for phase, row in enumerate(facts["rounds"]):
            for k, part in enumerate(row):
                odds[phase, min(k, ROUNDS - 1)] += part
        self.register_buffer("odds", odds)
        self.scales = nn.Parameter(torch.tensor(facts["scales"]).log())
        self.mine = nn.Linear(ROUNDS + KNOWN + PHASES, width)
        self.others = nn.Linear((SEATS - 1) * (ROUNDS + KNOWN), width)
        self.inner = nn.Linear(width, width)
        self.round = nn.Linear(ROUND, width, bias=False)
        self.first, self.second = nn.Linear(width, width), nn.Linear(width, width)
        self.last = nn.Linear(width, SEATS)
        every = torch.arange(HANDS)
        self.register_buffer("kept", cards(every))
        self.register_buffer("powers", 2.0 ** torch.arange(CARDS))
        with torch.no_grad():
            self.last.weight.zero_()
            self.last.bias.zero_()

    # -- what is known of players ----------------------------------------------------------------------

    def expected(self, columns: Tensor) -> Tensor:
        """What columns as rows tell them can expect: (columns, turns and none, hands)."""
        alone = self.hopes(columns)[:, :ROUNDS]
        nothing = (BONUS * self.kept.sum(-1)).expand(columns.shape[0], 1, HANDS)
        return torch.cat([nothing, alone], 1)

    def known(self, players: Tensor, coming: Tensor, expected: Tensor, hands: Tensor) -> Tensor:
        """All of that as one row for each player: `players` as rows tell them, `expected` with the hand that
        `hands` tells card by card."""
        points = players[..., ends.POINTS] + players[..., ends.POINTS + 1] * ends.MUCH
        slots = players[..., ends.COLUMN :].unflatten(-1, (ROWS, outlook.WIDTH))
        # Of every empty row one of these places says yes.
        empty = slots[..., outlook.PLACE : outlook.SIZE].sum((-1, -2))
        many = (empty[..., None] == torch.arange(ROWS + 1, device=empty.device)).float()
        there = players[..., 0]
        return torch.cat([torch.stack([there, coming, points], -1), expected, hands, many], -1)

    def own(self, rows: Tensor, hands: Tensor) -> Tensor:
        """Of whoever has just played, with each of these hands: (ends, hands, KNOWN)."""
        mine = rows[:, :PLAYER]
        expected = self.expected(mine[:, ends.COLUMN :])[:, :, hands].transpose(1, 2)
        shape = (-1, len(hands), -1)
        kept = self.kept[hands].expand(rows.shape[0], -1, -1)
        coming = (to_come(rows) == 0).float()[:, None].expand(*expected.shape[:2])
        return self.known(mine[:, None].expand(*shape), coming, expected, kept)

    def beside(self, row: Tensor) -> Tensor:
        """Of all others, who stand alike in all ends of a turn: (5, KNOWN)."""
        players = row[PLAYER : SEATS * PLAYER].reshape(SEATS - 1, PLAYER)
        hands = players[:, ends.CARDS : ends.CARDS + CARDS]
        which = (hands @ self.powers)[:, None] == torch.arange(HANDS, device=row.device)
        expected = (self.expected(players[:, ends.COLUMN :]) * which[:, None]).sum(-1)
        # Those who have yet to play in the round come first; if nobody has, a new one begins.
        many = to_come(row)
        coming = ((torch.arange(SEATS - 1, device=row.device) < many) | (many == 0)).float()
        return self.known(players, coming, expected, hands)

    # -- what it says of that --------------------------------------------------------------------------

    def logits(self, mine: Tensor, others: Tensor, rounds: Tensor) -> Tensor:
        """(…, 6) from (…, KNOWN), (…, 5, KNOWN) and (…, ROUND)."""
        ended = rounds[..., :1]
        mine_ahead, others_ahead = ahead(mine, ended), ahead(others, ended[..., None])
        there = others[..., THERE : THERE + 1]
        middle = (others_ahead * there).sum(-2) / there.sum(-2)
        mine_off = (mine_ahead - middle) * POINT
        others_off = (others_ahead - middle[..., None, :]) * POINT * there
        phase = self.phase(mine, others, ended)
        odds = phase @ self.odds
        scale = (phase @ self.scales).exp() * POINT
        guess_mine = (mine_off * odds).sum(-1, keepdim=True)
        guess_others = (others_off * odds[..., None, :]).sum(-1)
        guess = torch.cat([guess_mine.expand(*guess_others.shape[:-1], 1), guess_others], -1) / scale[..., None]
        x = self.mine(torch.cat([mine_off, shortened(mine), phase], -1))
        others_told = torch.cat([others_off, shortened(others) * there], -1).flatten(-2)
        beside = functional.relu(self.others(others_told) + self.round(rounds))
        x = functional.relu(x + self.inner(beside))
        x = x + functional.relu(self.first(x))
        x = x + functional.relu(self.second(x))
        return guess + self.last(x)

    def phase(self, mine: Tensor, others: Tensor, ended: Tensor) -> Tensor:
        """How many rows of the fullest column are written, or the last round: one of them is 1."""
        rows = torch.arange(ROWS + 1, device=mine.device).flip(0).float()
        others_rows = (others[..., EMPTY:] @ rows * others[..., THERE]).amax(-1)
        fullest = torch.maximum((mine[..., EMPTY:] @ rows), others_rows).clamp(max=LAST_TURN - 1)
        fullest = torch.where(ended[..., 0] > 0, float(LAST_TURN), fullest)
        return (fullest[..., None] == torch.arange(PHASES, device=mine.device)).float()

    def judged(self, rows: Tensor, hands: Tensor) -> Tensor:
        """Everybody's share for the ends of one turn, with each of these hands: (ends, hands, 6)."""
        mine = self.own(rows, hands)
        others = self.beside(rows[0]).expand(rows.shape[0], 1, SEATS - 1, KNOWN)
        rounds = rows[:, None, SEATS * PLAYER :]
        return shares(self.logits(mine, others, rounds), there_of(others)).exp()

    def forward(self, rows: Tensor) -> Tensor:
        """What the share of whoever has just played is with each hand, for rows as bots tell them."""
        return self.judged(rows, torch.arange(HANDS, device=rows.device))[..., 0]


def to_come(rows: Tensor) -> Tensor:
    """How many have yet to play in the round."""
    return rows[..., SEATS * PLAYER + ends.TO_COME :] @ torch.arange(SEATS, device=rows.device).float()


def ahead(players: Tensor, ended: Tensor) -> Tensor:
    """What players can expect to have in the end if so many rounds follow: (…, ROUNDS)."""
    expected = players[..., EXPECTED : EXPECTED + ROUNDS + 1]
    coming = players[..., COMING : COMING + 1]
    now = torch.where(coming > 0, expected[..., 1:], expected[..., :-1])
    now = torch.where(ended > 0, now[..., :1], now)
    return players[..., POINTS : POINTS + 1] + now


def shortened(players: Tensor) -> Tensor:
    """What is known of players in small numbers."""
    points = players[..., POINTS:KNOWN_CARDS] * POINT
    return torch.cat([players[..., :POINTS], points, players[..., KNOWN_CARDS:]], -1)


def there_of(others: Tensor) -> Tensor:
    """Whoever sits there, from whoever has just played on."""
    there = others[..., THERE] > 0
    return torch.cat([torch.ones_like(there[..., :1]), there], -1)


def shares(logits: Tensor, there: Tensor) -> Tensor:
    """The logarithms of everybody's share; nobody has one where no one sits."""
    return torch.log_softmax(torch.where(there, logits, -1e4), -1)


def columns_of(path: Path) -> tuple[Hopes, dict[str, Any]]:
    """The network of columns in a file, and what the file says of games."""
    facts = {one.key: one.value for one in onnx.load(str(path)).metadata_props}
    weights = weights_in(path)
    blocks = len({name.split(".")[1] for name in weights if name.startswith("inner.")})
    hopes = Hopes(int(facts["turns"]), weights["first"].shape[1], blocks)
    hopes.load_state_dict({name: weights[name] for name in hopes.state_dict()})
    return hopes, {key: json.loads(facts[key]) for key in ("rounds", "scales")}


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
