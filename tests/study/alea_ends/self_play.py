"""Games that teach how to judge ends of turns: `python -m tests.study.alea_ends.self_play FOLDER --columns FILE`.

Every turn is solved exactly for what the network says of its ends (`taberna.games.alea.ends`), so what it says
at the beginning of a turn is free of the luck of that turn. An end learns what the next turn is worth before any
die has fallen, and what came of that turn beyond what was to be expected of it (lambda): little of the luck of
the dice is left in what is learned. In some of the games consul has all seats but one; what comes of those is
told, round by round.

FILE is a network of columns (tests/study/alea_table), with which the judge begins. FOLDER keeps the network after
every round (`ends.pt`; a run that was stopped goes on from it), what bots play with (`ends.onnx`), and a line for
every round (`curve.jsonl`).
"""

from __future__ import annotations

import argparse
import io
import json
import math
import os
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import torch

import taberna
from taberna.bots.network.memory import window
from taberna.core.chance import Rng
from taberna.core.game import CHANCE, Game
from taberna.games.alea import ends
from taberna.games.alea.ends import AleaEnds
from taberna.games.alea.outlook import HANDS
from taberna.games.alea.solver import AleaSolver, learned
from taberna.games.alea.state import AleaState

from .network import KNOWN, PLAYER, SEATS, Judge, columns_of, export, shares, there_of

# Which part of the time goes to games of so many players.
PLAYERS = {2: 0.4, 4: 0.4, 3: 0.08, 5: 0.06, 6: 0.06}
BATCH = 1_024
REMEMBERED = 400_000  # turns
STRAYS = 0.12  # the part of the turns in which ends are judged a little wrong on purpose
AVERAGED = 400  # weights are averaged over so many updates for the network that plays
EVERY_HAND = np.arange(HANDS)

Lesson = tuple[
    Any, Any, Any, Any
]  # what is known of whoever played, of the others, of the round; everybody's share


class Taught:
    """What is learned of ends, the newest last."""

    def __init__(self) -> None:
        shapes = ((KNOWN,), (SEATS - 1, KNOWN), (int(ends.ROUND),), (SEATS,))
        self.parts = [np.zeros((0, *shape), np.float32) for shape in shapes]

    def add(self, found: list[Any]) -> None:
        """Append; what is too old is forgotten."""
        self.parts = [np.concatenate(both)[-REMEMBERED:] for both in zip(self.parts, found, strict=True)]

    def draw(self, which: Any) -> list[Any]:
        return [torch.from_numpy(part[which]) for part in self.parts]

    def __len__(self) -> int:
        return len(self.parts[0])


class Turn:
    """A turn that is being played, or has been."""

    def __init__(self, seat: int, rows: Any) -> None:
        self.seat = seat
        self.rows = rows  # of all ends
        self.worth = -1.0  # to whoever plays, before any die falls; of consul's turns nobody knows
        self.strayed = False
        self.known: tuple[Any, Any, Any] | None = None  # of the end that came
        self.came = np.zeros(0)  # everybody's share by what the network says of that end


