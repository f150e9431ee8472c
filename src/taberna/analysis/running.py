"""Looks back at a finished game: what every position was worth, then what every decision gave away."""

from __future__ import annotations

from collections.abc import Callable

from ..core.errors import BadRecord
from ..core.evaluator import share_win
from ..core.game import CHANCE, State
from ..games import manifest
from ..record import Record
from .budget import FULL, QUICK, Budget
from .judging import Judge
from .model import Analysis, Step, Verdict
from .summary import parts, summary
from .values import Values, Worth, is_forced

# Longer games are not looked at: something is wrong with them.
MOST_MOVES = 20_000

Progress = Callable[[int, int], None]
"""Is told how much is done, of how much."""


def analyse(
    record: Record,
    seed: int = 0,
    budget: Budget | None = None,
    progress: Progress | None = None,
    quick: bool = False,
) -> Analysis:
    """Luck and skill of a finished game. The same record, seed and budget give the same analysis.

    Ctrl-C keeps what is done: the analysis then says that it is not complete. BadRecord says why a record can't be
    looked at.
    """
    check(record)
    return _Analyst(record, seed, budget or (QUICK if quick else FULL), progress, quick).run()


def check(record: Record) -> State:
    """The last position of a game that can be looked at."""
    if len(record.moves) > MOST_MOVES:
        raise BadRecord("analysis-endless", moves=len(record.moves), most=MOST_MOVES)
    last = record.verify()
    if not last.over:
        raise BadRecord("analysis-unfinished", moves=len(record.moves))
    return last


class _Analyst:
    def __init__(self, record: Record, seed: int, budget: Budget, progress: Progress | None, quick: bool) -> None:
        self.record = record
        self.seed = seed
        self.budget = budget
        self.progress = progress
        self.quick = quick
        self.game = record.game
        self.movers: list[int] = []
        self.forced: list[bool] = []
        for state, _ in record.steps():
            self.movers.append(int(state.turn))
            self.forced.append(is_forced(state))
        self.asked = [
            number
            for number, (mover, forced) in enumerate(zip(self.movers, self.forced, strict=True), 1)
            if mover != CHANCE and not forced
        ]
        self.worths: list[Worth] = []
        # What choices were worth by the look before them, by the number of the position they were made in.
        self.foreseen: dict[int, tuple[float, ...]] = {}
        self.verdicts: list[Verdict] = []
        self.done = 0

    def run(self) -> Analysis:
        complete = True
        try:
            self._value()
            if self.budget.thoughts > 0:
                self._judge()
        except KeyboardInterrupt:
            complete = False
        return self._told(complete)

    def _value(self) -> None:
        """What each position was worth. What is forced is worth what follows, so the last comes first."""
        values = Values(self.game, self.seed, self.budget)
        states = [state.clone() for state, _ in self.record.steps()]
        states.append(self.record.replay())
        asked = set(self.asked)
        found: list[Worth] = []
        try:
            for number in range(len(states) - 1, -1, -1):
                forced = number < len(self.forced) and self.forced[number]
                found.append(found[-1] if forced else values.worth(states[number], number))
                if number + 1 in asked:
                    seen = values.foreseen(states[number], self.record.moves[number])
                    if seen is not None:
                        self.foreseen[number] = seen
                self._step()
        finally:
            self.worths = found[::-1]

    def _judge(self) -> None:
        """What each decision gave away, by the view of the one who chose."""
        asked = set(self.asked)
        judge = Judge(self.game, self.seed, self.budget.iterations(manifest(self.game.name), len(asked)))
        for number, (state, action) in enumerate(self.record.steps(), 1):
            if number in asked:
                decision = state.decision()
                self.verdicts.append(judge.judge(number, state.view(decision.seat), decision, action))
                self._step()

    def _step(self) -> None:
        self.done += 1
        if self.progress is not None:
            decisions = len(self.asked) if self.budget.thoughts > 0 else 0
            self.progress(self.done, len(self.movers) + 1 + decisions)

    def _told(self, complete: bool) -> Analysis:
        game, moves = self.game, self.record.moves
        all_of_it = len(self.worths) == len(moves) + 1
        steps = self._steps()
        result = [0.0] * game.players
        share_win(self.record.replay(), result)
        summaries = [
            summary(
                seat,
                self.record.names[seat],
                result[seat],
                parts(self.worths, self.movers, self.foreseen, seat) if all_of_it else None,
                steps,
                self.verdicts,
            )
            for seat in range(game.players)
        ]
        start = self.worths[0] if all_of_it else Worth((), 0.0)
        return Analysis(
            game.name,
            game.players,
            tuple(self.record.names),
            len(moves),
            self.seed,
            self.quick,
            complete,
            start.chances,
            start.spread,
            tuple(steps),
            tuple(self.verdicts),
            tuple(summaries),
        )

    def _steps(self) -> list[Step]:
        """Those between two positions whose worth is known: all, or the last ones."""
        first = len(self.record.moves) + 1 - len(self.worths)
        told: list[Step] = []
        for k in range(len(self.worths) - 1):
            at = first + k
            before, after = self.worths[k].chances, self.worths[k + 1].chances
            moved = tuple(b - a for a, b in zip(before, after, strict=True))
            text = self.game.text(self.record.moves[at])
            spread = self.worths[k + 1].spread
            told.append(Step(at + 1, self.movers[at], text, self.forced[at], after, moved, spread))
        return told
