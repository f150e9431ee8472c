"""How far bots are from perfect as players alone: `python -m tests.study.alea_table.losses FOLDER --network FILE`.

Each plays many games for points with a known number of turns, solving its turns exactly with what it takes the
ends of turns to be worth. Whatever it chooses, the table says what that costs: what the best choice is worth less
what this one is. The mean of the sums over games is what the bot loses, with little of the luck of the dice in it.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from taberna.bots.network.asking import AskingBot
from taberna.bots.network.model import model
from taberna.bots.network.offered import shipped
from taberna.core.chance import Rng
from taberna.games.alea import actions as a
from taberna.games.alea import numbers as n
from taberna.games.alea.outlook import AleaOutlook, columns_after
from taberna.games.alea.solver import AleaSolver, learned, rows_written, turn_of
from taberna.games.alea.state import AleaState

from .check import Alone, Ends, Start, Table, many, mean_of, start_of, subsets
from .columns import ROWS
from .turns import BONUS, HANDS


class Judge:
    """Says what a bot takes the end of a turn to be worth beyond what was written before it."""

    def prepare(self, state: AleaState) -> None:
        """Called at the beginning of a turn."""

    def worth(self, column: int, hand: int, left: int) -> float:
        """What is to come for this column and hand, with so many turns left."""
        raise NotImplementedError


class Consul(Judge):
    """As consul has it: it never knows how many turns are left, but that this was the last one."""

    def __init__(self) -> None:
        self.values = learned()

    def worth(self, column: int, hand: int, left: int) -> float:
        cards = BONUS * hand.bit_count()
        if not left or n.is_full(column):
            return cards
        return cards + float(self.values.hope(min(6, int(rows_written(column))), column, hand))


class Columns(Judge):
    """As a network of columns has it."""

    def __init__(self, alone: Alone, path: Path) -> None:
        self.bot = AskingBot(alone.game, Rng(0), model(str(path)))

    def prepare(self, state: AleaState) -> None:
        self.bot.ask(state.view(0))

    def worth(self, column: int, hand: int, left: int) -> float:
        if not left or n.is_full(column):
            return BONUS * hand.bit_count()
        mind = self.bot.mind
        assert isinstance(mind, AleaOutlook)
        turns = min(left, int(mind.outlook.turns))
        return mind.outlook.known[column][(turns - 1) * HANDS + hand]


class Loser(Alone):
    """Plays like a bot, and adds up what its choices cost by the table."""

    def __init__(self, table: Table, judge: Judge) -> None:
        super().__init__(table)
        self.judge = judge
        self.own = AleaSolver(self.game, Rng(0), self.values)
        self.lost = 0.0

    def play(self, start: Start, turns: int, rng: Rng) -> tuple[float, float]:  # type: ignore[override]
        """What was lost in a game, and its points beyond those of the start."""
        self.lost = 0.0
        points = super().play(start, turns, rng)
        return self.lost, points

    def choice(self, solver: AleaSolver, state: AleaState, left: int) -> int:
        options = state.options()
        if len(options) == 1:
            return options[0]
        if turn_of(state) != self.own.of or state.lying + state.aside == 0:
            self.own = AleaSolver(self.game, Rng(0), self.values)
            self.own.of = turn_of(state)
            self.own.written = self._ends(state, left)
        chosen = self.own.answer(state, options)
        values = {action: float(solver.after(state, action)) for action in options}
        self.lost += max(values.values()) - values[chosen]
        return chosen

    def _ends(self, state: AleaState, left: int) -> Ends:
        """What the bot takes every end of this turn to be worth."""
        self.judge.prepare(state)
        column, hand = int(state.columns[0]), int(state.cards[0])
        hands = subsets(hand)
        # What can't be done is never asked for, and the last of what can is what counts.
        found = {a.PASS * HANDS + one: self._worth(column, one, left - 1) if hand else 0.0 for one in hands}
        for after in columns_after(column):
            row = ((after ^ column).bit_length() - 1) // 6
            number = after >> 6 * row & 63
            action = int(a.first_write(number)) + row
            for one in hands:
                found[action * HANDS + one] = number + self._worth(after, one, left - 1)
        return found

    def _worth(self, column: int, hand: int, left: int) -> float:
        """Never below nothing: to the solver that is what it does not know yet."""
        return max(0.0, self.judge.worth(column, hand, left))


def lost(table: Table, judge: Judge, asked: argparse.Namespace) -> dict[str, float]:
    start = start_of(asked.empty)
    found = many(Loser(table, judge), start, asked.turns, asked.games, asked.workers)
    loss, error, _ = mean_of([one for one, _ in found])
    points, of_points, _ = mean_of([one for _, one in found])
    return {
        "turns": asked.turns,
        "games": asked.games,
        "perfect": round(table.start(start, asked.turns), 3),
        "lost a game": round(loss, 3),
        "standard error": round(error, 3),
        "points": round(points, 2),
        "their standard error": round(of_points, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--network", type=Path, nargs="*", default=[], help="networks of columns beside the shipped one"
    )
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--games", type=int, default=4_000)
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--empty", type=int, default=ROWS)
    asked = parser.parse_args()
    table = Table(asked.folder, asked.turns, asked.empty)
    judges: dict[str, Judge] = {"consul": Consul()}
    own = shipped("alea")
    networks = [own, *asked.network] if own and model(str(own)).asked else asked.network
    judges.update((path.name, Columns(Alone(table), path)) for path in networks)
    for name, judge in judges.items():
        began = time.monotonic()
        found = lost(table, judge, asked)
        print(json.dumps({"who": name, **found, "seconds": round(time.monotonic() - began)}), flush=True)


if __name__ == "__main__":
    main()
