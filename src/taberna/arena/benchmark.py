"""A benchmark of bots: fixed games, opponents, seeds and budgets, and a result that can be compared with others.

A task is a game, with its options as they are by default, for a number of players. The bot plays alone against
opponents of one kind, on the same deals as everybody, each deal once from every seat. Its score is its mean
return: 1 if it always wins alone, 0 for a fair share of the wins.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import version

from ..bots.program import PATIENCE
from ..core.errors import BadOption
from ..games import game_class, names
from .plan import Entrant, Plan, code_of, entrants_of
from .playing import Outcome
from .standing import table

VERSION = 2
SEED = 2026
DEALS = 100
OPPONENTS = ("random", "novice", "citizen", "senator")
PLAYERS = (2, 4)


@dataclass(frozen=True)
class Task:
    game: str
    players: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}"

    def plan(self, bot: str, opponent: str, deals: int) -> Plan:
        """The games against one opponent; deals are those of the opponent's number, whoever plays."""
        entrants = entrants_of(self.game, [bot, opponent])
        options = game_class(self.game)(self.players).options
        seats = (0, *[1] * (self.players - 1))
        seed = SEED + OPPONENTS.index(opponent)
        return Plan(self.game, self.players, options, entrants, deals, seed, PATIENCE, (seats,))


def tasks() -> dict[str, Task]:
    """For each game that is installed, for two and for four."""
    found = [
        Task(name, players)
        for name in names()
        for players in PLAYERS
        if game_class(name).min_players <= players <= game_class(name).max_players
    ]
    return {task.name: task for task in found}


def task_named(name: str) -> Task:
    known = tasks()
    if name not in known:
        raise BadOption("benchmark-task", task=name[:40], choices=", ".join(known))
    return known[name]


def entrant_of(task: Task, bot: str) -> Entrant:
    return entrants_of(task.game, [bot])[0]


@dataclass(frozen=True)
class Against:
    """How it went against one kind of opponent."""

    opponent: str
    games: int
    score: float
    low: float
    high: float
    faults: int


def against(task: Task, bot: str, opponent: str, outcomes: list[Outcome]) -> Against:
    """Against its own kind everybody has a fair share: that needs no games."""
    if bot == opponent:
        return Against(opponent, 0, 0.0, 0.0, 0.0, 0)
    row = table(outcomes, [bot])[0]
    fair = 1.0 / task.players
    score, low, high = ((share - fair) / (1.0 - fair) for share in (row.share, row.low, row.high))
    return Against(opponent, row.games, score, low, high, row.faults)


def result(task: Task, entrant: Entrant, deals: int, found: list[Against]) -> dict[str, object]:
    """One result, as JSON: the same settings give the same, byte by byte."""
    kind = game_class(task.game)
    count = len(found)
    score = sum(one.score for one in found) / count
    # Opponents are independent of each other, so the squares of the errors add up.
    error = sum(((one.high - one.low) / 2) ** 2 for one in found) ** 0.5 / count
    return {
        "benchmark": VERSION,
        "task": task.name,
        "game": {"name": task.game, "rules": kind.rules, "players": task.players},
        "taberna": version("taberna"),
        "code": code_of(task.game),
        "bot": {"name": entrant.name, "digest": entrant.digest},
        "seed": SEED,
        "deals": deals,
        "seconds_a_move": PATIENCE,
        "score": round(score, 4),
        "low": round(score - error, 4),
        "high": round(score + error, 4),
        "against": {
            one.opponent: {
                "games": one.games,
                "score": round(one.score, 4),
                "low": round(one.low, 4),
                "high": round(one.high, 4),
                "faults": one.faults,
            }
            for one in found
        },
    }
