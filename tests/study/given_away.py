"""What bots give away at Pecunia, by a far longer search: `python -m tests.study.given_away --save`.

Imperators who think for a moment play with themselves. At one choice in 40 a search ten times as long as
imperator's, which also tries what looks worse, says what every option is worth. What a bot gives away is how far
its choice is behind the best of them. Times the choices that a player has in a game, this is how much more often
the bot would win if it chose as that search does, as far as the network judges rightly. The best of several
estimates is a little too high, so all of these numbers are too.
"""

from __future__ import annotations

import argparse
import math
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import taberna
from taberna import Decision, Game, View
from taberna.bots import Budget, bot, evaluator
from taberna.bots.network.model import model
from taberna.bots.network.offered import shipped
from taberna.bots.network.searching import NetworkBot
from taberna.core.bot import Bot
from taberna.core.chance import Rng
from taberna.core.game import CHANCE
from taberna.games import manifest
from tests.results import machine, save, saved
from tests.study.foresight import GAME, TABLES

MOMENT, LOOKS, LONG = 200, 3_000, 40_000
EAGER = 0.6  # how much the long search tries what looks worse
TRIED = LONG // 200  # an option that was tried less often is no candidate for the best
ASKED = 40  # one choice in so many
BOTS = ("thumb", "consul", "imperator", f"imperator, {10_000:,} looks")


@dataclass
class Found:
    """What came of one game: its choices, and what each bot gave away at those that were asked about."""

    choices: int
    given: list[list[float]]


def searching(path: str, game: Game, looks: int, seed: int, explore: float | None = None) -> NetworkBot:
    brings = manifest(GAME)
    eager = brings.network_explore if explore is None else explore
    estimate = evaluator(game, Rng(seed, 1))
    return NetworkBot(game, Rng(seed, 2), model(path), Budget(looks), eager, estimate, brings.advice)


def bots_of(path: str, game: Game, seed: int) -> list[Bot]:
    usual = [bot(name, game, Rng(seed, 3), timed=False) for name in BOTS[:2]]
    return [*usual, searching(path, game, LOOKS, seed), searching(path, game, 10_000, seed)]


def given_away(path: str, game: Game, view: View, decision: Decision, seed: int) -> list[float]:
    """How far the choice of each bot is behind the best."""
    judged = searching(path, game, LONG, seed, EAGER).explain(view, decision)
    worths = {one.action: one.chance for one in judged}
    best = max(one.chance for one in judged if one.tries >= TRIED)
    # What was never tried looked worse than all that was.
    least = min(worths.values())
    chosen = [one.choose(view, decision) for one in bots_of(path, game, seed + 1)]
    return [max(0.0, best - worths.get(action, least)) for action in chosen]


def played(path: str, name: str, seed: int) -> Found:
    players, options = TABLES[name]
    game = taberna.game(GAME, players, **options)
    state, dice, draw = game.start(), Rng(seed), Rng(seed, 4)
    minds = [searching(path, game, MOMENT, 10 * seed + k) for k in range(players)]
    found = Found(0, [])
    while not state.over:
        turn = state.turn
        if turn == CHANCE:
            state.do(state.pick(dice))
            continue
        decision = state.decision()
        if len(decision.options) == 1:
            state.do(decision.options[0])
            continue
        found.choices += 1
        view = state.view(turn)
        if not draw.below(ASKED):
            found.given.append(given_away(path, game, view, decision, 1_000 * seed + found.choices))
        state.do(minds[turn].choose(view, decision))
    return found


def line(name: str, games: list[Found]) -> str:
    """A row of the table: percent of a win, a choice and a game."""
    players, _ = TABLES[name]
    given = np.array([one for game in games for one in game.given])
    choices = sum(game.choices for game in games) / len(games) / players
    cells = [
        f"{100 * mean:.2f} ± {196 * spread / math.sqrt(len(given)):.2f}, {100 * mean * choices:.0f} a game"
        for mean, spread in zip(given.mean(0), given.std(0), strict=True)
    ]
    return f"| {name} | {len(given)} | {choices:.0f} | " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", type=Path, nargs="?", help="its file; else the one that the game ships")
    parser.add_argument("--games", type=int, default=60, help="of each kind of table")
    parser.add_argument("--tables", nargs="*", choices=list(TABLES), default=list(TABLES))
    parser.add_argument("--seed", type=int, default=7_000_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--save", action="store_true", help="write each row to docs/results.md")
    asked = parser.parse_args()
    path = str(asked.network or shipped(GAME))
    heads = ["table", "choices asked about", "choices a player and game", *BOTS]
    head = [
        f"Percent of a win: {machine()}.",
        "",
        f"| {' | '.join(heads)} |",
        f"|---|{'---:|' * (len(heads) - 1)}",
    ]
    print("\n".join(head))
    with ProcessPoolExecutor(asked.workers) as pool:
        for name in asked.tables:
            jobs = [pool.submit(played, path, name, asked.seed + k) for k in range(asked.games)]
            row = line(name, [job.result() for job in jobs])
            print(row, flush=True)
            if asked.save:
                others = [one for one in saved("given-away")[4:] if one and not one.startswith(f"| {name} |")]
                save("given-away", [*head, *sorted([*others, row], key=place), ""])


def place(row: str) -> int:
    """Where a row stands in the table."""
    return list(TABLES).index(row.split("|")[1].strip())


if __name__ == "__main__":
    main()
