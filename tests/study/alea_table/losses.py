"""How far bots are from perfect as players alone: `python -m tests.study.alea_table.losses FOLDER --network FILE`.

Whatever a bot chooses, the table says what that costs: what the best choice is worth less what this one is. The
mean of the sums over games is what the bot loses, with little of the luck of the dice in it. Some play for points,
know how many turns are left, and solve their turns exactly with what they take the ends of turns to be worth.
Others play as they do at a table for two, where a rival stands as they do themselves at the beginning of every
turn: they want to win, and know no more than whether this turn is the last.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import taberna
from taberna.bots.network.asking import AskingBot
from taberna.bots.network.model import model
from taberna.core.bot import Bot
from taberna.core.chance import Rng
from taberna.core.errors import BadPosition
from taberna.games.alea import actions as a
from taberna.games.alea import numbers as n
from taberna.games.alea.outlook import AleaOutlook, columns_after
from taberna.games.alea.solver import AleaSolver, learned, rows_written, turn_of
from taberna.games.alea.state import AleaState

from .alone import Alone, facts_of, play, points
from .columns import ROWS
from .table import Ends, Table, start_of, subsets, unpacked
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
    """Plays for points with what somebody takes the ends of turns to be worth; what that costs by the table."""

    def __init__(self, table: Table, judge: Judge) -> None:
        super().__init__(table)
        self.judge = judge

    def prepare(self, begin: AleaState, left: int) -> None:
        super().prepare(begin, left)
        self.own = AleaSolver(self.game, Rng(0), self.values)
        self.own.of = turn_of(begin)
        self.own.written = self._ends(begin, left)

    def choice(self, state: AleaState, options: list[int], rng: Rng) -> tuple[int, float]:
        return self.costs(state, options, self.own.answer(state, options))

    def costs(self, state: AleaState, options: list[int], chosen: int) -> tuple[int, float]:
        best = max(float(self.solver.after(state, action)) for action in options)
        return chosen, best - float(self.solver.after(state, chosen))

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


class AtTable(Loser):
    """Plays like a bot that is offered at tables, with a rival who stands as he does."""

    def __init__(self, table: Table, name: str) -> None:
        super().__init__(table, Judge())
        self.name = name
        self.bot: Bot

    def prepare(self, begin: AleaState, left: int) -> None:
        Alone.prepare(self, begin, left)

    def position(self, column: int, hand: int, left: int) -> AleaState:
        cards = [name for k, name in enumerate(a.CARDS) if hand >> k & 1]
        twice = {"columns": [list(unpacked(column))] * 2, "cards": [cards] * 2}
        try:
            state = self.game.position({**twice, "ending": "cards"} if left == 1 else twice)
        except BadPosition:  # nobody could write anything, so a game for two would be over
            return super().position(column, hand, left)
        assert isinstance(state, AleaState)
        return state

    def play(self, state: AleaState, rng: Rng) -> float:
        self.bot = taberna.bot(self.name, self.game, Rng(rng.seed()), timed=False)
        return super().play(state, rng)

    def choice(self, state: AleaState, options: list[int], rng: Rng) -> tuple[int, float]:
        return self.costs(state, options, self.bot.choose(state.view(0), state.decision()))


def lost(alone: Alone, games: int, asked: argparse.Namespace) -> dict[str, Any]:
    start = start_of(asked.empty)
    found = play(alone, start, asked.turns, games, asked.workers)
    return {
        "turns": asked.turns,
        "games": games,
        "lost": facts_of([one.lost for one in found]),
        "points": facts_of(points(found, start)),
        "perfect": round(alone.table.start(start, asked.turns), 4),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--network", type=Path, nargs="*", default=[], help="networks of columns")
    parser.add_argument("--bots", nargs="*", default=[], help="as they play at tables: consul, imperator …")
    parser.add_argument("--consul", action="store_true", help="consul's values, played for points")
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--fewer", type=int, default=2_000, help="games of the slow ones: those at tables")
    parser.add_argument("--workers", type=int, default=10)
    parser.add_argument("--empty", type=int, default=ROWS)
    asked = parser.parse_args()
    table = Table(asked.folder, asked.turns, asked.empty)
    players: list[tuple[str, Alone, int]] = []
    if asked.consul:
        players.append(("consul’s values", Loser(table, Consul()), asked.games))
    players.extend((one.name, Loser(table, Columns(Alone(table), one)), asked.games) for one in asked.network)
    players.extend((f"{one}, at a table", AtTable(table, one), asked.fewer) for one in asked.bots)
    for name, alone, games in players:
        began = time.monotonic()
        found = {"who": name, **lost(alone, games, asked)}
        print(json.dumps({"loss": found, "seconds": round(time.monotonic() - began)}), flush=True)


if __name__ == "__main__":
    main()
