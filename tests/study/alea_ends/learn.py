"""Games with itself, and what they teach: `python -m tests.study.alea_ends.learn FOLDER --minutes 8`.

Temporal differences: what the network says when a turn is over is drawn towards what it says some turns later
and towards how the game ended (lambda). Every turn is solved exactly for what the network says of its ends, so
games are played as well as it knows, and whatever it holds for too good is played and put right. FOLDER keeps the
network after every minute (`ends.pt`, with which `--start` goes on), what bots play with in the end (`ends.onnx`),
and a line for every step (`curve.jsonl`).
"""

from __future__ import annotations

import argparse
import copy
import json
import math
import time
from pathlib import Path
from typing import Any

import torch

from .games import Games
from .network import Judge, Tensor, export, shares

# How much of the games have so many players.
PLAYERS = {2: 0.45, 4: 0.3, 3: 0.1, 5: 0.08, 6: 0.07}
BATCH = 2_048
KEEP_EVERY = 60.0
# Weights are averaged over so many updates for the network that is kept.
AVERAGED = 400


class Lessons:
    """What a round of turns taught: rows and everybody's share."""

    def __init__(self, games: Games, turns: int, trace: float) -> None:
        seen = [games.turn() for _ in range(turns)]
        # What comes of a turn, as those see it who have just played; the last one only says what comes of others.
        coming = torch.where(seen[-1]["over"][:, None], seen[-1]["outcome"], seen[-1]["shares"])
        self.told = told = list[Tensor]()
        for now in reversed(seen[:-1]):
            before = torch.gather(coming, 1, games.before)
            told.insert(0, before)
            after = (1 - trace) * now["shares"] + trace * before
            coming = torch.where(now["over"][:, None], now["outcome"], after)
        names = ("own", "others", "rounds", "left", "there")
        self.wanted = torch.cat(told)
        # What ended the game is known, and says nothing of the game that began behind it.
        counts = ~torch.cat([one["over"] for one in seen[:-1]])
        self.wanted = self.wanted[counts]
        self.rows = {name: torch.cat([one[name] for one in seen[:-1]])[counts] for name in names}

    def __len__(self) -> int:
        return len(self.wanted)


def surprise(judge: Judge, lessons: Lessons, which: Tensor) -> Tensor:
    rows = {name: values[which] for name, values in lessons.rows.items()}
    inside = judge.inside(rows["own"].float(), judge.beside(rows["others"].float(), rows["rounds"].float()))
    found = shares(judge.logits(inside, judge.hand()[rows["left"]]), rows["there"])
    return -(lessons.wanted[which] * found).sum(-1).mean()


def study(judge: Judge, kept: Judge, optimiser: Any, lessons: Lessons, epochs: int) -> float:
    """Go through what was seen; the mean surprise."""
    total, many = 0.0, 0
    for _ in range(epochs):
        order = torch.randperm(len(lessons), device=lessons.wanted.device)
        for part in order.split(BATCH):
            loss = surprise(judge, lessons, part)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
            optimiser.step()
            with torch.no_grad():
                torch._foreach_lerp_(list(kept.parameters()), list(judge.parameters()), 1 / AVERAGED)
            total, many = total + loss.detach(), many + 1
    return float(total) / max(1, many)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--games", type=int, default=0, help="at once")
    parser.add_argument("--turns", type=int, default=9, help="of every game between two lessons")
    parser.add_argument("--trace", type=float, default=0.8, help="lambda")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--noise", type=float, default=0.05)
    parser.add_argument("--inner", type=int, default=384)
    parser.add_argument("--blocks", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="go on from a network that was kept")
    parser.add_argument("--players", type=int, nargs="*", default=list(PLAYERS))
    parser.add_argument("--unrecorded", action="store_true", help="begin every small step anew on a graphics card")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(asked.seed)
    torch.set_float32_matmul_precision("high")
    judge = Judge(inner=asked.inner, blocks=asked.blocks).to(asked.device)
    if asked.start:
        judge.load_state_dict(torch.load(asked.start, map_location=asked.device, weights_only=True))
    kept = copy.deepcopy(judge).requires_grad_(False)
    optimiser = torch.optim.AdamW(judge.parameters(), asked.rate, weight_decay=1e-4, fused=asked.device != "cpu")
    many = asked.games or (24_576 if asked.device != "cpu" else 1_024)
    total = sum(PLAYERS[one] for one in asked.players)
    counts = {one: max(4, int(many * PLAYERS[one] / total)) for one in asked.players}
    games = Games(judge, counts, asked.device, asked.noise, not asked.unrecorded)
    began = saved = time.monotonic()
    step, seen = 0, 0
    while (done := (time.monotonic() - began) / (60 * asked.minutes)) < 1:
        for group in optimiser.param_groups:
            group["lr"] = asked.rate * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done)))
        games.points.zero_()
        games.finished.zero_()
        # In the beginning nothing is known: then only how games end teaches anything.
        trace = max(asked.trace, 1 - 4 * done) if not asked.start else asked.trace
        lessons = Lessons(games, asked.turns, trace)
        loss = study(judge, kept, optimiser, lessons, asked.epochs)
        seen += len(lessons)
        step += 1
        line = {
            "step": step,
            "seconds": round(time.monotonic() - began, 1),
            "turns": seen,
            "loss": round(loss, 4),
            "points": {one: round(float(games.points[one] / games.finished[one]), 1) for one in counts},
            "games": int(games.finished.sum()),
        }
        with (asked.folder / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        if step % 10 == 1 or done > 0.97:
            print(json.dumps(line), flush=True)
        if time.monotonic() - saved > KEEP_EVERY:
            saved = time.monotonic()
            torch.save(kept.state_dict(), asked.folder / "ends.pt")
    torch.save(kept.state_dict(), asked.folder / "ends.pt")
    facts = {"turns": str(seen), "minutes": f"{(time.monotonic() - began) / 60:.1f}"}
    export(kept, asked.folder / "ends.onnx", facts)
    print(json.dumps({"turns": seen, "bytes": (asked.folder / "ends.onnx").stat().st_size}))


if __name__ == "__main__":
    main()
