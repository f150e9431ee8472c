"""Who foresees best who wins at Pecunia, network, evaluator or both: `python -m tests.study.foresight --save`.

Rules of thumb play fresh games with themselves; one choice in 25 is drawn, so that there are positions which they
would avoid. Network and evaluator say of one position in ten what everybody's share will be, both from what the
seat that has the choice may know: the network reads its row, the evaluator looks at all its options with hands
dealt anew. What is told is how surprised each is by who wins, in nats a position, also mixed as search hears it
(`advice.worth` in the game's manifest), and how far each is behind the best of them.
"""

from __future__ import annotations

import argparse
import math
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64, u8

import taberna
from taberna.bots import bot, evaluator
from taberna.bots.network.layout import Table
from taberna.bots.network.memory import window
from taberna.bots.network.model import model
from taberna.bots.network.offered import shipped
from taberna.core.chance import Rng
from taberna.core.evaluator import Evaluator
from taberna.core.game import CHANCE, State
from taberna.core.options import Value
from taberna.games import manifest
from tests.results import machine, save

GAME = "pecunia"
MODULES: dict[str, Value] = dict.fromkeys(manifest(GAME).modules, True)
KINDS: dict[str, dict[str, Value]] = {"": {}, ", advanced": {"advanced": True}, ", all modules": MODULES}
TABLES = {f"{players} players{name}": (players, options) for name, options in KINDS.items() for players in (2, 4)}
if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[Any]
Surprises = list[list[float]]  # of each game: the sums of all shares, then how many positions
SHARES = (0.0, 0.1, 0.2, 0.3, 0.4, 1.0)
STRAYS, KEPT = 25, 10
LEAST = 1e-4  # as search has it


def played(path: str, name: str, seed: int) -> list[float]:
    """One game: how surprised each mixture was, summed up, and at how many positions."""
    players, options = TABLES[name]
    game = taberna.game(GAME, players, **options)
    table, network, judge = Table(game), model(path), evaluator(game, Rng(seed, 1))
    state, dice, draw = game.start(), Rng(seed), Rng(seed, 2)
    bots = [bot("thumb", game, draw, timed=False) for _ in range(players)]
    found: list[tuple[int, Numbers, Numbers]] = []
    while not state.over:
        turn = state.turn
        if turn == CHANCE:
            state.do(state.pick(dice))
            continue
        decision = state.decision()
        if len(decision.options) == 1:
            state.do(decision.options[0])
            continue
        if not draw.below(KEPT):
            row = vec[u8](bytes(int(table.encoding.size)))
            table.encoding.write(state, turn, row, 0)
            _, shares = network.judge(table.rows(window(row, "uint8").reshape(1, -1)))
            found.append((turn, shares[0, :players].astype(float), hoped(state, judge, draw)))
        if draw.below(STRAYS):
            state.do(bots[turn].choose(state.view(turn), decision))
        else:
            state.do(decision.options[draw.below(len(decision.options))])
    return [*(surprise(state, found, share) for share in SHARES), float(len(found))]


def hoped(state: State, judge: Evaluator, draw: Rng) -> Numbers:
    """What everybody can hope for if the best option is taken, from the seat that has the choice on."""
    guessed = state.clone()
    guessed.redeal(state.turn, draw)
    options = guessed.options()
    players = len(guessed.scores())
    out = vec[float]([0.0] * (players * len(options)))
    judge.evaluate_options(guessed, vec[i64](options), len(options), draw, [0.0] * players, out)
    worths = np.array([out[k] for k in range(players * len(options))]).reshape(-1, players)
    return np.roll(worths[worths[:, state.turn].argmax()], -state.turn)


def surprise(state: State, found: list[tuple[int, Numbers, Numbers]], share: float) -> float:
    """Of all positions of a game, if the evaluator has such a share in what is said."""
    winners, total = state.winners(), 0.0
    for turn, shares, hopes in found:
        mixed = np.exp((1 - share) * np.log(shares.clip(LEAST)) + share * np.log(hopes.clip(LEAST)))
        logs = np.log(mixed / mixed.sum())
        total -= sum(logs[(one - turn) % len(logs)] for one in winners) / len(winners)
    return total


def line(name: str, games: Surprises) -> str:
    sums = np.array(games)
    positions = sums[:, -1].sum()
    means = sums[:, :-1].sum(0) / positions
    best = int(means.argmin())
    apart = sums[:, :-1] - sums[:, [best]]  # of games, so that positions of one count together
    errors = 1.96 * apart.std(0) * math.sqrt(len(sums)) / positions
    cells = [
        f"{mean:.4f}" + (f" (+{mean - means[best]:.4f} ± {error:.4f})" if error else " best")
        for mean, error in zip(means, errors, strict=True)
    ]
    return f"| {name} | {int(positions)} | " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", type=Path, nargs="?", help="its file; else the one that the game ships")
    parser.add_argument("--games", type=int, default=300, help="of each kind")
    parser.add_argument("--tables", nargs="*", choices=list(TABLES), default=list(TABLES))
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--save", action="store_true", help="write the table to docs/results.md")
    asked = parser.parse_args()
    brings = manifest(GAME)
    path = asked.network or shipped(GAME)
    played_with = brings.advice.worth if brings.advice else 0
    heads = [f"share of the evaluator ({played_with} is played)", "positions", *map(str, SHARES)]
    lines = [f"{asked.games} games of each kind: {machine()}.", ""]
    lines += [f"| {' | '.join(heads)} |", f"|---|{'---:|' * (len(heads) - 1)}"]
    print("\n".join(lines))
    with ProcessPoolExecutor(asked.workers) as pool:
        for name in asked.tables:
            seeds = range(asked.seed, asked.seed + asked.games)
            jobs = [pool.submit(played, str(path), name, seed) for seed in seeds]
            lines.append(line(name, [job.result() for job in jobs]))
            print(lines[-1], flush=True)
    if asked.save:
        save("foresight", [*lines, ""])


if __name__ == "__main__":
    main()
