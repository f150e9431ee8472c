"""What somebody who had to choose could know of the options, and what the choice gave away.

Only the view of that seat is looked at. First the strongest bot says what it thinks of all options. Then the one
that was chosen and the best of the others are compared by as many tries of each, in the same imagined positions
and with the same random numbers; those tries are fresh, so the one that looked best by luck gains nothing by it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from .. import bots
from ..bots import Budget as Thinking
from ..bots import Judgement, SearchBot
from ..bots.search.averaging import AveragingTree
from ..core.chance import Rng
from ..core.evaluator import share_win
from ..core.game import Decision, Game, State, View
from ..core.manifest import CONSUL
from ..games import manifest
from . import labels
from .generators import LINE, OPINION, TRIES, WORLD, generator
from .model import LABELS, Opinion, Verdict
from .values import FEW_ENDS, exact
from .why import why

# Pairs of searches, and what half of a 95 % interval is of their standard error (Student's t for one less).
PAIRS = 6
SURE = 2.571
# Of all tries so many go into the first look at all options; the rest into the two that are compared.
FIRST = 0.4


@dataclass(frozen=True)
class Compared:
    chosen: float
    chosen_doubt: float
    rival: float
    rival_doubt: float
    doubt: float  # of the difference
    tries: int


class Judge:
    """Judges decisions of one game, each by itself: in any order, with the same answers."""

    def __init__(self, game: Game, seed: int, iterations: int) -> None:
        self.game = game
        self.seed = seed
        self.iterations = iterations
        self.brings = manifest(game.name)

    def judge(self, number: int, view: View, decision: Decision, chosen: int) -> Verdict:
        """The choice that was made as move `number`, by the view alone."""
        judged = self.opinions(number, view, decision)
        known = {one.action: one for one in judged}
        rival = next(one for one in [*known, *decision.options] if one != chosen)
        if chosen in known and rival in known and known[chosen].tries == known[rival].tries == 0:
            compared = Compared(known[chosen].chance, 0.0, known[rival].chance, 0.0, 0.0, 0)
        else:
            compared = self._compare(number, view, decision.seat, chosen, rival)
        lost = compared.rival - compared.chosen
        told_apart = abs(lost) > compared.doubt
        gave_away = max(0.0, lost)
        called = labels.label(gave_away, told_apart)
        reason = None
        if called in LABELS[2:]:
            lines = [known[one].line if one in known else (one,) for one in (rival, chosen)]
            rng = generator(self.seed, number, LINE)
            reason = why(self.game, view, decision.seat, (list(lines[0]), list(lines[1])), rng)
        text = self.game.text
        return Verdict(
            number,
            decision.seat,
            text(chosen),
            text(rival),
            compared.chosen,
            compared.chosen_doubt,
            compared.rival,
            compared.rival_doubt,
            gave_away,
            compared.doubt,
            told_apart,
            called,
            compared.tries,
            tuple(
                Opinion(text(one.action), one.chance, one.spread, one.tries, tuple(text(a) for a in one.line))
                for one in judged
            ),
            reason,
        )

    # -- all options --------------------------------------------------------------------------------------

    def opinions(self, number: int, view: View, decision: Decision) -> list[Judgement]:
        """What is thought of the options, the best first."""
        rng = generator(self.seed, number, OPINION)
        found = self._to_the_end(view, decision, rng)
        if not found and self.brings.levels[CONSUL].mind not in ("search", "network"):
            found = bots.bot(CONSUL, self.game, rng, timed=False).explain(view, decision)
        if not found:
            evaluator = bots.evaluator(self.game, rng)
            # Each option is tried at least once; some evaluators look at all of them in the first try.
            least = 1 if evaluator.evaluates_leaves else len(decision.options)
            first = Thinking(max(least, round(self.iterations * FIRST)))
            found = SearchBot(self.game, rng, evaluator, self.brings.explore, first).explain(view, decision)
        return found

    def _to_the_end(self, view: View, decision: Decision, rng: Rng) -> list[Judgement]:
        """Everything played out, where little is left and all of it lies open."""
        if self.game.hidden or len(decision.options) > FEW_ENDS:
            return []
        root = self.game.imagine(view, rng)
        found: list[Judgement] = []
        for action in decision.options:
            after = root.clone()
            after.do(action)
            ends = exact(after, FEW_ENDS)
            if ends is None:
                return []
            found.append(Judgement(action, ends[decision.seat], 0.0, 0, (action,)))
        return sorted(found, key=lambda one: (-one.chance, one.action))

    # -- two of them --------------------------------------------------------------------------------------

    def _compare(self, number: int, view: View, seat: int, chosen: int, rival: int) -> Compared:
        each = max(1, round(self.iterations * (1 - FIRST) / 2 / PAIRS))
        ours: list[float] = []
        theirs: list[float] = []
        for pair in range(PAIRS):
            root = self.game.imagine(view, generator(self.seed, number, WORLD + pair))
            ours.append(self._try(root, seat, chosen, (number, pair), each))
            theirs.append(self._try(root, seat, rival, (number, pair), each))
        _, doubt = _interval([other - one for one, other in zip(ours, theirs, strict=True)])
        (one, one_doubt), (other, other_doubt) = _interval(ours), _interval(theirs)
        # What ends the game at once was not estimated.
        one_doubt = 0.0 if self._ends(root, chosen) else one_doubt
        other_doubt = 0.0 if self._ends(root, rival) else other_doubt
        return Compared(one, one_doubt, other, other_doubt, doubt, each * PAIRS)

    def _ends(self, root: State, action: int) -> bool:
        after = root.clone()
        after.do(action)
        return after.over

    def _try(self, root: State, seat: int, action: int, which: tuple[int, int], tries: int) -> float:
        """This seat's mean result over so many tries after an action.

        Each try begins with the same random numbers for both of a pair: what the seat can't know is dealt alike.
        """
        after = root.clone()
        after.do(action)
        if after.over:
            results = [0.0] * self.game.players
            share_win(after, results)
            return results[seat]
        number, pair = which
        rng = generator(self.seed, number, TRIES + pair)
        tree = AveragingTree(self.game, seat, rng, self.brings.explore, bots.evaluator(self.game, rng))
        for _ in range(tries):
            tree.rng = Rng(rng.seed())
            tree.run(after, 1)
        return tree.mean()[seat]


def _interval(found: list[float]) -> tuple[float, float]:
    """Their mean, and half of its 95 % interval."""
    mean = sum(found) / len(found)
    error = sqrt(sum((one - mean) ** 2 for one in found) / (len(found) - 1) / len(found))
    return mean, max(SURE * error, labels.least_doubt())