class Player:
    """Plays games by what a network says of ends, with itself or with consul."""

    def __init__(self, judge: Judge, game: Game, seed: int, noise: float) -> None:
        self.judge, self.game, self.noise = judge, game, noise
        self.mind = AleaEnds(game, Rng(seed, 1))
        self.consul = AleaSolver(game, Rng(seed, 3), learned())
        self.dice = Rng(seed, 2)
        self.whims = np.random.default_rng(seed)
        # What is known of the ends of the turn at hand, for each hand that may be kept, and what is said of them.
        self.kept = EVERY_HAND
        self.mine: Any = None
        self.others: Any = None
        self.judged: Any = None

    def play(self, alone: int) -> tuple[list[Turn], Any, float]:
        """The turns of a game, everybody's share in the end, and the mean of the points. One seat plays alone
        among consuls, unless that is -1."""
        state = self.game.start()
        assert isinstance(state, AleaState)
        turns: list[Turn] = []
        while not state.over:
            if state.turn == CHANCE:
                state.do(state.pick(self.dice))
                continue
            options = state.options()
            mine = alone in (-1, state.seat)
            many, cells = self.mind.questions(state.view(state.seat))
            if many:
                turns.append(Turn(int(state.seat), window(cells, "uint8").reshape(many, -1)))
                if mine:
                    self._begin(turns[-1], state, options, alone < 0)
                else:
                    self.judged = None
            seat = int(state.seat)
            who = self.mind.solver if mine else self.consul
            state.do(who.answer(state, options) if len(options) > 1 else options[0])
            if not state.over and state.seat != seat:
                self._end(turns[-1], state)
        outcome = np.zeros(self.game.players)
        outcome[state.winners()] = 1 / len(state.winners())
        turns[-1].came = outcome
        return turns, outcome, sum(state.scores()) / self.game.players

    def _begin(self, turn: Turn, state: AleaState, options: list[int], may_stray: bool) -> None:
        """Judge what the turn can end with, and solve it."""
        hand = int(state.cards[state.seat])
        self.kept = EVERY_HAND[(EVERY_HAND & ~hand) == 0]
        rows = torch.from_numpy(turn.rows).float()
        self.mine = self.judge.own(rows, torch.from_numpy(self.kept))
        self.others = self.judge.beside(rows[0])
        there = self.others.expand(len(rows), 1, SEATS - 1, KNOWN)
        found = self.judge.logits(self.mine, there, rows[:, None, SEATS * PLAYER :])
        self.judged = shares(found, there_of(there)).exp().numpy()
        answers = np.zeros((len(rows), HANDS))
        answers[:, self.kept] = self.judged[..., 0]
        self.mind.hear(answers.tolist())
        solver = self.mind.solver
        solver._begin(state)
        turn.worth = max(solver.after(state, one) for one in options)
        turn.strayed = may_stray and self.whims.random() < STRAYS
        if turn.strayed:
            answers += self.noise * self.whims.standard_normal((len(rows), 1))
            self.mind.hear(np.clip(answers, 0, 1).tolist())
            solver.of = []
            solver._begin(state)

    def _end(self, turn: Turn, state: AleaState) -> None:
        """What is known of the end that came, and what the network says of it."""
        last = int(ends.LAST) if state.ended else 0
        hand = int(state.cards[turn.seat])
        which = self.mind.asked.index(int(state.columns[turn.seat]) | last)
        rounds = turn.rows[which, SEATS * PLAYER :].astype(np.float32)
        if self.judged is None:
            row = torch.from_numpy(turn.rows[which]).float()
            mine = self.judge.own(row[None], torch.tensor([hand]))[0, 0]
            others = self.judge.beside(row)
            found = shares(self.judge.logits(mine, others, row[SEATS * PLAYER :]), there_of(others)).exp().numpy()
        else:
            place = int(np.searchsorted(self.kept, hand))
            mine, others, found = self.mine[which, place], self.others, self.judged[which, place]
        turn.known = mine.numpy(), others.numpy(), rounds
        turn.came = np.roll(found[: self.game.players], turn.seat)


def taught(turns: list[Turn], outcome: Any, trace: float) -> list[Lesson]:
    """What the ends of a game's turns learn: everybody's share from whoever had the turn on."""
    found: list[Lesson] = []
    coming = outcome
    for turn, after in zip(reversed(turns[:-1]), reversed(turns[1:]), strict=True):
        part = 0.0 if after.strayed else trace
        wanted = (1 - part) * after.came + part * coming
        if after.worth >= 0:
            # What whoever played could expect was worked out; what came beyond that is not the luck of the dice.
            seat = after.seat
            mine = min(max(after.worth + part * (coming[seat] - after.came[seat]), 0.0), 1.0)
            wanted[seat] = 0.0
            rest = wanted.sum()
            wanted = (
                wanted * ((1 - mine) / rest) if rest > 0 else np.full_like(wanted, (1 - mine) / (len(wanted) - 1))
            )
            wanted[seat] = mine
        coming = wanted
        shown = np.zeros(SEATS, np.float32)
        shown[: len(wanted)] = np.roll(wanted, -turn.seat)
        assert turn.known is not None
        found.append((*turn.known, shown))
    return found


def play_some(weights: bytes, columns: str, seconds: float, seed: int, asked: dict[str, Any]) -> Any:
    """Play for so long: the lessons, and what is to be told by number of players."""
    torch.set_num_threads(1)
    judge = Judge(*columns_of(Path(columns)), asked["width"])
    judge.load_state_dict(torch.load(io.BytesIO(weights), weights_only=True))
    judge.eval().requires_grad_(False)
    those = asked["players"]
    players = {n: Player(judge, taberna.game("alea", n), seed * 10 + n, asked["noise"]) for n in those}
    whims = np.random.default_rng(seed)
    spent = dict.fromkeys(those, 0.0)
    told: dict[int, dict[str, list[float]]] = {n: {"points": [], "consul": []} for n in those}
    found: list[Lesson] = []
    began = time.monotonic()
    while time.monotonic() - began < seconds:
        n = min(those, key=lambda one: spent[one] / PLAYERS[one])
        before = time.monotonic()
        alone = int(whims.integers(n)) if whims.random() < asked["consul"] else -1
        turns, outcome, points = players[n].play(alone)
        found += taught(turns, outcome, asked["trace"])
        spent[n] += time.monotonic() - before
        if alone < 0:
            told[n]["points"].append(points)
        else:
            told[n]["consul"].append(float(outcome[alone]) * n)
    return [np.array(part, np.float32) for part in zip(*found, strict=True)], told


