"""Puzzles: positions of finished games in which one option is clearly best. Each game may bring some, as data.

A puzzle is a position as the seat that has to choose could believe it to be: what it can't know was dealt at
random.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ..core.chance import Rng
from ..core.game import Decision, Game, State, View
from ..core.manifest import CONSUL, SEARCH_LEVELS
from ..games import make_game, manifest
from .judging import Judge

# An option is clearly best if it is worth so much more of the win than the next one, for sure: to take that one
# would be a mistake.
CLEAR = 0.05
# What looks so at a glance is looked at again, so many times as long as the strongest level thinks.
GLANCE = 0.15
LONGER = 2.0
DIGITS = 3


@dataclass(frozen=True)
class Puzzle:
    players: int
    options: dict[str, Any]
    position: dict[str, Any]
    best: str
    chances: dict[str, float]
    """Of the best option and the next ones."""

    def begun(self, game: str) -> State:
        return make_game(game, self.players, None, **self.options).position(self.position)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Those that a game brings; none if it brings none."""
    brings = manifest(game)
    file = files(brings.package).joinpath(brings.puzzles)
    found = json.loads(file.read_text(encoding="utf-8")) if brings.puzzles and file.is_file() else []
    return tuple(Puzzle(**one) for one in found)


def written(found: list[Puzzle]) -> str:
    """A file of puzzles: one a line, nothing that need not be there."""
    lines = [json.dumps(asdict(one), ensure_ascii=False, separators=(",", ":")) for one in found]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def find(game: Game, view: View, decision: Decision, chosen: int, seed: int, missed: bool = True) -> Puzzle | None:
    """A puzzle, if one option is clearly best; `missed`: only if somebody has chosen another."""
    level = manifest(game.name).levels.get(CONSUL, SEARCH_LEVELS[CONSUL])
    usual = level.iterations or SEARCH_LEVELS[CONSUL].iterations
    first = Judge(game, seed, round(usual * GLANCE)).opinions(1, view, decision)
    if len(first) < 2 or first[0].chance < first[1].chance + CLEAR / 2 or (missed and first[0].action == chosen):
        return None
    best = game.text(first[0].action)
    sure = Judge(game, seed + 1, round(usual * LONGER)).judge(1, view, decision, first[0].action)
    # The best of the others is worth clearly less, and nothing else was found to be better.
    ahead = sure.chosen_chance - sure.rival_chance
    if not sure.told_apart or ahead < CLEAR or sure.options[0].move != best:
        return None
    chances = {best: sure.chosen_chance, sure.rival: sure.rival_chance}
    for one in sure.options[:5]:
        # Looked at less often than those two: never above the second.
        chances.setdefault(one.move, min(one.chance, sure.rival_chance))
    rounded = {move: round(chance, DIGITS) for move, chance in chances.items()}
    imagined = game.imagine(view, Rng(seed))
    usual_options = {one.name: one.default for one in type(game).choices}
    options = {name: value for name, value in game.options.items() if value != usual_options[name]}
    return Puzzle(game.players, options, dict(imagined.position()), best, rounded)
