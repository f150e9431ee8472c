"""Finds out, from games that a network plays, how long games last and how far ahead makes a win how likely.

    python -m tests.study.alea_table.settle build/alea-table/columns.onnx --games 2000

Both are written into the network's file. Games played with what was found before are a little other games, so this
may be done twice.
"""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from pathlib import Path

import taberna
from taberna.bots.network.asking import AskingBot
from taberna.bots.network.model import model
from taberna.core.chance import Rng
from taberna.core.game import CHANCE
from taberna.games.alea.outlook import AleaOutlook
from taberna.games.alea.solver import LAST_TURN, PHASES, learned, phase_of
from taberna.games.alea.state import AleaState
from tests.study.alea import SCALES

from .fit import describe

PLAYERS = (2, 2, 4, 3)  # how many sit at the tables, in turn
FEW = 30  # positions of a phase, below which what was known before stays

Seen = tuple[int, int, list[float], list[int]]  # phase, rounds that followed, points expected, winners


def played(path: str, seed: int) -> list[Seen]:
    """One game: what was expected at the beginning of every turn, and what came."""
    game = taberna.game("alea", PLAYERS[seed % len(PLAYERS)])
    state, dice = game.start(), Rng(seed, 99)
    bots = [AskingBot(game, Rng(seed, seat), model(path)) for seat in range(game.players)]
    found: list[tuple[int, int, list[float]]] = []
    while not state.over:
        assert isinstance(state, AleaState)
        if state.turn == CHANCE:
            state.do(state.pick(dice))
            continue
        bot = bots[state.turn]
        if state.lying == 0 and state.aside == 0:
            bot.ask(state.view(state.turn))
            mind = bot.mind
            assert isinstance(mind, AleaOutlook)
            phase = int(phase_of(state))
            points = [mind.outlook.points(state, phase, seat) for seat in range(game.players)]
            found.append((phase, int(state.round), points))
        last = int(state.round)
        state.apply(bot.choose(state.view(state.turn), state.decision()))
    return [(phase, last - number, points, state.winners()) for phase, number, points in found]


def likely(points: list[float], winners: list[int], scale: float) -> float:
    """How likely those who won were to win: its logarithm."""
    most = max(points)
    weights = [exp((one - most) / scale) for one in points]
    return sum(log(weights[seat] / sum(weights)) for seat in winners) / len(winners)


def settled(seen: list[Seen], rounds: list[list[float]], scales: list[float]) -> None:
    """Put what was found in the place of what was known before."""
    for phase in range(PHASES):
        here = [one for one in seen if one[0] == phase]
        if len(here) < FEW:
            continue
        followed = [number for _, number, _, _ in here]
        if phase != LAST_TURN:
            rounds[phase] = [round(followed.count(k) / len(here), 4) for k in range(max(followed) + 1)]
        scales[phase] = max(SCALES, key=lambda one: sum(likely(points, won, one) for _, _, points, won in here))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", type=Path)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    facts = model(str(asked.network)).facts
    rounds: list[list[float]] = json.loads(facts["rounds"])
    scales: list[float] = json.loads(facts.get("scales", json.dumps(list(learned().scales))))
    with ProcessPoolExecutor(asked.workers) as pool:
        jobs = [pool.submit(played, str(asked.network), asked.seed + k) for k in range(asked.games)]
        settled([one for job in jobs for one in job.result()], rounds, scales)
    describe(asked.network, {"rounds": rounds, "scales": scales})
    print(json.dumps({"rounds": rounds, "scales": scales}))


if __name__ == "__main__":
    main()