def study(judge: Judge, kept: Judge, optimiser: Any, lessons: Taught, updates: int, fresh: int) -> float:
    """Learn from what is remembered, a third of it from what is fresh; the mean surprise."""
    total = 0.0
    whims = np.random.default_rng()
    learning = [one for one in judge.parameters() if one.requires_grad]
    keeping = [
        one for one, other in zip(kept.parameters(), judge.parameters(), strict=True) if other.requires_grad
    ]
    for _ in range(updates):
        which = whims.integers(len(lessons), size=BATCH)
        newest = BATCH // 3
        which[:newest] = len(lessons) - 1 - whims.integers(min(fresh, len(lessons)), size=newest)
        mine, others, rounds, wanted = lessons.draw(which)
        found = shares(judge.logits(mine, others, rounds), there_of(others))
        loss = -(wanted * found).sum(-1).mean()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(learning, 1.0)
        optimiser.step()
        with torch.no_grad():
            torch._foreach_lerp_(keeping, learning, 1 / AVERAGED)
        total += float(loss.detach())
    return total / max(1, updates)


def weights_of(judge: Judge) -> bytes:
    out = io.BytesIO()
    torch.save(judge.state_dict(), out)
    return out.getvalue()


def told_of(parts: list[dict[int, dict[str, list[float]]]], those: list[int]) -> dict[str, Any]:
    """The points of games with itself, and against consul how often it won beside its share, in how many games."""
    found: dict[str, Any] = {"points": {}, "consul": {}}
    for n in those:
        points = [one for part in parts for one in part[n]["points"]]
        won = [one for part in parts for one in part[n]["consul"]]
        found["points"][n] = round(float(np.mean(points)), 1) if points else None
        found["consul"][n] = [round(float(np.mean(won)), 3) if won else None, len(won)]
    return found


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--columns", type=Path, required=True, help="a network of columns")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--round", type=float, default=60.0, help="seconds of play between two lessons")
    parser.add_argument("--updates", type=int, default=300, help="of the weights in a round")
    parser.add_argument("--trace", type=float, default=0.8, help="lambda")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--noise", type=float, default=0.04)
    parser.add_argument("--consul", type=float, default=0.5, help="the part of the games that are against consul")
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="*", default=list(PLAYERS))
    return parser


def main() -> None:
    asked = options().parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.workers)
    judge, kept = (Judge(*columns_of(asked.columns), asked.width) for _ in range(2))
    there = asked.folder / "ends.pt"
    if there.exists():
        judge.load_state_dict(torch.load(there, weights_only=True))
    kept.load_state_dict(judge.state_dict())
    kept.requires_grad_(False)
    lessons = Taught()
    learning = [one for one in judge.parameters() if one.requires_grad]
    optimiser = torch.optim.AdamW(learning, asked.rate, weight_decay=1e-4)
    began, seen, number = time.monotonic(), 0, 0
    keys = ("players", "noise", "trace", "consul", "width")
    said = {key: getattr(asked, key) for key in keys}
    with ProcessPoolExecutor(asked.workers) as pool:
        while (done := (time.monotonic() - began) / (60 * asked.minutes)) < 1:
            for group in optimiser.param_groups:
                group["lr"] = asked.rate * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done)))
            seeds = [(asked.seed << 40) + int(time.time()) * 100 + k for k in range(asked.workers)]
            weights = weights_of(kept)
            jobs = [pool.submit(play_some, weights, str(asked.columns), asked.round, one, said) for one in seeds]
            played = [job.result() for job in jobs]
            fresh = 0
            for found, _ in played:
                lessons.add(found)
                fresh += len(found[0])
            loss = study(judge, kept, optimiser, lessons, asked.updates, fresh)
            seen += fresh
            number += 1
            line = {"round": number, "minutes": round((time.monotonic() - began) / 60, 1), "turns": seen}
            line |= {"loss": round(loss, 4), **told_of([told for _, told in played], asked.players)}
            with (asked.folder / "curve.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
            print(json.dumps(line), flush=True)
            torch.save(kept.state_dict(), there)
            if number % 5 == 0:
                keep(kept, asked, seen)
    keep(kept, asked, seen)


def keep(judge: Judge, asked: argparse.Namespace, seen: int) -> None:
    twin = Judge(*columns_of(asked.columns), asked.width)
    twin.load_state_dict(judge.state_dict())
    export(twin, asked.folder / "ends.onnx", {"turns": str(seen)})


if __name__ == "__main__":
    main()
